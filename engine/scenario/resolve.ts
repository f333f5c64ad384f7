/** The words of a statement become ids of the game; a name that is not known is told at its place. */

import { nameOfRef } from '../game/abilities/context.ts';
import type { Act, Wish, WishedPayment, Wishes } from '../game/act.ts';
import type { Answer, Question } from '../game/decision.ts';
import { numbered } from '../game/placing.ts';
import { baseOf, listed, player } from '../game/query.ts';
import { objectRef, type Ref } from '../game/ref.ts';
import type {
  Assigned,
  BattlefieldId,
  GameObject,
  Location,
  ObjectId,
  PlayerId,
  State,
  UnitId,
} from '../game/state.ts';
import type { Action, Choices, Name, Place } from '../language/syntax.ts';
import { finder } from './find.ts';
import { type Names, written } from './names.ts';
import { nearest } from './nearest.ts';
import { mend, nameProblem, type Problem, problem, replace } from './problems.ts';

/** Finds what names stand for, and notes those that stand for nothing. */
export interface Resolver {
  player(name: Name): PlayerId | null;
  /** Any object, on the board by preference. */
  unit(name: Name): ObjectId | null;
  battlefield(name: Name): BattlefieldId | null;
  /** A card that a player has, where they could play it from; one of an untold hand comes to be. */
  card(name: Name, who: PlayerId, from?: GameObject['zone']['kind']): ObjectId | null;
  /** A card in that player's trash by preference. */
  trashed(name: Name, who: PlayerId): ObjectId | null;
  /** Whatever goes by that name, or null, untold. */
  peek(name: string): Ref | null;
  /** Whatever goes by that name. */
  ref(name: Name, among?: readonly Ref[]): Ref | null;
}

/** What the game holds at the moment, and how a card comes into an untold hand. */
export interface Table {
  readonly state: State;
  /** Adds a card to a player's hand, as it is named for the first time. */
  readonly draws: (name: string, who: PlayerId) => ObjectId | null;
  /** While it is only asked whether something can be done: a card that a told hand does not hold lies nowhere, and cannot be played. */
  asksOnly: boolean;
  readonly liesNowhere: (name: string, who: PlayerId) => ObjectId | null;
}

export const resolver = (names: Names, problems: Problem[], table: Table): Resolver => {
  const player = finder(names.players, 'player', problems);
  const declared = finder(names.battlefields, 'battlefield', problems);
  // One that an effect has added to the board goes by its name, too (`create.battlefield`).
  const battlefield: typeof declared = name =>
    (names.battlefields.find(name.text).ok
      ? undefined
      : table.state.battlefields.find(b => key(b.name) === key(name.text))?.id) ?? declared(name);
  const unit = unitFinder(names, problems, table);
  return {
    player,
    battlefield,
    unit,
    card: (name, who, from) => {
      const held = cardsCalled(table.state, name.text).filter(
        o => o.owner === who || (o.zone.kind === 'facedown' && o.controller === who),
      );
      const lying = from === undefined ? undefined : held.find(o => o.zone.kind === from);
      const best = lying ?? [...held].sort((a, b) => playRank(a) - playRank(b))[0];
      // What is said to lie elsewhere does not come out of an untold hand.
      if (from !== undefined && from !== 'hand' && best !== undefined) return best.id;
      if (best !== undefined && playRank(best) < NOT_PLAYABLE) return best.id;
      const drawn = table.draws(name.text, who);
      if (drawn !== null) return drawn;
      if (
        best === undefined &&
        names.cards.print(name.text) !== null &&
        objectCalled(names, table.state, name.text) === null
      ) {
        if (table.asksOnly) return table.liesNowhere(name.text, who);
        problems.push(notHeld(table.state, name, who));
        return null;
      }
      return best?.id ?? unit(name);
    },
    trashed: (name, who) =>
      cardsCalled(table.state, name.text).find(o => o.zone.kind === 'trash' && o.owner === who)?.id ?? unit(name),
    peek: name => refCalled(names, table.state, name),
    ref: (name, among) => {
      const found =
        (among === undefined ? undefined : pickFrom(table.state, among, name.text)) ??
        refCalled(names, table.state, name.text);
      if (found !== null) return found;
      const id = unit(name);
      return id === null ? null : objectRef(table.state, id);
    },
  };
};

