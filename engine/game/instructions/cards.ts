/** Instructions about cards in hand and deck, points, XP and resources. */

import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { objectFits } from '../abilities/filter.ts';
import { recordOutcome } from '../abilities/outcomes.ts';
import { forbids, passiveEffects } from '../abilities/prohibited.ts';
import { channel } from '../costs/channeling.ts';
import { addResources } from '../costs/resources.ts';
import { burnOut, fillToLook } from '../gameActions/burnOut.ts';
import { beforeRevealing, burn, discard, draw, look, predict } from '../gameActions/cards.ts';
import { causeOf } from '../gameActions/cause.ts';
import { recycle } from '../gameActions/leavingBoard.ts';
import { replaced } from '../gameActions/replacing.ts';
import { gainPoints, winGame } from '../gameActions/scoring.ts';
import { askWhich } from '../play/ask.ts';
import { changePlayer, type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import type { Filter } from '../state/cards/terms.ts';
import { ANYTHING, ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { withSlot } from '../state/item.ts';
import { idsOf, objectRef, type Ref } from '../state/ref.ts';
import type { PlayerId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { amountFor, choosers } from './refs.ts';
import { finish } from './results.ts';

type Counted = (play: Play, frame: EffectFrame, who: PlayerId, amount: number) => void;

/** What players do so many times; "that much" is how many. */
const counted =
  (act: Counted) =>
  (play: Play, frame: EffectFrame, i: InstructionOf<'draw'>): void => {
    const amount = amountFor(play, frame, i.amount);
    for (const who of choosers(play, frame, i.who)) if (amount !== null) act(play, frame, who, amount);
    frame.done = amount !== null && amount > 0;
    frame.lastAmount = amount ?? 0;
  };

const changeXp = (play: Play, who: PlayerId, on: 'gain xp' | 'spend xp', amount: number): void => {
  changePlayer(play, who, p => {
    p.xp = Math.max(0, p.xp + (on === 'gain xp' ? amount : -amount));
  });
  const { name } = player(play.state, who);
  if (on === 'gain xp') step(play)?.tell('xp.gain', `${name} gains ${amount} XP.`, { players: [who] });
  else step(play)?.tell('xp.spend', `${name} spends ${amount} XP.`, { players: [who] });
  emitEvents(play, () => [newEvent(on, { player: who, amount })]);
};

/** No spending: nothing is paid for with it. Nobody has less than none. */
const loseXp: Counted = (play, frame, who, amount) => {
  const { name, xp } = player(play.state, who);
  const lost = Math.min(amount, xp);
  changePlayer(play, who, p => {
    p.xp = xp - lost;
  });
  step(play)?.tell('chain.resolve.newest', `${name} loses ${lost} XP: ${frame.name}.`, { players: [who] });
};

const gainXp: Counted = (play, _, who, amount) => {
  const bar = forbids(play.state, 'gain xp', who, null);
  if (bar !== null) {
    step(play)?.tell('play.impossible.ignored', `${player(play.state, who).name} gains no XP: ${bar}.`, {
      players: [who],
    });
    return;
  }
  if (amount > 0 && replaced(play, () => newEvent('gain xp', { player: who, amount }), who)) return;
  changeXp(play, who, 'gain xp', amount);
};

/** Spoken of further: "if it's a unit", "the burned card" (`ability.linked.reference`). */
const noteBurned = (frame: EffectFrame, burned: readonly Ref[]): void => {
  frame.antecedent = burned;
  recordOutcome(frame, 'burned', burned);
};

export const cardHandlers = {
  draw: counted((play, _, who, amount) => draw(play, who, amount)),
  burn: counted((play, frame, who, amount) => noteBurned(frame, burn(play, who, amount))),
  predict: counted(predict),
  'gain points': counted((play, frame, who, amount) =>
    gainPoints(play, who, amount, { rule: 'win.points.effects', how: frame.name }),
  ),
  'lose points': counted((play, frame, who, amount) =>
    gainPoints(play, who, -amount, { rule: 'chain.resolve.newest', how: frame.name }),
  ),
  'gain xp': counted(gainXp),
  'lose xp': counted(loseXp),
  'spend xp': counted((play, _, who, amount) => changeXp(play, who, 'spend xp', amount)),
  discard: (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      const { handKnown, unseen } = player(play.state, who);
      const hand =
        play.state.objects.filter(o => o.zone.kind === 'hand' && o.owner === who).length + (handKnown ? unseen : 0);
      const amount = i.amount === 'hand' ? hand : (amountFor(play, frame, i.amount) ?? 0);
      const ids = discard(play, frame, who, { amount, what: i.what, least: i.upTo === true ? 'any' : 'all of them' });
      frame.antecedent = ids.map(id => ({ kind: 'object', id, incarnation: play.state.objects[id]?.incarnation ?? 0 }));
      recordOutcome(frame, 'discarded', frame.antecedent);
    }
  },
  'recycle some': (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      const c = contextOf(play, { ...frame, controller: who });
      const options = c.evaluator.all(c, i.what);
      const count = Math.min(amountFor(play, frame, i.amount) ?? 0, options.length);
      const refs = askWhich(play, {
        player: who,
        question: { ask: 'refs', what: 'card', options, least: count, most: count },
        about: frame.name,
        rule: 'recycle.choice',
        prompt: `${count} to recycle`,
      });
      recycle(play, idsOf(refs), { ...causeOf(frame), player: who });
      finish(frame, refs, refs.length);
      recordOutcome(frame, 'recycled', refs);
      frame.lastAmount = refs.length;
    }
  },
  channel: (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      const amount = amountFor(play, frame, i.amount) ?? 0;
      frame.lastAmount = channel(play, who, amount, i.exhausted ? 'exhausted' : 'ready', 'channel');
      // `if you couldn't channel 2 runes this way`: one of two is not what it says.
      frame.done = amount > 0 && frame.lastAmount === amount;
      emitEvents(play, () => Array.from({ length: frame.lastAmount }, () => newEvent('channel', { player: who })));
    }
  },
  add: (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      const more = {
        energy: (amountFor(play, frame, i.energy) ?? 0) + moreAdded(play, frame),
        power: i.power.map(p => ({ domain: p.domain, amount: amountFor(play, frame, p.amount) ?? 0 })),
      };
      addResources(play, who, more, i.only ?? null);
      emitEvents(play, () => [newEvent('add', { player: who })]);
    }
  },
  look: (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      const seen = lookedAt(play, frame, i, who);
      frame.slots = withSlot(frame.slots, i.as, [...(frame.slots[i.as] ?? []), ...seen]);
      // Looking for one of a kind, "it" is the one that was found.
      frame.antecedent =
        i.until === undefined
          ? seen
          : seen
              .slice(-1)
              .filter(r => contextOf(play, frame).evaluator.fits(contextOf(play, frame), r, anywhere(i.until)));
    }
  },
  'burn out': (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) burnOut(play, who, 'first');
  },
  'win the game': (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) winGame(play, who, frame.name);
  },
} satisfies Partial<InstructionHandlers>;

