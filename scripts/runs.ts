/** The hashes of the official texts' word runs, as test/official/runs.bin keeps them. See `scripts/runs.mjs`. */
import { CANARY, packRuns, runsOf } from '../test/official/runs.ts';
import { officialTexts } from '../test/official/texts.ts';

export const packedRuns = (): Buffer =>
  packRuns([CANARY, ...officialTexts().map(({ text }) => text)].flatMap(text => runsOf(text)));
