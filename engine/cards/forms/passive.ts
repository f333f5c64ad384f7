/** Passive sentences. */
import { type Form, rows } from './form.ts';

export const PASSIVE_FORMS: readonly Form[] = [
  ...rows('unit', [
    [
      'UNITS have +N might',
      'other friendly units here have +1 might',
      '`for each THING` and `, to a minimum of M` may follow.',
    ],
    ['UNITS have KEYWORD', 'other friendly units here have shield', '`no keywords` takes them all away.'],
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
    ['PASSIVE unless CONDITION', "I can't be readied unless I'm in your base", 'Behind one thing said, not several.'],
    [
      'PASSIVE. if CONDITION, they PASSIVE instead',
      "friendly units have +1 might. if I'm mighty, they have +2 might instead",
      'One or the other.',
    ],
    ["UNITS can't be moved by enemy spells and abilities", "I can't be moved by enemy spells and abilities", ''],
    [
      'prevent all damage [enemy] spells or abilities would deal to UNITS',
      'prevent all damage enemy spells or abilities would deal to friendly Poros',
      'Without `enemy`, of all.',
    ],
    [
      "SPELLS can't be countered",
      "your spells and abilities can't be countered",
      "`this can't be countered` of a spell.",
    ],
    ['PLAYERS only channel N runes in their channel phase', 'opponents only channel 1 rune in their channel phase', ''],
    [
      "I can't be played on your first turns",
      "I can't be played on your first or second turns",
      'As many as are named, from the first on.',
    ],
    [
      'your deck can have any number of cards named NAME',
      'your deck may have any number of cards named Wanderer',
      'Said of decks; nothing comes of it in play.',
    ],
    ["UNITS don't deal combat damage", "stunned units here don't deal combat damage", ''],
    ['UNITS must be assigned combat damage first / last', 'I must be assigned combat damage last', ''],
    ["UNITS can't be chosen by enemy spells and abilities", "I can't be chosen by enemy spells and abilities", ''],
    ['UNITS enter ready / exhausted', 'other friendly units enter ready', '`I enter ready if …`.'],
    ['I enter in base', 'I enter in base', 'Wherever I am played to.'],
    ["your damage can't be prevented", "your damage can't be prevented", ''],
    [
      "play me only during PLAYER's turn",
      "play me only during an opponent's turn",
      '`play this only during your turn`, `play me only if CONDITION`.',
    ],
    [
      'my abilities have repeat - COST',
      'my abilities have repeat - discard 1',
      'Whoever controls them is asked as they trigger.',
    ],
    ['skip your PHASE', 'skip your draw phase', 'The Draw Phase or the Channel Phase, in each of your turns.'],
    [
      'I cost N less [for each THING] [, to a minimum of M]',
      'I cost 1 less for each friendly unit, to a minimum of 2',
      'Energy and Power; `more` as well.',
    ],
    ['CARDS you play cost N less', 'spells you play cost 1 less, to a minimum of 1', '`enemy spells cost 1 more`.'],
    [
      'the NTH CARD you play each turn costs N less',
      'the first spell you play each turn costs 2 less',
      '`enters ready` of units; those of that player, whatever became of the others.',
    ],
    [
      'CARDS you play PLACE cost N less / enter ready',
      'spells you play from your trash cost 1 less',
      "`here`; from your hand, trash, facedown, anywhere but hand; `on your turn`, `on an opponent's turn`.",
    ],
    [
      'as an additional cost to play me, [you may] COST',
      'as an additional cost to play me, you may discard 1',
      '`you may COST as an additional cost to play me`; then `if you paid the additional cost`.',
    ],
    ['you may play me to PLACE', 'you may play me to an open battlefield', ''],
    ['you may play me from your trash for COST', 'you may play me from your trash for 2 calm', ''],
    [
      "PLAYERS can't ACT",
      "opponents can't play cards",
      'play CARDS, move, score, conquer, hold, draw, gain points, hide.',
    ],
    ['PLAYERS can only play UNITS to PLACE', 'opponents can only play units to their base', ''],
    ["UNITS can't move / be readied / be stunned …", "enemy units here can't be readied", '`from PLACE`, `to PLACE`.'],
    ["spells and abilities can't ready UNITS", "spells and abilities can't ready enemy units and gear", ''],
    ['any amount of your damage is enough to kill UNITS', 'any amount of your damage is enough to kill units here', ''],
    ['your spells [and abilities] deal N bonus damage', 'your spells deal 1 bonus damage', '`to units here`.'],
    ['buffs give an additional +N might to UNITS', 'buffs give an additional +1 might to friendly units', ''],
    ['your KIND effects trigger an additional time', 'your conquer effects trigger an additional time', ''],
    ["your temporary / deathknell effects [here] don't trigger", "your temporary effects here don't trigger", ''],
    [
      'PLAYERS must pay COST for each unit beyond the first that they move to PLACE',
      'opponents must pay 1 any for each unit beyond the first that they move here',
      '',
    ],
  ]),
  ...rows('battlefield', [
    ["players can't score here", "players can't score here until their third turn", ''],
    ["units can't move from here to base", "units can't move from here to base", ''],
    ['units can move here from anywhere', 'units can move here from anywhere', ''],
    ['you may hide an additional card here', 'you may hide an additional card here', 'One facedown card more there.'],
    ['increase the victory score by N', 'increase the victory score by 1', ''],
  ]),
];
