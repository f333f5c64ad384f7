/** Short cuts through what abilities ask come to the same as the long way. */

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contextFor, effectFrame } from '../../../../engine/game/abilities/effectFrame.ts';
import { objectFits } from '../../../../engine/game/abilities/filter.ts';
import { keywordsHad } from '../../../../engine/game/abilities/keywordsHad.ts';
import { mightCounted, mightOfUnit } from '../../../../engine/game/abilities/might.ts';
import { amountOfKeyword, viewOfState } from '../../../../engine/game/abilities/stateView.ts';
import { isOfBoardAlone } from '../../../../engine/game/abilities/where.ts';
import { isOnBoard } from '../../../../engine/game/play/query.ts';
import type { Filter } from '../../../../engine/game/state/cards/terms.ts';
import { anywhere } from '../../../../engine/game/state/cards/walk.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { KEYWORD_NAMES } from '../../../../engine/keywords.ts';
import { allCards } from '../../../../rules-db/cards.ts';
import { playGame } from '../random/game.ts';
import { CARDS } from '../random/library.ts';

/** Every state of some random games with cards. */
const states = (): readonly State[] =>
  Array.from({ length: 12 }, (_, n) => playGame(900 + n, { acts: 40, cards: 'many' })).flatMap(({ opening, play }) => [
    opening,
    ...play.recorder.steps.map(s => s.after),
  ]);

/** Every phrase that a card of the library says of things, once. */
const phrases = (): readonly Filter[] => {
  const found = new Map<string, Filter>();
  for (const { name } of allCards())
    anywhere(CARDS.print(name)?.abilities, part => {
      if ('types' in part && Array.isArray(part.types)) found.set(JSON.stringify(part), part as unknown as Filter);
      return false;
    });
  return [...found.values()];
};

describe('phrases that mean things on the board alone', () => {
  it('fit nothing off it, in any state of a game', () => {
    const onBoard = phrases().filter(isOfBoardAlone);
    expect(onBoard.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    let looked = 0;
    // One state of many: a step changes little of what is off the board.
    for (const state of states().filter((_, n) => n % 60 === 0))
      for (const { id, name, controller } of state.players.map(p => ({ ...p, controller: p.id }))) {
        const c = contextFor(state, effectFrame(controller, { kind: 'none' }, name));
        for (const o of state.objects)
          if (!isOnBoard(o))
            for (const f of onBoard) {
              looked++;
              if (objectFits(c, o, f)) wrong.push(`${id}: ${o.name} ${JSON.stringify(f)}`);
            }
      }
    expect(looked).toBeGreaterThan(100_000);
    expect(wrong).toEqual([]);
  });
});

describe('Might without its parts', () => {
  it('is what its parts come to, in any state of a game', () => {
    const wrong: string[] = [];
    let plain = 0;
    let changed = 0;
    for (const state of states())
      for (const o of state.objects) {
        const { counted, parts } = mightOfUnit(state, o);
        if (parts.length === 1) plain++;
        else changed++;
        if (mightCounted(state, o) !== counted) wrong.push(o.name);
      }
    expect(wrong).toEqual([]);
    expect(plain).toBeGreaterThan(1000);
    expect(changed).toBeGreaterThan(1000);
  });
});

describe('all keywords that an object has', () => {
  it('are those that it is found to have, asked one by one, in any state of a game', () => {
    const wrong: string[] = [];
    const found = new Set<string>();
    for (const state of states().filter((_, n) => n % 5 === 0)) {
      const view = viewOfState(state);
      for (const o of state.objects) {
        const had = keywordsHad(state, view, o);
        for (const { name } of had) found.add(name);
        const asked = KEYWORD_NAMES.map(name => ({ name, value: amountOfKeyword(state, o, name) })).filter(
          ({ value }) => value > 0,
        );
        if (!isDeepStrictEqual(had, asked)) wrong.push(`${o.name}: ${JSON.stringify(had)} ${JSON.stringify(asked)}`);
      }
    }
    expect(found.size).toBeGreaterThan(12);
    expect(wrong).toEqual([]);
  });
});
