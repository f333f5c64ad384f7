/** Puts abilities that triggered at the same time on the chain, in the order that their players choose (`ability.triggered.order`). */

import { firstNames } from '../../lists.ts';
import type { AbilityInstance } from '../abilities/abilityInstances.ts';
import { choosablesOf } from '../abilities/choosing.ts';
import { nameOfRef } from '../abilities/context.ts';
import { isForNobody } from '../abilities/placeAbilities.ts';
import { hasTooFewOptions } from '../abilities/targets.ts';
import { ask } from '../play/ask.ts';
import { addsAtOnce, enqueue, newItem } from '../play/items.ts';
import { change, type Play, remarkClarified, step } from '../play/play.ts';
import { battlefield, combatUnderWay, isInGame, listedNames, player, turnOrder } from '../play/query.ts';
import type { Settled } from '../play/recorder.ts';
import type { Behaviours } from '../state/behaviours.ts';
import type { Instruction, Triggered } from '../state/cards/ability.ts';
import { sameTerms } from '../state/cards/walk.ts';
import { flatMapped } from '../state/lists.ts';
import type { BattlefieldId, ChainItem, GameEvent, LastingAbility, PlayerId, State } from '../state/state.ts';
import { isIdle } from './idle.ts';
import { recordTally, timesPerformed } from './limits.ts';
import { picked } from './nthTime.ts';
import { isSameOfSame } from './sameTriggers.ts';
import { type PendingTrigger, timesLeft } from './triggering.ts';

/** The order in which players place abilities that triggered at the same time (`ability.triggered.order.players`, `combat.showdown.chain.order`). */
export type PlacingOrder = 'turn order' | 'attacker first';

/** `ability.triggered.order`, `ability.triggered.order.players`: each player in turn puts the abilities they control on the chain, in an order of their choice. */
export const placeTriggers = (play: Play, all: readonly PendingTrigger[], order: PlacingOrder = 'turn order'): void => {
  if (all.length === 0) return;
  for (const who of placers(play.state, order)) {
    const own = withoutSurplus(
      play,
      picked(
        play,
        who,
        all.filter(t => t.instance.controller === who),
      ),
    );
    for (const i of orderOf(play, who, own)) {
      const t = own[i];
      // Nothing goes on the chain for a player who has left, even in the middle of this (`concede.steps.counter`).
      if (t !== undefined && isInGame(play.state, who)) append(play, t);
    }
  }
};

/** Of the same done more often at once than a limit allows, only as many as it allows: which of them they are makes no difference. */
const withoutSurplus = (play: Play, own: readonly PendingTrigger[]): readonly PendingTrigger[] =>
  own.filter((t, i) => {
    const { instance } = t;
    const { limit } = instance.ability;
    if (limit === undefined || mayBeLeft(instance.ability)) return true;
    const before = own.filter(
      (other, at) => at < i && isOfSame(other.instance, instance) && isSameOfSame(other, t),
    ).length;
    return before + timesPerformed(play.state, instance) < limit;
  });

/** Whether both are one ability of one thing, and so share its limit. */
const isOfSame = (a: AbilityInstance, b: AbilityInstance): boolean =>
  a.ability === b.ability &&
  a.bearer === b.bearer &&
  (a.source.kind !== 'battlefield' || (b.source.kind === 'battlefield' && a.source.id === b.source.id)) &&
  (a.source.kind !== 'object' || (b.source.kind === 'object' && a.source.gear === b.source.gear));

const mayBeLeft = ({ may, cost }: Triggered): boolean => may !== undefined || cost !== undefined;

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

/** `keyword.deathknell.each.order`; what cannot be finalised does nothing wherever it is placed, and comes last. */
const orderOf = (play: Play, who: PlayerId, own: readonly PendingTrigger[]): readonly number[] => {
  const asTheyCome = own.map((_, i) => i);
  if (own.length < 2) return asTheyCome;
  if (own.every(t => isSameOfSame(t, own[0]))) return asTheyCome;
  const acting = asTheyCome.filter(i => !isOfNoEffect(play, own[i]));
  const isActing = new Set(acting);
  const abilities = flatMapped(acting, i => own[i] ?? []);
  const [first] = abilities;
  if (abilities.every(t => isSameOfSame(t, first)) || abilities.every(t => isSameOfAny(t, first))) {
    // A line may still put them in order.
    play.recorder?.settle(
      settledOrder(
        who,
        own.map(t => t.instance.name),
      ),
    );
    return asTheyCome;
  }
  const order = askChainOrder(
    play,
    who,
    abilities.map(({ instance, event: { what } }) => ({
      name: instance.name,
      text: instance.ability.text,
      about: what === null ? null : nameOfRef(play.state, what),
    })),
  );
  return [...flatMapped(order, at => acting[at] ?? []), ...asTheyCome.filter(i => !isActing.has(i))];
};

const settledOrder = (player: PlayerId, names: readonly string[]): Settled => ({
  player,
  about: listedNames(names),
  refs: [],
  order: numberSameNames(names),
});

/** Whether it leaves the chain as it is finalised, or does nothing there as it resolves. */
const isOfNoEffect = (play: Play, t: PendingTrigger | undefined): boolean => {
  if (t === undefined) return true;
  const item = itemOfTrigger(play, t);
  return isForNobody(play.state, item) || isIdle(play, item) || hasNoTarget(play, item);
};

/** `play.target.required`: whether the first that it has to choose is not there; what is chosen after that may hang on it. */
const hasNoTarget = (play: Play, item: ChainItem): boolean => {
  const [first] = choosablesOf(item.instructions, item.slots);
  if (first?.kind !== 'objects' || first.optional || item.slots[first.slot] !== undefined) return false;
  return hasTooFewOptions(play, item, first);
};

