/**
 * A scenario packed into a link, and read back out of one: the version of the packing, then in base64url a checksum of three bytes and
 * what was packed, deflated with that version's dictionary. Nothing but text comes out of a link.
 */
import { deflateSync, Inflate } from 'fflate';
import { inFigures } from '../../../engine/bounds.ts';
import { hashOf } from '../../../engine/game/stateKey/hash.ts';
import { fromBase64Url, toBase64Url } from './base64Url.ts';
import { DICTIONARIES, NEWEST_DICTIONARY } from './dictionaries.ts';

export interface Packed {
  /** The scenario with the cards of its own. */
  readonly text: string;
  /** Where the cursor is in it, from 0. */
  readonly line: number;
}

export type Unpacked = { readonly ok: true; readonly packed: Packed } | { readonly ok: false; readonly why: string };

/** `1` and what follows it in the fragment of an address. */
export const packed = ({ text, line }: Packed): string => {
  const body = `${line}\n${text}`;
  const deflated = deflateSync(bytesOf(body), { level: 9, dictionary: dictionaryOf(NEWEST_DICTIONARY) });
  const all = new Uint8Array(CHECKSUM + deflated.length);
  all.set(checksumOf(body));
  all.set(deflated, CHECKSUM);
  return `${NEWEST_DICTIONARY}${toBase64Url(all)}`;
};

/** What stands behind the `#` of a link, or a link as a whole; also where a chat has put something around it. */
export const unpacked = (link: string): Unpacked => {
  const fragment = link.slice(link.lastIndexOf('#') + 1);
  const read = unpackedWord(fragment);
  // Mail breaks what is long over lines.
  return read.ok || !/\s/.test(fragment.trim()) ? read : firstRead(read, unpackedWord(fragment.replace(/\s+/g, '')));
};

const firstRead = (one: Unpacked, other: Unpacked): Unpacked => (other.ok ? other : one);

const unpackedWord = (fragment: string): Unpacked => {
  const [, version, data] = /([0-9])([\w-]*)/.exec(fragment) ?? [];
  if (version === undefined || data === undefined || data === '') return wrong(NO_LINK);
  if (!(version in DICTIONARIES)) return wrong(TOO_NEW);
  if (data.length > MOST_CHARACTERS) return wrong(TOO_LONG);
  const bytes = fromBase64Url(data);
  const body = bytes === null || bytes.length <= CHECKSUM ? null : inflated(bytes.subarray(CHECKSUM), version);
  if (body === TOO_MUCH) return wrong(TOO_LONG);
  const isWhole = bytes !== null && body !== null && checksumOf(body).every((byte, at) => byte === bytes[at]);
  const [, line, text] = (isWhole ? /^(\d{1,5})\n([\s\S]*)$/.exec(body) : null) ?? [];
  return line === undefined || text === undefined ? wrong(DAMAGED) : { ok: true, packed: { line: Number(line), text } };
};

const wrong = (why: string): Unpacked => ({ ok: false, why });

const NO_LINK =
  'This is no link to a scenario: it has no “#” with a scenario packed behind it. Copy the whole link again.';
const TOO_NEW = 'This link was made by a newer version of Riftbench: update this one to open it.';
const DAMAGED =
  'This link is not whole: something is missing from it, or was changed. Copy it again from where it was made.';

/** In characters. */
const MOST_CHARACTERS = 64_000;
/** In characters of the text. */
const MOST_TEXT = 200_000;
const TOO_LONG = `This link is longer than ${inFigures(MOST_CHARACTERS)} characters, or holds more than ${inFigures(MOST_TEXT)}: no scenario is that long.`;

/** In bytes. */
const CHECKSUM = 3;

const checksumOf = (text: string): readonly number[] => {
  const { a, b } = hashOf(text);
  return [a & 255, (a >>> 8) & 255, b & 255];
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const dictionaryOf = (version: keyof typeof DICTIONARIES | string): Uint8Array => bytesOf(DICTIONARIES[version] ?? '');

/** Longer than any scenario. */
const TOO_MUCH = Symbol('too much');

/** Null where it is damaged. What comes to too much is not inflated any further. */
const inflated = (bytes: Uint8Array, version: string): string | null | typeof TOO_MUCH => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isOver = false;
  try {
    const stream = new Inflate({ dictionary: dictionaryOf(version) }, (chunk, isLast) => {
      length += chunk.length;
      chunks.push(chunk);
      isOver ||= isLast;
    });
    // A little of it becomes a thousand times as much at most, which is looked at before the next.
    for (let at = 0; at < bytes.length; at += AT_ONCE) {
      stream.push(bytes.subarray(at, at + AT_ONCE), at + AT_ONCE >= bytes.length);
      if (length > MOST_TEXT) return TOO_MUCH;
    }
    if (!isOver) return null;
    const all = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(all);
  } catch {
    return null;
  }
};
const AT_ONCE = 256;
