/** Instructions that put cards onto or under a deck, or into another zone. */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { recordOutcome } from '../abilities/outcomes.ts';
import { causeOf } from '../gameActions/cause.ts';
import { chooseDeckOrder, noteUnspecifiedOrder, relyOnOrder } from '../gameActions/deckOrder.ts';
import { recycle } from '../gameActions/leavingBoard.ts';
import { putInTrash } from '../gameActions/trashing.ts';
import { ask } from '../play/ask.ts';
import { type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { putInDeck, putOffBoard } from '../play/zones.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, objectRef, type Ref } from '../state/ref.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { amountFor, choosers, objectsFor } from './refs.ts';
import { finish } from './results.ts';

export const puttingHandlers = {
  put: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what, 'anywhere');
    const to = i.to === 'top or bottom' ? deckEnd(play, frame, refs) : i.to;
    if (to === 'champion zone' && isTaken(play, refs)) return finish(frame, [], 0);
    if (to === 'top' || to === 'bottom') putOnDeck(play, frame, idsOf(refs), to);
    else for (const id of idsOf(refs)) putElsewhere(play, id, to);
    step(play)?.tell(
      'chain.resolve.newest',
      `${frame.name}: cards are put ${to === 'top' || to === 'bottom' ? `on the ${to} of the deck` : `into the ${to}`}.`,
      { units: idsOf(refs) },
    );
    finish(frame, refs, refs.length);
    frame.lastAmount = refs.length;
  },
  'recycle top': (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) recycleTop(play, frame, who, amountFor(play, frame, i.amount) ?? 0);
  },
} satisfies Partial<InstructionHandlers>;

type Elsewhere = Exclude<InstructionOf<'put'>['to'], 'top' | 'bottom' | 'top or bottom'>;

const putElsewhere = (play: Play, id: ObjectId, to: Elsewhere): void => {
  if (to === 'hand') putOffBoard(play, [id], to);
  else if (to === 'trash') putInTrash(play, [id]);
  else putOffBoard(play, [id], 'champion');
};

const putOnDeck = (play: Play, frame: EffectFrame, asked: readonly ObjectId[], end: 'top' | 'bottom'): void => {
  const { ids, isSpecified } = chooseDeckOrder(play, asked, {
    chooser: frame.controller,
    about: frame.name,
    rule: 'play.choices.later',
    end,
  });
  // Put on top one after the other, the first of them last.
  for (const id of end === 'top' ? ids.toReversed() : ids) putInDeck(play, id, end);
  if (!isSpecified) noteUnspecifiedOrder(play, ids, 'choice');
};

/** `on the top or the bottom`: the player who puts it there says which, as it resolves (`play.choices.later`). */
const deckEnd = (play: Play, frame: EffectFrame, refs: readonly Ref[]): 'top' | 'bottom' => {
  if (refs.length === 0) return 'top';
  const { modes } = ask(play, 'modes', {
    player: frame.controller,
    question: { ask: 'modes', labels: ['top', 'bottom'], count: 1 },
    about: frame.name,
    rule: 'play.choices.later',
    prompt: 'the top or the bottom of the deck',
  });
  return modes[0] === 1 ? 'bottom' : 'top';
};

/** They stay in the same deck, so there is nothing to burn out for: so many cards as there are. */
const recycleTop = (play: Play, frame: EffectFrame, who: PlayerId, amount: number): void => {
  const top = (player(play.state, who).deck ?? []).slice(0, amount);
  relyOnOrder(play, who, top);
  const refs = top.map(id => objectRef(play.state, id));
  recycle(play, idsOf(refs), causeOf(frame));
  finish(frame, refs, refs.length);
  recordOutcome(frame, 'recycled', refs);
};

/** `zone.champion.no-return.empty` */
const isTaken = (play: Play, refs: readonly Ref[]): boolean => {
  const owners = flatMapped(refs, r => (r.kind === 'object' ? (play.state.objects[r.id]?.owner ?? []) : []));
  const inZone = play.state.objects.find(o => o.zone.kind === 'champion' && owners.includes(o.owner));
  if (inZone === undefined) return false;
  step(play)?.tell(
    'zone.champion.no-return.empty',
    `${inZone.name} is in the Champion Zone, so nothing is put there.`,
    {
      units: [inZone.id],
    },
  );
  return true;
};
