/** The choice of a place, or of where something is moved (`play.choices.destination`). */

import { type Choosable, locationOfRef, placeOptions } from '../abilities/choosing.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { isInReach } from '../abilities/targets.ts';
import { ask } from '../play/ask.ts';
import { isDestination, type Means, refuseDestination } from '../play/destinations.ts';
import type { Play } from '../play/play.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, type Ref, sameRef } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, DeclaredChoices } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import type { Declaration } from './declaredChoices.ts';
import { nothingToChoose, wrongChoice } from './wrongChoices.ts';

const placeRefOf = (to: DeclaredChoices['moves'][number]['to']): Ref =>
  to.kind === 'battlefield' ? { kind: 'battlefield', id: to.at } : { kind: 'location', location: to };

const movedIds = (play: Play, item: ChainItem, k: Extract<Choosable, { kind: 'destination' }>) =>
  idsOf(evaluator.refs(contextOfItem(play, item), k.moved));

/** `play.choices.destination.valid`: elsewhere than they are, where they are allowed to be. */
const placesFor = (
  play: Play,
  item: ChainItem,
  k: Extract<Choosable, { kind: 'place' | 'destination' }>,
): readonly Ref[] => {
  const c = contextOfItem(play, item);
  if (k.kind === 'place') return placeOptions(c, k.where).filter(r => isInReach(play, item, r));
  const moved = flatMapped(movedIds(play, item, k), id => play.state.objects[id] ?? []);
  return placeOptions(c, k.where ?? { kind: 'board' }).filter(r => {
    const to = locationOfRef(r);
    // What is forbidden can be chosen all the same, and is skipped then (`play.legality.prevented-action`).
    return to !== null && moved.every(o => isDestination(play.state, o, to, meansOf(k)));
  });
};

/** "To an opponent's base" names bases; elsewhere the player chooses among all places. */
const meansOf = ({ where }: PlaceChoice): Means =>
  where?.kind === 'base' && where.of !== undefined ? 'effect' : 'choice for an effect';

/** The first of several reasons, with the rules of them all: each is broken, and each may be asked for. */
const asOne = ([first, ...others]: readonly Refusal[]): Refusal | undefined => {
  if (first === undefined || others.length === 0) return first;
  const [rule, ...rules] = first.rules;
  return { ...first, rules: [rule, ...rules, ...flatMapped(others, other => other.rules)] };
};

type PlaceChoice = Extract<Choosable, { kind: 'place' | 'destination' }>;

/**
 * Zero or one place, taken from what was declared (and removed from `said`), else asked for. Stops the finalising with
 * the reasons where the declared place is not open.
 */
export const choosePlace = (play: Play, item: ChainItem, k: PlaceChoice, said: Declaration): readonly Ref[] => {
  const { anew } = said;
  const options = placesFor(play, item, k).filter(r => anew === undefined || anew(k.slot, r));
  const moved = k.kind === 'destination' ? said.moves.find(m => movedIds(play, item, k).includes(m.what)) : undefined;
  if (moved !== undefined) {
    const to = placeRefOf(moved.to);
    if (options.some(o => sameRef(o, to))) return [to];
    const why = play.state.objects[moved.what];
    const refusals = why === undefined ? [] : refuseDestination(play.state, why, moved.to, meansOf(k));
    cannotBeFinalized(asOne(refusals) ?? wrongChoice(play, item, to, 'a place that it allows'));
  }
  const choice = said.choosing[0];
  if (choice?.kind === 'ref' && (choice.ref.kind === 'battlefield' || choice.ref.kind === 'location')) {
    said.choosing = said.choosing.slice(1);
    const meant = [choice.ref, ...(choice.others ?? [])].find(said => options.some(o => sameRef(o, said)));
    if (meant === undefined) cannotBeFinalized(wrongChoice(play, item, choice.ref, 'a place that it allows'));
    return [meant];
  }
  if (options.length === 0) {
    // With nothing to move there is nowhere to move it to.
    if (k.kind === 'destination' && movedIds(play, item, k).length === 0) return [];
    cannotBeFinalized(nothingToChoose(play, item, 'a place'));
  }
  return ask(play, 'refs', {
    player: item.controller,
    question: { ask: 'refs', what: 'place', options, least: 1, most: 1 },
    about: item.name,
    rule: k.kind === 'destination' ? 'play.choices.destination' : 'play.target',
    prompt: k.kind === 'destination' ? 'where to move it' : 'a place',
  }).refs;
};
