/** Activating an ability: which ones a player may activate, and the way to the chain (`ability.activate`). */

import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { forbids, timesEmpowerable } from '../abilities/prohibited.ts';
import { priorityOf } from '../combat/showdown.ts';
import { addsAtOnce, addsResources, enqueue, itemOf, newItem } from '../play/items.ts';
import { change, type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Activated } from '../state/cards/ability.ts';
import type { Concept } from '../state/concepts.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, GameObject, ObjectId, PlayerId, State, Zone } from '../state/state.ts';
import { recordTally, timesUsed } from '../triggers/limits.ts';
import {
  type Activatable,
  type ActivateAct,
  activatables,
  inactiveOf,
  isActivatedThere,
  picked,
} from './activatable.ts';
import { finalize } from './finalize.ts';
import { nameOfSource, noSuchAbility } from './noSuchAbility.ts';
import { settleFinalized } from './settling.ts';
import { refuseTiming } from './timing.ts';

/** Why a player may not activate it now; no reasons if they may. */
export const refuseActivate = (state: State, who: PlayerId, act: ActivateAct): readonly Refusal[] => {
  const all = activatables(state, act);
  const one = picked(all, act.ability);
  if (one !== null) return refuseOne(state, who, act, one);
  const bearer = act.kind === 'activate' ? bearerOf(state, act.source) : null;
  const texts = all.map(({ ability }) => ability.text);
  const instead = { texts, inactive: inactiveOf(state, act), bearer };
  const o = act.kind === 'activate' ? state.objects[act.source] : undefined;
  if (o !== undefined && !isActivatedThere(o) && o.print.abilities.some(({ kind }) => kind === 'activated'))
    return [offBoard(o)];
  return [{ ...noSuchAbility(state, nameOfSource(state, act), act.ability, instead), units: unitsOf(act) }];
};

const offBoard = ({ id, name, zone: { kind } }: GameObject): Refusal => ({
  code: 'play/no-ability',
  rules: ['ability.activated.board', 'ability.activated'],
  message: `${name} ${WHERE[kind] ?? 'is not on the board'}: its abilities can be activated only while it is on the board.`,
  units: [id],
});

const WHERE: Readonly<Partial<Record<Zone['kind'], string>>> = {
  hand: 'is in hand',
  trash: 'is in the trash',
  deck: 'is in a deck',
  banished: 'is banished',
  chain: 'is on the chain',
  champion: 'is in the Champion Zone',
  facedown: 'is facedown',
};

const unitsOf = (act: ActivateAct): readonly ObjectId[] => (act.kind === 'activate' ? [act.source] : []);

/**
 * The same for one of its abilities. Rules: `unit.activated.timing`, `gear.activated.when`,
 * `keyword.empower.timing-text`, `keyword.equip.timing-text`.
 */
const refuseOne = (state: State, who: PlayerId, act: ActivateAct, one: Activatable): readonly Refusal[] => {
  const name = nameOfSource(state, act);
  const units = unitsOf(act);
  const refusals: Refusal[] = [];
  const o = act.kind === 'activate' ? state.objects[act.source] : undefined;
  if ((o?.controller ?? one.controller) !== who && one.ability.anybody !== true)
    refusals.push({
      code: 'play/no-ability',
      rules: ['ability.activated.choice', 'control.controller-decides'],
      message: `${player(state, o?.controller ?? one.controller).name} controls ${name}, and only they can activate it.`,
      units,
    });
  const bar = forbids(state, 'activate', who, o ?? null);
  if (bar !== null)
    refusals.push({
      code: 'play/no-ability',
      rules: ['ability.passive', 'silver.cant.forbidden', 'ability.activated.choice'],
      message: `${bar} does not let ${player(state, who).name} activate ${name}.`,
      units,
    });
  const timing = one.ability.timing;
  if (!addsInAnswer(state, one.ability, who)) {
    const untimely = refuseTiming(state, who, {
      what: 'ability',
      name: `${name}'s ability`,
      timing,
      object: o?.id ?? null,
    });
    const own = timing !== 'main' || (state.turnPlayer === who && state.chain.length === 0);
    refusals.push(...untimely.map((r): Refusal => (own ? r : { ...r, rules: [...r.rules, ...whenActivated(o)] })));
  }
  if (!isRightTime(state, who, one, o) || isUsedUp(state, who, one))
    refusals.push({
      code: 'play/timing',
      rules: [
        'ability.activated.use.condition',
        ...(one.ability.keyword === 'empower' ? (['keyword.empower.meaning'] as const) : []),
        'play.legality',
      ],
      message: `${name} restricts when this ability can be used, and it cannot be used now.`,
      units,
    });
  return refusals;
};

