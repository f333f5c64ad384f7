/** Lines that no script needs, and what takes their place: their cause is not a slip, so that no fix could be right. */

import type { SyntaxProblem } from '../../syntax.ts';
import type { SourceLine } from './draft.ts';

/** Null for all other lines. `said`: what the line says. */
export const unneededProblem = (said: string, { span }: SourceLine): SyntaxProblem | null => {
  const note = /^(?:notes?|rulings?|answers?|comments?|todo|remarks?|hints?|nb|fyi|ps)\s*:/i.test(said);
  if (note) {
    const comment = `# ${said}`;
    const replacement = { span, text: comment, title: `Write it as “${comment}”` };
    return {
      code: 'syntax/expected',
      span,
      message: `What is said about a scenario is a comment: “${comment}”.`,
      replacement,
    };
  }
  const why = REASONS.find(([line]) => line.test(said.trim()))?.[1];
  return why === undefined ? null : { code: 'syntax/expected', span, message: why };
};

const WHO = String.raw`(?:"[^"]+"|[\p{L}\d]+) `;
const ofAnybody = (words: string): RegExp => new RegExp(`^(?:${WHO})?(?:${words})`, 'iu');

const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    ofAnybody('mulligans?|keeps? (?:(?:the|her|his|their|this) )?(?:opening )?hand|shuffles?|cuts? (?:the )?deck'),
    'A scenario begins with the game under way: hands and decks are what the line of their player says, as in “player Ana hand Gust deck Scout”.',
  ],
  [
    ofAnybody('flips? a coin|tosses|coin|rolls?|dice|die roll|calls? (?:heads|tails)|wins? the (?:roll|toss)'),
    'Nothing here is left to chance: “turn” says whose turn it is, and the line of a player says what is in a deck.',
  ],
  [
    ofAnybody('(?:pays?|spends?) '),
    'What is paid belongs in the line that it is paid for, after “paying”, as in “Ana plays Gust paying 1”; without it, costs are paid as the rules have it. Where a “may” asks for a payment, “Ana accepts” pays.',
  ],
  [
    /^(?:show|print|display|draw|see)(?: (?:the |me the )?(?:board|state|game|hand|chain|result)s?)?$|^(?:step|next step|undo|redo|reset|restart|save|load|quit|exit|stop|break|pause|debug)$/i,
    'A script has only what happens and what is asked. The board at each line is shown by “Riftbench: Open Board”, “riftbench picture” and “riftbench trace”.',
  ],
  [
    /^(?:the )?(?:cleanup|clean up|expiration step|(?:go|goes|move|moves|on) to .*(?:phase|step)|(?:the )?(?:main|action|combat|scoring) (?:phase|step))\b/i,
    'Phases, steps and cleanups pass by themselves: “turn Ana” begins a turn, “all pass” ends what is open, and “Ana ends turn” goes on to the next player.',
  ],
  [
    ofAnybody('goes (?:in)?to (?:the )?(?:main|combat|action|beginning|next|scoring).*'),
    'Phases, steps and cleanups pass by themselves: “turn Ana” begins a turn, “all pass” ends what is open, and “Ana ends turn” goes on to the next player.',
  ],
  [
    /^(?:meanwhile|(?:after|before|during|at the end of|at the start of|at end of|at|until) (?:the |this |that )?(?:combat|showdown|turn|end of turn|end of the turn|damage|cleanup|phase|end|start|battle))$/i,
    'The lines are in the order in which things happen, without a line that says when.',
  ],
  [
    ofAnybody('(?:copies|copy|clones?|duplicates?) '),
    'A copy is made by an effect, which says what becomes one, as in “effect by Ana: Raider becomes a copy of Wall”. A spell is played again only by a card that says so.',
  ],
  [
    ofAnybody('(?:searches|search|tutors?|fetches|digs?) '),
    'What is done with a deck follows “effect”, in the words of a card, as in “effect by Ana: look at the top 3 cards of your deck. draw one of them and recycle the rest”.',
  ],
  [
    ofAnybody('assigns? (?:the |all )?(?:combat )?damage$'),
    'The line has to say how much each unit gets, as in “Ana assigns 3 to Wall, 2 to Soldier”.',
  ],
];
