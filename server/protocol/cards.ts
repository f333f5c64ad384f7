/** Messages about cards: pasted from print, and completed by name. */

/** A printed card as a `card` block. Params: `PasteCardParams`. Result: `PasteCardResult`. */
export const PASTE_CARD = 'riftbench/pasteCard';
export interface PasteCardParams {
  /** As the publisher's gallery has it, or as players write it. */
  readonly print: string;
}
export interface PasteCardResult {
  readonly name: string;
  /** What is not understood is in it as it is printed, for diagnostics to mark the word. Ends with a line break. */
  readonly block: string;
  /** How many of the print's lines are understood, and how many are not. */
  readonly understood: number;
  readonly refused: number;
  /** What the print leaves out (type, cost, Might), and fields of JSON that are not understood: a sentence each. */
  readonly notes: readonly string[];
}

/** Names of the library's cards that go on from what is typed. Params: `CardNamesParams`. Result: `string[]`. */
export const CARD_NAMES = 'riftbench/cardNames';
export interface CardNamesParams {
  readonly typed: string;
}
