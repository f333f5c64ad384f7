/** `effect` lines: a sentence that resolves at once, on the objects that it names. */

import { forbids } from '../../game/abilities/prohibited.ts';
import { refuseDestination } from '../../game/play/destinations.ts';
import { baseOf, isLocation, isOnBoard, placeName, unit } from '../../game/play/query.ts';
import type { Destination, Instruction, Lasting } from '../../game/state/cards/ability.ts';
import { partsOf, type TermPart } from '../../game/state/cards/walk.ts';
import { objectRef, type Ref } from '../../game/state/ref.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import { namedSlot } from '../../game/state/slots.ts';
import type { Location, PlayerId, Slots, State, UnitId } from '../../game/state/state.ts';
import type { Effect, Span } from '../../language/syntax.ts';
import { refCalled } from '../names/called.ts';
import { describesOnly } from '../names/descriptions.ts';
import { locationNamed, playerNamed, refNamed, type Scope, unitsNamed } from '../names/resolve.ts';
import { found, mapFound, notFound, type Resolved, resolveEach } from '../names/resolved.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';
import { effectReading } from './effectReading.ts';
import { unknownTags } from './effectTags.ts';

export interface EffectLine {
  readonly instructions: readonly Instruction[];
  readonly slots: Slots;
  /** The units that it names, for what is wrong with them. */
  readonly units: readonly UnitId[];
  readonly to: Location | 'base' | null;
}

const NAMED = { kind: 'slot', slot: 'named' } as const;
const THERE: Destination = { kind: 'chosen', slot: 'place' };

/** What a line does; or a problem for each unknown name, or for a sentence that is not understood. */
export const effectLine = (scope: Scope, effect: Effect): Resolved<EffectLine> => {
  if (effect.kind === 'sentence') return sentenceLine(scope, effect);
  const units = unitsNamed(scope, effect.units);
  return units.ok ? lineOn(scope, effect, units.value) : units;
};

const lineOn = (scope: Scope, effect: EffectOnUnits, units: readonly UnitId[]): Resolved<EffectLine> => {
  const slots: Slots = { named: units.map(id => objectRef(scope.state, id)) };
  const until: Lasting = 'duration' in effect ? (effect.duration ?? 'board') : 'board';
  const line = (instruction: Instruction, more: Slots = {}, to: EffectLine['to'] = null): Resolved<EffectLine> =>
    found({ instructions: [instruction], slots: { ...slots, ...more }, units, to });
  switch (effect.kind) {
    case 'deal':
      return line({ do: 'deal', amount: effect.amount.value, to: NAMED });
    case 'give-might': {
      const minimum = effect.minimum === undefined ? {} : { minimum: effect.minimum.value };
      return line({ do: 'give might', amount: effect.amount.value, to: NAMED, until, ...minimum });
    }
    case 'give-keyword': {
      const { word, value } = effect.keyword;
      const isNone = describesOnly('syntax/sentence', word, 'how much Might it gets, as in “+3 might”,');
      if (isNone !== null) return notFound(isNone);
      const keywords = [{ name: word.text, value: value?.value ?? 1 }];
      return line({ do: 'give', to: NAMED, keywords, abilities: [], until });
    }
    case 'move': {
      if (effect.to.kind === 'base' && effect.to.player === undefined)
        return line({ do: 'move', what: NAMED, to: { kind: 'base', of: 'controller' } }, {}, 'base');
      const to = locationNamed(scope, effect.to, 0 as PlayerId);
      if (!to.ok) return to;
      const { value } = to;
      const place: Ref =
        value.kind === 'battlefield' ? { kind: 'battlefield', id: value.at } : { kind: 'location', location: value };
      return line({ do: 'move', what: NAMED, to: THERE }, { place: [place] }, value);
    }
    default:
      return line({ do: effect.kind, what: NAMED });
  }
};

type EffectOnUnits = Exclude<Effect, { kind: 'sentence' }>;

