/** Cards that are played by those who own them: `its owner plays the banished card`, `for each, its owner plays that unit back …`. */
import type { Instruction, Selector } from '../../game/state/cards/ability.ts';
import { attempt, fail, type Parser, say, sees } from '../parser.ts';
import { them } from '../referents.ts';
import { play } from './playing.ts';
import type { Instructions } from './readers.ts';

export const playedByOwners = (p: Parser): Instructions | null =>
  attempt(p, () => byEachOwner(p)) ?? attempt(p, () => forEachItsOwner(p));

const EACH: Selector = { kind: 'it' };

/** `its owner plays the banished card`: the owner of the card, not of what banished it. */
const byEachOwner = (p: Parser): Instructions | null => {
  if (!say(p, 'its owner | their owner/owners') || !sees(p, 'play/plays the banished')) return null;
  const [played, ...more] = play(p, 'that player') ?? [];
  if (played?.do !== 'play' || more.length > 0 || played.what.kind !== 'all') return null;
  const each: Instruction = {
    do: 'each player',
    who: 'its owner',
    instructions: [{ ...played, what: EACH }],
  };
  return [{ do: 'for each', what: played.what, instructions: [each] }];
};

/** `for each, its owner plays that unit to the same place or to base`: one after the other, in an order of yours. */
const forEachItsOwner = (p: Parser): Instructions | null => {
  if (!say(p, 'for each (of them) (,) its owner') || !sees(p, 'play/plays')) return null;
  const what = them(p);
  if (what.kind !== 'slot') return fail(p, 'its owner');
  const [played, ...more] = play(p, 'that player') ?? [];
  if (played?.do !== 'play' || more.length > 0) return null;
  const each: Instruction = { do: 'each player', who: 'its owner', instructions: [{ ...played, what: EACH }] };
  return [{ do: 'for each', what, inOrder: true, instructions: [each] }];
};
