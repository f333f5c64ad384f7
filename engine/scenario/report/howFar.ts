/** How far a search that was not decided has come, as the end of a sentence: “all that matter to 7 decisions among them”. */
export const allThatMatters = (depth: number, counted: (plies: number) => string): string =>
  depth === 0
    ? `not even all relevant ones up to ${counted(1)}`
    : `including all relevant ones up to ${counted(depth)}`;
