/**
 * Whether two states are the same to all that may come: no act, question or expectation can tell them apart, whichever of several
 * equal objects it happened to. What counts is in `fields/`.
 */
import { anywhere } from '../state/cards/walk.ts';
import type { State } from '../state/state.ts';
import { canonicalText } from './canonical.ts';
import { writeState } from './fields/state.ts';
import { hashOf } from './hash.ts';
import { Description, type Token } from './terms.ts';

/** Equal for states that are the same, and different for others but for a chance of one in 2^106. */
export const stateKey = (state: State): string => hashOf(canonicalText(nodesOf(state, 'hashed')));

/** The same by all that is written of both: slow, and leaves nothing to chance. */
export const sameState = (a: State, b: State): boolean =>
  canonicalText(nodesOf(a, 'in full')) === canonicalText(nodesOf(b, 'in full'));

/** A state as nodes that refer to each other; the first is the game as a whole. `terms`: of what holds no numbers of objects. */
export const nodesOf = (state: State, terms: 'in full' | 'hashed'): readonly (readonly Token[])[] => {
  const out = new Description(
    state.objects.map(({ life }) => life),
    { namesAreAsked: asksForNames(state), terms },
  );
  writeState(out, state, 'now');
  return out.nodes;
};

/** Whether an ability that is in the game speaks of what something is called, or lets a name be given. */
const asksForNames = ({
  hasAbilities,
  players,
  objects,
  battlefields,
  lastingAbilities,
  chain,
  decision,
}: State): boolean =>
  players.some(({ championName }) => championName !== null) ||
  (hasAbilities &&
    ([...objects, ...battlefields].some(
      ({ print, ...more }) => speaksOfNames(print?.abilities) || ('modifiers' in more && speaksOfNames(more.modifiers)),
    ) ||
      speaksOfNames(lastingAbilities.map(({ ability }) => ability)) ||
      speaksOfNames(chain.map(({ ability, instructions }) => ({ ability, instructions }))) ||
      (decision?.kind === 'choose' && asksForNames(decision.resume.start))));

const speaksOfNames = (terms: unknown): boolean =>
  anywhere(
    terms,
    part => part.do === 'name' || (Array.isArray(part.types) && NAME_FIELDS.some(field => part[field] !== undefined)),
  );
const NAME_FIELDS = ['name', 'notName', 'sameName', 'named'] as const;
