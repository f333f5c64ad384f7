/** Conditions, after `if` and `while`. */
import { rows, type SentenceForm } from './form.ts';

export const CONDITION_FORMS: readonly SentenceForm[] = rows('unit', [
  [
    'I am STATE / at PLACE',
    "while I'm at a battlefield: I have +1 might",
    'mighty, stunned, buffed, exhausted, attacking, defending, alone, in combat, equipped; `it is` of others.',
  ],
  [
    'I am empowered N times',
    "while I'm empowered three times, I have deflect 3",
    'At least as often; also `twice`, `exactly two times`.',
  ],
  [
    'I have KEYWORD / N or more might',
    'when I attack, if I have 5 or more might: draw 1',
    '`it has more might than me`; `an enemy unit here has less might than me`: at least one of them.',
  ],
  [
    'while UNIT is attacking / defending alone, it has …',
    'while a friendly unit is defending alone, it has +2 might',
    '`while I am defending alone: …` of me.',
  ],
  [
    'you control THING',
    'when I hold, if you control two or more gear: ready me',
    '`an opponent controls`; `no`, `another`, `two or more`, `exactly 3`.',
  ],
  [
    'there are more / fewer THINGS than THINGS',
    'when I attack, if there are more enemy units here than friendly units: draw 1',
    '`you control fewer units here than there are enemy units`; the place is meant of both.',
  ],
  ['there is THING', 'when I attack, if there is a ready enemy unit here: draw 1', "`there aren't any`."],
  [
    'you have N or more xp / cards in hand / points',
    'when I hold, if you have one or fewer cards in hand: draw 1',
    '`3+ xp`.',
  ],
  [
    'EVENT this turn',
    'I enter ready if a unit died this turn',
    "`I have moved twice this turn`, `you haven't played a unit this turn`, `no friendly unit died this turn`.",
  ],
  [
    'N or more THINGS VERB this turn',
    'when I hold, if two or more units died here this turn: draw 1',
    'All are counted; `exactly 2` allows no more.',
  ],
  [
    'PLAYER has more / fewer THINGS than PLAYER',
    'when I attack, if an opponent controls more units than you: draw 1',
    'Points, xp, cards in hand or things; `than each opponent`, `at least 3 more`.',
  ],
  ['you have played another card this turn', "I cost 2 less if you've played another card this turn", ''],
  [
    'you showed off [THING]',
    'when you play me, if you showed off a unit: draw 1',
    '`you showed one off`, `you did not show off`; `its might`, `that unit` mean what was shown off.',
  ],
  ['you paid the additional cost', 'when you play me, if you paid my additional cost: stun a unit', ''],
  [
    'you played me from PLACE',
    'when you play me, if you played me from facedown: draw 1',
    'hand, facedown, trash, anywhere but hand.',
  ],
  ['you assigned N or more excess damage', 'when I conquer, if you assigned 3+ excess damage: draw 1', ''],
  [
    'an opponent is within N points of the victory score',
    'I enter ready if an opponent is within 3 points of the victory score',
    '',
  ],
  ["it's your turn", "I have +1 might while it's your turn", '`your beginning phase` as well.'],
  ['you spent N or more', 'when you play a spell, if you spent at least 4: draw 1', 'Energy, on that card.'],
  [
    'you have spent N or more energy / power this turn',
    "if you've spent 3 or more power this turn: I have +2 might",
    'On anything.',
  ],
  [
    'you played N or more CARDS this turn',
    "while you've played two or more spells this turn: I have +2 might",
    '`no units`; `discarded` of cards; `a unit and a spell`.',
  ],
  [
    'you discarded CARD this way',
    'when I attack: discard 1. if you discarded a spell this way, draw 1',
    'recycled, banished, returned, killed; `drew a card`, of cards looked at; `removed 3 or more damage`.',
  ],
  [
    'it was DONE this way',
    'when I attack: buff a unit. if it was buffed this way, draw 1',
    'Not for what already was.',
  ],
  [
    'you control that battlefield',
    'when I move to a battlefield, if you control that battlefield: draw 1',
    'The one mentioned last.',
  ],
  [
    'I am in combat with UNITS',
    "while I'm in combat with exactly one enemy unit, I have +3 might",
    '`two or more enemy units` as well.',
  ],
  [
    'all THINGS are STATE',
    'while all enemy units here are stunned, I have +3 might',
    'True if there is none that does not.',
  ],
  [
    'THINGS have total might N or more',
    'while friendly units here have total might 8 or more, I have tank',
    '`less than 5` as well.',
  ],
  [
    'I have N or more equipment attached',
    'while I have two or more equipment attached, I have ganking',
    '`an equipment attached` as well.',
  ],
  ['a showdown is here', 'while a showdown is here, I have +1 might', '`there is a showdown` says it of any place.'],
  ['it cost N or more', 'when you play a spell, if it cost 4 or more, draw 1', 'As printed on it.'],
  [
    'VALUE is greater than VALUE',
    'when I attack, if my might is greater than your points: draw 1',
    'less than, 5 or more, exactly 3.',
  ],
]);
