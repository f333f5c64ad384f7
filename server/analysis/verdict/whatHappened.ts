/** For a scenario that expects nothing: how far it came, the steps that decided, and their rules with the edition. */
import type { Step } from '../../../engine/game/state/steps.ts';
import type { RuleNumbers, Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { assuming, withoutText } from './caveats.ts';
import { citations, sentence } from './sentences.ts';

export const whatHappened = (
  { name, runs, diagnostics }: ScenarioReport,
  run: Run,
  rules: RuleNumbers,
): readonly string[] => {
  const decisive = decisiveSteps(run.steps);
  const waiting = diagnostics.find(({ code }) => code === 'flow/undecided');
  const editions = runs.map(({ ruleset }) => ruleset).reverse();
  const where = editions.length === 1 ? editions.join('') : `${editions.join(', ')}; shown here: ${run.ruleset}`;
  const title = name === '' ? 'This scenario' : name;
  const played = `${withoutText(run.notRun)}${assuming(run.assumed)}`;
  const end = waiting === undefined ? '' : ` Not decided: ${sentence(waiting.message)}`;
  const cited = citations(
    decisive.map(step => [step.rule]),
    [run.edition],
    rules,
  ).trim();
  return [
    `${title}, played in ${where}${played}.${end}`,
    decisive.length === 0 ? 'Nothing has happened yet.' : decisive.map(step => step.text).join(' '),
    cited === '' ? 'No rule decides it.' : cited,
  ];
};

/** What an outcome hangs on: damage, deaths, recalls, results, control, points. Where nothing of that happened, what did, mere passes left out. */
const decisiveSteps = (steps: readonly Step[]): readonly Step[] => {
  const decided = steps.filter(step => DECIDES.some(begin => step.rule.startsWith(begin)));
  return decided.length > 0 ? decided.slice(-STEPS_TOLD) : lastSteps(steps);
};

const lastSteps = (steps: readonly Step[]): readonly Step[] => {
  const done = steps.filter(step => step.line >= 0 && !step.rule.startsWith('turn.'));
  const telling = done.filter(step => step.rule !== 'showdown.pass');
  return (telling.length > 0 ? telling : done).slice(-STEPS_TOLD);
};

const DECIDES = [
  'combat.deal',
  'cleanup.kill',
  'unit.might.killed',
  'combat.resolution.recall',
  'combat.result',
  'combat.control',
  'control.established',
  'control.lost',
  'showdown.closes.conquer',
  'score',
  'win',
];
/** A combat that ends with a point has as many statements: damage, deaths, winner, control, conquest, point. */
const STEPS_TOLD = 6;
