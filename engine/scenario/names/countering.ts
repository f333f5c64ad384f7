/** Lines that are offered to counter something: right only with a card that does, which the language does not know. */
import { anywhere } from '../../game/state/cards/walk.ts';
import type { SyntaxProblem } from '../../language/syntax.ts';
import type { Cards } from './cards.ts';

/** The problem with those of its fixes alone whose card counters something, in what it says as well. */
export const withCountersOnly =
  (cards: Cards) =>
  (p: SyntaxProblem): SyntaxProblem => {
    const { alternatives: all } = p;
    const kept = all?.filter(({ counters }) => counters === undefined || doesCounter(counters, cards));
    if (all === undefined || kept === undefined || kept.length === all.length) return p;
    const { alternatives: _, ...rest } = p;
    const why = p.message.slice(0, p.message.indexOf(' Write '));
    if (kept.length === 0) return { ...rest, message: `${why} None of the specified cards counters anything.` };
    return {
      ...rest,
      message: `${why} Write ${kept.map(({ title }) => title.replace(/^Write /, '')).join(', or ')}.`,
      alternatives: kept,
    };
  };

/** A card that nobody knows may. */
const doesCounter = (name: string, cards: Cards): boolean => {
  const print = cards.print(name);
  return print === null || anywhere(print.abilities, part => part.do === 'counter');
};
