/** Under which editions a scenario runs, and what is wrong with those that it names. */
import { type Edition, PLAYED_EDITIONS } from '../../game/state/editions.ts';
import { editionOf, isRuleset, nowPlayed, RULESETS, type Ruleset, standInFor } from '../../game/state/rulesets.ts';
import type { ScenarioTree, Word } from '../../language/syntax.ts';
import { type Problem, preferredFix, problem, replacementFix } from '../report/problems.ts';
import type { RuleNumbers } from '../report/report.ts';

interface Naming {
  /** Of a scenario without an `edition` line. */
  readonly defaultEdition: Ruleset;
  readonly rules: RuleNumbers;
}

export interface RunEditions {
  /** Newest first. */
  readonly run: readonly Ruleset[];
  /** In which its rule numbers are read, newest first. */
  readonly cited: readonly Edition[];
  /** In which the entries that it cites have to hold, newest first. */
  readonly doubted: readonly Ruleset[];
  readonly unknown: readonly string[];
  /** Whether the scenario names no edition that can be run, so that the default one stands in. */
  readonly standsIn: boolean;
  readonly problems: readonly Problem[];
}

/** Other editions than the scenario names: what it says of its own is no mistake there. */
export const editionsForced = (tree: ScenarioTree, context: Naming, under: readonly Ruleset[]): RunEditions => ({
  ...editionsNamed(tree, context),
  run: RULESETS.filter(each => under.includes(each)).toReversed(),
  unknown: [],
  standsIn: false,
  problems: [],
});

export const editionsNamed = (tree: ScenarioTree, { defaultEdition: byDefault, rules }: Naming): RunEditions => {
  const words: Word[] = [];
  for (const s of tree.statements) if (s.kind === 'edition') words.push(...s.editions);
  if (words.length === 0) {
    const run = [byDefault];
    return {
      run,
      cited: editionsOf(run),
      doubted: run,
      unknown: [],
      standsIn: false,
      problems: otherEditions(tree, run, rules),
    };
  }
  const named = newestFirst(words);
  const run = named.length > 0 ? named : [byDefault];
  const wrong = named.length === words.length ? NONE : words.filter(w => !isRuleset(w.text));
  return {
    run,
    cited: editionsOf(run),
    doubted: run,
    unknown: wrong.map(w => w.text),
    standsIn: named.length === 0,
    problems: [...wrong.map(word => unknownEdition(word, rules)), ...otherEditions(tree, named, rules)],
  };
};

/** Those that can be played, each once. Most scenarios name one. */
const newestFirst = (words: readonly Word[]): readonly Ruleset[] => {
  const only = words.length === 1 ? words[0]?.text : undefined;
  if (only !== undefined) return isRuleset(only) ? [only] : NONE;
  return RULESETS.filter(each => words.some(w => w.text === each)).toReversed();
};

const NONE: readonly never[] = [];

const editionsOf = (rulesets: readonly Ruleset[]): readonly Edition[] => [...new Set(rulesets.map(editionOf))];

const unknownEdition = (word: Word, rules: RuleNumbers): Problem => {
  const instead = standInFor(word.text) ?? nowPlayed(word.text);
  const others = PLAYED_EDITIONS.toReversed().filter(each => each !== instead);
  return problem('setup/edition', word.span, notPlayed(word.text, rules), {
    fixes: [...(instead === undefined ? [] : [instead]), ...others].map((e, i) =>
      (i === 0 ? preferredFix : replacementFix)(word.span, e, `Change to ${e}`),
    ),
  });
};

const notPlayed = (edition: string, rules: RuleNumbers): string => {
  const [standIn, now] = [standInFor(edition), nowPlayed(edition)];
  if (now !== undefined) return `Edition ${now} is played by its own rules: write "edition ${now}".`;
  return standIn === undefined
    ? editionNotPlayed(edition, rules)
    : `Edition ${edition} can be looked up and cited, but its rules are not in the engine yet. To run this by the rules of the previous edition, with the numbers of ${edition}, write "edition ${standIn}".`;
};

const editionNotPlayed = (edition: string, { inLookUpEdition }: RuleNumbers): string =>
  inLookUpEdition?.(edition) === undefined
    ? `Edition ${edition} is not implemented; scenarios run under ${PLAYED_EDITIONS.join(', ')}.`
    : `Edition ${edition} was imported: it can be looked up and cited, but no scenario runs under it; scenarios run under ${PLAYED_EDITIONS.join(', ')}.`;

/** `expect in 1.0: …` where the scenario is not run in 1.0. */
const otherEditions = (tree: ScenarioTree, run: readonly Ruleset[], rules: RuleNumbers): Problem[] => {
  const problems: Problem[] = [];
  if (run.length === 0) return problems;
  for (const s of tree.statements) {
    if (s.kind !== 'expect' || s.editions === undefined) continue;
    for (const { text, span } of s.editions) {
      if (run.some(e => e === text)) continue;
      const why = isRuleset(text)
        ? `This scenario is not run in ${text}; it lists ${run.join(', ')}.`
        : notPlayed(text, rules);
      problems.push(problem('setup/edition', span, why));
    }
  }
  return problems;
};
