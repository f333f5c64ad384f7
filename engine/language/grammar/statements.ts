/**
 * Reads the statements of a scenario, line by line. A line that goes wrong is reported and left out; the next one is
 * read as usual.
 */

import { addAll } from '../../lists.ts';
import { joinOwner, reportUnknown, reworded } from '../mistakes/mistakes.ts';
import type { LinePlace } from '../mistakes/unknown.ts';
import type { Reworded } from '../mistakes/wordings/reworded.ts';
import type { ReadLines } from '../mistakes/wordings/unreadLine.ts';
import { claimIn, type Name, type Statement } from '../syntax.ts';
import { type Cursor, cursorOn, kindAt, peek, startOf, tokenSpan, tokenText } from '../tokens/cursor.ts';
import { lex, unquote } from '../tokens/lexer.ts';
import { quoteIfNeeded } from '../tokens/names.ts';
import { roomFor, T } from '../tokens/tokens.ts';
import {
  isQuestionWord,
  isScriptVerb,
  isStatementWord,
  isUnitAttribute,
  PLAYER_ATTRIBUTES,
  SCRIPT_VERBS,
} from '../words/words.ts';
import { continues } from './continues.ts';
import { actionLine, isHidden, ownedUnitLine, READERS, type Reader, unitLine } from './lineReaders.ts';
import { joinLines, lastToken, read } from './reading.ts';
import { looksLikeUnit } from './unitLines.ts';

/** What the lines read so far determine for the next one. */
export interface LineContext {
  part: LinePlace;
  readonly statements: Statement[];
  /** The declared players’ names, in lower case. */
  players?: Set<string> | undefined;
  /** How many lines could not be reworded either. */
  strange?: number;
}

/**
 * Reads the statement at the cursor, which is on a line's first token, and leaves the cursor after it. What cannot be
 * read is tried once more as a line in other words.
 */
export const statementAt = (c: Cursor, context: LineContext): void => {
  const first = c.pos;
  const { part, statements: above } = context;
  const problems = c.problems.length;
  const statements = above.length;
  readLineAt(c, context);
  if (c.problems.length === problems && isSound(context, statements)) return;
  if ((context.strange ?? 0) > MOST_STRANGE) return;
  const said = inOtherWords(c, first, { part, statements: above.slice(0, statements) });
  if (said === null) {
    context.strange = (context.strange ?? 0) + 1;
    return;
  }
  c.problems.length = problems;
  c.problems.push(said.problem);
  context.statements.length = statements;
  addAll(context.statements, said.statements);
  context.part = said.part;
  context.players = playersIn(context.statements);
};

/** A block with more unexplained lines is no scenario at all, and no further line is tried. */
const MOST_STRANGE = 30;

/**
 * Whether the players in what was read since are declared ones: otherwise a word of the sentence was taken for a name.
 */
const isSound = ({ statements, players }: LineContext, since: number): boolean => {
  for (let i = since; i < statements.length; i++) {
    const s = statements[i];
    if (players === undefined || s === undefined) continue;
    if (s.kind === 'action' && !players.has(s.player.text.toLowerCase())) return false;
    // `hand: Gust`: what a player has, not a player.
    if (s.kind === 'unit' && s.player !== undefined && !players.has(s.player.text.toLowerCase()))
      if (!s.player.quoted && isPlayerAttribute(s.player.text)) return false;
    const claim = claimIn(s);
    if (claim?.about !== 'players') continue;
    for (const player of claim.players) if (!players.has(player.text.toLowerCase())) return false;
  }
  return true;
};

const isPlayerAttribute = (text: string): boolean => PLAYER_ATTRIBUTES.some(each => each === text.toLowerCase());

const playersIn = (statements: readonly Statement[]): Set<string> | undefined => {
  const names = new Set<string>();
  for (const s of statements) if (s.kind === 'player') names.add(s.name.text.toLowerCase());
  return names.size === 0 ? undefined : names;
};

/** Where lines are tried: the block's own tokens stay as they are meanwhile. */
const aside = roomFor(256);