/** A card that there is, and that this player's hand, which is told, does not hold (`action.play.from`). */
const notHeld = (state: State, name: Name, who: PlayerId): Problem => {
  const hand = state.objects.filter(o => o.owner === who && o.zone.kind === 'hand').map(o => o.name);
  const held = hand.length === 0 ? 'which is empty' : `which holds ${listed(hand)}`;
  return problem(
    'play/not-in-hand',
    name.span,
    `${name.text} is not in ${player(state, who).name}'s hand, ${held}; cards are played from hand or the Champion Zone.`,
    {
      concepts: ['action.play.from'],
      fixes: [...new Set(hand)].slice(0, 8).map(n => replace(name.span, written(n), `Change to ${written(n)}`)),
    },
  );
};

/** An item of the chain comes before the card that it is of, and places before players before objects. */
const refCalled = (names: Names, state: State, name: string): Ref | null => {
  const place = names.battlefields.find(name);
  if (place.ok) return { kind: 'battlefield', id: place.id };
  const who = names.players.find(name);
  if (who.ok) return { kind: 'player', id: who.id };
  const added = state.battlefields.find(b => key(b.name) === key(name));
  if (added !== undefined) return { kind: 'battlefield', id: added.id };
  const item = itemCalled(state, name);
  const found = objectCalled(names, state, name);
  const onBoard = found !== null && ['base', 'battlefield'].includes(state.objects[found]?.zone.kind ?? '');
  if (item !== null && !onBoard) return item;
  return found === null ? item : objectRef(state, found);
};

/** Where a card is played from, the likeliest first. */
const playRank = (o: GameObject): number => {
  const order = ['hand', 'facedown', 'champion'];
  const at = order.indexOf(o.zone.kind);
  return at < 0 ? NOT_PLAYABLE + (o.zone.kind === 'trash' ? 0 : 1) : at;
};
const NOT_PLAYABLE = 10;

const key = (name: string): string => name.toLowerCase();

/** The part of a name before its comma. */
const short = (name: string): string => key(name.split(',')[0] ?? name);

/** Objects that go by a name, or whose card does: `Sprite 2` is the second of that name. */
const cardsCalled = (state: State, name: string): readonly GameObject[] => {
  const wanted = key(name);
  const exact = state.objects.filter(o => o.zone.kind !== 'gone' && key(o.name) === wanted);
  if (exact.length > 0) return exact;
  const printed = state.objects.filter(
    o =>
      o.zone.kind !== 'gone' &&
      (key(o.print.name) === wanted || short(o.name) === wanted || short(o.print.name) === wanted),
  );
  if (printed.length > 0) return printed;
  const number = /^(.*\S) ?(\d+)$/.exec(wanted);
  if (number === null) return [];
  const base = number[1] ?? '';
  const all = state.objects.filter(o => key(o.print.name) === base || key(o.name).replace(/ \d+$/, '') === base);
  const nth = all[Number(number[2]) - 1];
  return nth === undefined ? [] : [nth];
};

const ZONE_RANK: readonly string[] = [
  'battlefield',
  'base',
  'chain',
  'legend',
  'facedown',
  'hand',
  'champion',
  'trash',
  'banished',
  'deck',
];

/** Gone tokens are found last, so that one can still be told to be dead. */
const objectCalled = (names: Names, state: State, name: string): ObjectId | null => {
  const declared = names.units.find(name);
  if (declared.ok) return declared.id;
  const called = cardsCalled(state, name);
  // A short name of several that were declared stands for none of them.
  const among = declared.problem.kind === 'ambiguous' ? called.filter(o => key(o.name) === key(name)) : called;
  const found = [...among].sort((a, b) => ZONE_RANK.indexOf(a.zone.kind) - ZONE_RANK.indexOf(b.zone.kind))[0];
  if (found !== undefined) return found.id;
  return state.objects.find(o => o.zone.kind === 'gone' && key(o.name) === key(name))?.id ?? null;
};

