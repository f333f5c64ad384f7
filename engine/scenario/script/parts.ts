/** A scenario and its branches, each as a scenario of its own: what front ends list, judge and walk through one by one. */
import { knownOf, once } from '../../known.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import {
  type Block,
  type Name,
  onlyLooks,
  type ScenarioTree,
  type Span,
  type Statement,
} from '../../language/syntax.ts';
import type { BranchReport, Run, ScenarioReport } from '../report/report.ts';
import {
  innermostAt,
  isHeldOnTheWay,
  isScript,
  isSection,
  leadsTo,
  type ScriptSection,
  type Sections,
  sectionsOf,
} from './branches.ts';

export interface ScenarioPart {
  /** With the lines that lead to it alone. Its text, and so its lines and offsets, are those of the whole scenario. */
  readonly block: Block<ScenarioTree>;
  /** `name` is the part's own: `scenario › branch`. */
  readonly report: ScenarioReport;
  /** In the block: 0, or the line that opens the branch. */
  readonly line: number;
  /** Null for the scenario itself. */
  readonly branch: BranchReport | null;
  /** The branches within it, at any depth. */
  readonly inside: readonly BranchReport[];
}

/** The scenario itself first, then its branches in the order in which they open. */
export const scenarioParts = (
  block: Block<ScenarioTree>,
  report: ScenarioReport,
): readonly [ScenarioPart, ...ScenarioPart[]] =>
  report.branches.length === 0
    ? [{ block, report, line: 0, branch: null, inside: [] }]
    : partsWithBranches(report)(block);

const partsWithBranches = knownOf((report: ScenarioReport) =>
  knownOf((block: Block<ScenarioTree>) => partsOf(block, report)),
);

const partsOf = (block: Block<ScenarioTree>, report: ScenarioReport): readonly [ScenarioPart, ...ScenarioPart[]] => {
  const sections = sectionsOf(block.tree.statements, block.text);
  const whole: WholeScenario = {
    block,
    report,
    sections,
    board: block.tree.statements.filter(s => !isScript(s) && s.kind !== 'what-if' && s.kind !== 'back'),
    looking: lookingLines(sections),
  };
  const [script, ...branches] = sections.all;
  return [
    partOf(whole, script, null, report.branches),
    ...branches.flatMap((section, i) => {
      const branch = report.branches[i];
      return branch === undefined ? [] : [partOf(whole, section, branch, insideOf(report.branches, i))];
    }),
  ];
};

/** What is worked out once for all parts. */
interface WholeScenario {
  readonly block: Block<ScenarioTree>;
  readonly report: ScenarioReport;
  readonly sections: Sections;
  /** What is above the script. */
  readonly board: readonly Statement[];
  readonly looking: readonly LookingLine[];
}

/** A line that expects or asks something, and the section that it does so in. */
interface LookingLine {
  readonly span: Span;
  readonly kind: Statement['kind'];
  readonly section: ScriptSection;
}

const lookingLines = ({ all }: Sections): readonly LookingLine[] =>
  all.flatMap(section =>
    section.lines.flatMap(line =>
      !isSection(line) && onlyLooks(line) ? { span: line.span, kind: line.kind, section } : [],
    ),
  );

/** The branches within one of them: those that open behind it, up to the first that is no further in. */
const insideOf = (branches: readonly BranchReport[], at: number): readonly BranchReport[] => {
  const depth = branches[at]?.path.length ?? 0;
  const end = branches.findIndex(({ path }, i) => i > at && path.length <= depth);
  return branches.slice(at + 1, end < 0 ? undefined : end);
};

/** The innermost part that contains a line of the block. The lines that open a branch are outside of it, those that close it within. */
export const partAt = (parts: readonly [ScenarioPart, ...ScenarioPart[]], line: number): ScenarioPart =>
  parts.findLast(({ branch }) => branch !== null && isIn(branch, line)) ?? parts[0];

/** The part that contains a line of the block, where that line neither belongs to `part` nor leads to it. */
export const elsewhereAt = (
  parts: readonly [ScenarioPart, ...ScenarioPart[]],
  part: ScenarioPart,
  line: number,
): ScenarioPart | undefined => {
  const other = partAt(parts, line);
  const isAround = other.branch === null || isIn(other.branch, part.line);
  return other === part || (isAround && line <= part.line) ? undefined : other;
};

/** The runs of the part that contains a line of the block. */
export const runsAt = ({ runs, branches }: ScenarioReport, line: number): readonly Run[] =>
  branches.findLast(branch => isIn(branch, line))?.runs ?? runs;

/** Those of the scenario and of all its branches. */
export const allRuns = ({ runs, branches }: ScenarioReport): readonly Run[] =>
  branches.length === 0 ? runs : [...runs, ...branches.flatMap(branch => branch.runs)];

const isIn = ({ line: opens, closes }: BranchReport, line: number): boolean =>
  opens < line && (closes === null || line <= closes);

/** `scenario › branch`, as every list names it. */
export const titleOf = (name: string, path: readonly string[]): string =>
  [name, ...path.map(each => (each === '' ? '(branch without a name)' : each))].join(' › ');

