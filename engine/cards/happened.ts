/** What happened this turn: `I have moved twice`, `you have played another card`. */
import type { Condition, Range } from '../game/cards/terms.ts';
import { happening } from './events.ts';
import { both } from './happening.ts';
import { attempt, fail, type Parser, say } from './parser.ts';
import { range } from './ranges.ts';

const not = (of: Condition): Condition => ({ is: 'not', of });

/** `I have moved twice this turn`, `you have played another card this turn`, `no unit died this turn`. */
export const done = (p: Parser): Condition | null => {
  const found = attempt(p, () => happening(p, 'did'));
  if (found === null) return null;
  const negative = found.never === true;
  const [event] = found.events;
  if (event === undefined) return null;
  const times = often(p);
  if (found.thisTurn !== true && !say(p, 'this turn') && times === null) return fail(p, 'this turn');
  const happened: Condition =
    found.events.length === 1
      ? { is: 'happened', event, times: times ?? { least: 1 } }
      : { is: 'any', of: found.events.map(each => ({ is: 'happened', event: each, times: times ?? { least: 1 } })) };
  const whole = found.when === undefined ? happened : both([happened, found.when]);
  return negative ? not(whole) : whole;
};

const often = (p: Parser): (Range & { thisTurn?: true }) | null => {
  if (say(p, 'once')) return { least: 1 };
  if (say(p, 'twice | two times')) return { least: 2 };
  return attempt(p, () => {
    const into = range(p, '');
    if (into === null || !say(p, 'times')) return null;
    return into.least !== undefined && into.least === into.most ? { least: into.least } : into;
  });
};
