/** The words of an action that a refusal is about. */

import { hasKeyword } from '../../game/abilities/keywords.ts';
import { sameRef } from '../../game/state/ref.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Act, DeclaredChoice, State } from '../../game/state/state.ts';
import type { Action, Choices, Name, Span } from '../../language/syntax.ts';

/** A unit's name, a share, the destination, the card, what was chosen or paid; or the whole action. */
export const spanOf = (state: State, action: Action, act: Act, refusal: Refusal): Span => {
  switch (action.kind) {
    case 'move':
      return act.kind === 'move' ? inMove(action, act, refusal) : action.span;
    case 'assign': {
      if (act.kind !== 'assign') return action.span;
      return action.shares[act.shares.findIndex(s => s.unit === refusal.units[0])]?.span ?? action.span;
    }
    case 'begin':
      return refusal.place === undefined ? action.span : action.at.span;
    case 'play':
      return act.kind === 'play' ? inPlay(state, action, act, refusal) : action.span;
    case 'activate':
      return act.kind === 'activate' || act.kind === 'activate-place'
        ? inActivation(state, action, act, refusal)
        : action.span;
    case 'hide':
      return refusal.code === 'play/hidden-place' || refusal.place !== undefined ? action.at.span : action.card.span;
    case 'name':
      return action.name.span;
    case 'choose':
      return strayChoice(state, action.names, act)?.span ?? action.span;
    default:
      return action.span;
  }
};

const inMove = (
  action: Extract<Action, { kind: 'move' }>,
  act: Extract<Act, { kind: 'move' }>,
  refusal: Refusal,
): Span => {
  const id = refusal.units[0];
  if (
    refusal.place !== undefined ||
    refusal.code === 'move/different-destinations' ||
    refusal.code === 'move/not-your-base'
  ) {
    const i =
      refusal.code === 'move/different-destinations'
        ? 1
        : act.groups.findIndex(g => id === undefined || g.units.includes(id));
    return action.groups[i]?.to.span ?? action.span;
  }
  const names = action.groups.flatMap(g => g.units);
  const ids = act.groups.flatMap(g => g.units);
  return (id === undefined ? undefined : names[ids.indexOf(id)]?.span) ?? action.span;
};

const inPlay = (
  state: State,
  action: Extract<Action, { kind: 'play' }>,
  act: Extract<Act, { kind: 'play' }>,
  refusal: Refusal,
): Span => {
  switch (refusal.code) {
    case 'play/target':
    case 'play/deflect':
      return chosenSpan(state, action, act.declared.choosing, refusal) ?? action.card.span;
    case 'play/cost':
      return paidSpan(action) ?? action.card.span;
    case 'play/place':
    case 'play/hidden-place':
    case 'play/combat-not-involved':
      return action.to?.span ?? movedTo(action, refusal) ?? action.card.span;
    default:
      return action.card.span;
  }
};

const inActivation = (
  state: State,
  action: Extract<Action, { kind: 'activate' }>,
  act: Extract<Act, { kind: 'activate' | 'activate-place' }>,
  refusal: Refusal,
): Span => {
  const whole = action.source.span;
  switch (refusal.code) {
    case 'play/target':
    case 'play/deflect':
      return chosenSpan(state, action, act.declared.choosing, refusal) ?? whole;
    case 'play/cost':
      return paidSpan(action) ?? whole;
    case 'play/no-ability':
      return action.ability?.span ?? whole;
    default:
      return whole;
  }
};

const paidSpan = ({ paying }: Choices): Span | undefined => {
  const [first] = paying;
  const last = paying.at(-1);
  return first === undefined || last === undefined ? undefined : { start: first.span.start, end: last.span.end };
};

const movedTo = ({ moves }: Choices, { place }: Refusal): Span | undefined =>
  place === undefined ? undefined : moves[0]?.to.span;

/** Which of what was chosen is wrong: where the refusal names it, that; else for Deflect what has it. */
export const chosenIndex = (state: State, choosing: readonly DeclaredChoice[], refusal: Refusal): number =>
  choosing.findIndex(choice => {
    if (choice.kind !== 'ref') return false;
    const { ref } = choice;
    if (refusal.code === 'play/deflect') {
      const o = ref.kind === 'object' ? state.objects[ref.id] : undefined;
      return o !== undefined && hasKeyword(state, o, 'deflect');
    }
    if (ref.kind === 'object') return refusal.units.includes(ref.id);
    return ref.kind === 'battlefield' && refusal.place === ref.id;
  });

const chosenSpan = (
  state: State,
  { choosing, moves }: Choices,
  declared: readonly DeclaredChoice[],
  refusal: Refusal,
): Span | undefined => {
  const named = choosing[chosenIndex(state, declared, refusal)];
  if (named !== undefined) return named.span;
  // With nothing named, what is left over is wrong: the last of what was said.
  const [first] = choosing;
  const last = choosing.at(-1);
  if (first !== undefined && last !== undefined) return { start: first.span.start, end: last.span.end };
  return moves[0]?.unit.span;
};

/** The first name of an answer that is not among the options. */
const strayChoice = ({ decision }: State, names: readonly Name[], act: Act): Name | undefined => {
  if (decision?.kind !== 'choose' || decision.question.ask !== 'refs') return undefined;
  if (act.kind !== 'answer' || act.answer.kind !== 'refs') return undefined;
  const { options } = decision.question;
  return names[act.answer.refs.findIndex(r => !options.some(o => sameRef(o, r)))];
};
