import { choosablesOf, groupOf, isTarget, locationOfRef, standing } from '../abilities/choosing.ts';
import { type Context, nameOfRef, unchangedObject } from '../abilities/context.ts';
import { contextOf, type EffectFrame, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { isReached, mayBeChosen } from '../abilities/targets.ts';
import { locationFits } from '../abilities/where.ts';
import { THE_GAME } from '../gameActions/cause.ts';
import { recycle } from '../gameActions/kill.ts';
import { arrive } from '../gameActions/moving.ts';
import { replaced } from '../gameActions/replacing.ts';
import { putInTrash } from '../gameActions/trashing.ts';
import { ask } from '../play/ask.ts';
import { itemCard, removeItem } from '../play/items.ts';
import { changeUnits, type Play, step } from '../play/play.ts';
import { baseOf, placeName } from '../play/query.ts';
import { newPlay } from '../play/recordEvents.ts';
import { putOffBoard, putOnBoard } from '../play/zones.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { AT_A_BATTLEFIELD, ON_THE_BOARD, withWhere } from '../state/cards/withWhere.ts';
import type { Concept } from '../state/concepts.ts';
import type { PlayEvent } from '../state/events.ts';
import { type GroupRule, isGroup, ruleAmong } from '../state/groups.ts';
import type { ChainItem, Slots } from '../state/item.ts';
import { withSlot } from '../state/item.ts';
import { objectRef, type Ref, sameRef } from '../state/ref.ts';
import type { SlotName } from '../state/slots.ts';
import { modesSlot, placesSlot } from '../state/slots.ts';
import type { GameObject, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { emitActivation } from './activation.ts';
import { orderReflexive } from './delayed.ts';
import { entering, entersInBase, entersReady, enterWith, withWhat } from './entering.ts';
import { endNextPlay } from './next.ts';

/**
 * Resolves an item; with it the item leaves the chain. Rules: `spell.resolve`, `spell.resolve.nothing-between`,
 * `spell.resolve.whole`, `spell.to-trash`, `play.kinds.spell`, `ability.activate.finalize.resolve`.
 */
export const resolve = (play: Play, item: ChainItem): void => {
  const card = itemCard(play.state, item);
  if (card !== null && card.type !== 'spell') return enter(play, item, card);
  const { items } = play.state;
  for (const slots of [item.slots, ...item.again]) carryOut(play, item, slots);
  orderReflexive(play, items);
  // It may have left the chain by its own doing (`play.impossible.left-chain`).
  const still = play.state.chain.some(i => i.id === item.id);
  removeItem(play, item.id);
  if (card === null) {
    step(play, 'chain.resolve.newest', `${item.name}'s ability has resolved.`, { players: [item.controller] });
    emitActivation(play, item);
    return;
  }
  const o = play.state.objects[card.id];
  // Played again by its own doing, it is on the chain for that (`play.begin.resolving-first`).
  if (still && o?.zone.kind === 'chain' && !isPlayedAgain(play.state, o)) {
    if (item.afterwards === 'banish') putOffBoard(play, [card.id], 'banished');
    else if (item.afterwards === 'recycle') recycle(play, [card.id], { player: item.controller, by: [] });
    else putInTrash(play, [card.id], THE_GAME);
  }
  step(play, 'play.spell.resolve', `${item.name} has resolved.`, { players: [item.controller], units: [card.id] });
  played(play, item, card);
};

const isPlayedAgain = ({ chain }: State, { id }: GameObject): boolean =>
  chain.some(i => i.kind === 'card' && i.source.kind === 'object' && i.source.id === id);

const carryOut = (play: Play, item: ChainItem, slots: Slots): void => {
  if (!play.state.chain.some(i => i.id === item.id)) return;
  const a = effectFrame(item.controller, item.source, item.name, {
    event: item.event,
    slots,
    terms: item.terms,
    item: item.id,
    hiddenAt: item.hiddenAt,
    willing: item.willing,
    wanted: isWanted(play, item),
  });
  dropIllegal(play, item, a);
  play.run(play, a, leading(play, item));
};

/** Whether a trigger was taken up or paid for before it was finalised. */
const isWanted = (play: Play, { ability }: ChainItem): boolean =>
  ability?.kind === 'triggered' &&
  (ability.may === 'you' || ability.cost !== undefined) &&
  play.behaviours.leadingMay !== 'on resolution';

/** A trigger's instructions, with its "may" and its cost where they are decided now. */
const leading = (play: Play, { ability, instructions }: ChainItem): readonly Instruction[] => {
  if (ability?.kind !== 'triggered') return instructions;
  // "They may", of somebody else's ability, is theirs to decide, and so decided now (`play.choices.later`).
  if (ability.may !== undefined && ability.may !== 'you') return [{ do: 'may', who: ability.may, instructions }];
  if (play.behaviours.leadingMay !== 'on resolution') return instructions;
  if (ability.cost !== undefined) return [{ do: 'pay', who: 'you', cost: ability.cost, optional: true, instructions }];
  return ability.may === undefined ? instructions : [{ do: 'may', who: 'you', instructions }];
};

/** `play.target.illegal`: what no longer fits, or is another object now, is left out, and so are places that are no longer what the words ask for (`move.by-effect.restrictions`); of a group that no longer fits together, a part is chosen (`play.target.group.subset`). */
const dropIllegal = (play: Play, item: ChainItem, a: EffectFrame): void => {
  for (const k of choosablesOf(allOf(item.instructions, a.slots), item.slots)) {
    const refs = a.slots[k.slot];
    if (refs === undefined) continue;
    const c = contextOf(play, { ...a, slots: withoutSlot(a.slots, k.slot) });
    if (k.kind !== 'objects') {
      const { where } = k;
      const fits = (r: Ref): boolean => {
        const at = locationOfRef(r);
        return where === undefined || at === null || locationFits(c, at, where);
      };
      tellMistargets(
        play,
        item,
        refs.filter(r => !fits(r)),
      );
      keep(a, k.slot, refs.filter(fits));
      continue;
    }
    if (!isTarget(k.selector, item.slots)) continue;
    const { filter } = k.selector;
    const together =
      filter.where?.kind === 'one battlefield' ||
      filter.where?.kind === 'one location' ||
      filter.where?.kind === 'each location' ||
      filter.where?.kind === 'each battlefield';
    const place = filter.where?.kind === 'one battlefield' ? AT_A_BATTLEFIELD : ON_THE_BOARD;
    const own = together ? withWhere(filter, place) : filter;
    const legal = refs.filter(
      r =>
        isSame(play, r) &&
        evaluator.fits(c, r, own) &&
        mayBeChosen(play, item, r) &&
        isWhereChosen(c, item, k.slot, r, refs.indexOf(r)) &&
        isReached(play, item, k.selector, r),
    );
    tellMistargets(
      play,
      item,
      refs.filter(r => !legal.includes(r)),
    );
    const group = groupOf(c, k.selector, legal);
    keep(
      a,
      k.slot,
      group === undefined ||
        isGroup(
          group,
          legal.map((_, i) => i),
        )
        ? legal
        : subset(play, a, legal, group),
    );
  }
};

/** Chosen "at each location", it has to be at that one still (`play.target.illegal`). */
const isWhereChosen = (c: Context, item: ChainItem, slot: SlotName, r: Ref, at: number): boolean => {
  const place = item.slots[placesSlot(slot)]?.[at];
  const [here] = standing(c, [r]);
  return place === undefined || (here !== undefined && sameRef(here, place));
};

const allOf = (instructions: readonly Instruction[], slots: Slots): readonly Instruction[] =>
  instructions.flatMap(i => {
    if (i.do !== 'choose one') return [i];
    return (slots[modesSlot(i.modes)] ?? []).flatMap(r =>
      r.kind === 'item' ? (i.modes[r.id]?.instructions ?? []) : [],
    );
  });

const withoutSlot = (slots: Slots, slot: SlotName): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => name !== slot));

