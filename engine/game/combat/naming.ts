/** Units as steps name them. */
import type { Unit, UnitId } from '../state/state.ts';

export const ids = (units: readonly Unit[]): UnitId[] => units.map(u => u.id);

export const are = (units: readonly Unit[]): string => (units.length === 1 ? 'is' : 'are');
