/** Instructions on control, battlefields and turns. */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { loseControl, takeControl } from '../gameActions/attach.ts';
import { causeOf } from '../gameActions/cause.ts';
import { arrive } from '../gameActions/moving.ts';
import { change, type Play, step } from '../play/play.ts';
import { listed, player } from '../play/query.ts';
import { nameOnChain } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, type Ref } from '../state/ref.ts';
import type { InstructionHandlers } from './handlers.ts';
import { choosers, objectsFor, refsFor } from './refs.ts';
import { finish } from './results.ts';
import { untilOf } from './until.ts';

/** Of what is on the chain: its controller makes its choices, and "you" and "enemy" are read as theirs (`play.referent.ability`). */
const takeItems = (play: Play, a: EffectFrame, refs: readonly Ref[]): boolean => {
  const ids = flatMapped(refs, r => (r.kind === 'item' ? [r.id] : []));
  const taken = play.state.chain.filter(x => ids.includes(x.id));
  if (taken.length === 0) return false;
  change(play, s => {
    s.chain = play.state.chain.map(x => (ids.includes(x.id) ? { ...x, controller: a.controller } : x));
  });
  const name = player(play.state, a.controller).name;
  step(play, 'chain.resolve.newest', `${name} takes control of ${listed(taken.map(nameOnChain))}.`, {
    players: [a.controller],
  });
  finish(a, refs, taken.length);
  return true;
};

export const controlHandlers = {
  'take control': (play, a, i) => {
    if (takeItems(play, a, refsFor(play, a, i.what))) return;
    const refs = objectsFor(play, a, i.what);
    const source = a.source.kind === 'object' ? a.source.id : null;
    takeControl(play, idsOf(refs), a.controller, { until: untilOf(a, i.until), source }, causeOf(a));
    arrive(play, idsOf(refs));
    finish(a, refs, refs.length);
  },
  'lose control': (play, a, i) => {
    const refs = objectsFor(play, a, i.what);
    loseControl(play, idsOf(refs));
    finish(a, refs, refs.length);
  },
  'extra turn': (play, a, i) => {
    for (const who of choosers(play, a, i.who)) {
      change(play, s => {
        s.extraTurns = [who, ...play.state.extraTurns];
      });
      step(play, 'additional-turn', `${player(play.state, who).name} takes a turn after this one.`, {
        players: [who],
      });
    }
  },
  skip: (play, a, i) => {
    for (const who of choosers(play, a, i.who)) {
      change(play, s => {
        s.skips = [...play.state.skips, { player: who, what: i.what }];
      });
      step(play, 'skip', `${player(play.state, who).name} will skip the next ${i.what}.`, { players: [who] });
    }
  },
  'end the turn': (play, a) => {
    change(play, s => {
      s.phase = 'ending';
      s.nextTurn = null;
    });
    step(play, 'turn.end', `${a.name} ends the turn.`, { players: [play.state.turnPlayer] });
  },
} satisfies Partial<InstructionHandlers>;
