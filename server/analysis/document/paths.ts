/** What can be told by a path or a URI alone, on whatever host. */

/** Whether scenarios are in this file as fenced blocks, by its language in the editor or its name. */
export const isMarkdown = (nameOrUri: string, languageId?: string): boolean => {
  if (languageId === 'rift') return false;
  return languageId === 'markdown' || /\.(md|markdown)$/i.test(nameOrUri);
};

/** Whether a path lies in a folder or is it. Drive letters and the case of Windows paths are levelled. */
export const isInside = (path: string, folder: string): boolean => {
  const inner = level(path);
  const outer = level(folder).replace(/\/$/, '');
  return inner === outer || inner.startsWith(`${outer}/`);
};

const level = (path: string): string => {
  const slashed = path.replaceAll('\\', '/');
  return /^\/?[a-z]:/i.test(slashed) ? slashed.toLowerCase() : slashed;
};

/** The file that a URI names, as people call it: `a b.rift` of `file:///rulings/a%20b.rift`. */
export const fileNameOf = (uri: string): string => {
  const last = uri.split('/').at(-1) ?? uri;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** Whether a URI names a file in some folder: what is not saved yet lies in none (`untitled:Board.rift`). */
export const hasFolder = (uri: string): boolean => /^[a-z][\w+.-]*:\/\//i.test(uri);
