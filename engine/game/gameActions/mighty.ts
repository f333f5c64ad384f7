/**
 * Becoming Mighty (`mighty.becomes`), or reaching another amount, whatever has raised the unit's Might: an effect, a
 * buff, gear, a role, or the end of what held it down. If any ability waits for that, the Might of units is remembered
 * from one look to the next.
 */

import { dependsOnBecomingMighty, mightsAwaited } from '../abilities/dependencies.ts';
import { mightCounted } from '../abilities/might.ts';
import { MIGHTY } from '../abilities/thingStates.ts';
import { haveSameItems, rememberWhileAlike } from '../play/memo.ts';
import { change, type Play } from '../play/play.ts';
import { isOnBoard } from '../play/query.ts';
import type { Ability } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameEvent, GameObject, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { type Cause, THE_GAME } from './cause.ts';
import { eventFor } from './objectEvents.ts';

/** Looks what Might units have come to since the last time; those that have just come to the board have not. */
export const emitMightyChanges = (play: Play, cause: Cause = THE_GAME): void => {
  const { state } = play;
  if (!state.hasAbilities || !isAwaited(state)) return;
  const units = state.objects.filter(o => o.type === 'unit' && isOnBoard(o));
  const mights = units.map(o => mightCounted(state, o));
  const before = state.mighty;
  const seen = units.map(o => o.id);
  if (before !== null && haveSameItems(before.seen, seen) && haveSameItems(before.mights, mights)) return;
  change(play, s => {
    s.mighty = { seen, mights };
  });
  if (before === null) return;
  const was = new Map(before.seen.map((id, at) => [id, before.mights[at] ?? 0]));
  // What has just come to the board has not risen.
  const changes = units.map(
    (o, at): MightChange => ({ o, from: was.get(o.id) ?? Number.POSITIVE_INFINITY, to: mights[at] ?? 0 }),
  );
  const risen = changes.filter(({ from, to }) => from < to);
  if (risen.length === 0) return;
  const awaited = amountsAwaited(state);
  emitEvents(play, () => flatMapped(risen, each => reached(play, each, awaited, cause)));
};

interface MightChange {
  readonly o: GameObject;
  readonly from: number;
  readonly to: number;
}

/** `awaited`: the amounts that abilities wait for. "Becomes N or more" is coming there from less: what was that much before does not become it. */
const reached = (
  play: Play,
  { o, from, to }: MightChange,
  awaited: readonly number[],
  cause: Cause,
): readonly GameEvent[] => {
  const mighty = from < MIGHTY && to >= MIGHTY ? [eventFor(play, 'become mighty', o, cause)] : [];
  const crossed = awaited.filter(amount => from < amount && to >= amount);
  return [...mighty, ...crossed.map(amount => eventFor(play, 'reach might', o, cause, { amount }))];
};

/** Whether any ability in the game speaks of it, or one may that comes later. */
const isAwaited = ({ memory, recordsMight, objects, battlefields, lastingAbilities }: State): boolean =>
  recordsMight ||
  isSpokenOf(memory, objects) ||
  battlefields.some(({ print }) => print?.abilities.some(dependsOnBecomingMighty) === true) ||
  lastingAbilities.some(each => dependsOnBecomingMighty(each.ability));

/** What it says, and what it was given or has copied. */
const wordsOf = ({ print, modifiers }: GameObject): readonly Ability[] =>
  modifiers.length === 0
    ? print.abilities
    : [
        ...print.abilities,
        ...flatMapped(modifiers, m => {
          if (m.kind === 'ability') return [m.ability];
          return m.kind === 'effect text' ? m.abilities : [];
        }),
      ];

const speaksOfIt = (o: GameObject): boolean => wordsOf(o).some(dependsOnBecomingMighty);

const isSpokenOf = rememberWhileAlike('speaking of might', speaksOfIt, objects => objects.some(speaksOfIt));

const amountsAwaited = ({ objects, battlefields, lastingAbilities }: State): readonly number[] => [
  ...new Set(
    flatMapped(
      [
        ...flatMapped(objects, wordsOf),
        ...flatMapped(battlefields, ({ print }) => print?.abilities ?? []),
        ...lastingAbilities.map(each => each.ability),
      ],
      mightsAwaited,
    ),
  ),
];
