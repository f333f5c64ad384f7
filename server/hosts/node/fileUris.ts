/** Paths of this machine and their URIs. Front ends pass URIs around; only what reads the disk asks for a path. */
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The path of a `file:` URI; none for other schemes and for URIs that name no local file. */
export const pathOf = (uri: string): string | undefined => {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
};

export const uriOf = (path: string): string => pathToFileURL(path).href;
