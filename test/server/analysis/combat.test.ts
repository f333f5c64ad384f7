/** A combat in one line: against every assignment there is, tried one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perform, playFrom } from '../../../engine/game/actions.ts';
import { PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { statusOf } from '../../../engine/scenario/script/outcome.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { answerCombat } from '../../../server/analysis/combat/answer.ts';
import { combatScenario } from '../../../server/analysis/combat/scenario.ts';
import { answerText } from '../../../server/analysis/combat/text.ts';
import type { CombatAnswer } from '../../../server/analysis/combat/types.ts';
import { runContext } from '../../../server/analysis/document/context.ts';

const context = runContext(loadRuleBook(), '1.4');

const answerTo = (text: string): CombatAnswer => {
  const answer = answerCombat(text, context);
  if (!('sides' in answer)) throw new Error(`${text}: ${JSON.stringify(answer)}`);
  return answer;
};
const problemOf = (text: string): string => {
  const answer = answerCombat(text, context);
  return 'message' in answer ? `${text.slice(answer.start, answer.end)} | ${answer.message}` : 'none';
};
const scenariosIn = (text: string): readonly Block<ScenarioTree>[] =>
  parseFile(text).blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');

describe('a combat in one line', () => {
  it('tells what each side gives, what is lethal, the order, and how it ends', () => {
    const { sides, ways, outcomes, rules } = answerTo('7 assault 2 vs 3 tank, 5, 2 backline');
    expect(sides.map(({ gives, ways: own, order }) => [gives, own, order])).toEqual([
      [9, '1', ''],
      [10, '1', 'Defender1 first, Defender3 last'],
    ]);
    expect(sides[1]?.units.map(({ name, lethal }) => [name, lethal])).toEqual([
      ['Defender1', 3],
      ['Defender2', 5],
      ['Defender3', 2],
    ]);
    expect(ways).toBe('1');
    expect(outcomes.map(({ attackersDie, defendersDie, control }) => [attackersDie, defendersDie, control])).toEqual([
      [['Attacker1'], ['Defender1', 'Defender2'], 'Ben controls Quarry'],
    ]);
    expect(rules.map(({ number }) => number)).toContain('465.2.c.3');
  });

  it('takes a keyword in front of the Might for what it is', () => {
    const ends = (text: string) => answerTo(text).outcomes;
    expect(ends('7 vs tank 3, 5')).toEqual(ends('7 vs 3 tank, 5'));
    expect(ends('7 assault 2 vs 3 tank, 5, backline 2')).toEqual(ends('7 assault 2 vs 3 tank, 5, 2 backline'));
  });

  it.each([
    ['names before or behind the Might', 'Ogre 6 vs 3 Wall tank, "Old Sniper" 2 backline', ['Wall', 'Old Sniper']],
    ['v for vs', '6 v 3, 2', ['Defender1', 'Defender2']],
    ['several at once', '6 vs 2x 3', ['Defender1', 'Defender2']],
    ['several of a name', '6 vs 2x Recruit 3', ['Recruit1', 'Recruit2']],
    ['cards by their names', '6 vs "Stalwart Poro"', ['Stalwart Poro']],
    ['what stands on a unit line', '6 vs might 3 damage 1 stunned, 4 shield 2 buffed', ['Defender1', 'Defender2']],
    ['curly quotes', '6 vs “Stalwart Poro”', ['Stalwart Poro']],
    [
      'cards without quotes, whatever comma is in their names',
      '6 vs 2xRecruit, Jinx, Rebel',
      ['Recruit1', 'Recruit2', 'Jinx, Rebel'],
    ],
  ])('takes %s', (_, text, names) => {
    expect(answerTo(text).sides[1]?.units.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['7a2 vs 4', '7 assault 2 vs 4'],
    ['7 a2 vs 3 s1 tank', '7 assault 2 vs 3 shield 1 tank'],
    ['2x3, 2 x 4 vs 3Tank', '2x 3, 2x 4 vs 3 tank'],
    ['5 vs 3 shield2', '5 vs 3 shield 2'],
    ['7 vs. 3 tank & 5 and 2', '7 vs 3 tank, 5, 2'],
    ['5 attacks 3 with 1 damage', '5 vs 3 damage 1'],
    ['5v3 dmg 1, 4 2 dmg', '5 vs 3 damage 1, 4 damage 2'],
    ['5 vs 4 might tank', '5 vs might 4 tank'],
  ])('understands %s', (typed, meant) => {
    const unified = (text: string): string => answerText(answerTo(text)).toLowerCase();
    expect(unified(typed)).toBe(unified(meant));
  });

  it.each([
    ['3 Recruits vs 4', '3 Recruits | “3 Recruits” may be 3 units, “3x Recruit”, or one with 3 Might, “3 Recruit”.'],
    ['4 vs shield 3', 'shield 3 | “shield 3” gives no Might: write it first, as in “3 shield 3”.'],
    ['5+3 vs 4', '5+3 | “5+3” may be two units, “5, 3”, or one with 8 Might, “8”.'],
    ['4 4 vs 3', '4 4 | A comma is missing between two units: “4, 4”.'],
    ['7d2 vs 4', 'd2 | “d2” may be “damage 2” or “deflect 2” or “disarm 2”.'],
    ['3 vs nothing', 'nothing | A combat needs units on both sides: against nobody, there is none.'],
    [
      '2x3, darius vs 4',
      'darius | No unit is called "darius"; did you mean "Darius, Executioner" or "Darius, Trifarian"? A unit that is no card begins with its Might, as in "3 darius".',
    ],
    [
      '“Jinx” vs 4',
      '“Jinx” | No card is called "Jinx"; did you mean "Jinx, Demolitionist" or "Jinx, Rebel"? A unit without a card needs Might, as in "might 3".',
    ],
    ['7a2, 2x3 vs 3 tnak', 'tnak | Found “tnak” where the sentence needs “tank”.'],
  ])('does not guess what can mean two things: %s', (text, told) => {
    expect(problemOf(text)).toBe(told);
  });

  it.each([
    ['yasuo, remorseful vs 3', 'the 3'],
    ['yasuo, remorseful vs darius, executioner in 1.4', 'darius, executioner'],
  ])('tells what comes of it where triggers end it before damage is assigned: %s', (text, gone) => {
    expect(answerCombat(text, context)).toMatchObject({
      ruleset: '1.4',
      ended: `No combat damage is assigned: ${gone} is gone once what triggers has resolved. Then Ana controls Quarry; points: Ana 1, Ben 0.`,
    });
  });

  it.each([
    ['', ' | Type the attackers, "vs" and the defenders: 7 assault 2, 3 vs 3 tank, 5'],
    ['5', ' | "vs" is missing between attackers and defenders.'],
    [
      '7 damage 9 vs 3',
      '7 damage 9 vs 3 | There is no combat here: Attacker1 is dead before it begins. Damage has to be less than Might.',
    ],
    ['5 vs ', '  | A unit is missing here: each defender begins with its Might, as in "3 tank".'],
    ['5, tank vs 3', 'tank | The Might of this unit is missing: write it first, as in "3 tank".'],
    ['5 vs 3 tnak, 2', 'tnak | Found “tnak” where the sentence needs “tank”.'],
    ['5 vs 3 in 1.9', '1.9 | There is no edition 1.9 to play by; there are 1.0, 1.1, 1.2, 1.3, 1.4, 1.5.'],
    ['5 vs 13x 1', ' 13x 1 | A side can have at most 12 units here; write a scenario for more.'],
    ['5 vs 3 damage 99999', '99999 | This number is too large. The largest that a scenario can hold is 9,999.'],
  ])('tells what is wrong at the word: %s', (text, told) => {
    expect(problemOf(text)).toBe(told);
  });

  it('answers at the first keys of any line, and never throws', () => {
    const line = 'Ogre 7 assault 2, "A, B" 3 vs 2x 3 tank, 5, 2 backline in 1.2';
    for (let i = 0; i <= line.length; i++) expect(() => answerCombat(line.slice(0, i), context)).not.toThrow();
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'binary' }), text => void answerCombat(text, context)),
      { numRuns: 200 },
    );
  });

  it('becomes a scenario that passes, one branch for each outcome', () => {
    for (const edition of PLAYED_EDITIONS)
      for (const line of [
        '7 assault 2, 3 vs 3 tank, 5, 2 backline',
        '6 vs 3, 3, "A ""quoted"" one" 2',
        '5 vs 5',
        '8 vs 3 immune, 4 tank backline',
      ]) {
        const answer = answerCombat(`${line} in ${edition}`, context);
        if (!('sides' in answer)) continue;
        const [block] = scenariosIn(combatScenario(answer));
        if (block === undefined) throw new Error('no scenario');
        const report = runScenario(block, context);
        expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(statusOf(report)).toBe('passed');
        expect(answerText(answer)).toContain(`core rules ${edition}`);
      }
  });
});

// --- the oracle: every assignment, judged by the rules one order at a time -------------------------------------------

interface Fighter {
  readonly might: number;
  readonly tank: boolean;
  readonly backline: boolean;
  readonly bonus: number;
  readonly damage: number;
  readonly stunned: boolean;
  readonly immune: boolean;
}

const fighter: fc.Arbitrary<Fighter> = fc
  .record({
    might: fc.integer({ min: 1, max: 4 }),
    tank: fc.boolean(),
    backline: fc.integer({ min: 0, max: 3 }).map(n => n === 0),
    bonus: fc.integer({ min: 0, max: 2 }),
    damage: fc.integer({ min: 0, max: 1 }),
    stunned: fc.integer({ min: 0, max: 6 }).map(n => n === 0),
    immune: fc.integer({ min: 0, max: 6 }).map(n => n === 0),
  })
  .map(each => ({ ...each, damage: Math.min(each.damage, each.might - 1) }));

const side = fc.array(fighter, { minLength: 1, maxLength: 3 });

const typed = (all: readonly Fighter[], bonus: 'assault' | 'shield'): string =>
  all
    .map(({ might, tank, backline, bonus: more, damage, stunned, immune }) =>
      [
        `${might}`,
        tank ? 'tank' : '',
        backline ? 'backline' : '',
        more > 0 ? `${bonus} ${more}` : '',
        damage > 0 ? `damage ${damage}` : '',
        stunned ? 'stunned' : '',
        immune ? 'immune' : '',
      ]
        .filter(word => word !== '')
        .join(' '),
    )
    .join(', ');

/** All ways to hand out a sum. */
const splits = (total: number, parts: number): readonly (readonly number[])[] =>
  parts === 1
    ? [[total]]
    : Array.from({ length: total + 1 }, (_, first) =>
        splits(total - first, parts - 1).map(rest => [first, ...rest]),
      ).flat();

