/**
 * "Paste a card": a print in, a `card` block out. A line is read as a whole or not at all; what is not read stands as
 * `text`, with the word where understanding stopped. Nothing is guessed: whatever is read is repeated in plain words.
 */
import type { Ability } from '../../game/state/cards/ability.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { printOf } from '../print.ts';
import { OWN } from './amounts.ts';
import { doubtAbout } from './doubts.ts';
import { factsOf, type PrintFacts } from './facts.ts';
import { type PrintedLine, printedLines } from './lines.ts';
import { type Card, type Writing, writingsOf } from './writings.ts';

export type PastedLine =
  | {
      readonly read: true;
      /** As printed, without reminders. */
      readonly print: string;
      readonly lines: readonly string[];
      /** None for keywords that are rules of their own. */
      readonly abilities: readonly Ability[];
    }
  | {
      readonly read: false;
      readonly print: string;
      /** The nearest writing, which is refused. */
      readonly lines: readonly string[];
      /** Where understanding stopped in `lines[0]`: offsets. */
      readonly start: number;
      readonly end: number;
      readonly message: string;
    };

export interface Pasted {
  readonly name: string;
  /** The block, what was not read as `text`. */
  readonly block: string;
  /** The block, what was not read as it was written: an editor marks the word. */
  readonly marked: string;
  readonly lines: readonly PastedLine[];
  /** What a card of its kind has printed and this print leaves out: without its cost it is free, its Might has to be given; its type is a guess. */
  readonly missing: readonly ('type' | 'cost' | 'Might')[];
}

/** Characters of the longest print that is read. */
const LONGEST_PRINT = 20_000;

export const pasteCard = (print: string): Pasted => {
  const facts = factsOf(print.slice(0, LONGEST_PRINT));
  if (facts.isTyped) return pasteAs(facts);
  // Of a text alone, the kind is that which understands most of it.
  const ways = ([facts.kind, 'spell', 'gear', 'battlefield'] as const).map(kind => pasteAs({ ...facts, kind }));
  const fewest = Math.min(...ways.map(refusedIn));
  const found = ways.find(each => refusedIn(each) === fewest) ?? pasteAs(facts);
  return { ...found, missing: ['type', ...found.missing] };
};

const refusedIn = ({ lines }: Pasted): number => lines.filter(({ read }) => !read).length;

const pasteAs = (facts: PrintFacts): Pasted => {
  const printed = printedLines(facts.text, facts.kind);
  const timing = timingOf(facts, printed);
  const header = headerOf(facts, timing);
  const card: Card = { ...facts, domain: facts.domains.length === 1 ? facts.domains[0] : undefined };
  const isEquipment =
    facts.markers.includes('equipment') || printed.some(({ text }) => /^\[(?:Equip|Quick-Draw)\]/u.test(text));
  const lines: PastedLine[] = [];
  for (const { text, isApart } of printed) {
    if (isTiming(text, facts)) continue;
    const isEffectText =
      facts.kind === 'gear' && isEquipment && (isApart || speaksOfBearer(text) || FOR_BEARER.test(text));
    lines.push(
      facts.kind === 'spell' && dependsOnUnread(text, lines)
        ? unreadAfter(text)
        : readLine(text, header, lines, writingsOf(text, card, isEffectText)),
    );
  }
  const body = (unread: (line: PastedLine & { readonly read: false }) => readonly string[]): string =>
    [header, ...lines.flatMap(line => (line.read ? line.lines : unread(line))).map(each => `  ${each}`), ''].join('\n');
  return {
    name: facts.name,
    block: body(({ print: said }) => [`text ${quote(said)}`]),
    marked: body(line => line.lines),
    lines,
    missing: missingFrom(facts),
  };
};

const missingFrom = ({ kind, markers, energy, power, might }: PrintFacts): Pasted['missing'] => {
  const hasCost = (kind === 'unit' || kind === 'spell' || kind === 'gear') && !markers.includes('token');
  return [
    ...(hasCost && energy === undefined && power.length === 0 ? (['cost'] as const) : []),
    ...(kind === 'unit' && might === undefined ? (['Might'] as const) : []),
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

/** The first writing that is understood to its end, behind what was read before: the lines of a spell are one text. */
const readLine = (
  print: string,
  header: string,
  before: readonly PastedLine[],
  writings: readonly Writing[],
): PastedLine => {
  const above = [header, ...before.flatMap(line => (line.read ? line.lines : [])).map(each => `  ${each}`)].join('\n');
  const refused: (PastedLine & { readonly read: false })[] = [];
  const known = parsedCard(above);
  for (const { lines, isKeywords } of writings) {
    const text = [above, ...lines.map(each => `  ${each}`), ''].join('\n');
    const tree = parseBlock(text);
    if (tree.kind !== 'card') continue;
    const { print: card, problems } = printOf(tree);
    const from = above.length + 3;
    const problem = tree.problems.find(({ span }) => span.end > from) ?? problems.find(({ span }) => span.end > from);
    if (problem === undefined) {
      const isAsMeant = isKeywords || tree.abilities.length === known.abilities.length + lines.length;
      if (!isAsMeant || tree.problems.length + problems.length > 0) continue;
      const abilities = newOf(card.abilities, printOf(known).print.abilities);
      const doubt = doubtAbout(print, abilities);
      if (doubt === undefined) return { read: true, print, lines, abilities };
      const said = lines.join(' ');
      return { read: false, print, lines: [said], start: 0, end: said.length, message: doubt };
    }
    const line = lines.join(' ');
    const start = Math.max(0, Math.min(problem.span.start - from, line.length));
    refused.push({
      read: false,
      print,
      lines: [line],
      start,
      end: Math.max(start, Math.min(problem.span.end - from, line.length)),
      message: problem.message,
    });
  }
  // The one that was understood furthest.
  const [best] = [...refused].sort((a, b) => b.start - a.start);
  return best ?? unreadAfter(print);
};

const parsedCard = (text: string) => {
  const tree = parseBlock(`${text}\n`);
  if (tree.kind !== 'card') throw new Error('a header that this module wrote is no card');
  return tree;
};

const newOf = (all: readonly Ability[], known: readonly Ability[]): readonly Ability[] =>
  all.filter(each => !known.some(before => sameTerms(before, each)));

/** What a line of a spell points back to may be what an unread line did: read by itself, it would mean another thing. */
const dependsOnUnread = (text: string, before: readonly PastedLine[]): boolean =>
  before.some(({ read }) => !read) &&
  /\b(?:it|its|it's|them|they|their|that|those|this way|instead|if you do|otherwise|then)\b/iu.test(text);

const unreadAfter = (print: string): PastedLine => ({
  read: false,
  print,
  lines: [print],
  start: 0,
  end: print.length,
  message: 'This refers to a line that is not understood, so its meaning is unclear.',
});
