/**
 * A small memory for what is worked out of one moment of the game and asked again at once. States come and go by the
 * thousand, and each entry of a WeakMap outlives its use until the collector comes by: keyed by states, it costs more than
 * the work it saves. Here the last few keys are kept, and no more. What is known of a card for good belongs in a WeakMap.
 */
export const rememberLast = <K extends object, V>(work: (key: K) => V, places = 4): ((key: K) => V) => {
  const keys: (K | null)[] = new Array<K | null>(places).fill(null);
  const values: V[] = [];
  let next = 0;
  return key => {
    const at = keys.indexOf(key);
    if (at >= 0) return values[at] as V;
    const value = work(key);
    keys[next] = key;
    values[next] = value;
    next = (next + 1) % places;
    return value;
  };
};

/** Whether two lists hold the same things in the same order. */
export const haveSameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