const inOtherWords = (c: Cursor, first: number, before: LineContext): (Reworded & Pick<LineContext, 'part'>) | null => {
  const { text } = c.t;
  const span = { start: startOf(c, first), end: c.t.end[lastToken(c.t, c.pos - 1)] ?? 0 };
  const written = text.slice(span.start, span.end);
  if (/[\n\r]/.test(written)) return null;
  let part = before.part;
  const read: ReadLines = (lines, above) => {
    const context = contextBehind(above, before);
    const trial = cursorOn(lex(lines, aside));
    trial.mends = true;
    while (trial.pos < trial.t.count) readLineAt(trial, context);
    part = context.part;
    return {
      statements: context.statements.slice(above.length),
      problems: trial.problems,
      section: context.part === 'script' ? 'script' : 'board',
    };
  };
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start, span.start))?.[0] ?? '';
  const section = before.part === 'script' ? 'script' : 'board';
  const line = { block: text, span, at: c.t.line[first] ?? 0, indent, tokens: lex(written, aside) };
  const said = reworded({ ...line, before: before.statements, section, read });
  return said === null ? null : { ...said, part };
};

const contextBehind = (above: readonly Statement[], { part, statements }: LineContext): LineContext => {
  const context: LineContext = { part, statements: [...above], players: playersIn(above) };
  for (const { kind } of above.slice(statements.length)) {
    if (kind === 'base' || kind === 'battlefield') context.part = kind;
    else if (OPENS_SCRIPT.has(kind)) context.part = 'script';
  }
  return context;
};

const OPENS_SCRIPT: ReadonlySet<Statement['kind']> = new Set([
  'turn',
  'all-pass',
  'effect',
  'expect',
  'what-if',
  'back',
  'goal',
  'solution',
]);

const readLineAt = (c: Cursor, context: LineContext): void => {
  const first = c.pos;
  const line = c.t.line[first] ?? 0;
  const end = joinLines(c.t, first, continues);
  if (isName(c, first) && isName(c, first + 1)) joinOwner(c);
  let before = c.problems.length;
  let starts = readerAt(c, context);
  if (starts === null) {
    // A mistyped first word is reported, and the line read as the statement that it was meant to be.
    const meant = reportUnknown(c, context.part, isPlayer(c, context) ? 'player' : 'other');
    if (meant !== undefined) c.t.word[meant.at] = meant.word;
    starts = meant === undefined ? null : readerAt(c, context);
    if (starts === null) {
      c.pos = end + 1;
      return;
    }
    before = c.problems.length;
  }
  const span = { start: startOf(c, first), end: 0 };
  c.first = first;
  c.line = line;
  c.span = span;
  c.again = starts;
  const said = read(c, starts, before);
  // A branch whose name is missing or broken off is one all the same: its lines are not those of the scenario around it.
  const parsed = said ?? (isBranch(c, first) ? ({ kind: 'what-if', line, span } as const) : null);
  // Only now, because a corrected token may end elsewhere.
  span.end = c.t.end[lastToken(c.t, end)] ?? 0;
  c.pos = end + 1;
  c.again = null;
  enter(context, c.t.kind[first] === T.word ? (c.t.word[first] ?? '') : '', parsed !== null);
  if (parsed === null || !(c.isWhole || isBoard(parsed) || parsed.kind === 'what-if')) return;
  const placed = inPlace(c, context, parsed);
  if (placed === null) return;
  if (placed.kind === 'player') {
    context.players ??= new Set();
    context.players.add(placed.name.text.toLowerCase());
  }
  context.statements.push(placed);
};

const isBranch = ({ t }: Cursor, first: number): boolean => t.word[first] === 'what' && t.word[first + 1] === 'if';

/** Reads the statement at the cursor for its probe alone: nothing is reported. The last line's comma goes on. */
export const readAt = (c: Cursor, context: LineContext): void => {
  const { t } = c;
  c.first = c.pos;
  for (let i = c.first; i < t.count - 1; i++) if (t.kind[i] === T.end) t.kind[i] = T.join;
  const reader = readerAt(c, context);
  if (reader !== null) {
    const parsed = reader(c);
    if (parsed !== null && c.pos === c.probe && !c.brokeOff) c.wanted.push({ kind: 'end' });
    if (reader !== unitLine) return;
  }
  // A single name at the start of a line: its verb may follow, or a colon and a unit.
  if (c.first + 1 !== c.probe) return;
  const name = { text: tokenText(c, c.first), quoted: t.kind[c.first] === T.string, span: tokenSpan(c, c.first) };
  if (c.sentence !== null) {
    c.sentence.player = name.quoted ? { ...name, text: unquote(t.text, name.span.start, name.span.end) } : name;
  }
  for (const verb of SCRIPT_VERBS) c.wanted.push({ word: verb });
  if (context.part !== 'script') c.wanted.push({ kind: 'colon' });
};

