/** Rewords a line that is not in the language but says something that the language has words for. */

import type { Statement, SyntaxProblem, TextReplacement } from '../../syntax.ts';
import { PREDICATES } from '../../words/predicates.ts';
import { isQuestionWord, nameRisk } from '../../words/words.ts';
import { asks, asQuestions } from './asked.ts';
import { callsInWords } from './calls.ts';
import { type DraftWord, draftOf, type LineDraft } from './draft.ts';
import { belongsToBattlefield } from './facedownLine.ts';
import { fromGerman } from './german.ts';
import { among, type KnownNames, knownFrom, unitOf, written } from './known.ts';
import { mappedBack } from './mapped.ts';
import { foreignWord, ofOtherGames } from './ofOtherGames.ts';
import { belongsToPlayer, unknownOfPlayer } from './playersLine.ts';
import { advised, linesText, type Rewritten, rewrite } from './rewrite.ts';
import { isNoName } from './slots.ts';
import { unaskedProblem } from './unasked.ts';
import { belongsToUnit } from './unitLine.ts';
import { unneededProblem } from './unneeded.ts';
import type { SourceLine, UnreadLine } from './unreadLine.ts';

export interface Reworded {
  readonly problem: SyntaxProblem;
  readonly statements: readonly Statement[];
}

/** Of a line that is held against the table, again and again: far more than anybody writes. */
const MOST_WORDS = 1_000;

/** Null where no row of the table leads to a line that can be read. */
export const reworded = (source: SourceLine): Reworded | null => {
  const { block, span, tokens } = source;
  if (tokens.count > MOST_WORDS) return null;
  const known = knownFrom(source.before);
  const draft = callsInWords(draftOf(tokens, known, span.start), known);
  const line = { ...source, said: block.slice(span.start, span.end), draft, isAsked: asks(tokens) };
  const rewritten = rewrite(draft, line);
  if (rewritten !== null) return asRewritten(line, rewritten);
  const meant = belongsAbove(line) ?? ofOtherGames(line) ?? inEnglish(line) ?? withAdvice(line);
  const needless = meant === null ? (unaskedInScript(line, line.said) ?? unneededProblem(line)) : null;
  if (needless !== null) return { problem: needless, statements: itsPlayer(line) };
  const problem = meant ?? unknownAttribute(line) ?? withAnotherPlayer(line) ?? foreignWord(line) ?? unclaimed(line);
  return problem && { problem, statements: [] };
};

const asRewritten = (line: UnreadLine, { lines, or, why }: Rewritten): Reworded => {
  const right = line.isAsked ? asQuestions(lines, line) : lines;
  const ways = or === undefined ? [right] : [right, or];
  const fixes = ways.map(way => fixTo(way, line));
  const [replacement] = fixes;
  return {
    problem: {
      code: 'syntax/wording',
      span: line.span,
      message: `${why === '' ? '' : `${why} `}Write it as ${ways.map(shownAs).join(', or as ')}.`,
      ...(replacement === undefined || or !== undefined ? { alternatives: fixes } : { replacement }),
    },
    statements: line.read(linesText(right, line.indent), line.before).statements.map(s => mappedBack(s, right, line)),
  };
};

/** Of a player's line that says what there is not, the player: the lines below speak of them. */
const itsPlayer = (line: UnreadLine): readonly Statement[] => {
  const [word, name] = line.draft;
  if (line.section !== 'board' || word?.text.toLowerCase() !== 'player' || name?.from == null) return [];
  const declared = [[word, name]];
  const { statements, problems } = line.read(linesText(declared, line.indent), line.before);
  return problems.length > 0 ? [] : statements.map(each => mappedBack(each, declared, line));
};

/** What belongs in a line above, in that of a player, a battlefield or a unit. */
const belongsAbove = (line: UnreadLine): SyntaxProblem | null =>
  line.section === 'board' ? (belongsToPlayer(line) ?? belongsToBattlefield(line) ?? belongsToUnit(line)) : null;

const unaskedInScript = (line: UnreadLine, said: string): SyntaxProblem | null =>
  line.section === 'script' ? unaskedProblem(said, line) : null;

