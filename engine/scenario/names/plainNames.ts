/**
 * A name without quotes is the author's own, and never a card (docs/language.md, "The board"): where it is exactly a card's, and that
 * card would do something, this is said at the line and with every answer.
 */
import type { Print } from '../../game/state/state.ts';
import type { Name, Statement } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';
import type { Assumption } from '../report/report.ts';
import type { Cards } from './cards.ts';

export interface PlainNames {
  readonly problems: readonly Problem[];
  readonly assumed: readonly Assumption[];
}

/** `name/near-card`: what is laid out under the exact name of a card that it is not. A unit whose keywords are given is described so. */
export const plainNames = (board: readonly Statement[], cards: Cards): PlainNames => {
  const problems: Problem[] = [];
  const assumed: Assumption[] = [];
  for (const s of board) {
    const found = plainName(s, cards);
    if (found === undefined) continue;
    problems.push(found.problem);
    assumed.push(found.assumption);
  }
  return { problems, assumed };
};

const plainName = (
  s: Statement,
  cards: Cards,
): { readonly problem: Problem; readonly assumption: Assumption } | undefined => {
  if (s.kind !== 'battlefield' && s.kind !== 'gear' && s.kind !== 'unit') return undefined;
  const { name, card, kind } = s;
  if (name.quoted || card !== undefined || (kind === 'unit' && s.attributes.some(a => a.kind === 'keyword')))
    return undefined;
  const print = cards.print(name.text);
  if (print === null || print.type !== kind || !doesSomething(print)) return undefined;
  const meant = quote(print.name);
  return {
    problem: problem('name/near-card', name.span, messageOf(name, kind, meant), {
      fixes: [preferredFix(name.span, meant, `Change to ${meant}`)],
    }),
    assumption: {
      span: name.span,
      says: `${name.text} is a plain ${kind}, not the card`,
      otherwise: `write ${meant} for the card`,
    },
  };
};

const messageOf = ({ text }: Name, kind: string, meant: string): string =>
  `There is a card called ${meant}, but a name without quotes is never a card: this ${kind} has only the name, and none of the text of ${text}. Write ${meant} to mean the card.`;

const doesSomething = ({ abilities, keywords, mightBonus }: Print): boolean =>
  abilities.length > 0 || keywords.length > 0 || mightBonus !== 0;
