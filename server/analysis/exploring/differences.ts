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

/** By what each is about. */
const factsOf = (state: State): ReadonlyMap<string, string> => {
  const facts = new Map<string, string>();
  for (const { id, name, points, left } of state.players) {
    if (state.winners.includes(id)) facts.set(`win ${id}`, `${name} wins`);
    if (left) facts.set(`left ${id}`, `${name} has left the game`);
    facts.set(`points ${id}`, `${name} has ${points} ${points === 1 ? 'point' : 'points'}`);
  }
  for (const { id, name, controller } of state.battlefields)
    facts.set(`place ${id}`, `${controller === null ? 'nobody' : player(state, controller).name} controls ${name}`);
  for (const o of state.objects)
    if (o.type === 'unit' || o.type === 'gear') facts.set(`object ${o.id}`, `${o.name} ${whereIs(state, o)}`);
  return facts;
};

const whereIs = (state: State, { zone, owner, killed }: GameObject): string => {
  if (zone.kind === 'trash' && killed) return 'is dead';
  if (zone.kind === 'gone') return killed ? 'is dead' : 'is gone';
  if (zone.kind === 'facedown') return `is ${placeName(state, zone)}`;
  return `is ${zone.kind === 'battlefield' ? 'at' : 'in'} ${placeName(state, zone, owner)}`;
};
