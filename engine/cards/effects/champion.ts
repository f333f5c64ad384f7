/** What becomes of the Chosen Champion. */
import type { Condition, Instruction } from '../../game/state/cards/ability.ts';
import { say, slot } from '../parser.ts';
import type { VerbReader } from './readers.ts';

/** `return your chosen champion from your trash into your champion zone if it is empty`: it is picked as that is done. */
export const championBack: VerbReader = p => {
  if (!say(p, 'return/put your chosen champion | return/put a/1 chosen champion of yours')) return null;
  if (!say(p, 'from/in your trash in/into/to your champion zone')) return null;
  const zone = (name: 'trash' | 'champion zone') => ({ kind: 'zone', zone: name, of: 'you' }) as const;
  const put: Instruction = {
    do: 'put',
    what: {
      kind: 'chosen',
      slot: slot(p),
      filter: { types: ['card'], side: 'yours', is: ['chosen champion'], where: zone('trash') },
      count: { least: 1, most: 1 },
      must: true,
    },
    to: 'champion zone',
  };
  if (!say(p, 'if it is empty | if that zone is empty')) return [put];
  const none: Condition = {
    is: 'exists',
    filter: { types: ['card'], side: 'yours', where: zone('champion zone') },
    count: { most: 0 },
  };
  return [{ do: 'if', when: none, instructions: [put] }];
};
