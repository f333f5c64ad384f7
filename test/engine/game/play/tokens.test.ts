/** Tokens are told apart by numbers: the first that is free, whatever was asked for before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainPrint, tokenObject } from '../../../../engine/game/play/tokens.ts';
import type { ObjectId, PlayerId, State } from '../../../../engine/game/state/state.ts';
import { openingOf } from '../random/game.ts';
import '../../../seed.ts';

const opening = openingOf('scenario "one"\n  player Ana\n  player Ben\n  battlefield Quarry\n', '1.4');

const called = (state: State, name: string) =>
  tokenObject(state, state.objects.length as ObjectId, plainPrint(name), 0 as PlayerId);

const withObjects = (names: readonly string[]): State => ({
  ...opening,
  objects: [...opening.objects, ...names.map(name => ({ ...called(opening, name), name }))],
});

/** The same, looked for from the start. */
const firstFree = (names: readonly string[], name: string): string => {
  const taken = new Set(names.map(each => each.toLowerCase()));
  let n = 1;
  while (taken.has(`${name}${n === 1 ? '' : ` ${n}`}`.toLowerCase())) n++;
  return n === 1 ? name : `${name} ${n}`;
};

const NAME = fc.constantFrom('Recruit', 'recruit', 'Recruit 2', 'Recruit 3', 'Sand Soldier', 'Sand Soldier 2', 'Sand');

describe('the name of a token', () => {
  it('is the first free one, after any other list of objects', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.array(NAME, { maxLength: 8 }), NAME), { maxLength: 6 }), lists => {
        for (const [names, name] of lists) expect(called(withObjects(names), name).name).toBe(firstFree(names, name));
      }),
    );
  });

  it('is the next number for as many as there are', () => {
    let state = opening;
    for (let n = 1; n <= 1000; n++) {
      const token = called(state, 'Recruit');
      expect(token.name).toBe(n === 1 ? 'Recruit' : `Recruit ${n}`);
      state = { ...state, objects: [...state.objects, token] };
    }
  });
});
