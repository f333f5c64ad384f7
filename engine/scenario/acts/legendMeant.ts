/** `Ana activates legend`: the player's own, which a line calls by its name. */
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Name } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';

/** Undefined where the word stands for no legend, or the player has none. */
export const legendMeant = (state: State, who: PlayerId, { text, span }: Name): Problem | undefined => {
  if (text.toLowerCase() !== 'legend') return undefined;
  const legend = state.objects.find(({ zone, owner }) => zone.kind === 'legend' && owner === who);
  if (legend === undefined) return undefined;
  const own = quote(legend.name);
  return problem('name/unknown', span, `Refer to a legend by its name: write ${own}.`, {
    fixes: [preferredFix(span, own, `Write ${own}`)],
  });
};