const keep = (a: EffectFrame, slot: SlotName, refs: readonly Ref[]): void => {
  a.slots = withSlot(a.slots, slot, refs);
};

const isSame = (play: Play, r: Ref): boolean => {
  if (r.kind === 'item') return play.state.chain.some(i => i.id === r.id);
  return r.kind !== 'object' || unchangedObject(play.state, r) !== null;
};

const tellMistargets = (play: Play, item: ChainItem, illegal: readonly Ref[]): void => {
  if (illegal.length === 0) return;
  step(
    play,
    'play.target.illegal.unaffected',
    `${item.name} mistargets: ${illegal.map(r => nameFor(play, r)).join(', ')} is no longer what it chose.`,
    { units: illegal.flatMap(r => (r.kind === 'object' ? [r.id] : [])) },
  );
};

const nameFor = (play: Play, r: Ref): string => (r.kind === 'item' ? 'an item' : nameOfRef(play.state, r));

const subset = (play: Play, a: EffectFrame, options: readonly Ref[], group: GroupRule): readonly Ref[] => {
  const able = options.flatMap((_, i) => (isGroup(group, [i]) ? [i] : []));
  return ask(play, 'refs', {
    player: a.controller,
    question: {
      ask: 'refs',
      what: 'target',
      options: able.flatMap(i => options[i] ?? []),
      least: 0,
      most: able.length,
      group: ruleAmong(group, able),
    },
    about: a.name,
    rule: 'play.target.group.subset',
    prompt: 'which of them it affects',
  }).refs;
};