/** The names in a title that somebody typed, in small letters: `scenario › branch`, or `scenario > branch`, as keyboards have it. */
export const namesInTitle = (title: string): readonly string[] =>
  title.split(title.includes(' › ') ? ' › ' : ' > ').map(each => each.trim().toLowerCase());

/** The titles of a scenario and of its branches, in the order in which they open. */
export const titlesOf = ({ tree, text }: Pick<Block<ScenarioTree>, 'tree' | 'text'>): readonly string[] =>
  sectionsOf(tree.statements, text).all.map(({ path }) => titleOf(tree.name?.text ?? '', path));

/**
 * A scenario and its branches, each with a text of its own: what does not lead to it is blank there, so that lines and offsets
 * stay those of the block. Each is made when it is asked for: all together are as many times the text as there are branches.
 */
export const writtenOut = (block: Block<ScenarioTree>): readonly (() => Block<ScenarioTree>)[] => {
  const sections = sectionsOf(block.tree.statements, block.text);
  if (sections.all.length === 1) return [() => block];
  const lines = once(() => writtenLines(block.text, sections));
  return sections.all.map(section => () => {
    const text = lines()
      .map(line => (isWrittenIn(line, section) ? line.text : line.blank))
      .join('\n');
    // Its first line, which names it, is that of the block.
    const tree = parseBlock(text) as ScenarioTree;
    const named = tree.name === undefined ? {} : { name: nameOf(tree.name, titleOf(tree.name.text, section.path)) };
    return { ...block, text, tree: { ...tree, ...named } };
  });
};

interface WrittenLine {
  readonly text: string;
  readonly blank: string;
  /** Where its first word is. */
  readonly at: number;
  readonly holding: ScriptSection;
  /** Whether it opens or closes a branch. */
  readonly isBorder: boolean;
  /** The section that something is expected or asked in there, which changes nothing for the others. */
  readonly looks: ScriptSection | null;
}

const writtenLines = (text: string, sections: Sections): readonly WrittenLine[] => {
  const borders = sections.all.flatMap(({ opening, closing }) => [opening ?? [], closing ?? []].flat());
  // A branch of a solution is one for the same goal.
  const looking = lookingLines(sections).filter(({ kind }) => kind !== 'goal');
  const [borderAt, looksAt] = [inOrder(borders), inOrder(looking)];
  let offset = 0;
  return text.split('\n').map(line => {
    const at = offset + line.length - line.trimStart().length;
    offset += line.length + 1;
    return {
      text: line,
      blank: line.replace(/[^\r]/g, ' '),
      at,
      holding: innermostAt(sections, at),
      isBorder: borderAt(at) !== undefined,
      looks: looksAt(at)?.section ?? null,
    };
  });
};

/** What is at an offset; to be asked for one after the other, from the first on. What is listed does not overlap. */
const inOrder = <Of extends { readonly span: Span }>(all: readonly Of[]): ((at: number) => Of | undefined) => {
  const sorted = all.toSorted((a, b) => a.span.start - b.span.start);
  let next = 0;
  return at => {
    for (let each = sorted[next]; each !== undefined && each.span.end < at; each = sorted[next]) next += 1;
    const here = sorted[next];
    return here !== undefined && here.span.start <= at ? here : undefined;
  };
};

const isWrittenIn = ({ at, holding, isBorder, looks }: WrittenLine, section: ScriptSection): boolean =>
  !isBorder && (looks === null || looks === section) && isHeldOnTheWay(holding, section, at);

const partOf = (
  { block, report, sections, board, looking }: WholeScenario,
  section: ScriptSection,
  branch: BranchReport | null,
  inside: readonly BranchReport[],
): ScenarioPart => {
  const { tree } = block;
  const name = titleOf(report.name, section.path);
  const named: Pick<ScenarioTree, 'name'> = tree.name === undefined ? {} : { name: nameOf(tree.name, name) };
  const isLookedAtElsewhere = (offset: number): boolean =>
    looking.some(each => each.section !== section && each.span.start <= offset && offset <= each.span.end);
  const isOwn = (offset: number): boolean => leadsTo(sections, section, offset) && !isLookedAtElsewhere(offset);
  return {
    // The board, what is done before the section opens, and its own lines.
    block: { ...block, tree: { ...tree, ...named, statements: [...board, ...linesOf(section)] } },
    report: {
      name,
      runs: branch?.runs ?? report.runs,
      branches: [],
      unrun: report.unrun,
      work: report.work,
      diagnostics: report.diagnostics.filter(({ span }) => isOwn(span.start)),
    },
    line: branch?.line ?? 0,
    branch,
    inside,
  };
};

const nameOf = ({ quoted, span }: Name, text: string): Name => ({ text, quoted, span });

const linesOf = ({ parent, lines, opening }: ScriptSection): readonly Statement[] => {
  const own = lines.flatMap(each => (isSection(each) ? [] : each));
  if (parent === null || opening === null) return own;
  const before = linesOf(parent).filter(s => !onlyLooks(s) && s.span.start < opening.span.start);
  return [...before, ...own];
};
