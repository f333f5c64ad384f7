import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, perform, refuse } from '../../../engine/game/actions.ts';
import { nearestLegal } from '../../../engine/game/assignment/nearest.ts';
import { assignmentRule, openAssignment, targetOf } from '../../../engine/game/damage.ts';
import { allLocations } from '../../../engine/game/destinations.ts';
import { EDITIONS, type Edition } from '../../../engine/game/editions.ts';
import { type Instruction, refuseEffect, resolveEffect } from '../../../engine/game/effects.ts';
import { hasLethalDamage } from '../../../engine/game/might.ts';
import { type Play, playFrom } from '../../../engine/game/play.ts';
import { combatUnderWay, isAt, isNeutral, onBoard } from '../../../engine/game/query.ts';
import type { PlayerId, State, UnitId } from '../../../engine/game/state.ts';
import { openMainPhase } from '../../../engine/game/turn.ts';
import { parseBlock } from '../../../engine/language/parse.ts';
import { boardOf } from '../../../engine/scenario/board.ts';
import { setUp } from '../../../engine/scenario/setup.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { ruleNumbers } from '../../../rules-db/runner.ts';

const RULES = ruleNumbers(loadRuleBook());
const PLAYERS = ['Ana', 'Ben', 'Cleo', 'Dora'];
const PLACES = ['Grove', 'Mill', 'Tower'];

/** A board in the language: every player's units at home, and some at battlefields of their own or of two players. */
const boards = fc
  .record({
    players: fc.integer({ min: 2, max: 4 }),
    teams: fc.boolean(),
    units: fc.array(
      fc.record({
        owner: fc.nat(3),
        place: fc.nat(3),
        might: fc.integer({ min: 0, max: 5 }),
        word: fc.constantFrom(
          '',
          'tank',
          'backline',
          'tank backline',
          'assault 2',
          'shield',
          'ganking',
          'immune',
          'stunned',
          'buffed',
        ),
      }),
      { minLength: 2, maxLength: 9 },
    ),
    controllers: fc.array(fc.option(fc.nat(3)), { minLength: 3, maxLength: 3 }),
    contests: fc.array(fc.option(fc.nat(3)), { minLength: 3, maxLength: 3 }),
    points: fc.array(fc.nat(8), { minLength: 4, maxLength: 4 }),
  })
  .map(b => {
    const names = PLAYERS.slice(0, b.players);
    const name = (i: number | null | undefined) => names[(i ?? 0) % names.length] ?? 'Ana';
    const lines = ['scenario "random"'];
    if (b.players === 4 && b.teams) lines.push('mode magma chamber');
    names.forEach((n, i) => {
      lines.push(`player ${n} points ${b.points[i] ?? 0}`);
    });
    const rest: string[] = [];
    PLACES.forEach((place, at) => {
      const control = b.controllers[at] == null ? '' : ` controlled by ${name(b.controllers[at])}`;
      const contest = b.contests[at] == null ? '' : ` contested by ${name(b.contests[at])}`;
      lines.push(`battlefield ${place}${control}${contest}`);
      const here = new Set<string>();
      b.units.forEach((u, i) => {
        const who = name(u.owner);
        if (u.place % 4 !== at || (here.size === 2 && !here.has(who))) return;
        here.add(who);
        lines.push(`${who}: U${i} might ${u.might} ${u.word}`);
      });
    });
    names.forEach(n => {
      rest.push(`base ${n}`);
      b.units.forEach((u, i) => {
        if (u.place % 4 === 3 && name(u.owner) === n) rest.push(`U${i} might ${u.might} ${u.word}`);
      });
    });
    return [...lines, ...rest].join('\n');
  });

const opening = (text: string, edition: Edition): State => {
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  return setUp(boardOf(tree), edition, { start: 0, end: 0 }, RULES).state;
};

const EFFECTS: readonly Instruction[] = [
  { kind: 'deal', amount: 2 },
  { kind: 'stun' },
  { kind: 'kill' },
  { kind: 'recall' },
  { kind: 'ready' },
  { kind: 'give-might', amount: -2, until: 'turn', minimum: 1 },
  { kind: 'give-might', amount: 3, until: 'combat' },
  { kind: 'give-keyword', keyword: { name: 'tank', value: 1 }, until: 'turn' },
];

