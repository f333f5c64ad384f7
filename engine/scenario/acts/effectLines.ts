/** `effect` lines: a sentence that resolves at once, on the objects that it names. */
import { parseEffect } from '../../cards/sentence.ts';
import { forbids } from '../../game/abilities/prohibited.ts';
import { refuseDestination } from '../../game/play/destinations.ts';
import { baseOf, isLocation, onBoard, placeName, unit } from '../../game/play/query.ts';
import type { Destination, Instruction, Lasting } from '../../game/state/cards/ability.ts';
import type { Slots } from '../../game/state/item.ts';
import { objectRef, type Ref } from '../../game/state/ref.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Location, PlayerId, State, UnitId } from '../../game/state/state.ts';
import type { Effect, Name } from '../../language/syntax.ts';
import type { Resolver } from '../names/resolve.ts';
import { locationOf, unitsOf } from '../names/resolve.ts';
import { type Problem, problem } from '../report/problems.ts';

export interface EffectLine {
  readonly instructions: readonly Instruction[];
  readonly slots: Slots;
  /** The units that it names, for what is wrong with them. */
  readonly units: readonly UnitId[];
  readonly to: Location | 'base' | null;
}

const NAMED = { kind: 'slot', slot: 'named' } as const;
const THERE: Destination = { kind: 'chosen', slot: 'place' };

/** Null where a name is not known, or the sentence is not understood. */
export const effectLine = (r: Resolver, effect: Effect, state: State, problems: Problem[]): EffectLine | null => {
  if (effect.kind === 'sentence') return sentenceLine(r, effect, problems);
  const units = unitsOf(r, effect.units);
  if (units === null) return null;
  const slots: Slots = { named: units.map(id => objectRef(state, id)) };
  const until: Lasting = 'duration' in effect ? (effect.duration ?? 'board') : 'board';
  const line = (instructions: Instruction, more: Slots = {}, to: EffectLine['to'] = null): EffectLine => ({
    instructions: [instructions],
    slots: { ...slots, ...more },
    units,
    to,
  });
  switch (effect.kind) {
    case 'deal':
      return line({ do: 'deal', amount: effect.amount.value, to: NAMED });
    case 'give-might': {
      const minimum = effect.minimum === undefined ? {} : { minimum: effect.minimum.value };
      return line({ do: 'give might', amount: effect.amount.value, to: NAMED, until, ...minimum });
    }
    case 'give-keyword': {
      const { word, value } = effect.keyword;
      const keywords = [{ name: word.text, value: value?.value ?? 1 }];
      return line({ do: 'give', to: NAMED, keywords, abilities: [], until });
    }
    case 'move': {
      if (effect.to.kind === 'base' && effect.to.player === undefined)
        return line({ do: 'move', what: NAMED, to: { kind: 'base', of: 'controller' } }, {}, 'base');
      const to = locationOf(r, effect.to, 0 as PlayerId);
      if (to === null) return null;
      const place: Ref =
        to.kind === 'battlefield' ? { kind: 'battlefield', id: to.at } : { kind: 'location', location: to };
      return line({ do: 'move', what: NAMED, to: THERE }, { place: [place] }, to);
    }
    default:
      return line({ do: effect.kind, what: NAMED });
  }
};

const sentenceLine = (
  r: Resolver,
  effect: Extract<Effect, { kind: 'sentence' }>,
  problems: Problem[],
): EffectLine | null => {
  const read = parseEffect(effect.text);
  if (!read.ok) {
    const { start, end, message } = read.problem;
    const from = effect.span.start + start;
    problems.push(problem('syntax/sentence', { start: from, end: effect.span.start + end }, message));
    return null;
  }
  const slots: Record<string, readonly Ref[]> = {};
  let known = true;
  for (const n of namedIn(read.instructions)) {
    const name: Name = {
      text: n.name,
      quoted: true,
      span: { start: effect.span.start + n.start, end: effect.span.start + n.end },
    };
    const ref = r.ref(name);
    if (ref === null) known = false;
    else slots[`named ${n.name.toLowerCase()}`] = [ref];
  }

  return known ? { instructions: read.instructions, slots, units: [], to: null } : null;
};

interface Named {
  readonly kind: 'named';
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const namedIn = (value: unknown): readonly Named[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if ('kind' in value && value.kind === 'named') return [value as Named];
  return Object.values(value).flatMap(namedIn);
};

/** Why an effect cannot do this to these units: they are not on the board, or cannot go there. */
export const refuseEffect = (state: State, { units, to, instructions }: EffectLine): readonly Refusal[] => {
  const refusals: Refusal[] = [];
  const moves = instructions[0]?.do === 'move';
  for (const id of units) {
    const u = unit(state, id);
    if (!onBoard(u)) {
      refusals.push({
        code: 'play/target',
        rules: ['unit'],
        message: `${u.name} is in ${placeName(state, u.zone, u.owner)}, not on the board; nothing can be done to it there.`,
        units: [id],
      });
      continue;
    }
    if (!moves || to === null) continue;
    const there = to === 'base' ? baseOf(u.controller) : to;
    refusals.push(...refuseDestination(state, u, there, 'effect'));
    const bar = forbids(state, 'move', u.controller, u, { from: isLocation(u.zone) ? u.zone : null, to: there });
    if (bar !== null)
      refusals.push({
        code: 'move/forbidden',
        rules: ['ability.passive', 'action.forbidden-state'],
        message: `${bar} does not let ${u.name} move to ${placeName(state, there)}.`,
        units: [id],
      });
  }
  return refusals;
};
