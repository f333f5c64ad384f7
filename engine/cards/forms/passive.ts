/** Passive sentences. */
import { rows, type SentenceForm } from './form.ts';
import { PASSIVE_FORMS_OF_PLACES } from './passiveOfPlaces.ts';

export const PASSIVE_FORMS: readonly SentenceForm[] = [
  ...rows('unit', [
    [
      'UNITS have +N might',
      'other friendly units here have +1 might',
      '`for each THING` and `, to a minimum of M` may follow.',
    ],
    [
      'UNITS have KEYWORD',
      'other friendly units here have shield',
      '`no keywords` removes all, `lose KEYWORD` some; `have assault for each THING`.',
    ],
    [
      "UNITS have KEYWORD if they didn't already",
      "friendly buffed units have deflect if they didn't already",
      '`UNITS without KEYWORD have …` as well.',
    ],
    ['UNITS have "ABILITY"', 'friendly units here have "when I conquer: draw 1"', ''],
    ['my might is increased by VALUE', 'my might is increased by your points', ''],
    [
      'while CONDITION, PASSIVE',
      "while I'm mighty, I have deflect, ganking, and shield",
      '`while CONDITION: …` and `… while CONDITION` as well.',
    ],
    ['I am immune', 'while I have moved twice this turn: I am immune', 'Cannot be dealt damage.'],
    [
      'PASSIVE unless CONDITION',
      "I can't be readied unless I'm in your base",
      'After a single statement, not several; `unless CONDITION, PASSIVE` applies to all.',
    ],
    [
      'PASSIVE. if CONDITION, they PASSIVE instead',
      "friendly units have +1 might. if I'm mighty, they have +2 might instead",
      'One or the other.',
    ],
    ['UNITS can have any number of buffs', 'I can have any number of buffs', ''],
    [
      'UNITS have the exhaust abilities of THINGS',
      'I have the exhaust abilities of friendly gear, units, and legends',
      'Activated abilities that exhaust the object that has them, each as a whole.',
    ],
    [
      'UNITS can be empowered up to N times',
      'I can be empowered up to three times',
      'Each disempowering takes one of them. Empower may be used as often.',
    ],
    ["UNITS can't be moved by enemy spells and abilities", "I can't be moved by enemy spells and abilities", ''],
    [
      "I can't be readied during your awaken phase",
      "I can't be readied during your awaken phase",
      'Spells and abilities can still. `your units` as well.',
    ],
    [
      "UNITS can't be readied during the awaken phase",
      "units can't be readied during the awaken phase",
      "In anybody's.",
    ],
    [
      "UNITS can't be returned to hand",
      "units here can't be returned to hand",
      '`by spells and abilities` may follow.',
    ],
    [
      'while exactly one UNIT is STATE / PLACE, it PASSIVE',
      'while exactly one friendly unit is here, it has +2 might',
      'That one; none if there are two.',
    ],
    [
      'prevent all damage [enemy] spells or abilities would deal to UNITS',
      'prevent all damage enemy spells or abilities would deal to friendly Poros',
      'Without `enemy`, of all.',
    ],
    [
      "SPELLS can't be countered",
      "your spells and abilities can't be countered",
      "`this can't be countered` of a spell; `spells you play this turn can't be countered`.",
    ],
    ['PLAYERS only channel N runes in their channel phase', 'opponents only channel 1 rune in their channel phase', ''],
    [
      "I can't be played on your first turns",
      "I can't be played on your first or second turns",
      'As many as are named, in order.',
    ],
    [
      'your deck can have [up to] N legends of different names besides your own',
      'your deck can have up to 3 legends of different names besides your own',
      "`if I'm in your deck, choose up to 3 different legends …` as well.",
    ],
    [
      'prevent the first N damage UNITS would take each combat',
      'prevent the first 2 damage I would take each combat',
      '`each turn`, `dealt to UNITS` as well. In combat it counts as damage is assigned.',
    ],
    [
      'your deck can have any number of cards named NAME',
      'your deck may have any number of cards named Wanderer',
      'About decks; it has no effect during play.',
    ],
    ["UNITS don't deal combat damage", "stunned units here don't deal combat damage", ''],
    ['UNITS must be assigned combat damage first / last', 'I must be assigned combat damage last', ''],
    [
      "UNITS can't be chosen by enemy spells and abilities",
      "I can't be chosen by enemy spells and abilities",
      "`opponents can't choose UNITS [with spells]` says the same.",
    ],
    [
      'UNITS have all tags of THINGS',
      'I have all tags of units you control',
      'With the values that those have at that time.',
    ],
    ['UNITS enter ready / exhausted', 'other friendly units enter ready', '`I enter ready if …`.'],
    ['I enter in base', 'I enter in base', 'Wherever I am played.'],
    ["your damage can't be prevented", "your damage can't be prevented", ''],
    [
      "play me only during PLAYER's turn",
      "play me only during an opponent's turn",
      '`play this only during your turn`, `play me only if CONDITION`.',
    ],
    [
      'my abilities have repeat - COST',
      'my abilities have repeat - discard 1',
      'Their controller is asked as they trigger.',
    ],
    ['skip your PHASE', 'skip your draw phase', 'The Draw Phase or the Channel Phase, in each of your turns.'],
    [
      'I cost N less [for each THING] [, to a minimum of M]',
      'I cost 1 less for each friendly unit, to a minimum of 2',
      'Energy and Power; `more` as well. `for each THING and for each THING` counts both.',
    ],
    [
      'CARDS you play cost N less',
      'spells you play cost 1 less, to a minimum of 1',
      '`enemy spells cost 1 more`; `spells you play choosing UNITS` costs less for what it chooses. `once each turn, spells you play cost …`: the first one while this is there; `twice`, `once on each of your turns`.',
    ],
    [
      '[while COND,] once each turn, you may pay N less to play CARD',
      "while I'm at a battlefield, once each turn, you may pay 1 and 1 any less to play a gear",
      'Asked each time until it has been used; not if nothing else would pay for the card, in which case it is used, or if it makes no difference.',
    ],
    [
      '[while COND,] once each turn, CARD you play enters ready',
      'once each turn, a unit you play enters ready',
      'With a buff, Might or a keyword as well. `once each turn, you may have CARD you play enter ready` is asked each time until it has been used; `twice each turn`, `once on each of your turns`.',
    ],
    [
      '[while COND,] once each turn, UNIT may move to PLACE from PLACE',
      'once each turn, a friendly unit may move here from anywhere',
      'From battlefield to battlefield, without Ganking.',
    ],
    [
      'as an additional cost to play CARD, you may COST to reduce its cost by N',
      'as an additional cost to play any spell, you may exhaust 3 friendly units and me to reduce its cost by 2',
      'Another card, for which its player pays that: said with `paying exhaust Scout, …`.',
    ],
    [
      'for each player, the NTH CARD they play [PLACE] [on their turn] costs N less',
      'for each player, the first unit they play here on their turn costs 1 less',
      'Each player has a separate first one.',
    ],
    [
      'the NTH CARD you play each turn costs N less',
      'the first spell you play each turn costs 2 less',
      '`enters ready` of units; those of that player, whatever became of the others.',
    ],
    [
      'CARDS you play PLACE cost N less / enter ready',
      'spells you play from your trash cost 1 less',
      "`here`; from your hand, trash, facedown, anywhere but hand; `on your turn`, `on an opponent's turn`; `while CONDITION`.",
    ],
    [
      'your equip / repeat costs cost N less',
      'your equip costs cost 1 less',
      '`equip abilities you activate cost N less`, `your equip costs are reduced by N`.',
    ],
    [
      'show off THING',
      'show off five units with different names',
      'The keyword; `show off a card costing 7 or more`. `if you showed off, …` asks for it.',
    ],
    [
      'CARDS you play have "ABILITY"',
      'spells you play have "if you showed one off, this costs 1 less" and "show off a Mighty unit"',
      'Passive sentences, as the cards are played.',
    ],
    [
      'as an additional cost to play me, [you may] COST',
      'as an additional cost to play me, you may discard 1',
      '`you may COST as an additional cost to play me`; then `if you paid the additional cost`.',
    ],
    [
      'any player may pay COST as an additional cost to play any CARD; if they do so, they play it PLACE',
      'any player may pay 2 any as an additional cost to play any Dragon; if they do so, they play it here',
      'Used with `paying 2 any`; that is then the only place.',
    ],
    ['you may play me to PLACE', 'you may play me to an open battlefield', ''],
    ['you may play me from your trash for COST', 'you may play me from your trash for 2 calm', ''],
    [
      "PLAYERS can't ACT",
      "opponents can't play cards",
      'play CARDS, move, score, conquer, hold, draw, gain points, hide.',
    ],
    ['PLAYERS can only play UNITS to PLACE', 'opponents can only play units to their base', ''],
    [
      "UNITS can't move / be readied / be stunned …",
      "enemy units here can't be readied",
      '`from PLACE`, `to PLACE`. Exhausted, buffed, killed, healed, empowered, recalled, banished as well.',
    ],
    [
      "I can't be healed in any other way",
      "I can't be healed in any other way",
      'Only by my own text: not even as a turn ends.',
    ],
    ['THINGS add an additional N', 'your Gold add an additional 1', 'Energy, beside what they add.'],
    [
      "UNITS can't be readied by spells or abilities",
      "units here can't be readied by spells or abilities",
      "`by enemy spells`, `by abilities opponents control`; `be dealt damage by enemy spells`; `opponents can't stun UNITS`.",
    ],
    ["spells and abilities can't ready UNITS", "spells and abilities can't ready enemy units and gear", ''],
    ['any amount of your damage is enough to kill UNITS', 'any amount of your damage is enough to kill units here', ''],
    ['your spells [and abilities] deal N bonus damage', 'your spells deal 1 bonus damage', '`to units here`.'],
    ['buffs give an additional +N might to UNITS', 'buffs give an additional +1 might to friendly units', ''],
    [
      'THINGS give double their base might bonus',
      'equipment attached to me give double their base might bonus',
      'The printed bonus of gear, doubled once, however many effects double it.',
    ],
    [
      'your KIND effects trigger an additional time',
      'your conquer effects trigger an additional time',
      '`KIND abilities of units you control` as well.',
    ],
    ["your temporary / deathknell effects [here] don't trigger", "your temporary effects here don't trigger", ''],
    [
      'my hold effects are also conquer effects, and conversely',
      'my hold effects are also conquer effects, and conversely',
      'What triggers on one triggers on the other.',
    ],
    [
      "ignore this card's cost",
      "if I'm mighty, ignore my cost",
      'What is printed on it; what is added to it is still paid. `Energy cost`, `Power cost` as well.',
    ],
    ["PLAYER can't move UNIT", "when an opponent plays a unit: they can't move it this turn", 'Others can.'],
    [
      'the first friendly CARD played each turn costs N less',
      'the first friendly gear played each turn costs 1 less',
      'By each player to whom it is friendly.',
    ],
    [
      'UNITS enter with a buff / empowered / with KEYWORD / with +N might',
      'units you play from your trash enter ready and with a buff',
      'They enter with it rather than gain it: nothing triggers on that.',
    ],
    ['my might is equal to VALUE', 'my might is equal to the number of cards in your trash', 'What it starts from.'],
    ["UNITS can't be dealt combat damage", "while I'm exhausted, I can't be dealt combat damage", ''],
    ['CARDS have reaction', 'your spells have reaction', '`action` as well.'],
    ['your SPELLS deal N bonus damage', 'your spells that cost 4 or more deal 1 bonus damage', 'Only such spells.'],
    [
      'abilities of THINGS deal N bonus damage',
      'abilities of friendly gear deal 1 bonus damage',
      'Judged as they last were, if they have left.',
    ],
    [
      'PLAYERS must pay COST to move one or more units to PLACE',
      'opponents must pay 1 any to move one or more units here',
      'Once for all units that move together.',
    ],
    [
      'PLAYERS must pay COST for each unit beyond the first that they move to PLACE',
      'opponents must pay 1 any for each unit beyond the first that they move here',
      '',
    ],
  ]),
  ...PASSIVE_FORMS_OF_PLACES,
];