/**
 * `play.permanent`: a unit exhausted at its place, gear ready at base. Rules: `control.permanent`,
 * `play.kinds.permanent`.
 */
const enter = (play: Play, first: ChainItem, card: GameObject): void => {
  // Of a token that was asked as it was created (`ability.replacement.before`).
  if (!card.token) replaced(play, () => playEvent(play, first, card), first.controller);
  // "I enter there": what replaces its entering may have sent it elsewhere.
  const item = play.state.chain.find(i => i.id === first.id) ?? first;
  removeItem(play, item.id);
  const to = item.to === null || entersInBase(play, item, card) ? baseOf(item.controller) : item.to;
  const how = entering(play, item, card, to);
  const ready = entersReady(item, card, how);
  putOnBoard(play, card.id, to, item.controller);
  changeUnits(play, [card.id], o => {
    o.exhausted = !ready;
    for (const each of how) enterWith(o, each);
  });
  const rule: Concept = card.type === 'unit' ? 'play.permanent.unit' : 'play.permanent.gear';
  step(
    play,
    rule,
    `${card.name} enters ${placeName(play.state, to)} ${ready ? 'ready' : 'exhausted'}${withWhat(how)}.`,
    {
      units: [card.id],
      players: [item.controller],
      places: to.kind === 'battlefield' ? [to.at] : [],
    },
  );
  arrive(play, [card.id]);
  played(play, item, play.state.objects[card.id] ?? card, 'enters');
};

/** `action.play.triggers` */
const playEvent = (play: Play, item: ChainItem, card: GameObject): PlayEvent =>
  newPlay('play', {
    player: item.controller,
    what: objectRef(play.state, card.id),
    memo: card,
    at: item.to,
    to: item.to,
    from: item.hiddenAt === null ? null : { kind: 'battlefield', at: item.hiddenAt },
    zone: item.from,
    spent: item.terms.energySpent,
    additional: item.terms.additional,
  });

/** `action.play.triggers.when`: what triggers on it being played does so once it has resolved. */
const played = (play: Play, item: ChainItem, card: GameObject, as?: 'enters'): void => {
  endNextPlay(play, item);
  const done = playEvent(play, item, card);
  emitEvents(play, () => (as === 'enters' ? [done, { ...done, on: 'enter' }] : [done]));
};
