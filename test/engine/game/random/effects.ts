/** Random `effect` lines. */
import { parseEffect } from '../../../../engine/cards/sentence.ts';
import type { Act } from '../../../../engine/game/actions.ts';
import { allLocations } from '../../../../engine/game/play/destinations.ts';
import { isLocation, isOnBoard } from '../../../../engine/game/play/query.ts';
import type { Instruction } from '../../../../engine/game/state/cards/ability.ts';
import { objectRef } from '../../../../engine/game/state/ref.ts';
import type { Location, State } from '../../../../engine/game/state/state.ts';
import { refuseEffect } from '../../../../engine/scenario/acts/effectLines.ts';
import { oneIn, pick, type Random, some } from './chance.ts';

const NAMED = { kind: 'slot', slot: 'named' } as const;

/** What is done to units that the line names; the line is `TEXT NAMES`. */
const TO_UNITS: readonly (readonly [text: string, does: Instruction])[] = [
  ['deal 2 to', { do: 'deal', amount: 2, to: NAMED }],
  ['stun', { do: 'stun', what: NAMED }],
  ['kill', { do: 'kill', what: NAMED }],
  ['recall', { do: 'recall', what: NAMED }],
  ['ready', { do: 'ready', what: NAMED }],
  ['exhaust', { do: 'exhaust', what: NAMED }],
  ['buff', { do: 'buff', what: NAMED }],
];

/** What is said without naming anybody: choices are asked for. */
const SENTENCES: readonly string[] = [
  'draw 2',
  'each player discards 1',
  'play two 1 might Recruit unit tokens',
  'kill a unit',
  'kill a gear',
  'kill all units at battlefields',
  'deal 3 to all units at battlefields',
  "return a unit to its owner's hand",
  'banish a unit',
  'channel 1 rune exhausted',
  'gain 2 xp',
  'gain 1 point',
  'move a unit',
  'recall all units',
  'ready all units',
  'give a unit -3 might this turn',
  'give a unit -3 might this turn, to a minimum of 1',
  'give all units +1 might this turn',
  'buff a unit',
  'stun all units',
  'discard 2, then draw 2',
  'take control of an enemy unit',
  'detach a gear',
  'predict 2',
  'burn 2',
];

const READ: readonly (readonly [text: string, does: readonly Instruction[]])[] = SENTENCES.flatMap(text => {
  const read = parseEffect(text);
  return read.ok ? [[text, read.instructions] as const] : [];
});

/** Those that the language does not know would silently be left out: a test sees to it that there are none. */
export const UNREAD: readonly string[] = SENTENCES.filter(text => !READ.some(([read]) => read === text));

export interface RandomEffect {
  readonly act: Extract<Act, { kind: 'effect' }>;
  /** The line's words after `effect`. */
  readonly text: string;
}

export const randomEffect = (random: Random, state: State, written: (name: string) => string): RandomEffect | null => {
  if (oneIn(random, 2)) {
    const [text, instructions] = pick(random, READ) ?? ['', []];
    return { act: { kind: 'effect', instructions, slots: {} }, text };
  }
  const whose = random(state.players.length);
  const units = some(
    random,
    state.objects.filter(o => isOnBoard(o) && o.type === 'unit' && o.controller === whose),
    1 + random(2),
  );
  if (units.length === 0) return null;
  const names = units.map(u => written(u.name)).join(', ');
  const slots = { named: units.map(u => objectRef(state, u.id)) };
  if (oneIn(random, 4)) {
    const to = pick(
      random,
      allLocations(state).filter(l => l.kind === 'battlefield'),
    );
    if (to === undefined) return null;
    const place = state.battlefields[to.kind === 'battlefield' ? to.at : 0];
    const instructions: readonly Instruction[] = [{ do: 'move', what: NAMED, to: { kind: 'chosen', slot: 'place' } }];
    if (
      !mayGo(
        state,
        units.map(u => u.id),
        to,
        instructions,
      )
    )
      return null;
    const ref = { kind: 'battlefield', id: place?.id ?? state.battlefields[0]?.id } as const;
    if (ref.id === undefined) return null;
    return {
      act: { kind: 'effect', instructions, slots: { ...slots, place: [{ kind: 'battlefield', id: ref.id }] } },
      text: `move ${names} to ${written(place?.name ?? '')}`,
    };
  }
  const [text, instructions] = pick(random, TO_UNITS) ?? ['stun', { do: 'stun', what: NAMED } as const];
  return { act: { kind: 'effect', instructions: [instructions], slots }, text: `${text} ${names}` };
};

const mayGo = (
  state: State,
  units: readonly State['objects'][number]['id'][],
  to: Location,
  instructions: readonly Instruction[],
): boolean =>
  units.every(id => isLocation(state.objects[id]?.zone ?? { kind: 'gone' })) &&
  refuseEffect(state, { instructions, slots: {}, units, to }, state.turnPlayer).length === 0;
