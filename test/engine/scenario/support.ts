/** Scenarios that play the cards above them. */
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree, Span } from '../../../engine/language/syntax.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { cardsOf } from '../../../engine/scenario/names/cards.ts';
import type { Interruption } from '../../../engine/scenario/report/interruption.ts';
import type { Diagnostic, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { ruleNumbers } from '../../../rules-db/runner.ts';

const rules = ruleNumbers(loadRuleBook());

export interface Played {
  readonly report: ScenarioReport;
  /** Each as its line, severity and code: `Ana passes: error flow/not-now`. */
  readonly told: readonly string[];
  readonly diagnostic: (code: string) => Diagnostic | undefined;
  readonly textOf: (span: Span) => string;
  /** Those of the expectations that do not hold. */
  readonly unmet: readonly string[];
}

/** The first scenario of a text, with the text's own cards, under the editions that it names or 1.4. */
export const play = (text: string, interruption?: Interruption): Played => {
  const { blocks } = parseFile(text);
  const cards = cardsOf(
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
    () => undefined,
  );
  const block = blocks.find((each): each is Block<ScenarioTree> => each.tree.kind === 'scenario');
  if (block === undefined) throw new Error('no scenario');
  const report = runExploring(
    block,
    { defaultEdition: NEWEST, rules, cards },
    interruption && { interruption: () => interruption },
  );
  const lineOf = (offset: number): string =>
    block.text
      .slice(block.text.lastIndexOf('\n', offset - 1) + 1)
      .split('\n')[0]
      ?.trim() ?? '';
  return {
    report,
    told: report.diagnostics
      .filter(({ code }) => code !== 'setup/count')
      .map(({ span, severity, code }) => `${lineOf(span.start)}: ${severity} ${code}`),
    textOf: ({ start, end }) => block.text.slice(start, end),
    diagnostic: code => report.diagnostics.find(each => each.code === code),
    unmet: report.runs.flatMap(({ edition, expectations }) =>
      expectations.flatMap(({ holds, message }) => (holds ? [] : [`${edition}: ${message}`])),
    ),
  };
};
