/** How long the effects of an instruction last. */
import type { EffectFrame } from '../abilities/effectFrame.ts';
import type { Lasting } from '../state/cards/effectTerms.ts';
import { LASTING_TOLD, untilFor } from '../state/lasting.ts';
import type { Until } from '../state/things.ts';

/** `until the start of your next turn`, `until your next Ending Phase` is that of the effect's controller as it is carried out. */
export const untilOf = ({ controller }: EffectFrame, lasting: Lasting): Until => untilFor(controller, lasting);

const DURATIONS: Readonly<Record<Lasting, string>> = {
  ...LASTING_TOLD,
  turn: ' this turn',
  combat: ' this combat',
  board: '',
  source: '',
  attached: '',
};

/** ` this turn`, after what was done; nothing for as long as it stays on the board. */
export const duration = (lasting: Lasting): string => DURATIONS[lasting];