/** An item by its name; of two that are called so, `X 1` and `X 2`. */
const itemCalled = (state: State, name: string): Ref | null => {
  const called = numbered(state.chain.map(i => i.name));
  const at = called.findIndex(n => key(n) === key(name));
  const by = at >= 0 ? at : state.chain.findIndex(i => key(i.name) === key(name) || short(i.name) === key(name));
  const item = state.chain[by];
  return item === undefined ? null : { kind: 'item', id: item.id };
};

export const pickFrom = (state: State, among: readonly Ref[], name: string): Ref | undefined => {
  const wanted = key(name);
  const exact = among.find(r => key(nameOfRef(state, r)) === wanted);
  if (exact !== undefined) return exact;
  if (wanted === 'base') return among.find(r => r.kind === 'location');
  const items = among.filter(r => r.kind === 'item');
  const item = items.length > 0 ? itemCalled(state, name) : null;
  const chosen =
    item === null ? undefined : items.find(r => r.kind === 'item' && item.kind === 'item' && r.id === item.id);
  if (chosen !== undefined) return chosen;
  const called = cardsCalled(state, name);
  return among.find(r => r.kind === 'object' && called.some(o => o.id === r.id));
};

const unitFinder =
  (names: Names, problems: Problem[], table: Table): Resolver['unit'] =>
  name => {
    const declared = names.units.find(name.text);
    if (declared.ok) return declared.id;
    const found = objectCalled(names, table.state, name.text);
    if (found !== null) return found;
    const known = table.state.objects.map(o => o.name);
    const wrong =
      declared.problem.kind === 'ambiguous'
        ? declared.problem
        : ({ kind: 'unknown', near: nearest(name.text, known) } as const);
    problems.push(nameProblem(name, 'unit', wrong, { names: [...new Set(known)], find: names.units.find }));
    return null;
  };

const all = <T, U>(items: readonly T[], each: (item: T) => U | null): U[] | null => {
  const found = items.map(each);
  return found.some(f => f === null) ? null : (found as U[]);
};

export const unitsOf = (r: Resolver, names: readonly Name[]): UnitId[] | null => all(names, n => r.unit(n));

/** `base` is the base of `whose`, unless it says whose. */
export const locationOf = (r: Resolver, place: Place, whose: PlayerId): Location | null => {
  if (place.kind === 'named') {
    const at = r.battlefield(place.name);
    return at === null ? null : { kind: 'battlefield', at };
  }
  if (place.player === undefined) return baseOf(whose);
  const player = r.player(place.player);
  return player === null ? null : baseOf(player);
};

