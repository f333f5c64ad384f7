/** Units of a step: their ids, which the step keeps. */
import type { GameObject, UnitId } from '../state/state.ts';

export const ids = (units: readonly GameObject[]): UnitId[] => units.map(u => u.id);
