/** Instructions that are about other instructions: if, for each, each player, choose one, activate triggers. */

import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import { type Context, locationOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { keywordTriggers } from '../abilities/keywordTriggers.ts';
import { howMany, noteMode, openModes } from '../chain/modes.ts';
import { ask } from '../play/ask.ts';
import { itemOf } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import { newDeathEvent, newEvent, newPlayEvent, newScoreEvent } from '../play/recordEvents.ts';
import type { Condition, Instruction, Selector, Value } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import type { Draft } from '../state/draft.ts';
import { withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { type Ref, sameRef } from '../state/ref.ts';
import { CHOSEN_BEFORE_SLOT, isChoice, isOutcomeSlot, LOOKED_SLOT, modesSlot, WHO_DID_SLOT } from '../state/slots.ts';
import type { GameEvent, GameObject, PlayerId, Slots } from '../state/state.ts';
import { withLikeEvents } from '../triggers/likeEvents.ts';
import { placeTriggers } from '../triggers/placing.ts';
import { triggeredBy } from '../triggers/triggering.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { inOrderSaid } from './inOrder.ts';
import { ifThisKills } from './lasting.ts';
import { amountFor, choosers, objectsFor, refsFor } from './refs.ts';

export const flowHandlers = {
  if: (play, frame, i) => {
    const c = contextOf(play, frame);
    if (i.ofKnown === true && isOfNothing(c, i.when)) return;
    if (isOfIllegal(play, frame, i.when)) return;
    const holds = evaluator.holds(c, i.when);
    if (i.when.is === 'did' && i.when.what === 'kill' && !holds) ifThisKills(play, frame, i.instructions);
    else if (holds) play.run(play, frame, i.instructions);
    else if (i.otherwise !== undefined) play.run(play, frame, i.otherwise);
  },
  'if done': (play, frame, i) => {
    if (frame.done) play.run(play, frame, i.instructions);
    else if (i.otherwise !== undefined) play.run(play, frame, i.otherwise);
  },
  'for each': (play, frame, i) => forEach(play, frame, i),
  'each player': (play, frame, i) => eachPlayer(play, frame, i),
  'choose one': (play, frame, i) => chooseOne(play, frame, i),
  'activate triggers': (play, frame, i) => activateTriggers(play, frame, i),
} satisfies Partial<InstructionHandlers>;

/** `play.information.gone`: of what is gone, neither answer holds. */
const isOfNothing = (c: Context, when: Condition): boolean =>
  when.is === 'not' ? isOfNothing(c, when.of) : when.is === 'fits' && evaluator.refs(c, when.what).length === 0;

/**
 * `play.referent.illegal`: whether what it asks is about something chosen of which nothing legal is left. Neither answer holds then,
 * not even of what it asks the other way round.
 */
const isOfIllegal = (play: Play, frame: EffectFrame, when: Condition): boolean => {
  const item = itemOf(play.state, frame.item);
  if (item === null) return false;
  const isLost = (slot: unknown): boolean =>
    typeof slot === 'string' &&
    isChoice(slot) &&
    frame.slots[slot]?.length === 0 &&
    [item.slots, ...item.again].some(said => (said[slot]?.length ?? 0) > 0);
  const isTheirs = frame.antecedent?.length === 0;
  return anywhere(
    when,
    part =>
      ((part.kind === 'chosen' || part.kind === 'slot') && isLost(part.slot)) ||
      (isTheirs && (part.side === 'its controller' || part.who === 'its controller')),
  );
};

/** Each for their part. What they chose, and what was done to, is spoken of further as theirs together (`ability.linked`). */
const eachPlayer = (play: Play, frame: EffectFrame, i: InstructionOf<'each player'>): void => {
  const chosen: Draft<Slots> = {};
  const did: Ref[] = [];
  let much = 0;
  const looked = frame.slots[LOOKED_SLOT] ?? [];
  const areLooking = i.instructions.some(({ do: what }) => what === 'look');
  for (const who of inOrder(play, frame, choosers(play, frame, i.who), i.startingWith)) {
    const each = asPlayer(frame, who, Object.values(chosen).flat());
    // What the players before looked at is not among what this one does.
    const others = areLooking ? (frame.slots[LOOKED_SLOT] ?? []).slice(looked.length) : [];
    if (others.length > 0) each.slots = withSlot(each.slots, LOOKED_SLOT, looked);
    play.run(play, each, i.instructions);
    frame.done = each.done;
    if (each.done) did.push({ kind: 'player', id: who });
    much += each.lastAmount;
    for (const [slot, refs] of Object.entries(each.slots)) {
      if (slot === LOOKED_SLOT)
        frame.slots = withSlot(frame.slots, slot, [
          ...refs.slice(0, looked.length),
          ...others,
          ...refs.slice(looked.length),
        ]);
      else if (isOutcomeSlot(slot)) frame.slots = withSlot(frame.slots, slot, refs);
      else if (isChoice(slot)) chosen[slot] = asLeft(frame.slots[slot], chosen[slot], refs);
    }
  }
  frame.lastAmount = much;
  frame.slots = { ...frame.slots, ...chosen };
  if (i.instructions.some(isLeftToThem)) frame.slots = withSlot(frame.slots, WHO_DID_SLOT, did);
};

/** "Each opponent may …": who did is spoken of further. */
const isLeftToThem = (i: Instruction): boolean => i.do === 'may' || (i.do === 'pay' && i.optional);

/** What was chosen before is spoken of further as what a player has made of it: the card that was played (`play.linked`). */
const asLeft = (
  before: readonly Ref[] | undefined,
  chosen: readonly Ref[] = before ?? [],
  refs: readonly Ref[],
): readonly Ref[] => {
  if (before === undefined) return [...chosen, ...refs];
  return chosen.map(r => refs.find(left => isSameObject(left, r) && !before.some(was => sameRef(was, left))) ?? r);
};

const isSameObject = (a: Ref, b: Ref): boolean => a.kind === 'object' && b.kind === 'object' && a.id === b.id;

/** One of several players, who does it for their part: "you" and "that player" alike (`action.attribution`). */
const asPlayer = (frame: EffectFrame, who: PlayerId, chosenBefore: readonly Ref[] = []): EffectFrame => ({
  ...frame,
  controller: who,
  slots: {
    'that player': [{ kind: 'player', id: who }],
    ...frame.slots,
    ...(chosenBefore.length === 0 ? {} : { [CHOSEN_BEFORE_SLOT]: chosenBefore }),
  },
  antecedent: frame.antecedent?.filter(r => r.kind !== 'player') ?? null,
});

const inOrder = (
  play: Play,
  frame: EffectFrame,
  who: readonly PlayerId[],
  startingWith: 'next' | undefined,
): readonly PlayerId[] => {
  if (startingWith === undefined) return who;
  const n = play.state.players.length;
  const after = (id: PlayerId): number => (id - frame.controller - 1 + n) % n;
  return [...who].sort((x, y) => after(x) - after(y));
};

const forEach = (play: Play, frame: EffectFrame, i: InstructionOf<'for each'>): void => {
  const { what } = i;
  const meant = typeof what === 'object' && isSelector(what) ? refsFor(play, frame, what) : [];
  const of = i.inOrder === true ? inOrderSaid(play, frame, meant) : meant;
  const before = frame.slots;
  const chosen: Draft<Slots> = {};
  // What is chosen for one of them is chosen anew for the next, and spoken of further together.
  const once = (): void => {
    play.run(play, frame, i.instructions);
    for (const [slot, refs] of Object.entries(frame.slots))
      if (isChoice(slot) && before[slot] === undefined) chosen[slot] = [...(chosen[slot] ?? []), ...refs];
    if (Object.keys(chosen).length === 0) return;
    frame.slots = Object.fromEntries(Object.entries(frame.slots).filter(([slot]) => !Object.hasOwn(chosen, slot)));
  };
  if (typeof what === 'object' && isSelector(what)) {
    for (const r of of) {
      frame.antecedent = [r];
      once();
    }
  } else {
    const times = amountFor(play, frame, what) ?? 0;
    for (let n = 0; n < times; n++) once();
  }
  if (Object.keys(chosen).length > 0) frame.slots = { ...frame.slots, ...chosen };
};

const SELECTORS = new Set([
  'me',
  'chosen',
  'all',
  'slot',
  'event',
  'it',
  'your',
  'bearer',
  'attachment',
  'here',
  'named',
  'both',
  'each other',
]);
const isSelector = (what: Selector | Exclude<Value, number>): what is Selector => SELECTORS.has(what.kind);

/** `play.choices.modes`: chosen as it was played; in what resolves without having been played, now. */
const chooseOne = (play: Play, frame: EffectFrame, i: InstructionOf<'choose one'>): void => {
  const before = frame.slots[modesSlot(i.modes)];
  if (before !== undefined) {
    for (const r of before) if (r.kind === 'item') runMode(play, frame, i, r.id);
    return;
  }
  if (i.who === undefined) {
    for (const m of askedFor(play, frame, i, frame.controller)) {
      noteMode(play, frame, i, m);
      runMode(play, frame, i, m);
    }
    return;
  }
  // All of them choose before anything is done, and what comes first on the card is done first.
  const picked = flatMapped(choosers(play, frame, i.who), who => askedFor(play, frame, i, who).map(m => ({ who, m })));
  const several = new Set(picked.map(({ who }) => who)).size > 1;
  for (const { who, m } of several ? picked.sort((x, y) => x.m - y.m) : picked) {
    // "They" in a mode are the player who chose it.
    frame.slots = withSlot(frame.slots, 'that player', [{ kind: 'player', id: who }]);
    noteMode(play, frame, i, m);
    runMode(play, frame, i, m);
  }
};

const runMode = (play: Play, frame: EffectFrame, i: InstructionOf<'choose one'>, m: number): void => {
  const mode = i.modes[m];
  if (mode !== undefined) play.run(play, frame, mode.instructions);
};

const askedFor = (play: Play, frame: EffectFrame, i: InstructionOf<'choose one'>, who: PlayerId): readonly number[] =>
  ask(play, 'modes', {
    player: who,
    question: { ask: 'modes', labels: i.modes.map(m => m.label), ...howMany(i), open: openModes(play.state, frame, i) },
    about: frame.name,
    rule: i.who === undefined && i.inline === undefined ? 'play.choices.modes' : 'play.choices.later',
    prompt: 'what it does',
  }).modes;

/**
 * `ability.triggered.activate-named`: as if the named part of the condition had come about. All of them trigger at once, and so
 * are put in order (`ability.triggered.order`).
 */
const activateTriggers = (play: Play, frame: EffectFrame, i: InstructionOf<'activate triggers'>): void => {
  // "Deathknell: repeat my play effect": of what is in the trash by now, too.
  const triggered = flatMapped(objectsFor(play, frame, i.of, 'anywhere'), r => {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    if (o === undefined) return [];
    const as = asIf(play, i.on, r, o);
    const bearers = flatMapped([...abilitiesHad(play.state, o), ...keywordTriggers(play.state, o)], b =>
      b.ability.kind === 'triggered' ? [{ ...b, ability: b.ability }] : [],
    );
    return triggeredBy(play, [as], withLikeEvents(play.state, bearers), 'as if').filter(t => t.lasting === null);
  });
  placeTriggers(play, triggered);
  frame.done = true;
};

/** The part of the condition that is named, of what bears the ability; of how it came about nothing is known. */
const asIf = (play: Play, on: InstructionOf<'activate triggers'>['on'], what: Ref, memo: GameObject): GameEvent => {
  const fields = { player: memo.controller, what, memo, at: locationOf(play.state, memo) };
  switch (on) {
    case 'conquer':
    case 'hold':
      return newScoreEvent(on, { ...fields, uncontrolled: false });
    case 'play':
      return newPlayEvent(on, { ...fields, zone: 'nowhere' });
    case 'die':
      return newDeathEvent({ ...fields, alone: null });
    case 'attack':
    case 'defend':
      return newEvent(on, fields);
  }
};
