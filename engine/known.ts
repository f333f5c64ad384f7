/**
 * What follows from a value that never changes, and from nothing else: worked out when it is first asked for, and kept. Nobody can
 * tell it from working it out anew. What is worked out of a game as it stands belongs to that game (`game/state/memory.ts`).
 */

/** By the value itself, for as long as that is there: a card, a sentence, a report. */
export const knownOf = <K extends object, V>(work: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>();
  return key => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
};

/** The same, in each of a few sorts of circumstances, numbered from 0; `work` minds nothing else of them. */
export const knownOfSorts = <K extends object, Of, V>(
  work: (key: K, of: Of) => V,
): ((key: K, sort: number, of: Of) => V) => {
  const known = new WeakMap<K, ({ readonly value: V } | undefined)[]>();
  return (key, sort, of) => {
    let sorts = known.get(key);
    if (sorts === undefined) {
      sorts = [];
      known.set(key, sorts);
    }
    const before = sorts[sort];
    if (before !== undefined) return before.value;
    const value = work(key, of);
    sorts[sort] = { value };
    return value;
  };
};

/** For good, by one of few words or numbers. */
export const knownBy = <K extends string | number, V>(work: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, { readonly value: V }>();
  return key => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
};

/** For the last texts, at most so many: what may hang on something else is worked out anew where that is another. */
export const knownWhile = <Of, V>(
  most: number,
  work: (text: string, of: Of) => V,
  matches: (value: V, of: Of) => boolean,
): ((text: string, of: Of) => V) => {
  const known = new Map<string, V>();
  return (text, of) => {
    const before = known.get(text);
    if (before !== undefined && matches(before, of)) return before;
    const value = work(text, of);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= most) known.delete(oldest);
    known.set(text, value);
    return value;
  };
};

/** The last few values, the newest first: whoever takes one of them out makes sure that it still holds. */
export const lastFew = <V>(most: number): { readonly all: () => readonly V[]; readonly put: (value: V) => void } => {
  let all: readonly V[] = [];
  return {
    all: () => all,
    put: value => {
      all = [value, ...all.slice(0, most - 1)];
    },
  };
};

/** What is the same at all times. */
export const once = <V>(work: () => V): (() => V) => {
  let known: { readonly value: V } | null = null;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
};
