/** Where the debug adapter runs, as far as it depends on that; each host fills it (`server/hosts/`). */
import type { Files } from '../analysis/document/files.ts';
import type { Ending } from '../analysis/document/host.ts';

export interface DebugHost {
  readonly files: Files;
  readonly ending: Pick<Ending, 'within'>;
  /** In megabytes, of what runs the scenario; 0 where that is not told. */
  readonly heapUsed: () => number;
  /** The host's path for what a client calls a file, a path or a URI; undefined for what is saved nowhere, such as `untitled:Board.rift`. */
  readonly fileOf: (program: string) => string | undefined;
}
