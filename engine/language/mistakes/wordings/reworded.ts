/** Rewords a line that is not in the language but says something that the language has words for. */

import type { Statement, SyntaxProblem } from '../../syntax.ts';
import { PREDICATES } from '../../words/predicates.ts';
import { isQuestionWord, nameRisk } from '../../words/words.ts';
import { asks, asQuestions } from './asked.ts';
import { callsInWords } from './calls.ts';
import { type DraftWord, draftOf, type LineDraft, type SourceLine } from './draft.ts';
import { belongsToBattlefield } from './facedownLine.ts';
import { fromGerman } from './german.ts';
import { among, type KnownNames, knownFrom, unitOf, written } from './known.ts';
import { mappedBack } from './mapped.ts';
import { foreignWord, ofOtherGames } from './ofOtherGames.ts';
import { belongsToPlayer, unknownOfPlayer } from './playersLine.ts';
import { advised, type BoardOrScript, linesText, type ReadLines, rewrite } from './rewrite.ts';
import { isNoName } from './slots.ts';
import { unaskedProblem } from './unasked.ts';
import { belongsToUnit } from './unitLine.ts';
import { unneededProblem } from './unneeded.ts';

export interface Reworded {
  readonly problem: SyntaxProblem;
  readonly statements: readonly Statement[];
}

/** Of a line that is held against the table, again and again: far more than anybody writes. */
const MOST_WORDS = 1_000;

/**
 * Null where no row of the table leads to a line that can be read. `before`: the statements above it, which tell what
 * its names are.
 */
export const reworded = (
  line: SourceLine,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  if (line.tokens.count > MOST_WORDS) return null;
  const known = knownFrom(before);
  const draft = callsInWords(draftOf(line.tokens, known, line.span.start), known);
  const isAsked = asks(line.tokens);
  const rewritten = rewrite(draft, before, section, read);
  if (rewritten === null) {
    const belongs = section === 'board' ? belongsAbove(line, draft, before, read) : null;
    if (belongs !== null) return { problem: belongs, statements: [] };
    const foreign = ofOtherGames(line, draft, before, section, read);
    if (foreign !== null) return { problem: foreign, statements: [] };
    const english = inEnglish(line, draft, before, section, read);
    if (english !== null) return english;
    const said = line.block.slice(line.span.start, line.span.end);
    const told =
      (section === 'script' ? unaskedProblem(said, line, before) : null) ?? unneededProblem(said, line, section);
    return (
      withAdvice({ ...line, isAsked }, draft, before, section, read) ??
      (told === null
        ? (withUnknownAttribute(line, before, section, read) ??
          withAnotherPlayer(line, draft, before, section, read) ??
          withForeignWord(line, draft, before, read) ??
          unclaimed(line, draft, before, section, read))
        : { problem: told, statements: itsPlayer(line, draft, before, section, read) })
    );
  }
  const found = isAsked ? { ...rewritten, lines: asQuestions(rewritten.lines, before, read) } : rewritten;
  const text = linesText(found.lines, line.indent);
  const { statements } = read(text, before);
  const fixes = [found.lines, ...(found.or === undefined ? [] : [found.or])].map(lines => ({
    span: line.span,
    text: linesText(lines, line.indent),
    title: `Write it as ${shownAs(lines)}`,
  }));
  const [replacement] = fixes;
  const why = found.why === '' ? '' : `${found.why} `;
  const or = found.or === undefined ? '' : `, or as ${shownAs(found.or)}`;
  return {
    problem: {
      code: 'syntax/wording',
      span: line.span,
      message: `${why}Write it as ${shownAs(found.lines)}${or}.`,
      ...(replacement === undefined || found.or !== undefined ? { alternatives: fixes } : { replacement }),
    },
    statements: statements.map(each => mappedBack(each, found.lines, line.indent, line.span, line.at)),
  };
};

/** Of a player's line that says what there is not, the player: the lines below speak of them. */
const itsPlayer = (
  line: SourceLine,
  draft: LineDraft,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): readonly Statement[] => {
  const [word, name] = draft;
  if (section !== 'board' || word?.text.toLowerCase() !== 'player' || name?.from == null) return [];
  const declared = [[word, name]];
  const { statements, problems } = read(linesText(declared, line.indent), before);
  return problems.length > 0 ? [] : statements.map(each => mappedBack(each, declared, line.indent, line.span, line.at));
};

/** What belongs in a line above, in that of a player, a battlefield or a unit. */
const belongsAbove = (
  line: SourceLine,
  draft: LineDraft,
  before: readonly Statement[],
  read: ReadLines,
): SyntaxProblem | null =>
  belongsToPlayer(line, draft, before, read) ??
  belongsToBattlefield(line, draft, before, read) ??
  belongsToUnit(line, draft, before, read);

