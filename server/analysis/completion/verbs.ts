/** What a player can do now, as the verbs of the script: those come first after the player’s name. */
import { ACT_GROUPS, legalActs } from '../../../engine/game/legalActs/legalActs.ts';
import { lookedOr } from '../../../engine/game/play/lookInto.ts';
import type { Player, State } from '../../../engine/game/state/state.ts';
import { VERBS } from '../../../engine/language/words/words.ts';
import { isLineAct, lineOf } from '../../../engine/scenario/lines/lines.ts';
import { lexemesOf } from '../words/wordAt.ts';

/** Enough that each kind of answer to a question is among them. */
const MOST = 12;

/**
 * In the order in which they are offered, in the third person; `concedes` is always possible, and left out. None where there is too
 * much to try.
 */
export const possibleVerbs = (before: State, who: Player): readonly string[] =>
  lookedOr(before, [], state => verbsIn(state, who));

const verbsIn = (state: State, who: Player): readonly string[] => {
  const found = ACT_GROUPS.flatMap(group => {
    if (group === 'concessions') return [];
    const { acts } = legalActs(state, who.id, group, group === 'choices' ? MOST : 2);
    return acts.flatMap(act => {
      const line = isLineAct(act) ? lineOf(state, who.id, act) : '';
      const verb = lexemesOf(line)[1]?.text;
      return VERBS.some(([third]) => third === verb) ? [verb ?? ''] : [];
    });
  });
  return [...new Set(found)];
};
