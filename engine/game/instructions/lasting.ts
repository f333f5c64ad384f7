/** Instructions that create something for later: passives, triggers and replacements in force for a while. */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { addLasting, enqueueReflexive } from '../chain/delayed.ts';
import { withLeadingChoice } from '../chain/leadingChoice.ts';
import { type Play, step } from '../play/play.ts';
import type { Ability, EventName, Filter, Instruction, Selector, Value } from '../state/cards/ability.ts';
import { anywhere, mapParts, type TermPart, withAmount } from '../state/cards/walk.ts';
import { withSlot } from '../state/item.ts';
import { idsOf } from '../state/ref.ts';
import { DAMAGED_SLOT, DEALERS_SLOT, EVENT_SLOT } from '../state/slots.ts';
import type { InstructionHandlers } from './handlers.ts';
import { raiseMight } from './might.ts';
import { amountFor, objectsFor, refsFor } from './refs.ts';

export const lastingHandlers = {
  'for each killed': (play, frame, i) => whenKilled(play, frame, { ...i.of, by: DAMAGED_SLOT }, i.instructions, null),
  'do this': (play, frame, i) => {
    const times = amountFor(play, frame, i.times) ?? 0;
    for (let n = 0; n < times; n++) enqueueReflexive(play, frame, i.instructions);
  },
  later: (play, frame, i) => {
    // What it is linked with did nothing, so there is nothing that it would speak of (`play.linked.earlier`).
    if (i.until === 'linked' && (frame.antecedent ?? []).length === 0) return;
    if (isOver(play, i)) return tellOver(play, frame);
    const instructions = MOMENTS.has(i.event.on) ? ofOwnEvent(play, frame, i.instructions) : i.instructions;
    const ability: Ability = {
      kind: 'triggered',
      events: [i.event],
      ...(i.when === undefined ? {} : { when: i.when }),
      ...withLeadingChoice(
        i.fixed === true ? withAmount(instructions, amountFor(play, frame, THAT_MUCH) ?? 0) : instructions,
      ),
      text: i.text ?? `later: ${frame.name}`,
    };
    addLasting(play, frame, ability, i.until, i.times ?? null);
  },
  'replace next': (play, frame, i) => {
    if (i.of !== undefined) frame.antecedent = objectsFor(play, frame, i.of);
    addLasting(play, frame, i.ability, i.until, i.times ?? null);
  },
  'for a while': (play, frame, i) => {
    if (i.effect.gives === 'at least might') return raiseMight(play, frame, i.effect, i.until);
    const ability: Ability = { kind: 'static', effects: [i.effect], text: i.text ?? `for a while: ${frame.name}` };
    if (
      'to' in i.effect &&
      i.effect.to !== undefined &&
      'kind' in i.effect.to &&
      i.effect.to.kind === 'chosen' &&
      'filter' in i.effect.to
    )
      refsFor(play, frame, i.effect.to);
    if (i.until === 'next awaken' && 'what' in i.effect && i.effect.what !== undefined && isSelector(i.effect.what)) {
      const meant = objectsFor(play, frame, i.effect.what);
      for (const of of new Set(idsOf(meant).map(id => play.state.objects[id]?.controller)))
        if (of !== undefined) addLasting(play, frame, ability, `${i.until} of ${of}`, i.times ?? null);
      return;
    }
    addLasting(play, frame, ability, i.until, i.times ?? null);
  },
} satisfies Partial<InstructionHandlers>;

/**
 * `play.impossible.delayed-over`: what would be done at the end of the turn, whether of "this turn" or of "turn", comes too late once
 * the Ending Step has begun, and does not wait for the end of another turn.
 */
const isOver = ({ state: { phase } }: Play, { event, until }: Extract<Instruction, { do: 'later' }>): boolean =>
  event.on === 'end of turn' &&
  event.who === 'turn player' &&
  until === 'once' &&
  (phase === 'expiration' || phase === 'expired');

const tellOver = (play: Play, { name, controller }: EffectFrame): void =>
  step(play)?.tell(
    'play.impossible.delayed-over',
    `${name} would have something done at the end of the turn, but that has already come, so it is not done.`,
    { players: [controller] },
  );

const isSelector = (what: unknown): what is Selector => typeof what === 'object' && what !== null && 'kind' in what;

const MOMENTS: ReadonlySet<EventName> = new Set<EventName>([
  'start of turn',
  'start of beginning phase',
  'start of main phase',
  'end of turn',
]);
const isOfEvent = ({ kind, part }: TermPart): boolean => kind === 'event' && part === 'what';

/**
 * "When a unit dies, return it to hand at the end of this turn": a moment is about nothing, so what the trigger was about is
 * meant (`play.referent.condition.delayed`).
 */
const ofOwnEvent = (play: Play, frame: EffectFrame, instructions: readonly Instruction[]): readonly Instruction[] => {
  if (frame.event === null || !anywhere(instructions, isOfEvent)) return instructions;
  frame.slots = withSlot(frame.slots, EVENT_SLOT, refsFor(play, frame, { kind: 'event', part: 'what' }));
  const meant: Selector = { kind: 'slot', slot: EVENT_SLOT };
  return mapParts(instructions, part => (isOfEvent(part) ? meant : part)) as readonly Instruction[];
};

const THAT_MUCH: Value = { kind: 'that much' };

/**
 * `if this kills it`: damage kills only in the cleanup after what dealt it, so what follows waits for that
 * (`ability.reflexive`, `kill.attributed.cleanup`).
 */
export const ifThisKills = (play: Play, frame: EffectFrame, instructions: readonly Instruction[]): void => {
  if (frame.antecedent === null || frame.antecedent.length === 0 || frame.source.kind !== 'object') return;
  const [first] = instructions;
  const then = first?.do === 'do this' && instructions.length === 1 ? first.instructions : instructions;
  whenKilled(
    play,
    { ...frame, slots: { ...frame.slots, [DAMAGED_SLOT]: frame.antecedent } },
    { kind: 'slot', slot: DAMAGED_SLOT },
    then,
    1,
  );
};

/** What this ability has dealt damage to, for as long as it may die of that. */
const whenKilled = (
  play: Play,
  frame: EffectFrame,
  what: Selector | Filter,
  instructions: readonly Instruction[],
  times: number | null,
): void => {
  const by: Selector = { kind: 'both', of: [{ kind: 'me' }, { kind: 'slot', slot: DEALERS_SLOT }] };
  const events = [{ on: 'die', what, with: by }] as const;
  // Those that die of it do so in the next cleanup; what dies in a later one has died of something else.
  const cleanups: Value = { kind: 'happened', event: { on: 'cleanup' } };
  const done = amountFor(play, frame, cleanups) ?? 0;
  const when = { is: 'compare', a: cleanups, in: { least: done, most: done } } as const;
  const ability: Ability = {
    kind: 'triggered',
    events,
    when,
    ...withLeadingChoice(instructions),
    text: 'if this kills it',
  };
  addLasting(play, frame, ability, 'the next cleanup', times);
};
