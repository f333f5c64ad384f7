/** Looking at hidden cards other than those of a deck. */
import type { Filter, Instruction, Who } from '../../game/state/cards/ability.ts';
import { attempt, fail, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import { whose } from '../players.ts';
import { single } from '../selectors.ts';
import type { VerbReader } from './readers.ts';
import { choosePlayer } from './simple.ts';

/** `look at an opponent's hand`, `look at its controller's facedown cards`. */
export const lookAtHidden: VerbReader = p =>
  say(p, 'look/looks at') ? (attempt(p, () => ofSomebody(p)) ?? facedownCards(p)) : null;

/** Whose facedown cards somebody can be let see. */
const sideOf = (of: Who | null): NonNullable<Filter['side']> | null => {
  if (of === 'opponents') return 'enemy';
  return of === 'its controller' || of === 'that player' ? of : null;
};

/** `you can look at their facedown cards this turn`: nothing that somebody decides now. */
export const readLookingThisTurn = (p: Parser): readonly Instruction[] | null => {
  const early = p.tokens[p.pos - 2]?.word === 'turn';
  if (!say(p, 'you may/can look at')) return null;
  const of = whose(p);
  const side = sideOf(of);
  if (side === null || !say(p, 'facedown card/cards')) return null;
  if (!early && !say(p, 'this turn')) return fail(p, 'this turn');
  const filter: Filter = { types: ['card'], side, is: ['facedown'] };
  return [{ do: 'look at', what: { kind: 'all', filter }, until: 'turn' }];
};

const HIDDEN_CARDS = ways<'hand' | 'facedown'>([
  ['hand/hands', 'hand'],
  ['facedown card/cards', 'facedown'],
]);

const ofSomebody = (p: Parser): readonly Instruction[] | null => {
  const chosen = say(p, "an opponent 's");
  const of = chosen ? 'that player' : whose(p);
  if (of === null || of === 'you') return null;
  const zone = oneOf(p, HIDDEN_CARDS);
  if (zone === null) return fail(p, 'hand');
  const side = sideOf(of);
  if (zone === 'facedown' && side === null) return null;
  const filter: Filter =
    zone === 'hand' || side === null
      ? { types: ['card'], where: { kind: 'zone', zone: 'hand', of } }
      : { types: ['card'], side, is: ['facedown'] };
  p.sawCards = true;
  const look: Instruction = { do: 'look at', what: { kind: 'all', filter } };
  // Whom it is about is chosen before.
  return chosen ? [choosePlayer(p, 'enemy'), look] : [look];
};

/** `a facedown card here`, `all facedown cards opponents control`. */
const facedownCards = (p: Parser): readonly Instruction[] | null => {
  const what = single(p);
  if (what === null || !('filter' in what) || what.filter.is?.includes('facedown') !== true) return null;
  p.sawCards = true;
  return [{ do: 'look at', what }];
};
