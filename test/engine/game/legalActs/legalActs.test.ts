/** What is listed is legal, and what is legal is listed: over random games, against a space of candidates that knows no rule. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, isLegal, perform, refuse } from '../../../../engine/game/actions.ts';
import { declaredWays } from '../../../../engine/game/legalActs/declaredWays.ts';
import { ACT_GROUPS, type ActGroup, legalActs } from '../../../../engine/game/legalActs/legalActs.ts';
import { everyAnswer, take } from '../../../../engine/game/play/answers.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { newGame, playGame, scenarioOf } from '../random/game.ts';
import { candidateActs } from './candidates.ts';

const MOST = 60;

const positions = fc.record({
  seed: fc.nat(1_000_000),
  acts: fc.integer({ min: 1, max: 30 }),
  edition: fc.constantFrom(...PLAYED_EDITIONS),
  cards: fc.constantFrom('many' as const, 'none' as const),
});

const after = (state: State, who: PlayerId, act: Act): State => {
  const play = newGame(state);
  perform(play, who, act);
  return play.state;
};

/** Whether the act itself still asks its own player something. */
const asks = (before: State, state: State, who: PlayerId): boolean =>
  state.decision?.kind === 'choose' && state.decision.player === who && state.decision.resume.start === before;

/** Where an act can lead to once all that it asks its player on the way is answered; null where there is too much. */
const leaves = (before: State, state: State, who: PlayerId, budget: { left: number }): readonly State[] | null => {
  const { decision } = state;
  if (decision?.kind !== 'choose' || !asks(before, state, who)) return [state];
  const found: State[] = [];
  for (const answer of everyAnswer(decision.question)) {
    if (budget.left-- <= 0) return null;
    const act: Act = { kind: 'answer', answer };
    if (!isLegal(state, who, act)) continue;
    const more = leaves(before, after(state, who, act), who, budget);
    if (more === null) return null;
    found.push(...more);
  }
  return found;
};

/** One of them. */
const leaf = (before: State, state: State, who: PlayerId): State => {
  const { decision } = state;
  if (decision?.kind !== 'choose' || !asks(before, state, who)) return state;
  const answer = take(everyAnswer(decision.question), 200).find(each =>
    isLegal(state, who, { kind: 'answer', answer: each }),
  );
  return answer === undefined ? state : leaf(before, after(state, who, { kind: 'answer', answer }), who);
};

const isSame = (a: State, b: State): boolean => isDeepStrictEqual(withoutResume(a), withoutResume(b));

const withoutResume = (state: State): object =>
  state.decision?.kind === 'choose' ? { ...state, decision: { ...state.decision, resume: null } } : state;

const groupOf = (act: Act): ActGroup => {
  switch (act.kind) {
    case 'move':
      return 'moves';
    case 'assign':
      return 'assignments';
    case 'play':
    case 'hide':
      return 'plays';
    case 'activate':
    case 'activate-place':
      return 'abilities';
    case 'answer':
    case 'begin':
      return 'choices';
    case 'concede':
      return 'concessions';
    default:
      return 'passes';
  }
};

const sameThing = (a: Act, b: Act): boolean =>
  a.kind === b.kind &&
  (a.kind !== 'play' || (b.kind === 'play' && a.card === b.card)) &&
  (a.kind !== 'activate' || (b.kind === 'activate' && a.source === b.source));

describe('legal acts', () => {
  it('are legal, with their choices asked for or said', () => {
    fc.assert(
      fc.property(positions, ({ seed, ...wishes }) => {
        const { state } = playGame(seed, wishes).play;
        for (const { id: who } of state.players)
          for (const group of ACT_GROUPS)
            for (const act of legalActs(state, who, group, MOST).acts) {
              expect(refuse(state, who, act)).toEqual([]);
              after(state, who, act);
              if (act.kind !== 'play' && act.kind !== 'activate' && act.kind !== 'activate-place') continue;
              for (const way of declaredWays(state, who, act, 12).acts) expect(refuse(state, who, way)).toEqual([]);
            }
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('are all that a brute force finds legal', () => {
    fc.assert(
      fc.property(positions, ({ seed, ...wishes }) => {
        const game = playGame(seed, wishes);
        const { state } = game.play;
        for (const { id: who } of state.players) {
          const lists = Object.fromEntries(ACT_GROUPS.map(group => [group, legalActs(state, who, group, MOST)]));
          const known = new Map<Act, readonly State[] | null>();
          for (const candidate of candidateActs(state)) {
            if (!isLegal(state, who, candidate)) continue;
            const list = lists[groupOf(candidate)];
            if (list === undefined || list.cut > 0) continue;
            const came = leaf(state, after(state, who, candidate), who);
            // To say what has just happened by itself does nothing.
            if (isSame(came, state)) continue;
            const isListed = list.acts.some(act => {
              if (!sameThing(act, candidate)) return false;
              if (!known.has(act)) known.set(act, leaves(state, after(state, who, act), who, { left: 400 }));
              return known.get(act)?.some(each => isSame(each, came)) ?? true;
            });
            if (!isListed)
              throw new Error(
                `not listed: ${JSON.stringify(candidate)} by ${state.players[who]?.name}\n${scenarioOf(game)}`,
              );
          }
        }
      }),
      { numRuns: 40 },
    );
  }, 240_000);
});
