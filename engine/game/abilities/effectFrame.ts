/** An ability as it is carried out: who acts, on what was chosen, and what its instructions have come to so far. */

import type { Play } from '../play/play.ts';
import type { Acting } from '../state/actor.ts';
import type { Source } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import type { PlayerId, State } from '../state/state.ts';
import type { Context } from './context.ts';
import { MEANING } from './evaluator.ts';
import { viewOf } from './traits.ts';

export type { Acting };

export const acting = (
  controller: PlayerId,
  source: Source,
  name: string,
  rest: Partial<Pick<Acting, 'event' | 'slots' | 'it' | 'terms' | 'item' | 'hiddenAt' | 'willing' | 'wanted'>> = {},
): Acting => ({
  controller,
  source,
  name,
  event: rest.event ?? null,
  slots: rest.slots ?? {},
  it: rest.it ?? rest.slots?.it ?? null,
  // "That much" of a trigger is what set it off came to, until an instruction comes to something else.
  much: rest.event?.amount ?? 0,
  done: true,
  terms: rest.terms ?? null,
  item: rest.item ?? -1,
  hiddenAt: rest.hiddenAt ?? null,
  willing: rest.willing ?? [],
  wanted: rest.wanted ?? false,
});

export const contextFor = (state: State, a: Acting): Context => ({
  state,
  view: viewOf(state),
  means: MEANING,
  controller: a.controller,
  source: a.source,
  event: a.event,
  slots: a.slots,
  it: a.it,
  much: a.much,
  terms: a.terms,
  item: a.item,
});

export const now = (play: Play, a: Acting): Context => contextFor(play.state, a);

/** What answers for what is done: an ability besides the object that it comes from (`action.attribution`, `deal.source.abilities.and-maker`). */
export const doers = (a: Acting): readonly Ref[] => {
  const by: Ref[] = [];
  const isSpell = a.source.kind === 'object' && a.source.memo.type === 'spell';
  if (a.item >= 0 && !isSpell) by.push({ kind: 'item', id: a.item });
  if (a.source.kind === 'object') by.push({ kind: 'object', id: a.source.id, life: a.source.memo.life });
  if (a.source.kind === 'battlefield') by.push({ kind: 'battlefield', id: a.source.id });
  return by;
};
