/**
 * Advice for lines that the language cannot express: lines to choose from instead, in the notation of `notation.ts`.
 */

export interface Advice {
  readonly written: string;
  /** Why the line cannot be written so, as a sentence. */
  readonly why: string;
  /** What can be written; a slot that the board fills in several ways makes several lines. */
  readonly instead: string;
}

const advice = (why: string, table: string): readonly Advice[] =>
  table
    .split('\n')
    .filter(line => line.includes(' => '))
    .map(line => {
      const [written = '', instead = ''] = line.split(' => ').map(side => side.trim());
      return { written, why, instead };
    });

export const ADVICE: readonly Advice[] = [
  ...advice(
    'Only an exact number can be expected.',
    `
    expect NAMES (has|have|with) COMPARED NUMBER REST => expect NAMES has NUMBER REST
    expect NAMES (has|have|with) BEYOND REST => expect NAMES has BEYOND REST
    `,
  ),
  ...advice(
    'Whose turn it is follows “turn” and is not asked. While nothing else goes on, the turn player has priority.',
    `
    expect it (is|'s) NOT? PLAYER 's (turn|main phase) => expect PLAYER has NOT? priority
    expect PLAYER is NOT? (the)? (turn player|active player|active|current player|player whose turn it is) => expect PLAYER has NOT? priority
    `,
  ),
  ...advice(
    'A game is over when a player wins it; the line has to say which.',
    'expect (the)? game (is over|is won|has ended|ended|ends|is finished) => expect SOMEONE wins the game',
  ),
  ...advice(
    'A unit attacks by moving to where the other player is; the line has to say which.',
    `
    PLAYER (attacks|attack|invades|contests|raids) PLACE => PLAYER moves ATTACKERS to PLACE
    PLAYER (attacks|attack|swings|charges) => PLAYER moves ATTACKERS to TARGETS
    `,
  ),
];
