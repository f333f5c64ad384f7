/** What a migration of citations is given, and what it comes to. */
import type { Edit } from '../../../engine/scenario/report/report.ts';
import type { ChangeKind, CitationChange, ReviewNote } from '../../../rules-db/citing/migrate.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import type { CitingFile } from '../document/citing.ts';
import type { DefaultEdition } from '../document/edition.ts';
import type { Used } from '../document/uses.ts';

/** `edition`: the edition that the file, or one of its scenarios, says of itself. */
export type MigrationEdit = Edit & { readonly kind: CitationChange['kind'] | 'edition' };

export interface Migration {
  readonly from: BookEdition;
  /** In the order of the text; none of them overlap. */
  readonly edits: readonly MigrationEdit[];
  /** Entries first, then in the order of the text. */
  readonly looks: readonly ReviewNote[];
  readonly counts: Readonly<Record<ChangeKind, number>>;
}

export interface MigratingFile extends Pick<CitingFile, 'text' | 'markdown' | 'blocks'> {
  /** Without what the file says itself. */
  readonly project: DefaultEdition;
  readonly used: Used;
  /** It was named itself: an article that asks for nothing is migrated, too. */
  readonly isNamed: boolean;
}

export interface Editions {
  /** Missing: the one that each file is for. */
  readonly from?: BookEdition | undefined;
  readonly to: BookEdition;
  /** Scenarios that name the older edition as their newest name the newer one, too, where they hold there. */
  readonly adds?: boolean | undefined;
}
