/** Every format of a check, by name. */
import type { MakeFormat } from './format.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

export const FORMATS = { text, json, junit, sarif, github } as const satisfies Record<string, MakeFormat>;
export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];
