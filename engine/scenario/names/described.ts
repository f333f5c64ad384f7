/**
 * Cards identified by a description that fits only one: `the blue Ahri`, `the 6 might Kai'Sa`, a part of the name
 * (`naming.card.traits`).
 */
import { DOMAINS, type Domain } from '../../domains.ts';
import type { Print, Question } from '../../game/state/state.ts';
import type { Scope } from './resolve.ts';

/** The name as it is written on the card or as the tag is; what no option is, or more than one, as it was said. */
export const nameMeant = (
  { names, state }: Scope,
  { of, options }: Extract<Question, { ask: 'name' }>,
  said: string,
): string => {
  const exact = options.find(each => each.toLowerCase() === said.toLowerCase());
  if (exact !== undefined || of === 'tag') return exact ?? said;
  // The name of another card, or of a token, says which is meant.
  if (names.cards.print(said) !== null) return said;
  const traits = traitsIn(said);
  if (traits.length === 0) return said;
  const printed = (name: string): Print | null =>
    names.cards.print(name) ?? state.objects.find(o => o.print.name === name)?.print ?? null;
  const fitting = options.filter(name => {
    const print = printed(name);
    return print !== null && traits.every(fits => fits(print));
  });
  return fitting.length === 1 ? (fitting[0] ?? said) : said;
};

type Trait = (print: Print) => boolean;

const COLOURS: Readonly<Record<string, Domain>> = {
  red: 'fury',
  green: 'calm',
  blue: 'mind',
  orange: 'body',
  purple: 'chaos',
  yellow: 'order',
};

const TYPES: readonly string[] = ['unit', 'gear', 'spell', 'legend', 'battlefield', 'rune'] satisfies Print['type'][];

/** `6 might`, `6 energy`, a domain or its colour, a type; every other word is one of the name. */
const traitsIn = (said: string): readonly Trait[] => {
  const traits: Trait[] = [];
  const words = said
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(word => word !== '' && word !== 'the');
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const next = words[i + 1];
    const number = /^\d+$/.test(word) ? Number(word) : null;
    if (number !== null && (next === 'might' || next === 'energy')) {
      traits.push(next === 'might' ? p => p.type === 'unit' && p.might === number : p => p.energy === number);
      i++;
    } else traits.push(traitOf(word));
  }
  return traits;
};

const traitOf = (word: string): Trait => {
  const domain = DOMAINS.find(each => each === word) ?? (Object.hasOwn(COLOURS, word) ? COLOURS[word] : undefined);
  // "Order" may be a word of the name as well.
  if (domain !== undefined) return p => p.domains.includes(domain) || isInName(p, word);
  if (TYPES.includes(word)) return p => p.type === word || isInName(p, word);
  return p => isInName(p, word);
};

const isInName = (print: Print, word: string): boolean =>
  print.name
    .toLowerCase()
    .split(/[\s,]+/)
    .includes(word);
