/** What has to hold: after `if`, `while` and `only if`. */
import type { Condition } from '../../game/state/cards/terms.ts';
import { allOf, not } from '../events/happening.ts';
import { attempt, firstOf, oneOf, type Parser, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { showedOff } from '../shownOff.ts';
import { amountOf, compared, damage, damageThisWay, handful, resources, victory } from './amounts.ts';
import {
  allAre,
  allTags,
  chooses,
  controlled,
  controls,
  emptyZone,
  exists,
  fighting,
  onlyOne,
  severalKinds,
  standing,
} from './existing.ts';
import { costing, doneThisWay, fits, someOf, unsaid, youDidSoMany, youDidThisWay } from './fits.ts';
import { done, readOneOfEach, readSeveralOfTheirs } from './happened.ts';
import { outdoing, outnumbering } from './outdoing.ts';
import { paid, playedFrom, spent, wasFacedown } from './played.ts';
import { showdownOpen, turns } from './turns.ts';

const JOINED_BY = ways<'all' | 'any'>([
  ['and (if/while)', 'all'],
  ['or (if/while)', 'any'],
]);

/** Atoms joined by `and` or `or`. */
export const condition = (p: Parser): Condition | null => {
  // "You have 2 cards in hand and 3 units": said of the same player.
  const yours = sees(p, 'you have/control');
  const first = attempt(p, atom);
  if (first === null) return null;
  const all = [first];
  let joined: 'all' | 'any' | null = null;
  for (;;) {
    const next: Condition | null = attempt(p, () => {
      const word = oneOf(p, JOINED_BY);
      if (word === null || (joined !== null && joined !== word)) return null;
      const found = attempt(p, atom) ?? (yours ? (attempt(p, () => amountOf(p, 'you')) ?? controlled(p, 'you')) : null);
      if (found !== null) joined = word;
      return found;
    });
    if (next === null) break;
    all.push(next);
  }
  return joined === 'any' ? { is: 'any', of: all } : allOf(all);
};

/** `if …` or `unless …`, with a comma before it or without. */
export const whether = (p: Parser): Condition | null => {
  const negative = say(p, ', unless | unless');
  if (!negative && !say(p, ', if | if')) return null;
  const found = condition(p);
  return found !== null && negative ? not(found) : found;
};

const atom = (p: Parser): Condition | null =>
  firstOf(p, [
    handful,
    chooses,
    showdownOpen,
    fighting,
    costing,
    allTags,
    severalKinds,
    onlyOne,
    emptyZone,
    standing,
    allAre,
    outdoing,
    outnumbering,
    paid,
    showedOff,
    turns,
    damage,
    damageThisWay,
    victory,
    playedFrom,
    wasFacedown,
    spent,
    resources,
    controls,
    exists,
    youDidSoMany,
    youDidThisWay,
    readOneOfEach,
    readSeveralOfTheirs,
    done,
    doneThisWay,
    unsaid,
    fits,
    someOf,
    compared,
  ]);
