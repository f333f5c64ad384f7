/** Where a command writes to. */
export interface Stream {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Whether colours may be written to it. */
  readonly hasColours: boolean;
  /** In characters; of what is no terminal, the width that texts are broken to. */
  readonly width: number;
}

export const PLAIN_WIDTH = 100;