/**
 * Whether some order of giving damage out, unit by unit, obeys the rules: lethal before the next one, those that go first
 * before the others, those that go last after them, and more than lethal only when everybody has it (in 1.0 at any time).
 */
const isLegal = (
  all: readonly Fighter[],
  given: readonly number[],
  bonus: (f: Fighter) => number,
  edition: string,
): boolean => {
  const lethal = all.map(f => Math.max(1, f.might + bonus(f) - f.damage));
  const open = all.map((_, i) => i).filter(i => all[i]?.immune !== true);
  const roles = (f: Fighter): readonly ('first' | 'last' | 'normal')[] => {
    if (!f.tank && !f.backline) return ['normal'];
    return [...(f.tank ? (['first'] as const) : []), ...(f.backline ? (['last'] as const) : [])];
  };
  const choices = open.reduce<readonly (readonly string[])[]>(
    (soFar, i) => soFar.flatMap(chosen => roles(all[i] as Fighter).map(role => [...chosen, role])),
    [[]],
  );
  const turn = { first: 0, normal: 1, last: 2 } as Record<string, number>;
  return choices.some(chosen => {
    const lacks = open.filter(i => (given[i] ?? 0) < (lethal[i] ?? 0));
    const hit = open.filter(i => (given[i] ?? 0) > 0);
    if (hit.filter(i => lacks.includes(i)).length > 1) return false;
    if (edition !== '1.0' && lacks.length > 0 && open.some(i => (given[i] ?? 0) > (lethal[i] ?? 0))) return false;
    const turnOf = (i: number): number => turn[chosen[open.indexOf(i)] ?? 'normal'] ?? 1;
    return hit.every(i => lacks.every(other => turnOf(other) >= turnOf(i)));
  });
};

