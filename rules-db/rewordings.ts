/** Rules that an edition words otherwise than the one before, with the same meaning. */

/** By edition and by number there: why the rule says the same. */
export type Rewordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Those in a table of what an edition changed (`changes/`). */
export const rewordingsIn = (
  changed: readonly { readonly number: string; readonly what: string; readonly why?: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    changed.flatMap(({ number, what, why }) => (what === 'reworded' && why !== undefined ? [[number, why]] : [])),
  );
