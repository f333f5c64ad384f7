/** The editions of the core rules, the oldest first: each file is a row, which inherits from the one before it. */
import { CORE_1_0 } from './core1_0.ts';
import { CORE_1_1 } from './core1_1.ts';
import { CORE_1_2 } from './core1_2.ts';
import { CORE_1_3 } from './core1_3.ts';
import { CORE_1_4 } from './core1_4.ts';
import { CORE_1_5 } from './core1_5.ts';

export const FIRST_EDITION = CORE_1_0;
export const EDITION_ROWS = [CORE_1_0, CORE_1_1, CORE_1_2, CORE_1_3, CORE_1_4, CORE_1_5] as const;
