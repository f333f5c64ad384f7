/** Keywords that are short for a triggered ability: one for each that an object has, however it came by it (`keyword`). */
import type { Instruction, Triggered } from '../state/cards/ability.ts';
import type { EventPattern, Filter } from '../state/cards/terms.ts';
import type { GameObject, Keyword, State } from '../state/state.ts';
import { type AbilityInstance, abilitiesOf } from './abilityInstances.ts';
import { hasKeyword, keywordsOf } from './might.ts';
import { traitsThatChange } from './traits.ts';

const trigger = (
  keyword: string,
  on: readonly EventPattern[],
  instructions: readonly Instruction[],
  rest: Partial<Triggered> = {},
): Triggered => ({ kind: 'triggered', events: on, instructions, keyword, text: keyword, ...rest });

const ME = { kind: 'me' } as const;

/**
 * `keyword.temporary.meaning`, `keyword.vision.meaning`, `keyword.hunt.meaning`, `keyword.quick-draw.meaning`,
 * `keyword.weaponmaster.meaning`, `keyword.temporary`, `keyword.temporary.trigger`, `keyword.vision`,
 * `keyword.vision.trigger`, `keyword.hunt`, `keyword.hunt.conquer-and-hold`, `keyword.quick-draw`,
 * `keyword.temporary.once`
 *
 * Deploy and Disarm are known from the reminders of their cards alone.
 */
const TRIGGERS: Readonly<Record<string, (value: number) => Triggered>> = {
  temporary: () => trigger('temporary', [{ on: 'start of beginning phase', who: 'you' }], [{ do: 'kill', what: ME }]),
  vision: () => trigger('vision', [{ on: 'play', what: ME }], [{ do: 'predict', who: 'you', amount: 1 }]),
  hunt: value =>
    trigger(
      'hunt',
      [
        { on: 'conquer', what: ME },
        { on: 'hold', what: ME },
      ],
      [{ do: 'gain xp', who: 'you', amount: value }],
    ),
  'quick-draw': () =>
    trigger(
      'quick-draw',
      [{ on: 'play', what: ME }],
      [{ do: 'attach', what: ME, to: chosen({ types: ['unit'], side: 'yours' }) }],
    ),
  deploy: () =>
    trigger('deploy', [{ on: 'hold', who: 'an opponent', at: { kind: 'here' } }], [{ do: 'kill', what: ME }]),
  disarm: value =>
    trigger(
      'disarm',
      [{ on: 'attack', what: ME }],
      [
        {
          do: 'give might',
          to: chosen({ types: ['unit'], side: 'enemy', where: { kind: 'here' } }),
          amount: -value,
          until: 'turn',
        },
      ],
    ),
  weaponmaster: () =>
    trigger(
      'weaponmaster',
      [{ on: 'play', what: ME }],
      [{ do: 'attach', what: chosen({ types: ['equipment'], side: 'yours' }), to: ME, paying: 'equip' }],
      { may: 'you' },
    ),
};

function chosen(filter: Pick<Filter, 'types' | 'side' | 'where'>) {
  return { kind: 'chosen', slot: 'a', filter, count: { least: 1, most: 1 } } as const;
}

/**
 * Words of a keyword's trigger that a card spells out itself are left to the card. Rules: `keyword.vision.each`,
 * `keyword.vision.each.choice`, `keyword.vision.each.same-card`, `keyword.weaponmaster.each`.
 */
export const keywordTriggers = (state: State, o: GameObject): readonly AbilityInstance[] => {
  if (!mayTrigger(o) && !traitsThatChange(state)?.keywords.get(o.id)?.some(stands)) return NO_TRIGGERS;
  const keywords = keywordsOf(state, o);
  const found: AbilityInstance[] = [];
  // Rules text is inactive while attached (`attachment.attached.rules-text`); what it was given is not, in later editions.
  const { inactiveText } = state.behaviours;
  if (o.attachedTo !== null && inactiveText === 'all') return found;
  const isActive = (name: string) =>
    o.attachedTo === null || o.modifiers.some(m => m.kind === 'keyword' && m.keyword.name === name);
  const spelled = (name: string): number =>
    o.attachedTo === null ? o.print.abilities.filter(a => 'keyword' in a && a.keyword === name).length : 0;
  for (const k of keywords) {
    if (!hasTrigger(k.name) || !isActive(k.name) || !hasKeyword(state, o, k.name)) continue;
    const times = EACH.has(k.name) ? k.value - spelled(k.name) : spelled(k.name) > 0 ? 0 : 1;
    if (times <= 0) continue;
    const instances = abilitiesOf(state, {
      ...o,
      modifiers: [{ kind: 'ability', ability: abilityOf(k.name, k.value), until: 'board' }],
      print: BARE(o),
    });
    for (let n = 0; n < times; n++) found.push(...instances.slice(0, 1));
  }
  return found;
};

/** Each instance of these triggers by itself; the value of such a keyword is how many there are. */
const EACH: ReadonlySet<string> = new Set(['vision', 'weaponmaster']);

const stands = (k: Keyword): boolean => hasTrigger(k.name);

const mayTrigger = (o: GameObject): boolean =>
  o.keywords.some(stands) || o.modifiers.some(m => m.kind === 'keyword' && stands(m.keyword));

const NO_TRIGGERS: readonly AbilityInstance[] = [];

/** Made once for each keyword and value. */
const abilityOf = (keyword: string, value: number): Triggered => {
  const key = `${keyword} ${value}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const ability = TRIGGERS[keyword]?.(value) ?? trigger(keyword, [], []);
  made.set(key, ability);
  return ability;
};

const made = new Map<string, Triggered>();

const BARE = (o: GameObject): GameObject['print'] => ({ ...o.print, abilities: [] });

/** Whether a keyword stands for something that triggers. */
export const hasTrigger = (keyword: string): boolean => TRIGGERS[keyword] !== undefined;
