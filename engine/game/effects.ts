/** Effects that resolve at once: what the game actions do to units. */

import { leaveBoard } from './cleanup.ts';
import type { Concept } from './concepts.ts';
import { refuseDestination } from './destinations.ts';
import { behaviours } from './editions.ts';
import { settle } from './flow.ts';
import { mightOfUnit } from './might.ts';
import { moveByEffect } from './move.ts';
import { changeUnits, type Play, step } from './play.ts';
import { baseOf, namesOf, onBoard, placeName, unit } from './query.ts';
import type { Refusal } from './refusal.ts';
import type { Keyword, Location, State, Unit, UnitId, Until } from './state.ts';

export type Instruction =
  | { readonly kind: 'deal'; readonly amount: number }
  | { readonly kind: 'give-might'; readonly amount: number; readonly until: Until; readonly minimum?: number }
  | { readonly kind: 'give-keyword'; readonly keyword: Keyword; readonly until: Until }
  | { readonly kind: 'stun' | 'recall' | 'kill' | 'heal' | 'ready' | 'exhaust' }
  /** `base` is each unit's controller's own. */
  | { readonly kind: 'move'; readonly to: Location | 'base' };

const destination = (u: Unit, to: Location | 'base'): Location => (to === 'base' ? baseOf(u.controller) : to);

/** Why an effect cannot do this to these units. */
export const refuseEffect = (state: State, units: readonly UnitId[], does: Instruction): readonly Refusal[] => {
  const refusals: Refusal[] = [];
  for (const id of units) {
    const u = unit(state, id);
    if (!onBoard(u)) {
      refusals.push({
        code: 'play/target',
        rules: ['unit'],
        message: `${u.name} is in ${placeName(state, u.zone, u.owner)}, not on the board; nothing can be done to it there.`,
        units: [id],
      });
    } else if (does.kind === 'move') refusals.push(...refuseDestination(state, u, destination(u, does.to), 'effect'));
  }
  return refusals;
};

/** Does it, and lets the game go on from there. Legal ones only: ask `refuseEffect` first. */
export const resolveEffect = (play: Play, units: readonly UnitId[], does: Instruction): void => {
  if (does.kind === 'move') {
    moveByEffect(play, units, id => destination(unit(play.state, id), does.to));
    return;
  }
  apply(play, units, does);
  settle(play);
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const lasting = (until: Until): string => (until === 'board' ? '' : ` this ${until}`);

const apply = (play: Play, units: readonly UnitId[], does: Exclude<Instruction, { kind: 'move' }>): void => {
  const told = (rule: Concept, said: string) =>
    step(play, rule, `${namesOf(units.map(id => unit(play.state, id)))} ${said}.`, { units });
  const are = units.length === 1 ? 'is' : 'are';
  switch (does.kind) {
    case 'deal':
      changeUnits(play, units, u => {
        const dealt = u.immune ? 0 : does.amount;
        u.damage += dealt;
        u.lastDealt = dealt;
      });
      return told('deal', `${are} dealt ${does.amount} damage`);
    case 'give-might':
      changeUnits(play, units, u => {
        u.modifiers = [...u.modifiers, mightModifier(play.state, u, does)];
      });
      return told(
        'layers.arithmetic',
        `${units.length === 1 ? 'gets' : 'get'} ${signed(does.amount)} Might${lasting(does.until)}`,
      );
    case 'give-keyword':
      changeUnits(play, units, u => {
        u.modifiers = [...u.modifiers, { kind: 'keyword', keyword: does.keyword, until: does.until }];
      });
      return told(
        'keyword.granted',
        `${units.length === 1 ? 'gains' : 'gain'} ${keywordText(does.keyword)}${lasting(does.until)}`,
      );
    case 'stun':
      changeUnits(play, units, u => {
        u.stunned = true;
      });
      return told('stun', `${are} stunned`);
    case 'recall':
      changeUnits(play, units, u => {
        u.zone = baseOf(u.controller);
      });
      return told('recall', `${are} recalled to base`);
    case 'kill':
      changeUnits(play, units, u => leaveBoard(u, 'trash'));
      return told('kill', `${are} killed`);
    case 'heal':
      changeUnits(play, units, u => {
        u.damage = 0;
      });
      return told('heal', `${units.length === 1 ? 'heals' : 'heal'}`);
    case 'ready':
      changeUnits(play, units, u => {
        u.exhausted = false;
      });
      return told('ready', `${units.length === 1 ? 'becomes' : 'become'} ready`);
    case 'exhaust':
      changeUnits(play, units, u => {
        u.exhausted = true;
      });
      return told('exhaust', `${units.length === 1 ? 'becomes' : 'become'} exhausted`);
  }
};

const keywordText = (k: Keyword): string => {
  const name = k.name.charAt(0).toUpperCase() + k.name.slice(1);
  return k.value > 1 ? `${name} ${k.value}` : name;
};

/** `layers.snapshot`: a limited decrease is fixed at what it takes now, where the edition says so. */
const mightModifier = (
  state: State,
  u: Unit,
  does: Extract<Instruction, { kind: 'give-might' }>,
): Unit['modifiers'][number] => {
  const { amount, minimum, until } = does;
  if (minimum === undefined || amount >= 0) return { kind: 'might', amount, until };
  if (behaviours(state.edition).limitedDecrease === 'looked up') return { kind: 'might', amount, minimum, until };
  const room = Math.max(0, mightOfUnit(state, u).value - minimum);
  return { kind: 'might', amount: Math.max(amount, -room), until };
};