/** Every action that the rules allow now, of every player, in a fixed order. */
const legalActs = (state: State, pick: number): readonly { who: PlayerId; act: Act }[] => {
  const all: { who: PlayerId; act: Act }[] = [];
  for (const p of state.players) {
    const acts: Act[] = [{ kind: 'pass' }, { kind: 'end-turn' }];
    for (const b of state.battlefields)
      acts.push({ kind: 'begin', what: 'showdown', at: b.id }, { kind: 'begin', what: 'combat', at: b.id });
    for (const u of state.units)
      for (const to of allLocations(state)) acts.push({ kind: 'move', groups: [{ units: [u.id], to }] });
    const open = openAssignment(state);
    if (open !== null) {
      const targets = open.targets.map(u => targetOf(state, u));
      const wild = targets.map((_, i) => (i === pick % targets.length ? open.total : 0));
      const way = nearestLegal(targets, open.total, wild, assignmentRule(state));
      acts.push({ kind: 'assign', shares: open.targets.map((u, i) => ({ unit: u.id, amount: way[i] ?? 0 })) });
    }
    for (const act of acts) if (refuse(state, p.id, act).length === 0) all.push({ who: p.id, act });
  }
  return all;
};

/** Takes one step by a number: mostly an action, now and then an effect. */
const advance = (play: Play, pick: number): void => {
  const { state } = play;
  if (pick % 5 === 0) {
    const does = EFFECTS[pick % EFFECTS.length];
    const id = (pick % state.units.length) as UnitId;
    const to = allLocations(state)[pick % allLocations(state).length];
    const instruction: Instruction | undefined = pick % 3 === 0 && to !== undefined ? { kind: 'move', to } : does;
    if (instruction !== undefined && refuseEffect(state, [id], instruction).length === 0)
      resolveEffect(play, [id], instruction);
    return;
  }
  const acts = legalActs(state, pick);
  const chosen = acts[pick % acts.length];
  if (chosen !== undefined) perform(play, chosen.who, chosen.act);
};

const total = (state: State): number => state.players.reduce((sum, p) => sum + p.points, 0);

const checkInvariants = (before: State, state: State): void => {
  expect(total(state)).toBeGreaterThanOrEqual(total(before));
  const combat = combatUnderWay(state);
  for (const u of state.units) {
    if (u.role !== null) expect(combat !== null && isAt(u, combat.at)).toBe(true);
    if (!onBoard(u)) expect([u.damage, u.role, u.modifiers.length]).toEqual([0, null, 0]);
    if (onBoard(u) && state.winners.length === 0) expect(hasLethalDamage(state, u)).toBe(false);
  }
  if (state.showdown !== null) expect(state.decision).toBeNull();
  if (isNeutral(state) && state.decision === null && state.winners.length === 0) {
    expect(state.battlefields.filter(b => b.stagedCombat || b.stagedShowdown)).toEqual([]);
  }
  if (state.decision !== null && state.winners.length === 0) {
    expect(legalActs(state, 0).some(a => a.who === state.decision?.player)).toBe(true);
  }
};

describe('random legal play', () => {
  it.each(EDITIONS)('goes on and on in %s, with nothing out of order', edition => {
    fc.assert(
      fc.property(boards, fc.array(fc.nat(1_000_000), { minLength: 10, maxLength: 40 }), (text, picks) => {
        const play = playFrom(opening(text, edition));
        openMainPhase(play);
        for (const pick of picks) {
          const before = play.state;
          advance(play, pick);
          checkInvariants(before, play.state);
          if (play.state.winners.length > 0) break;
        }
      }),
      { numRuns: 120 },
    );
  });

  it('comes out the same from the same choices', () => {
    fc.assert(
      fc.property(boards, fc.array(fc.nat(1_000_000), { maxLength: 25 }), (text, picks) => {
        const run = (): Play => {
          const play = playFrom(opening(text, '1.4'));
          openMainPhase(play);
          for (const pick of picks) if (play.state.winners.length === 0) advance(play, pick);
          return play;
        };
        expect(run().steps).toEqual(run().steps);
      }),
      { numRuns: 40 },
    );
  });
});
