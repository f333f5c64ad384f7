/** Migrates citations to another edition, as an edit that the client shows before it is applied. */

import { isEdition, isNewerThanDefault } from '../../../engine/game/state/editions.ts';
import { citationOf } from '../../../rules-db/citation.ts';
import { saidEdition } from '../../../rules-db/citing/frontMatter.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import type { MigrateResult } from '../../protocol.ts';
import { REWRITE } from '../actionKinds.ts';
import { citedAt } from '../cited.ts';
import { type Analysis, rangeOf, WHOLE } from '../document/analysis.ts';
import type { DefaultEdition } from '../document/edition.ts';
import type { Position, Range } from '../document/lines.ts';
import { fields } from '../text/fields.ts';
import type { AnnotatedChanges, ChangeAnnotation, CodeAction } from '../values.ts';
import type { Workspace } from '../workspace.ts';
import { migrateFile } from './migrating.ts';
import type { Editions, Migration, MigrationEdit } from './migration.ts';

export interface MigrateJob extends Editions {
  readonly uris: readonly string[];
  /** They were named, each by itself: articles are migrated that ask for nothing. */
  readonly isNamed: boolean;
  readonly isCancelled: () => boolean;
}

/**
 * Files that cannot be read are listed, and the others migrated all the same; a cancelled job gives what was done so
 * far.
 */
export const migrateFiles = async (
  workspace: Workspace,
  job: MigrateJob,
): Promise<MigrateResult & { readonly edit: AnnotatedChanges | null }> => {
  const migrated: Migrated[] = [];
  const unreadable: string[] = [];
  for (const uri of job.uris) {
    if (job.isCancelled()) break;
    try {
      const analysis = await workspace.read(uri);
      const migration = migrationOf(analysis, workspace.defaultEdition(uri), job);
      if (migration !== undefined) {
        const version = workspace.documents.get(uri)?.version ?? null;
        migrated.push({ version, analysis, migration });
      }
    } catch (error) {
      unreadable.push(`${uri}: ${thrownText(error)}`);
    }
    // Lets a cancellation and the editor's own requests come in between.
    await workspace.host.nextTurn();
  }
  const sum = (kind: 'moved' | 'changed' | 'gone'): number =>
    migrated.reduce((all, { migration }) => all + migration.counts[kind], 0);
  return {
    edit: editOf(migrated, job.to),
    files: migrated.length,
    moved: sum('moved'),
    changed: sum('changed'),
    gone: sum('gone'),
    lookAt: migrated.flatMap(lookAt),
    unreadable,
  };
};

interface Migrated {
  /** Null for a file that is not open. */
  readonly version: number | null;
  readonly analysis: Analysis;
  readonly migration: Migration;
}

const migrationOf = (
  { source, blocks, used, book }: Analysis,
  project: DefaultEdition,
  { from, to, isNamed }: MigrateJob,
): Migration | undefined =>
  migrateFile({ text: source.text, markdown: source.markdown, blocks, project, used, isNamed }, book, { from, to });

const lookAt = ({ analysis, migration }: Migrated): MigrateResult['lookAt'] =>
  migration.looks.map(({ span, message, wordings }) => ({
    uri: analysis.source.uri,
    ...analysis.lines.positionAt(span.start),
    message,
    wordings: wordings.map(each => `${citationOf(each)}: ${each.text}`),
  }));

/** Grouped by what becomes of the meaning. */
const editOf = (migrated: readonly Migrated[], to: BookEdition): AnnotatedChanges | null => {
  const documentChanges = migrated.flatMap(({ version, analysis, migration }) =>
    migration.edits.length === 0
      ? []
      : [
          {
            textDocument: { uri: analysis.source.uri, version },
            edits: migration.edits.map(({ kind, span, text }) => ({
              range: rangeOf(analysis, WHOLE, span),
              newText: text,
              annotationId: kind,
            })),
          },
        ],
  );
  const [first, ...others] = documentChanges;
  if (first === undefined) return null;
  const look = { range: { start: TOP, end: TOP }, newText: '', annotationId: LOOK };
  return {
    documentChanges: [{ ...first, edits: [look, ...first.edits] }, ...others],
    changeAnnotations: { ...annotations(to), [LOOK]: lookFirst(migrated.flatMap(lookAt).length) },
  };
};

const TOP: Position = { line: 0, character: 0 };

/**
 * An edit that changes nothing and asks to be confirmed, so that the client shows all edits beforehand. The real edits
 * do not ask: VS Code leaves out edits that ask unless they are ticked, and half a migration would be wrong.
 */
const LOOK = 'look';
const lookFirst = (places: number): ChangeAnnotation => ({
  label: places === 0 ? 'Nothing to review' : `To review: ${places} ${places === 1 ? 'place' : 'places'}`,
  description: 'only a note, ticked or not: review the changes below, then apply them',
  needsConfirmation: true,
});

const annotations = (to: BookEdition): Record<Exclude<MigrationEdit['kind'], 'unknown'>, ChangeAnnotation> => ({
  moved: { label: 'Same meaning', description: `the same rules by their numbers in ${to}` },
  changed: { label: 'Another meaning: look again', description: `the rule says something different in ${to}` },
  gone: { label: 'Gone: keeps its number', description: `${to} has no such rule, so the citation names its edition` },
  unsure: { label: 'Stands for several: keeps its number', description: 'write out the numbers that are meant' },
  edition: { label: 'Edition', description: 'the edition of a file, or the one that a scenario stays in' },
});

/** Where a citation of an older edition stands, or the edition of the file: the file's citations can be carried over. */
export const migrateActions = (analysis: Analysis, range: Range): readonly CodeAction[] => {
  const newest = analysis.book.editions.findLast(each => !isEdition(each) || !isNewerThanDefault(each));
  const from = citedAt(analysis, range.start)?.edition ?? saidAt(analysis, range.start);
  if (newest === undefined || from === undefined || from === newest) return [];
  const data: MigrateData = { uri: analysis.source.uri, from, to: newest };
  const title = `Migrate the citations of ${from} in this file to ${newest}`;
  return [{ title, kind: REWRITE, data }];
};

const saidAt = ({ source, lines, book }: Analysis, position: Position): BookEdition | undefined => {
  const said = source.markdown ? saidEdition(source.text) : undefined;
  const offset = lines.offsetAt(position);
  const isThere = said !== undefined && said.span.start <= offset && offset <= said.span.end;
  return isThere && book.editions.includes(said.text) ? said.text : undefined;
};

interface MigrateData {
  readonly uri: string;
  readonly from: BookEdition;
  readonly to: BookEdition;
}

/**
 * The edit of an action with such data, made only when it is chosen: the cursor passes many actions before that. Null where there is
 * nothing to change, or the data is not one of these.
 */
export const editOfMigration = async (workspace: Workspace, data: unknown): Promise<AnnotatedChanges | null> => {
  const { uri, from, to } = fields(data);
  if (typeof uri !== 'string' || typeof from !== 'string' || typeof to !== 'string') return null;
  const { edit } = await migrateFiles(workspace, { uris: [uri], isNamed: true, from, to, isCancelled: () => false });
  return edit;
};
