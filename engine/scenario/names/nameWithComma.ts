/**
 * A card's name with a comma in it, written without quotes: reported once, and not as separate mistakes in the words
 * after the comma.
 */
import { BOUNDS } from '../../bounds.ts';
import type { Name, ScenarioTree, Span } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';
import type { Cards } from './cards.ts';

type SyntaxProblem = ScenarioTree['problems'][number];

/** Syntax problems, those of one card's name as one that says to quote it. */
export const withNamesQuoted = (
  problems: readonly SyntaxProblem[],
  text: string,
  cards: Cards,
): readonly SyntaxProblem[] => {
  const quoted = new Set<number>();
  return problems.flatMap(p => {
    const span =
      p.code === 'syntax/expected' || p.code === 'syntax/unknown-statement'
        ? nameAround(text, p.span, cards)
        : undefined;
    if (span === undefined) return [p];
    if (quoted.has(span.start)) return [];
    quoted.add(span.start);
    const name = text.slice(span.start, span.end);
    const replacement = { span, text: quote(name), title: `Put ${quote(name)} in quotes` };
    return [{ code: p.code, span, message: unquoted(name), replacement }];
  });
};

/** `hand Yasuo, Remorseful`: two names that nothing has, and one card. */
export const splitNames = (names: readonly Name[], cards: Cards): readonly Problem[] =>
  names.slice(0, BOUNDS.objects).flatMap((first, i) => {
    const second = names[i + 1];
    if (second === undefined || first.quoted || second.quoted) return [];
    const name = `${first.text}, ${second.text}`;
    if (cards.print(name) === null) return [];
    const span = { start: first.span.start, end: second.span.end };
    const fixes = [preferredFix(span, quote(name), `Put ${quote(name)} in quotes`)];
    return [problem('name/near-card', span, unquoted(name), { fixes })];
  });

const unquoted = (name: string): string =>
  `The card's name ${quote(name)} contains a comma; put a name with a comma in quotes.`;

/** The words around a place, on its line, that are a card's name with a comma. The longest counts. */
const nameAround = (text: string, { start, end }: Span, cards: Cards): Span | undefined => {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const words = [...(/^[^\n]*/.exec(text.slice(line))?.[0] ?? '').matchAll(/[^\s,:"#]+/gu)].map(found => ({
    start: line + found.index,
    end: line + found.index + found[0].length,
  }));
  const at = words.findIndex(each => each.end > start);
  if (at < 0) return undefined;
  for (const from of words.slice(Math.max(0, at - MOST_WORDS), at + 1))
    for (const to of words.slice(at, at + MOST_WORDS).toReversed()) {
      const name = text.slice(from.start, to.end);
      if (to.end >= end && NAME.test(name) && cards.print(name) !== null) return { start: from.start, end: to.end };
    }
  return undefined;
};

const MOST_WORDS = 6;
/** With a comma, and nothing that no bare name has. */
const NAME = /^[^:"#]*,[^:"#]*$/;
