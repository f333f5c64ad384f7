/** Advice on lines that lay out units. */
import { type Advice, advice } from './advising.ts';
import { WHOSE } from './board.ts';

export const BOARD_ADVICE: readonly Advice[] = [
  ...advice(
    WHOSE,
    `
    (unit|:|-)? UNIT WORTH WITH? => HOLDERS : UNIT WORTH WITH?
    WORTH ATTRIBUTES? => HOLDERS : UNNAMED WORTH ATTRIBUTES?
    (battlefield|zone|lane|arena|location|site|field|place|area) NAME :? UNIT WORTH WITH? => battlefield NAME / SOMEONE : UNIT WORTH WITH?
    `,
  ),
  ...advice(
    'Gear that is attached is written at the end of its unit’s own line.',
    `
    OWNED? gear NAME (attached|equipped) (to|on) UNIT => OWNED? UNIT attached NAME
    OWNED? NAME (attached|equipped) (to|on) UNIT => OWNED? UNIT attached NAME
    `,
  ),
  ...advice(
    'A unit has one number, its Might: the damage that it deals, and the damage that kills it.',
    `
    (unit|:|-)? OWNED? UNIT ATTACK :? NUMBER (,|and|/)? HEALTH :? NUMBER2 WITH? => OWNED? UNIT might NUMBER WITH? || OWNED? UNIT might NUMBER2 WITH?
    (unit|:|-)? OWNED? UNIT NUMBER ATTACK (,|and|/)? NUMBER2 HEALTH WITH? => OWNED? UNIT might NUMBER WITH? || OWNED? UNIT might NUMBER2 WITH?
    (unit|:|-)? OWNED? UNIT :? NUMBER / NUMBER2 WITH? => OWNED? UNIT might NUMBER WITH? || OWNED? UNIT might NUMBER2 WITH?
    (unit|:|-)? OWNED? UNIT might :? NUMBER (,|and|/)? (atk|attack|str|strength|power|pow|dmg) :? NUMBER2 WITH? => OWNED? UNIT might NUMBER WITH? || OWNED? UNIT might NUMBER2 WITH?
    ONBOARD ATTACK :? NUMBER (,|and|/)? HEALTH :? NUMBER2 => expect ONBOARD has NUMBER might || expect ONBOARD has NUMBER2 might
    `,
  ),
];