/**
 * Whether both do the same whatever they are of and whatever set them off: a fixed number of what only their player has, with
 * nothing chosen, asked or paid.
 */
const isSameOfAny = (t: PendingTrigger, first: PendingTrigger | undefined): boolean => {
  const { ability } = t.instance;
  return (
    t.lasting === null &&
    ability.when === undefined &&
    ability.may === undefined &&
    ability.cost === undefined &&
    ability.instructions.every(isForPlayerAlone) &&
    sameTerms(ability.instructions, first?.instance.ability.instructions)
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

/** What an ability that is put in order is called, what it does, and what set it off. */
interface OrderedAbility {
  readonly name: string;
  readonly text: string;
  readonly about: string | null;
}

/** `ability.triggered.order`: the player puts these abilities in order, the first to go on the chain first; by index. */
export const askChainOrder = (play: Play, who: PlayerId, abilities: readonly OrderedAbility[]): readonly number[] => {
  const names = abilities.map(({ name }) => name);
  const numbered = numberSameNames(names);
  const namesakes = namesakesOf(abilities);
  const told = flatMapped(abilities, (each, i) => {
    const apart = apartFrom(namesakes.get(each.name), each);
    return apart === '' ? [] : [`${numbered[i] ?? each.name}${apart}`];
  });
  return ask(play, 'order', {
    player: who,
    question: { ask: 'order', names: numbered },
    about: listedNames(names),
    rule: 'ability.triggered.order',
    prompt: `the order in which they go on the chain${told.length === 0 ? '' : ` (${firstNames(told).join(', ')})`}`,
  }).order;
};

/** Of abilities of one name: how many texts they have, and by text, how many things set them off. */
type Namesakes = ReadonlyMap<string, ReadonlySet<string | null>>;

const namesakesOf = (abilities: readonly OrderedAbility[]): ReadonlyMap<string, Namesakes> => {
  const all = new Map<string, Map<string, Set<string | null>>>();
  for (const { name, text, about } of abilities) {
    const texts = all.get(name) ?? new Map<string, Set<string | null>>();
    const abouts = texts.get(text) ?? new Set<string | null>();
    all.set(name, texts.set(text, abouts.add(about)));
  }
  return all;
};

/** What tells an ability apart from others of its name: what it does, or else what set it off. */
const apartFrom = (namesakes: Namesakes | undefined, { text, about }: OrderedAbility): string => {
  const does = (namesakes?.size ?? 0) > 1 ? `: “${firstSentence(text)}”` : '';
  const isSetOffApart = (namesakes?.get(text)?.size ?? 0) > 1;
  return about !== null && isSetOffApart ? `${does} as to ${about}` : does;
};

const firstSentence = (text: string): string => text.split('. ')[0] ?? text;

/** "Wall", or "Wall 1" and "Wall 2" if two have that name. */
export const numberSameNames = (names: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return names.map(name => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return counts.get(name) === 1 ? name : `${name} ${nth}`;
  });
};

/** `control.abilities.controlled`, `control.abilities.uncontrolled` */
const usualController = (state: State, at: BattlefieldId): PlayerId =>
  battlefield(state, at).controller ?? state.turnPlayer;

/**
 * A trigger becomes a pending item of the player who controls it, and is recorded. Rules: `ability.triggered.chain`,
 * `chain.pending.on-chain`, `control.ability`, `control.ability.default`, `control.permanent.play-effects`.
 */
const append = (play: Play, trigger: PendingTrigger): void => {
  const { instance, lasting } = trigger;
  const { ability } = instance;
  const item = itemOfTrigger(play, trigger);
  enqueue(play, item, 'trigger');
  recordTally(play, 'trigger', instance, instance.controller);
  if (lasting !== null) useUp(play, lasting.id);
  if (instance.source.kind === 'battlefield' && instance.controller !== usualController(play.state, instance.source.id))
    remarkClarified(play, 'placeAbilities', "it belongs to the battlefield's controller");
  step(play)?.tell(
    'ability.triggered.chain',
    `${instance.name}'s ability triggers for ${player(play.state, instance.controller).name} and goes on the chain: "${ability.text}".`,
    { players: [instance.controller], units: instance.bearer === null ? [] : [instance.bearer] },
  );
  if (item.adds && play.behaviours.triggersThatAdd === 'at once') play.finishItem(play, item.id);
};

const itemOfTrigger = (play: Play, { instance, event, lasting }: PendingTrigger): ChainItem =>
  newItem(play.state, {
    kind: 'ability',
    name: instance.name,
    controller: instance.controller,
    source: instance.source,
    ability: instance.ability,
    instructions: instance.ability.instructions,
    spell: lasting?.spell ?? null,
    event,
    slots: lasting?.slots ?? {},
    hiddenAt: hiddenAt(play.behaviours, instance, event),
    adds: addsAtOnce(play.behaviours, 'triggered', instance.ability),
  });

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
const hiddenAt = (behaviours: Behaviours, instance: AbilityInstance, e: GameEvent): BattlefieldId | null => {
  if (e.on !== 'play' || e.from?.kind !== 'battlefield' || e.zone !== 'facedown') return null;
  if (e.what?.kind !== 'object' || instance.bearer !== e.what.id) return null;
  const chosenFrom = behaviours.hiddenPlayEffects === 'where it was played to' ? (e.to ?? e.from) : e.from;
  return chosenFrom.kind === 'battlefield' ? chosenFrom.at : null;
};
