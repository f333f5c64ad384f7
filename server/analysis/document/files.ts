/**
 * What answers need to know of files, handed in by the host on which they are given (`server/hosts/`). A path is a word of that
 * host's: nobody but the host takes one apart or puts one together.
 */
import { inFigures } from '../../../engine/bounds.ts';

/** The text of a file, or why there is none, as a sentence that goes after "PATH: ". */
export type FileText = { readonly text: string } | UnreadFile;

export interface UnreadFile {
  readonly why: string;
  /** There is nothing at that path, or a folder. */
  readonly isMissing?: true;
}

/** How the host's paths are put together. */
export interface Paths {
  /** The folder that a file or a folder lies in; at the top, itself. */
  readonly folderOf: (path: string) => string;
  /** What a path means that is said in a folder: `../cards.rift` in `/rulings/deflect`. */
  readonly resolve: (folder: string, said: string) => string;
  /** How a path is called in a folder, with slashes: `deflect/cards.rift`; begins with `..` where it lies elsewhere. */
  readonly relative: (folder: string, path: string) => string;
  /** The path of a URI; none where it names no file of this host. */
  readonly pathOf: (uri: string) => string | undefined;
  readonly uriOf: (path: string) => string;
}

export interface Files extends Paths {
  /** A scenario, an article, settings: UTF-8 within the bound for them. Never throws. */
  readonly readText: (path: string) => FileText;
  /** The same of a file that may lie nowhere but in these folders, by whatever links its path leads there. */
  readonly readTextWithin: (path: string, folders: readonly string[]) => FileText;
  /** Scenarios, and Markdown that may hold some; what begins with a dot and what is installed is passed over. */
  readonly scenarioFiles: (folders: readonly string[]) => Promise<readonly ScenarioFile[]>;
  /** Another one as soon as the file is another one; the same for all that are not there. */
  readonly stampOf: (path: string) => Promise<string>;
}

export interface ScenarioFile {
  readonly path: string;
  /** The one of the folders that it was found in. */
  readonly folder: string;
}

/** The names of files with scenarios. */
export const HAS_SCENARIOS = /\.(rift|md|markdown)$/i;

export const tooLarge = (most: number): string =>
  `the file is too large: the limit is ${inFigures(most / 1_000_000)} MB.`;

/** `\\host\share`, `//host/share`: also where the system would take that for a path of this machine. */
export const isOnNetwork = (path: string): boolean => /^[\\/]{2}/.test(path);

export const ON_NETWORK = 'it is a path on a network share, and those are not read.';

export const OUTSIDE = 'it is outside the workspace, which is not trusted.';
