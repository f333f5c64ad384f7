/** Migrates citations to another edition, as an edit that the client shows before it is applied. */

import { citationOf } from '../../../rules-db/citation.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import type { MigrateResult } from '../../protocol.ts';
import { type Analysis, rangeOf, WHOLE } from '../document/analysis.ts';
import type { DefaultEdition } from '../document/edition.ts';
import type { Position } from '../document/lines.ts';
import type { AnnotatedChanges, ChangeAnnotation } from '../values.ts';
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