const endOf = (state: State, shares: readonly (readonly number[])[]): string => {
  const play = playFrom(state);
  for (const own of shares) {
    const { decision } = play.state;
    if (decision?.kind !== 'assign') break;
    const enemies = play.state.objects.filter(
      each => each.controller !== decision.player && each.zone.kind === 'battlefield',
    );
    perform(play, decision.player, {
      kind: 'assign',
      shares: enemies.map(({ id }, i) => ({ unit: id, amount: own[i] ?? 0 })),
    });
  }
  const { objects, battlefields, players } = play.state;
  return JSON.stringify([
    objects
      .filter(({ zone }) => zone.kind === 'trash' || zone.kind === 'gone')
      .map(({ name }) => name)
      .sort(),
    battlefields[0]?.controller ?? null,
    players.map(({ points }) => points),
  ]);
};

const COMBATS = 200;

const seatNamedIn = (text: string): number | null => {
  const seat = ['Ana', 'Ben'].findIndex(name => text.startsWith(name));
  return seat < 0 ? null : seat;
};

it.each(PLAYED_EDITIONS)('comes out as every assignment tried one by one, in %s', edition => {
  fc.assert(
    fc.property(side, side, (attackers, defenders) => {
      const line = `${typed(attackers, 'assault')} vs ${typed(defenders, 'shield')} in ${edition}`;
      const answer = answerTo(line);
      const [block] = scenariosIn(answer.scenario);
      const state = block && runScenario(block, context).runs[0]?.reached;
      if (state === undefined) throw new Error('no state');
      const sum = (all: readonly Fighter[]): number =>
        all.reduce((total, f) => total + (f.stunned ? 0 : f.might + f.bonus), 0);
      const legal = (total: number, targets: readonly Fighter[]) =>
        splits(total, targets.length).filter(given => isLegal(targets, given, f => f.bonus, edition));
      const attack = legal(sum(attackers), defenders);
      const defence = legal(sum(defenders), attackers);
      expect([line, answer.sides.map(({ gives, ways }) => [gives, ways])]).toEqual([
        line,
        [
          [sum(attackers), `${attack.length}`],
          [sum(defenders), `${defence.length}`],
        ],
      ]);
      const ends = new Map<string, number>();
      for (const a of attack)
        for (const d of defence) {
          const end = endOf(state, [a, d]);
          ends.set(end, (ends.get(end) ?? 0) + 1);
        }
      const told = new Map<string, number>();
      for (const each of answer.outcomes) {
        const key = JSON.stringify([
          [...each.attackersDie, ...each.defendersDie].sort(),
          seatNamedIn(each.control),
          each.points.map(({ points }) => points),
        ]);
        told.set(key, (told.get(key) ?? 0) + Number(each.ways));
      }
      if (answer.groups === answer.outcomes.length) expect([line, [...told].sort()]).toEqual([line, [...ends].sort()]);
      // Of very many outcomes only the first are listed: each of them is one that there is, as often at most.
      else for (const [end, ways] of told) expect(ways, `${line}: ${end}`).toBeLessThanOrEqual(ends.get(end) ?? 0);
    }),
    { numRuns: COMBATS },
  );
});
