/**
 * Finds how the language says what a line says in other words: rows of the table are applied one after another until
 * the line can be read.
 */
import { knownOf } from '../../../known.ts';
import { addAll } from '../../../lists.ts';
import { claimIn, type Place, type Statement, type SyntaxProblem } from '../../syntax.ts';
import { nameRisk } from '../../words/words.ts';
import { ADVICE } from './advice.ts';
import { type LineDraft, made, withoutFiller, writtenOut } from './draft.ts';
import type { Filled } from './fromBoard.ts';
import { among, type KnownNames, knownFrom } from './known.ts';
import { withNearerWords } from './nearer.ts';
import { filledIn, matched, type Pattern, patternOf, seen } from './pattern.ts';
import { isNoName } from './slots.ts';
import { WORDINGS, type Wording } from './table.ts';
import type { Surroundings } from './unreadLine.ts';

export interface Rewritten {
  readonly lines: readonly LineDraft[];
  /** Why the first row that was needed is not how the language says it; empty where only filler was in the way. */
  readonly why: string;
  /** The lines of the second meaning, where there are two. */
  readonly or?: readonly LineDraft[];
}

/** A line needs two rows at most, one for its frame and one for what is in it; the third is for lines that are made of two. */
const DEEPEST = 3;
/** A line that matches many rows and becomes right by none of them is given up. */
const MOST_TRIALS = 60;

interface Trials {
  count: number;
}

/** Null, too, for a line that the parser's own corrections make right, unless it is asked for `also as it is`. */
export const rewrite = (
  draft: LineDraft,
  where: Surroundings,
  ofReadable: 'only otherwise' | 'also as it is' = 'only otherwise',
): Rewritten | null => {
  const trials: Trials = { count: 0 };
  const asItIs = readable(draft, where, trials);
  if (asItIs !== null) return ofReadable === 'also as it is' ? { lines: [asItIs], why: '' } : null;
  const known = knownFrom(where.before);
  const line = withoutFiller(draft, known);
  const found = understood(line, where, trials, DEEPEST);
  if (found !== null || where.section === 'board') return found;
  for (const nearer of withNearerWords(line, known)) {
    const mended = understood(withoutFiller(nearer, known), where, { count: 0 }, DEEPEST);
    if (mended !== null) return mended;
  }
  return null;
};

const understood = (draft: LineDraft, where: Surroundings, trials: Trials, deepest: number): Rewritten | null => {
  const asItIs = readable(draft, where, trials);
  if (asItIs !== null) return { lines: [asItIs], why: '' };
  if (deepest === 0) return null;
  const known = knownFrom(where.before);
  const line = seen(draft);
  for (const row of WORDINGS) {
    if (row.section !== 'anywhere' && row.section !== where.section) continue;
    const filled = matched(patternFor(row), line, known);
    const lines = filled && filledIn(row.right, filled, known);
    if (lines === null) continue;
    const found = eachUnderstood(lines, where, trials, deepest - 1);
    if (found === null) continue;
    const other = row.or === undefined ? null : filledIn(row.or, filled ?? new Map(), known);
    const or = other && eachUnderstood(other, where, trials, deepest - 1)?.lines;
    return { lines: found.lines, why: row.why ?? found.why, ...(or ? { or } : {}) };
  }
  return null;
};

/** Lines that say what can be written instead of a line that the language has no words for, and why. */
export const advised = (
  draft: LineDraft,
  where: Surroundings,
): { readonly why: string; readonly instead: readonly (readonly LineDraft[])[] } | null => {
  const known = knownFrom(where.before);
  const line = seen(withoutFiller(draft, known));
  for (const row of ADVICE) {
    const filled = matched(patternFor(row), line, known);
    const all = filled === null ? [] : row.instead.flatMap(each => waysToFill(each, filled, known));
    const instead = all.slice(0, MOST_ADVISED).flatMap(lines => {
      const found = eachUnderstood(lines, where, { count: 0 }, 1);
      return found === null ? [] : [found.lines];
    });
    const texts = instead.map(each => linesText(each, ''));
    const each = instead.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
    if (each.length > 0) return { why: row.why, instead: each };
  }
  return null;
};

/** What is right, once for each way in which the board fills its slots: each line of it in each way. */
const waysToFill = (right: string, filled: Filled, known: KnownNames): readonly (readonly LineDraft[])[] => {
  let ways: readonly (readonly LineDraft[])[] = [[]];
  for (const line of right.split('\n')) {
    const said = filledIn(line, filled, known) ?? [];
    ways = ways.flatMap(way => said.map(each => [...way, each]));
  }
  return ways;
};

/** More lines to choose from are no help. */
const MOST_ADVISED = 6;

