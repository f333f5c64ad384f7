/**
 * What an instruction leaves for those after it: "it", "if you do", and the objects that linked instructions may refer
 * to.
 */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { prohibited } from '../abilities/prohibited.ts';
import { causeOf } from '../gameActions/cause.ts';
import { type Play, remarkClarified, step } from '../play/play.ts';
import type { Selector } from '../state/cards/terms.ts';
import { withSlot } from '../state/item.ts';
import { amongThese, type Ref } from '../state/ref.ts';
import type { ObjectId } from '../state/state.ts';

/** "It" is what was acted on; "if you do" asks whether anything was done. */
export const finish = (frame: EffectFrame, refs: readonly Ref[], done: number): void => {
  frame.antecedent = refs;
  frame.done = done > 0;
};

/** What has changed zones is spoken of further as what it is now (`play.linked`): "banish it, then play it". */
export const keep = (frame: EffectFrame, what: { readonly kind: string }, refs: readonly Ref[], play: Play): void => {
  const moved = refs.map(
    (r): Ref =>
      r.kind === 'object' ? { ...r, incarnation: play.state.objects[r.id]?.incarnation ?? r.incarnation } : r,
  );
  finish(frame, moved, moved.length);
  if (what.kind === 'chosen' && 'slot' in what && typeof what.slot === 'string')
    frame.slots = { ...frame.slots, [what.slot]: moved };
  if (what.kind === 'me') frame.slots = withSlot(frame.slots, 'me', moved);
  if (what.kind === 'slot' && 'slot' in what && typeof what.slot === 'string')
    frame.slots = { ...frame.slots, [what.slot]: moved };
};

/** The refs to these objects, in the order of `refs`. */
export const thoseOf = (refs: readonly Ref[], ids: readonly ObjectId[]): readonly Ref[] => {
  const isDone = amongThese(ids);
  return refs.filter(r => r.kind === 'object' && isDone(r.id));
};

/** What counts as done: also what something else happened instead of, where the edition says no more of it (`play.linked.replaced`). */
export const countedOf = (play: Play, refs: readonly Ref[], done: readonly ObjectId[]): readonly Ref[] => {
  if (play.behaviours.replacedActions === 'count as done') return refs;
  const counted = thoseOf(refs, done);
  if (counted.length < refs.length) remarkClarified(play, 'replacedActions', 'what was replaced counts as done');
  return counted;
};

/**
 * What a linked instruction may still speak of (`play.linked.earlier`): where something keeps an object from being acted on,
 * the instruction is ignored for it, or only negated.
 */
export const speakOf = (
  play: Play,
  frame: EffectFrame,
  what: Selector,
  meant: readonly Ref[],
  possible: readonly Ref[],
): readonly Ref[] => {
  if (possible.length === meant.length || play.behaviours.preventedInstructions === 'are negated') return meant;
  if (what.kind === 'chosen' || what.kind === 'slot') frame.slots = withSlot(frame.slots, what.slot, possible);
  return possible;
};

/** Those to which it may be done; for each of the others, a step says what forbids it. */
export const possibleOf = (
  play: Play,
  frame: EffectFrame,
  act: 'be killed' | 'be recalled' | 'be returned' | 'be banished',
  refs: readonly Ref[],
): readonly Ref[] =>
  refs.filter(r => {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    const by = o === undefined ? null : prohibited(play.state, act, o, causeOf(frame));
    if (o !== undefined && by !== null) tellPrevented(play, o.id, `${o.name} cannot ${act}: ${by} does not allow it.`);
    return o !== undefined && by === null;
  });

/** Records that something is not done to an object (`play.impossible.ignored`), and what that means for linked instructions. */
export const tellPrevented = (play: Play, id: ObjectId, text: string): void => {
  remarkClarified(play, 'preventedInstructions', 'an instruction linked to this is ignored as well');
  step(play)?.tell('play.impossible.ignored', text, { units: [id] });
};
