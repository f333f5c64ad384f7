/** Events, after `when` and `the first time`. */
import { rows, type SentenceForm } from './form.ts';

export const EVENT_FORMS: readonly SentenceForm[] = [
  ...rows('unit', [
    ['I attack / defend / move / conquer / hold', 'when I attack or defend: draw 1', 'Several verbs with `or`.'],
    [
      'I move from PLACE / to PLACE',
      'when I move to a battlefield: draw 1',
      'Only for such moves; `the battlefield I left`, `the location I moved to`.',
    ],
    [
      'UNIT is chosen [by SPELL]',
      "when I'm chosen by an enemy spell: draw 1",
      '`by a spell or ability`; without it, by anything.',
    ],
    [
      'UNIT is dealt damage / dies / moves / is returned … by SOURCE',
      'when a friendly unit is killed by an enemy spell: draw 1',
      "`an enemy spell or ability`, `enemy effects`, `your abilities`; what a spell's damage kills is killed by it.",
    ],
    [
      'for each player, the NTH time they EVENT each turn, …',
      'for each player, the first time they hide a card each turn, they predict 1',
      'Counted for each player separately; `a unit they control dies` is about the controller.',
    ],
    [
      'you reduce the might of UNIT [by N or more]',
      'when you reduce the might of an enemy unit: draw 1',
      'By an effect that lowers it; it may stay the same because of a limit.',
    ],
    [
      'EVENT for the NTH time in a turn',
      'when I move for the second time in a turn: draw 1',
      '`the second spell each turn`; of others, each player has a second time of their own. `each time EVENT` is every time.',
    ],
    ['I win a combat', 'when I win a combat: draw 1', 'Also `lose`.'],
    [
      'UNIT dies [in combat]',
      'when another friendly unit dies: draw 1',
      '`you kill UNIT [with a spell]` where you do it; `while attacking`, `while defending` after it.',
    ],
    [
      'UNIT attacks / defends [alone] [PLACE]',
      'when an enemy unit attacks a battlefield you control: stun it',
      '`it` is that unit.',
    ],
    [
      'you play CARD [from facedown]',
      'when you play a spell that costs 3 or more: ready me',
      '`when you play me` is a play effect.',
    ],
    [
      'you play CARD, or activated ability that costs N or more',
      'when you play a unit, gear, or activated ability that costs 7 or more: draw 1',
      'Its printed cost, however much of it was paid.',
    ],
    [
      'PLAYER plays CARD',
      "when an opponent plays a unit while I'm ready: stun it",
      'An opponent, a player, you or an ally; `while CONDITION` after it.',
    ],
    [
      'you VERB UNIT',
      'when you stun one or more enemy units: draw 1',
      'Choose, stun, buff, ready, move, kill, banish, recall, return, empower, attach … to. `one or more`: once for all at the same time. `you choose` may have `with spells or unit abilities` after it.',
    ],
    [
      'you discard / draw / recycle CARDS',
      'when you discard one or more cards: ready me',
      '`your second card each turn` counts; `their`, of an opponent.',
    ],
    [
      'you draw CARDS with N or more others in hand',
      'when you draw one or more cards with at least 9 others in hand: discard your hand',
      'Other than those drawn at the same time.',
    ],
    ['you gain xp / spend a buff / hide a card', 'when you spend a buff: draw 1', 'And `channel`, `predict`, `score`.'],
    [
      'my might becomes N or more',
      'when my might becomes 10 or more: empower me',
      'From less; of other units as well.',
    ],
    ['UNIT becomes mighty / empowered', 'when a unit you control becomes mighty: ready it', 'At the moment it does.'],
    ['UNIT is dealt damage', 'when I am dealt damage: draw 1', '`takes damage` says the same.'],
    [
      'UNIT survives damage',
      'when I survive damage: draw 1',
      'Triggers when units with lethal damage have been killed and it is still there; `is dealt damage and survives` says the same. `I survive a combat`: it ends, and I was in it.',
    ],
    ['I score', 'when I score: draw 1', 'I conquer or hold.'],
    [
      'you play CARD from anywhere other than your hand',
      'when you play a spell from anywhere but your hand: draw 1',
      '',
    ],
    ['a combat that I was in ends', 'when a combat that I was in ends: draw 1', ''],
    [
      'I am played / discarded / killed',
      'when I am played, discarded, or killed: draw 1',
      'Whatever is done to me, by any player.',
    ],
  ]),
  ...rows('battlefield', [
    [
      'you conquer / hold / score / defend here',
      'when you conquer here: draw 1',
      'On battlefields; without `here` on units and legends.',
    ],
    [
      'you conquer here with UNITS',
      'when you conquer here with one or more stunned units: draw 1',
      'Only with such units there.',
    ],
    ['a showdown begins here', 'when a showdown begins here: draw 1', 'Also `combat`, and `ends`.'],
  ]),
];
