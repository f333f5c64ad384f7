/**
 * How a sentence was read, in plain words, from the abilities alone: a reader who compares it with the print sees a misreading.
 * Every part is described, those without a wording of their own under their names, so that nothing is left out silently.
 */

import type { Ability } from '../game/state/cards/ability.ts';
import { sameTerms, saysOnly } from '../game/state/cards/walk.ts';
import { capitalized } from '../lists.ts';
import { PHRASES } from './readAsPhrases.ts';

/** One line an ability: `Triggered: when attack (me): deal (2, to 1 chosen unit (enemy, at here) [a]).` */
export const readAs = (abilities: readonly Ability[]): readonly string[] =>
  abilities.map(each => `${capitalized(described(each as unknown as Part))}.`);

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words as they were written say nothing about how they were read. */
const NOT_DESCRIBED: ReadonlySet<string> = new Set(['text', 'label', 'words', 'start', 'end']);

/** The field that says what a part is. */
const HEADS: readonly string[] = ['do', 'on', 'gives', 'pays', 'is', 'kind'];

const described = (value: unknown): string => {
  if (Array.isArray(value)) return listed(value.map(described));
  if (!isPart(value)) return String(value);
  const phrase = PHRASES.find(([fits]) => fits(value));
  if (phrase !== undefined) return phrase[1](value, { of: described, fields });
  return WORDINGS.find(([fits]) => fits(value))?.[1](value) ?? byFields(value);
};

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'none' : parts.join(', '));

/** `draw (who: you, amount: 2)`: what has no wording of its own. */
const byFields = (part: Part, without: readonly string[] = []): string => {
  const head = HEADS.find(each => typeof part[each] === 'string');
  const rest = fields(part, head === undefined ? without : [...without, head]);
  const name = head === undefined ? '' : String(part[head]);
  if (rest === '') return name === '' ? 'nothing' : name;
  return name === '' ? rest : `${name} (${rest})`;
};

const fields = (part: Part, without: readonly string[]): string =>
  Object.entries(part)
    .filter(
      ([key, value]) => value !== undefined && !isEmpty(value) && !NOT_DESCRIBED.has(key) && !without.includes(key),
    )
    .map(([key, value]) => describedField(key, value))
    .join(', ');

const FIELD_NAMES: Readonly<Record<string, string>> = {
  what: '',
  amount: '',
  side: '',
  name: '',
  value: '',
  how: '',
  effects: '',
  who: 'by',
  where: 'at',
  costParts: 'also',
  notTypes: 'not of type',
  isNot: 'not',
  ofKnown: 'where that is known',
  when: 'if',
  until: 'for',
  as: 'called',
  in: 'is',
};

const describedField = (key: string, value: unknown): string => {
  const name = FIELD_NAMES[key] ?? key.replaceAll(/([A-Z])/gu, letter => ` ${letter.toLowerCase()}`);
  if (value === true) return name;
  if (key === 'instructions' || key === 'otherwise')
    return `${key === 'otherwise' ? 'otherwise' : 'then'}: ${steps(value)}`;
  if (key === 'until' && value === 'next turn') return 'until your next turn starts';
  if (key === 'until' && value === 'next ending') return 'until your next Ending Phase';
  if (key === 'until' && value === 'next awaken') return 'until their next Awaken Phase is over';
  if (key === 'until' && value === 'next beginning') return 'until your next Beginning Phase';
  if (key === 'until' && value === 'next turn end') return 'until the end of your next turn';
  return name === '' ? described(value) : `${name}${PREPOSITIONS.has(name) ? '' : ':'} ${described(value)}`;
};

const PREPOSITIONS: ReadonlySet<string> = new Set([
  'to',
  'of',
  'at',
  'from',
  'by',
  'for',
  'with',
  'if',
  'is',
  'called',
]);

const steps = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? value.map(described).join('; ') : 'nothing';

const HEADINGS: Readonly<Record<string, string>> = {
  triggered: 'triggered',
  activated: 'activated',
  replacement: 'replacement',
  static: 'passive',
  spell: 'on resolution',
  dependent: 'depends on a keyword',
  attached: 'for what it is attached to',
};

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

type Wording = readonly [fits: (part: Part) => boolean, words: (part: Part) => string];