/** A line in German, read in English; null where it has no German word, or is not understood in English either. */
const inEnglish = (
  line: SourceLine,
  draft: LineDraft,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  const known = knownFrom(before);
  const english = fromGerman(draft, known);
  if (english === null) return null;
  const asked = asks(line.tokens) || isQuestionWord(english[0]?.text ?? '');
  const found = rewrite(english, before, section, read, 'also as it is');
  const advice = found === null ? advised(english, before, section, read)?.instead : undefined;
  if (found === null && advice === undefined) {
    const problem = section === 'script' ? unaskedProblem(linesText([english], ''), line, before) : null;
    return problem && { problem, statements: [] };
  }
  const inForm = (lines: readonly LineDraft[]) => (asked ? asQuestions(lines, before, read) : lines);
  const right = (found === null ? (advice ?? []) : [found.lines]).map(inForm);
  const fix = (all: readonly LineDraft[]) => ({
    span: line.span,
    text: linesText(all, line.indent),
    title: `Write it as ${shownAs(all)}`,
  });
  const fixes = right.map(fix);
  const [replacement] = fixes;
  return {
    problem: {
      code: 'syntax/wording',
      span: line.span,
      message: `The language is in English. Write it as ${right.map(shownAs).join(', or as ')}.`,
      ...(found === null || replacement === undefined ? { alternatives: fixes } : { replacement }),
    },
    statements: [],
  };
};

/** Nothing is taken for what the line says: the author has to choose. */
const withAdvice = (
  { span, indent, isAsked }: SourceLine & { readonly isAsked: boolean },
  draft: LineDraft,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  const advice = advised(draft, before, section, read);
  if (advice === null) return null;
  const instead = advice.instead.map(lines =>
    asQuestions(lines, before, read, isAsked ? 'expectations, too' : 'questions alone'),
  );
  const shown = instead.map(shownAs);
  return {
    problem: {
      code: 'syntax/expected',
      span,
      message: `${advice.why} Write ${shown.join(', or ')}.`,
      alternatives: instead.map((lines, i) => ({
        span,
        text: linesText(lines, indent),
        title: `Write ${shown[i] ?? ''}`,
        ...counteringIn((advice.instead[i] ?? []).flat()),
      })),
    },
    statements: [],
  };
};

/** The card that has to counter something for a line to be right. */
const counteringIn = (line: LineDraft): { readonly counters?: string } => {
  const counters = line.find(piece => piece.counters !== undefined)?.counters;
  return counters === undefined ? {} : { counters };
};

/** A line that begins with nobody’s name, and would be understood of a player who is there. */
const withAnotherPlayer = (
  { span, indent }: SourceLine,
  draft: LineDraft,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  const [first, ...rest] = draft;
  const known = knownFrom(before);
  if (section === 'board' || first?.from == null || rest.length === 0 || !isStranger(first, known)) return null;
  const lines = known.players.flatMap(player => {
    const line = [{ text: written(player), from: first.from }, ...rest];
    const found = rewrite(line, before, section, read)?.lines ?? advised(line, before, section, read)?.instead[0];
    return found === undefined ? [] : [found];
  });
  if (lines.length === 0) return null;
  const players = known.players.map(({ text }) => text).join(', ');
  return {
    problem: {
      code: 'syntax/expected',
      span: first.from,
      message: `No player is called “${first.text}”; the players here are ${players}. Write ${lines.map(shownAs).join(', or ')}.`,
      alternatives: lines.map(each => ({ span, text: linesText(each, indent), title: `Write ${shownAs(each)}` })),
    },
    statements: [],
  };
};

/** Something of which the line of a player says nothing. */
const withUnknownAttribute = (
  line: SourceLine,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  const problem = section === 'board' ? unknownOfPlayer(line, before, read) : null;
  return problem && { problem, statements: [] };
};

/** A keyword of another card game in a line that is not understood with it: what there is here instead. */
const withForeignWord = (
  line: SourceLine,
  draft: LineDraft,
  before: readonly Statement[],
  read: ReadLines,
): Reworded | null => {
  const problem = foreignWord(line, draft, before, read);
  return problem && { problem, statements: [] };
};

/** A claim without “expect” that could not be read behind it either. */
const unclaimed = (
  { block, span }: SourceLine,
  [, verb]: LineDraft,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  if (section === 'board' || verb === undefined || !PREDICATES.includes(verb.text.toLowerCase())) return null;
  const [problem] = read(`expect ${block.slice(span.start, span.end)}`, before).problems;
  if (problem === undefined || problem.replacement !== undefined || problem.alternatives !== undefined) return null;
  const message = `A claim is checked by a line that begins with “expect”, but nothing like this one is: ${lowerFirst(problem.message)}`;
  return { problem: { code: problem.code, span, message }, statements: [] };
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A word that nothing is called, and that no line begins with. */
const isStranger = ({ text }: DraftWord, known: KnownNames): boolean =>
  /^\p{L}{2,}$/u.test(text) &&
  nameRisk(text.toLowerCase()) === 'none' &&
  !isNoName(text) &&
  !among([...known.players, ...known.battlefields], text) &&
  unitOf(known, text) === undefined;

const shownAs = (lines: readonly LineDraft[]): string =>
  lines.map(each => `“${linesText([each], '')}”`).join(', and below it ');
