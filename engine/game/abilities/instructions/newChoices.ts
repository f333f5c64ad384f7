/** New choices for an item that is on the chain already (`new-choices`). */
import type { Instruction } from '../../cards/ability.ts';
import { choose } from '../../chain/choices.ts';
import { NoChoice } from '../../chain/said.ts';
import { change, type Play, step } from '../../play.ts';
import type { Acting } from '../acting.ts';
import { finish } from './objects.ts';
import { refsFor } from './refs.ts';

export const runNewChoices = (play: Play, a: Acting, i: Instruction): boolean => {
  if (i.do !== 'make new choices') return false;
  const refs = refsFor(play, a, i.what);
  let done = 0;
  for (const r of refs) {
    const item = r.kind === 'item' ? play.state.chain.find(x => x.id === r.id) : undefined;
    if (item === undefined) continue;
    try {
      const chosen = choose(
        play,
        { ...item, slots: {}, controller: a.controller },
        { choosing: [], moves: [], all: false },
        'is made',
      );
      if (chosen === 'declined') continue;
      change(play, s => {
        s.chain = play.state.chain.map(x => (x.id === item.id ? { ...x, slots: chosen.slots } : x));
      });
      step(play, 'new-choices', `${item.name} has new choices made for it.`, { players: [a.controller] });
      done++;
    } catch (e) {
      // With nothing else to choose, the choices stay as they are.
      if (!(e instanceof NoChoice)) throw e;
    }
  }
  finish(a, refs, done);
  return true;
};
