/** Acts are counted as plies are that are acts each (`PlyConvention`), for whoever is told of a game. */
import type { Play } from '../play/play.ts';
import type { Act } from '../state/act.ts';
import { isAttempted } from './attempting.ts';

/** As it begins. Groups that move to several places are one each; what an effect does that is written as a line is nobody's. */
export const recordAct = ({ recorder }: Play, act: Act): void => {
  if (recorder === null || act.kind === 'effect') return;
  const many = act.kind === 'move' ? act.groups.length : 1;
  for (let i = 0; i < many; i++) recorder.act();
};

/**
 * Before an answer is taken: what is chosen as a card is played, or an ability activated, belongs to that (`play.legality`); what is
 * asked of somebody later is an act by itself.
 */
export const recordAnswer = ({ recorder, state: { decision, chain } }: Play): void => {
  if (recorder === null || decision?.kind !== 'choose') return;
  const { start, who, act } = decision.resume;
  const isOfTheAct =
    isAttempted(act) &&
    decision.player === who &&
    chain.some(({ id, status }) => id === start.nextItem && status === 'pending');
  if (!isOfTheAct) recorder.act();
};
