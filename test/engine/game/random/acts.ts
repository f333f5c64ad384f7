/** Random acts: a player, what they do, and the line of a script that says so. */

import { type Act, refuse } from '../../../../engine/game/actions.ts';
import { nearestLegal } from '../../../../engine/game/combat/assignment/nearest.ts';
import { assignmentRule, openAssignment, targetOf } from '../../../../engine/game/combat/damage.ts';
import { priorityOf } from '../../../../engine/game/combat/showdown.ts';
import { legalActs } from '../../../../engine/game/legalActs/legalActs.ts';
import { allLocations } from '../../../../engine/game/play/destinations.ts';
import { isInGame, isNeutral, isOnBoard } from '../../../../engine/game/play/query.ts';
import type { DeclaredChoice, DeclaredChoices, DeclaredPayment } from '../../../../engine/game/state/act.ts';
import { objectRef, type Ref } from '../../../../engine/game/state/ref.ts';
import type { GameObject, PlayerId, State } from '../../../../engine/game/state/state.ts';
import { quoteIfNeeded } from '../../../../engine/language/tokens/names.ts';
import { randomAnswer } from './answers.ts';
import { oneIn, pick, type Random, some } from './chance.ts';
import { randomEffect } from './effects.ts';
import { lineOf } from './lines.ts';

export interface RandomAct {
  readonly who: PlayerId;
  readonly act: Act;
  readonly line: string;
}

/** Nothing that the rules allow was found: the game has come to a stop that it should not have come to. */
class Stuck extends Error {}

/** An act that the rules allow. `refused` hears of those that were tried and are not allowed. */
export const randomAct = (random: Random, state: State, refused: (tried: RandomAct) => void): RandomAct => {
  const { decision } = state;
  if (decision !== null) return decided(random, state);
  for (let tries = 0; tries < 10; tries++) {
    const tried = attempt(random, state);
    if (tried === null) continue;
    if (isAllowed(state, tried)) return tried;
    refused(tried);
  }
  const who = priorityOf(state);
  if (who === null) throw new Stuck('nobody can act, and nobody has to decide');
  const plain: Act = state.chain.length > 0 || state.showdown !== null ? { kind: 'pass' } : { kind: 'end-turn' };
  const reasons = refuse(state, who, plain);
  if (reasons.length > 0) throw new Stuck(`${plain.kind} is refused: ${reasons.map(r => r.message).join(' ')}`);
  return { who, act: plain, line: lineOf(state, who, plain) };
};

/** `turn` and `effect` lines are nobody's action: the script sees to when they may stand. */
const isAllowed = (state: State, { who, act }: RandomAct): boolean => {
  if ((act.kind === 'turn' || act.kind === 'effect') && !isInGame(state, who)) return false;
  if (act.kind === 'turn')
    return isNeutral(state) && state.chain.length === 0 && state.decision === null && isInGame(state, act.player);
  return refuse(state, who, act).length === 0;
};

const decided = (random: Random, state: State): RandomAct => {
  const { decision } = state;
  if (decision === null) throw new Stuck('no decision');
  const who = decision.player;
  switch (decision.kind) {
    case 'begin': {
      const at = pick(random, decision.places);
      if (at === undefined) throw new Stuck('a choice of what begins, among nothing');
      const act: Act = { kind: 'begin', what: decision.what, at };
      return { who, act, line: lineOf(state, who, act) };
    }
    case 'assign': {
      const open = openAssignment(state);
      if (open === null) throw new Stuck('an assignment is waited for, and none is open');
      const targets = open.targets.map(u => targetOf(state, u));
      const wild = targets.map(() => 0);
      for (let left = open.total; left > 0; left--) {
        const at = random(targets.length);
        wild[at] = (wild[at] ?? 0) + 1;
      }
      const way = nearestLegal(targets, open.total, wild, assignmentRule(state));
      const act: Act = { kind: 'assign', shares: open.targets.map((u, i) => ({ unit: u.id, amount: way[i] ?? 0 })) };
      return { who, act, line: lineOf(state, who, act) };
    }
    case 'choose': {
      for (let tries = 0; tries < 20; tries++) {
        const answer = randomAnswer(random, decision.question);
        if (answer === null) break;
        const act: Act = { kind: 'answer', answer };
        if (refuse(state, who, act).length === 0) return { who, act, line: lineOf(state, who, act) };
      }
      return lastResort(state, who);
    }
  }
};

/** Everything that is legal is looked at before a question is said to have no answer. */
const lastResort = (state: State, who: PlayerId): RandomAct => {
  const [act] = legalActs(state, who, 'choices', 1).acts;
  const { decision } = state;
  if (act !== undefined) return { who, act, line: lineOf(state, who, act) };
  const asked = decision?.kind === 'choose' ? `"${decision.about}" asks for ${decision.prompt}` : 'something is asked';
  throw new Stuck(`${asked}, and no answer is allowed`);
};

