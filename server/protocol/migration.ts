/** The message that brings citations to another edition. */

/**
 * Carry citations over to another edition. Params: `MigrateParams`. Result: `MigrateResult`. Changes nothing by itself:
 * the client shows the edit and applies it. Can be cancelled.
 */
export const MIGRATE = 'riftbench/migrate';
export interface MigrateParams {
  /** Left out: every scenario of the workspace, and every article that asks for it. */
  readonly uris?: readonly string[];
  /** Left out: the edition that each file is for. */
  readonly from?: string;
  readonly to: string;
}
export interface MigrateResult {
  /** A `WorkspaceEdit` with annotations; null where there is nothing to change. */
  readonly edit: object | null;
  readonly files: number;
  readonly moved: number;
  readonly changed: number;
  readonly gone: number;
  /** What the author has to look at, in the order of the files. */
  readonly lookAt: readonly {
    readonly uri: string;
    /** In the text as it was. */
    readonly line: number;
    readonly character: number;
    readonly message: string;
    /** "CR 442.1 (1.2): what it says there", the older edition first. */
    readonly wordings: readonly string[];
  }[];
  /** Files that could not be read, each with the reason. */
  readonly unreadable: readonly string[];
}
