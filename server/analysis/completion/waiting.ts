/** Where a decision waits: the legal lines that make it, whole; and whether to choose or assign nothing is one of them. */
import { isLegal } from '../../../engine/game/actions.ts';
import { lookedOr } from '../../../engine/game/play/lookInto.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { decisionActs } from '../../../engine/scenario/fixes/fixes.ts';
import { answerText } from '../../../engine/scenario/lines/answers.ts';
import { isLineAct, lineOf } from '../../../engine/scenario/lines/lines.ts';
import type { Offer } from './item.ts';
import type { CursorPlace } from './names.ts';

/** For the beginning of a line; none of too many. */
export const waitingLines = (state: State | undefined): readonly Offer[] => {
  const { decision } = state ?? { decision: null };
  if (state === undefined || decision === null) return [];
  const acts = lookedOr(state, [], looked => decisionActs(looked, MOST + 1)).filter(isLineAct);
  const lines = [...new Set(acts.map(act => lineOf(state, decision.player, act)))];
  if (lines.length > MOST) return [];
  return lines.map((label, i) => ({
    label,
    kind: 'value',
    rank: 'best',
    order: i - lines.length,
    detail: `legal here: ${i + 1} of ${lines.length}`,
  }));
};

/** More than these nobody reads. */
const MOST = 8;

/** The word `nothing` where this player has to decide and may not leave it at that. */
export const isIllegalNothing = (
  { label, kind }: Offer,
  { state, who, sentence }: Pick<CursorPlace, 'state' | 'who' | 'sentence'>,
): boolean => {
  if (label !== 'nothing' || kind !== 'keyword' || sentence === null || sentence.mood !== '') return false;
  const { decision } = state ?? { decision: null };
  if (state === undefined || who === undefined || decision === null || decision.player !== who.id) return false;
  if (decision.kind === 'assign') return !isLegal(state, who.id, { kind: 'assign', shares: [] });
  if (decision.kind === 'begin') return true;
  const answers = lookedOr(state, [], looked => decisionActs(looked, MOST)).flatMap(act =>
    act.kind === 'answer' ? [answerText(state, decision.question, act.answer)] : [],
  );
  return !answers.includes('chooses nothing');
};
