/** How a sentence that is being written can go on: what the grammar looks for at its end, and what of that it then takes. */
import { BOUNDS } from '../bounds.ts';
import { parseInstructions } from './effects/instructions.ts';
import { givenAbility } from './effects/might.ts';
import { type OpenKind, type Parser, type ParserOptions, parser, type Reader } from './parser.ts';
import { knownReason, stop, tooLarge } from './problem.ts';
import { type CardKind, ended, GRAMMAR, lineAfter } from './sentence.ts';

export interface Continuation {
  /** What was looked for, in the order in which the grammar tries it: some of it may only have been asked about. */
  readonly words: readonly string[];
  /** What else can come, of which there is no whole list. */
  readonly kinds: readonly OpenKind[];
  /** Whether the sentence could end here. */
  readonly mayEnd: boolean;
  /** Whether the sentence can go on with it. */
  readonly takes: (next: string) => boolean;
}

/** After `text` on a line of a card, whose lines above are given; nothing where the text itself is not understood. */
export const continuation = (text: string, of: CardKind, above: readonly string[]): Continuation =>
  continued(text, { spell: of === 'spell' }, lineAfter(above, of));

/** After `text` in an `effect` line of a scenario. */
export const effectContinuation = (text: string, isNamed: (name: string) => boolean): Continuation =>
  continued(text, { scenario: true, isNamed }, parseInstructions);

const NOTHING: Continuation = { words: [], kinds: [], mayEnd: false, takes: () => false };

/** What is tried for one place, with all that could come next. */
const MOST_TRIED = 4 * BOUNDS.attempts;
/** And of what comes behind one of them, how many words in a row. */
const MOST_FURTHER = 20;
const DEEPEST = 4;

const continued = (text: string, options: ParserOptions, read: Reader<unknown>): Continuation => {
  const quote = openQuote(text);
  if (quote !== undefined) {
    const { kinds } = continued(text.slice(0, quote), options, read);
    return kinds.includes('ability') ? continued(text.slice(quote + 1), {}, givenAbility) : NOTHING;
  }
  const before = readSoFar(text, options, read);
  if (before === undefined || before.reach === 'no') return NOTHING;
  const { words = new Set<string>(), kinds = new Set<OpenKind>() } = before.p.follows ?? {};
  let tried = 0;
  const isOn = (longer: string, depth: number): boolean => {
    const found = tried > MOST_TRIED ? undefined : readSoFar(longer, options, read);
    tried += found?.p.tried ?? 0;
    if (found === undefined || found.reach === 'no') return false;
    if (found.reach === 'whole') return true;
    if (depth === 0 || (found.reach.refusedFrom ?? 0) >= text.length) return false;
    const further = [...(found.p.follows?.words ?? [])].slice(0, MOST_FURTHER);
    return further.some(word => isOn(`${longer} ${word}`, depth - 1));
  };
  const takes = (next: string): boolean => isOn(`${text}${/(?:^|\s)$/.test(text) ? '' : ' '}${next}`, DEEPEST);
  return { words: [...words], kinds: [...kinds], mayEnd: before.isWhole, takes };
};

/** Where a quote begins that is not closed. */
const openQuote = (text: string): number | undefined =>
  text.split('"').length % 2 === 0 ? text.lastIndexOf('"') : undefined;

interface SoFar {
  readonly p: Parser;
  readonly isWhole: boolean;
  /**
   * Whether all of the text can be meant. With what it does not say yet it may still turn out so where something was only
   * begun, or is refused as it stands: "+ might equal", "that player".
   */
  readonly reach: 'whole' | 'no' | { readonly refusedFrom?: number };
}

const readSoFar = (text: string, options: ParserOptions, read: Reader<unknown>): SoFar | undefined => {
  if (text.length > BOUNDS.sentence) return undefined;
  const p = parser(text, GRAMMAR, { ...options, goesOn: true });
  if (tooLarge(p) !== undefined) return undefined;
  const isWhole = read(p) !== null && ended(p);
  return { p, isWhole, reach: isWhole ? 'whole' : reachOf(p) };
};

const reachOf = (p: Parser): SoFar['reach'] => {
  const isAtEnd = stop(p).start >= p.text.trimEnd().length;
  if (!isAtEnd) return p.follows?.isBegun === true ? {} : 'no';
  const refused = knownReason(p);
  return refused === undefined ? 'whole' : { refusedFrom: refused.start };
};
