/**
 * The branches of a script. A branch is the script up to its `what if` line, without the expectations there, followed
 * by lines of its own; it is played and judged as if it were written out like that.
 */

import { BOUNDS } from '../../bounds.ts';
import type { Draft } from '../../game/state/draft.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { addLineAbove, removeLine } from '../report/lineEdits.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';

/** The script of a scenario, or one of its branches. */
export interface ScriptSection {
  readonly kind: 'section';
  /** The line that opens the branch; null for the scenario's own script. */
  readonly opening: BranchLine | null;
  /** The names of the branches that contain it, from the outermost to its own. */
  readonly path: readonly string[];
  readonly parent: ScriptSection | null;
  /** Its own lines, and the branches that open between them. */
  readonly lines: readonly (Statement | ScriptSection)[];
  /** The line that closes it; null where the scenario's end does. */
  readonly closing: Statement | null;
}

type BranchLine = Extract<Statement, { kind: 'what-if' }>;

export interface Sections {
  /** The scenario's own script first, then its branches in the order in which they open. */
  readonly all: readonly [ScriptSection, ...ScriptSection[]];
  readonly problems: readonly Problem[];
}

/** The lines of a script that are played, or held against the game. */
export const SCRIPT_KINDS: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'turn',
  'action',
  'all-pass',
  'effect',
  'expect',
  'ask',
  'goal',
  'solution',
]);

/** Whether a statement belongs to the script, and not to the header or the board. */
export const isScript = (s: Statement): boolean => SCRIPT_KINDS.has(s.kind);

export const isSection = (line: Statement | ScriptSection): line is ScriptSection => line.kind === 'section';

type Building = Draft<ScriptSection> & {
  readonly lines: (Statement | ScriptSection)[];
};

/**
 * The scenario's own script and its branches. A branch beyond the bound is left out with all that is in it, and
 * reported once.
 */
export const sectionsOf = (statements: readonly Statement[], source: string): Sections => {
  const script = building(null, null);
  const all: [ScriptSection, ...ScriptSection[]] = [script];
  const problems: Problem[] = [];
  let open = script;
  // Branches beyond the bound that are open, one in the other: nothing in them is played.
  let skipped = 0;
  for (const s of statements) {
    if (s.kind === 'what-if' && (skipped > 0 || all.length > BOUNDS.branches)) {
      if (skipped === 0 && all.length - 1 === BOUNDS.branches && !problems.some(isLimit)) problems.push(tooMany(s));
      skipped++;
    } else if (s.kind === 'what-if') {
      const branch = building(s, open);
      problems.push(...takenName(branch, open), ...besideOpen(s, open, source));
      open.lines.push(branch);
      all.push(branch);
      open = branch;
    } else if (s.kind === 'back' && skipped > 0) {
      skipped--;
    } else if (s.kind === 'back') {
      if (open.parent === null) problems.push(nothingOpen(s, source));
      else {
        open.closing = s;
        open = open.parent as Building;
      }
    } else if (isScript(s) && skipped === 0) open.lines.push(s);
  }
  const empty = all.filter(({ opening, lines }) => opening !== null && lines.length === 0);
  return {
    all,
    problems: [...problems, ...empty.flatMap(({ opening }) => (opening === null ? [] : isEmpty(opening)))],
  };
};

const building = (opening: BranchLine | null, parent: ScriptSection | null): Building => ({
  kind: 'section',
  opening,
  parent,
  path: opening === null ? [] : [...(parent?.path ?? []), opening.name?.text ?? ''],
  lines: [],
  closing: null,
});

/** Whether what is at an offset of the block is in a section or led to it. */
export const leadsTo = (sections: Sections, section: ScriptSection, offset: number): boolean =>
  isHeldOnTheWay(innermostAt(sections, offset), section, offset);

/** The same of an offset whose innermost section is known. */
export const isHeldOnTheWay = (holding: ScriptSection, section: ScriptSection, offset: number): boolean => {
  if (holding === section) return true;
  for (let each = section; each.opening !== null && each.parent !== null; each = each.parent)
    if (each.parent === holding) return offset < each.opening.span.start;
  return false;
};

export const innermostAt = ({ all }: Sections, offset: number): ScriptSection =>
  all.findLast(each => each.opening !== null && each.opening.span.start <= offset && offset < endOf(each)) ?? all[0];

/** The line that closes a branch: its own, or that of the branch around it; null where the scenario's end does. */
export const closingOf = (section: ScriptSection): Statement | null => {
  for (let each: ScriptSection | null = section; each !== null; each = each.parent)
    if (each.closing !== null) return each.closing;
  return null;
};

/** Of its text, which the line that closes it ends. */
const endOf = (section: ScriptSection): number => closingOf(section)?.span.start ?? Number.POSITIVE_INFINITY;

const isLimit = ({ code }: Problem): boolean => code === 'flow/limit';

const tooMany = ({ span }: BranchLine): Problem =>
  problem(
    'flow/limit',
    span,
    `A scenario has at most ${BOUNDS.branches} branches. This one and those below it are not played.`,
  );

const takenName = ({ opening }: ScriptSection, { lines }: ScriptSection): readonly Problem[] => {
  const name = opening?.name;
  if (name === undefined) return [];
  const other = lines.find(
    each => isSection(each) && each.opening?.name?.text.toLowerCase() === name.text.toLowerCase(),
  );
  if (other === undefined || !isSection(other) || other.opening === null) return [];
  const free = freeName(name.text, lines);
  return [
    problem('name/duplicate', name.span, `Another branch here is already called "${name.text}".`, {
      related: [{ span: other.opening.span, message: 'The other branch of that name' }],
      fixes: [preferredFix(name.span, quote(free), `Call it ${quote(free)}`)],
    }),
  ];
};

const freeName = (name: string, lines: ScriptSection['lines']): string => {
  const taken = new Set(lines.flatMap(each => (isSection(each) ? (each.opening?.name?.text.toLowerCase() ?? []) : [])));
  let n = 2;
  while (taken.has(`${name} ${n}`.toLowerCase())) n++;
  return `${name} ${n}`;
};

/** A branch that begins no further in than the one that is open: meant beside it, and yet within it. */
const besideOpen = (s: BranchLine, { opening, lines }: ScriptSection, source: string): readonly Problem[] => {
  if (opening === null || lines.length === 0) return [];
  if (indentOf(source, s.span) > indentOf(source, opening.span)) return [];
  const around = opening.name === undefined ? 'The branch above' : `The branch ${quote(opening.name.text)}`;
  const message = `${around} is still open, so this one is within it. Write "back" above this line, or indent it further.`;
  return [
    problem('flow/open-branch', s.span, message, {
      related: [{ span: opening.span, message: 'The branch that is open' }],
      fixes: [addLineAbove(source, s.span, 'back')],
    }),
  ];
};

const indentOf = (source: string, { start }: Span): number =>
  start - (Math.max(source.lastIndexOf('\n', start - 1), source.lastIndexOf('\r', start - 1)) + 1);

const nothingOpen = ({ span }: { readonly span: Span }, source: string): Problem =>
  problem('flow/no-branch', span, 'No branch is open here, so there is nothing to go back from.', {
    fixes: [removeLine(source, span)],
  });

const isEmpty = ({ span }: BranchLine): Problem =>
  problem('flow/empty-branch', span, 'Nothing happens in this branch: there is no line between it and its end.');