/** `your Gold add an additional 1`: asked of the thing as it last was, which may have been killed for it. */
const moreAdded = (play: Play, { source }: EffectFrame): number => {
  if (source.kind !== 'object') return 0;
  return passiveEffects(play.state, 'more added')
    .filter(({ effect, c }) => objectFits(c, source.memo, withWhere(effect.source, ANYWHERE)))
    .reduce((sum, { effect, c }) => sum + (evaluator.value(c, effect.energy) ?? 0), 0);
};

type Look = InstructionOf<'look'>;

const anywhere = (f: Look['until']): Filter => withWhere(f ?? ANYTHING, ANYWHERE);

/** So many cards, or one after the other until one is of the kind that is looked for. */
const lookedAt = (play: Play, frame: EffectFrame, i: Look, who: PlayerId): readonly Ref[] => {
  const amount = amountFor(play, frame, i.amount) ?? 0;
  if (i.reveal)
    for (const by of i.by === undefined ? [who] : choosers(play, frame, i.by)) beforeRevealing(play, by, who);
  if (amount > 0) fillToLook(play, who);
  if (i.until === undefined) return look(play, who, amount, i.reveal ? 'reveal' : 'look');
  const c = contextOf(play, frame);
  const deck = (player(play.state, who).deck ?? []).map(id => objectRef(play.state, id));
  const at = deck.findIndex(r => c.evaluator.fits(c, r, anywhere(i.until)));
  return look(play, who, at < 0 ? deck.length : at + 1, i.reveal ? 'reveal' : 'look');
};
