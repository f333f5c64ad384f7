/** States that nobody can tell apart have one key, and all others have others. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal, perform } from '../../../../engine/game/actions.ts';
import { ACT_GROUPS, legalActs } from '../../../../engine/game/legalActs/legalActs.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { stateKey } from '../../../../engine/game/stateKey/stateKey.ts';
import { candidatesIn } from '../random/candidates.ts';
import { randomFrom } from '../random/chance.ts';
import { newGame, openingOf, playGame } from '../random/game.ts';
import { nodesOf, sameState } from './inFull.ts';
import { isIsomorphic } from './isomorphic.ts';
import { renumbered } from './renumbered.ts';

const MANY = 200;

/** The states that a random game has come through. */
const statesOf = (seed: number, wishes: Omit<Parameters<typeof playGame>[1], 'acts'>): readonly State[] => {
  const { opening, acts } = playGame(seed, { ...wishes, acts: 25 });
  const play = newGame(opening);
  return acts.map(({ who, act }) => {
    perform(play, who, act);
    return play.state;
  });
};

/** What may be done in a state, as what each comes to; what would be too long a list would be cut by the order of objects. */
const comesTo = (state: State): readonly string[] => {
  const listed = state.players.flatMap(({ id: who }) =>
    ACT_GROUPS.flatMap(group => {
      const { acts, cut } = legalActs(state, who, group, MANY);
      return cut === 0 ? acts.map(act => ({ who, act })) : [];
    }),
  );
  return [
    ...new Set(
      [...listed, ...candidatesIn(state)]
        .filter(({ who, act }) => isLegal(state, who, act))
        .map(({ who, act }) => {
          const play = newGame(state);
          perform(play, who, act);
          return `${who} ${act.kind} ${stateKey(play.state)}`;
        }),
    ),
  ].sort();
};

describe('the key of a state', () => {
  it.each(PLAYED_EDITIONS)('is the same whatever objects are numbered and called, in %s', edition => {
    for (const cards of ['none', 'many'] as const)
      fc.assert(
        fc.property(fc.nat(100_000), seed => {
          const random = randomFrom(seed);
          for (const state of statesOf(seed, { edition, cards }))
            expect(stateKey(renumbered(random, state))).toBe(stateKey(state));
        }),
        { numRuns: 3 },
      );
  });

  it.each(PLAYED_EDITIONS)('leaves out nothing that tells what may be done and what it comes to, in %s', edition => {
    for (const seed of [1, 2]) {
      const random = randomFrom(seed);
      const states = statesOf(Number(edition) * 1000 + seed, { edition, cards: seed === 1 ? 'none' : 'many' });
      for (const state of states.filter((_, at) => at % 6 === 5)) {
        const other = renumbered(random, state, state.hasAbilities ? 'equal' : 'all');
        expect(comesTo(other)).toEqual(comesTo(state));
      }
    }
  });

  it('is the same for states that are reached by other orders of acts only if they go on alike', () => {
    const opening = openingOf(EQUAL_UNITS, '1.5');
    const start = newGame(opening);
    perform(start, opening.turnPlayer, { kind: 'turn', player: opening.turnPlayer, from: 'main', first: true });
    const met = new Map<string, State[]>();
    for (let seed = 0; seed < MANY; seed++) {
      const random = randomFrom(seed);
      const play = newGame(start.state);
      for (let n = 0; n < 5; n++) {
        const { state } = play;
        const acts = state.players.flatMap(({ id: who }) =>
          ACT_GROUPS.filter(group => group !== 'concessions').flatMap(group =>
            legalActs(state, who, group, 40).acts.map(act => ({ who, act })),
          ),
        );
        const next = acts[random(acts.length)];
        if (next === undefined) break;
        perform(play, next.who, next.act);
        const key = stateKey(play.state);
        met.set(key, [...(met.get(key) ?? []), play.state]);
      }
    }
    const pairs = [...met.values()].filter(states => states.length > 1);
    expect(pairs.length).toBeGreaterThan(20);
    for (const [first, ...others] of pairs.slice(0, 12))
      for (const other of others.slice(0, 1)) {
        if (first === undefined) continue;
        expect(sameState(first, other)).toBe(true);
        expect(isIsomorphic(nodesOf(first), nodesOf(other))).toBe(true);
        expect(comesTo(other)).toEqual(comesTo(first));
      }
  });

  it('agrees with a comparison of all that is written of two states', () => {
    let same = 0;
    for (let seed = 0; seed < 6; seed++) {
      const random = randomFrom(seed);
      const states = statesOf(seed, { cards: seed % 2 === 0 ? 'none' : 'many' });
      const all = [...states.slice(0, 12), ...states.slice(0, 12).map(s => renumbered(random, s))];
      for (const a of all)
        for (const b of all) {
          const isSame = stateKey(a) === stateKey(b);
          if (isSame) same++;
          expect(isSame).toBe(isIsomorphic(nodesOf(a), nodesOf(b)));
          expect(isSame).toBe(sameState(a, b));
        }
    }
    expect(same).toBeGreaterThan(MANY);
  });
});

const EQUAL_UNITS = `scenario "equal units"
  edition 1.5
  player Ana points 0
  player Ben points 0
  battlefield Grove controlled by Ben
    Ben: Guard might 2
    Ben: Watch might 2
  battlefield Mill
  base Ana
    One might 2
    Two might 2
    Three might 2
  base Ben
    Four might 3`;
