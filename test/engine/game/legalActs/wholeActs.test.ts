/**
 * Whatever a brute force over everything nameable finds legal comes to a state that the generator comes to, and the generator to no
 * other: over random games, with cards.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, isLegal, outcomeOfAct, refuse } from '../../../../engine/game/actions.ts';
import { actsToTry } from '../../../../engine/game/legalActs/actsToTry.ts';
import { type Way, wholeActs } from '../../../../engine/game/legalActs/wholeActs.ts';
import { everyAnswer } from '../../../../engine/game/play/answers.ts';
import { exploredFrom } from '../../../../engine/game/play/lookInto.ts';
import { anywhere } from '../../../../engine/game/state/cards/walk.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { ChainItem } from '../../../../engine/game/state/item.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { ALL_DISTINCT, interchangeableIn } from '../../../../engine/game/stateKey/interchangeable.ts';
import { stateKey } from '../../../../engine/game/stateKey/stateKey.ts';
import { isAttempted } from '../../../../engine/game/turn/attempting.ts';
import { randomFrom } from '../random/chance.ts';
import { playGame, scenarioOf } from '../random/game.ts';
import { CARDS } from '../random/library.ts';
import { candidateActs } from './candidates.ts';

const library = (name: string) => CARDS.print(name);
const EACH: Way = { library, lastTurn: Number.POSITIVE_INFINITY, alike: 'no objects' };

const positions = fc.record({
  seed: fc.nat(1_000_000),
  acts: fc.integer({ min: 1, max: 30 }),
  edition: fc.constantFrom(...PLAYED_EDITIONS),
  cards: fc.constantFrom('many' as const, 'none' as const),
});

/** Where an act of that player comes to with each of all answers to what is asked before it is over, as candidates say them. */
const leaves = (before: State, who: PlayerId, act: Act): readonly State[] => {
  before.budget.beginLine();
  const came = outcomeOfAct(before, who, act, { library });
  if (came.kind !== 'done') return [];
  return finished(before, who, act, came.state);
};

const finished = (before: State, who: PlayerId, act: Act, state: State): readonly State[] => {
  const { decision, chain } = state;
  const isOver =
    !['play', 'activate', 'activate-place'].includes(act.kind) ||
    decision?.kind !== 'choose' ||
    decision.player !== who ||
    decision.resume.start !== before ||
    chain.every(({ id, status }) => id !== before.nextItem || status !== 'pending');
  if (isOver) return [state];
  return [...everyAnswer(decision.question)].flatMap(answer => {
    state.budget.beginLine();
    const came = outcomeOfAct(state, who, { kind: 'answer', answer }, { library });
    return came.kind === 'done' ? finished(before, who, act, came.state) : [];
  });
};

const keysOf = (state: State, way: Way): ReadonlySet<string> =>
  new Set([...wholeActs(state, way)].map(({ state: next }) => keyOf(next)));

/**
 * Without what says the same in other words: which of several abilities, once it is on the chain, an amount where none is asked for, that choices are asked for, where something moves that
 * has not been chosen, that what is chosen is also to be done, which is asked otherwise, and one's own base as the place of a unit, where its player's base is the place if nothing is said.
 */
const keyOf = (state: State): string =>
  stateKey({ ...state, chain: state.chain.map(plainItem), decision: plain(state) });

const plainItem = (item: ChainItem): ChainItem => {
  const asksAmount = anywhere([item.ability, item.instructions], part => part.kind === 'x');
  return { ...item, willing: [], terms: asksAmount ? item.terms : { ...item.terms, x: null } };
};

const plain = ({ decision }: State): State['decision'] => {
  if (decision?.kind !== 'choose' || !isAttempted(decision.resume.act)) return decision;
  const { act, who } = decision.resume;
  const { asks: _, ...said } = act.declared;
  const declared = { ...said, moves: [] };
  const isOwnBase = act.kind === 'play' && act.to?.kind === 'base' && act.to.player === who;
  return {
    ...decision,
    resume: {
      ...decision.resume,
      act: { ...act, declared, ...(isOwnBase ? { to: null } : {}), ...('ability' in act ? { ability: null } : {}) },
    },
  };
};

describe('every act, with all that its player chooses on its way', () => {
  it('is legal', () => {
    fc.assert(
      fc.property(positions, ({ seed, ...wishes }) => {
        const state = exploredFrom(playGame(seed, wishes).play.state);
        for (const { id: who } of state.players)
          for (const act of actsToTry(state, who, ALL_DISTINCT))
            if (isLegal(state, who, act)) expect(refuse(state, who, act)).toEqual([]);
        for (const { who, act, answers } of wholeActs(state, EACH)) {
          expect(refuse(state, who, act)).toEqual([]);
          for (const { asked, act: answer } of answers) expect(refuse(asked, who, answer)).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('comes to all that a brute force comes to', () => {
    fc.assert(
      fc.property(positions, ({ seed, ...wishes }) => {
        const game = playGame(seed, wishes);
        const state = exploredFrom(game.play.state);
        const own = keyOf(state);
        const keys = keysOf(state, EACH);
        for (const { id: who, name } of state.players)
          for (const candidate of candidateActs(state, randomFrom(seed)))
            for (const came of leaves(state, who, candidate)) {
              const key = keyOf(came);
              // To say what has just happened by itself does nothing.
              if (key !== own && !keys.has(key))
                throw new Error(`not found: ${JSON.stringify(candidate)} by ${name}\n${scenarioOf(game)}`);
            }
      }),
      { numRuns: 16 },
    );
  }, 240_000);

  it('comes to the same states where of objects that can change places one stands for all', () => {
    let fewer = 0;
    fc.assert(
      fc.property(positions, ({ seed, ...wishes }) => {
        const game = playGame(seed, wishes);
        const state = exploredFrom(game.play.state);
        expect([...keysOf(state, { ...EACH, alike: 'all objects' })].sort()).toEqual([...keysOf(state, EACH)].sort());
        if (interchangeableIn(state).size > 0) fewer++;
      }),
      { numRuns: 40 },
    );
    expect(fewer).toBeGreaterThan(5);
  }, 240_000);
});
