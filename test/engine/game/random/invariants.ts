/** What holds in every state that a game comes to; each that does not is told in words. */
import { hasKeyword } from '../../../../engine/game/abilities/keywords.ts';
import { hasLethalDamage, mightOfUnit } from '../../../../engine/game/abilities/might.ts';
import { passersOf, priorityOf } from '../../../../engine/game/combat/showdown.ts';
import type { Play } from '../../../../engine/game/play/play.ts';
import {
  combatUnderWay,
  isAt,
  isLocation,
  isNeutral,
  isOnBoard,
  opponents,
  sameLocation,
} from '../../../../engine/game/play/query.ts';
import type { GameObject, State } from '../../../../engine/game/state/state.ts';
import type { Step } from '../../../../engine/game/state/steps.ts';

type Tell = (fault: string) => void;

/** The faults of a state. In the middle of something, while a choice is waited for, less has to hold. */
export const faultsOf = (play: Play, before: State, steps: readonly Step[]): readonly string[] => {
  const { state } = play;
  const faults: string[] = [];
  const tell: Tell = fault => {
    faults.push(fault);
  };
  ids(state, tell);
  for (const o of state.objects) object(state, o, tell);
  decks(state, tell);
  players(before, state, steps, tell);
  control(state, tell);
  onChain(state, tell);
  turn(play, tell);
  if (state.decision?.kind !== 'choose' && state.winners.length === 0) settled(state, tell);
  return faults;
};

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** An object is where its own entry says, and nowhere else: no unit is in two places. */
const ids = (state: State, tell: Tell): void => {
  state.objects.forEach((o, i) => {
    if (o.id !== i) tell(`object ${i} calls itself ${o.id}`);
  });
  state.battlefields.forEach((b, i) => {
    if (b.id !== i) tell(`battlefield ${i} calls itself ${b.id}`);
  });
  state.players.forEach((p, i) => {
    if (p.id !== i) tell(`player ${i} calls themselves ${p.id}`);
  });
};

const OWNERS_ZONES = new Set(['hand', 'deck', 'trash', 'rune deck', 'champion', 'legend']);

const object = (state: State, o: GameObject, tell: Tell): void => {
  const { zone } = o;
  if (zone.kind === 'battlefield' || zone.kind === 'facedown') {
    if (state.battlefields[zone.at] === undefined) tell(`${o.name} is at no battlefield`);
  } else if (zone.kind === 'base' && state.players[zone.player] === undefined) tell(`${o.name} is in nobody's base`);
  if (!isCount(o.damage)) tell(`${o.name} has ${o.damage} damage`);
  if (isOnBoard(o) && !Number.isInteger(mightOfUnit(state, o).value)) tell(`${o.name} has no whole Might`);
  if (isOnBoard(o) && o.type === 'spell') tell(`${o.name} is a spell on the board`);
  if (o.token && !isOnBoard(o) && zone.kind !== 'chain' && zone.kind !== 'gone')
    tell(`token ${o.name} is in ${zone.kind}`);
  if (!isOnBoard(o)) {
    const left = [o.damage > 0, o.role !== null, o.modifiers.length > 0, o.stunned, o.buffs > 0, o.attachedTo !== null];
    if (left.includes(true)) tell(`${o.name} in ${zone.kind} keeps what was done to it`);
    if (OWNERS_ZONES.has(zone.kind) && o.controller !== o.owner) tell(`${o.name} in ${zone.kind} is not its owner's`);
  }
  if (o.attachedTo !== null) attachment(state, o, o.attachedTo, tell);
};

const attachment = (state: State, gear: GameObject, to: GameObject['id'], tell: Tell): void => {
  const bearer = state.objects[to];
  if (bearer === undefined || to === gear.id) return tell(`${gear.name} is attached to itself, or to nothing`);
  if (bearer.attachedTo !== null) tell(`${gear.name} is attached to ${bearer.name}, which is attached itself`);
  if (!isLocation(bearer.zone)) tell(`${gear.name} is attached to ${bearer.name} in ${bearer.zone.kind}`);
  else if (!sameLocation(bearer.zone, gear.zone)) tell(`${gear.name} is elsewhere than its bearer ${bearer.name}`);
};

/** A deck that is told lists just the cards that are in it. */
const decks = (state: State, tell: Tell): void => {
  for (const p of state.players) {
    if (p.deck === null) continue;
    const there = state.objects.filter(o => o.zone.kind === 'deck' && o.owner === p.id).map(o => o.id);
    const listed = [...p.deck].sort((a, b) => a - b);
    if (there.length !== listed.length || there.some((id, i) => id !== listed[i]))
      tell(`${p.name}'s deck lists ${listed.join(' ')}, and ${there.join(' ')} are in it`);
  }
};

