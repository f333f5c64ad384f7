/** Changes the condition of objects where they are: stun, buff, heal, ready, exhaust, empower. */

import { mayHaveMoreBuffs, prohibited, timesEmpowerable } from '../abilities/prohibited.ts';

import { changeObjects, type Play, step } from '../play/play.ts';

import { objectsById } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import type { Concept } from '../state/concepts.ts';
import type { Draft } from '../state/draft.ts';
import type { GameObject, ObjectId, PlainEvent, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { Cause } from './cause.ts';
import { eventFor, unreplaced } from './objectEvents.ts';

type Simple = 'stun' | 'buff' | 'heal' | 'ready' | 'exhaust' | 'empower' | 'disempower' | 'spend buff';

interface Kind {
  readonly rule: Concept;
  /** The rule that nothing changes where it is so already; `rule` without one. */
  readonly again?: Concept;
  readonly on: PlainEvent['on'] | null;
  /** Whether it would change anything: what is so already does not become so (`stun.once`, `exhaust.already`). */
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
  const left = isReplaceable(kind) ? unreplaced(play, [kind], allowed.map(idOf), () => cause) : allowed.map(idOf);
  if (left.length === 0 && allowed.length > 0) return [];
  const changed = objectsById(play.state, left);
  if (changed.length === 0) {
    const why = all.every(o => !changes(o, play.state)) ? (again ?? rule) : rule;
    if (all.length > 0) step(play)?.tell(why, sentence`${all}: nothing changes.`, { units: all.map(o => o.id) });
    return [];
  }
  const done = changed.map(o => o.id);
  changeObjects(play, done, edit);
  step(play)?.tell(rule, sentence`${changed} ${changed.length === 1 ? said[0] : said[1]}.`, { units: done });
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
