/** The parts of costs other than resources: whether they can be done, and doing them (`play.pay.other`). */

import { optionsFor } from '../abilities/choosing.ts';
import type { Context } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { recordOutcome } from '../abilities/outcomes.ts';
import { withOneOfOwnLegends } from '../abilities/ownLegends.ts';
import { detach } from '../gameActions/attach.ts';
import { burn, discard } from '../gameActions/cards.ts';
import { causeOf } from '../gameActions/cause.ts';
import { banish, kill, recycle, returnToHand } from '../gameActions/leavingBoard.ts';
import { changeCondition } from '../gameActions/states.ts';
import { askWhich } from '../play/ask.ts';
import { changePlayer, type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { CostPart, Count, Filter, Selector } from '../state/cards/ability.ts';
import { ANY_CARD, IN_ANY_HAND, withWhere } from '../state/cards/withWhere.ts';
import type { Concept } from '../state/concepts.ts';
import { withSlot } from '../state/item.ts';
import { idsOf, objectRef, type Ref } from '../state/ref.ts';
import type { GameObject, ObjectId, PlayerId } from '../state/state.ts';

/** The first part of a cost, resources aside, that cannot be done, or not with what was said to pay it with. */
export const unpayablePart = (
  play: Play,
  who: PlayerId,
  costParts: readonly CostPart[],
  c: Context,
  said: Paid,
): CostPart | null =>
  costParts
    .map(d => withOneOfOwnLegends(play.state, who, d))
    .find(d => !canPayPart(play, who, d, c) || !saidFits(play, who, d, c, said(VERB[d.pays]))) ?? null;

/** The verb that the author pays with. */
export const VERB: Readonly<Record<CostPart['pays'], string>> = {
  exhaust: 'exhaust',
  'spend buff': 'spend',
  disempower: 'disempower',
  detach: 'detach',
  kill: 'kill',
  banish: 'banish',
  recycle: 'recycle',
  return: 'return',
  reveal: 'reveal',
  discard: 'discard',
  'recycle some': 'recycle',
  'spend xp': 'spend',
  points: 'spend',
  burn: 'burn',
};

/** Which rule says that a part of a cost is done in full or not paid. */
export const RULE_OF_COST_PART: Readonly<Partial<Record<CostPart['pays'], Concept>>> = {
  exhaust: 'exhaust.cost-must-happen',
  discard: 'discard.as-cost',
  recycle: 'recycle.as-cost',
  'recycle some': 'recycle.as-cost',
};

/** Whether everything that was declared is of the kind that pays. */
const saidFits = (play: Play, who: PlayerId, d: CostPart, c: Context, said: readonly ObjectId[]): boolean => {
  if (said.length === 0) return true;
  const among = (refs: readonly Ref[]): boolean =>
    said.every(id => refs.some(r => r.kind === 'object' && r.id === id && fitsCostPart(play, who, d, id)));
  if (d.pays === 'recycle some') return among(c.evaluator.all(c, d.what));
  if (d.pays === 'discard') return among(inHand(c, who, d));
  return !('what' in d) || d.what === undefined || d.what.kind !== 'chosen' || among(objectsMeant(c, d.what));
};

/** For a choice, everything that could be chosen; otherwise the objects that the words mean. */
export const objectsMeant = (c: Context, what: Selector): readonly Ref[] =>
  what.kind === 'chosen' ? optionsFor(c, what).options : c.evaluator.refs(c, what);

/** An object to which nothing would happen does not pay (`exhaust.cost-must-happen`). */
const fitsCostPart = ({ state }: Play, who: PlayerId, d: CostPart, id: ObjectId): boolean => {
  const o = state.objects[id];
  if (o === undefined) return false;
  switch (d.pays) {
    case 'exhaust':
      return !o.exhausted;
    case 'spend buff':
      // `counter.spend.own`
      return o.buffs > 0 && o.controller === who;
    case 'disempower':
      return o.timesEmpowered > 0;
    case 'detach':
      return o.attachedTo !== null;
    default:
      return true;
  }
};

/**
 * Whether a part could be paid by itself. Parts may compete for the same objects: `canPay` looks at all of them. A hand
 * that the scenario does not list is assumed to hold enough.
 */
export const canPayPart = (play: Play, who: PlayerId, part: CostPart, c: Context): boolean => {
  const { state } = play;
  const d = withOneOfOwnLegends(state, who, part);
  switch (d.pays) {
    case 'exhaust':
    case 'spend buff':
    case 'disempower':
    case 'detach':
    case 'kill':
    case 'banish':
    case 'recycle':
    case 'return':
    case 'reveal':
      return usable(play, c, d.what, id => fitsCostPart(play, who, d, id));
    case 'discard': {
      if (!player(state, who).handKnown) return true;
      return inHand(c, who, d).length >= (c.evaluator.value(c, d.amount) ?? 0);
    }
    case 'recycle some':
      return c.evaluator.all(c, d.what).length >= (c.evaluator.value(c, d.amount) ?? 0);
    case 'spend xp':
      return player(state, who).xp >= (c.evaluator.value(c, d.amount) ?? 0);
    case 'points':
      return player(state, who).points >= (c.evaluator.value(c, d.amount) ?? 0);
    case 'burn':
      return true;
  }
};

const inHand = (c: Context, who: PlayerId, d: Extract<CostPart, { pays: 'discard' }>): readonly Ref[] =>
  c.evaluator
    .all(c, withWhere(d.what ?? ANY_CARD, IN_ANY_HAND))
    .filter(r => r.kind === 'object' && c.state.objects[r.id]?.owner === who);

const usable = (play: Play, c: Context, what: Selector, fits: (id: ObjectId) => boolean): boolean => {
  const refs = objectsMeant(c, what).filter(r => r.kind === 'object' && isThere(play, r) && fits(r.id));
  return refs.length >= (what.kind === 'chosen' ? what.count.least : 1);
};

const isThere = (play: Play, r: Ref): boolean =>
  r.kind === 'object' &&
  play.state.objects[r.id]?.incarnation === r.incarnation &&
  play.state.objects[r.id]?.zone.kind !== 'gone';

/** What the author said to pay with: objects by the verb. */
export type Paid = (verb: string) => readonly ObjectId[];

/** `isOpen` says which objects may be offered to pay with; without it, all. */
export const payPart = (
  play: Play,
  frame: EffectFrame,
  part: CostPart,
  said: Paid,
  isOpen: (id: ObjectId) => boolean = always,
): void => {
  const d = withOneOfOwnLegends(play.state, frame.controller, part);
  const c = contextOf(play, frame);
  const cause = causeOf(frame);
  const pick = (named: readonly ObjectId[], fits: (o: GameObject) => boolean = always): readonly ObjectId[] =>
    'what' in d && d.what !== undefined && 'kind' in d.what ? picked(play, frame, d.what, { named, isOpen, fits }) : [];
  const change = (how: 'exhaust' | 'spend buff' | 'disempower', ids: readonly ObjectId[]): void => {
    changeCondition(play, how, ids, cause);
  };
  const value = (): number => ('amount' in d ? (c.evaluator.value(c, d.amount) ?? 0) : 0);
  switch (d.pays) {
    case 'exhaust':
      return change(
        d.pays,
        pick(said('exhaust'), o => !o.exhausted),
      );
    case 'spend buff':
      return change(
        d.pays,
        pick(said('spend'), o => o.buffs > 0),
      );
    case 'disempower':
      return change(
        d.pays,
        pick([], o => o.timesEmpowered > 0),
      );
    case 'detach':
      detach(play, pick([]), cause);
      return;
    case 'kill':
      kill(play, pick(said('kill')), () => cause, 'kill', ' to pay a cost');
      return;
    case 'banish':
      banish(play, pick(said('banish')), cause);
      return;
    case 'recycle':
      recycle(play, pick(said('recycle')), cause);
      return;
    case 'return':
      returnToHand(play, pick(said('return')), cause, 'play.pay.other');
      return;
    case 'reveal':
      pick([]);
      return;
    case 'discard':
      return discardToPay(play, frame, { amount: value(), what: d.what }, said('discard'));
    case 'recycle some': {
      const all = c.evaluator.all(c, d.what);
      const named = said('recycle');
      const ids =
        named.length > 0
          ? named
          : chooseIds(play, frame, all, { least: value(), most: value(), isOpen }, 'cards to recycle');
      recycle(play, ids, cause);
      return;
    }
    case 'spend xp':
    case 'points':
      spend(play, frame.controller, d.pays === 'points' ? 'points' : 'xp', value());
      return;
    case 'burn':
      burn(play, frame.controller, value());
      return;
  }
};

/** Remembered as the cards that they are in the trash: "if you discarded a spell this way" asks once it is paid. */
const discardToPay = (
  play: Play,
  frame: EffectFrame,
  { amount, what }: { readonly amount: number; readonly what: Filter | undefined },
  said: readonly ObjectId[],
): void => {
  const ids = discard(play, frame, frame.controller, { amount, what, least: 'all of them' }, said);
  recordOutcome(
    frame,
    'discarded',
    ids.map(id => objectRef(play.state, id)),
  );
};

const spend = (play: Play, who: PlayerId, what: 'xp' | 'points', amount: number): void => {
  changePlayer(play, who, p => {
    p[what] -= amount;
  });
  step(play)?.tell(
    what === 'xp' ? 'xp.spend' : 'pay',
    `${player(play.state, who).name} spends ${amount} ${what === 'xp' ? 'XP' : 'points'}.`,
    { players: [who] },
  );
};

const always = (): boolean => true;

/** What is offered to pay with: such objects, and of them those that are open; named where the author has said which. */
interface Offered {
  readonly named: readonly ObjectId[];
  readonly isOpen: (id: ObjectId) => boolean;
  readonly fits: (o: GameObject) => boolean;
}

/** The objects that a part of a cost means; where it is for the player to pick, the ones said, or asked for. */
const picked = (play: Play, frame: EffectFrame, what: Selector, offered: Offered): readonly ObjectId[] => {
  const { named, isOpen, fits } = offered;
  const c = contextOf(play, frame);
  const refs = objectsMeant(c, what).filter(r => {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    return o !== undefined && fits(o);
  });
  let ids = named;
  if (what.kind !== 'chosen') ids = idsOf(refs);
  else if (named.length === 0)
    ids = chooseIds(play, frame, refs, countToPay(what.count, refs.length, isOpen), 'what to pay with');
  frame.antecedent = ids.map(id => ({ kind: 'object', id, incarnation: play.state.objects[id]?.incarnation ?? 0 }));
  if (what.kind === 'chosen') frame.slots = withSlot(frame.slots, what.slot, frame.antecedent);
  return ids;
};

interface Counted {
  readonly least: number;
  readonly most: number;
  readonly isOpen: (id: ObjectId) => boolean;
}

/** What is paid is one thing, or as many as are asked for; of "any number", as many more as the payer likes. */
const countToPay = ({ least, most }: Count, available: number, isOpen: Counted['isOpen']): Counted => ({
  least,
  most: most === 'any' ? available : Math.max(1, least),
  isOpen,
});

const chooseIds = (
  play: Play,
  frame: EffectFrame,
  all: readonly Ref[],
  { least, most, isOpen }: Counted,
  prompt: string,
): readonly ObjectId[] => {
  // Of several that are chosen together, none alone determines what they leave.
  const open = most === 1 && all.length > 1 ? all.filter(r => r.kind === 'object' && isOpen(r.id)) : all;
  const options = open.length > 0 ? open : all;
  return idsOf(
    askWhich(play, {
      player: frame.controller,
      question: { ask: 'refs', what: 'object', options, least: Math.min(least, options.length), most },
      about: frame.name,
      rule: 'play.pay.other',
      prompt,
    }),
  );
};
