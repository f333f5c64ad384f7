/** Instructions that are about other instructions: if, for each, each player, choose one, activate triggers. */

import { abilitiesOf } from '../abilities/abilityInstances.ts';
import { type Context, locationOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { keywordTriggers } from '../abilities/keywordTriggers.ts';
import { howMany, noteMode, openModes } from '../chain/modes.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { newDeathEvent, newEvent, newPlayEvent, newScoreEvent } from '../play/recordEvents.ts';
import type { Instruction } from '../state/cards/ability.ts';
import type { Condition, Selector, Value } from '../state/cards/terms.ts';
import type { GameEvent } from '../state/events.ts';
import type { Slots } from '../state/item.ts';
import { withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { type Ref, sameRef } from '../state/ref.ts';
import { CHOSEN_BEFORE_SLOT, isChoice, isOutcomeSlot, LOOKED_SLOT, modesSlot, WHO_DID_SLOT } from '../state/slots.ts';
import type { GameObject, PlayerId } from '../state/state.ts';
import { withLikeEvents } from '../triggers/likeEvents.ts';
import { placeTriggers } from '../triggers/placing.ts';
import { triggeredBy } from '../triggers/triggering.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { ifThisKills } from './lasting.ts';
import { amountFor, choosers, objectsFor, refsFor } from './refs.ts';

export const flowHandlers = {
  if: (play, a, i) => {
    const c = contextOf(play, a);
    if (i.ofKnown === true && isOfNothing(c, i.when)) return;
    const holds = evaluator.holds(c, i.when);
    if (i.when.is === 'did' && i.when.what === 'kill' && !holds) ifThisKills(play, a, i.instructions);
    else if (holds) play.run(play, a, i.instructions);
    else if (i.otherwise !== undefined) play.run(play, a, i.otherwise);
  },
  'if done': (play, a, i) => {
    if (a.done) play.run(play, a, i.instructions);
    else if (i.otherwise !== undefined) play.run(play, a, i.otherwise);
  },
  'for each': (play, a, i) => forEach(play, a, i),
  'each player': (play, a, i) => eachPlayer(play, a, i),
  'choose one': (play, a, i) => chooseOne(play, a, i),
  'activate triggers': (play, a, i) => activateTriggers(play, a, i),
} satisfies Partial<InstructionHandlers>;

/** `play.information.gone`: of what is gone, neither answer holds. */
const isOfNothing = (c: Context, when: Condition): boolean =>
  when.is === 'not' ? isOfNothing(c, when.of) : when.is === 'fits' && evaluator.refs(c, when.what).length === 0;

/** Each for their part. What they chose, and what was done to, is spoken of further as theirs together (`ability.linked`). */
const eachPlayer = (play: Play, a: EffectFrame, i: InstructionOf<'each player'>): void => {
  const chosen: { -readonly [Name in keyof Slots]: Slots[Name] } = {};
  const did: Ref[] = [];
  let much = 0;
  const looked = a.slots[LOOKED_SLOT] ?? [];
  const areLooking = i.instructions.some(({ do: what }) => what === 'look');
  for (const who of inOrder(play, a, choosers(play, a, i.who), i.startingWith)) {
    const each = asPlayer(a, who, Object.values(chosen).flat());
    // What the players before looked at is not among what this one does.
    const others = areLooking ? (a.slots[LOOKED_SLOT] ?? []).slice(looked.length) : [];
    if (others.length > 0) each.slots = withSlot(each.slots, LOOKED_SLOT, looked);
    play.run(play, each, i.instructions);
    a.done = each.done;
    if (each.done) did.push({ kind: 'player', id: who });
    much += each.lastAmount;
    for (const [slot, refs] of Object.entries(each.slots)) {
      if (slot === LOOKED_SLOT)
        a.slots = withSlot(a.slots, slot, [...refs.slice(0, looked.length), ...others, ...refs.slice(looked.length)]);
      else if (isOutcomeSlot(slot)) a.slots = withSlot(a.slots, slot, refs);
      else if (isChoice(slot)) chosen[slot] = asLeft(a.slots[slot], chosen[slot], refs);
    }
  }
  a.lastAmount = much;
  a.slots = { ...a.slots, ...chosen };
  if (i.instructions.some(isLeftToThem)) a.slots = withSlot(a.slots, WHO_DID_SLOT, did);
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
const asPlayer = (a: EffectFrame, who: PlayerId, chosenBefore: readonly Ref[] = []): EffectFrame => ({
  ...a,
  controller: who,
  slots: {
    'that player': [{ kind: 'player', id: who }],
    ...a.slots,
    ...(chosenBefore.length === 0 ? {} : { [CHOSEN_BEFORE_SLOT]: chosenBefore }),
  },
  antecedent: a.antecedent?.filter(r => r.kind !== 'player') ?? null,
});

const inOrder = (
  play: Play,
  a: EffectFrame,
  who: readonly PlayerId[],
  startingWith: 'next' | undefined,
): readonly PlayerId[] => {
  if (startingWith === undefined) return who;
  const n = play.state.players.length;
  const after = (id: PlayerId): number => (id - a.controller - 1 + n) % n;
  return [...who].sort((x, y) => after(x) - after(y));
};

const forEach = (play: Play, a: EffectFrame, i: InstructionOf<'for each'>): void => {
  const { what } = i;
  const of = typeof what === 'object' && isSelector(what) ? refsFor(play, a, what) : [];
  const before = a.slots;
  const chosen: { -readonly [Name in keyof Slots]: Slots[Name] } = {};
  // What is chosen for one of them is chosen anew for the next, and spoken of further together.
  const once = (): void => {
    play.run(play, a, i.instructions);
    for (const [slot, refs] of Object.entries(a.slots))
      if (isChoice(slot) && before[slot] === undefined) chosen[slot] = [...(chosen[slot] ?? []), ...refs];
    if (Object.keys(chosen).length === 0) return;
    a.slots = Object.fromEntries(Object.entries(a.slots).filter(([slot]) => !Object.hasOwn(chosen, slot)));
  };
  if (typeof what === 'object' && isSelector(what)) {
    for (const r of of) {
      a.antecedent = [r];
      once();
    }
  } else {
    const times = amountFor(play, a, what) ?? 0;
    for (let n = 0; n < times; n++) once();
  }
  if (Object.keys(chosen).length > 0) a.slots = { ...a.slots, ...chosen };
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
const chooseOne = (play: Play, a: EffectFrame, i: InstructionOf<'choose one'>): void => {
  const before = a.slots[modesSlot(i.modes)];
  if (before !== undefined) {
    for (const r of before) if (r.kind === 'item') runMode(play, a, i, r.id);
    return;
  }
  if (i.who === undefined) {
    for (const m of askedFor(play, a, i, a.controller)) {
      noteMode(play, a, i, m);
      runMode(play, a, i, m);
    }
    return;
  }
  // All of them choose before anything is done, and what comes first on the card is done first.
  const picked = flatMapped(choosers(play, a, i.who), who => askedFor(play, a, i, who).map(m => ({ who, m })));
  const several = new Set(picked.map(({ who }) => who)).size > 1;
  for (const { who, m } of several ? picked.sort((x, y) => x.m - y.m) : picked) {
    // "They" in a mode are the player who chose it.
    a.slots = withSlot(a.slots, 'that player', [{ kind: 'player', id: who }]);
    noteMode(play, a, i, m);
    runMode(play, a, i, m);
  }
};

const runMode = (play: Play, a: EffectFrame, i: InstructionOf<'choose one'>, m: number): void => {
  const mode = i.modes[m];
  if (mode !== undefined) play.run(play, a, mode.instructions);
};

const askedFor = (play: Play, a: EffectFrame, i: InstructionOf<'choose one'>, who: PlayerId): readonly number[] =>
  ask(play, 'modes', {
    player: who,
    question: { ask: 'modes', labels: i.modes.map(m => m.label), ...howMany(i), open: openModes(play.state, a, i) },
    about: a.name,
    rule: i.who === undefined && i.inline === undefined ? 'play.choices.modes' : 'play.choices.later',
    prompt: 'what it does',
  }).modes;

/**
 * `ability.triggered.activate-named`: as if the named part of the condition had come about. All of them trigger at once, and so
 * are put in order (`ability.triggered.order`).
 */
const activateTriggers = (play: Play, a: EffectFrame, i: InstructionOf<'activate triggers'>): void => {
  // "Deathknell: repeat my play effect": of what is in the trash by now, too.
  const triggered = flatMapped(objectsFor(play, a, i.of, 'anywhere'), r => {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    if (o === undefined) return [];
    const as = asIf(play, i.on, r, o);
    const bearers = flatMapped([...abilitiesOf(play.state, o), ...keywordTriggers(play.state, o)], b =>
      b.ability.kind === 'triggered' ? [{ ...b, ability: b.ability }] : [],
    );
    return triggeredBy(play, [as], withLikeEvents(play.state, bearers), 'as if').filter(t => t.lasting === null);
  });
  placeTriggers(play, triggered);
  a.done = true;
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
