/** Carries the citations of a file over to another edition, scenarios and front matter with them. Changes no file. */

import { isEdition } from '../../../engine/game/state/editions.ts';
import { editionOf, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { type Block, isScenario, type ScenarioTree, type Span } from '../../../engine/language/syntax.ts';
import type { Edit } from '../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { isGood } from '../../../engine/scenario/script/outcome.ts';
import { allRuns } from '../../../engine/scenario/script/parts.ts';
import type { Surroundings } from '../../../rules-db/citing/beside.ts';
import { saidEdition, sayEdition } from '../../../rules-db/citing/frontMatter.ts';
import {
  type ChangeKind,
  type CitationChange,
  maybeCited,
  migrateEntry,
  migrateInProse,
  migratePassage,
  type ReviewNote,
  sayBefore,
  sayBehind,
} from '../../../rules-db/citing/migrate.ts';
import type { NumberPassage } from '../../../rules-db/citing/passages.ts';
import { commentProse, markdownProse } from '../../../rules-db/citing/prose.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import { editionAdded } from '../document/addingEdition.ts';
import {
  type CitingFile,
  citedInScript,
  isChecked,
  passagesInBlock,
  passagesInProse,
  type ReadPassage,
} from '../document/citing.ts';
import { contextOfFile } from '../document/context.ts';
import { type DefaultEdition, rulesetOf } from '../document/edition.ts';
import { editionOfScenario, ownEdition } from '../document/ownEdition.ts';
import { playableCards, type Used } from '../document/uses.ts';
import { bookMove, migrateBookFile } from './migratingBook.ts';
import type { Editions, MigratingFile, Migration, MigrationEdit } from './migration.ts';

/** Undefined for a file in which nothing is cited from that edition. */
export const migrateFile = (file: MigratingFile, book: RuleBook, editions: Editions): Migration | undefined => {
  const ofBook = bookMove(book, editions);
  if (ofBook !== undefined) return migrateBookFile(file, book, ofBook);
  const plan = planOf(file, book, editions);
  if (plan.from === plan.to) return undefined;
  const inBlocks = file.blocks.map(block => migrateBlock(block, plan));
  const inProse = migrateProse(plan);
  const all = [inProse, ...inBlocks];
  const changes = all.flatMap(each => each.changes);
  const isCiting =
    changes.length > 0 ||
    all.some(({ pinned = [] }) => pinned.length > 0) ||
    (plan.ownAfter !== plan.own && saidEdition(file.text) !== undefined);
  if (!isCiting) return undefined;
  const edits = [
    ...(plan.ownAfter === plan.own ? [] : sayNew(plan)),
    ...changes.flatMap(({ kind, edits: made }) => made.map(edit => ({ ...edit, kind }))),
    ...all.flatMap(each => each.pinned ?? []),
  ].sort((a, b) => a.span.start - b.span.start);
  const looks = [...changes.flatMap(each => each.looks), ...all.flatMap(each => each.looks ?? [])];
  const count = (kind: ChangeKind): number => changes.filter(each => each.kind === kind).length;
  return {
    from: plan.from,
    edits,
    looks: looks.sort((a, b) => Number(b.kind === 'entry') - Number(a.kind === 'entry') || a.span.start - b.span.start),
    counts: { moved: count('moved'), changed: count('changed'), gone: count('gone') },
  };
};

/** What is to be done with a file. */
interface Plan {
  readonly book: RuleBook;
  readonly file: CitingFile;
  readonly used: Used;
  readonly project: DefaultEdition;
  readonly from: BookEdition;
  readonly to: BookEdition;
  readonly adds: boolean;
  /** The edition of its prose, before and after. */
  readonly own: BookEdition;
  readonly ownAfter: BookEdition;
  /** The edition of its scenarios that name none, before and after. */
  readonly runs: Ruleset;
  readonly runsAfter: Ruleset;
}

const planOf = (given: MigratingFile, book: RuleBook, { from: asked, to, adds = false }: Editions): Plan => {
  const { text, markdown, blocks, used, isNamed, project } = given;
  const found = ownEdition(text, markdown, project);
  const edition: DefaultEdition = isNamed && markdown ? { ...found, citations: true } : found;
  const said = markdown ? saidEdition(text)?.text : undefined;
  const known = said !== undefined && book.editions.includes(said);
  // Of a file that nothing says the edition of, its author knows: it is the one to migrate from.
  const from = asked ?? (known ? said : project.edition);
  const bySettings = project.from === 'newest' ? from : project.edition;
  const own = known ? said : bySettings;
  const read: DefaultEdition = !known && isEdition(own) ? { ...edition, edition: own } : edition;
  const file: CitingFile = { text, markdown, blocks, edition: read };
  const moves = markdown && own === from && isChecked(file);
  const ownAfter = moves ? to : own;
  const runs = rulesetOf(found);
  const after = isEdition(to) ? rulesetOf({ edition: to }) : rulesetOf(project);
  return {
    book,
    file,
    used,
    project,
    from,
    to,
    adds,
    own,
    ownAfter,
    runs,
    runsAfter: moves ? after : runs,
  };
};

/** What the file says of itself; where it says nothing and its folder would say something else, it begins to. */
const sayNew = ({ file, project, to }: Plan): readonly MigrationEdit[] => {
  const said = saidEdition(file.text);
  if (said !== undefined) return [{ span: said.span, text: to, kind: 'edition' }];
  return project.edition === to ? [] : [{ ...sayEdition(file.text, to), kind: 'edition' }];
};

interface Migrated {
  readonly changes: readonly CitationChange[];
  /** An edition line that keeps a scenario in the edition that it was written for, or the newer one in its own line. */
  readonly pinned?: readonly MigrationEdit[];
  readonly looks?: readonly ReviewNote[];
}

const migrateProse = (plan: Plan): Migrated => {
  const { book, file, from, own, ownAfter } = plan;
  const passages = passagesInProse(file, book);
  const around = aroundOf(passages, markdownProse(file.text), 0);
  const changes = changesOf(around, plan, own, ownAfter);
  if (own === ownAfter) return changes;
  return { ...changes, looks: maybeCited(book, around.prose, around.passages, from) };
};

const aroundOf = (read: readonly ReadPassage[], prose: string, offset: number): Surroundings => ({
  prose,
  offset,
  passages: read.map(({ passage }) => passage),
});

const changesOf = (
  around: Surroundings,
  { book, from, to }: Plan,
  own: BookEdition,
  ownAfter: BookEdition,
): Migrated => ({
  changes: around.passages.flatMap(passage => {
    if (passage.kind === 'book') return [];
    if (passage.kind === 'entry') return migrateEntry(book, passage, { own, ownAfter }) ?? [];
    return migrateInProse(book, passage, around, { from, to, own, ownAfter, say: sayBehind }) ?? [];
  }),
});

/** A scenario keeps its own edition line; one without goes along with its file, if it says there what it said here. */
const migrateBlock = (block: Block, plan: Plan): Migrated => {
  const { runs, runsAfter } = plan;
  const namesEdition = isScenario(block) && block.tree.statements.some(each => each.kind === 'edition');
  const own = isScenario(block) ? editionOfScenario(block.tree, editionOf(runs)) : editionOf(runs);
  const added = plan.adds && isScenario(block) && own === plan.from ? editionAdded(block, plan) : [];
  if (isScenario(block) && added.length > 0) return withAdded(block, plan, added);
  const goesAlong = migrateIn(block, plan, own, namesEdition ? own : editionOf(runsAfter));
  if (!isScenario(block)) return goesAlong;
  const isTouched = goesAlong.changes.some(each => each.edits.length > 0) || (!namesEdition && runs !== runsAfter);
  if (!isTouched) return goesAlong;
  const why = whatBreaks(block, editsIn(goesAlong), plan, namesEdition ? runs : runsAfter);
  if (why === undefined) return goesAlong;
  if (namesEdition || runs === runsAfter) return { changes: [], looks: [leftAlone(block, plan, why)] };
  const stays = migrateIn(block, plan, own, own);
  return { ...stays, pinned: [pin(block, plan)], looks: [leftAlone(block, plan, why)] };
};

/** Both editions are in its edition line, and it cites the numbers of the newer one: if it holds there as well. */
const withAdded = (block: Block<ScenarioTree>, plan: Plan, added: readonly Edit[]): Migrated => {
  const both = migrateIn(block, plan, plan.from, plan.to);
  const why = whatBreaks(block, [...added, ...editsIn(both)], plan, plan.runs);
  if (why !== undefined) return { changes: [], looks: [leftAlone(block, plan, why)] };
  return { ...both, pinned: added.map(edit => ({ ...edit, kind: 'edition' })) };
};

const migrateIn = (block: Block, plan: Plan, own: BookEdition, ownAfter: BookEdition): Migrated => {
  const { book, from, to, file } = plan;
  // A scenario that both editions are beside may go on to cite either of them by name.
  const inScript = (isScenario(block) ? scriptPassages(block) : []).filter(
    ({ mark }) => !plan.adds || mark === undefined,
  );
  const inComments = passagesInBlock(block, { ...file.edition, edition: editionOf(plan.runs) }, book);
  const around = aroundOf(inComments, commentProse(block.text), block.offset);
  const script = inScript.flatMap(
    passage => migratePassage(book, passage, { from, to, own, ownAfter, say: sayBefore }) ?? [],
  );
  return { changes: [...script, ...changesOf(around, plan, own, ownAfter).changes] };
};

const editsIn = ({ changes }: Migrated): readonly Edit[] => changes.flatMap(each => each.edits);

/** What a script cites, after `cites` and `because`, as passages of one number each. */
const scriptPassages = ({ tree, offset }: Block<ScenarioTree>): readonly NumberPassage[] => {
  const at = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
  return citedInScript(tree).flatMap((citation): readonly NumberPassage[] => {
    if (citation.kind !== 'rule') return [];
    const { number, edition } = citation;
    const span = at(citation.span);
    const mark = edition === undefined ? {} : { mark: { edition: edition.text, span: at(edition.span) } };
    return [{ kind: 'numbers', form: 'word', span, numbers: [{ number, span }], ...mark }];
  });
};

/** The first thing that a scenario would say anew once it is edited; undefined where it holds as well as before. */
const whatBreaks = (
  block: Block<ScenarioTree>,
  edits: readonly Edit[],
  plan: Plan,
  runsAfter: Ruleset,
): string | undefined => {
  const text = edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce(
      (soFar, { span, text: by }) =>
        soFar.slice(0, span.start - block.offset) + by + soFar.slice(span.end - block.offset),
      block.text,
    );
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') return 'it would no longer be a scenario.';
  const before = runScenario(block, contextOf(plan, plan.runs));
  const after = runScenario({ ...block, text, tree }, contextOf(plan, runsAfter));
  const seen = before.diagnostics.map(({ code }) => code);
  const fresh = after.diagnostics.find(({ code, severity }) => {
    const at = seen.indexOf(code);
    if (at >= 0) seen.splice(at, 1);
    return at < 0 && (severity === 'error' || severity === 'warning');
  });
  if (fresh !== undefined) return fresh.message;
  const passed = (report: typeof before): boolean => allRuns(report).every(({ status }) => isGood(status));
  return passed(before) && !passed(after) ? 'it would not pass.' : undefined;
};

const contextOf = ({ book, file, used }: Plan, ruleset: Ruleset): RunContext =>
  contextOfFile(book, ruleset, playableCards(file.blocks, used));

const leftAlone = ({ tree, offset }: Block<ScenarioTree>, { from, to }: Plan, why: string): ReviewNote => {
  const span = tree.name?.span ?? { start: 0, end: 0 };
  return {
    kind: 'changed',
    span: { start: span.start + offset, end: span.end + offset },
    message: `This scenario stays in ${from}; in ${to}: ${why}`,
    wordings: [],
  };
};

/** An edition line below the scenario's name. */
const pin = ({ text, offset }: Block<ScenarioTree>, { runs }: Plan): MigrationEdit => {
  const [first = '', lineBreak = '\n'] = /^[^\r\n]*(\r\n|\n|\r)?/.exec(text) ?? [];
  const indent = /^([ \t]+)\S/m.exec(text.slice(first.length))?.[1] ?? '  ';
  const at = offset + first.length;
  const isLast = !/[\r\n]$/.test(first);
  return {
    span: { start: at, end: at },
    text: isLast ? `${lineBreak}${indent}edition ${runs}` : `${indent}edition ${runs}${lineBreak}`,
    kind: 'edition',
  };
};
