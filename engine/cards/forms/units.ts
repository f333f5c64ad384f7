/** What is done to units and other things in play. */
import { rows, type SentenceForm } from './form.ts';

export const UNIT_FORMS: readonly SentenceForm[] = rows('spell', [
  ['deal N to UNIT', 'deal 3 to a unit at a battlefield', '`deal 3 damage to` says the same.'],
  [
    'deal VALUE to UNIT',
    'deal damage equal to the highest might among units you control to an enemy unit',
    'Any amount: `my might`, `its might`, `that much`.',
  ],
  [
    'deal N split among UNITS',
    'deal 5 split among any number of enemy units',
    '`split N among UNITS` says the same. Each unit is chosen; split as it resolves.',
  ],
  [
    'choose UNIT and UNIT with the same might',
    'choose a friendly unit and an enemy unit with the same might. kill them both',
    '',
  ],
  [
    'UNIT deals its might to UNIT',
    'choose a friendly unit. it deals its might to an enemy unit',
    'The unit is the source.',
  ],
  [
    'they deal their mights to each other',
    'choose a friendly unit and an enemy unit at a battlefield. they deal their mights to each other',
    'Both that were chosen.',
  ],
  [
    'prevent the next N damage that would be dealt to UNIT [this turn]',
    'prevent the next 3 damage that would be dealt to a friendly unit this turn',
    '`all damage` for all of it.',
  ],
  [
    'prevent all combat damage this turn',
    'prevent all combat damage this turn',
    '`all spell and ability damage` as well.',
  ],
  [
    'double all damage that would be dealt to UNIT this turn',
    'double all damage that would be dealt to an enemy unit this turn',
    '',
  ],
  [
    'give UNIT +N might [this turn | this combat]',
    'give a unit +2 might this turn',
    'Without a duration, for as long as it is on the board. `until the start of your next turn`, `until the end of your next turn`, `until your next Beginning Phase` as well.',
  ],
  [
    'give UNIT -N might [this turn], to a minimum of M',
    'give an enemy unit -3 might this turn, to a minimum of 1',
    'The limit may come before or after the duration.',
  ],
  [
    'give UNIT +N might [this turn], to a maximum of M',
    'give a friendly unit +2 might this turn, to a maximum of 5',
    'What is given is fixed as it is given.',
  ],
  [
    'give UNIT +might equal to VALUE',
    'give a friendly unit +might equal to the number of enemy units here this turn',
    '',
  ],
  [
    'SPELL gets flow equal to its cost [this turn]',
    'a spell in your trash gets flow equal to its cost this turn',
    'It may be played from there for its cost, and is then banished.',
  ],
  [
    'give UNIT KEYWORD [this turn]',
    'give a unit assault 3 and ganking this turn',
    'Keywords, Might and abilities may be mixed.',
  ],
  [
    'give UNIT "ABILITY" [this turn]',
    'give a friendly unit "when I conquer: draw 1" this turn',
    'The ability in quotes, `"equip COST"` and `"empower COST"` among them.',
  ],
  [
    'UNIT loses KEYWORD [this turn]',
    'choose a unit. it loses tank this turn',
    '`loses all keywords` for all. From 1.3 on, what is given later is lost as well.',
  ],
  [
    'double the might of UNIT [this turn]',
    'double the might of a friendly unit this turn',
    '`double its might` says the same.',
  ],
  [
    'swap the might of UNIT and UNIT [this turn]',
    'swap the might of a friendly unit and an enemy unit this turn',
    '`of two units`, `swap their mights` as well.',
  ],
  ['set the might of UNIT to N [this turn]', 'set the might of a unit to 3 this turn', ''],
  [
    'its base might becomes N [this turn]',
    'choose an enemy unit. its base might becomes 4 this turn',
    'Also `its might becomes N`.',
  ],
  [
    'increase the might of UNIT to VALUE [this turn]',
    'increase the might of a friendly unit to 5 this turn',
    'Only upwards.',
  ],
  ['stun / ready / exhaust / heal / buff UNIT', 'stun an enemy unit at a battlefield', ''],
  [
    'kill / banish / recall UNIT',
    'kill any number of units here with total might 4 or less',
    'Gear as well; `recall it exhausted`.',
  ],
  ['return UNIT to hand', "return an enemy unit to its owner's hand", ''],
  ['empower / disempower UNIT', 'empower a friendly unit', ''],
  ['move UNIT', 'move an enemy unit', 'To any place; the mover picks it as the item is finalised.'],
  [
    'move UNIT to PLACE',
    'move up to two friendly units to base',
    'base, here, there, its battlefield, a battlefield you control, the same battlefield.',
  ],
  ['swap the places of UNIT and UNIT', 'swap the places of a friendly unit and an enemy unit', ''],
  [
    "move UNIT and UNIT to each other's locations",
    "move a friendly unit and an enemy unit to each other's locations",
    'The same.',
  ],
  [
    'take control of UNIT [until …]',
    'take control of an enemy unit at a battlefield',
    '`lose control of` gives it back; `a triggered ability` can be taken over, too.',
  ],
  ['attach GEAR to UNIT', 'attach an equipment you control to a friendly unit', ''],
  ['spend a buff from UNIT', 'spend a buff from an enemy unit', ''],
  ['detach GEAR [from UNIT]', 'detach an equipment from a unit', ''],
  ['UNIT becomes a copy of UNIT', 'choose a friendly unit. it becomes a copy of an enemy unit', ''],
  [
    'GEAR is a unit gear, with its energy cost as its might, until you choose another with me',
    'choose a friendly gear. it is a unit gear, with its energy cost as its might, until you choose another with me',
    'It is both, until another one is chosen.',
  ],
  [
    "copy UNIT's text to my effect text while this is attached",
    "as this becomes attached to a unit, copy that unit's text to my effect text while this is attached",
    'Of gear: what is printed on the unit, with its keywords.',
  ],
  [
    'as this becomes attached to a unit, the equipped unit becomes a copy of UNIT while this is attached',
    'as this becomes attached to a unit, choose one other friendly unit. the equipped unit becomes a copy of it while this is attached',
    'Of gear; what was done to the unit stays, and the copy ends with the attachment.',
  ],
  [
    'counter SPELL',
    'counter a spell that costs 4 or less and 1 any or less',
    '`. return it to hand instead of putting it in the trash` may follow; `recycle`, `banish`.',
  ],
  [
    'EFFECT. this deals N bonus damage for each …',
    'deal 2 to a unit. this deals 1 bonus damage for each card you played this turn',
    'Of spells, with the damage said before it; `if this was played from anywhere but hand,` or `if this was played again,` may come before it.',
  ],
  [
    'EFFECT unless PLAYER has you EFFECT',
    'deal 6 to an enemy unit unless its controller has you draw 2',
    'That player is asked as it resolves.',
  ],
  [
    'EFFECT unless PLAYER pays COST',
    'counter a spell unless its controller pays 2',
    '`unless you discard 1`, `discards N`, `kills one of their units`, `exhausts one of their units` as well; of several players each is asked.',
  ],
  [
    'activate the KIND effects of UNITS',
    'activate the conquer effects of friendly units',
    "conquer, hold, play, attack, defend, deathknell; `trigger UNIT's deathknell`.",
  ],
]);
