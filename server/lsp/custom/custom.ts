/** What the requests of Riftbench's own clients are answered with. */
import type { Citations } from '../../analysis/citations.ts';
import type { Proofs } from '../../analysis/proofs.ts';
import type { Workspace } from '../../analysis/workspace.ts';
import type { ImportResult, ImportsResult } from '../../protocol.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { Cancellation } from '../methods.ts';
import type { Tell } from '../progress.ts';

/** The user's own copies of official texts, where the host can keep some. */
export interface Imports {
  /** By title; their pages are of the edition that is `shown`. */
  readonly list: (shown: string) => Promise<ImportsResult>;
  /** All of them, or none. Throws an error to the client where the params make no sense. */
  readonly add: (workspace: Workspace, tell: Tell, params: unknown, token: Cancellation) => Promise<ImportResult>;
  /** Whether there was one of that name. */
  readonly remove: (name: string) => Promise<boolean>;
  /** Puts back what was removed while this server runs; whether it could. */
  readonly restore: (name: string) => Promise<boolean>;
}

export interface Custom {
  readonly workspace: Workspace;
  readonly tell: Tell;
  readonly citations: Citations;
  readonly imports: Imports | undefined;
  /** The rules that scenarios prove, as the last run for coverage found. */
  readonly proofs: Proofs;
  /** Who answers what takes long; nobody without it. */
  readonly elsewhere: Pick<Elsewhere, 'answer'> | undefined;
}
