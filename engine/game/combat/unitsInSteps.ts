/** Units of a step: their ids, which the step keeps, and the verb that its sentence needs. */
import type { GameObject, UnitId } from '../state/state.ts';

export const ids = (units: readonly GameObject[]): UnitId[] => units.map(u => u.id);

export const isOrAre = (units: readonly GameObject[]): string => (units.length === 1 ? 'is' : 'are');
