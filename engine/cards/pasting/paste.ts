/**
 * "Paste a card": a print in, a `card` block out. A line is read as a whole or not at all; what is not read stands as
 * `text`, with the word where understanding stopped. Nothing is guessed: whatever is read is repeated in plain words.
 */
import { BOUNDS } from '../../bounds.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { OWN } from './amounts.ts';
import { EQUIPS, factsOf, type PrintFacts } from './facts.ts';
import { type PrintedLine, printedLines } from './lines.ts';
import { dependsOnUnread, leftOut, type PastedLine, readLine, unreadAfter } from './reading.ts';
import { plainSigns, readableSymbols, withoutReminders } from './symbols.ts';
import { type Card, type TextOf, writingsOf } from './writings.ts';

export type { PastedLine } from './reading.ts';

export interface Pasted {
  readonly name: string;
  /** The block, what was not read as `text`. */
  readonly block: string;
  /** The block, what was not read as it was written: an editor marks the word. */
  readonly marked: string;
  readonly lines: readonly PastedLine[];
  /**
   * What a card of its kind has printed and this print leaves out: without its cost it is free, its Might has to be given;
   * its type is a guess. The gallery's JSON leaves the Might bonus of Equipment out, and few Equipment has none.
   */
  readonly missing: readonly ('type' | 'cost' | 'Might' | 'Might bonus' | 'domain' | 'amount of Power')[];
  /** Of JSON without a text that is known as one: fields that are not understood, one of which may be the card's text. */
  readonly unknownFields: readonly string[];
}

/**
 * Never throws. A print longer than `BOUNDS.print` is cut off there, and one of more lines than `BOUNDS.printLines` says so at the first that is left out; one without a type is read as the kind that
 * understands most of it, with `type` among what is missing.
 */
export const pasteCard = (print: string): Pasted => {
  const facts = factsOf(print.slice(0, BOUNDS.print));
  if (facts.isTyped) return pasteAs(facts);
  // Of a text alone, the kind is that which understands most of it.
  const ways = ([facts.kind, 'spell', 'gear', 'battlefield'] as const).map(kind => pasteAs({ ...facts, kind }));
  const fewest = Math.min(...ways.map(refusedIn));
  const best = ways.filter(each => refusedIn(each) === fewest);
  // Where none understands all of it, what the one stops at that comes furthest is what stands in the way.
  const furthest = Math.max(...best.map(understoodOf));
  const found = best.find(each => understoodOf(each) === furthest) ?? pasteAs(facts);
  return { ...found, missing: ['type', ...found.missing] };
};

const refusedIn = ({ lines }: Pasted): number => lines.filter(({ read }) => !read).length;

/** Characters before the words where understanding stopped. */
const understoodOf = ({ lines }: Pasted): number => lines.reduce((sum, line) => sum + (line.read ? 0 : line.start), 0);

const pasteAs = (facts: PrintFacts): Pasted => {
  const printed = printedLines(facts.text, facts.kind);
  const timing = timingOf(facts, printed);
  const header = headerOf(facts, timing);
  const card: Card = { ...facts, domain: ownDomain(facts) };
  const isEquipment = facts.markers.includes('equipment') || printed.some(({ text }) => EQUIPS.test(text));
  const lines: PastedLine[] = [];
  for (const { text, isApart } of printed) {
    if (isTiming(text, facts)) continue;
    if (lines.length === BOUNDS.printLines) {
      lines.push(leftOut(text));
      break;
    }
    const isEffectText =
      facts.kind === 'gear' && isEquipment && (isApart || speaksOfBearer(text) || FOR_BEARER.test(text));
    const of: TextOf = isEffectText ? 'bearer' : 'card';
    lines.push(
      facts.kind === 'spell' && dependsOnUnread(text, lines)
        ? unreadAfter(text)
        : readLine(text, header, lines, line => writingsOf(line, card, of)),
    );
  }
  const body = (unread: (line: PastedLine & { readonly read: false }) => readonly string[]): string =>
    [header, ...lines.flatMap(line => (line.read ? line.lines : unread(line))).map(each => `  ${each}`), ''].join('\n');
  return {
    name: facts.name,
    block: body(({ print: said }) => [`text ${quote(readableSymbols(said))}`]),
    marked: body(line => line.lines),
    lines,
    missing: missingFrom(facts, isEquipment),
    unknownFields: facts.unknownFields,
  };
};

/** `[C]` is Power of the card's own domain, and of any on a card without one (135.2.e.6, 135.2.e.6.b of 1.4). */
const ownDomain = ({ domains: [first, ...others] }: PrintFacts): string | undefined =>
  others.length > 0 ? undefined : (first ?? 'any');

const missingFrom = (
  { kind, markers, energy, power, might, domains, text, isPowerUncounted }: PrintFacts,
  isEquipment: boolean,
): Pasted['missing'] => {
  const hasCost = (kind === 'unit' || kind === 'spell' || kind === 'gear') && !markers.includes('token');
  return [
    ...(hasCost && energy === undefined && power.length === 0 ? (['cost'] as const) : []),
    ...(kind === 'unit' && might === undefined ? (['Might'] as const) : []),
    ...(kind === 'gear' && isEquipment && might === undefined ? (['Might bonus'] as const) : []),
    ...(hasCost && domains.length === 0 && /\[C\]/u.test(withoutReminders(plainSigns(text)))
      ? (['domain'] as const)
      : []),
    ...(hasCost && isPowerUncounted === true ? (['amount of Power'] as const) : []),
  ];
};

/** Effect text of equipment speaks as the unit that bears it. */
const speaksOfBearer = (text: string): boolean => /\b(?:I|me|my|I'm|I'd)\b/u.test(text.replaceAll(/exhaust me/gu, ''));

/** Keywords that gear has no use for: of units in combat and on the move. */
const FOR_BEARER = /^(?:\[(?:Assault|Shield|Tank|Backline|Ganking|Hunt)(?: \d+)?\],?\s*)+$/u;

const TIMING = /^(?:\[(Action|Reaction)\]\s*)+$/u;
const isTiming = (text: string, { kind }: PrintFacts): boolean => kind === 'spell' && TIMING.test(text);

const timingOf = ({ kind, timing }: PrintFacts, lines: readonly PrintedLine[]): readonly string[] =>
  kind !== 'spell'
    ? []
    : [...new Set([...timing, ...lines.flatMap(({ text }) => TIMING.exec(text)?.[1]?.toLowerCase() ?? [])])];

const headerOf = (facts: PrintFacts, timing: readonly string[]): string => {
  const { name, kind, also, markers, energy, power, might, domains, tags } = facts;
  const own = domains.length === 1 ? (domains[0] ?? 'any') : 'any';
  const cost = [energy ?? 0, ...power.map(each => (each === OWN ? own : each))].join(' ');
  return [
    ['card', quote(name), kind, ...also, ...timing, ...markers].join(' '),
    ...(energy === undefined && power.length === 0 ? [] : [`  cost ${cost}`]),
    ...(domains.length === 0 ? [] : [`  domains ${domains.join(', ')}`]),
    ...(might === undefined ? [] : [`  might ${kind === 'gear' ? '+' : ''}${might}`]),
    ...(tags.length === 0
      ? []
      : [`  tags ${tags.map(each => (/^[A-Z][a-z]+$/u.test(each) ? each : quote(each))).join(', ')}`]),
  ].join('\n');
};
