/**
 * The data of the rule book and the card library, as the page has fetched it: each file by its name beside the programs, and
 * unpacked. The bundler puts this in the place of `server/hosts/node/data/packed.ts`.
 */
import { UNREADABLE } from '../../../analysis/text/unreadable.ts';

export type PackedData = Readonly<Record<string, Uint8Array>>;

const given = new Map<string, Uint8Array>();

/** Before anything is asked. */
export const giveData = (data: PackedData): void => {
  for (const [name, bytes] of Object.entries(data)) given.set(name, bytes);
};

/** `what` begins the message for a file that was not given. */
export const readPacked = (name: string, what: string): unknown =>
  JSON.parse(new TextDecoder('latin1').decode(readPackedBytes(name, what)));

export const readPackedBytes = (name: string, what: string): Uint8Array => {
  const bytes = given.get(name);
  if (bytes !== undefined) return bytes;
  const error = new Error(`${what} could not be read: the page has not loaded ${name}. Please load it again.`);
  error.name = UNREADABLE;
  throw error;
};
