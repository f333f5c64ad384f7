/** A verb with whose doing it is. */
import type { Instruction } from '../../game/cards/ability.ts';
import type { Who } from '../../game/cards/terms.ts';
import type { Parser } from '../parser.ts';

export type Doing = (p: Parser, who: Who) => readonly Instruction[] | null;
