/** Which of several events that happen at once is "the Nth time" (`ability.triggered.nth`). */

import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { type Ref, sameRef } from '../state/ref.ts';
import type { GameEvent, PlayerId } from '../state/state.ts';
import { isOfOthers, isSameOfSame } from './sameTriggers.ts';
import type { PendingTrigger } from './triggering.ts';

/**
 * `ability.triggered.nth`: their player picks the event, where it makes a difference which it is. It is picked once, however often that
 * triggers.
 */
export const picked = (play: Play, who: PlayerId, own: readonly PendingTrigger[]): readonly PendingTrigger[] => {
  const known = new Map<readonly GameEvent[], GameEvent>();
  return own.map(t => {
    if (t.others.length === 0) return t;
    const event = known.get(t.others) ?? pickEvent(play, who, t);
    known.set(t.others, event);
    return event === t.event ? t : { ...t, event };
  });
};

const pickEvent = (play: Play, who: PlayerId, t: PendingTrigger): GameEvent => {
  const { event, others, instance } = t;
  const byWhat: { readonly what: Ref; readonly event: GameEvent }[] = [];
  const isOther = (other: GameEvent): boolean => !isSameOfSame({ ...t, event: other }, t) || isOfOthers(t, other);
  for (const each of [event, ...others.filter(isOther)]) {
    const { what } = each;
    if (what !== null && !byWhat.some(known => sameRef(known.what, what))) byWhat.push({ what, event: each });
  }
  if (byWhat.length < 2) return event;
  const { refs } = ask(play, 'refs', {
    player: who,
    question: { ask: 'refs', what: 'object', options: byWhat.map(({ what }) => what), least: 1, most: 1 },
    about: instance.name,
    rule: 'ability.triggered.nth',
    prompt: `which of them is meant by "${instance.ability.text}"`,
  });
  const [chosen] = refs;
  return byWhat.find(({ what }) => chosen !== undefined && sameRef(what, chosen))?.event ?? event;
};
