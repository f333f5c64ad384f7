/** Instructions that do something to objects where they are, or take them away. */

import { hereOf, objectOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { isOnBoard } from '../abilities/measures.ts';
import { recordOutcome } from '../abilities/outcomes.ts';
import { prohibited, uncounterable } from '../abilities/prohibited.ts';
import { detach } from '../gameActions/attach.ts';
import { topCards } from '../gameActions/burnOut.ts';
import { discardThese } from '../gameActions/cards.ts';
import { causeOf } from '../gameActions/cause.ts';
import { banish, kill, recycle, returnToHand } from '../gameActions/kill.ts';
import { changeCondition, PARTICIPLE } from '../gameActions/states.ts';
import { ask } from '../play/ask.ts';
import { change, changePlayer, changeUnits, type Play, remarkClarified, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { putInDeck, putOffBoard } from '../play/zones.ts';
import type { Instruction } from '../state/cards/ability.ts';
import type { Selector } from '../state/cards/terms.ts';
import type { ChainItem } from '../state/item.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { amountFor, choosers, idsOf, objectsFor, refsFor } from './refs.ts';

export const runObjects = (play: Play, a: EffectFrame, i: Instruction): boolean => {
  switch (i.do) {
    case 'choose':
      a.antecedent = refsFor(play, a, i.what);
      a.done = a.antecedent.length > 0;
      return true;
    case 'stun':
    case 'buff':
    case 'spend buff':
    case 'heal':
    case 'ready':
    case 'exhaust':
    case 'empower':
    case 'disempower': {
      const refs = objectsFor(play, a, i.what);
      const done = changeCondition(play, i.do, idsOf(refs), causeOf(a));
      finish(a, refs, done.length);
      if (i.do === 'spend buff') a.lastAmount = done.length;
      if (i.do !== 'disempower' && i.do !== 'spend buff') recordOutcome(a, PARTICIPLE[i.do], thoseOf(refs, done));
      return true;
    }
    case 'kill': {
      const meant = objectsFor(play, a, i.what);
      const refs = possibleOf(play, 'be killed', meant);
      const spoken = speakOf(play, a, i.what, meant, refs);
      const dead = kill(play, idsOf(refs), causeOf(a), 'kill');
      const counted = countedOf(play, refs, dead);
      finish(a, leftToAsk(play, spoken, dead), counted.length);
      recordOutcome(a, 'killed', counted);
      return true;
    }
    case 'banish': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      const gone = banish(play, idsOf(refs), causeOf(a));
      keep(a, i.what, refs, play);
      noteBanished(play, a, refs, gone);
      return true;
    }
    case 'banish top':
      for (const who of choosers(play, a, i.who)) banishTop(play, a, who, amountFor(play, a, i.amount) ?? 0);
      return true;
    case 'return': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      const gone = returnToHand(play, idsOf(refs), causeOf(a));
      keep(a, i.what, refs, play);
      const counted = countedOf(play, refs, gone);
      a.done = counted.length > 0;
      recordOutcome(a, 'returned', counted);
      return true;
    }
    case 'draw these': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      putOffBoard(play, idsOf(refs), 'hand');
      step(play, 'draw', `${a.name}: ${refs.length === 1 ? 'a card is' : `${refs.length} cards are`} drawn.`, {
        units: idsOf(refs),
      });
      changePlayer(play, a.controller, p => {
        p.drew += refs.length;
      });
      emitEvents(
        play,
        refs.map(what =>
          newEvent(play.state, 'draw', { player: a.controller, what, memo: objectOf(play.state, what) }),
        ),
      );
      keep(a, i.what, refs, play);
      return true;
    }
    case 'recycle': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      recycle(play, idsOf(refs), causeOf(a));
      finish(a, refs, refs.length);
      recordOutcome(a, 'recycled', refs);
      return true;
    }
    case 'put': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      const to = i.to === 'top or bottom' ? deckEnd(play, a, refs) : i.to;
      for (const id of idsOf(refs)) {
        if (to === 'hand' || to === 'trash') putOffBoard(play, [id], to);
        else if (to === 'champion zone') putOffBoard(play, [id], 'champion');
        else putInDeck(play, id, to === 'bottom' ? 'bottom' : 'top');
      }
      step(
        play,
        'play.impossible',
        `${a.name}: cards are put ${to === 'top' || to === 'bottom' ? `on the ${to} of the deck` : `into the ${to}`}.`,
        { units: idsOf(refs) },
      );
      finish(a, refs, refs.length);
      return true;
    }
    case 'discard these': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      const who = idsOf(refs).map(id => play.state.objects[id]?.owner)[0];
      if (who !== undefined) discardThese(play, a, who, idsOf(refs));
      finish(a, refs, refs.length);
      recordOutcome(a, 'discarded', refs);
      return true;
    }
    case 'hide': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      const here = hereOf(contextOf(play, a));
      for (const id of idsOf(refs)) {
        if (here?.kind !== 'battlefield') continue;
        putOffBoard(play, [id], 'hand');
        changeUnits(play, [id], o => {
          o.zone = { kind: 'facedown', at: here.at };
          o.controller = a.controller;
        });
      }
      step(play, 'hide', `${a.name}: ${refs.length === 1 ? 'a card is' : 'cards are'} hidden.`, { units: idsOf(refs) });
      finish(a, refs, here?.kind === 'battlefield' ? refs.length : 0);
      return true;
    }
    case 'reveal': {
      const refs = objectsFor(play, a, i.what, 'anywhere');
      step(play, 'reveal', `${a.name}: ${refs.length === 1 ? 'a card is' : 'cards are'} revealed.`, {
        units: idsOf(refs),
      });
      finish(a, refs, refs.length);
      a.slots = { ...a.slots, 'looked at': refs };
      return true;
    }
    case 'detach': {
      const refs = objectsFor(play, a, i.what);
      const done = detach(play, idsOf(refs), causeOf(a));
      finish(a, refs, done.length);
      return true;
    }
    case 'counter':
      counter(play, a, i);
      return true;
    default:
      return false;
  }
};

