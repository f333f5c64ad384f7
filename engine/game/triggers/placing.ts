/** Puts abilities that triggered at the same time on the chain, in the order that their players choose (`ability.triggered.order`). */

import type { AbilityInstance } from '../abilities/abilityInstances.ts';
import { nameOfRef } from '../abilities/context.ts';
import { ask } from '../play/ask.ts';
import { addsAtOnce, enqueue, newItem } from '../play/items.ts';
import { change, type Play, remarkClarified, step } from '../play/play.ts';
import { battlefield, combatUnderWay, isInGame, listed, player, turnOrder } from '../play/query.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { anywhere, sameTerms } from '../state/cards/walk.ts';
import type { GameEvent } from '../state/events.ts';
import type { LastingAbility } from '../state/lastingAbility.ts';
import { flatMapped } from '../state/lists.ts';
import type { BattlefieldId, PlayerId, State } from '../state/state.ts';
import { recordTally } from './limits.ts';
import { type PendingTrigger, timesLeft } from './triggering.ts';

/** The order in which players place abilities that triggered at the same time (`ability.triggered.order.players`, `combat.showdown.chain.order`). */
export type PlacingOrder = 'turn order' | 'attacker first';

/** `ability.triggered.order`, `ability.triggered.order.players`: each player in turn puts the abilities they control on the chain, in an order of their choice. */
export const placeTriggers = (play: Play, all: readonly PendingTrigger[], order: PlacingOrder = 'turn order'): void => {
  if (all.length === 0) return;
  for (const who of placers(play.state, order)) {
    const own = all.filter(t => t.instance.controller === who);
    for (const i of orderOf(play, who, own)) {
      const t = own[i];
      // Nothing goes on the chain for a player who has left, even in the middle of this (`concede.steps.counter`).
      if (t !== undefined && isInGame(play.state, who)) append(play, t);
    }
  }
};

/** `turn.never-at-once.turn-order` */
const placers = (state: State, order: PlacingOrder): readonly PlayerId[] => {
  const combat = combatUnderWay(state);
  if (order === 'turn order' || combat === null) return turnOrder(state);
  const n = state.players.length;
  const others = state.players
    .map((_, i) => ((combat.attacker + i) % n) as PlayerId)
    .filter(id => id !== combat.attacker && id !== combat.defender && isInGame(state, id));
  return [combat.attacker, ...others, combat.defender];
};

/** `keyword.deathknell.each.order` */
const orderOf = (play: Play, who: PlayerId, own: readonly PendingTrigger[]): readonly number[] => {
  const first = own[0];
  if (first === undefined) return [];
  const asTheyCome = own.map((_, i) => i);
  if (own.length === 1 || own.every(t => isSameOfSame(t, first))) return asTheyCome;
  if (own.every(t => isSameOfAny(t, first))) {
    const names = own.map(t => t.instance.name);
    // A line may still put them in order.
    const order = numberSameNames(names);
    play.settled = [...play.settled, { player: who, about: listed(names), refs: [], order }];
    return asTheyCome;
  }
  return askChainOrder(
    play,
    who,
    own.map(t => t.instance.name),
    own.map(t => (t.event.what === null ? null : nameOfRef(play.state, t.event.what))),
  );
};

/** Whether both do the same to the same objects, so that their order makes no difference. */
const isSameOfSame = (t: PendingTrigger, first: PendingTrigger): boolean =>
  t.instance.ability.text === first.instance.ability.text &&
  t.instance.name === first.instance.name &&
  !anywhere(t.instance.ability.instructions, part => differsIn(part.kind, t.event, first.event));

/**
 * Whether both do the same whatever they are of and whatever set them off: a fixed number of what only their player has, with
 * nothing chosen, asked or paid.
 */
const isSameOfAny = (t: PendingTrigger, first: PendingTrigger): boolean => {
  const { ability } = t.instance;
  return (
    t.lasting === null &&
    ability.when === undefined &&
    ability.may === undefined &&
    ability.cost === undefined &&
    ability.instructions.every(isForPlayerAlone) &&
    sameTerms(ability.instructions, first.instance.ability.instructions)
  );
};

