/** What is done to objects where they are: stun, buff, heal, ready, exhaust, empower, might and keywords given. */

import { mightOfUnit } from '../abilities/might.ts';
import { mayHaveMoreBuffs, prohibited, timesEmpowerable } from '../abilities/prohibited.ts';
import type { Draft } from '../play/copies.ts';
import { changeUnits, type Play, remarkClarified, step } from '../play/play.ts';
import { namesOf, objectsById } from '../play/query.ts';
import type { Concept } from '../state/concepts.ts';
import type { PlainEvent } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { bounded } from '../state/outOfBounds.ts';
import type { GameObject, Keyword, Modifier, ObjectId, State, Unit, Until } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { Cause } from './cause.ts';
import { eventFor, unreplaced } from './kill.ts';
import { emitMightyChanges } from './mighty.ts';
import { orderedBy } from './replacementOrder.ts';
import { mayReplace } from './replacements.ts';
import { remaining, replaced } from './replacing.ts';

type Simple = 'stun' | 'buff' | 'heal' | 'ready' | 'exhaust' | 'empower' | 'disempower' | 'spend buff';

interface Kind {
  readonly rule: Concept;
  /** The rule that nothing changes where it is so already; `rule` without one. */
  readonly again?: Concept;
  readonly on: PlainEvent['on'] | null;
  /** Whether it would change anything: what is so already does not come to be so (`stun.once`, `exhaust.already`). */
  readonly changes: (o: GameObject, state: State) => boolean;
  readonly edit: (o: Draft<GameObject>) => void;
  readonly said: readonly [one: string, many: string];
}

const KINDS: Readonly<Record<Simple, Kind>> = {
  stun: {
    rule: 'stun',
    again: 'stun.once',
    on: 'stun',
    changes: o => !o.stunned,
    edit: o => {
      o.stunned = true;
    },
    said: ['is stunned', 'are stunned'],
  },
  buff: {
    rule: 'action.buff',
    again: 'buff.one.no-second',
    on: 'buff',
    changes: (o, state) => o.buffs === 0 || mayHaveMoreBuffs(state, o),
    edit: o => {
      o.buffs += 1;
    },
    said: ['is buffed', 'are buffed'],
  },
  'spend buff': {
    rule: 'buff.spend',
    on: 'spend buff',
    changes: o => o.buffs > 0,
    edit: o => {
      o.buffs -= 1;
    },
    said: ['loses its buff', 'lose their buffs'],
  },
  heal: {
    rule: 'heal',
    on: 'heal',
    changes: o => o.damage > 0,
    edit: o => {
      o.damage = 0;
      o.damagedBy = [];
    },
    said: ['heals', 'heal'],
  },
  ready: {
    rule: 'ready',
    on: 'ready',
    changes: o => o.exhausted,
    edit: o => {
      o.exhausted = false;
    },
    said: ['becomes ready', 'become ready'],
  },
  exhaust: {
    rule: 'exhaust',
    again: 'exhaust.already.nothing',
    on: 'exhaust',
    changes: o => !o.exhausted,
    edit: o => {
      o.exhausted = true;
    },
    said: ['becomes exhausted', 'become exhausted'],
  },
  empower: {
    rule: 'empower',
    again: 'empower.once.nothing',
    on: 'empower',
    changes: (o, state) => o.timesEmpowered < timesEmpowerable(state, o),
    edit: o => {
      o.timesEmpowered += 1;
    },
    said: ['is empowered', 'are empowered'],
  },
  disempower: {
    rule: 'disempower',
    again: 'disempower.only-empowered.nothing',
    on: null,
    changes: o => o.timesEmpowered > 0,
    edit: o => {
      o.timesEmpowered -= 1;
    },
    said: ['is disempowered', 'are disempowered'],
  },
};

/**
 * Does it to those that it changes, and gives them. Rules: `counter.spend`, `counter.spend.removed`, `exhaust.meaning`, `ready.meaning`, `ready.already`,
 * `ready.already.nothing` (1.0 has neither), `ready.by-effect`, `heal.meaning`, `heal.several`, `stun.meaning`,
 * `empower.meaning`, `empower.once`, `empower.event`, `disempower.meaning`, `disempower.only-empowered`, `empower.referred`, `keyword.empower.becomes.event`.
 */
