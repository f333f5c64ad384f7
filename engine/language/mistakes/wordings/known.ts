/**
 * What the lines above say of the board, as far as rewording a line needs it: who controls what, and whose turn it is.
 */

import { lastFew } from '../../../known.ts';
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
  /** The units that were moved last. */
  readonly moved: readonly Name[];
  readonly openBranches: number;
  /** The points that a player begins with, by the player's name in lower case. */
  readonly points: ReadonlyMap<string, number>;
}

/** What is known after some lines, with what the next one needs besides. */
interface Known {
  readonly count: number;
  readonly last: Statement | undefined;
  readonly names: KnownNames;
  readonly base: Name | undefined;
  readonly field: Name | undefined;
}

/**
 * That of the lines asked about last: of a block in which many lines are reworded, each asks for all above it, and what was known
 * at the one before is gone on from.
 */
const known = lastFew<Known>(2);

/** Later lines override earlier ones: `active` is the player of the last `turn` line. */
export const knownFrom = (statements: readonly Statement[]): KnownNames => {
  const beginnings = known.all().filter(each => isBeginningOf(each, statements));
  const [longest = NOTHING_KNOWN] = beginnings.sort((a, b) => b.count - a.count);
  if (longest.count === statements.length) return longest.names;
  const now = withMore(longest, statements);
  known.put(now);
  return now.names;
};

/** Statements of different texts are never the same. */
const isBeginningOf = ({ count, last }: Known, statements: readonly Statement[]): boolean =>
  count > 0 && count <= statements.length && statements[count - 1] === last;

const NOTHING_KNOWN: Known = {
  count: 0,
  last: undefined,
  names: {
    players: [],
    battlefields: [],
    units: [],
    isAtBattlefield: false,
    playable: new Map(),
    legends: new Map(),
    controllers: new Map(),
    active: undefined,
    played: undefined,
    reached: undefined,
    moved: [],
    openBranches: 0,
    points: new Map(),
  },
  base: undefined,
  field: undefined,
};

const withMore = (before: Known, statements: readonly Statement[]): Known => {
  // What was known before stays as it is.
  const [players, battlefields, units] = [
    [...before.names.players],
    [...before.names.battlefields],
    [...before.names.units],
  ];
  const [controllers, points] = [new Map(before.names.controllers), new Map(before.names.points)];
  let { base, field } = before;
  let { active, played, reached, moved, openBranches } = before.names;
  for (let at = before.count; at < statements.length; at++) {
    const s = statements[at] as Statement;
    if (s.kind === 'player') {
      players.push(s.name);
      active ??= s.name;
      for (const a of s.attributes) if (a.kind === 'points') points.set(s.name.text.toLowerCase(), a.amount.value);
    } else if (s.kind === 'base') [base, field] = [s.player, undefined];
    else if (s.kind === 'battlefield') {
      battlefields.push(s.name);
      [base, field] = [undefined, s.name];
      for (const a of s.attributes) if (a.kind === 'controlled') controllers.set(s.name.text.toLowerCase(), a.player);
    } else if (s.kind === 'unit') {
      const player = s.player ?? base;
      if (player !== undefined) units.push(knownUnit(s, player, field, units));
    } else if (s.kind === 'turn') active = s.player;
    else if (s.kind === 'action' && s.action.kind === 'end-turn') active = nextOf(players, s.player);
    else if (s.kind === 'action' && s.action.kind === 'play') played = s.action.card;
    else if (s.kind === 'action' && s.action.kind === 'move') {
      reached = goalOf(s.action) ?? reached;
      moved = s.action.groups.flatMap(group => group.units);
    } else if (s.kind === 'what-if') openBranches++;
    else if (s.kind === 'back') openBranches = Math.max(0, openBranches - 1);
    else if (s.kind === 'all-pass') played = undefined;
  }
  const isLaidOut = statements.slice(before.count).some(s => s.kind === 'player' || s.kind === 'battlefield');
  const { playable, legends } = isLaidOut ? cardsIn(statements) : before.names;
  const names = {
    players,
    battlefields,
    units,
    isAtBattlefield: field !== undefined,
    playable,
    legends,
    controllers,
    active,
    played,
    reached,
    moved,
    openBranches,
    points,
  };
  return { count: statements.length, last: statements.at(-1), names, base, field };
};

const knownUnit = (
  s: Extract<Statement, { kind: 'unit' }>,
  player: Name,
  field: Name | undefined,
  units: readonly KnownUnit[],
): KnownUnit => {
  const isTaken = (name: string): boolean => units.some(({ called }) => called.includes(name.toLowerCase()));
  const called = namesLaidOut(s.name.text, s.count, isTaken).map(name => name.toLowerCase());
  const keywords = s.attributes.flatMap(a => (a.kind === 'keyword' ? [a.keyword.word.text] : []));
  return { name: s.name, called, player, keywords, ...(field === undefined ? {} : { at: field }) };
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
      else if (s.kind === 'player' && a.kind === 'legend' && a.by === undefined)
        legends.set(s.name.text.toLowerCase(), a.card);
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
