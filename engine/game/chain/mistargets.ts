/** Targets that have become illegal by the time an item resolves (`play.target.illegal`). */
import { firstNames } from '../../lists.ts';
import { choosablesOf, groupOf, isArranged, isTarget, locationOfRef, placesOfRefs } from '../abilities/choosing.ts';
import { type Context, nameOfRef, unchangedObject } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { isReached, mayBeChosen } from '../abilities/targets.ts';
import { locationFits } from '../abilities/where.ts';
import { ask } from '../play/ask.ts';
import { type Play, step } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { AT_A_BATTLEFIELD, ON_THE_BOARD, withWhere } from '../state/cards/withWhere.ts';
import { type GroupRule, isGroup, ruleAmong } from '../state/groups.ts';
import { type ChainItem, type Slots, withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { amongThese, idsOf, type Ref, sameRef } from '../state/ref.ts';
import { modesSlot, placesSlot, type SlotName } from '../state/slots.ts';
import { isChooseOne } from './modes.ts';

/**
 * `play.target.illegal`: leaves out targets that no longer fit or are another object now, and places that the words no
 * longer allow (`move.by-effect.restrictions`). Of a group that no longer fits together, its controller keeps a part
 * (`play.target.group.subset`).
 */
export const dropIllegal = (play: Play, item: ChainItem, frame: EffectFrame): void => {
  for (const k of choosablesOf(allOf(item.instructions, frame.slots), item.slots)) {
    const refs = frame.slots[k.slot];
    if (refs === undefined) continue;
    const c = contextOf(play, { ...frame, slots: withoutSlot(frame.slots, k.slot) });
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
      keep(frame, k.slot, refs.filter(fits));
      continue;
    }
    if (!isTarget(k.selector, item.slots)) continue;
    const { filter } = k.selector;
    const kind = filter.where?.kind;
    const place = kind === 'one battlefield' || kind === 'different battlefields' ? AT_A_BATTLEFIELD : ON_THE_BOARD;
    const own = isArranged(filter) ? withWhere(filter, place) : filter;
    const legal = refs.filter(
      (r, at) =>
        isSame(play, r) &&
        evaluator.fits(c, r, own) &&
        mayBeChosen(play, item, r) &&
        isWhereChosen(c, item, k.slot, r, at) &&
        isReached(play, item, k.selector, r),
    );
    const isLegal = amongThese(legal);
    tellMistargets(
      play,
      item,
      refs.filter(r => !isLegal(r)),
    );
    const group = groupOf(c, k.selector, legal);
    keep(
      frame,
      k.slot,
      group === undefined ||
        isGroup(
          group,
          legal.map((_, i) => i),
        )
        ? legal
        : subset(play, frame, legal, group),
    );
  }
};

/** Chosen "at each location", it has to be at that one still (`play.target.illegal`). */
const isWhereChosen = (c: Context, item: ChainItem, slot: SlotName, r: Ref, at: number): boolean => {
  const place = item.slots[placesSlot(slot)]?.[at];
  const [here] = placesOfRefs(c, [r]);
  return place === undefined || (here !== undefined && sameRef(here, place));
};

const allOf = (instructions: readonly Instruction[], slots: Slots): readonly Instruction[] =>
  instructions.some(isChooseOne)
    ? flatMapped(instructions, i =>
        isChooseOne(i)
          ? flatMapped(slots[modesSlot(i.modes)] ?? [], r =>
              r.kind === 'item' ? (i.modes[r.id]?.instructions ?? []) : [],
            )
          : [i],
      )
    : instructions;

const withoutSlot = (slots: Slots, slot: SlotName): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => name !== slot));

const keep = (frame: EffectFrame, slot: SlotName, refs: readonly Ref[]): void => {
  frame.slots = withSlot(frame.slots, slot, refs);
};

const isSame = (play: Play, r: Ref): boolean => {
  if (r.kind === 'item') return play.state.chain.some(i => i.id === r.id);
  return r.kind !== 'object' || unchangedObject(play.state, r) !== null;
};

const tellMistargets = (play: Play, item: ChainItem, illegal: readonly Ref[]): void => {
  if (illegal.length === 0) return;
  step(play)?.tell(
    'play.target.illegal.unaffected',
    `${item.name} mistargets: ${firstNames(illegal.map(r => nameFor(play, r))).join(', ')} is no longer what it chose.`,
    { units: idsOf(illegal) },
  );
};

const nameFor = (play: Play, r: Ref): string => (r.kind === 'item' ? 'an item' : nameOfRef(play.state, r));

const subset = (play: Play, frame: EffectFrame, options: readonly Ref[], group: GroupRule): readonly Ref[] => {
  const able = flatMapped(options, (_, i) => (isGroup(group, [i]) ? [i] : []));
  return ask(play, 'refs', {
    player: frame.controller,
    question: {
      ask: 'refs',
      what: 'target',
      options: flatMapped(able, i => options[i] ?? []),
      least: 0,
      most: able.length,
      group: {
        ...ruleAmong(group, able),
        // `play.target.group.subset.most`
        ...(play.behaviours.legalSubset === 'as large as it can be' ? { maximal: true as const } : {}),
      },
    },
    about: frame.name,
    rule: 'play.target.group.subset',
    prompt: 'which of them it affects',
  }).refs;
};