export const changeCondition = (
  play: Play,
  kind: Simple,
  ids: readonly ObjectId[],
  cause: Cause,
): readonly ObjectId[] => {
  const { rule, again, on, changes, edit, said } = KINDS[kind];
  const all = objectsById(play.state, ids);
  const allowed = all.filter(o => changes(o, play.state) && !isForbidden(play, kind, o, cause));
  const left = isReplaceable(kind) ? unreplaced(play, [kind], allowed.map(idOf), cause) : allowed.map(idOf);
  if (left.length === 0 && allowed.length > 0) return [];
  const changed = objectsById(play.state, left);
  if (changed.length === 0) {
    const why = all.every(o => !changes(o, play.state)) ? (again ?? rule) : rule;
    if (all.length > 0) step(play, why, `${namesOf(all)}: nothing changes.`, { units: all.map(o => o.id) });
    return [];
  }
  const done = changed.map(o => o.id);
  changeUnits(play, done, edit);
  step(play, rule, `${namesOf(changed)} ${changed.length === 1 ? said[0] : said[1]}.`, { units: done });
  if (on !== null) emitEvents(play, () => changed.map(o => eventFor(play, on, play.state.objects[o.id] ?? o, cause)));
  return done;
};

const isForbidden = (play: Play, kind: Simple, o: GameObject, cause: Cause): boolean =>
  kind !== 'disempower' && kind !== 'spend buff' && prohibited(play.state, `be ${PARTICIPLE[kind]}`, o, cause) !== null;

const idOf = (o: GameObject): ObjectId => o.id;

/** Of what can be done to pay, and of what each turn does by itself, nothing else happens instead. */
const isReplaceable = (kind: Simple): kind is 'stun' | 'buff' | 'empower' =>
  kind === 'stun' || kind === 'buff' || kind === 'empower';

export const PARTICIPLE = {
  stun: 'stunned',
  buff: 'buffed',
  heal: 'healed',
  ready: 'readied',
  exhaust: 'exhausted',
  empower: 'empowered',
  disempower: 'disempowered',
  'spend buff': 'unbuffed',
} as const satisfies Readonly<Record<Simple, string>>;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const lasting = (until: Until): string => (until === 'turn' || until === 'combat' ? ` this ${until}` : '');

