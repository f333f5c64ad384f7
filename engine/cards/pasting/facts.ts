/** What a pasted print says about a card beside its abilities: an entry of the gallery (JSON), or lines before the text. */
import { DOMAINS, isDomain } from '../../domains.ts';
import type { CardKind } from '../sentence.ts';
import { keywordsAmong } from './ahead.ts';
import { OWN } from './amounts.ts';
import { headerOf } from './header.ts';
import { factsInJson, numberIn, textIn, wordsIn } from './json.ts';
import { withoutCapitals, withoutMarkdown } from './layout.ts';
import { plainSigns } from './symbols.ts';
import { KINDS, MARKERS, TIMINGS } from './typeWords.ts';
import { unfolded } from './unfolded.ts';

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
  /** As of `Amounts`. */
  readonly isPowerUncounted?: true;
  readonly might?: number;
  readonly domains: readonly string[];
  readonly tags: readonly string[];
  readonly text: string;
  /** Of an object without a text that is known as one: the fields that may be it. */
  readonly unknownFields: readonly string[];
}

/** What a card is called that comes without a name. */
const NAMELESS = 'Pasted Card';

/** Never fails: what is not found is left out, and `isTyped` tells whether the type was. */
export const factsOf = (print: string): PrintFacts => withBonus(fromJson(print) ?? fromLines(print));

/** `+2 Might`, `Might Bonus: +2` on a line among the text of Equipment: the box on the card that says what its bearer gets. */
const withBonus = (facts: PrintFacts): PrintFacts => {
  const lines = facts.text.split('\n');
  const isEquipment = facts.markers.includes('equipment') || lines.some(each => EQUIPS.test(each));
  const [line, ...others] = lines.filter(each => BONUS.test(each));
  if (facts.kind !== 'gear' || !isEquipment || facts.might !== undefined || line === undefined || others.length > 0)
    return facts;
  const might = Number(/\d+/u.exec(line)?.[0]);
  return { ...facts, might, text: lines.filter(each => each !== line).join('\n') };
};

/** What gear says that is Equipment, whether or not its type does. */
export const EQUIPS = /^\s*\[(?:Equip|Quick-Draw)\]/u;

const BONUS =
  /^\s*(?:(?:\+\s*\d{1,2}|\[\+?\d{1,2}\])\s*(?:might|:rb_might:|\[M\])\.?|might bonus\s*:?\s*\+?\d{1,2})\s*$/iu;

/** The object of one card, as the gallery or another site gives it; undefined where the text is not one. */
const fromJson = (print: string): PrintFacts | undefined => {
  const given = factsInJson(print);
  if (given === null) return undefined;
  const { facts, unknown } = given;
  const types = wordsIn(facts.type).flatMap(each => each.toLowerCase().split(/[\s—–-]+/u));
  const [energy, might] = [numberIn(facts.energy), numberIn(facts.might)];
  const tags = wordsIn(facts.tags).map(plainSigns);
  const [name] = facts.name ?? [];
  return {
    name: typeof name === 'string' && name !== '' ? plainSigns(name) : NAMELESS,
    ...kindsIn(types),
    isTyped: types.length > 0,
    markers: markersIn(types, tags),
    ...(energy === undefined ? {} : { energy }),
    timing: TIMINGS.filter(each => types.includes(each)),
    power: Array.from({ length: numberIn(facts.power) ?? 0 }, () => OWN),
    ...(might === undefined ? {} : { might }),
    domains: wordsIn(facts.domains)
      .map(each => each.toLowerCase())
      .filter(isDomain),
    tags: tags.filter(each => isOwnTag(each) && keywordsAmong(each) === undefined),
    text: withKeywords(
      tags.flatMap(each => keywordsAmong(each) ?? []),
      textIn(facts.text),
    ),
    // With a text, what else there is are pictures and numbers of the set.
    unknownFields: facts.text === undefined ? unknown : [],
  };
};

const markersIn = (types: readonly string[], tags: readonly string[]): readonly string[] =>
  MARKERS.filter(each => types.includes(each) || tags.some(tag => tag.toLowerCase() === each));

/** `Gear - Equipment`: that is what it is, and no tag besides. */
const isOwnTag = (tag: string): boolean => tag.toLowerCase() !== 'equipment';

/** Keywords from above the text as its first lines, but for those that it begins a line with itself. */
const withKeywords = (keywords: readonly string[], text: string): string => {
  const lines = plainSigns(text)
    .split('\n')
    .map(each => each.trim().toLowerCase());
  const further = keywords.filter(each => !lines.some(line => line.startsWith(each.toLowerCase())));
  return [...new Set(further), ...(text === '' ? [] : [text])].join('\n');
};

/** What is a unit and gear is both; else one word of several is the type. */
const kindsIn = (types: readonly string[]): Pick<PrintFacts, 'kind' | 'also'> => {
  const kind = KINDS.find(each => types.includes(each)) ?? 'unit';
  return { kind, also: kind === 'unit' && types.includes('gear') ? ['gear'] : [] };
};

const fromLines = (print: string): PrintFacts => {
  const { name, types, domains, tags, keywords, energy, might, power, isPowerUncounted, text } = headerOf(
    unfolded(withoutMarkdown(plainSigns(print)).split('\n')),
  );
  const known = [...new Set([...domains, ...power.filter(isDomain)])];
  return {
    name: name === undefined || name === '' ? NAMELESS : withoutCapitals(name),
    ...kindsIn(types),
    isTyped: types.length > 0,
    markers: markersIn(types, tags),
    timing: TIMINGS.filter(each => types.includes(each)),
    ...(energy === undefined ? {} : { energy }),
    ...(might === undefined ? {} : { might }),
    power,
    ...(isPowerUncounted === undefined ? {} : { isPowerUncounted }),
    domains: DOMAINS.filter(each => known.includes(each)),
    tags: tags.filter(isOwnTag).map(withoutCapitals),
    text: withKeywords(keywords, text),
    unknownFields: [],
  };
};
