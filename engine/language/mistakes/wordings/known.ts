/**
 * What the lines above say of the board, as far as rewording a line needs it: who controls what, and whose turn it is.
 */

import type { Action, Name, Statement } from '../../syntax.ts';
import { namesLaidOut, quoteIfNeeded } from '../../tokens/names.ts';

export interface KnownUnit {
  readonly name: Name;
  /** The name, or Recruit1 to Recruit4 for four of them, in lower case. */
  readonly called: readonly string[];
  readonly player: Name;
  /** Those of its line, in lower case. */
  readonly keywords: readonly string[];
  /** The battlefield where it is; its player's base where that is missing. */
  readonly at?: Name;
}

export interface KnownNames {
  readonly players: readonly Name[];
  readonly battlefields: readonly Name[];
  readonly units: readonly KnownUnit[];
  /** Whether the last place that was laid out is a battlefield. */
  readonly isAtBattlefield: boolean;
  /** The cards that a player may have to play, as a line plays them, and the legend; by the player's name in lower case. */
  readonly playable: ReadonlyMap<string, readonly string[]>;
  readonly legends: ReadonlyMap<string, Name>;
  /** Who controls a battlefield, by its name in lower case. */
  readonly controllers: ReadonlyMap<string, Name>;
  /** The player whose turn it is after these lines. */
  readonly active: Name | undefined;
  /** The card played last, unless everyone has passed since. */
  readonly played: Name | undefined;
  /** The battlefield to which units were moved last. */
  readonly reached: Name | undefined;
  readonly openBranches: number;
  /** The points that a player begins with, by the player's name in lower case. */
  readonly points: ReadonlyMap<string, number>;
}

/** Later lines override earlier ones: `active` is the player of the last `turn` line. */
export const knownFrom = (statements: readonly Statement[]): KnownNames => {
  const players: Name[] = [];
  const battlefields: Name[] = [];
  const units: KnownUnit[] = [];
  const controllers = new Map<string, Name>();
  let openBranches = 0;
  const points = new Map<string, number>();
  let [base, field, active, played, reached]: (Name | undefined)[] = [];
  for (const s of statements) {
    if (s.kind === 'player') {
      players.push(s.name);
      for (const a of s.attributes) if (a.kind === 'points') points.set(s.name.text.toLowerCase(), a.amount.value);
    } else if (s.kind === 'base') [base, field] = [s.player, undefined];
    else if (s.kind === 'battlefield') {
      battlefields.push(s.name);
      [base, field] = [undefined, s.name];
      for (const a of s.attributes) if (a.kind === 'controlled') controllers.set(s.name.text.toLowerCase(), a.player);
    } else if (s.kind === 'unit') {
      const player = s.player ?? base;
      if (player === undefined) continue;
      const isTaken = (name: string): boolean => units.some(({ called }) => called.includes(name.toLowerCase()));
      const called = namesLaidOut(s.name.text, s.count, isTaken).map(name => name.toLowerCase());
      const keywords = s.attributes.flatMap(a => (a.kind === 'keyword' ? [a.keyword.word.text] : []));
      units.push({ name: s.name, called, player, keywords, ...(field === undefined ? {} : { at: field }) });
    } else if (s.kind === 'turn') active = s.player;
    else if (s.kind === 'action' && s.action.kind === 'end-turn') active = nextOf(players, s.player);
    else if (s.kind === 'action' && s.action.kind === 'play') played = s.action.card;
    else if (s.kind === 'action' && s.action.kind === 'move') reached = goalOf(s.action) ?? reached;
    else if (s.kind === 'what-if') openBranches++;
    else if (s.kind === 'back') openBranches = Math.max(0, openBranches - 1);
    else if (s.kind === 'all-pass') played = undefined;
  }
  return {
    players,
    battlefields,
    units,
    ...cardsIn(statements),
    isAtBattlefield: field !== undefined,
    controllers,
    active: active ?? players[0],
    played,
    reached,
    openBranches,
    points,
  };
};

const cardsIn = (statements: readonly Statement[]): Pick<KnownNames, 'playable' | 'legends'> => {
  const playable = new Map<string, readonly string[]>();
  const legends = new Map<string, Name>();
  const add = (player: Name, cards: readonly string[]): void => {
    const key = player.text.toLowerCase();
    playable.set(key, [...(playable.get(key) ?? []), ...cards]);
  };
  for (const s of statements) {
    if (s.kind !== 'player' && s.kind !== 'battlefield') continue;
    for (const a of s.attributes) {
      if (a.kind === 'facedown') add(a.player, [`${written(a.card)} from facedown`]);
      else if (s.kind === 'player' && a.kind === 'hand') add(s.name, a.cards.map(written));
      else if (s.kind === 'player' && a.kind === 'legend') legends.set(s.name.text.toLowerCase(), a.card);
    }
  }
  return { playable, legends };
};

const goalOf = ({ groups }: Extract<Action, { kind: 'move' }>): Name | undefined => {
  const to = groups.at(-1)?.to;
  return to?.kind === 'named' ? to.name : undefined;
};

/** Names compare without regard to case. */
export const isNamed = (name: Name, text: string): boolean => name.text.toLowerCase() === text.toLowerCase();

export const among = (names: readonly Name[], text: string): boolean => names.some(name => isNamed(name, text));

/** The unit of that name; `Recruit2` is one of those that a line with a count lays out. */
export const unitOf = ({ units }: KnownNames, text: string): KnownUnit | undefined =>
  units.find(({ name }) => isNamed(name, text)) ??
  units.find(({ called }) => called.includes(text.toLowerCase())) ??
  units.find(({ name }) => isNamed(name, text.replace(/\d+$/, '')));

/** A name as it is written. */
export const written = (name: Name): string => quoteIfNeeded(name.text);

const nextOf = (players: readonly Name[], player: Name): Name | undefined =>
  players[(players.findIndex(each => isNamed(each, player.text)) + 1) % players.length];
