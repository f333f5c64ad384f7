/** Where compiled code is kept: the user's own folder for caches. All of it can be deleted at any time. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export const CACHE_VARIABLE = 'RIFTBENCH_CACHE';

/** `$RIFTBENCH_CACHE`, else the platform's place for caches. None where that is `off`, or Node's own cache is disabled. */
export const cacheFolder = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home: () => string = homedir,
): string | undefined => {
  const named = environment[CACHE_VARIABLE];
  if (named === 'off' || environment.NODE_DISABLE_COMPILE_CACHE) return undefined;
  return named ? resolve(named) : join(platformFolder(environment, platform, home), 'code');
};

const platformFolder = (
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: () => string,
): string => {
  if (platform === 'win32')
    return join(environment.LOCALAPPDATA || join(home(), 'AppData', 'Local'), 'Riftbench', 'Cache');
  if (platform === 'darwin') return join(home(), 'Library', 'Caches', 'Riftbench');
  return join(environment.XDG_CACHE_HOME || join(home(), '.cache'), 'riftbench');
};
