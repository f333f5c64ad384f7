/**
 * Matches what is wanted with sources: each wanted thing gets one source that fits it. What is alike is taken together, so
 * that thousands cost no more than a few. Earlier sources are used first: one is left out only where it could serve nothing
 * together with those before it.
 */
import { flatMapped } from '../state/lists.ts';

/** So many things that are all alike. */
export interface Alike<T> {
  readonly each: T;
  readonly amount: number;
}

/** The sources of each kind of wanted things, by their numbers, last served first; null where not all can be served. */
export const matching = <W, S>(
  wanted: readonly Alike<W>[],
  sources: readonly Alike<S>[],
  fits: (each: W, source: S) => boolean,
): readonly (readonly number[])[] | null => {
  const serving = wanted.map((): Serving => ({ amount: 0, bySource: new Map() }));
  let missing = wanted.reduce((sum, { amount }) => sum + amount, 0);
  let served = 0;

  const put = (kind: Serving, source: number): void => {
    kind.amount += 1;
    const order = kind.bySource.get(source);
    if (order === undefined) kind.bySource.set(source, { since: [served], gone: 0 });
    else order.since.push(served);
    served += 1;
  };

  /** Uses one more of a source, for something still missing or in place of another source that can serve something else. */
  const use = (source: number, tried: Set<number>): boolean => {
    const of = sources[source];
    if (of === undefined) return false;
    for (const [i, { each, amount }] of wanted.entries()) {
      const kind = serving[i];
      if (kind === undefined || amount === 0 || tried.has(i) || !fits(each, of.each)) continue;
      tried.add(i);
      if (kind.amount >= amount && !makeRoom(kind, tried)) continue;
      put(kind, source);
      return true;
    }
    return false;
  };

  /** What has served longest goes first. */
  const makeRoom = (kind: Serving, tried: Set<number>): boolean => {
    for (const [source, order] of [...kind.bySource].sort(([, a], [, b]) => firstOf(a) - firstOf(b))) {
      if (!use(source, tried)) continue;
      kind.amount -= 1;
      order.gone += 1;
      if (order.gone === order.since.length) kind.bySource.delete(source);
      return true;
    }
    return false;
  };

  if (missing > sources.reduce((sum, { amount }) => sum + amount, 0)) return null;
  for (let source = 0; source < sources.length && missing > 0; source++) {
    const { each: of, amount } = sources[source] as Alike<S>;
    // Mostly there is room at the first that it fits, and nothing has to make any.
    const first = wanted.findIndex(kind => kind.amount > 0 && fits(kind.each, of));
    if (first < 0) continue;
    const kind = serving[first] as Serving;
    const most = wanted[first]?.amount ?? 0;
    for (let n = 0; n < amount && missing > 0; n++) {
      if (kind.amount < most) put(kind, source);
      else if (!use(source, new Set())) break;
      missing -= 1;
    }
  }
  return missing > 0 ? null : serving.map(inOrder);
};

/** What serves one kind of wanted things. */
interface Serving {
  amount: number;
  readonly bySource: Map<number, Order>;
}

/** Since when each one of a source serves, in the order in which they came; the first `gone` of them serve something else by now. */
interface Order {
  readonly since: number[];
  gone: number;
}

const firstOf = ({ since, gone }: Order): number => since[gone] ?? 0;

const inOrder = ({ bySource }: Serving): readonly number[] =>
  flatMapped([...bySource], ([source, { since, gone }]) => since.slice(gone).map(at => ({ source, at })))
    .sort((a, b) => b.at - a.at)
    .map(({ source }) => source);
