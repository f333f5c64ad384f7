/** The one file that a command is about, and the scenarios in it that were asked for. */
import type { Ruleset } from '../../engine/game/state/rulesets.ts';
import { isScenario, type ScenarioBlock } from '../../engine/language/syntax.ts';
import type { DiagnosticCode } from '../../engine/scenario/report/codes.ts';
import type { Run, ScenarioReport } from '../../engine/scenario/report/report.ts';
import { namesInTitle, type ScenarioPart, titlesOf } from '../../engine/scenario/script/parts.ts';
import { nearest } from '../../rules-db/nearest.ts';
import { blocksOf } from '../analysis/checking/blocks.ts';
import { rulesetOf } from '../analysis/document/edition.ts';
import type { CommandOptions } from './command.ts';
import { editionOption } from './editions.ts';
import { CannotWork } from './io.ts';

/** Throws `CannotWork` for no file, or for more than one. */
export const theFile = (command: string, { words: [path, ...more] }: CommandOptions): string => {
  if (path === undefined) throw new CannotWork(`${command} needs a file: riftbench ${command} FILE`);
  if (more.length > 0) {
    const name = more.join(' ');
    const scenario = /\.(?:rift|md)$/i.test(name) ? '' : ` One of its scenarios is chosen with --scenario "${name}".`;
    throw new CannotWork(`${command} takes one file, not ${more.length + 1}.${scenario}`);
  }
  return path;
};

/** Empty for a scenario without a name. */
export const nameOfScenario = (block: Pick<ScenarioBlock, 'tree'> | undefined): string => block?.tree.name?.text ?? '';

/** By the whole name, else by a part of it that only one has. */
export const chosenScenarios = (path: string, text: string, options: CommandOptions): readonly ScenarioBlock[] => {
  const all = [...blocksOf(text, path)].filter(isScenario);
  if (all.length === 0) throw new CannotWork(`${path}: there is no scenario in it.`);
  const whole = options.value('scenario')?.trim().toLowerCase();
  if (whole === undefined) return all;
  const wholly = all.filter(block => nameOfScenario(block).toLowerCase() === whole);
  if (wholly.length > 0) return wholly;
  const [asked = ''] = namesInTitle(whole);
  const named = all.filter(block => nameOfScenario(block).toLowerCase() === asked);
  if (named.length > 0) return named;
  const partly = all.filter(block => nameOfScenario(block).toLowerCase().includes(asked));
  if (partly.length === 1) return partly;
  const holding = partly.length > 0 ? [] : all.filter(block => branchesCalled(titlesOf(block), whole).length > 0);
  if (holding.length === 1 && branchesCalled(holding.flatMap(titlesOf), whole).length === 1) return holding;
  const names = partly.length > 0 ? partly.map(nameOfScenario) : all.flatMap(titlesOf);
  const meant = nearest(asked, names);
  const hint = meant === undefined ? `There are ${quoted(names)}.` : `Did you mean "${meant}"?`;
  const many = partly.length > 1 ? `${partly.length} scenarios have` : 'no scenario has';
  throw new CannotWork(`${path}: ${many} "${options.value('scenario')}" in the name. ${hint}`);
};

/** Of the titles, those whose last name is that of the branch asked for; without any, those with it in their last name. */
const branchesCalled = (titles: readonly string[], asked: string): readonly string[] => {
  const last = titles.map(title => ({ title, name: namesInTitle(title).slice(1).at(-1) }));
  const wholly = last.filter(({ name }) => name === asked.toLowerCase());
  const found = wholly.length > 0 ? wholly : last.filter(({ name }) => name?.includes(asked.toLowerCase()) === true);
  return found.map(({ title }) => title);
};

/** The branch that is asked for, and those in it; all of the scenario without one. */
export const chosenParts = (parts: readonly ScenarioPart[], options: CommandOptions): readonly ScenarioPart[] => {
  const whole = options.value('scenario')?.trim() ?? '';
  if (whole === '') return parts;
  // A scenario's own name may have a `>` in it.
  if (parts.some(({ branch, report }) => branch === null && report.name.toLowerCase() === whole.toLowerCase()))
    return parts;
  const called = branchesCalled(
    parts.map(({ report }) => report.name),
    whole,
  );
  const [only = whole] = called.length === 1 ? called : [];
  const [, ...path] = namesInTitle(only);
  if (path.length === 0) return parts;
  const wholly = parts.filter(part => isUnder(part, path, (name, asked) => name === asked));
  if (wholly.length > 0) return wholly;
  const partly = parts.filter(part => isUnder(part, path, (name, asked) => name.includes(asked)));
  // One branch, and what is in it.
  if (partly.filter(({ branch }) => branch?.path.length === path.length).length === 1) return partly;
  const names = parts.flatMap(({ branch, report }) => (branch === null ? [] : report.name));
  throw new CannotWork(
    `There is no branch "${options.value('scenario')}". ${names.length === 0 ? 'The scenario has none.' : `There are ${quoted(names)}.`}`,
  );
};

/** Whether the part is in the branch of these names, or is it. */
const isUnder = (
  { branch }: ScenarioPart,
  path: readonly string[],
  fits: (name: string, asked: string) => boolean,
): boolean =>
  path.every((asked, i) => {
    const name = branch?.path[i];
    return name !== undefined && fits(name.toLowerCase(), asked.toLowerCase());
  });

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 5).map(name => `"${name}"`);
  return names.length > 5 ? `${shown.join(', ')} and ${names.length - 5} more` : shown.join(', ');
};

/** What `--edition` asks for; undefined without it. */
export const askedRuleset = (options: CommandOptions): Ruleset | undefined => {
  const said = editionOption(options);
  return said === undefined ? undefined : rulesetOf(said);
};

/** The run under what is asked for, else under the newest of the scenario's editions. */
export const runUnder = ({ runs }: ScenarioReport, asked: Ruleset | undefined): Run | undefined =>
  asked === undefined ? runs[0] : runs.find(({ ruleset }) => ruleset === asked);

/** What of a scenario as a whole was too much to play it under any edition, as a sentence. */
export const tooMuchOf = ({ runs, diagnostics }: ScenarioReport): string | undefined =>
  runs.length > 0 ? undefined : diagnostics.find(({ code }) => TOO_MUCH.has(code))?.message;

const TOO_MUCH: ReadonlySet<string> = new Set<DiagnosticCode>(['flow/limit', 'run/timeout']);