/** `on the top or the bottom`: whoever puts it there says which, as it resolves (`play.choices.later`). */
const deckEnd = (play: Play, a: EffectFrame, refs: readonly Ref[]): 'top' | 'bottom' => {
  if (refs.length === 0) return 'top';
  const { modes } = ask(play, 'modes', {
    player: a.controller,
    question: { ask: 'modes', labels: ['top', 'bottom'], count: 1 },
    about: a.name,
    rule: 'play.choices.later',
    prompt: 'the top or the bottom of the deck',
  });
  return modes[0] === 1 ? 'bottom' : 'top';
};

export const thoseOf = (refs: readonly Ref[], ids: readonly ObjectId[]): readonly Ref[] =>
  refs.filter(r => r.kind === 'object' && ids.includes(r.id));

/** What counts as done: also what something else happened instead of, where the edition says no more of it (`play.linked.replaced`). */
export const countedOf = (play: Play, refs: readonly Ref[], done: readonly ObjectId[]): readonly Ref[] => {
  if (play.behaviours.replacedDeeds === 'count as done') return refs;
  const counted = thoseOf(refs, done);
  if (counted.length < refs.length) remarkClarified(play, 'replacedDeeds', 'what was replaced counts as done');
  return counted;
};

/**
 * What a linked instruction may still speak of (`play.linked.earlier`): where something keeps an object from being acted on,
 * the instruction is ignored for it, or only negated.
 */
export const speakOf = (
  play: Play,
  a: EffectFrame,
  what: Selector,
  meant: readonly Ref[],
  possible: readonly Ref[],
): readonly Ref[] => {
  if (possible.length === meant.length || play.behaviours.preventedDeeds === 'are negated') return meant;
  if (what.kind === 'chosen' || what.kind === 'slot') a.slots = { ...a.slots, [what.slot]: possible };
  return possible;
};

/**
 * Looked back on is what this ability has put off the board itself (`play.information.look-back`); of what something else has,
 * in its place, there is nothing left to ask (`play.information.gone`).
 */
const leftToAsk = (play: Play, refs: readonly Ref[], own: readonly ObjectId[]): readonly Ref[] =>
  refs.filter(r => {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    return o === undefined || isOnBoard(o) || own.includes(o.id);
  });

/** Tells that something is not done to an object (`play.impossible.ignored`), and what that means for linked instructions. */
export const tellPrevented = (play: Play, id: ObjectId, text: string): void => {
  remarkClarified(play, 'preventedDeeds', 'an instruction that is linked with this is ignored, too');
  step(play, 'play.impossible.ignored', text, { units: [id] });
};

/** "It" is what was acted on; "if you do" asks whether anything was done. */
export const finish = (a: EffectFrame, refs: readonly Ref[], done: number): void => {
  a.antecedent = refs;
  a.done = done > 0;
};

/** `burn-out.other-zones`: so many cards as there are, where the edition has nobody burn out for this. */
const banishTop = (play: Play, a: EffectFrame, who: PlayerId, asked: number): void => {
  const { deck } = player(play.state, who);
  const amount = play.behaviours.burnOutFor === 'any move' ? asked : Math.min(asked, deck?.length ?? 0);
  const refs: Ref[] = [];
  const gone: ObjectId[] = [];
  topCards(play, who, amount, ids => {
    refs.push(...ids.map(id => objectRef(play.state, id)));
    gone.push(...banish(play, ids, causeOf(a)));
  });
  keep(a, { kind: 'it' }, refs, play);
  noteBanished(play, a, refs, gone);
};

