/** Several things that something is done to one after the other, in an order that its controller chooses. */
import { nameOfRef } from '../abilities/context.ts';
import type { EffectFrame } from '../abilities/effectFrame.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { flatMapped } from '../state/lists.ts';
import type { Ref } from '../state/ref.ts';
import { numberSameNames } from '../triggers/placing.ts';

/** What is played first goes on the chain first (`action.play.by-effect`). */
export const inOrderSaid = (play: Play, frame: EffectFrame, refs: readonly Ref[]): readonly Ref[] => {
  if (refs.length < 2) return refs;
  const names = numberSameNames(refs.map(r => nameOfRef(play.state, r)));
  const { order } = ask(play, 'order', {
    player: frame.controller,
    question: { ask: 'order', names },
    about: frame.name,
    rule: 'action.play.by-effect',
    prompt: 'the order in which they are played',
  });
  return flatMapped(order, n => refs[n] ?? []);
};
