/** What may be done at a point: every line offered is accepted by the checker there, and what is refused is refused for its rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { isLineAct } from '../../../engine/scenario/lines/lines.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { factsSince } from '../../../server/analysis/openings/factsSince.ts';
import { openingsOf } from '../../../server/analysis/openings/openingsOf.ts';
import type { Openings } from '../../../server/protocol.ts';
import { playGame, scenarioOf } from '../../engine/game/random/game.ts';

const CONTEXT = runContext(loadRuleBook(), '1.4');

const reportOf = (text: string): ScenarioReport => {
  const block = parseFile(text).blocks[0];
  if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
  return runScenario({ ...block, tree: block.tree }, CONTEXT);
};

const openingsAfter = (text: string): Openings => {
  const run = reportOf(text).runs[0];
  if (run?.final === undefined) throw new Error('not run');
  const { ruleset, opening, final } = run;
  const expects = opening === undefined ? [] : factsSince(opening, final);
  return openingsOf(final, { ruleset, expects, rules: CONTEXT.rules, cards: CONTEXT.cards });
};

/** What is wrong with a line below a text. */
const errorsOf = (text: string, line: string) => {
  const whole = `${text.trimEnd()}\n  ${line}\n`;
  const start = whole.trimEnd().lastIndexOf('\n');
  return reportOf(whole).diagnostics.filter(({ severity, span }) => severity === 'error' && span.start >= start);
};

const linesOf = ({ lines, expects, players }: Openings): readonly string[] => [
  ...lines,
  ...expects,
  ...players.flatMap(({ groups }) => groups.flatMap(g => g.openings.flatMap(o => [o.line, ...(o.ways ?? [])]))),
];

describe('in random games', () => {
  const games = fc.record({
    seed: fc.nat(1_000_000),
    acts: fc.integer({ min: 1, max: 16 }),
    edition: fc.constantFrom(...PLAYED_EDITIONS),
    cards: fc.constantFrom('many' as const, 'none' as const),
    which: fc.nat(1000),
  });
  /** Where the text of a game comes to the same place as the game itself. */
  const replayed = (seed: number, wishes: Parameters<typeof playGame>[1]): string | null => {
    const game = playGame(seed, wishes);
    const acts = game.acts.slice(0, 1 + game.acts.slice(1).findIndex(({ act }) => !isLineAct(act)) || undefined);
    const text = scenarioOf({ ...game, acts });
    return reportOf(text).diagnostics.some(({ severity }) => severity === 'error') ? null : text;
  };

  test('whatever is offered is accepted', () => {
    let tried = 0;
    fc.assert(
      fc.property(games, ({ seed, which, ...wishes }) => {
        const text = replayed(seed, wishes);
        if (text === null) return;
        const lines = linesOf(openingsAfter(text));
        for (let n = 0; n < Math.min(lines.length, 8); n++) {
          const line = lines[(which + n * 7) % lines.length] ?? '';
          tried++;
          if (errorsOf(text, line).length > 0) throw new Error(`${text}  ${line}\n${errorsOf(text, line)[0]?.message}`);
        }
      }),
      { numRuns: 60 },
    );
    expect(tried).toBeGreaterThan(200);
  }, 120_000);

  test('whatever is refused is refused for the rule that is told', () => {
    let tried = 0;
    fc.assert(
      fc.property(games, ({ seed, which, ...wishes }) => {
        const text = replayed(seed, wishes);
        if (text === null) return;
        const refused = openingsAfter(text).players.flatMap(player => player.refused);
        for (let n = 0; n < Math.min(refused.length, 6); n++) {
          const one = refused[(which + n * 7) % refused.length];
          if (one === undefined) continue;
          tried++;
          const [error] = errorsOf(text, one.line);
          if (error?.code !== one.code || !error.concepts.includes(one.rule.concept as never))
            throw new Error(`${text}  ${one.line}\n${one.code} ${one.message}\n${error?.code} ${error?.message}`);
          const [wrong] = errorsOf(text, one.expect);
          if (wrong !== undefined) throw new Error(`${text}  ${one.expect}\n${wrong.code} ${wrong.message}`);
        }
      }),
      { numRuns: 60 },
    );
    expect(tried).toBeGreaterThan(200);
  }, 120_000);
});

describe('a card with Show Off', () => {
  const TEXT = `scenario "Two Wurms, one of them in hand"
  edition 1.5
  player Ana energy 12 power 2 body hand "Primordial Roar", "Magma Wurm"
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 2
  battlefield Grove
  base Ana
    Big = "Magma Wurm"

  turn Ana
`;
  const CARD = 'Ana plays "Primordial Roar"';

  test('is offered with each thing to show, with nothing of it, and with its targets', () => {
    const plays = openingsAfter(TEXT).players[0]?.groups.find(({ kind }) => kind === 'plays');
    const ways = plays?.openings.find(({ line }) => line === CARD)?.ways;
    expect(ways).toEqual(
      ['Big', '"Magma Wurm"', 'nothing'].flatMap(shown =>
        ['Wall', 'Big'].map(target => `${CARD} showing off ${shown} choosing ${target}`),
      ),
    );
    for (const way of ways ?? []) expect(errorsOf(TEXT, way)).toEqual([]);
  });
});
