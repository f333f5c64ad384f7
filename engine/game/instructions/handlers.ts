/** The type of what carries out an instruction. Handlers are grouped in families; `run.ts` puts these together. */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import type { Play } from '../play/play.ts';
import type { Instruction } from '../state/cards/ability.ts';

type InstructionName = Instruction['do'];

/** The instruction of this name. Those that have the same fields share a type: `stun`, `buff`, … (`Extract` would find none.) */
type FormOf<I, D extends InstructionName> = I extends { readonly do: infer Names }
  ? D extends Names
    ? I
    : never
  : never;

/** An instruction of one of these names. */
export type InstructionOf<D extends InstructionName> = { readonly [N in D]: FormOf<Instruction, N> }[D];

/** Carries out one instruction, and leaves in the frame what those after it speak of: `it`, `if you do`, `that much`. */
export type Handler<D extends InstructionName> = (play: Play, frame: EffectFrame, i: InstructionOf<D>) => void;

/** One handler for each instruction: one without is a type error. */
export type InstructionHandlers = { readonly [D in InstructionName]: Handler<D> };
