/** What a pasted print says about a card beside its abilities: an entry of the gallery (JSON), or lines before the text. */
import type { CardKind } from '../sentence.ts';
import { OWN } from './amounts.ts';
import { headerOf, KINDS, MARKERS, TIMINGS } from './header.ts';
import { withoutMarkdown } from './layout.ts';
import { DOMAINS, plainSigns } from './symbols.ts';

export interface PrintFacts {
  readonly name: string;
  readonly kind: CardKind;
  /** Whether anything says its type. */
  readonly isTyped: boolean;
  /** What it is besides, as gear that is a unit, too. */
  readonly also: readonly CardKind[];
  /** `champion`, `signature`, `token`, `equipment`. */
  readonly markers: readonly string[];
  /** `action` or `reaction`, as its type line says it. */
  readonly timing: readonly string[];
  readonly energy?: number;
  /** A domain for each Power; `own` is the card's only one, or any. */
  readonly power: readonly string[];
  readonly might?: number;
  readonly domains: readonly string[];
  readonly tags: readonly string[];
  readonly text: string;
}

/** What a card is called that comes without a name. */
const NAMELESS = 'Pasted Card';

export const factsOf = (print: string): PrintFacts => fromGallery(print) ?? fromLines(print);

/** The object of one card, as the gallery gives it; undefined where the text is not one. */
const fromGallery = (print: string): PrintFacts | undefined => {
  if (!print.trimStart().startsWith('{')) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(print);
  } catch {
    return undefined;
  }
  const given = read as Readonly<Record<string, unknown>>;
  const types = [...texts(given.cardTypes), ...texts(given.superTypes)].map(each => each.toLowerCase());
  const [energy, might] = [numberIn(given.energy), numberIn(given.might)];
  const tags = texts(given.tags).map(plainSigns);
  return {
    name: typeof given.name === 'string' && given.name !== '' ? plainSigns(given.name) : NAMELESS,
    ...kindsIn(types),
    isTyped: true,
    markers: markersIn(types, tags),
    ...(energy === undefined ? {} : { energy }),
    timing: [],
    power: Array.from({ length: numberIn(given.power) ?? 0 }, () => OWN),
    ...(might === undefined ? {} : { might }),
    domains: texts(given.domains)
      .map(each => each.toLowerCase())
      .filter(each => DOMAINS.includes(each)),
    tags: tags.filter(isOwnTag),
    text: typeof given.abilityText === 'string' ? given.abilityText : '',
  };
};

const markersIn = (types: readonly string[], tags: readonly string[]): readonly string[] =>
  MARKERS.filter(each => types.includes(each) || tags.some(tag => tag.toLowerCase() === each));

/** `Gear - Equipment`: that is what it is, and no tag besides. */
const isOwnTag = (tag: string): boolean => tag.toLowerCase() !== 'equipment';

/** What is a unit and gear is both; else one word of several is the type. */
const kindsIn = (types: readonly string[]): Pick<PrintFacts, 'kind' | 'also'> => {
  const kind = KINDS.find(each => types.includes(each)) ?? 'unit';
  return { kind, also: kind === 'unit' && types.includes('gear') ? ['gear'] : [] };
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];

const numberIn = (value: unknown): number | undefined => {
  const text = String(value ?? '').replace(/^\+/u, '');
  return /^\d{1,3}$/u.test(text) ? Number(text) : undefined;
};

const fromLines = (print: string): PrintFacts => {
  const { name, types, domains, tags, energy, might, power, text } = headerOf(
    withoutMarkdown(plainSigns(print)).split('\n'),
  );
  const known = [...new Set([...domains, ...power.filter(each => DOMAINS.includes(each))])];
  return {
    name: name === undefined || name === '' ? NAMELESS : name,
    ...kindsIn(types),
    isTyped: types.length > 0,
    markers: markersIn(types, tags),
    timing: TIMINGS.filter(each => types.includes(each)),
    ...(energy === undefined ? {} : { energy }),
    ...(might === undefined ? {} : { might }),
    power,
    domains: DOMAINS.filter(each => known.includes(each)),
    tags: tags.filter(isOwnTag),
    text,
  };
};
