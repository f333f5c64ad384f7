/**
 * The same text for descriptions that differ only in how their nodes are numbered, and for no others. Nodes are told apart by what
 * is written of them, then by the nodes that they refer to and that refer to them, until that parts no more. Of those that are
 * still alike one is put first, in each way that is not the mirror of one before; the least text is taken.
 */
import type { Token } from './inFull.ts';

type Nodes = readonly (readonly Token[])[];
/** Of each node the rank of what is known of it. */
type Colours = readonly number[];

export const canonicalText = (nodes: Nodes): string => {
  const uses = usesIn(nodes);
  const texts = nodes.map((tokens, at) => `${at === 0 ? 'game' : ''}${BETWEEN}${wordsOf(tokens)}`);
  const refs = nodes.map(tokens => tokens.filter(t => typeof t === 'number'));
  const graph = { refs, uses, texts };
  return leastText(graph, refined(graph, ranksOf(texts)));
};

/** A reference stands for itself; no word has such letters in it. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens.map(t => (typeof t === 'number' ? REFERENCE : t)).join(BETWEEN);
const BETWEEN = '\u0001';
const REFERENCE = '\u0002';

interface Graph {
  /** What each node refers to, in order. */
  readonly refs: readonly (readonly number[])[];
  /** Who refers to each node, and where. */
  readonly uses: readonly (readonly Use[])[];
  readonly texts: readonly string[];
}
interface Use {
  readonly by: number;
  readonly at: number;
}

const usesIn = (nodes: Nodes): readonly (readonly Use[])[] => {
  const uses: Use[][] = nodes.map(() => []);
  nodes.forEach((tokens, by) => {
    tokens.forEach((token, at) => {
      if (typeof token === 'number') uses[token]?.push({ by, at });
    });
  });
  return uses;
};

const ranksOf = (texts: readonly string[]): Colours => {
  const ranks = new Map([...new Set(texts)].sort().map((text, rank) => [text, rank]));
  return texts.map(text => ranks.get(text) ?? 0);
};

const refined = ({ refs, uses }: Graph, first: Colours): Colours => {
  let colours = first;
  for (let count = new Set(colours).size; ; ) {
    const next = ranksOf(
      refs.map((referred, n) => {
        const to = referred.map(t => colours[t]);
        const from = (uses[n] ?? []).map(({ by, at }) => `${colours[by]}.${at}`).sort();
        // Ranks of one length, so that the order of before is kept.
        return `${String(colours[n]).padStart(WIDTH, '0')}|${to.join()}|${from.join()}`;
      }),
    );
    const parts = new Set(next).size;
    colours = next;
    if (parts === count) return colours;
    count = parts;
  }
};
const WIDTH = 8;

/** Alike, and referred to: of nodes to which nothing refers it makes no difference which is which. */
const firstCell = ({ uses }: Graph, colours: Colours): readonly number[] => {
  const cells = new Map<number, number[]>();
  colours.forEach((colour, n) => {
    if ((uses[n] ?? []).length > 0) cells.set(colour, [...(cells.get(colour) ?? []), n]);
  });
  const [first] = [...cells].filter(([, cell]) => cell.length > 1).sort(([a], [b]) => a - b);
  return first?.[1] ?? [];
};

const leastText = (graph: Graph, colours: Colours): string => {
  const cell = firstCell(graph, colours);
  if (cell.length === 0) return textUnder(graph, colours);
  const seen = new Set<string>();
  let least: string | null = null;
  for (const n of cell) {
    const next = puttingFirst(graph, colours, n);
    // The first text down this way: what has come up before is the mirror of another node, and has the same least text.
    const some = someText(graph, next);
    if (seen.has(some)) continue;
    for (const text of [leastText(graph, next), some]) {
      seen.add(text);
      if (least === null || text < least) least = text;
    }
  }
  return least ?? '';
};

const someText = (graph: Graph, colours: Colours): string => {
  const [n] = firstCell(graph, colours);
  return n === undefined ? textUnder(graph, colours) : someText(graph, puttingFirst(graph, colours, n));
};

/** Before those that are like it: twice the rank leaves room. */
const puttingFirst = (graph: Graph, colours: Colours, first: number): Colours =>
  refined(
    graph,
    colours.map((colour, n) => 2 * colour + (n === first ? 0 : 1)),
  );

const textUnder = ({ refs, uses, texts }: Graph, colours: Colours): string =>
  refs
    .map((referred, n) => {
      const name = (uses[n] ?? []).length > 0 ? colours[n] : '';
      return `${name} ${texts[n]} ${referred.map(t => colours[t]).join()}`;
    })
    .sort()
    .join('\n');
