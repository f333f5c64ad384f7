/** Whole abilities: triggered, activated, replacement, dependent. */
import { rows, type SentenceForm } from './form.ts';

export const WHOLE: readonly SentenceForm[] = [
  ...rows('unit', [
    ['when EVENT: EFFECT', 'when I attack: draw 1', 'Triggered. A comma may replace the colon.'],
    ['when EVENT or when EVENT: EFFECT', 'when you play me or when I hold: draw 1', 'Either event triggers it.'],
    [
      'when EVENT, if CONDITION: EFFECT',
      'when I conquer, if you control a Poro: draw 1',
      'The condition belongs to the trigger; `if CONDITION, when EVENT`, `during your turn, when EVENT`, `unless` as well.',
    ],
    [
      'when EVENT: you may EFFECT',
      'when I hold: you may buff a friendly unit',
      'Its controller decides as it is finalised.',
    ],
    [
      'when EVENT: [you may] COST to EFFECT',
      'when I defend: you may kill me to draw 1',
      'The cost is paid as it is finalised.',
    ],
    [
      'at the start of your PHASE: EFFECT',
      'at the start of your beginning phase: draw 1',
      "Beginning phase, main phase or turn; yours, or `each player's`, which speaks of `that player`.",
    ],
    ['at the end of your turn: EFFECT', 'at the end of your turn: ready me', 'In the Ending Phase.'],
    ['the NTH time EVENT each turn: EFFECT', 'the third time I move each turn: gain 1 point', 'That time only.'],
    [
      'once each turn, when EVENT: EFFECT',
      'once each turn, when an enemy unit dies: draw 1',
      'Not again this turn; `this triggers only once each turn` after the effect says the same, `only twice` of two. `twice each turn`, `once on each of your turns` as well.',
    ],
    ['deathknell: EFFECT', 'deathknell: draw 1', 'When I die.'],
    ['COST: EFFECT', '1 calm, exhaust me: draw 1', 'Activated, in your main phase.'],
    ['action, COST: EFFECT', 'action, 1: stun an enemy unit here', 'In showdowns, too.'],
    [
      'reaction, COST: EFFECT',
      'reaction, exhaust me: add 1 any',
      'At any time. `COST: [reaction] EFFECT` says the same.',
    ],
    [
      'COST: EFFECT. use this only CONDITION',
      "exhaust me: draw 1. use this only while I'm at a battlefield",
      'It cannot be activated elsewhere or at other times.',
    ],
    [
      'COST: EFFECT. during their turn, any player can use this [once]',
      '1 any: draw 1. during their turn, any player can use this once',
      'Whether or not they control the object.',
    ],
    [
      'COST: EFFECT. this ability costs N less for each THING',
      '4, exhaust me: draw 1. this ability costs 1 less for each friendly gear',
      'Less Energy; `N less if CONDITION` as well.',
    ],
    ['legion: ABILITY', 'legion: I cost 2 less', 'If you have played another card this turn.'],
    [
      'level N: ABILITY',
      'level 3: I have +2 might and tank',
      'While you have that much XP. `level N: equip COST`, `empower COST` as well.',
    ],
    ['empowered: ABILITY', 'empowered: I have +2 might', 'While I am empowered.'],
    [
      'if EVENT would happen, EFFECT instead',
      'if I would die, kill this instead. heal me',
      'Replaces it, with what follows. EVENT may be: die, leave the board, move, be dealt damage, be returned, banished, recalled, stunned or buffed, draw, discard or burn a card, gain xp or points, play a token. `once each turn, if …` limits it, `twice each turn` as well; `the first time EVENT would happen each turn, …` as well. Of xp and points, `gain twice that much instead`.',
    ],
    [
      'if EVENT would happen, you may COST to EFFECT instead',
      'if a friendly unit would die, you may pay 1 to heal it, exhaust it, and recall it instead',
      'A replacement that is offered and costs something. `while CONDITION, if EVENT would happen, …` of any.',
    ],
    [
      'if SPELL OR ABILITY would EFFECT …, EFFECT instead',
      'if an ability or spell choosing me would stun me or return me to hand, ready me instead',
      'stun, kill, banish, `return … to hand`, `give … -might`; `a unit it chooses` is one that the spell or ability has chosen. Of Might, `it gives -1 might more`.',
    ],
    [
      'if UNIT would be dealt damage [by SOURCE], prevent N of it',
      'if I would be dealt damage by an enemy spell, prevent 2 of it',
      '`it is dealt N instead`, `that damage is dealt to UNIT instead`; `3 or more damage`.',
    ],
    [
      'if you would reveal cards from a deck, first look at its top card. EFFECT. then they are revealed',
      'if you would reveal cards from a deck, first look at its top card. you may draw it. then they are revealed',
      'Which cards are revealed is known only after it. `an opponent` as well.',
    ],
    [
      'as EVENT, EFFECT',
      'as you play me, draw 1',
      'It happens, and this with it. Of a spell, `as you play this, …` alone: done with the choices for it.',
    ],
    [
      'as you play me, choose TAG, TAG, or TAG. I gain that tag',
      'as you play me, choose Cat, Yordle, or Poro. I gain that tag',
      '`Ana names Poro` answers it.',
    ],
  ]),
  ...rows('gear', [
    [
      'if CONDITION at the start of your PHASE, EFFECT',
      'if you control a Poro at the start of your beginning phase, draw 1',
      'Triggers at that time, if the condition is met.',
    ],
    [
      'my equip costs energy less by the might of the unit you choose',
      'my equip costs energy less by the might of the unit you choose',
      'Of Equip, the ability that gear of the same card has.',
    ],
    [
      'attached: ABILITY',
      'attached: when I conquer: draw 1',
      'Effect text: an ability of the unit that it is attached to. `me` is that unit, `this` the gear.',
    ],
  ]),
];
