/** Of those who write a puzzle: what is asked for, without who can force it, and hints and solutions as other lists have them. */
import { rows, type Wording } from './wording.ts';

export const PUZZLE_WORDINGS: readonly Wording[] = [
  ...rows(
    'script',
    'The goal of a puzzle says who can force what, whatever the others do.',
    `
    (goal|objective|task|aim|win condition) (:|is)? PLAYER (wins|win|to win|must win|can win) (the game)? (this turn|in this turn|on this turn|in one turn|in a single turn|within this turn) => goal PLAYER can force PLAYER wins the game within this turn
    (goal|objective|task|aim|win condition) (:|is)? PLAYER (wins|win|to win|must win|can win|has won) (the game)? => goal PLAYER can force PLAYER wins the game
    (goal|objective|task|aim) (:|is)? (win|to win|you win|winning) (the game)? => goal ACTIVE can force ACTIVE wins the game
    (goal|objective|task|aim) (:|is)? PLAYER (kills|kill|must kill|can kill|to kill|has to kill|destroys|defeats) NAMES => goal PLAYER can force NAMES is dead
    (goal|objective|task|aim) (:|is)? (kill|to kill|killing|destroy|defeat) NAMES => goal ACTIVE can force NAMES is dead
    (goal|objective|task|aim) (:|is)? PLAYER (conquers|conquer|takes|must take|can take|to take|captures) PLACE => goal PLAYER can force PLAYER controls PLACE
    (goal|objective|task|aim) (:|is)? (conquer|take|capture|control) PLACE => goal ACTIVE can force ACTIVE controls PLACE
    goal (:|is)? PLAYER has REST => goal PLAYER can force PLAYER has REST
    goal (:|is)? PLAYER controls REST => goal PLAYER can force PLAYER controls REST
    goal (:|is)? PLAYER (scores|reaches|gets|gains) NUMBER (points|point) => goal PLAYER can force PLAYER has NUMBER points
    goal (:|is)? PLAYER forces REST => goal PLAYER can force REST
    goal (:|is)? PLAYER can PLAYER CLAIM => goal PLAYER can force PLAYER CLAIM
    goal (:|is)? NAMES (is|are) REST => goal ACTIVE can force NAMES is REST
    goal : REST => goal REST
    (objective|task|aim) :? PLAYER can force REST => goal PLAYER can force REST
    `,
  ),
  ...rows(
    'script',
    'A hint goes in quotes, and the solution below a “solution” line.',
    `
    (hint|hints|clue|tip) (NUMBER)? : QUOTED => hint QUOTED
    (solution|answer|solve|solutions) : => solution
    `,
  ),
];
