/** The scenario that a client asks to step through: read and found once, when the session starts or restarts. */

import type { Ruleset } from '../../engine/game/state/rulesets.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { type Block, isScenario, type ScenarioTree } from '../../engine/language/syntax.ts';
import { runExploring } from '../../engine/scenario/exploring/exploring.ts';
import type { Interruption } from '../../engine/scenario/report/interruption.ts';
import type { Run, ScenarioReport } from '../../engine/scenario/report/report.ts';
import type { RunContext } from '../../engine/scenario/run.ts';
import { asker, type WrittenExpectation } from '../../engine/scenario/script/asking.ts';
import {
  elsewhereAt,
  namesInTitle,
  partAt,
  type ScenarioPart,
  scenarioParts,
} from '../../engine/scenario/script/parts.ts';
import { nearest } from '../../rules-db/nearest.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { contextOfFile } from '../analysis/document/context.ts';
import { editionsIn, readEdition, rulesetOf } from '../analysis/document/edition.ts';
import { type LineIndex, lineIndex } from '../analysis/document/lines.ts';
import { isMarkdown } from '../analysis/document/paths.ts';
import { DEFAULT_TIMEOUT } from '../analysis/document/timeLimit.ts';
import { playableCards, usedFiles } from '../analysis/document/uses.ts';
import { limitsWithin } from '../analysis/exploring/limits.ts';
import { type Path, pathOf } from '../analysis/scene/path.ts';
import { fields } from '../analysis/text/fields.ts';
import { CannotDo } from './errors.ts';
import type { DebugHost } from './host.ts';
import { type Point, pointsOf } from './points.ts';
import { nameOfProgram } from './programs.ts';

/** The arguments of `launch`. Lines are as the client counts them. */
export interface Launch {
  /** A path or a URI. */
  readonly program: string;
  /** The text to use instead of the file on disk, for a document that is not saved. */
  readonly text?: string;
  /** By its name, or a part of it that only one has; a branch as `SCENARIO › BRANCH`, or with `>`. */
  readonly scenario?: string;
  /** The scenario, or the branch, that is at this line, from 0. */
  readonly line?: number;
  readonly edition?: Ruleset;
  readonly stopOnEntry: boolean;
  /** Only the verdict is wanted. */
  readonly noDebug: boolean;
}

/** A scenario that has been run, ready to be walked through. */
export interface LaunchedScenario {
  readonly program: string;
  readonly lines: LineIndex;
  readonly text: string;
  readonly block: Block<ScenarioTree>;
  readonly report: ScenarioReport;
  readonly run: Run;
  readonly path: Path;
  readonly points: readonly Point[];
  readonly rules: RunContext['rules'];
  readonly cards: RunContext['cards'];
  readonly ask: (text: string) => WrittenExpectation;
  /** The name of the scenario or branch that contains a line of the file, if this walk does not pass that line. */
  readonly elsewhere: (line: number) => string | undefined;
}

/** Throws `CannotDo` with what to do. `lineFrom` is 1 for clients that count from 1. */
export const readLaunch = (args: unknown, lineFrom: number): Launch => {
  const { program, text, scenario, line, edition, stopOnEntry, noDebug } = fields(args);
  if (typeof program !== 'string' || program === '')
    throw new CannotDo(
      'The configuration needs a "program": the path of a .rift file, or of Markdown with rift blocks.',
    );
  for (const [name, value] of Object.entries({ text, scenario, edition }))
    if (value !== undefined && typeof value !== 'string') throw new CannotDo(`"${name}" has to be a text.`);
  if (line !== undefined && !(typeof line === 'number' && Number.isInteger(line) && line >= lineFrom))
    throw new CannotDo(`"line" has to be a whole number from ${lineFrom}.`);
  return {
    program,
    stopOnEntry: stopOnEntry !== false,
    noDebug: noDebug === true,
    ...(typeof text === 'string' ? { text } : {}),
    ...(typeof scenario === 'string' && scenario.trim() !== '' ? { scenario } : {}),
    ...(typeof line === 'number' ? { line: line - lineFrom } : {}),
    ...(typeof edition === 'string' && edition.trim() !== '' ? { edition: ruleset(edition) } : {}),
  };
};

const ruleset = (text: string): Ruleset => {
  const read = readEdition(text);
  if ('problem' in read) throw new CannotDo(`"edition": ${read.problem}`);
  return rulesetOf(read);
};

