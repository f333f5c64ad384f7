/** Where several units may be moved together, as one act (`action.move.standard`). */
import { isOnBoard, sameLocation } from '../../../engine/game/play/query.ts';
import type { GameObject, State } from '../../../engine/game/state/state.ts';
import { type LineAct, lineOf } from '../../../engine/scenario/lines/lines.ts';
import type { GroupMovesResult } from '../../protocol.ts';
import type { OpeningsContext } from './asked.ts';
import { reads } from './openingsOf.ts';
import { placesFor, refusedActs, wholly } from './refusedOf.ts';
import { whatAndWhere } from './whatAndWhere.ts';

/** By the indexes of the units. Whose the first is, moves; nothing is said of a place where all of them are. */
export const groupMovesOf = (state: State, objects: readonly number[], asked: OpeningsContext): GroupMovesResult => {
  const units = objects.flatMap(object => state.objects[object] ?? []).filter(isOnBoard);
  const [first] = units;
  if (first === undefined || units.length > MOST) return { openings: [], refused: [] };
  const who = first.controller;
  const acts = placesFor(state, who)
    .filter(to => !units.every(({ zone }) => sameLocation(zone, to)))
    .map((to): LineAct => ({ kind: 'move', groups: [{ units: units.map(({ id }: GameObject) => id), to }] }));
  const refused = refusedActs(state, who, acts, asked);
  const legal = acts.filter((act, at) => refused[at] === null && reads(state, who, act, asked));
  return {
    openings: legal.map(act => ({ line: lineOf(state, who, act), ...whatAndWhere(act) })),
    refused: wholly(refused),
  };
};

/** A line that names more is read by no one. */
const MOST = 100;
