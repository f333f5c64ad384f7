/** What may appear at a place in a block: what the parser would have taken there, had the text ended. For completion. */

import { probeCardLine } from '../grammar/card.ts';
import { cursorAt, scenarioLine } from '../grammar/parse.ts';
import { type LineContext, readAt, statementAt } from '../grammar/statements.ts';
import type { LinePlace } from '../mistakes/unknown.ts';
import type { ScenarioHead, Span, Statement } from '../syntax.ts';
import type { Cursor, Kind, SentenceSoFar, Wanted } from '../tokens/cursor.ts';
import { lex } from '../tokens/lexer.ts';
import { T, type Tokens } from '../tokens/tokens.ts';
import { BLANK, charClass, NEWLINE } from '../words/chars.ts';
import {
  ASKING_WORDS,
  BLOCK_WORDS,
  BOARD_WORDS,
  HEADER_WORDS,
  PUZZLE_WORDS,
  SCENARIO_WORDS,
  SCRIPT_WORDS,
} from '../words/words.ts';

export interface Expectations {
  /** In the order in which the parser tries them; each once. */
  readonly wanted: readonly Wanted[];
  /** What the sentence has said before; null at the start of a line. */
  readonly sentence: SentenceSoFar | null;
  /** The part of the scenario that contains the line, where there is one. */
  readonly part: LinePlace | null;
  /** Whether the line could end there: nothing has to follow. */
  readonly mayEnd: boolean;
  /** The word, number or opened string before the offset, which what is chosen replaces. */
  readonly replaces: Span;
}

/** What may appear at an offset of a block's text. Nothing inside a comment. */
export const expectedAt = (text: string, offset: number): Expectations => {
  const start = typedFrom(text, offset);
  const replaces = { start, end: offset };
  const cut = text.slice(0, start);
  const c = cursorAt(cut);
  const inComment = c.t.comments.some(comment => comment.span.end === cut.length && !endsLine(cut));
  if (inComment) return { wanted: [], sentence: null, part: null, mayEnd: true, replaces };
  const { wanted, sentence, part = null } = wantedAtEnd(c);
  const mayEnd = (beginsLine(cut) && sentence === null) || wanted.some(each => 'kind' in each && each.kind === 'end');
  return { wanted, sentence, part, mayEnd, replaces };
};

/** What may follow a text of a block, whose last token is whole. */
export const expectedAfter = (text: string): Pick<Expectations, 'wanted' | 'sentence' | 'part'> => {
  const { wanted, sentence, part = null } = wantedAtEnd(cursorAt(text));
  return { wanted, sentence, part };
};

interface AtEnd {
  readonly wanted: readonly Wanted[];
  readonly sentence: SentenceSoFar | null;
  readonly part?: LinePlace;
}

const wantedAtEnd = (c: Cursor): AtEnd => {
  const { t } = c;
  const lineBegins = beginsLine(t.text);
  const first = t.kind[0] === T.word ? (t.word[0] ?? '') : '';
  if (t.count === 0) return { wanted: words(BLOCK_WORDS), sentence: null };
  if (first === 'card') return { wanted: onCard(c, lineBegins), sentence: null };
  const head = SCENARIO_WORDS.find(each => each === first);
  if (head === undefined) return { wanted: lineBegins ? words(BLOCK_WORDS) : [], sentence: null };
  const context: LineContext = { part: 'head', statements: [] };
  const lastLine = firstOfLastLine(c);
  if (lastLine === 0 && !lineBegins) {
    c.probe = t.count - 1;
    const none = c.wanted;
    // The header has one thing to give: a name.
    if (t.count === 2) none.push({ kind: 'new scenario' });
    return { wanted: none, sentence: null };
  }
  scenarioLine(c);
  c.mends = true;
  while (c.pos < lastLine) statementAt(c, context);
  const goesOn = t.kind[t.count - 2] === T.comma;
  if (lineBegins && !goesOn) {
    if (c.pos < t.count) statementAt(c, context);
    return { wanted: lineStarts(context, head), sentence: null, part: context.part };
  }
  c.pos = lastLine;
  c.probe = t.count - 1;
  c.wanted = [];
  c.sentence = { player: null, verb: '', mood: '', units: [] };
  readAt(c, context);
  const wanted = once(c.wanted);
  const starts = lineBegins ? lineStarts(context, head) : [];
  return { wanted: once([...wanted, ...starts]), sentence: c.sentence, part: context.part };
};