const attempt = (random: Random, state: State): RandomAct | null => {
  const holder = priorityOf(state);
  const anybody = pick(random, state.players)?.id ?? state.turnPlayer;
  const who = holder === null || oneIn(random, 6) ? anybody : holder;
  const act = (a: Act | null): RandomAct | null => (a === null ? null : { who, act: a, line: lineOf(state, who, a) });
  const roll = random(100);
  if (roll < 34) return act(randomPlay(random, state, who));
  if (roll < 50) return act(randomActivation(random, state, who));
  if (roll < 70) return act(randomMove(random, state, who));
  if (roll < 75) return act(randomHide(random, state, who));
  if (roll < 88) return act({ kind: 'pass' });
  if (roll < 92) return act({ kind: 'end-turn' });
  // Seldom: with two sides it is the end of the game.
  if (roll === 92 && oneIn(random, 3)) return act({ kind: 'concede' });
  if (roll < 93) return act({ kind: 'turn', player: anybody, from: oneIn(random, 2) ? 'start' : 'main', first: false });
  const effect = randomEffect(random, state, quoteIfNeeded);
  return effect === null
    ? null
    : { who, act: effect.act, line: `effect by ${state.players[who]?.name}: ${effect.text}` };
};

const PLAYABLE = new Set(['hand', 'facedown', 'champion']);

const randomPlay = (random: Random, state: State, who: PlayerId): Act | null => {
  const far = oneIn(random, 8);
  const card = pick(
    random,
    state.objects.filter(
      o => o.owner === who && (far ? !isOnBoard(o) && o.zone.kind !== 'gone' : PLAYABLE.has(o.zone.kind)),
    ),
  );
  if (card === undefined) return null;
  const to = card.type === 'unit' && oneIn(random, 2) ? (pick(random, allLocations(state)) ?? null) : null;
  return { kind: 'play', card: card.id, from: null, to, declared: randomWishes(random, state) };
};

const randomActivation = (random: Random, state: State, who: PlayerId): Act | null => {
  const declared = randomWishes(random, state);
  const ability = oneIn(random, 2) ? null : String(1 + random(2));
  if (oneIn(random, 6)) {
    const place = pick(random, state.battlefields);
    return place === undefined ? null : { kind: 'activate-place', at: place.id, ability, declared };
  }
  const source = pick(
    random,
    state.objects.filter(o => o.controller === who && (isOnBoard(o) || o.zone.kind === 'legend') && hasActivated(o)),
  );
  return source === undefined ? null : { kind: 'activate', source: source.id, ability, declared };
};

const hasActivated = (o: GameObject): boolean => o.type === 'rune' || o.print.abilities.some(a => a.kind !== 'static');

const randomMove = (random: Random, state: State, who: PlayerId): Act | null => {
  const units = some(
    random,
    state.objects.filter(o => o.controller === who && o.type === 'unit' && isOnBoard(o)),
    1 + random(3),
  );
  const to = pick(random, allLocations(state));
  return units.length === 0 || to === undefined
    ? null
    : { kind: 'move', groups: [{ units: units.map(u => u.id), to }] };
};

const randomHide = (random: Random, state: State, who: PlayerId): Act | null => {
  const card = pick(
    random,
    state.objects.filter(o => o.owner === who && o.zone.kind === 'hand'),
  );
  const at = pick(random, state.battlefields);
  return card === undefined || at === undefined ? null : { kind: 'hide', card: card.id, at: at.id, paying: [] };
};

const KEYWORDS = ['accelerate', 'repeat', 'empower', 'level'];

/** Mostly nothing: then all of it is asked for. */
const randomWishes = (random: Random, state: State): DeclaredChoices => {
  if (!oneIn(random, 3)) return { choosing: [], moves: [], paying: [] };
  const choosing = Array.from(
    { length: random(3) },
    (): DeclaredChoice => ({ kind: 'ref', ref: randomRef(random, state) }),
  );
  const paying: DeclaredPayment[] = [];
  if (oneIn(random, 2)) paying.push({ kind: 'keyword', keyword: pick(random, KEYWORDS) ?? 'repeat' });
  if (oneIn(random, 4)) paying.push({ kind: 'amount', amount: random(4), domain: null });
  const unit = pick(random, state.objects);
  if (oneIn(random, 4) && unit !== undefined)
    paying.push({
      kind: 'cost part',
      verb: pick(random, ['kill', 'discard', 'recycle', 'exhaust']) ?? 'kill',
      objects: [unit.id],
    });
  const to = pick(random, allLocations(state));
  const moves = oneIn(random, 4) && unit !== undefined && to !== undefined ? [{ what: unit.id, to }] : [];
  return { choosing, moves, paying };
};

const randomRef = (random: Random, state: State): Ref => {
  const battlefield = pick(random, state.battlefields);
  if (oneIn(random, 6) && battlefield !== undefined) return { kind: 'battlefield', id: battlefield.id };
  const item = pick(random, state.chain);
  if (oneIn(random, 4) && item !== undefined) return { kind: 'item', id: item.id };
  const o = pick(random, state.objects.filter(isOnBoard)) ?? state.objects[0];
  return o === undefined ? { kind: 'player', id: state.turnPlayer } : objectRef(state, o.id);
};