const isForPlayerAlone = (each: Instruction): boolean => {
  switch (each.do) {
    case 'draw':
    case 'gain points':
    case 'gain xp':
    case 'channel':
      return each.who === 'you' && typeof each.amount === 'number';
    default:
      return false;
  }
};

/**
 * `ability.triggered.order`: the player puts abilities with these names in order, the first to go on the chain first; by index.
 * `about`: what set each off, which tells those of one name apart.
 */
export const askChainOrder = (
  play: Play,
  who: PlayerId,
  names: readonly string[],
  about: readonly (string | null)[] = [],
): readonly number[] => {
  const numbered = numberSameNames(names);
  const told = flatMapped(numbered, (name, i) => {
    const what = about[i] ?? null;
    return name === names[i] || what === null ? [] : [`${name} as to ${what}`];
  });
  return ask(play, 'order', {
    player: who,
    question: { ask: 'order', names: numbered },
    about: listed(names),
    rule: 'ability.triggered.order',
    prompt: `the order in which they go on the chain${told.length === 0 ? '' : ` (${told.join(', ')})`}`,
  }).order;
};

/** Whether two events differ in what words of this kind mean: what it happened to, where, or how much. */
const differsIn = (kind: unknown, a: GameEvent, b: GameEvent): boolean => {
  switch (kind) {
    case 'event':
    case 'it':
      return a.what !== b.what;
    case 'there':
      return !sameTerms(a.at, b.at);
    case 'that much':
      return a.amount !== b.amount;
    default:
      return false;
  }
};

/** "Wall", or "Wall 1" and "Wall 2" if two have that name. */
export const numberSameNames = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    if (names.filter(n => n === name).length === 1) return name;
    return `${name} ${names.slice(0, i + 1).filter(n => n === name).length}`;
  });

/** `control.abilities.controlled`, `control.abilities.uncontrolled` */
const usualController = (state: State, at: BattlefieldId): PlayerId =>
  battlefield(state, at).controller ?? state.turnPlayer;

/**
 * A trigger becomes a pending item of the player who controls it, and is recorded. Rules: `ability.triggered.chain`,
 * `chain.pending.on-chain`, `control.ability`, `control.ability.default`, `control.permanent.play-effects`.
 */
const append = (play: Play, { instance, event: e, lasting }: PendingTrigger): void => {
  const { ability } = instance;
  const item = newItem(play.state, {
    kind: 'ability',
    name: instance.name,
    controller: instance.controller,
    source: instance.source,
    ability,
    instructions: ability.instructions,
    spell: lasting?.spell ?? null,
    event: e,
    slots: lasting?.slots ?? {},
    hiddenAt: hiddenAt(instance, e),
    adds: addsAtOnce(play.behaviours, 'triggered', ability),
  });
  enqueue(play, item, 'trigger');
  recordTally(play, 'trigger', instance, instance.controller);
  if (lasting !== null) useUp(play, lasting.id);
  if (instance.source.kind === 'battlefield' && instance.controller !== usualController(play.state, instance.source.id))
    remarkClarified(play, 'placeAbilities', "it belongs to the battlefield's controller");
  step(
    play,
    'ability.triggered.chain',
    `${instance.name}'s ability triggers for ${player(play.state, instance.controller).name} and goes on the chain: "${ability.text}".`,
    { players: [instance.controller], units: instance.bearer === null ? [] : [instance.bearer] },
  );
};

/** Uses up one of the times that a delayed ability can trigger. */
const useUp = (play: Play, id: LastingAbility['id']): void => {
  const now = play.state.lastingAbilities.find(f => f.id === id);
  const left = now === undefined ? null : timesLeft(now);
  if (left === null) return;
  change(play, s => {
    s.lastingAbilities = flatMapped(play.state.lastingAbilities, f => {
      if (f.id !== id) return [f];
      return left <= 1 ? [] : [{ ...f, times: left - 1 }];
    });
  });
};

/** `keyword.hidden.here.targets`: a play effect of what was played from facedown chooses there too. */
const hiddenAt = (instance: AbilityInstance, e: GameEvent) => {
  if (e.on !== 'play' || e.from?.kind !== 'battlefield' || e.zone !== 'facedown') return null;
  const own = e.what?.kind === 'object' && instance.bearer === e.what.id;
  return own ? e.from.at : null;
};
