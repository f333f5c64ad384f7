/** Removes facedown cards that may not stay (`zone.facedown.lost`, `zone.facedown.room.less`). */

import { roomAt } from '../abilities/hiddenRoom.ts';
import { putInTrash } from '../gameActions/trashing.ts';
import { askWhich } from '../play/ask.ts';
import { type Play, step } from '../play/play.ts';
import { battlefield, hasUnitsAt, namesOf, objectsById } from '../play/query.ts';
import { isOrAre } from '../play/sentence.ts';
import { idsOf, objectRef } from '../state/ref.ts';
import type { Battlefield, GameObject, PlayerId, State } from '../state/state.ts';
import { cleanupNeedsOf } from './cleanupNeeds.ts';
import { ids } from './unitsInSteps.ts';

/** `cleanup.strays`: a card stays facedown only where its owner controls the battlefield; in the first edition, where they have a unit. */
export const isStrayHidden = (state: State, { zone, controller }: GameObject): boolean => {
  if (zone.kind !== 'facedown') return false;
  return state.behaviours.hiddenStays === 'with a unit'
    ? !hasUnitsAt(state, controller, zone.at)
    : battlefield(state, zone.at).controller !== controller;
};

export const removeHidden = (play: Play): void => {
  if (cleanupNeedsOf(play.state).facedown === 0) return;
  const lost = play.state.objects.filter(o => isStrayHidden(play.state, o));
  if (lost.length === 0) return;
  putInTrash(play, ids(lost));
  step(play)?.tell(
    'cleanup.strays',
    `${namesOf(lost)} ${isOrAre(lost)} removed from facedown and put into the trash.`,
    {
      units: ids(lost),
    },
  );
};

/** `zone.facedown.room.less`: where fewer may lie than do, their controller puts the rest into the trash. */
export const removeExcessHidden = (play: Play): void => {
  if (cleanupNeedsOf(play.state).facedown < 2) return;
  for (const place of play.state.battlefields) {
    const { hidden, excess } = hiddenAt(play.state, place);
    const [first] = hidden;
    if (first === undefined || excess <= 0) continue;
    const lost = pickLost(play, first.controller, place, hidden, excess);
    putInTrash(play, ids(lost));
    step(play)?.tell(
      'zone.facedown.room.less',
      `${namesOf(lost)} ${isOrAre(lost)} put into the trash: ${place.name} has room for ${hidden.length - excess} facedown.`,
      { units: ids(lost), places: [place.id] },
    );
  }
};

/** The cards that lie facedown there, and how many too many they are. */
export const hiddenAt = (
  state: State,
  { id }: Battlefield,
): { readonly hidden: readonly GameObject[]; readonly excess: number } => {
  const hidden = state.objects.filter(o => o.zone.kind === 'facedown' && o.zone.at === id);
  const [first] = hidden;
  // There always is room for one.
  const room = first === undefined || hidden.length < 2 ? hidden.length : roomAt(state, id, first.controller);
  return { hidden, excess: hidden.length - room };
};

const pickLost = (
  play: Play,
  who: PlayerId,
  place: Battlefield,
  hidden: readonly GameObject[],
  excess: number,
): readonly GameObject[] => {
  const lost = askWhich(play, {
    player: who,
    question: {
      ask: 'refs',
      what: 'card',
      options: hidden.map(o => objectRef(play.state, o.id)),
      least: excess,
      most: excess,
    },
    about: place.name,
    rule: 'zone.facedown.room.less',
    prompt: 'which facedown cards are put into the trash',
  });
  return objectsById(play.state, idsOf(lost));
};