export interface MightGift {
  readonly amount: number;
  readonly until: Until;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** `layers.arithmetic` */
export const giveMight = (play: Play, all: readonly ObjectId[], gift: MightGift, cause: Cause): void => {
  bounded(gift.amount, 'Might');
  if (gift.amount < 0 && mayReplace(play.state)) {
    for (const id of all) weaken(play, id, gift, cause);
    return;
  }
  const ids = all.filter(id => !neverMighty(play, id, gift, cause));
  if (ids.length > 0 || all.length === 0) raiseMight(play, ids, gift, cause);
};

/**
 * A decrease that something else may happen instead of, or that may be made greater: its limit stays (`ability.replacement.inherits`).
 * Where that limit leaves nothing of it, nothing is given and nothing replaced (`layers.snapshot`).
 */
const weaken = (play: Play, id: ObjectId, gift: MightGift, cause: Cause): void => {
  const o = play.state.objects[id];
  if (o === undefined) return;
  if (mightModifier(play.state, o, gift).amount === 0) {
    raiseMight(play, [id], gift, cause);
    return;
  }
  const would = eventFor(play, 'reduce might', o, cause, { amount: -gift.amount });
  const left = remaining(play, would, orderedBy(play, o));
  if (left !== null) raiseMight(play, [id], { ...gift, amount: -left.amount }, cause);
};

/** `ability.replacement.event.same`: a unit whose becoming Mighty is replaced has not become so. */
const neverMighty = (play: Play, id: ObjectId, gift: MightGift, cause: Cause): boolean => {
  const o = play.state.objects[id];
  if (o === undefined || !play.state.hasAbilities || gift.amount <= 0 || mightNow(play.state, id) >= MIGHTY)
    return false;
  const trial: Play = { ...play, steps: [] };
  changeUnits(trial, [id], u => {
    u.modifiers = [...u.modifiers, mightModifier(trial.state, u, gift)];
  });
  return (
    mightNow(trial.state, id) >= MIGHTY &&
    replaced(play, () => eventFor(play, 'become mighty', o, cause), orderedBy(play, o))
  );
};

const raiseMight = (play: Play, ids: readonly ObjectId[], gift: MightGift, cause: Cause): void => {
  const before = ids.map(id => mightValue(play.state, id));
  changeUnits(play, ids, u => {
    u.modifiers = [...u.modifiers, mightModifier(play.state, u, gift)];
  });
  const all = objectsById(play.state, ids);
  if (play.state.clarified.mightBelowZero !== undefined && all.some(o => mightOfUnit(play.state, o).value < 0))
    remarkClarified(play, 'mightBelowZero', 'Might below 0 is 0');
  step(
    play,
    'layers.arithmetic',
    `${namesOf(all)} ${all.length === 1 ? 'gets' : 'get'} ${signed(gift.amount)} Might${lasting(gift.until)}.`,
    { units: ids },
  );
  emitMightyChanges(play, cause);
  if (gift.amount < 0 && play.state.hasAbilities) emitReduced(play, ids, before, cause);
};

/** Whose Might it has reduced, and by how much: a limit may leave it as it was. */
const emitReduced = (play: Play, ids: readonly ObjectId[], before: readonly number[], cause: Cause): void => {
  emitEvents(play, () =>
    flatMapped(ids, (id, n) => {
      const o = play.state.objects[id];
      const amount = (before[n] ?? 0) - mightValue(play.state, id);
      return o === undefined || amount <= 0 ? [] : [eventFor(play, 'reduce might', o, cause, { amount })];
    }),
  );
};

const mightValue = (state: State, id: ObjectId): number => {
  const o = state.objects[id];
  return o === undefined ? 0 : mightOfUnit(state, o).value;
};

const mightNow = (state: State, id: ObjectId): number => {
  const o = state.objects[id];
  return o === undefined ? 0 : mightOfUnit(state, o).counted;
};

const MIGHTY = 5;

/** `layers.snapshot`: a limited change is fixed at what it comes to now, where the edition says so. */
const mightModifier = (
  state: State,
  u: Unit,
  { amount, minimum, maximum, until }: MightGift,
): Extract<Modifier, { kind: 'might' }> => {
  if (maximum !== undefined && amount > 0) {
    const room = Math.max(0, maximum - mightOfUnit(state, u).value);
    return { kind: 'might', amount: Math.min(amount, room), until };
  }
  if (minimum === undefined || amount >= 0) return { kind: 'might', amount, until };
  if (state.behaviours.limitedDecrease === 'looked up') return { kind: 'might', amount, minimum, until };
  const room = Math.max(0, mightOfUnit(state, u).value - minimum);
  return { kind: 'might', amount: Math.max(amount, -room), until };
};

/** Adds to what is in force on an object. */
export const addModifier = (
  play: Play,
  ids: readonly ObjectId[],
  modifier: Modifier,
  rule: Concept,
  said: string,
): void => {
  if (ids.length === 0) return;
  changeUnits(play, ids, u => {
    u.modifiers = [...u.modifiers, modifier];
  });
  const all = objectsById(play.state, ids);
  step(play, rule, `${namesOf(all)} ${said}.`, { units: ids });
};

const keywordText = (k: Keyword): string => {
  const name = k.name.charAt(0).toUpperCase() + k.name.slice(1);
  return k.value > 1 ? `${name} ${k.value}` : name;
};

export const giveKeyword = (play: Play, ids: readonly ObjectId[], keyword: Keyword, until: Until): void =>
  addModifier(
    play,
    ids,
    { kind: 'keyword', keyword, until },
    'keyword.granted',
    `${ids.length === 1 ? 'gains' : 'gain'} ${keywordText(keyword)}${lasting(until)}`,
  );
