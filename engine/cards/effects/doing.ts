/** What readers of effects give, and those of verbs with whose doing it is. */
import type { Instruction } from '../../game/state/cards/ability.ts';
import type { Who } from '../../game/state/cards/terms.ts';
import type { Parser } from '../parser.ts';

export type Instructions = readonly Instruction[];
export type Doing = (p: Parser, who: Who) => Instructions | null;
