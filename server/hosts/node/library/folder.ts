/** Where imports are kept: one folder of the user for all front ends, never in a workspace. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export const LIBRARY_VARIABLE = 'RIFTBENCH_LIBRARY';

/** `$RIFTBENCH_LIBRARY`, else the place where the platform keeps data of programs. */
export const libraryFolder = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string => {
  const named = environment[LIBRARY_VARIABLE];
  if (named !== undefined && named !== '') return resolve(named);
  return join(dataFolder(environment, platform, home), 'library');
};

const dataFolder = (
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string,
): string => {
  if (platform === 'win32') return join(environment.APPDATA || join(home, 'AppData', 'Roaming'), 'Riftbench');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Riftbench');
  return join(environment.XDG_DATA_HOME || join(home, '.local', 'share'), 'riftbench');
};
