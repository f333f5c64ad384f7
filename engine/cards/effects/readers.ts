/** What readers of effects return, and the readers of verbs, which are given the player who acts. */
import type { Instruction, Who } from '../../game/state/cards/ability.ts';
import type { Parser } from '../parser.ts';

/** In the order in which they are carried out. A reader returns null where the words are no effect of its kind. */
export type Instructions = readonly Instruction[];

export type VerbReader = (p: Parser, who: Who) => Instructions | null;