/** Null where a name is not known. */
export const actOf = (r: Resolver, who: PlayerId, action: Action, problems: Problem[], table: Table): Act | null => {
  switch (action.kind) {
    case 'move': {
      const groups = all(action.groups, g => {
        const units = unitsOf(r, g.units);
        const to = locationOf(r, g.to, who);
        return units === null || to === null || repeated(g.units, units, problems) ? null : { units, to };
      });
      return groups === null ? null : { kind: 'move', groups };
    }
    case 'pass':
      return { kind: 'pass' };
    case 'assign': {
      const shares = all(action.shares, (s): Assigned | null => {
        const unit = r.unit(s.unit);
        return unit === null ? null : { unit, amount: s.amount.value };
      });
      return shares === null ? null : { kind: 'assign', shares };
    }
    case 'begin': {
      const at = action.at.kind === 'named' ? r.battlefield(action.at.name) : null;
      if (action.at.kind === 'base')
        problems.push(
          problem(
            'syntax/expected',
            action.at.span,
            `A ${action.what} is at a battlefield, never at a base; name the battlefield.`,
          ),
        );
      return at === null ? null : { kind: 'begin', what: action.what, at };
    }
    case 'end-turn':
      return { kind: 'end-turn' };
    case 'play': {
      const card = r.card(action.card, who, zoneSaid(action));
      const wishes = wishesOf(r, who, action, table);
      const to = action.to === undefined ? null : locationOf(r, action.to, who);
      if (card === null || wishes === null || (action.to !== undefined && to === null)) return null;
      return { kind: 'play', card, from: action.fromFacedown ? 'facedown' : null, to, wishes };
    }
    case 'activate': {
      const wishes = wishesOf(r, who, action, table);
      const ref = r.ref(action.source, undefined);
      if (ref === null || wishes === null) return null;
      const ability = action.ability?.text ?? null;
      if (ref.kind === 'battlefield') return { kind: 'activate-place', at: ref.id, ability, wishes };
      return ref.kind === 'object' ? { kind: 'activate', source: ref.id, ability, wishes } : null;
    }
    case 'hide': {
      const card = r.card(action.card, who);
      const at = locationOf(r, action.at, who);
      if (at?.kind === 'base')
        problems.push(
          problem('play/hidden-place', action.at.span, 'Cards are hidden at battlefields, never at a base.', {
            concepts: ['hide.meaning'],
          }),
        );
      return card === null || at?.kind !== 'battlefield' ? null : { kind: 'hide', card, at: at.at };
    }
    case 'choose':
    case 'accept':
    case 'decline':
    case 'order':
      return answerOf(r, action, table.state);
  }
};

/** The zone that `from trash` names. */
const zoneSaid = ({
  fromFacedown,
  from,
}: Extract<Action, { kind: 'play' }>): GameObject['zone']['kind'] | undefined => {
  if (fromFacedown) return 'facedown';
  const zones = ['hand', 'trash', 'deck', 'champion'] as const;
  return from?.text === 'banishment' ? 'banished' : zones.find(z => z === from?.text);
};

const repeated = (names: readonly Name[], units: readonly UnitId[], problems: Problem[]): boolean => {
  const again = units.findIndex((id, i) => units.indexOf(id) !== i);
  const name = names[again];
  const before = names[again - 1];
  if (name === undefined || before === undefined) return false;
  const fixes = [mend({ start: before.span.end, end: name.span.end }, '', 'Name it once')];
  problems.push(
    problem('name/duplicate', name.span, `"${name.text}" is named already; name each unit of a group once.`, { fixes }),
  );
  return true;
};

// --- what is said as something is played ---------------------------------------------------------------------------

const wishesOf = (r: Resolver, who: PlayerId, said: Choices, table: Table): Wishes | null => {
  const choosing = all(said.choosing, (name): Wish | null => wishOf(r, who, name));
  const moves = all(said.moves, m => {
    const what = r.unit(m.unit);
    // Nothing goes to a base but its controller's (`move.standard.to-base`).
    const to = what === null ? null : locationOf(r, m.to, table.state.objects[what]?.controller ?? who);
    return what === null || to === null ? null : { what, to };
  });
  const paying = all(said.paying, (p): WishedPayment | null => {
    if (p.kind === 'amount') return { kind: 'amount', amount: p.amount.value, domain: p.domain?.text ?? null };
    if (p.kind === 'keyword') return { kind: 'keyword', keyword: p.word.text };
    const objects = all(p.objects, n =>
      p.verb === 'discard' ? r.card(n, who) : p.verb === 'recycle' ? r.trashed(n, who) : r.unit(n),
    );
    return objects === null ? null : { kind: 'deed', verb: p.verb, objects };
  });
  return choosing === null || moves === null || paying === null ? null : { choosing, moves, paying };
};

