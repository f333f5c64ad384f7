/** Outcomes grouped by what differs: those that begin with the same changes are below one head, as a tree. */

export type OutcomeNode = OutcomeGroup | OutcomeLeaf;

export interface OutcomeGroup {
  readonly kind: 'group';
  /** Of all below it, beside what those above it say. */
  readonly changes: readonly string[];
  readonly below: readonly OutcomeNode[];
  /** How many outcomes are below it. */
  readonly count: number;
}

export interface OutcomeLeaf {
  readonly kind: 'outcome';
  /** In the list that was grouped. */
  readonly at: number;
  /** Beside what those above it say; empty where that is all. */
  readonly changes: readonly string[];
}

/** In the order in which they were found: what is found later only adds to the tree, or parts a head of it. */
export const groupedOutcomes = (
  outcomes: readonly { readonly changes: readonly string[] }[],
): readonly OutcomeNode[] => {
  const changesOf = (at: number): readonly string[] => outcomes[at]?.changes ?? [];
  const grouped = (those: readonly number[], told: number): readonly OutcomeNode[] =>
    [...byChange(those, at => changesOf(at)[told]).values()].map((same): OutcomeNode => {
      const [first = 0] = same;
      if (same.length === 1) return { kind: 'outcome', at: first, changes: changesOf(first).slice(told) };
      let alike = told + 1;
      while (same.every(at => isSameTo(changesOf(first), changesOf(at), alike))) alike++;
      const changes = changesOf(first).slice(told, alike);
      return { kind: 'group', changes, below: grouped(same, alike), count: same.length };
    });
  return grouped(
    outcomes.map((_, at) => at),
    0,
  );
};

/** Whether both go on from there with the same change. */
const isSameTo = (one: readonly string[], other: readonly string[], at: number): boolean =>
  one[at] !== undefined && one[at] === other[at];

const byChange = (those: readonly number[], changeOf: (at: number) => string | undefined) => {
  const found = new Map<string | number, number[]>();
  for (const at of those) {
    // What changes nothing more is an outcome for itself.
    const key = changeOf(at) ?? at;
    found.set(key, [...(found.get(key) ?? []), at]);
  }
  return found;
};
