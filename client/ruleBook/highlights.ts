/** The parts of a label that match the words of the filter. */

type Range = [start: number, end: number];

/** In the order of the label and apart from each other: VS Code repeats text where ranges go back or overlap. */
export const highlightsOf = (label: string, filter: string): Range[] => {
  const text = label.toLowerCase();
  return merged(
    filter
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== '')
      .flatMap((word): Range[] => {
        const at = text.indexOf(word);
        return at < 0 ? [] : [[at, at + word.length]];
      }),
  );
};

const merged = (ranges: readonly Range[]): Range[] => {
  const apart: Range[] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last === undefined || last[1] < start) apart.push([start, end]);
    else last[1] = Math.max(last[1], end);
  }
  return apart;
};
