/** Results for words, unless more or fewer are asked for. */
export const RESULTS = 7;