const noteBanished = (play: Play, a: EffectFrame, refs: readonly Ref[], gone: readonly ObjectId[]): void => {
  const counted = countedOf(play, refs, gone);
  a.done = counted.length > 0;
  recordOutcome(a, 'banished', counted);
  link(play, a, gone);
};

/** `ability.linked.reference`: what this ability banished, for the others of its source, or of the gear that lent it. */
const link = (play: Play, a: EffectFrame, ids: readonly ObjectId[]): void => {
  const { source } = a;
  if (source.kind !== 'object') return;
  const by = source.gear ?? source.id;
  const more = ids.map(what => ({ by, what, life: play.state.objects[what]?.life ?? 0 }));
  change(play, s => {
    s.banishedBy = [...play.state.banishedBy, ...more];
  });
};

/** What has changed zones is spoken of further as what it is now (`play.linked`): "banish it, then play it". */
export const keep = (a: EffectFrame, what: { readonly kind: string }, refs: readonly Ref[], play: Play): void => {
  const moved = refs.map(
    (r): Ref => (r.kind === 'object' ? { ...r, life: play.state.objects[r.id]?.life ?? r.life } : r),
  );
  finish(a, moved, moved.length);
  if (what.kind === 'chosen' && 'slot' in what && typeof what.slot === 'string')
    a.slots = { ...a.slots, [what.slot]: moved };
  if (what.kind === 'me') a.slots = { ...a.slots, me: moved };
  if (what.kind === 'slot' && 'slot' in what && typeof what.slot === 'string')
    a.slots = { ...a.slots, [what.slot]: moved };
};

/** Those to which nothing forbids that it is done; of the others it is told. */
export const possibleOf = (play: Play, act: 'be killed' | 'be recalled', refs: readonly Ref[]): readonly Ref[] =>
  refs.filter(r => {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    const by = o === undefined ? null : prohibited(play.state, act, o);
    if (o !== undefined && by !== null) tellPrevented(play, o.id, `${o.name} cannot ${act}: ${by} does not allow it.`);
    return o !== undefined && by === null;
  });

/** Where a countered card goes in place of the trash, which it then never comes to. */
const INSTEAD = { return: returnToHand, recycle, banish } as const;

/**
 * What it was played to be done with "then", which replaces whatever else takes it off the chain
 * (`ability.delayed.replacement.then`, `keyword.flow.banished`); undefined for nothing.
 */
const thenOf = (play: Play, item: ChainItem): 'banish' | 'recycle' | undefined =>
  item.afterwards === 'recycle' && play.behaviours.thenRecycled === 'as it resolves'
    ? undefined
    : (item.afterwards ?? undefined);

/**
 * `action.counter`: it does nothing and leaves the chain; a card goes to the trash, what was paid stays paid. A spell that was
 * countered is spoken of further as the card that it is (`play.linked`): "return it to its owner's hand", "its Energy cost".
 */
const counter = (play: Play, a: EffectFrame, { what, instead }: Extract<Instruction, { do: 'counter' }>): void => {
  const refs = refsFor(play, a, what);
  const cards: Ref[] = [];
  let done = 0;
  for (const r of refs) {
    const item = r.kind === 'item' ? play.state.chain.find(i => i.id === r.id) : undefined;
    if (item === undefined) continue;
    const shield = uncounterable(play.state, item);
    if (shield !== null) {
      step(play, 'silver.cant.forbidden', `${item.name} cannot be countered (${shield}).`, {
        players: [item.controller],
      });
      continue;
    }
    change(play, s => {
      s.chain = play.state.chain.filter(i => i.id !== item.id);
    });
    // A spell is told of as it was on the chain, with whose it was.
    const card = item.source.kind === 'object' ? play.state.objects[item.source.id] : undefined;
    const where = thenOf(play, item) ?? instead;
    const text =
      item.kind === 'card' && card !== undefined ? { what: objectRef(play.state, card.id), memo: card } : { what: r };
    if (item.kind === 'card' && item.source.kind === 'object' && where === undefined)
      putOffBoard(play, [item.source.id], 'trash');
    if (item.kind === 'card') remarkClarified(play, 'countsAsPlayed', 'it was never played');
    step(play, 'action.counter', `${item.name} is countered.`, { players: [item.controller] });
    if (item.kind === 'card' && item.source.kind === 'object') {
      if (where !== undefined) INSTEAD[where](play, [item.source.id], causeOf(a));
      cards.push(objectRef(play.state, item.source.id));
    }
    emitEvents(play, [newEvent(play.state, 'counter', { player: a.controller, ...text })]);
    done++;
  }
  if (cards.length > 0) keep(a, what, cards, play);
  else finish(a, refs, done);
};
