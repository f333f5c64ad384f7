/** Each diagnostic in two sentences, for reports that are read far from the editor. */
import type { DiagnosticCode } from '../../../engine/scenario/report/codes.ts';

export interface CodeHelp {
  /** What is wrong. */
  readonly what: string;
  /** What would be right. */
  readonly instead: string;
}

const help = (what: string, instead: string): CodeHelp => ({ what, instead });

/** A code that is new in the engine may appear here a little later; a test reports it. */
export const CODE_HELP: Readonly<Partial<Record<DiagnosticCode, CodeHelp>>> = {
  'syntax/unknown-statement': help(
    'The first words of this line begin no statement of the language.',
    'Begin the line like one of the statements: player, battlefield, turn, expect, or a player with what they do.',
  ),
  'syntax/expected': help(
    'Something else is expected at this place in the line.',
    'The message lists what can appear here.',
  ),
  'syntax/wording': help(
    'This line says in its own words something that the language has other words for.',
    'Write it as the message says; the quick fix does this.',
  ),
  'syntax/unterminated-string': help('A quoted name has no end.', 'Close it with a quotation mark on the same line.'),
  'syntax/not-run-yet': help(
    'This statement is read, but this version does not run it.',
    'Do not rely on what it would do.',
  ),
  'syntax/sentence': help(
    'This sentence of a card or an effect is not understood from here on.',
    'Use one of the forms that the message names; put words that should not run after "text".',
  ),
  'name/unknown': help(
    'Nothing in the scenario has this name.',
    'Declare it on the board, or use a name that is declared.',
  ),
  'name/near-card': help(
    "This name differs from a card's name by a slip, so that it stands for no card.",
    "Write the card's name as it is printed, or choose a name that no card's is near to.",
  ),
  'name/duplicate': help('Two things have the same name.', 'Give each its own name.'),
  'name/ambiguous': help('This short name fits more than one.', 'Write the whole name, in quotes.'),
  'setup/contested-by': help(
    'Units of two players share a battlefield, and nothing says who contested it.',
    'Add "contested by" and the player to the battlefield.',
  ),
  'setup/unstable': help(
    'The next cleanup would undo what is laid out here.',
    'Lay out a board that the cleanup leaves unchanged, or expect the change.',
  ),
  'setup/count': help(
    'The number of players or battlefields does not match the mode.',
    'Declare them all, if the scenario depends on them.',
  ),
  'setup/edition': help('This edition of the core rules is not implemented.', 'Name one that is.'),
  'setup/value': help('This value is not possible.', 'The message says what is possible.'),
  'setup/keyword': help(
    'This edition does not have this keyword yet.',
    'It is read as the text that it is short for. If you mean the keyword, name an edition that has it.',
  ),
  'setup/hidden': help(
    'A card without Hidden is laid out facedown.',
    'Lay out a card that has Hidden, unless an effect has put this one there.',
  ),
  'setup/text': help(
    'A card in play says something in words that do not run.',
    'Do not rely on it, or write it as a sentence.',
  ),
  'assign/total': help(
    'The damage assigned is not the damage that has to be assigned.',
    'Assign exactly the Might that counts on that side.',
  ),
  'assign/lethal-first': help(
    'Damage is spread before one unit has lethal damage.',
    'Bring one unit to lethal damage before the next is given any.',
  ),
  'assign/over-lethal': help(
    'A unit gets more than lethal damage while another lacks it.',
    'Give the rest to units that lack lethal damage.',
  ),
  'assign/tank-first': help(
    'A unit without Tank gets damage before one with it.',
    'Give units with Tank lethal damage first.',
  ),
  'assign/backline-last': help(
    'A unit with Backline gets damage before the others have lethal damage.',
    'Give all others lethal damage first.',
  ),
  'assign/between': help(
    'A unit with both Tank and Backline is given damage neither first nor last.',
    'Give it its lethal damage among the first, or give it damage last, once all others have theirs.',
  ),
  'assign/not-in-combat': help(
    'This unit is not on the other side of the combat.',
    'Assign only to units of the other side.',
  ),
  'assign/not-now': help(
    'No damage is being assigned now.',
    'Assign in the damage step of a combat, after all have passed.',
  ),
  'assign/attacker-first': help(
    "The attacker's assignment is still open.",
    'Write the assignment of the attacker above that of the defender.',
  ),
  'move/exhausted': help('An exhausted unit cannot make the standard move.', 'Move a ready unit.'),
  'move/not-your-turn': help(
    'Only the turn player makes standard moves.',
    "Move in that player's turn, or by an effect.",
  ),
  'move/closed-state': help('Nobody moves while something is on the chain.', 'Let the chain resolve first.'),
  'move/showdown': help('Nobody makes the standard move during a showdown.', 'Let the showdown close first.'),
  'move/needs-ganking': help(
    'Without Ganking, a unit does not move from one battlefield to another.',
    'Move it to base first, or give it Ganking.',
  ),
  'move/different-destinations': help(
    'Units that move together go to one place.',
    'Write one move for each destination.',
  ),
  'move/two-other-players': help('Units of two other players are there already.', 'Choose another battlefield.'),
  'move/combat-not-involved': help('Other players are in combat there.', 'Wait until the combat is over.'),
  'move/teammate': help("A teammate's battlefield cannot be moved to in this edition.", 'Choose another battlefield.'),
  'move/same-place': help('The unit is there already.', 'Name another place.'),
  'move/not-controlled': help('Someone else controls this unit.', 'A player moves the units that they control.'),
  'move/not-on-board': help('This unit is not on the board.', 'Move a unit at a base or battlefield.'),
  'move/not-your-base': help(
    "The only base that a unit can move to is its controller's.",
    'Name "base", or a battlefield.',
  ),
  'move/forbidden': help('An active ability forbids this move.', 'Name another place, or remove that ability first.'),
  'play/target': help('This cannot be chosen here.', 'Choose what the sentence allows.'),
  'play/timing': help(
    'This cannot be played, activated or hidden now.',
    'Play it when its player may act, and in a showdown or chain only with Action or Reaction.',
  ),
  'play/place': help(
    'Its player cannot play a unit to this place.',
    'Play it to base, or to a battlefield that the player controls.',
  ),
  'play/cost': help('The cost cannot be paid.', 'Give the player what it costs, or declare no resources at all.'),
  'play/deflect': help(
    'The additional Power for Deflect cannot be paid.',
    'Choose something else, or give the player the Power.',
  ),
  'play/combat-not-involved': help('Other players are in combat there.', 'Play the unit to another place.'),
  'play/not-in-hand': help(
    'The player does not have this card in a zone from which it can be played.',
    "Declare it in the player's hand, or leave the hand undeclared.",
  ),
  'play/not-playable': help(
    'Battlefields, legends and runes are never played.',
    'Lay the battlefield out, or put the legend in a player line; runes are channeled.',
  ),
  'play/hidden-this-turn': help(
    'A card is not played from facedown in the turn in which it was hidden.',
    'Play it from the next turn on.',
  ),
  'play/hidden-place': help(
    'A card cannot be hidden at, or played from facedown to, this place.',
    'Hide it at a battlefield that its player controls, and play it there.',
  ),
  'play/no-ability': help(
    'There is no ability here that this player can activate, or there are several.',
    'Name something with an ability; if it has several, name the ability by its words.',
  ),
  'expect/failed': help(
    'The expectation does not hold.',
    'The message gives the actual state, and the step that caused it.',
  ),
  'expect/wrong-reason': help(
    'The action is refused, but by a rule other than the one given.',
    'Name a rule that the action breaks.',
  ),
  'cite/unknown': help('No rule, FAQ entry or ruling has this name.', 'Cite one that is in the rule book.'),
  'cite/other-edition': help(
    'This edition has no such number; another has.',
    'Cite the number in this edition, or name the edition with it.',
  ),
  'cite/other-book': help(
    'A rule from a book other than the core rules is cited as the reason for a refusal.',
    'Cite the core rule that refuses the action; the message names it.',
  ),
  'cite/superseded': help('The cited entry no longer holds.', 'Cite what took its place.'),
  'cite/meaning-moved': help(
    'In this edition the number belongs to a different rule than the one that the scenario applies.',
    'Cite the number that the rule has here.',
  ),
  'cite/meaning-changed': help(
    'The rule is cited from an older edition than the text is for, and says something different now.',
    'Read what it says now; if your text still holds, cite the number in the text’s edition.',
  ),
  'flow/undecided': help('The script does not make a decision that is waiting.', 'Write what the player decides.'),
  'flow/assumed': help(
    'The script leaves something open, and the usual case is assumed.',
    'Write it down, if it matters.',
  ),
  'flow/nothing-pending': help('There is nothing to pass in or decide here.', 'Remove the line.'),
  'flow/not-now': help('Something else has to happen first.', 'The message says what.'),
  'flow/game-over': help('The game has been won; nothing follows.', 'End the script here.'),
  'flow/no-branch': help(
    'A "back" closes a branch, and none is open here.',
    'Remove the line, or open a branch with "what if" above it.',
  ),
  'flow/open-branch': help(
    'This branch begins within the one above it.',
    'Write "back" above it, or indent it further.',
  ),
  'flow/empty-branch': help('This branch has no lines.', 'Write what happens in it, or remove it.'),
  'flow/unread': help(
    "This line may depend on a card's sentence that is not understood.",
    'Write the sentence in one of the forms that are understood.',
  ),
  'flow/endless': help(
    'Abilities trigger each other again and again.',
    'Pass player by player to look at its first rounds, or change the card.',
  ),
  'flow/limit': help("The scenario exceeds Riftbench's limits.", 'Use fewer objects, or smaller numbers.'),
  'explore/undecided': help(
    'A claim about possible outcomes was not decided: this position has too many.',
    'Name a nearer horizon, or explore it with more time by “riftbench explore”.',
  ),
  'explore/assumed': help(
    'A claim about possible outcomes uses only what the scenario specifies.',
    'Write down the hand, even if it is empty: “hand nothing”.',
  ),
  'puzzle/goal': help(
    'A puzzle has one goal: what a player can force, by the end of a turn, a combat or a showdown, or within a number of acts. A scenario has none.',
    'Write one line “goal Ana can force …” below the position.',
  ),
  'puzzle/place': help(
    'The lines of a puzzle have an order: the board, the position, the goal, hints, the solution.',
    'Put the hints below the goal, and “solution” above what is done.',
  ),
  'puzzle/unsolvable': help('What a puzzle asks for cannot be forced.', 'Ask for less, or change the board.'),
  'puzzle/trivial': help(
    'A puzzle is solved before anything is done, or by every first act.',
    'Ask for more, or change the board until few first acts do it.',
  ),
  'puzzle/gives-away': help(
    'After a line of the solution, the goal can no longer be forced.',
    'Write the act that keeps the goal.',
  ),
  'puzzle/unfinished': help(
    'The solution, or a branch of it, ends before the goal is reached.',
    'Write the rest, down to the line that reaches the goal.',
  ),
  'run/timeout': help(
    'The scenario took longer than the time limit, and was stopped.',
    'Split it into shorter scenarios, or give it more time with --timeout.',
  ),
};
