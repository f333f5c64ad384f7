/** `chosen legends A, B`: which legends can have been chosen as a deck was built (`deck.choices`). */
import type { Statement } from '../../language/syntax.ts';
import { sameName } from '../names/names.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { BoardUnit } from './boardUnits.ts';

/** `setup/value`: one that is named twice, or is the champion legend itself, or one more than the cards of the player let be chosen. */
export const wrongLegends = (
  players: readonly Extract<Statement, { kind: 'player' }>[],
  units: readonly BoardUnit[],
): readonly Problem[] =>
  players.flatMap((s, seat) => {
    const own = s.attributes.flatMap(a => (a.kind === 'legend' && a.by === undefined ? [a.card] : []));
    const chosen = s.attributes.flatMap(a => (a.kind === 'chosen' ? a.cards : []));
    const problems: Problem[] = [];
    for (const [at, { text, span }] of chosen.entries()) {
      const isOwn = own.some(each => sameName(each, text));
      if (!isOwn && !chosen.slice(0, at).some(each => sameName(each, text))) continue;
      const message = isOwn
        ? `"${text}" is the deck's own legend; the chosen legends need other names.`
        : `"${text}" is already chosen; chosen legends need different names.`;
      problems.push(problem('setup/value', span, message, { concepts: ['deck.choices'] }));
    }
    const most = mostOf(units, seat);
    const first = most === null ? undefined : chosen[most];
    if (first !== undefined) {
      const message = `The cards of this deck let at most ${most} legends be chosen besides its own: leave ${chosen.length - (most ?? 0) === 1 ? 'one' : 'some'} out.`;
      problems.push(problem('setup/value', first.span, message, { concepts: ['deck.choices'] }));
    }
    return problems;
  });

/** As many as one of the player's cards lets be chosen; null where the scenario shows none that speaks of it. */
const mostOf = (units: readonly BoardUnit[], seat: number): number | null => {
  const all = units
    .filter(({ unit }) => unit.owner === seat)
    .flatMap(({ unit }) => unit.print.abilities.flatMap(each => (each.kind === 'static' ? each.effects : [])))
    .flatMap(each => (each.gives === 'chosen legends' ? [each.count.most] : []));
  return all.length === 0 ? null : Math.max(...all);
};