const WORDINGS: readonly Wording[] = [
  [
    part => typeof part.name === 'string' && part.value !== undefined && saysOnly(part, 'name', 'value'),
    part => (part.value === 1 ? String(part.name) : `${String(part.name)} ${described(part.value)}`),
  ],
  [part => part.kind === 'dependent', part => `${onKeyword(part.on)}: ${described(part.ability)}`],
  [part => part.kind === 'attached' && 'ability' in part, part => `${HEADINGS.attached}: ${described(part.ability)}`],
  [
    ({ kind, instructions }) => typeof kind === 'string' && kind in HEADINGS && Array.isArray(instructions),
    part => {
      const { kind, instructions, events, event, cost, may } = part;
      const rest = fields(part, ['kind', 'instructions', 'events', 'event', 'cost', 'may']);
      return [
        HEADINGS[String(kind)],
        ...(events === undefined
          ? []
          : [`when ${Array.isArray(events) ? events.map(described).join(' or ') : described(events)}`]),
        ...(event === undefined ? [] : [`instead of, or as: ${described(event)}`]),
        ...(rest === '' ? [] : [rest]),
        ...(may === undefined ? [] : [`${String(may)} may`]),
        ...(cost === undefined ? [] : [`pay ${described(cost)}`]),
        steps(instructions),
      ].join(': ');
    },
  ],
  [part => part.kind === 'static', part => `passive: ${fields(part, ['kind']) || 'nothing in play'}`],
  [
    part => part.kind === 'chosen' && isPart(part.filter),
    part => {
      const rest = fields(part, ['kind', 'filter', 'count', 'slot']);
      return `${counted(part.count)} chosen ${described(part.filter)}${slotLabel(part.slot)}${rest === '' ? '' : ` (${rest})`}`;
    },
  ],
  [
    part => part.kind === 'all' && isPart(part.filter),
    part => withFields(`all ${described(part.filter)}`, part, ['filter']),
  ],
  [part => part.kind === 'count', part => withFields(`the number of ${described(part.what)}`, part, ['what'])],
  [part => part.kind === 'slot', part => withFields(`what was chosen${slotLabel(part.slot)}`, part, ['slot'])],
  [
    part => Array.isArray(part.types) && part.kind === undefined,
    part => {
      const types = (part.types as readonly unknown[]).join(' or ') || 'thing';
      const rest = fields(part, ['types']);
      return rest === '' ? types : `${types} (${rest})`;
    },
  ],
  [
    part => Array.isArray(part.costParts) && 'energy' in part,
    part => {
      const power = (part.power as readonly unknown[]).map(described);
      const costParts = (part.costParts as readonly unknown[]).map(described);
      const energy = part.energy === 0 ? [] : [`${described(part.energy)} Energy`];
      return listed([...energy, ...power, ...costParts, ...rested(part, ['energy', 'power', 'costParts'])]);
    },
  ],
  [
    part => typeof part.domain === 'string' && part.amount !== undefined && saysOnly(part, 'domain', 'amount'),
    part => `${described(part.amount)} ${String(part.domain)} Power`,
  ],
  [
    part => ('least' in part || 'most' in part) && part.do === undefined,
    part => {
      const { least, most } = part;
      const rest = rested(part, ['least', 'most']);
      const range = sameTerms(least, most)
        ? `exactly ${described(least)}`
        : [
            ...(least === undefined ? [] : [`${described(least)} or more`]),
            ...(most === undefined ? [] : [`at most ${described(most)}`]),
          ].join(' and ');
      return [range, ...rest].join(', ');
    },
  ],
];

const rested = (part: Part, without: readonly string[]): readonly string[] => {
  const rest = fields(part, without);
  return rest === '' ? [] : [rest];
};

const withFields = (words: string, part: Part, without: readonly string[]): string => {
  const rest = fields(part, ['kind', ...without]);
  return rest === '' ? words : `${words} (${rest})`;
};

const counted = (count: unknown): string => {
  if (!isPart(count)) return '1';
  const { least, most } = count;
  if (least === most) return String(least);
  if (most === 'any') return least === 0 ? 'any number of' : `${String(least)} or more`;
  return least === 0 ? `up to ${String(most)}` : `${String(least)} to ${String(most)}`;
};

const slotLabel = (slot: unknown): string => (slot === undefined ? '' : ` [${String(slot)}]`);

const onKeyword = (on: unknown): string => {
  if (!isPart(on)) return 'always';
  return on.level === undefined ? `while ${String(on.keyword)}` : `at ${String(on.keyword)} ${String(on.level)}`;
};
