/** Playing a card: from where a player may, and its way to the chain (`action.play`). */

import { abilitiesOf } from '../abilities/abilityInstances.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { neverPlayed } from '../abilities/neverPlayed.ts';
import { forbids } from '../abilities/prohibited.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { battlefield, player } from '../play/query.ts';
import { isPossible } from '../play/trial.ts';
import { putOffBoard } from '../play/zones.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import type { ChainItem, GameObject, PlayerId, State, Zone } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { refuseAnyTiming, refuseCardTiming, refuseCardTimingAtOnce, timingOf } from './cardTiming.ts';
import { finalize } from './finalize.ts';
import { pendingCard } from './pending.ts';
import {
  ignoredOf,
  mayBePlayedFrom,
  type Permission,
  type PlayAct,
  permissionTaken,
  priceFor,
  usePermission,
} from './permissions.ts';
import { goesByPayment } from './places.ts';
import { settleFinalized } from './settling.ts';
import { refuseLostPlace, refuseLostTiming } from './stillLegal.ts';

/**
 * `action.play.from`: from hand or the Champion Zone, from facedown, or from where the card itself allows; only cards of
 * the main deck can be played.
 */
export const refusePlay = (state: State, who: PlayerId, act: PlayAct): readonly Refusal[] => {
  const o = state.objects[act.card];
  if (o === undefined) return refusal('play/not-in-hand', ['action.play.from'], 'There is no such card.');
  const never = neverPlayed(o.print);
  if (never !== null) return refusal('play/not-playable', [never.rule], `${o.name} ${never.instead}.`);
  const zone = o.zone.kind;
  if (act.from !== null && act.from !== zone) return notWhereSaid(o, act.from);
  if (zone === 'facedown') {
    if (o.owner !== who && o.controller !== who) return notIn(state, who, o);
    if (o.since >= state.turnNumber)
      return refusal(
        'play/hidden-this-turn',
        ['keyword.hidden.meaning'],
        `${o.name} was hidden this turn; it can be played from the next turn on.`,
        { units: [o.id] },
      );
    return [];
  }
  if ((zone === 'hand' || zone === 'champion') && o.owner === who) return onlyWhen(state, who, o);
  if (zone !== 'hand' && mayBePlayedFrom(state, who, o) !== null) return [];
  return notIn(state, who, o);
};

const notWhereSaid = (o: GameObject, said: NonNullable<PlayAct['from']>): readonly Refusal[] =>
  refusal(
    'play/not-in-hand',
    said === 'facedown' ? ['action.play.from', 'keyword.hidden.meaning'] : ['action.play.from'],
    `${o.name} is not ${WHERE[said]}; it is ${WHERE[o.zone.kind]}.`,
    { units: [o.id] },
  );

const WHERE: Readonly<Record<GameObject['zone']['kind'], string>> = {
  base: 'on the board',
  battlefield: 'on the board',
  facedown: 'facedown',
  hand: "in its owner's hand",
  trash: 'in the trash',
  deck: 'in the deck',
  'rune deck': 'in the rune deck',
  champion: 'in the Champion Zone',
  banished: 'in Banishment',
  chain: 'on the chain',
  legend: 'in the Legend Zone',
  gone: 'gone',
  outside: 'outside the game',
};

const notIn = (state: State, who: PlayerId, o: GameObject): readonly Refusal[] =>
  refusal(
    'play/not-in-hand',
    ['action.play.from'],
    `${o.name} is not in ${player(state, who).name}'s hand, and cards are played from hand or the Champion Zone.`,
    { units: [o.id] },
  );

/** "Play me only …": a card's own condition on being played. */
const onlyWhen = (state: State, who: PlayerId, o: GameObject): readonly Refusal[] => {
  for (const b of abilitiesOf(state, o)) {
    if (b.ability.kind !== 'static') continue;
    const only = b.ability.effects.find(e => e.gives === 'may be played' && e.what === 'me' && e.only === true);
    if (only === undefined || b.ability.when === undefined) continue;
    const c = contextFor(state, effectFrame(who, b.source, b.name));
    if (!evaluator.holds(c, b.ability.when))
      return refusal(
        'play/timing',
        ['ability.passive.off-board.context', 'play.legality.timing'],
        `${o.name} says when it can be played: ${b.ability.text}.`,
        { units: [o.id] },
      );
  }
  return [];
};

