/** What tells outcomes apart, in words: who is where or dead, who controls what, points, and who has won. */
import { placeName, player } from '../../../engine/game/play/query.ts';
import type { GameObject, State } from '../../../engine/game/state/state.ts';

export interface Differences {
  /** What has come to be otherwise than at the start, and is so in all of them. */
  readonly always: readonly string[];
  /** For each, what is not so in all of them. */
  readonly each: readonly (readonly string[])[];
}

export const differencesOf = (start: State, states: readonly State[]): Differences => {
  const before = factsOf(start);
  const all = states.map(factsOf);
  const keys = [...new Set(all.flatMap(facts => [...facts.keys()]))];
  const isSame = (key: string): boolean => all.every(facts => facts.get(key) === all[0]?.get(key));
  return {
    always: keys
      .filter(key => isSame(key) && all[0]?.get(key) !== before.get(key))
      .flatMap(key => all[0]?.get(key) ?? []),
    each: all.map(facts => keys.filter(key => !isSame(key)).flatMap(key => facts.get(key) ?? [])),
  };
};

/** What has come to be otherwise than at the start. */
export const changesFrom = (start: State, state: State): readonly string[] => {
  const before = factsOf(start);
  return [...factsOf(state)].flatMap(([key, fact]) => (before.get(key) === fact ? [] : fact));
};

/** By what each is about; what tells most comes first, as a list may cut off the end. */
const factsOf = (state: State): ReadonlyMap<string, string> => {
  const facts = new Map<string, string>();
  for (const { id, name, left } of state.players) {
    if (state.winners.includes(id)) facts.set(`win ${id}`, `${name} wins`);
    if (left) facts.set(`left ${id}`, `${name} has left the game`);
  }
  const objects = state.objects.filter(({ type }) => type === 'unit' || type === 'gear');
  for (const o of objects) if (isDead(o)) facts.set(`object ${o.id}`, `${o.name} is dead`);
  for (const o of objects) if (!isDead(o)) facts.set(`object ${o.id}`, `${o.name} ${whereIs(state, o)}`);
  for (const { id, name, controller } of state.battlefields)
    facts.set(`place ${id}`, `${controller === null ? 'nobody' : player(state, controller).name} controls ${name}`);
  for (const { id, name, points } of state.players)
    facts.set(`points ${id}`, `${name} has ${points} ${points === 1 ? 'point' : 'points'}`);
  return facts;
};

const isDead = ({ zone, killed }: GameObject): boolean => killed && (zone.kind === 'trash' || zone.kind === 'gone');

const whereIs = (state: State, { zone, owner }: GameObject): string => {
  if (zone.kind === 'gone') return 'is gone';
  if (zone.kind === 'facedown') return `is ${placeName(state, zone)}`;
  return `is ${zone.kind === 'battlefield' ? 'at' : 'in'} ${placeName(state, zone, owner)}`;
};
