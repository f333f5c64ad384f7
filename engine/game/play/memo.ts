/**
 * A small memory for what is worked out of one moment of the game and asked again at once. States come and go by the
 * thousand, and each entry of a WeakMap outlives its use until the collector comes by: keyed by states, it costs more than
 * the work it saves. Here the last few keys are kept, and no more. What is known of a card for good belongs in a WeakMap.
 */
export const rememberLast = <K extends object, V>(work: (key: K) => V, places = 4): ((key: K) => V) => {
  const keys: (K | null)[] = new Array<K | null>(places).fill(null);
  const values: V[] = [];
  let next = 0;
  let newest = 0;
  return key => {
    // Mostly the same is asked again at once: a look costs a fraction of a search.
    if (keys[newest] === key) return values[newest] as V;
    const at = keys.indexOf(key);
    if (at >= 0) return values[at] as V;
    const value = work(key);
    keys[next] = key;
    values[next] = value;
    newest = next;
    next = (next + 1) % places;
    return value;
  };
};

/**
 * The same for lists of which some items alone matter to what is worked out, each by itself: it is kept for the next list, too,
 * where all that differs does not matter. Most steps change one object of many, and a rune that is exhausted matters to nobody.
 */
export const rememberWhileAlike = <T, V>(
  matters: (item: T) => boolean,
  work: (list: readonly T[]) => V,
): ((list: readonly T[]) => V) => {
  let known: { list: readonly T[]; readonly value: V } | null = null;
  return list => {
    if (known === null || !differInNothing(known.list, list, matters)) known = { list, value: work(list) };
    else known.list = list;
    return known.value;
  };
};

const differInNothing = <T>(a: readonly T[], b: readonly T[], matters: (item: T) => boolean): boolean => {
  if (a === b) return true;
  const most = Math.max(a.length, b.length);
  for (let i = 0; i < most; i++) {
    const [x, y] = [a[i], b[i]];
    if (x !== y && ((x !== undefined && matters(x)) || (y !== undefined && matters(y)))) return false;
  }
  return true;
};

/** Whether two lists hold the same things in the same order. */
export const haveSameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
