/** What was written here last, kept by the browser for when the page is opened again. */

const KEPT = 'riftbench draft';

/** A browser that keeps nothing is none the worse for it. */
export const keepDraft = (text: string): void => {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // It is full, or its reader wants nothing kept.
  }
};

/** Null where nothing is kept. */
export const keptDraft = (): string | null => {
  try {
    const text = localStorage.getItem(KEPT);
    return text === null || text.trim() === '' ? null : text;
  } catch {
    return null;
  }
};