/** A line in German, read in English; null where it has no German word, or is not understood in English either. */
const inEnglish = (line: UnreadLine): SyntaxProblem | null => {
  const english = fromGerman(line.draft, knownFrom(line.before));
  if (english === null) return null;
  const found = rewrite(english, line, 'also as it is');
  const ways = found === null ? advised(english, line)?.instead : [found.lines];
  if (ways === undefined) return unaskedInScript(line, linesText([english], ''));
  const isAsked = line.isAsked || isQuestionWord(english[0]?.text ?? '');
  const right = isAsked ? ways.map(lines => asQuestions(lines, line)) : ways;
  const fixes = right.map(lines => fixTo(lines, line));
  const [replacement] = fixes;
  return {
    code: 'syntax/wording',
    span: line.span,
    message: `The language is in English. Write it as ${right.map(shownAs).join(', or as ')}.`,
    ...(found === null || replacement === undefined ? { alternatives: fixes } : { replacement }),
  };
};

/** Nothing is taken for what the line says: the author has to choose. */
const withAdvice = (line: UnreadLine): SyntaxProblem | null => {
  const advice = advised(line.draft, line);
  if (advice === null) return null;
  const instead = advice.instead.map(lines =>
    asQuestions(lines, line, line.isAsked ? 'expectations, too' : 'questions alone'),
  );
  return {
    code: 'syntax/expected',
    span: line.span,
    message: `${advice.why} Write ${instead.map(shownAs).join(', or ')}.`,
    alternatives: instead.map((lines, i) => ({
      ...fixTo(lines, line, 'Write'),
      ...counteringIn((advice.instead[i] ?? []).flat()),
    })),
  };
};

/** The card that has to counter something for a line to be right. */
const counteringIn = (line: LineDraft): { readonly counters?: string } => {
  const counters = line.find(piece => piece.counters !== undefined)?.counters;
  return counters === undefined ? {} : { counters };
};

/** A line that begins with nobody’s name, and would be understood of a player who is there. */
const withAnotherPlayer = (line: UnreadLine): SyntaxProblem | null => {
  const [first, ...rest] = line.draft;
  const known = knownFrom(line.before);
  if (line.section === 'board' || first?.from == null || rest.length === 0 || !isStranger(first, known)) return null;
  const ways = known.players.flatMap(player => {
    const said = [{ text: written(player), from: first.from }, ...rest];
    const found = rewrite(said, line)?.lines ?? advised(said, line)?.instead[0];
    return found === undefined ? [] : [found];
  });
  if (ways.length === 0) return null;
  const players = known.players.map(({ text }) => text).join(', ');
  return {
    code: 'syntax/expected',
    span: first.from,
    message: `No player is called “${first.text}”; the players here are ${players}. Write ${ways.map(shownAs).join(', or ')}.`,
    alternatives: ways.map(lines => fixTo(lines, line, 'Write')),
  };
};

/** Something of which the line of a player says nothing. */
const unknownAttribute = (line: UnreadLine): SyntaxProblem | null =>
  line.section === 'board' ? unknownOfPlayer(line) : null;

/** A claim without “expect” that could not be read behind it either. */
const unclaimed = ({ said, span, draft: [, verb], section, before, read }: UnreadLine): SyntaxProblem | null => {
  if (section === 'board' || verb === undefined || !PREDICATES.includes(verb.text.toLowerCase())) return null;
  const [problem] = read(`expect ${said}`, before).problems;
  if (problem === undefined || problem.replacement !== undefined || problem.alternatives !== undefined) return null;
  const message = `A claim is checked by a line that begins with “expect”, but this one cannot be checked: ${lowerFirst(problem.message)}`;
  return { code: problem.code, span, message };
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A word that nothing is called, and that no line begins with. */
const isStranger = ({ text }: DraftWord, known: KnownNames): boolean =>
  /^\p{L}{2,}$/u.test(text) &&
  nameRisk(text.toLowerCase()) === 'none' &&
  !isNoName(text) &&
  !among([...known.players, ...known.battlefields], text) &&
  unitOf(known, text) === undefined;

/** Puts lines in the place of one. */
const fixTo = (lines: readonly LineDraft[], { span, indent }: SourceLine, write = 'Write it as'): TextReplacement => ({
  span,
  text: linesText(lines, indent),
  title: `${write} ${shownAs(lines)}`,
});

const shownAs = (lines: readonly LineDraft[]): string =>
  lines.map(each => `“${linesText([each], '')}”`).join(', and below it ');