/**
 * `play.process`: a card from its zone to the chain, through the steps of playing, and what becomes of it then. Rules:
 * `play`, `play.states`, `action.play.meaning`, `action.play.discretionary`.
 */
export const playCard = (play: Play, who: PlayerId, act: PlayAct): void => {
  const item = finalizeCard(play, who, act);
  if (item !== null) settleFinalized(play, item);
};

/**
 * The steps up to finalising, after which nothing can refuse it. Returns the item's number; null if there is no such card.
 * `by`: what lets it be played, where that has been settled.
 */
export const finalizeCard = (play: Play, who: PlayerId, act: PlayAct, by?: Permission): number | null => {
  const before = play.state;
  const o = before.objects[act.card];
  if (o === undefined) return null;
  const facedown = o.zone.kind === 'facedown' ? o.zone.at : null;
  const from = PLAYED_FROM[o.zone.kind];
  const bar = forbids(play.state, 'play', who, o, {});
  // A unit is kept from places one by one, unless it is kept from leaving the place where it lies.
  if (bar !== null && (o.type !== 'unit' || facedown !== null))
    stop({
      kind: 'refused',
      refusals: refusal(
        'play/timing',
        ['ability.passive', 'silver.cant.forbidden', 'play.legality'],
        `${bar} does not let ${player(play.state, who).name} play ${o.name}.`,
      ),
    });
  orRefuse(refuseAnyTiming(before, who, o));
  const timing = timingOf(before, who, o);
  orRefuse(refuseCardTimingAtOnce(before, who, o, act.to, timing));
  const permission =
    by ?? permissionTaken(play, who, o, way => isPossible(play, scratch => finalizeCard(scratch, who, act, way)));
  if (permission !== null) usePermission(play, who, permission);
  const may = permission?.effect ?? null;
  putOffBoard(play, [act.card], 'chain');
  const card = play.state.objects[act.card] ?? o;
  changeObjects(play, [act.card], c => {
    c.controller = who;
  });
  const price = priceFor(play, who, o, act, may);
  const item = pendingCard(play, card, who, {
    to: act.to,
    hiddenAt: facedown,
    from,
    instead: price ?? null,
    playedFor: permission?.flow === true ? 'flow' : null,
    free: ignoredOf(o, act, may),
    afterwards: may?.afterwards ?? null,
  });
  step(play)?.tell(
    'play.begin',
    `${player(play.state, who).name} plays ${card.name}${facedown === null ? '' : ` from facedown at ${battlefield(play.state, facedown).name}`}.`,
    {
      players: [who],
      units: [act.card],
    },
  );
  // Where it may be played by what it is paid with, that is looked at once it is paid.
  if (!goesByPayment(play.state, card))
    orRefuse(refuseCardTiming(play, before, item, play.state.objects[act.card] ?? card, timing));
  finalize(
    play,
    item.id,
    act.declared,
    after => refuseLostPlace(after, item.id) ?? refuseLostTiming(after, before, item.id),
  );
  return item.id;
};

const orRefuse = (refusals: readonly Refusal[]): void => {
  if (refusals.length > 0) stop({ kind: 'refused', refusals });
};

const PLAYED_FROM: Readonly<Record<Zone['kind'], ChainItem['from']>> = {
  hand: 'hand',
  facedown: 'facedown',
  trash: 'trash',
  deck: 'deck',
  banished: 'banishment',
  champion: 'champion',
  // Nobody may play a card that is there (`refusePlay`).
  base: 'nowhere',
  battlefield: 'nowhere',
  chain: 'nowhere',
  legend: 'nowhere',
  'rune deck': 'nowhere',
  outside: 'nowhere',
  gone: 'nowhere',
};
