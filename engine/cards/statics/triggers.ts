/** Passive sentences about triggers: those that trigger an additional time, and those that do not trigger. */
import { fail, type Parser, say } from '../parser.ts';
import type { Effects } from './effects.ts';

const KINDS = ['conquer', 'hold', 'attack', 'defend', 'play', 'deathknell'] as const;

/** `your conquer effects trigger an additional time`. */
export const extraTriggers = (p: Parser): Effects => {
  const whose = say(p, 'your/my/friendly');
  const kind = KINDS.find(each => say(p, each));
  if (kind === undefined || !say(p, 'effects/effect/abilities')) return null;
  if (!whose && !say(p, 'of units you control | of your/friendly units')) return null;
  const here = say(p, 'for conquering/holding here | here');
  if (!say(p, 'trigger/triggers')) return null;
  const times = say(p, 'an additional time | one additional time') ? 1 : null;
  if (times === null) return fail(p, 'an additional time');
  return [{ gives: 'extra triggers', of: kind, here, times }];
};

/** `your temporary effects here don't trigger`. */
export const noTriggers = (p: Parser): Effects => {
  if (!say(p, 'your/my/friendly')) return null;
  const kind = (['temporary', 'deathknell'] as const).find(each => say(p, each));
  if (kind === undefined || !say(p, 'effects/effect/abilities')) return null;
  const here = say(p, 'here');
  return say(p, 'do/does not trigger') ? [{ gives: 'no triggers', of: kind, here }] : null;
};