/** Lines one below the other, each read after those above it. */
const eachUnderstood = (
  lines: readonly LineDraft[],
  where: Surroundings,
  trials: Trials,
  deepest: number,
): Rewritten | null => {
  const all: LineDraft[] = [];
  let why = '';
  let { before, section } = where;
  const { read } = where;
  for (const [i, line] of lines.entries()) {
    const found = understood(line, { before, section, read }, trials, deepest);
    if (found === null) return null;
    addAll(all, found.lines);
    if (why === '') why = found.why;
    if (i + 1 === lines.length) break;
    const reading = read(linesText(found.lines, ''), before);
    before = [...before, ...reading.statements];
    section = reading.section;
  }
  return { lines: all, why };
};

/** The draft, if it can be read; with the parser's own corrections made, if it can be read then. */
const readable = (draft: LineDraft, { before, read }: Surroundings, trials: Trials): LineDraft | null => {
  if (draft.length === 0 || trials.count++ > MOST_TRIALS) return null;
  const written = writtenOut(draft);
  const { statements, problems } = read(written.text, before);
  if (problems.length === 0) return statements.length > 0 && statements.every(s => speaksOf(s, before)) ? draft : null;
  const mended = withReplacements(draft, written.starts, problems, knownFrom(before).players);
  if (mended === null) return null;
  const again = read(writtenOut(mended).text, before);
  const right = again.problems.length === 0 && again.statements.length > 0;
  return right && again.statements.every(s => speaksOf(s, before)) ? mended : null;
};

/** Whether the subject of a statement exists: otherwise a word of the sentence was taken for a name. */
const speaksOf = (s: Statement, before: readonly Statement[]): boolean => {
  const { players } = knownFrom(before);
  const isPlayer = (text: string): boolean => players.length === 0 || among(players, text);
  switch (s.kind) {
    case 'action':
      return (
        isPlayer(s.player.text) &&
        (s.action.kind !== 'move' || s.action.groups.every(({ to }) => isPlaceHere(to, before)))
      );
    case 'effect':
      return s.effect.kind !== 'move' || isPlaceHere(s.effect.to, before);
    case 'turn':
      return isPlayer(s.player.text);
    case 'unit':
      return s.name.quoted || !isNoName(s.name.text);
    case 'expect':
    case 'ask': {
      if (s.kind === 'ask' && s.question.asks === 'who' && 'place' in s.question.deed)
        return isPlaceHere(s.question.deed.place, before);
      const claim = claimIn(s);
      if (claim === null) return true;
      if (claim.about === 'legality') return isPlayer(claim.player.text);
      if (claim.about === 'players') return claim.players.every(player => isPlayer(player.text));
      return claim.about !== 'units' || claim.units.every(unit => unit.quoted || !isNoName(unit.text));
    }
    default:
      return true;
  }
};

/** `the battlefield`: a word of the language that was taken for a place's name. */
const isPlaceHere = (to: Place, before: readonly Statement[]): boolean => {
  if (to.kind === 'base' || nameRisk(to.name.text.toLowerCase()) === 'none') return true;
  return among(knownFrom(before).battlefields, to.name.text);
};

/** In quotes that the author did not write, these show a sentence that was taken for a name. */
const JOINING =
  /^"(?:unit|creature|minion|token|an?) |^"token"|\b(?:targeting|against|onto|into|using|with)\b| [x×]\d+\b/i;

/** `"Quarry Ben"`: a player is named in it, and is no part of another's name. */
const namesPlayer = (quoted: string, players: KnownNames['players']): boolean =>
  quoted
    .slice(1, -1)
    .split(' ')
    .some(word => among(players, word));

/** The draft with the parser's own corrections; null if it has none. */
const withReplacements = (
  draft: LineDraft,
  starts: readonly number[],
  problems: readonly SyntaxProblem[],
  players: KnownNames['players'],
): LineDraft | null => {
  let pieces = draft.map((piece, i) => ({ piece, start: starts[i] ?? 0, end: (starts[i] ?? 0) + piece.text.length }));
  for (const { replacement } of problems.toSorted((a, b) => b.span.start - a.span.start)) {
    if (replacement === undefined) return null;
    const { span, text } = replacement;
    if (text.startsWith('"') && (JOINING.test(text) || namesPlayer(text, players))) return null;
    const [from, to] = [span.start, span.end];
    const hit = pieces.filter(({ start, end }) => start < to && end > from);
    if (hit.some(({ start, end }) => start < from || end > to)) return null;
    const right = text.trim() === '' ? [] : [{ piece: made(text.trim()), start: from, end: to }];
    const before = pieces.filter(({ start }) => start < from);
    const behind = pieces.filter(each => !before.includes(each) && !hit.includes(each));
    pieces = [...before, ...right, ...behind];
  }
  return pieces.map(({ piece }) => piece);
};

/** The lines as text, each after the first indented by `indent`. */
export const linesText = (lines: readonly LineDraft[], indent: string): string =>
  lines.map(line => writtenOut(line).text).join(`\n${indent}`);

const patternFor = knownOf((row: Pick<Wording, 'written'>): Pattern => patternOf(row.written));