/** What lets it be empowered more often lets its Empower be used so, to no effect beyond that (`empower.once.unless`). */
const isRightTime = (
  state: State,
  who: PlayerId,
  { ability, source, name }: Activatable,
  o: GameObject | undefined,
): boolean =>
  ability.when === undefined ||
  (ability.keyword === 'empower' && o !== undefined && timesEmpowerable(state, o) > 1) ||
  evaluator.holds(contextFor(state, effectFrame(who, source, name)), ability.when);

const isUsedUp = (state: State, who: PlayerId, { ability, instance }: Activatable): boolean =>
  ability.limit !== undefined && timesUsed(state, instance, who) >= ability.limit;

/** Each ability counts its own uses, from the moment when it is activated (`ability.activated.use.condition`). */
const noteUse = (play: Play, who: PlayerId, { ability, instance }: Activatable): void => {
  if (ability.limit !== undefined) recordTally(play, 'use', instance, who);
};

/** When abilities without Action or Reaction are activated: the rule of all of them, and that of units or of gear. */
const whenActivated = (o: GameObject | undefined): readonly Concept[] => [
  'ability.activated.timing',
  ...(o?.type === 'unit' ? (['unit.activated.timing'] as const) : []),
  ...(o?.type === 'gear' ? (['gear.activated.when'] as const) : []),
];

/** What a card is attached to (`attachment.attached.rules-text`), or null. */
const bearerOf = (state: State, id: ObjectId) => {
  const to = state.objects[id]?.attachedTo ?? null;
  return to === null ? null : (state.objects[to] ?? null);
};

/** `add.during-payment`: reactions that add resources whenever their player could act at all. */
const addsInAnswer = (state: State, ability: Activated, who: PlayerId): boolean =>
  ability.timing === 'reaction' && addsResources(ability) && priorityOf(state) === who;

/**
 * `ability.activate`: the steps of playing, for an ability. Rules: `unit.activated`, `unit.activated.process`,
 * `unit.activated.like-spell`, `gear.activated`, `gear.activated.process`, `gear.activated.like-spell`,
 * `ability.activated.where`.
 */
export const activate = (play: Play, who: PlayerId, act: ActivateAct): void => {
  const { priority } = play.state;
  const item = finalizeAbility(play, who, act);
  if (item === null) return;
  if (itemOf(play.state, item.id) !== null) settleFinalized(play, item.id);
  if (item.adds && priority === who) keepPriority(play, who);
};

/** The same until it is finalised: past that, nothing refuses it any more. Gives the item as it was put on the chain. */
export const finalizeAbility = (play: Play, who: PlayerId, act: ActivateAct): ChainItem | null => {
  const one = picked(activatables(play.state, act), act.ability);
  if (one === null) return null;
  const { ability, source, name } = one;
  const item = newItem(play.state, {
    kind: 'ability',
    name,
    controller: who,
    source,
    ability,
    instructions: ability.instructions,
    adds: addsAtOnce(play.behaviours, 'activated', ability),
  });
  enqueue(play, item, 'play');
  noteUse(play, who, one);
  step(play)?.tell('ability.activate.begin', `${player(play.state, who).name} activates ${name}.`, {
    players: [who],
    units: source.kind === 'object' ? [source.id] : [],
  });
  finalize(play, item.id, act.declared);
  return item;
};

/** `add.no-pass`: adding resources in answer to something leaves priority where it was. */
const keepPriority = (play: Play, who: PlayerId): void => {
  const { chain } = play.state;
  if (chain.length === 0 || chain.some(i => i.status === 'pending')) return;
  change(play, s => {
    s.priority = who;
  });
};