/** How to read the line at the cursor, by its first words; null where they begin no statement. */
const readerAt = (c: Cursor, context: LineContext): Reader | null => {
  const { t, pos } = c;
  const kind = t.kind[pos];
  if (kind === T.count) return unitLine;
  if (kind !== T.word && kind !== T.string) return null;
  const first = peek(c);
  const next = t.kind[pos + 1] === T.join ? T.colon : t.kind[pos + 1];
  if (next === T.colon && !isStatementWord(first)) return isHidden(c) ? null : ownedUnitLine;
  if (isStatementWord(first)) return READERS[first] ?? null;
  if (next === T.word && isScriptVerb(t.word[pos + 1] ?? '')) return actionLine;
  if (isPlayer(c, context) && next !== T.equals) return null;
  // In the script a unit's line is out of place, and reported as that; a bare name there is a half-typed line.
  const isUnit = context.part === 'script' ? isUnitAttribute(t.word[pos + 1] ?? '') : looksLikeUnit(c);
  return isUnit ? unitLine : null;
};

const isName = (c: Cursor, at: number): boolean => c.t.kind[at] === T.word && c.t.word[at] === '';

/** Whether the line begins with the name of a declared player. */
const isPlayer = (c: Cursor, context: LineContext): boolean => {
  const { start, end } = tokenSpan(c);
  const quoted = kindAt(c) === T.string ? 1 : 0;
  const players = context.players;
  return players?.has(c.t.text.slice(start + quoted, end - quoted).toLowerCase()) ?? false;
};

const enter = (context: LineContext, first: string, understood: boolean): void => {
  switch (first) {
    case 'base':
      context.part = understood ? 'base' : 'lost';
      return;
    case 'battlefield':
      context.part = 'battlefield';
      return;
    case 'turn':
    case 'all':
    case 'effect':
    case 'expect':
    case 'what':
    case 'back':
    case 'goal':
    case 'solution':
      // After a broken line of the script, the lines below it still belong to the script.
      if (understood) context.part = 'script';
      return;
    default:
      if (understood && isQuestionWord(first)) context.part = 'script';
  }
};

const isBoard = ({ kind }: Statement): boolean =>
  kind === 'player' || kind === 'battlefield' || kind === 'unit' || kind === 'gear' || kind === 'base';

/** A unit needs a place, and at a battlefield a player. */
const inPlace = (c: Cursor, context: LineContext, parsed: Statement): Statement | null => {
  if (parsed.kind !== 'unit' && parsed.kind !== 'gear') {
    if (parsed.kind === 'action') context.part = 'script';
    return parsed;
  }
  const { part } = context;
  if (part === 'base' || (part === 'battlefield' && parsed.player !== undefined)) return parsed;
  if (part === 'lost') return null;
  const what = parsed.kind;
  const { start } = parsed.span;
  const span = { start, end: parsed.name.span.end };
  if (part === 'head' || part === 'script') {
    const message = `A ${what} goes below the “base” or “battlefield” line of its place, before the script.`;
    c.problems.push({ code: 'syntax/unknown-statement', span, message });
    return null;
  }
  const player = controllerHere(context);
  c.problems.push({
    code: 'syntax/expected',
    span,
    message: `At a battlefield, a line names the player who controls the ${what}: “${player?.text ?? 'Ana'}: ${what === 'gear' ? 'gear ' : ''}${quoteIfNeeded(parsed.name.text)} …”.`,
    ...(player === undefined
      ? {}
      : {
          replacement: {
            span: { start, end: start },
            text: `${c.t.text.slice(player.span.start, player.span.end)}: `,
            title: `Insert “${player.text}:”`,
          },
        }),
  });
  return player === undefined ? null : { ...parsed, player };
};

const controllerHere = (context: LineContext): Name | undefined => {
  for (let i = context.statements.length - 1; i >= 0; i--) {
    const statement = context.statements[i];
    if (statement?.kind !== 'battlefield') continue;
    for (const attribute of statement.attributes) if (attribute.kind === 'controlled') return attribute.player;
    return undefined;
  }
  return undefined;
};
