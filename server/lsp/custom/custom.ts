/** What the requests of Riftbench's own clients are answered with. */
import type { Citations } from '../citations.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { Tell } from '../progress.ts';
import type { Proofs } from '../proofs.ts';
import type { Workspace } from '../workspace.ts';

export interface Custom {
  readonly workspace: Workspace;
  readonly tell: Tell;
  readonly citations: Citations;
  /** The rules that scenarios prove, as the last run for coverage found. */
  readonly proofs: Proofs;
  /** Who answers what takes long; nobody without it. */
  readonly elsewhere: Pick<Elsewhere, 'answer'> | undefined;
}
