/** Data beside the program: JSON in ASCII, compressed by `esbuild.mjs`. A megabyte of it is unpacked in about two milliseconds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** `what` begins the message for a file that cannot be read. */
export const readPacked = (name: string, what: string): unknown => {
  const file = join(__dirname, name);
  try {
    return JSON.parse(brotliDecompressSync(readFileSync(file), { chunkSize: CHUNK }).toString('latin1'));
  } catch (e) {
    throw new Error(`${what} could not be read from ${file}: ${(e as Error).message}. Please install Riftbench again.`);
  }
};

/** In bytes: large enough that most files are unpacked in one piece. */
const CHUNK = 2 * 1024 * 1024;
