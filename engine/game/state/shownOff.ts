/** What was shown off as an item was finalised (`keyword.show-off`). */

import type { ShownOff } from './things.ts';

export type { Shown, ShownOff } from './things.ts';

export const NOTHING_SHOWN_OFF: readonly ShownOff[] = [];
