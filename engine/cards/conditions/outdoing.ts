/**
 * One measured by another: `you control more units than an opponent`, `an opponent has more points than you`, `there are more
 * enemy units here than friendly units`.
 */
import type { Condition, Filter, Value, Who } from '../../game/state/cards/terms.ts';
import { filter } from '../filters/filter.ts';
import { number } from '../numerals.ts';
import { attempt, fail, oneOf, type Parser, refuse, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { who } from '../players.ts';
import { minusOne, plusOne } from '../ranges.ts';

type Outdoes = Extract<Condition, { is: 'outdoes' }>;

/** `you control more units than an opponent`, `an opponent has at least 3 more points than you`. */
export const outdoing = (p: Parser): Condition | null => {
  const scores = attempt(p, () => scoring(p));
  if (scores !== null) return scores;
  const first = who(p);
  if (first === null || !say(p, 'have/has/control/controls')) return null;
  const by = attempt(p, () => margin(p));
  const how = moreOrFewer(p);
  if (how === null) return null;
  const of = measured(p);
  if (of === null || !say(p, 'than')) return fail(p, 'than');
  if (by === null && first === 'you' && typeof of !== 'string') {
    const others = attempt(p, () => otherThings(p, of));
    if (others !== null) return outnumbered({ ...of, side: 'yours' }, how, others);
  }
  const every = say(p, 'each/any/every opponent | all/your opponents');
  const than: Who | null = every ? 'opponents' : who(p);
  if (than === null) return null;
  // "They control fewer than each opponent": of another player, whose opponents those are is not said.
  if (first !== 'you' && (than === 'opponents' || than === 'an opponent')) return refuse(p, WHOSE_OPPONENTS);
  say(p, 'do/does/have/has/control/controls');
  return { is: 'outdoes', who: first, than, every, how, ...(by === null ? {} : { by }), of };
};

const WHOSE_OPPONENTS = 'It is not clear whose opponents are meant: write "than you".';

const YOURS = 'yours | your score';
const THEIRS = "each/every opponent 's (score) | all (your) opponents ' (scores)";

const WHOSE_SCORE = ways<'you' | 'opponents'>([
  ['your score is', 'you'],
  ["an/any opponent 's score is", 'opponents'],
]);

const HIGHER_OR_LOWER = ways<Outdoes['how']>([
  ['higher/greater than', 'more'],
  ['lower/less than', 'fewer'],
]);

/** `an opponent's score is higher than yours`, `your score is lower than each opponent's`. */
const scoring = (p: Parser): Condition | null => {
  const first = oneOf(p, WHOSE_SCORE);
  const how = oneOf(p, HIGHER_OR_LOWER);
  if (first === null || how === null) return null;
  const every = first === 'you' && say(p, THEIRS);
  const named = every || say(p, first === 'you' ? "an/any/your opponent 's (score)" : YOURS);
  const than: Who = first === 'you' ? 'opponents' : 'you';
  return named ? { is: 'outdoes', who: first, than, every, how, of: 'points' } : fail(p, 'yours');
};

/** `at least 3`, `two or more`, before `more` and `fewer`. */
const margin = (p: Parser): Value | null => {
  const floor = say(p, 'at least');
  const by = number(p);
  return by !== null && (floor || say(p, 'or more | +')) ? by : fail(p, 'or more');
};

type More = Outdoes['how'];

const MORE_OR_FEWER = ways<More>([
  ['more', 'more'],
  ['fewer/less', 'fewer'],
]);

const moreOrFewer = (p: Parser): More | null => oneOf(p, MORE_OR_FEWER);

const measured = (p: Parser): Outdoes['of'] | null => {
  if (say(p, 'point/points')) return 'points';
  if (say(p, 'xp')) return 'xp';
  if (say(p, 'cards in hand')) return 'cards in hand';
  return filter(p);
};

/** After `you control fewer units here than`: `there are enemy units`, or more that you control, `gear`. */
const otherThings = (p: Parser, { side }: Filter): Filter | null => {
  if (say(p, 'there are')) return filter(p);
  if (side !== undefined || sees(p, 'you | opponent/opponents | player/players')) return null;
  const found = filter(p);
  if (found === null || found.types.includes('player')) return null;
  return found.side === undefined ? { ...found, side: 'yours' } : found;
};

/** `there are more enemy units here than friendly units`. */
export const outnumbering = (p: Parser): Condition | null => {
  if (!say(p, 'there are/were')) return null;
  const how = moreOrFewer(p);
  const first = how === null ? null : filter(p);
  if (how === null || first === null || !say(p, 'than')) return null;
  say(p, 'there are');
  const second = filter(p);
  return second === null ? null : outnumbered(first, how, second);
};

/** A place that is said of one of them is meant of both. */
const outnumbered = (first: Filter, how: More, second: Filter): Condition => {
  const where = first.where ?? second.where;
  const at = where === undefined ? {} : { where };
  const other: Value = { kind: 'count', what: { ...at, ...second } };
  return {
    is: 'compare',
    a: { kind: 'count', what: { ...at, ...first } },
    in: how === 'more' ? { least: plusOne(other) } : { most: minusOne(other) },
  };
};