/** A quoted text that is no name is a mode's words. */
const wishOf = (r: Resolver, who: PlayerId, name: Name): Wish | null => {
  if (key(name.text) === 'base') return { kind: 'ref', ref: { kind: 'location', location: baseOf(who) } };
  if (name.quoted && name.text.includes(' ') && r.peek(name.text) === null) return { kind: 'words', text: name.text };
  const ref = r.ref(name);
  return ref === null ? null : { kind: 'ref', ref };
};

// --- answers -------------------------------------------------------------------------------------------------------

export type AnswerAction = Extract<Action, { kind: 'choose' | 'accept' | 'decline' | 'order' }>;

export const answerOf = (r: Resolver, action: AnswerAction, state: State): Act | null => {
  const { decision } = state;
  const question = decision?.kind === 'choose' ? decision.question : null;
  const answer = question === null ? noQuestion(action) : answerTo(r, action, question);
  return answer === null ? null : { kind: 'answer', answer };
};

/** Nothing is asked: whatever is said will be refused for that. */
const noQuestion = (action: AnswerAction): Answer =>
  action.kind === 'order' ? { kind: 'order', order: [] } : { kind: 'may', yes: action.kind !== 'decline' };

const answerTo = (r: Resolver, action: AnswerAction, q: Question): Answer | null => {
  if (action.kind === 'decline') return q.ask === 'may' ? { kind: 'may', yes: false } : declined(q);
  if (action.kind === 'accept') return { kind: 'may', yes: true };
  const names = action.kind === 'order' ? action.items : action.names;
  const [first] = names;
  const word = first === undefined ? '' : key(first.text);
  switch (q.ask) {
    case 'may':
      return { kind: 'may', yes: word !== 'no' };
    case 'order':
      return { kind: 'order', order: orderOf(q.names, names) };
    case 'modes':
      return { kind: 'modes', modes: names.map(n => modeOf(q.labels, n.text)) };
    case 'number':
      return action.kind === 'choose' && action.amount !== undefined
        ? { kind: 'number', amount: action.amount.value }
        : { kind: 'number', amount: -1 };
    case 'shares': {
      if (action.kind !== 'choose') return { kind: 'may', yes: true };
      const shares = q.among.map(() => 0);
      for (const s of action.shares) {
        const ref = r.ref(s.unit, q.among);
        if (ref === null) return null;
        const at = q.among.findIndex(
          a => a === ref || ('id' in a && 'id' in ref && a.kind === ref.kind && a.id === ref.id),
        );
        if (at >= 0) shares[at] = (shares[at] ?? 0) + s.amount.value;
      }
      return { kind: 'shares', shares };
    }
    case 'refs': {
      if (word === 'nothing' || word === 'no') return { kind: 'refs', refs: [] };
      if (action.kind === 'choose' && action.shares.length > 0) {
        const refs = all(action.shares, s => r.ref(s.unit, q.options));
        return refs === null ? null : { kind: 'refs', refs };
      }
      const refs = all(names, n => r.ref(n, q.options));
      if (refs === null) return null;
      return { kind: 'refs', refs };
    }
  }
};

const declined = (q: Question): Answer => (q.ask === 'refs' ? { kind: 'refs', refs: [] } : { kind: 'may', yes: false });

/** What is left out comes behind, as it stands. */
const orderOf = (names: readonly string[], said: readonly Name[]): readonly number[] => {
  const order: number[] = [];
  for (const n of said) {
    const at = names.findIndex(
      (name, i) =>
        !order.includes(i) &&
        (key(name) === key(n.text) || short(name) === key(n.text) || key(name).replace(/ \d+$/, '') === key(n.text)),
    );
    if (at >= 0) order.push(at);
  }
  return [...order, ...names.map((_, i) => i).filter(i => !order.includes(i))];
};

const modeOf = (labels: readonly string[], said: string): number => {
  const wanted = key(said);
  const at = labels.findIndex(l => key(l) === wanted);
  return at >= 0 ? at : labels.findIndex((l, i) => key(l).includes(wanted) || String(i + 1) === wanted);
};
