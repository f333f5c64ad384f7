/** A link as a QR code, to be drawn. */
import { encode } from 'uqr';

export interface LinkCode {
  readonly link: string;
  /** Rows of dark and light, without the margin that a code needs around it. */
  readonly rows: readonly (readonly boolean[])[];
}

/** In characters: of more, the squares are too small for a telephone to tell apart. */
export const LONGEST_IN_CODE = 1_000;

/** Undefined for a link that is too long for one. */
export const codeOf = (link: string): LinkCode | undefined =>
  link.length > LONGEST_IN_CODE ? undefined : { link, rows: encode(link, { ecc: 'L', border: 0 }).data };
