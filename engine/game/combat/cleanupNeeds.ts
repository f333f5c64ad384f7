/** What a cleanup may have to put right among the objects, found in one pass for all of its steps: usually nothing. */
import { rememberLast } from '../play/memo.ts';
import type { State } from '../state/state.ts';

interface CleanupNeeds {
  readonly hurt: boolean;
  /** Something in a base that is not its controller's. */
  readonly strangers: boolean;
  /** Gear or runes at a battlefield. */
  readonly notUnits: boolean;
  readonly facedown: number;
}

const cleanupNeedsIn = rememberLast('cleanupNeeds', (objects: State['objects']): CleanupNeeds => {
  let hurt = false;
  let strangers = false;
  let notUnits = false;
  let facedown = 0;
  for (const { damage, zone, controller, type } of objects) {
    if (damage > 0) hurt = true;
    if (zone.kind === 'battlefield') {
      if (type === 'gear' || type === 'rune') notUnits = true;
    } else if (zone.kind === 'base') {
      if (zone.player !== controller) strangers = true;
    } else if (zone.kind === 'facedown') facedown++;
  }
  return { hurt, strangers, notUnits, facedown };
});

export const cleanupNeedsOf = ({ memory, objects }: Pick<State, 'memory' | 'objects'>): CleanupNeeds =>
  cleanupNeedsIn(memory, objects);
