/**
 * Becoming Mighty (`mighty.becomes`): from whatever cause its Might has risen, be it given, a buff, gear, a role or the end
 * of what held it down. What is Mighty is remembered from one look to the next, where anything at all waits for it.
 */
import { dependsOnBecomingMighty } from '../abilities/dependencies.ts';
import { mightCounted } from '../abilities/might.ts';
import { haveSameItems, rememberLast } from '../play/memo.ts';
import { change, type Play } from '../play/play.ts';
import { onBoard } from '../play/query.ts';
import type { GameObject, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { type Cause, THE_GAME } from './cause.ts';
import { eventFor } from './kill.ts';

const MIGHTY = 5;

const isMightyNow = (state: State, o: GameObject): boolean => mightCounted(state, o) >= MIGHTY;

/** Looks which units have become Mighty since the last time; those that have just come to the board have not. */
export const emitMightyChanges = (play: Play, cause: Cause = THE_GAME): void => {
  const { state } = play;
  if (!state.hasAbilities || !isAwaited(state)) return;
  const seen = state.objects.filter(o => o.type === 'unit' && onBoard(o));
  const are = seen.filter(o => isMightyNow(state, o)).map(o => o.id);
  const before = state.mighty;
  const ids = seen.map(o => o.id);
  if (before !== null && haveSameItems(before.seen, ids) && haveSameItems(before.are, are)) return;
  change(play, s => {
    s.mighty = { seen: ids, are };
  });
  if (before === null) return;
  const risen = are.filter(id => before.seen.includes(id) && !before.are.includes(id));
  emitEvents(play, () =>
    risen.flatMap(id => {
      const o = play.state.objects[id];
      return o === undefined ? [] : [eventFor(play, 'become mighty', o, cause)];
    }),
  );
};

/** Whether any ability in the game speaks of it. */
const isAwaited = ({ objects, lastingAbilities }: State): boolean => lastingAbilities.length > 0 || isSpokenOf(objects);

const isSpokenOf = rememberLast((objects: State['objects']): boolean =>
  objects.some(o => o.print.abilities.some(dependsOnBecomingMighty)),
);
