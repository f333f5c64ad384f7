/** The hashes of the official texts' word runs, as test/official/phraseHashes.bin keeps them. See `scripts/phraseHashes.mjs`. */
import { CANARY, packHashes, phraseHashesOf } from '../test/official/phraseHashes.ts';
import { officialTexts } from '../test/official/texts.ts';

export const packedHashes = (): Buffer =>
  packHashes([CANARY, ...officialTexts().map(({ text }) => text)].flatMap(text => phraseHashesOf(text)));