/** Throws `CannotDo`, with the place in the file where there is one. */
export const loadSubject = (
  launch: Launch,
  { host, book }: { readonly host: DebugHost; readonly book: RuleBook },
  interruption: Interruption,
): LaunchedScenario => {
  const { program, edition } = launch;
  const { files } = host;
  const file = host.fileOf(program);
  const text = launch.text ?? textOf(program, file, files);
  const { blocks } = parseFile(text, { markdown: isMarkdown(program) });
  const block = chosen(program, blocks.filter(isScenario), launch);
  const lines = lineIndex(text);
  const cannotStart = (offset: number, message: string): CannotDo => {
    const { line, character } = lines.positionAt(block.offset + offset);
    return new CannotDo(`${nameOfProgram(program)}:${line + 1}:${character + 1}: ${message}`);
  };
  const [misread] = block.tree.problems;
  if (misread !== undefined) throw cannotStart(misread.span.start, `${misread.message} Correct this, and start again.`);
  const used = usedFiles(files.readText, files).of(blocks, file);
  const asked = edition ?? rulesetOf(editionsIn(files).of(file));
  const context = contextOfFile(book, asked, playableCards(blocks, used));
  const under = edition === undefined ? {} : { under: [edition] };
  const together = limitsWithin(DEFAULT_TIMEOUT, () => performance.now());
  const options = { limits: () => together, interruption: () => interruption };
  const report = runExploring(block, { ...context, ...under }, options);
  const parts = scenarioParts(block, report);
  const part = chosenPart(program, parts, launch);
  const run = part.report.runs[0];
  if (interruption.isDue()) throw new CannotDo(`This scenario cannot be stepped through: ${interruption.because}.`);
  if (run?.opening === undefined || run.final === undefined) {
    const [wrong] = report.diagnostics.filter(each => each.severity === 'error');
    throw cannotStart(wrong?.span.start ?? 0, wrong?.message ?? 'This scenario cannot be set up.');
  }
  const path = pathOf(part.block, run, context.rules);
  return {
    program,
    lines,
    text,
    block,
    report: part.report,
    run,
    path,
    points: pointsOf(part.block, part.report, run, path),
    rules: context.rules,
    cards: context.cards,
    ask: asker(block.tree, run, context),
    elsewhere: line => elsewhereAt(parts, part, line - block.line)?.report.name,
  };
};

const textOf = (program: string, file: string | undefined, { readText }: DebugHost['files']): string => {
  if (file === undefined) throw new CannotDo(`${program} is on no disk: save it first, and start again.`);
  const read = readText(file);
  if ('why' in read) throw new CannotDo(`${file} cannot be read: ${read.why}`);
  return read.text;
};

type Scenarios = readonly Block<ScenarioTree>[];

const chosen = (program: string, all: Scenarios, { scenario, line }: Launch): Block<ScenarioTree> => {
  const [first] = all;
  if (first === undefined)
    throw new CannotDo(`${nameOfProgram(program)} has no scenario. One begins with the line: scenario "NAME".`);
  if (scenario !== undefined) return named(program, all, scenario);
  return (line === undefined ? undefined : all.findLast(block => block.line <= line)) ?? first;
};

/** The branch that is named, or that contains the line; else the scenario itself. */
const chosenPart = (
  program: string,
  parts: readonly [ScenarioPart, ...ScenarioPart[]],
  { scenario, line }: Launch,
): ScenarioPart => {
  const [first] = parts;
  const [, ...path] = namesInTitle(scenario ?? '');
  if (path.length === 0)
    return line === undefined || scenario !== undefined ? first : partAt(parts, line - first.block.line);
  const found = parts.find(
    ({ branch }) =>
      branch?.path.length === path.length && path.every((name, at) => branch.path[at]?.toLowerCase() === name),
  );
  if (found !== undefined) return found;
  const names = parts.flatMap(({ branch, report }) => (branch === null ? [] : quoted(report.name)));
  const instead = names.length === 0 ? 'The scenario has none.' : `There are ${names.slice(0, 5).join(', ')}.`;
  throw new CannotDo(`${nameOfProgram(program)}: there is no branch "${scenario}". ${instead}`);
};

const named = (program: string, all: Scenarios, scenario: string): Block<ScenarioTree> => {
  const [asked = ''] = namesInTitle(scenario);
  const whole = all.find(block => nameOf(block).toLowerCase() === asked);
  if (whole !== undefined) return whole;
  const partly = all.filter(block => nameOf(block).toLowerCase().includes(asked));
  const [only] = partly;
  if (only !== undefined && partly.length === 1) return only;
  const names = (partly.length > 0 ? partly : all).map(nameOf);
  const meant = nearest(asked, names);
  const many = partly.length > 1 ? `${partly.length} scenarios have` : 'No scenario has';
  const instead = meant === undefined ? `There are ${names.slice(0, 5).map(quoted).join(', ')}.` : `Is it "${meant}"?`;
  throw new CannotDo(`${nameOfProgram(program)}: ${many} "${scenario}" in the name. ${instead}`);
};

const nameOf = ({ tree }: Block<ScenarioTree>): string => tree.name?.text ?? '';
const quoted = (name: string): string => `"${name}"`;
