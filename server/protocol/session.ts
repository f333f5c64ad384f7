/** What a client says of itself, and what both sides hold to. */

/** Initialization options of a client. All optional: a client that sends none gets a plain language server. */
export interface InitializationOptions {
  /**
   * `riftbench`: rule links are `riftbench:` URIs, which the client opens as pages.
   * Left out: links go to a page on disk (`file:`). Never to the network.
   */
  readonly pages?: 'riftbench';
  /** The `riftbench.edition` setting: for files outside any folder. */
  readonly edition?: string;
  /** The `riftbench.citations` setting: `always` checks the citations of every article. */
  readonly citations?: string;
  /** The `riftbench.claims.seconds` setting: how long to search for each claim about possible outcomes; 0 for a fixed amount of work. */
  readonly claims?: { readonly seconds?: number };
  /** Whether the user trusts the workspace. `false`: `use` does not lead out of its folders. Left out: they do. */
  readonly trusted?: boolean;
}

/** A command of Riftbench's own client, which the server offers as an action: `[uri, line]`, the line from 0. */
export const ADD_EXPECTATION = 'riftbench.addExpectation';

/** The kind of the code action that writes what a script leaves no choice in. */
export const WRITE_REST = 'refactor.riftbench.rest';

/** Bytes of the largest file of the workspace that either side reads. */
export const LARGEST_FILE = 5_000_000;

/** In how many files scenarios are looked for, of all open folders together; the rest is passed over. */
export const MOST_FILES = 5000;

/** A notification: the user has come to trust the workspace, or no longer does. Params: `TrustParams`. */
export const TRUST = 'riftbench/trust';
export interface TrustParams {
  readonly trusted: boolean;
}

/**
 * A notification, to a server that reads no disk: files that are there now, or other than they were. Whoever sends it tells of the same
 * files by `workspace/didChangeWatchedFiles` after it. Params: `FilesParams`.
 */
export const FILES = 'riftbench/files';
export interface FilesParams {
  /** By their URIs; null where there is none any more. */
  readonly files: Readonly<Record<string, HandedFile | null>>;
}
/** A file's text, its bytes (the channel to a worker carries them), or how many of them there are, where they are more than `LARGEST_FILE`. */
export type HandedFile = string | Uint8Array | number;

/**
 * A notification, from a server in a worker that fetches what it reads: `first`, it can be asked for all but what is looked up; `all`, for
 * that as well. Nothing may be sent to it before. Params: `DataParams`.
 */
export const DATA = 'riftbench/data';
/** `why`: it could not be fetched. */
export type DataParams = { readonly has: 'first' | 'all' } | { readonly why: string };

/**
 * Notifications, from and to a server that is also the debug adapter, as no program can be started beside it: messages of the Debug Adapter
 * Protocol, of the session that they are of. The first begins it; `disconnect` ends it. Params: `DebugMessage`.
 */
export const DEBUG = 'riftbench/debug';
export interface DebugMessage {
  readonly session: string;
  readonly message: object;
}
