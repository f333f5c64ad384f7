/** Expectations look on: wherever they stand, the lines after them come out as if they did not. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWEST, PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../../engine/language/syntax.ts';
import type { ScenarioReport } from '../../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../../engine/scenario/run.ts';
import { isScript } from '../../../../engine/scenario/script/branches.ts';
import { allRuns, runsAt } from '../../../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { runContext, withCards } from '../../../../server/analysis/document/context.ts';
import { fromRoot } from '../../../house/support/root.ts';

interface Written {
  readonly file: string;
  readonly block: Block<ScenarioTree>;
  readonly context: RunContext;
}

const FOLDERS = ['examples', 'test/engine/scenario/rules', 'test/rulings'];

const written: readonly Written[] = FOLDERS.flatMap(folder =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.rift'))
    .sort()
    .flatMap(file => scenariosOf(`${folder}/${file}`)),
);

function scenariosOf(file: string): readonly Written[] {
  const { blocks } = parseFile(readFileSync(fromRoot(file), 'utf8'));
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const context = withCards(runContext(loadRuleBook(), NEWEST), cards);
  return blocks.flatMap(block =>
    block.tree.kind === 'scenario' && block.tree.statements.some(isScript)
      ? [{ file, block: block as Block<ScenarioTree>, context }]
      : [],
  );
}

/** Lines that say something of anything there is, each beside its opposite: wherever it stands, one of the two holds. */
const claimsOn = ({ statements }: ScenarioTree): readonly string[] => {
  const named = (kind: 'unit' | 'battlefield' | 'player') =>
    statements.flatMap(s => (s.kind === kind ? [JSON.stringify(s.name.text)] : []));
  const units = named('unit').map(unit => unit.replace(/"(\w+)"/, '$1'));
  const [places, players] = [named('battlefield'), named('player')];
  const cards = statements.flatMap(s =>
    s.kind === 'action' && s.action.kind === 'play' ? [JSON.stringify(s.action.card.text)] : [],
  );
  const facts = [
    ...units.flatMap(unit => [
      `${unit} is dead`,
      `${unit} is at base`,
      `${unit} has 3 might`,
      `${unit} needs 3 damage`,
    ]),
    ...places.flatMap(place => [`${place} is contested`, `${place} has a combat`]),
    ...players.flatMap(player => [`${player} has 1 point`, `${player} has focus`, `${player} has 4 damage to assign`]),
    'the chain is empty',
    'the combat is a tie',
  ].flatMap(fact => [fact, `not ${fact}`]);
  const asked = players.flatMap(player =>
    [
      'pass',
      'end turn',
      'accept',
      ...units.flatMap(unit => [`assign 4 to ${unit}`, `choose ${unit}`, `move ${unit} to base`]),
      ...cards.map(card => `play ${card}`),
    ].flatMap(action => [`${player} can ${action}`, `${player} cannot ${action}`]),
  );
  return [...facts, ...asked].map(claim => `  expect ${claim}`);
};

const run = (text: string, context: RunContext): ScenarioReport => {
  const block = parseFile(text).blocks[0] as Block<ScenarioTree>;
  return runScenario(block, context);
};

/** All that came of a scenario, without the lines that were put in. Only the places of problems and hints may differ. */
const outcome = (report: ScenarioReport, added: ReadonlySet<number>) => ({
  runs: allRuns(report).map(({ edition, steps, final, expectations }) => ({
    edition,
    steps: steps.map(({ rule, text }) => `${rule}: ${text}`),
    final: JSON.parse(JSON.stringify(final ?? null)) as unknown,
    expectations: expectations.filter(({ line }) => !added.has(line)).map(({ holds, message }) => ({ holds, message })),
  })),
  problems: report.diagnostics
    .filter(({ severity }) => severity !== 'hint')
    .map(({ code, message }) => `${code} ${message}`),
});

const isHeld = (report: ScenarioReport, line: number): boolean =>
  runsAt(report, line).every(({ expectations }) =>
    expectations.some(each => each.line === line && each.holds && each.isDecided),
  );

/** The text with these lines put in, from the last to the first; and where they then stand. */
const withLines = (text: string, lines: readonly { readonly at: number; readonly claim: string }[]) => {
  const all = text.split('\n');
  const inOrder = [...lines].sort((a, b) => a.at - b.at);
  for (const { at, claim } of [...inOrder].reverse()) all.splice(at, 0, claim);
  return { text: all.join('\n'), added: inOrder.map(({ at }, i) => at + i) };
};

/** Places between two lines of the script, and after the last. */
const placesIn = ({ tree, text }: Block<ScenarioTree>): readonly number[] => {
  const script = tree.statements.filter(isScript);
  const last = script.at(-1);
  const end = last === undefined ? 0 : text.slice(0, last.span.end).split('\n').length;
  return [...script.map(({ line }) => line), end];
};

describe('expectations that hold', () => {
  it('change nothing of what comes behind them', () => {
    let held = 0;
    const drawn = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.nat({ max: written.length - 1 }),
        fc.constantFrom(...PLAYED_EDITIONS),
        drawn,
        (index, edition, lines) => {
          const { block, context: own } = written[index] as Written;
          const context: RunContext = { ...own, under: [edition] };
          const claims = claimsOn(block.tree);
          const places = placesIn(block);
          const put = lines.flatMap(([place, claim]) => {
            const line = { at: places[place % places.length] ?? 0, claim: claims[claim % claims.length] ?? '' };
            const alone = withLines(block.text, [line]);
            return isHeld(run(alone.text, context), alone.added[0] ?? 0) ? [line] : [];
          });
          held += put.length;
          const more = withLines(block.text, put);
          expect(outcome(run(more.text, context), new Set(more.added))).toEqual(
            outcome(runScenario(block, context), new Set()),
          );
        },
      ),
      { numRuns: 200 },
    );
    expect(held).toBeGreaterThan(100);
  }, 60_000);
});
