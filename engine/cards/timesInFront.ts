/** How often each turn an ability does something, said in front of it (`ability.times`). */
import type { Condition } from '../game/state/cards/terms.ts';
import { ways } from './patterns.ts';

/** `once each turn`, `twice on each of your turns`: how often, and whether in your turns alone (`ability.times`). */
export const TIMES_IN_FRONT = ways<{ readonly limit: 1 | 2 | 3; readonly when?: Condition }>([
  ['once each/per turn ,', { limit: 1 }],
  ['once each/per turn', { limit: 1 }],
  ['twice each/per turn ,', { limit: 2 }],
  ['three times each/per turn ,', { limit: 3 }],
  ['once on each of your turns ,', { limit: 1, when: { is: 'turn', of: 'you' } }],
  ['twice on each of your turns ,', { limit: 2, when: { is: 'turn', of: 'you' } }],
]);
