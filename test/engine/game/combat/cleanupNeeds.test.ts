import { describe, expect, it } from 'vitest';
import { cleanupNeedsOf } from '../../../../engine/game/combat/cleanupNeeds.ts';
import { blankObject, plainPrint } from '../../../../engine/game/play/tokens.ts';
import { Memory } from '../../../../engine/game/state/memory.ts';
import type { BattlefieldId, GameObject, ObjectId, ObjectType, Zone } from '../../../../engine/game/state/things.ts';
import { ANA, BEN, battlefieldAt } from '../support.ts';

const NOTHING = { hurt: false, strangers: false, notUnits: false, facedown: 0 };
const MINE: Zone = { kind: 'base', player: ANA };
const FACEDOWN: Zone = { kind: 'facedown', at: 0 as BattlefieldId };

const object = (type: ObjectType, zone: Zone, damage = 0): GameObject => {
  const o = blankObject(0 as ObjectId, plainPrint('Rat', type), ANA);
  o.zone = zone;
  o.damage = damage;
  return o;
};

describe('what a cleanup may have to put right', () => {
  it.each<[string, readonly GameObject[], object]>([
    ['nothing among units where they belong', [object('unit', MINE), object('unit', battlefieldAt(0))], {}],
    ['damage', [object('unit', MINE), object('unit', MINE, 1)], { hurt: true }],
    ['a unit in the base of another player', [object('unit', { kind: 'base', player: BEN })], { strangers: true }],
    ['gear at a battlefield', [object('gear', battlefieldAt(0))], { notUnits: true }],
    ['a rune at a battlefield', [object('rune', battlefieldAt(0))], { notUnits: true }],
    ['no gear in a base', [object('gear', MINE)], {}],
    ['facedown cards, by their number', [object('unit', FACEDOWN), object('spell', FACEDOWN)], { facedown: 2 }],
  ])('finds %s', (_, objects, found) => {
    expect(cleanupNeedsOf({ memory: new Memory(), objects })).toEqual({ ...NOTHING, ...found });
  });
});
