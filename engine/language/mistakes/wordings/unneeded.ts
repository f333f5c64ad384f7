/** Lines that no script needs, and what takes their place: their cause is not a slip, so that no fix could be right. */

import type { SyntaxProblem } from '../../syntax.ts';
import { isQuestionWord } from '../../words/words.ts';
import type { UnreadLine } from './unreadLine.ts';

/** Null for all other lines. */
export const unneededProblem = ({ said, span, section }: UnreadLine): SyntaxProblem | null => {
  const note = remarkIn(said.trim());
  if (note !== undefined) {
    const comment = `# ${note}`.trimEnd();
    const replacement = { span, text: comment, title: `Write it as “${comment}”` };
    return {
      code: 'syntax/expected',
      span,
      message: `Write remarks about a scenario as comments, after “#”: “${comment}”.`,
      replacement,
    };
  }
  const ofBoard = isOfScript(said) ? [] : BOARD_REASONS;
  const reasons = section === 'script' ? REASONS : ofBoard;
  const why = reasons.find(([line]) => line.test(said.trim()))?.[1];
  return why === undefined ? null : { code: 'syntax/expected', span, message: why };
};

/** A line of the script without a “turn” above it. */
const isOfScript = (said: string): boolean => {
  const first = /^\p{L}+/u.exec(said.trim())?.[0].toLowerCase() ?? '';
  return first === 'expect' || isQuestionWord(first);
};