const onCard = (c: Cursor, lineBegins: boolean): readonly Wanted[] => {
  c.pos = lineBegins ? c.t.count - 1 : firstOfLastLine(c);
  c.probe = c.t.count - 1;
  probeCardLine(c);
  return lineBegins ? once([...c.wanted, ...words(BLOCK_WORDS)]) : once(c.wanted);
};

const words = (all: readonly string[]): Wanted[] => all.map(word => ({ word }));

/** What a line may begin with, by the part of the scenario that contains it. */
const lineStarts = ({ part, statements }: LineContext, head: ScenarioHead): Wanted[] => {
  const kinds: Kind[] = part === 'base' ? ['new unit', 'player'] : ['player'];
  const inBranch = openBranches(statements) > 0;
  const ofPuzzles = head === 'puzzle' ? PUZZLE_WORDS.filter(each => !isWritten(each, statements)) : [];
  const script = words([...SCRIPT_WORDS.filter(each => each !== 'back' || inBranch), ...ofPuzzles, ...ASKING_WORDS]);
  const all = part === 'script' ? script : [...words(BOARD_WORDS), ...words(HEADER_WORDS), ...script];
  return [...kinds.map(kind => ({ kind })), ...all, ...words(BLOCK_WORDS)];
};

/** There is one goal, and one solution. */
const isWritten = (word: (typeof PUZZLE_WORDS)[number], statements: readonly Statement[]): boolean =>
  word !== 'hint' && statements.some(({ kind }) => kind === word);

/** How many branches are open after some statements. */
const openBranches = (statements: readonly Statement[]): number => {
  let open = 0;
  for (const { kind } of statements) {
    if (kind === 'what-if') open++;
    if (kind === 'back') open = Math.max(0, open - 1);
  }
  return open;
};

const once = (wanted: readonly Wanted[]): Wanted[] => {
  const seen = new Set<string>();
  return wanted.filter(each => {
    const key = 'word' in each ? `word ${each.word}` : each.kind;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** The token that begins the last statement: the last line's first, or that of the line which a comma carries on. */
const firstOfLastLine = (c: Cursor): number => {
  const { t } = c;
  let first = t.count - 1;
  while (first > 0 && !(t.kind[first - 1] === T.end && t.kind[first - 2] !== T.comma)) first--;
  return first;
};

/** Whether only blanks are on the text's last line. */
const beginsLine = (text: string): boolean => {
  let i = text.length;
  while (i > 0 && charClass(text.charCodeAt(i - 1)) === BLANK) i--;
  return i === 0 || charClass(text.charCodeAt(i - 1)) === NEWLINE;
};
const endsLine = (text: string): boolean =>
  text.length === 0 || charClass(text.charCodeAt(text.length - 1)) === NEWLINE;

const isDotBehindNumber = (t: Tokens, at: number): boolean =>
  t.text[t.start[at] ?? -1] === '.' &&
  t.end[at - 1] === t.start[at] &&
  (t.kind[at - 1] === T.number || t.kind[at - 1] === T.dotted);

/** Where the token that ends at the offset, or runs through it, begins; the offset itself between tokens. */
const typedFrom = (text: string, offset: number): number => {
  let lineStart = offset;
  while (lineStart > 0 && charClass(text.charCodeAt(lineStart - 1)) !== NEWLINE) lineStart--;
  const t = lex(text.slice(lineStart, offset));
  const last = t.count - 2;
  if (last < 0) return offset;
  const kind = t.kind[last];
  const end = lineStart + (t.end[last] ?? 0);
  if (kind === T.string) {
    const isOpen = t.problems.some(problem => problem.code === 'syntax/unterminated-string');
    return isOpen ? lineStart + (t.start[last] ?? 0) : offset;
  }
  if (end !== offset) return offset;
  // A dot at the end of a number: the rest of the number is still to be typed.
  if (kind === T.other && isDotBehindNumber(t, last)) return lineStart + (t.start[last - 1] ?? 0);
  const typed = kind === T.word || kind === T.number || kind === T.dotted || kind === T.count || kind === T.signed;
  return typed ? lineStart + (t.start[last] ?? 0) : offset;
};
