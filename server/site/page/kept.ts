/** What the browser keeps for when the page is opened again. One that keeps nothing is none the worse for it. */

const KEYS = { draft: 'riftbench draft', form: 'riftbench form' } as const;

/** What was written here last; the form in which answers are copied. */
export type Kept = keyof typeof KEYS;

export const keep = (what: Kept, text: string): void => {
  try {
    localStorage.setItem(KEYS[what], text);
  } catch {
    // It is full, or its reader wants nothing kept.
  }
};

/** Null where nothing is kept. */
export const kept = (what: Kept): string | null => {
  try {
    const text = localStorage.getItem(KEYS[what]);
    return text === null || text.trim() === '' ? null : text;
  } catch {
    return null;
  }
};
