/** Things, places and amounts within a sentence. */
import { rows, type SentenceForm } from './form.ts';

export const THING_FORMS: readonly SentenceForm[] = rows('spell', [
  [
    'a / another / two / up to two / any number of THINGS',
    'ready up to two friendly units',
    'Chosen; targets, if the rules make them targets.',
  ],
  [
    'all / each THINGS, or the bare plural',
    'deal 1 to all enemy units at battlefields',
    'All that match, as it resolves.',
  ],
  ['all THINGS at a battlefield', 'deal 3 to all enemy units at a battlefield', 'One battlefield, which is chosen.'],
  ['friendly / enemy / your THING', 'buff a friendly unit', '`you control` after it says `your`.'],
  [
    'STATE THING',
    'kill a stunned enemy unit',
    'exhausted, ready, stunned, buffed, damaged, attacking, defending, mighty, equipped, token, non-token …',
  ],
  ['DOMAIN THING', 'counter a fury spell', 'A card of that domain.'],
  [
    'THING that VERB this turn',
    'kill a unit dealt damage by your spells this turn',
    '`that moved this turn`, `that was stunned this turn`, `you played this turn`, `that moved here this turn`.',
  ],
  [
    "THING that hasn't VERB this turn",
    "ready a unit that hasn't moved this turn",
    '`you have stunned this turn`, `that an opponent has played this turn`: what a player did to it.',
  ],
  ['TAG', 'buff a Poro you control', 'With a capital. `Bird, Cat, or Dog`; `non-Recruit unit`.'],
  [
    'THING here / at a battlefield / in your base',
    'stun an enemy unit at a battlefield you control',
    'there, at its battlefield, at the same battlefield, at another location, in your trash, in your hand.',
  ],
  [
    'THING with N might or less',
    'kill a unit with 3 might or less',
    '`with less might than me`, `with the highest might`.',
  ],
  ['THINGS with total might N or less', 'stun any number of enemy units here with total might 8 or less', ''],
  ['CARD that costs N or less', 'counter a spell that costs 4 or less', '`and 1 any or less` for Power.'],
  ['THING with / without KEYWORD', 'kill a unit without temporary', ''],
  [
    'THINGS at different locations',
    "choose two friendly units at different locations. move each to the other's location",
    'No two of them at the same; `at different battlefields` as well.',
  ],
  [
    'THINGS that share a tag / with different names',
    'buff two friendly units that share a tag',
    'One tag that all of them have; no two with the same name.',
  ],
  [
    'SPELL that chooses THING',
    'counter an enemy spell that chooses a friendly unit',
    '`and no other friendly unit`; `choosing THING`; `two or more THINGS`.',
  ],
  ['it / them / that THING / the killed unit', 'stun an enemy unit. move it to its base', 'What was mentioned last.'],
  ['its controller / its owner', 'kill a unit. its controller draws 2', ''],
  [
    'THING done to this way',
    'kill any number of friendly units. draw 1 for each unit killed this way',
    'What that was done to by then: killed, returned, moved, stunned, banished, recycled, discarded …; `for each killed unit`.',
  ],
  [
    'VALUE for each THING',
    'draw 1 for each friendly mighty unit',
    '`each other THING` is than me, than what was chosen, and of several, than the one that is given it.',
  ],
  [
    'VALUE for each time EVENT this turn',
    'I have +1 might for each time I moved this turn',
    'Only what is one event each time.',
  ],
  [
    'VALUE for each CARD PLAYER VERB this turn',
    'draw 1 for each card your opponents discarded this turn',
    'discarded, drew, recycled, banished, killed; `unit that died this turn`; `battlefield you conquered this turn`.',
  ],
  [
    'that many / for each',
    'return any number of friendly units to hand, then draw that many',
    'Of those that was done to right before: returned, recycled, stunned, moved … `draw 1 for each` says the same.',
  ],
  [
    'the damage dealt / removed this way',
    'deal 3 to a unit. gain xp equal to the damage dealt this way',
    'By what was done right before; `for each damage removed this way` of what was healed.',
  ],
  ['VALUE for each CARD you played this turn', 'draw 1 for each spell you played this turn', 'This one with them.'],
  ['the number of THINGS', 'deal damage equal to the number of friendly units to an enemy unit', ''],
  [
    'the highest might among THINGS',
    'deal damage equal to the highest might among friendly units to an enemy unit',
    '`the total might of`, `the total might bonus of`.',
  ],
  [
    'something [else]',
    "ready something else that's exhausted",
    'Whatever is on the board: units, gear, runes, a legend.',
  ],
  ['THING with my name', 'draw 1 for each card in your trash with this name', '`this name` says the same.'],
  [
    'THING with that name / with the named tag',
    'name a tag. give a unit with the named tag -2 might this turn',
    'The one named last, by this ability or another of this object. `choose a unit name`, `choose a tag` as well.',
  ],
  [
    'THING of that type',
    'reveal the top card of your deck. if it is of that type, draw it',
    'Of the type named or guessed last: `guess a card type`. `if it is that type` says the same.',
  ],
  ['THING you own', 'banish a unit you own', 'Whoever controls it.'],
  [
    'a battlefield with exactly N UNITS',
    'ready a unit at a battlefield with exactly two enemy units',
    '`with exactly one other unit you control` is than me.',
  ],
  [
    'VALUE for every two THINGS',
    'draw 1 for every two gear you control',
    'As many whole pairs as there are; `for every three` and so on as well.',
  ],
  [
    'a battlefield where you control no units',
    'move a friendly unit to a battlefield where you control no units',
    '`where there are no enemy units`, `with no enemy units` as well.',
  ],
  [
    "THING in combat with THING / that's being chosen by SPELL",
    "ready a friendly unit in combat with an enemy unit or that's being chosen by an enemy spell",
    'One of the two, or both with `or` between.',
  ],
  ['THING in a showdown', 'ready a friendly unit in a showdown', 'Where a showdown is open, with a combat or without.'],
  ['VALUE for each time I am empowered', 'I have +2 might for each time I am empowered', '`it is` of others.'],
  ['the damage marked on UNIT', 'deal damage to an enemy unit equal to the damage marked on it', ''],
  [
    'VALUE for each domain / tag / different energy cost among THINGS',
    'draw 1 for each domain among your runes',
    'Each counted once; `you control runes of three or more domains` requires that many.',
  ],
  [
    'the difference between VALUE and VALUE',
    "deal damage to an enemy unit equal to the difference between its might and a friendly unit's might",
    'Whichever is more, less the other.',
  ],
  [
    'the highest energy cost among THINGS',
    'draw cards equal to the highest energy cost among your units',
    'As printed; `the lowest`, `the total` as well.',
  ],
  [
    'VALUE of each of several',
    'give each friendly unit +1 might this turn for each equipment attached to it',
    'Worked out for each of them: `its` and `it` refer to that one.',
  ],
  ['half / twice VALUE', 'draw half the number of friendly units, rounded down', ''],
]);
