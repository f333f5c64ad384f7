/**
 * Who is served by what: each wish gets one of the sources that fit it, as many wishes as can be. A source once used stays
 * used, by whichever wish; so those that stand first are used first.
 */

/** For each wish the index of its source; null where not all can be served. */
export const matching = <W, S>(
  wishes: readonly W[],
  sources: readonly S[],
  fits: (wish: W, source: S) => boolean,
): readonly number[] | null => {
  const servedBy = new Map<number, number>();
  const serve = (wish: number, tried: Set<number>): boolean => {
    const w = wishes[wish];
    if (w === undefined) return false;
    for (const [i, source] of sources.entries()) {
      if (tried.has(i) || !fits(w, source)) continue;
      tried.add(i);
      const other = servedBy.get(i);
      // Its wish may do with another source.
      if (other !== undefined && !serve(other, tried)) continue;
      servedBy.set(i, wish);
      return true;
    }
    return false;
  };
  for (const wish of wishes.keys()) if (!serve(wish, new Set())) return null;
  const found: number[] = [];
  for (const [source, wish] of servedBy) found[wish] = source;
  return found;
};
