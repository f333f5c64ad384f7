/** Lines that ask: in the words of a table, and how the language asks the same. An `expect` in the result is written as its question. */
import { rows, type Wording } from './wording.ts';

export const QUESTION_WORDINGS: readonly Wording[] = [
  ...rows(
    'anywhere',
    '',
    `
    (q|question|ask|asked|judge) (:|.|!|,|if|whether)? REST => REST
    (can|could|may) I (legally|now|also|still|just|then)? REST => expect ACTIVE can REST
    (can|could|may) PLAYER (legally|now|also|still|just|then)? REST => expect PLAYER can REST
    (can't|cannot) PLAYER REST => expect PLAYER cannot REST
    is PLAYER allowed to REST => expect PLAYER can REST
    is it (legal|allowed|possible|ok) (for PLAYER to|that PLAYER can|if PLAYER) REST => expect PLAYER can REST
    who (wins|won|will win|loses|lost) (the)? (combat|battle|fight|showdown)? => who wins the combat
    (does|do|did|will) PLAYER win => expect PLAYER wins the combat
    (does|do|did|will) PLAYER lose => expect PLAYER loses the combat
    (does|do|did|will|is) PLAYER (still|now|then|in the end)? (keep|hold on to|in control of|have control of|control|controlling) PLACE => expect PLAYER controls PLACE
    who (controls|has|owns|gets|will control|conquers|holds|keeps|has control of|is in control of) (the battlefield)? PLACE (now|then|afterwards)? => who controls PLACE
    who (controls|has|owns|gets|conquers|holds|keeps) it => who controls REACHED
    who (scores|scored) PLACE => who has scored PLACE
    who (attacks|is attacking|are attacking|attacked) => who is the attacker
    who (defends|is defending|are defending|blocks|is blocking) => who is the defender
    (whose|who's|who 's|who is) (turn|priority|on turn|to act|next|active) (is it)? (now)? => who has priority
    can NAMES (survive|live) => expect NAMES is alive
    (can|could|may) UNITS (legally)? (attack|move|go) REST? => expect UNITS can attack REST?
    (can't|cannot) UNITS (attack|move|go) REST? => expect UNITS cannot attack REST?
    is there (a|any|an|still a)? (open)? FIGHT (now)? (at|in|on) PLACE => expect PLACE has a FIGHT
    (is|was) it (a)? (tie|draw) => expect the combat is a tie
    where (does|do|did|will) NAMES (go|end up|land|stand|sit|end)? => where is NAMES
    where (is|are|'s|s) NAMES (now|then|afterwards|after that|in the end)? => where is NAMES
    (what|how much|how high|how big|how many) (is|are|'s) (the)? (might|strength|power|attack) of NAMES => how much might has NAMES
    (what|how much|how high|how big|how many) (is|are|'s) NAMES 's (might|strength|power|attack) => how much might has NAMES
    (how|what) (strong|big|large) (is|are) NAMES => how much might has NAMES
    (how much|how many) (might|strength|power|attack|hp|health) (does|do|will) NAMES have (now|left|then)? => how much might has NAMES
    how much (damage)? (does|do|did|will|has|must|can|should) PLAYER (have to)? (deal|assign|do|have|to assign) => how much damage has PLAYER to assign
    how much (damage)? (does|do|did|will|was|were|is) NAMES (take|receive|get|suffer|dealt) => how much damage was NAMES dealt
    (is|are) NUMBER (damage)? (lethal|enough) (for|to|on|against|to kill) NAMES => how much damage does NAMES need
    (what|how much) (is|would be|damage is|damage would be) (needed|lethal|enough) (for|to|on|against|to kill) NAMES => how much damage does NAMES need
    (what|how much) (damage)? (kills|will kill|does it take to kill) NAMES => how much damage does NAMES need
    how many points (does|do|did|will|has|have) PLAYER (get|gain|score|have|earn|make|now)? => how many points has PLAYER
    how many cards (does|do|did|has|have) PLAYER (have|hold)? (in hand|left|in the hand)? => how many cards in hand has PLAYER
    (does|do|will|did|would|should) NAMES (get|become|end up|wind up|come out|stay|remain) (being)? STATE => expect NAMES is STATE
    (does|do|will|did|would|should) NAMES REST => expect NAMES will REST
    (is|are) (everything|everyone|everybody|all units|all of them|all|they all) NOT? STATE => are ALLUNITS NOT? STATE
    (is|are) NAMES REST => expect NAMES is REST
    (has|have) NAMES REST => expect NAMES has REST
    `,
  ),
];
