/** The words of a print's type line: `Champion Unit`, `Chaos Gear`, `Reaction Spell`. */
import { DOMAINS, isDomain } from '../../domains.ts';

export const KINDS = ['unit', 'spell', 'gear', 'battlefield', 'legend', 'rune'] as const;
export const MARKERS: readonly string[] = ['champion', 'signature', 'token', 'equipment'];
export const TIMINGS: readonly string[] = ['action', 'reaction'];
const TYPE_WORDS: ReadonlySet<string> = new Set([...KINDS, ...MARKERS, ...TIMINGS, ...DOMAINS, 'basic']);

export const isTypeWord = (word: string): boolean => TYPE_WORDS.has(word.toLowerCase());

/** In lower case. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/gu) ?? [];

/** Only words that say what kind of card it is, of which domain, and what it costs in front of them. */
export const isType = (text: string): boolean => {
  if (!/^(?:\d{1,2}\s+)?\D*$/u.test(text)) return false;
  const words = wordsOf(text);
  return words.some(isKind) && words.every(isTypeWord);
};

const EQUIPMENT = 'equipment';
/** Equipment is gear, also where a page says no more. */
const isKind = (word: string): boolean => KINDS.some(kind => kind === word) || word === EQUIPMENT;

/** When it is played, alone above the text: only a spell has that as a line of its own. */
export const isTiming = (line: string): boolean => /^(?:action|reaction)$/iu.test(line);

/** What kind of card it is, with its supertypes, and its domains. */
export const typesIn = (text: string): { readonly types: readonly string[]; readonly domains: readonly string[] } => {
  const words = wordsOf(text);
  const types = words.filter(each => !isDomain(each));
  const [kind] = KINDS.filter(each => types.includes(each));
  if (kind !== undefined) return { types, domains: words.filter(isDomain) };
  return { types: [isTiming(text) ? 'spell' : 'gear', ...types], domains: words.filter(isDomain) };
};

/** `Calm`, `Calm, Mind`, `Body/Order`: nothing but domains; undefined for anything else. */
export const domainsIn = (text: string): readonly string[] | undefined => {
  const said = text.toLowerCase().split(/[\s,/|•·&+]+/u);
  return said.every(isDomain) ? said : undefined;
};
