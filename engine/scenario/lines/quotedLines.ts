/** Lines of a script in a sentence. */
import { firstNames } from '../../lists.ts';

/** `“Ana moves Raider to Quarry”, “all pass”`; of many, the first. */
export const quotedLines = (lines: readonly string[]): string => firstNames(lines.map(line => `“${line}”`)).join(', ');
