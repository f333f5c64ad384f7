/** Instructions that make copies of what is on the board, or of what is printed on it (`layers.copy`, `layers.copy.some`). */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { detachUnits } from '../gameActions/attach.ts';
import { causeOf } from '../gameActions/cause.ts';
import { becomeCopy, becomeUnitToo, effectTextFrom, noteNewText } from '../play/copying.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { listedNames, objectsById } from '../play/query.ts';
import { withModifier } from '../state/outOfBounds.ts';
import { idsOf } from '../state/ref.ts';
import type { ObjectId } from '../state/state.ts';
import type { InstructionHandlers } from './handlers.ts';
import { objectsFor } from './refs.ts';
import { finish } from './results.ts';

export const copyingHandlers = {
  copy: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what);
    const model = objectsFor(play, frame, i.of)[0];
    const of = model?.kind === 'object' ? play.state.objects[model.id] : undefined;
    if (of === undefined) {
      finish(frame, refs, 0);
      return;
    }
    const gear = i.until === 'attached' ? gearOf(play, frame) : null;
    if (i.until === 'attached' && gear === null) {
      finish(frame, refs, 0);
      return;
    }
    changeObjects(play, idsOf(refs), o => becomeCopy(o, of, gear));
    noteNewText(play, objectsById(play.state, idsOf(refs)));
    const become = listedNames(objectsById(play.state, idsOf(refs)).map(o => o.name));
    step(play)?.tell(
      'layers.copy',
      `${frame.name}: ${become} ${refs.length === 1 ? 'becomes a copy' : 'become copies'} of ${of.name}.`,
      {
        units: idsOf(refs),
      },
    );
    detachUnits(play, idsOf(refs), causeOf(frame));
    finish(frame, refs, refs.length);
  },
  'become unit': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what);
    const ids = idsOf(refs);
    const { source } = frame;
    if (source.kind === 'object' && ids.length > 0) {
      changeObjects(play, ids, o => becomeUnitToo(o, source.id));
      const become = objectsById(play.state, ids);
      step(play)?.tell(
        'layers.traits',
        `${listedNames(become.map(o => o.name))} ${become.length === 1 ? 'is a unit, too, with its Energy cost' : 'are units, too, with their Energy costs'} as Might.`,
        {
          units: ids,
        },
      );
      detachUnits(play, ids, causeOf(frame));
    }
    finish(frame, refs, ids.length);
  },
  'copy text': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.of);
    const gear = gearOf(play, frame);
    const [model] = objectsById(play.state, idsOf(refs));
    if (gear !== null && model !== undefined) {
      changeObjects(play, [gear], o => {
        o.modifiers = withModifier(o.modifiers, effectTextFrom(model, gear));
      });
      noteNewText(play, objectsById(play.state, [gear]));
      step(play)?.tell('layers.copy', `${frame.name} has what is printed on ${model.name} as effect text.`, {
        units: [gear, model.id],
      });
    }
    finish(frame, refs, gear === null ? 0 : refs.length);
  },
} satisfies Partial<InstructionHandlers>;

/** The gear itself, if it is still attached: what would last as long as it is, is over otherwise (`play.impossible.delayed-over`). */
const gearOf = (play: Play, { source }: EffectFrame): ObjectId | null => {
  if (source.kind !== 'object') return null;
  const id = source.gear ?? source.id;
  return (play.state.objects[id]?.attachedTo ?? null) === null ? null : id;
};