/** What a line remarks that is no part of the scenario: who wrote it, a note, a line of signs. */
const remarkIn = (said: string): string | undefined => {
  if (
    /^(?:notes?|rulings?|answers?|comments?|todo|remarks?|hints?|nb|fyi|ps|authors?|by|dates?|descriptions?|source|title|judge)\s*:/i.test(
      said,
    )
  )
    return said;
  if (/^(?:author|date|description|source|title|judge|written by|made by) (?=["\p{L}\d])/iu.test(said)) return said;
  if (/^(?!`{3}|~{3})[^\p{L}\d"=]{2,}$|^={2,}$/u.test(said)) return said;
  return /^(?:[%~|!*>•]+|rem\b)\s*([\p{L}\d"].*)$/iu.exec(said)?.[1];
};

const HEADING: readonly [RegExp, string] = [
  /^(?:the )?(?:script|setup|set-?up|board|start|begin|game|actions?|moves|play|then|and|so|first|next|finally|now|main|combat|result|end)\s*:?$/i,
  'The lines of the board come first and those of the script below them, without a heading or a separator. Write your own headings as comments, after “#”.',
];

const PROGRAM: readonly [RegExp, string] = [
  /^(?:const|var|let|def|function|func|fn|class|return|for|foreach|while|loop|print|println|printf|puts|echo|console|log|sleep|delay|try|catch|throw|async|await|begin|setup|teardown|before_?each|after_?each)\b(?!\s*$)(?!.*\?\s*$)/i,
  'A script has no variables, loops, calls or output: each line says what a player does, or what is expected. A “scenario” line begins the next test.',
];

const BOARD_REASONS: readonly (readonly [RegExp, string])[] = [
  HEADING,
  PROGRAM,
  [
    /^(?:player .*|nexus .*|\S+ (?:has )?)\b(?:life|health|hp|nexus|lifepoints|lp):? \d+$|^(?:player )?\S+ (?:has |with |at )?\d+ (?:life|health|hp|lp)\b|^(?:nexus|hero)\b(?!.*["=])/i,
    'Players have no life: they score points, which count up, as in “player Ana points 3”.',
  ],
  [
    /^player .*(?:\b(?:hand|(?<!rune )deck):? \d+\b|\d+ cards?\b)|^(?:hand|deck):? \d+|^(?:\S+ )?(?:has|holds|hand|deck)\b.* \d+ cards?\b|^(?:hand|deck)\b.* \d+$/i,
    'List a hand or a deck card by card, as in “player Ana hand Gust, Defy”. Without a list, a player may have any card that is played.',
  ],
  [/^player .*(?:\b\d+x? runes\b|\brunes:? \d+$)/i, 'Runes need a domain, as in “player Ana runes 3x fury”.'],
  [
    /^(?:(?:first|race|play|playing|up) to|points? to win|winning (?:score|points?)|victory (?:score|points?)|target score)\b.*\d/i,
    'The mode sets how many points win: 8, or 11 in “mode magma chamber”. A player’s points go into the player’s line, as in “player Ana points 7”.',
  ],
  [
    /\bmight \d+.* (?:at|in|on) |^(?:\S+ )+(?:at|in|on) .*\bmight\b/i,
    'The line above a unit sets its place: below “base Ana” it is in her base, below “battlefield Quarry” at that battlefield, as in “Ben: Wall might 3”.',
  ],
];

const WHO = String.raw`(?:"[^"]+"|[\p{L}\d]+) `;
const ofAnybody = (words: string): RegExp => new RegExp(`^(?:${WHO})?(?:${words})`, 'iu');

const REASONS: readonly (readonly [RegExp, string])[] = [
  HEADING,
  PROGRAM,
  [
    ofAnybody('mulligans?|keeps? (?:(?:the|her|his|their|this) )?(?:opening )?hand|shuffles?|cuts? (?:the )?deck'),
    'A scenario begins in the middle of a game: a player’s line lists the hand and the deck, as in “player Ana hand Gust deck Scout”.',
  ],
  [
    ofAnybody('flips? a coin|tosses|coin|rolls?|dice|die roll|calls? (?:heads|tails)|wins? the (?:roll|toss)'),
    'Nothing here is random: “turn” says whose turn it is, and a player’s line lists the deck.',
  ],
  [
    ofAnybody('(?:pays?|spends?) '),
    'A payment belongs in the line of what it pays for, after “paying”, as in “Ana plays Gust paying 1”; without it, the cost given by the rules is paid. If a “may” offers a payment, “Ana accepts” pays it.',
  ],
  [
    ofAnybody(
      '(?:draws?|fills? up) .*(?:until|up to|till|back to)\\b.*|(?:draws?|fills? up) (?:to )?(?:a )?(?:full|new) hand\\b.*|refills? .*',
    ),
    'Write the number of cards to draw, as in “effect by Ana: draw 2”: hands have no size to draw up to.',
  ],
  [
    ofAnybody(
      '(?:holds?|keeps?|leaves?|saves?|has) (?:up|back|open)\\b.*|(?:represents?|threatens?|bluffs?|saves?|keeps?) .*|(?:holds?|keeps?|leaves?|has) .* (?:up|back|open|in reserve|for later|ready)',
    ),
    'Cards that are held back need no line: list the card, and what pays for it, in the player’s line, as in “player Ben hand Gust”; a player who does not play it passes.',
  ],
  [
    /^(?:show|print|display|draw|see)(?: (?:the |me the )?(?:board|state|game|hand|chain|result)s?)?$|^(?:step|next step|undo|redo|reset|restart|save|load|quit|exit|stop|break|pause|debug)$/i,
    'A script contains only what happens and what is asked. “Riftbench: Open Board”, “riftbench picture” and “riftbench trace” show the board at each line.',
  ],
  [
    /^(?:the )?(?:(?:first|second|pre-?combat|post-?combat) main\b|cleanup|clean up|expiration step|(?:go|goes|move|moves|on) to .*(?:phase|step)|(?:the )?(?:main|action|combat|scoring) (?:phase|step))\b/i,
    'Phases, steps and cleanups happen by themselves: “turn Ana” begins a turn, “all pass” ends what is open, and “Ana ends turn” moves on to the next player.',
  ],
  [
    ofAnybody(
      '(?:untaps?|untap step|upkeep|awakens?|readies (?:all|everything))\\s*(?:,|and\\b|then\\b|/|->).*\\b(?:upkeep|draws?|channels?|main)\\b.*',
    ),
    'The phases at the beginning of a turn happen by themselves: “turn Ana from start” begins a turn with all of them, “turn Ana” after them.',
  ],
  [
    ofAnybody('goes (?:in)?to (?:the )?(?:main|combat|action|beginning|next|scoring).*'),
    'Phases, steps and cleanups happen by themselves: “turn Ana” begins a turn, “all pass” ends what is open, and “Ana ends turn” moves on to the next player.',
  ],
  [
    /^(?:meanwhile|(?:after|before|during|at the end of|at the start of|at end of|at|until) (?:the |this |that )?(?:combat|showdown|turn|end of turn|end of the turn|damage|cleanup|phase|end|start|battle))$/i,
    'Lines are in the order in which things happen; no line says when.',
  ],
  [
    /^(?:unless|whenever|once|after|before|until|while|as soon as|as long as) /i,
    'A script says what happens, line by line; an alternative is a branch: “what if "Ben answers"”, and its lines below it.',
  ],
  [
    ofAnybody(
      '(?:plays?|summons?|casts?|deploys?|creates?|makes?|gets?|puts?) (?:(?:an?|the|his|her|their|another|\\d+) )?(?:\\d+[ -]might |\\d+ ?/ ?\\d+ )?(?:units?|tokens?|spells?|cards?|gear|creatures?|minions?|something|anything)\\b.*|(?:plays?|summons?|creates?|makes?|deploys?) (?:an? )?(?:\\d+ ?/ ?\\d+|\\d+[ -](?:mana|energy|cost|drop))\\b.*',
    ),
    'Play a card by its name, as in “Ana plays Gust”; a card that is not in the library needs a “card” block. A unit that is already there goes on the board; an effect plays a token, as in “effect by Ana: play 2 Recruit tokens”.',
  ],
  [ofAnybody('silences? '), 'Write what a unit loses after “effect”, as in “effect Wall loses tank”.'],
  [
    ofAnybody('orders? (?:the )?(?:blockers?|attackers?|defenders?)\\b.*'),
    'Attackers and defenders have no order: one line says how much damage each gets, as in “Ana assigns 3 to Wall, 2 to Soldier”.',
  ],
  [
    ofAnybody(
      '(?:taps?|exhausts?) .*\\b(?:for|to get|to add) (?:\\d+ )?(?:mana|energy|power)\\b.*|taps? .*\\b(?:islands?|swamps?|mountains?|forests?|plains|lands?|mana|runes)\\b.*',
    ),
    'The rules set what is paid, from what the player’s line gives: “player Ana runes 2x calm”, or “energy 2”. Write a different payment after “paying”.',
  ],
  [
    ofAnybody('(?:uses?|activates?) (?:the |her |his |their )?(?:hero ?power|hero|legend)\\b.*'),
    'A legend belongs in the player’s line, as in “player Ana legend Jinx”; activate its ability by its name: “Ana activates Jinx”.',
  ],
  [
    ofAnybody('(?:copies|copy|clones?|duplicates?) '),
    'An effect makes a copy and says what becomes one, as in “effect by Ana: Raider becomes a copy of Wall”. A spell is played again only if a card says so.',
  ],
  [
    ofAnybody('(?:searches|search|tutors?|fetches|digs?|discovers?) '),
    'Write what is done with a deck after “effect”, in the words of a card, as in “effect by Ana: look at the top 3 cards of your deck. draw one of them and recycle the rest”.',
  ],
  [
    ofAnybody(
      '(?:assigns?|deals?|distributes?)(?: (?:the |all )?(?:combat )?damage)?$|(?:assigns?|splits?|divides?|distributes?) (?:(?:the |all )?(?:combat )?damage )?(?:evenly|equally|\\d+(?: ?[/,:+-] ?\\d+)*)$',
    ),
    'The line has to say how much each unit gets, as in “Ana assigns 3 to Wall, 2 to Soldier”.',
  ],
];
