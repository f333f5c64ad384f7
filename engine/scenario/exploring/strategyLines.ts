/** A strategy as a script: own acts one after the other, and a branch for each answer of the others where there are several. */
import type { StrategyStep } from '../../game/explore/strategy.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { linesOfActs } from '../lines/linesOfActs.ts';

export interface StrategyLines {
  /** All of it, with `what if` and `back`. */
  readonly lines: readonly string[];
  /** Each way through it, without those: what the runner plays to prove it. */
  readonly ways: readonly (readonly string[])[];
}

/** `begun`: what had to be done before anybody decided anything. */
export const strategyLines = (begun: readonly string[], steps: readonly StrategyStep[]): StrategyLines => {
  const rest = linesFrom(steps);
  return { lines: [...begun, ...rest.lines], ways: rest.ways.map(way => [...begun, ...way]) };
};

const linesFrom = (steps: readonly StrategyStep[]): StrategyLines => {
  if (steps.length === 0) return { lines: [], ways: [[]] };
  const each = steps.map(({ ply, then }) => {
    const [decided, ...forced] = ply.acts();
    const first = decided === undefined ? [] : linesOfActs([decided]);
    const own = [...first, ...linesOfActs(forced)];
    const rest = linesFrom(then);
    return { first, lines: [...own, ...rest.lines], ways: rest.ways.map(way => [...own, ...way]) };
  });
  const ways = each.flatMap(one => one.ways);
  const [only, another] = each;
  if (only !== undefined && another === undefined) return { lines: only.lines, ways };
  return {
    lines: each.flatMap(({ first, lines }) => [
      `what if ${quote(nameOf(first))}`,
      ...lines.map(line => `  ${line}`),
      'back',
    ]),
    ways,
  };
};

const nameOf = (lines: readonly string[]): string => lines.join(', ').replace(/["\\]/g, '');