const sentenceLine = (scope: Scope, effect: Extract<Effect, { kind: 'sentence' }>): Resolved<EffectLine> => {
  const read = effectReading(effect.text, name => goesBy(scope, name), scope.state.budget);
  const within = ({ start, end }: Span): Span => ({ start: effect.span.start + start, end: effect.span.start + end });
  if (!read.ok)
    return notFound(
      actorFirst(scope, effect) ?? problem('syntax/sentence', within(read.problem), read.problem.message),
    );
  const { instructions } = read;
  const strange = unknownTags(scope, effect, instructions);
  if (strange.length > 0) return notFound(...strange);
  const slots = resolveEach(partsOf(instructions).filter(isNamed), named =>
    mapFound(
      refNamed(scope, { text: named.name, quoted: true, span: within(named) }),
      ref => [namedSlot(named.name), [ref]] as const,
    ),
  );
  return mapFound(slots, found => ({ instructions, slots: Object.fromEntries(found), units: [], to: null }));
};

/** Whether anything goes by that name, be it several. */
const goesBy = ({ names, state }: Scope, name: string): boolean => {
  const declared = names.units.find(name);
  return refCalled(names, state, name) !== null || (!declared.ok && declared.problem.kind === 'ambiguous');
};

/** "Ana draws 2" or "Ana draw 2" where "by Ana: draw 2" is meant: who is responsible comes before the sentence, which is then an order. */
const actorFirst = (scope: Scope, { text, span }: Extract<Effect, { kind: 'sentence' }>): Problem | undefined => {
  const [, player, verb = '', rest = ''] = /^("[^"]+"|\S+)\s+([a-z]+)\b(.*)$/i.exec(text) ?? [];
  if (player === undefined) return undefined;
  const name = player.replace(/^"|"$/g, '');
  if (!playerNamed(scope, { text: name, quoted: true, span }).ok) return undefined;
  const order = [verb.replace(/s$/i, ''), verb].map(word => `${word}${rest}`).find(each => readsAlone(scope, each));
  if (order === undefined) return undefined;
  const line = `by ${player}: ${order}`;
  const message = `The player who is responsible for an effect comes first: “effect ${line}”.`;
  return problem('syntax/sentence', span, message, {
    fixes: [preferredFix(span, line, `Change to “${line}”`)],
  });
};

/** Whether it is understood although nothing goes by any name in it. */
const readsAlone = ({ state }: Scope, order: string): boolean => effectReading(order, () => false, state.budget).ok;

interface Named extends TermPart {
  readonly kind: 'named';
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const isNamed = (part: TermPart): part is Named => part.kind === 'named';

/** `legend.object`: a legend is readied and exhausted, though it is nowhere on the board. */
const DONE_TO_LEGENDS: ReadonlySet<string> = new Set(['ready', 'exhaust']);

/** Why an effect cannot do this to these units: they are not on the board, or cannot go there. */
export const refuseEffect = (
  state: State,
  { units, to, instructions }: EffectLine,
  by: PlayerId,
): readonly Refusal[] => {
  const refusals: Refusal[] = [];
  const moves = instructions[0]?.do === 'move';
  for (const id of units) {
    const u = unit(state, id);
    if (!isOnBoard(u)) {
      const isLegend = u.zone.kind === 'legend';
      if (isLegend && instructions.every(i => DONE_TO_LEGENDS.has(i.do))) continue;
      const there = isLegend
        ? 'a legend; effects can only "ready" and "exhaust" it'
        : `in ${placeName(state, u.zone, u.owner)}, not on the board; nothing can be done to it there`;
      refusals.push({
        code: 'play/target',
        rules: [isLegend ? 'legend.object' : 'unit'],
        message: `${u.name} is ${there}.`,
        units: [id],
      });
      continue;
    }
    if (!moves || to === null) continue;
    const there = to === 'base' ? baseOf(u.controller) : to;
    refusals.push(...refuseDestination(state, u, there, 'effect'));
    const bar = forbids(state, 'move', by, u, { from: isLocation(u.zone) ? u.zone : null, to: there });
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
