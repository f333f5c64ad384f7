import { perform, playFrom, refuse } from '../../game/actions.ts';
import { isOnBoard } from '../../game/play/query.ts';
import { objectRef, type Ref, sameRef } from '../../game/state/ref.ts';
import type { Act, DeclaredChoice, DeclaredChoices, PlayerId, State } from '../../game/state/state.ts';
import { writtenRef } from '../lines/answers.ts';
import { likeliestFirst, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { MOST, type RefusedAction } from './refusedAction.ts';
import { chosenIndex } from './refusedWords.ts';

/**
 * Other targets for the one that is wrong.
 *
 * ```diff
 *   card "Own Blow" spell
 *     deal 2 to a unit at a battlefield
 *
 *   scenario "Grove"
 *     player Ana hand "Own Blow"
 *     player Ben
 *     battlefield Grove
 *       Ben: Wall might 3
 *     battlefield Meadow
 *     base Ben
 *       Guard might 3
 *
 *     turn Ana
 * -   Ana plays "Own Blow" choosing Guard$0
 * +   Ana plays "Own Blow" choosing Wall
 * ```
 * Choose Wall
 */
export const otherTargets = ({ state, who, action, act, refusals }: RefusedAction): readonly Fix[] => {
  if (action.kind !== 'play' && action.kind !== 'activate') return [];
  if (act.kind !== 'play' && act.kind !== 'activate' && act.kind !== 'activate-place') return [];
  const refusal = refusals.find(r => r.code === 'play/target' || r.code === 'play/deflect');
  const at = refusal === undefined ? -1 : chosenIndex(state, act.declared.choosing, refusal);
  const name = action.choosing[at];
  if (name === undefined) return [];
  const kept = act.declared.choosing.slice(0, at);
  const rest = act.declared.choosing.slice(at + 1);
  const next = nextChoices(state, who, withChoosing(act, kept));
  // Where enough is chosen already, nothing is asked any more: whatever there is is tried.
  const options = next.length > 0 ? next : everything(state).filter(ref => !kept.some(w => isRef(w, ref)));
  const legal = options.filter(
    ref => refuse(state, who, withChoosing(act, [...kept, { kind: 'ref', ref }, ...rest])).length === 0,
  );
  const texts = legal.slice(0, MOST).map(ref => writtenRef(state, ref, options));
  return likeliestFirst(texts.map(text => replacementFix(name.span, text, `Choose ${text}`)));
};

type ActWithTargets = Extract<Act, { kind: 'play' | 'activate' | 'activate-place' }>;

/** What could be chosen next: asked of a game that is played on only to be asked. */
export const nextChoices = (state: State, who: PlayerId, act: ActWithTargets): readonly Ref[] => {
  if (refuse(state, who, act).length > 0) return [];
  const ahead = playFrom(state);
  perform(ahead, who, act);
  const { decision, chain } = ahead.state;
  if (decision?.kind === 'choose')
    return decision.player === who && decision.question.ask === 'refs' ? decision.question.options : [];
  // With one option there is no question: it is what the item has chosen by itself.
  const said = act.declared.choosing;
  const chosen = Object.values(chain.at(-1)?.slots ?? {}).flat();
  return chosen.filter(r => r.kind === 'object' && !said.some(w => w.kind === 'ref' && sameObject(w.ref, r)));
};

const everything = (state: State): readonly Ref[] =>
  [
    ...state.objects.filter(isOnBoard).map(({ id }) => objectRef(state, id)),
    ...state.battlefields.map(({ id }): Ref => ({ kind: 'battlefield', id })),
    ...state.players.map(({ id }): Ref => ({ kind: 'player', id })),
  ].slice(0, MOST_TRIED);

const MOST_TRIED = 40;

const isRef = (choice: DeclaredChoice, ref: Ref): boolean => choice.kind === 'ref' && sameRef(choice.ref, ref);

const sameObject = (a: Ref, b: Ref): boolean => a.kind === 'object' && b.kind === 'object' && a.id === b.id;

const withChoosing = (act: ActWithTargets, choosing: DeclaredChoices['choosing']): ActWithTargets => ({
  ...act,
  declared: { ...act.declared, choosing },
});
