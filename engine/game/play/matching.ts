/**
 * Matches what is wanted with sources: each wanted thing gets one source that fits it, and as many as possible get one. Earlier
 * sources are used first: one is left out only where it could serve nothing together with those before it.
 */

/** For each wanted thing the index of its source; null where not all can be served. */
export const matching = <W, S>(
  wanted: readonly W[],
  sources: readonly S[],
  fits: (each: W, source: S) => boolean,
): readonly number[] | null => {
  const serving = new Map<number, number>();
  const use = (at: number, tried: Set<number>): boolean => {
    const source = sources[at];
    if (source === undefined) return false;
    for (const [i, each] of wanted.entries()) {
      if (tried.has(i) || !fits(each, source)) continue;
      tried.add(i);
      const other = serving.get(i);
      // Its source may serve something else.
      if (other !== undefined && !use(other, tried)) continue;
      serving.set(i, at);
      return true;
    }
    return false;
  };
  for (const at of sources.keys()) {
    if (serving.size === wanted.length) break;
    use(at, new Set());
  }
  return serving.size === wanted.length ? wanted.map((_, i) => serving.get(i) ?? -1) : null;
};
