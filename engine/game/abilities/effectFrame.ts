/**
 * The frame of an ability that is being carried out: who acts, on what was chosen, and what its instructions have come
 * to so far.
 */

import type { Play } from '../play/play.ts';
import type { EffectFrame } from '../state/effectFrame.ts';
import type { PlayerId, Ref, Source, State } from '../state/state.ts';
import type { Context } from './context.ts';
import { evaluator } from './evaluator.ts';
import { viewOfState } from './stateView.ts';

export type { EffectFrame };

/**
 * A frame for an ability none of whose instructions has run; `rest` defaults to no event, no choices and no item.
 * `done` starts out true, so that a leading "if you do" holds.
 */
export const effectFrame = (
  controller: PlayerId,
  source: Source,
  name: string,
  rest: Partial<
    Pick<EffectFrame, 'event' | 'slots' | 'antecedent' | 'terms' | 'item' | 'hiddenAt' | 'willing' | 'wanted'>
  > = {},
): EffectFrame => ({
  controller,
  source,
  name,
  event: rest.event ?? null,
  slots: rest.slots ?? {},
  antecedent: rest.antecedent ?? rest.slots?.it ?? null,
  // "That much" of a trigger is what set it off came to, until an instruction comes to something else.
  lastAmount: rest.event?.amount ?? 0,
  done: true,
  terms: rest.terms ?? null,
  item: rest.item ?? -1,
  hiddenAt: rest.hiddenAt ?? null,
  willing: rest.willing ?? [],
  wanted: rest.wanted ?? false,
});

/**
 * The context for the frame's words in one state. It is a snapshot: make it anew after an instruction has changed the
 * state or the frame.
 */
export const contextFor = (state: State, frame: EffectFrame): Context => ({
  state,
  view: viewOfState(state),
  evaluator: evaluator,
  controller: frame.controller,
  source: frame.source,
  event: frame.event,
  slots: frame.slots,
  antecedent: frame.antecedent,
  lastAmount: frame.lastAmount,
  terms: frame.terms,
  item: frame.item,
});

/** The same for the state as it is now. */
export const contextOf = (play: Play, frame: EffectFrame): Context => contextFor(play.state, frame);

/** What answers for what is done: an ability besides the object that it comes from (`action.attribution`, `deal.source.abilities.and-maker`). */
export const attributedTo = (frame: EffectFrame): readonly Ref[] => {
  const by: Ref[] = [];
  const isSpell = frame.source.kind === 'object' && frame.source.memo.type === 'spell';
  if (frame.item >= 0 && !isSpell) by.push({ kind: 'item', id: frame.item });
  if (frame.source.kind === 'object')
    by.push({ kind: 'object', id: frame.source.id, incarnation: frame.source.memo.incarnation });
  if (frame.source.kind === 'battlefield') by.push({ kind: 'battlefield', id: frame.source.id });
  return by;
};
