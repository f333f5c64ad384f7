/** The text of a file; a file without one ends the program's work. */
import { readFileSync } from 'node:fs';
import { decodeText, whyNoText, whyUnreadable } from '../../shared/text.ts';
import { CannotWork } from '../io.ts';

export const readText = (path: string, absolute: string): string => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(absolute);
  } catch (error) {
    throw new CannotWork(`${path}: ${whyUnreadable(error)}`);
  }
  return decode(path, bytes);
};

export const decode = (path: string, bytes: Uint8Array): string => {
  const text = decodeText(bytes);
  if (text === undefined) throw new CannotWork(`${path}: ${whyNoText(bytes)}`);
  return text;
};
