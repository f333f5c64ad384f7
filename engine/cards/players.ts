/** The players that a sentence speaks of. */
import type { Filter, Who } from '../game/state/cards/terms.ts';
import { fail, oneOf, type Parser, say, sees, wordOf } from './parser.ts';
import { ways } from './patterns.ts';
import { refersToPlayer } from './referents.ts';

const PLAYERS = ways<Who>([
  ['you or an/your ally | you or allies | you and/or your allies | friendly players', 'you or an ally'],
  ['you and each opponent | you and all/your opponents', 'you and each opponent'],
  ['you', 'you'],
  ['an/one/any opponent | your opponent', 'an opponent'],
  ['(your) opponents (each) | each opponent | all opponents | each of your opponents', 'opponents'],
  ['each other player | all other players', 'each other player'],
  ['each player | all players | players | every player', 'each player'],
  ['a player | any player', 'a player'],
  [
    "its/their controller | that unit/spell/gear/card/permanent 's controller | the unit/spell/gear 's controller",
    'its controller',
  ],
  ["its/their owner | that unit/spell/gear/card/permanent 's owner | their owners", 'its owner'],
  ['that player/opponent | the chosen player/opponent', 'that player'],
  ['the turn player', 'turn player'],
  ['the defender | the defending player', 'defender'],
  ['the attacker | the attacking player', 'attacker'],
]);

/** `you`, `an opponent`, `each player`; `they` where a player was spoken of. */
export const who = (p: Parser): Who | null => {
  if (sees(p, 'the chosen player/opponent | that opponent') && !refersToPlayer(p)) {
    p.unbound = p.pos;
    return null;
  }
  const found = oneOf(p, PLAYERS);
  if (found !== null) return found;
  if (wordOf(p, ['they', 'he', 'she']) !== undefined && (refersToPlayer(p) || p.isDoneByAnother)) {
    p.pos++;
    return 'that player';
  }
  return fail(p, 'a player');
};

/** Whose: `your`, `their`, `its owner's`. */
export const whose = (p: Parser): Who | null => {
  if (say(p, 'your')) return 'you';
  if (say(p, "its/their owner/owners 's | its/their owner/owners ' | the owner/owners '/'s")) return 'its owner';
  if (say(p, "its controller 's | their controllers/controller '/'s")) return 'its controller';
  if (say(p, "an opponent 's | your opponent 's")) return 'an opponent';
  if (say(p, "(your) opponents ' | each opponent 's")) return 'opponents';
  if (say(p, "each player 's | players ' | any player 's | a player 's")) return 'each player';
  if (say(p, "that player 's | that opponent 's")) return 'that player';
  if (say(p, 'its')) return 'its owner';
  if (say(p, 'their')) return refersToPlayer(p) || p.isDoneByAnother ? 'that player' : 'its owner';
  return fail(p, 'your');
};

/** Who plays things that are said to be `friendly`, `enemy`, or nobody's in particular. */
export const playersOf = (side: Filter['side']): Who => {
  switch (side) {
    case undefined:
      return 'each player';
    case 'friendly':
      return 'you or an ally';
    case 'enemy':
      return 'opponents';
    case 'yours':
      return 'you';
    case 'not yours':
      return 'each other player';
    default:
      return side;
  }
};
