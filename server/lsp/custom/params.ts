/** The parameters of Riftbench's own requests, checked before they are used. */
import { fields } from '../../analysis/text/fields.ts';
import { invalid } from '../guard.ts';

/** The field of that name. Throws where it is no text. */
export const textIn = (params: unknown, name: string): string => {
  const value = fields(params)[name];
  if (typeof value !== 'string') throw invalid(`${name} must be a string`);
  return value;
};

/** Throws where it is no whole number from 0. */
const countIn = (params: unknown, name: string): number => {
  const value = count(fields(params)[name]);
  if (value === undefined) throw invalid(`${name} must be a whole number from 0`);
  return value;
};

/** A text, or undefined for anything else. */
export const textOrNone = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Undefined for anything but a whole number from 0. */
export const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string');

/** A place to play on from. */
export interface PlayedAt {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  readonly ruleset: string | undefined;
}

/** Throws an `InvalidParams` error where the document or the line is missing. */
export const playedAt = (params: unknown): PlayedAt => ({
  uri: textIn(params, 'uri'),
  line: countIn(params, 'line'),
  ruleset: textOrNone(fields(params).ruleset),
});

/** How long to look. Throws where that is no number of them. */
export const secondsIn = (params: unknown): number => {
  const { seconds = 20 } = fields(params);
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds <= LONGEST))
    throw invalid(`seconds must be a number above 0 and up to ${LONGEST}`);
  return seconds;
};

/** An hour. */
const LONGEST = 3600;

/** Where a link is to lead to; undefined for the editor. Throws, with the name of the parameter, where no link can. */
export const linkAddress = async (name: string, value: unknown): Promise<string | undefined> => {
  const { isLinkAddress } = await import('../../analysis/link/linked.ts');
  if (value === undefined || (typeof value === 'string' && isLinkAddress(value))) return value;
  throw invalid(`${name} must be an address without a “#”, such as https://example.org/rift`);
};
