/** What of a text stands in the publisher's texts too: asked of the hashes, which are always there. */
import { readFileSync } from 'node:fs';
import { passageFinder } from './phraseHashes.ts';

export const PACKED = readFileSync(new URL('phraseHashes.bin', import.meta.url));

/** Each passage of ten words or more in common. */
export const copiedFrom = passageFinder(PACKED);
