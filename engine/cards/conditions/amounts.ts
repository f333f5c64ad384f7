/** Amounts compared: cards in hand, XP, points, damage, total Might. */
import type { Condition, Filter, Value, Who } from '../../game/state/cards/terms.ts';
import { not } from '../events/happening.ts';
import { number } from '../numerals.ts';
import { attempt, fail, oneOf, type Parser, say, speakOf } from '../parser.ts';
import { ways } from '../patterns.ts';
import { who } from '../players.ts';
import { range } from '../ranges.ts';
import { dealtOrHealed } from '../steps.ts';
import { EACH_PLAYER, ofEach } from './existing.ts';

/** `your hand has 1 or fewer cards`, `your hand is empty`. */
export const handful = (p: Parser): Condition | null => {
  if (!say(p, 'your hand has/is')) return null;
  const a: Value = { kind: 'cards in hand', who: 'you' };
  if (say(p, 'empty')) return { is: 'compare', a, in: { most: 0 } };
  const into = range(p, '');
  return into !== null && say(p, 'card/cards') ? { is: 'compare', a, in: into } : null;
};

/** `you assigned 3 or more excess damage to enemy units`. */
export const damage = (p: Parser): Condition | null => {
  if (!say(p, 'you assigned/assign | you have assigned')) return null;
  const floor = say(p, 'at least');
  const least = number(p);
  if (least === null || (!floor && !say(p, 'or more | +')) || !say(p, 'excess damage')) return null;
  say(p, 'to enemy units');
  return { is: 'compare', a: { kind: 'excess' }, in: { least } };
};

/** `you removed 3 or more damage this way`, `3 or more damage was dealt this way`. */
export const damageThisWay = (p: Parser): Condition | null => {
  const early = say(p, 'you | it | this');

  const before = early ? dealtOrHealed(p) : null;
  if (early && before === null) return null;
  const into = say(p, 'any') ? { least: 1 } : range(p, '');
  if (into === null || !say(p, 'damage')) return null;
  if (!early) say(p, 'was/is/were');
  const acted = before ?? dealtOrHealed(p);
  if (acted === null || !say(p, 'this way')) return null;
  return p.acted === acted ? { is: 'compare', a: { kind: 'that much' }, in: into } : fail(p, 'what was done before');
};

const WHOSE_SCORE = ways<Who>([
  ["an/any opponent 's score/points | an/any opponent", 'opponents'],
  ['your score/points | you', 'you'],
]);

/** `your score is within 2 points of the victory score`. */
export const victory = (p: Parser): Condition | null => {
  const of = oneOf(p, WHOSE_SCORE);
  if (of === null || !say(p, "is/are | 's")) return null;
  const negative = say(p, 'not');
  if (!say(p, 'within')) return fail(p, 'within');
  const points = number(p);
  if (points === null) return null;
  say(p, 'point/points');
  if (!say(p, 'of the victory score | of winning (the game)')) return null;
  const near: Condition = { is: 'near victory', who: of, points };
  return negative ? not(near) : near;
};

/** `you have 3 or more xp`, `you have one or fewer cards in hand`. */
export const resources = (p: Parser): Condition | null => {
  const all = oneOf(p, EACH_PLAYER);
  const of = all ?? who(p);
  if (of === null || !say(p, 'have/has')) return null;
  const found = amountOf(p, of);
  return all !== null && found !== null ? ofEach(found) : found;
};

/** `3 or more xp`, `2 or more cards in hand`, after a player and `have`. */
export const amountOf = (p: Parser, of: Who): Condition | null => {
  const into = range(p, '');
  if (into === null) return null;
  const more = (found: Value): Condition => ({ is: 'compare', a: found, in: into });
  if (say(p, 'xp')) return more({ kind: 'xp', who: of });
  if (say(p, 'point/points')) return more({ kind: 'points', who: of });
  if (say(p, 'card/cards in (your/their/its) hand/hands')) {
    const filter: Filter = { types: ['card'], where: { kind: 'zone', zone: 'hand', of } };
    // "Them" are what was chosen before, where something was.
    if (of === 'you' && p.referents.length === 0)
      speakOf(p, { what: { kind: 'all', filter }, types: ['card'], many: true, filter });
    return more({ kind: 'cards in hand', who: of });
  }
  return fail(p, 'xp');
};

/** `your units have total might 10 or more`, `its might is 4 or less`. */
export const compared = (p: Parser): Condition | null => {
  const ours = attempt(p, () => {
    say(p, 'all | the');
    const what = p.grammar.filter(p);
    if (what === null || !say(p, 'have (a) total/combined might (of)')) return null;
    const into = range(p, 'might');
    return into === null ? null : ({ is: 'compare', a: { kind: 'total', of: 'might', what }, in: into } as Condition);
  });
  if (ours !== null) return ours;
  const a = p.grammar.value(p);
  if (a === null || !say(p, 'is/are/was/were')) return null;
  const into = range(p, 'might');
  return into === null ? null : { is: 'compare', a, in: into };
};
