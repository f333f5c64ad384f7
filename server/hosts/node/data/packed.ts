/** Data beside the program: JSON in ASCII or columns of numbers, compressed by `esbuild.mjs`. A megabyte of JSON is unpacked in about two milliseconds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { UNREADABLE } from '../../../analysis/text/unreadable.ts';

/** `what` begins the message for a file that cannot be read. */
export const readPacked = (name: string, what: string): unknown =>
  readFrom(name, what, bytes => JSON.parse(bytes.toString('latin1')));

export const readPackedBytes = (name: string, what: string): Uint8Array => readFrom(name, what, bytes => bytes);

const readFrom = <Data>(name: string, what: string, read: (bytes: Buffer) => Data): Data => {
  const file = join(__dirname, name);
  try {
    return read(brotliDecompressSync(readFileSync(file), { chunkSize: CHUNK }));
  } catch (e) {
    const error = new Error(
      `${what} could not be read from ${file}: ${(e as Error).message}. Please install Riftbench again.`,
    );
    error.name = UNREADABLE;
    throw error;
  }
};

/** In bytes: large enough that most files are unpacked in one piece. */
const CHUNK = 2 * 1024 * 1024;