const players = (before: State, state: State, steps: readonly Step[], tell: Tell): void => {
  for (const p of state.players) {
    const had = before.players[p.id]?.points ?? 0;
    const told = steps.some(s => s.players.includes(p.id) && /(spends|loses) \d+ point/.test(s.text));
    const mateTold = steps.some(s => /(spends|loses) \d+ point/.test(s.text));
    if (p.points < had && !told && !mateTold) tell(`${p.name} falls from ${had} points to ${p.points}`);
    if (!isCount(p.points) || !isCount(p.xp)) tell(`${p.name} has ${p.points} points and ${p.xp} XP`);
    if (p.pool === null) continue;
    const parts = [p.pool, ...p.pool.limited];
    if (parts.some(part => !isCount(part.energy) || part.power.some(x => !isCount(x.amount))))
      tell(`${p.name}'s pool holds ${JSON.stringify(p.pool)}`);
  }
};

const control = (state: State, tell: Tell): void => {
  for (const b of state.battlefields) {
    if (b.controller !== null && state.players[b.controller] === undefined) tell(`${b.name} has a strange controller`);
    if (b.contestedBy !== null && b.contestedBy === b.controller) tell(`${b.name} is contested by its controller`);
    const hidden = state.objects.filter(o => o.zone.kind === 'facedown' && o.zone.at === b.id);
    if (hidden.length > 1) tell(`${hidden.map(o => o.name).join(' and ')} are both facedown at ${b.name}`);
  }
};

/** Cards in the chain zone are the chain's cards. */
const onChain = (state: State, tell: Tell): void => {
  const items = state.chain.flatMap(i => (i.kind === 'card' && i.source.kind === 'object' ? [i.source.id] : []));
  if (new Set(state.chain.map(i => i.id)).size !== state.chain.length) tell('two items of the chain have one id');
  if (state.decision?.kind === 'choose') return;
  for (const o of state.objects)
    if ((o.zone.kind === 'chain') !== items.includes(o.id))
      tell(`${o.name} is in ${o.zone.kind}, and ${items.includes(o.id) ? 'an item' : 'no item'} of the chain`);
};

const turn = (play: Play, tell: Tell): void => {
  const { state } = play;
  const { showdown } = state;
  if (showdown !== null && state.winners.length === 0 && !passersOf(play).includes(showdown.focus))
    tell('who has focus takes no part in passing');
  if (state.chain.length === 0 && state.priority !== null) tell('somebody has priority on an empty chain');
  // Who is to have it may be settled before the items are finalised; nobody has it before.
  if (priorityOf(state) !== null && state.chain.length > 0 && state.chain.some(i => i.status === 'pending'))
    tell('an item is pending under priority');
};

const settled = (state: State, tell: Tell): void => {
  const combat = combatUnderWay(state);
  const pending = state.chain.filter(i => i.status === 'pending');
  if (pending.length > 0) tell(`${pending.map(i => i.name).join(', ')} pending, and nothing waits`);
  if (state.chain.length > 0 && state.priority === null && state.decision === null)
    tell('a chain, and nobody has priority');
  if (state.decision === null && priorityOf(state) === null) tell('nobody can act, and nobody has to decide');
  if (state.chain.length === 0 && combat === null && state.showdown === null && state.phase !== 'main')
    tell(`nothing is under way, and the phase is ${state.phase}`);
  if (state.showdown !== null && combat !== null && state.showdown.at !== combat.at)
    tell('a showdown is open elsewhere than the combat');
  for (const o of state.objects) {
    if (o.role !== null && (combat === null || !isAt(o, combat.at))) tell(`${o.name} is ${o.role} outside of a combat`);
    // Who took control of a unit in others' combat has no role to give it; in the first edition nothing changes one.
    const combatants = combat === null ? [] : [combat.attacker, combat.defender];
    const swaps = state.edition !== '1.0' && combat !== null && combatants.includes(o.controller);
    if (swaps && o.role !== null && o.controller !== combat[o.role])
      tell(`${o.name} is ${o.role}, and its controller is not`);
    if (isOnBoard(o) && hasLethalDamage(state, o)) tell(`${o.name} has lethal damage`);
    // Gear with Deploy is played to a battlefield and stays there.
    const stays = o.attachedTo !== null || hasKeyword(state, o, 'deploy');
    if (o.type === 'gear' && o.zone.kind === 'battlefield' && !stays)
      tell(`${o.name} lies at a battlefield unattached`);
  }
  if (isNeutral(state) && state.decision === null && state.chain.length === 0)
    for (const b of state.battlefields)
      if (b.stagedCombat || b.stagedShowdown) tell(`something is staged at ${b.name}, and does not begin`);
  parties(state, tell);
};

/** `combat.two-players`: no more than two players' units meet; told only of those that oppose one another. */
const parties = (state: State, tell: Tell): void => {
  for (const b of state.battlefields) {
    // Control can be taken of units wherever they are.
    const taken = (o: GameObject): boolean => o.modifiers.some(m => m.kind === 'control');
    const there = [...new Set(state.objects.filter(o => isAt(o, b.id) && !taken(o)).map(o => o.controller))];
    const hostile = there.filter(a => there.every(c => a === c || opponents(state, a, c)));
    if (hostile.length > 2) tell(`units of ${there.length} players meet at ${b.name}`);
  }
};
