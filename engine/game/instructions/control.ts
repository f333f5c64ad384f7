/** Instructions on control, battlefields and turns. */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { causeOf } from '../gameActions/cause.ts';
import { loseControl, takeControl } from '../gameActions/controlOfObjects.ts';
import { arrive } from '../play/contesting.ts';
import { change, type Play, step } from '../play/play.ts';
import { listedNames, player } from '../play/query.ts';
import { nameOnChain } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, type Ref } from '../state/ref.ts';
import type { InstructionHandlers } from './handlers.ts';
import { choosers, objectsFor, refsFor } from './refs.ts';
import { finish } from './results.ts';
import { untilOf } from './until.ts';

/** Of what is on the chain: its controller makes its choices, and "you" and "enemy" are read as theirs (`play.referent.ability`). */
const takeItems = (play: Play, frame: EffectFrame, refs: readonly Ref[]): boolean => {
  const ids = flatMapped(refs, r => (r.kind === 'item' ? [r.id] : []));
  const taken = play.state.chain.filter(x => ids.includes(x.id));
  if (taken.length === 0) return false;
  change(play, s => {
    s.chain = play.state.chain.map(x => (ids.includes(x.id) ? { ...x, controller: frame.controller } : x));
  });
  const name = player(play.state, frame.controller).name;
  step(play)?.tell('chain.resolve.newest', `${name} takes control of ${listedNames(taken.map(nameOnChain))}.`, {
    players: [frame.controller],
  });
  finish(frame, refs, taken.length);
  return true;
};

export const controlHandlers = {
  'take control': (play, frame, i) => {
    if (takeItems(play, frame, refsFor(play, frame, i.what))) return;
    const refs = objectsFor(play, frame, i.what);
    const source = frame.source.kind === 'object' ? frame.source.id : null;
    takeControl(play, idsOf(refs), frame.controller, { until: untilOf(frame, i.until), source }, causeOf(frame));
    arrive(play, idsOf(refs));
    finish(frame, refs, refs.length);
  },
  'lose control': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what);
    loseControl(play, idsOf(refs), frame.controller);
    finish(frame, refs, refs.length);
  },
  'extra turn': (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      change(play, s => {
        s.extraTurns = [who, ...play.state.extraTurns];
      });
      step(play)?.tell('additional-turn', `${player(play.state, who).name} takes a turn after this one.`, {
        players: [who],
      });
    }
  },
  skip: (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      change(play, s => {
        s.skips = [...play.state.skips, { player: who, what: i.what }];
      });
      step(play)?.tell('skip', `${player(play.state, who).name} will skip the next ${i.what}.`, { players: [who] });
    }
  },
  'end the turn': (play, frame) => {
    change(play, s => {
      s.phase = 'ending';
      s.nextTurn = null;
    });
    step(play)?.tell('turn.end', `${frame.name} ends the turn.`, { players: [play.state.turnPlayer] });
  },
} satisfies Partial<InstructionHandlers>;
