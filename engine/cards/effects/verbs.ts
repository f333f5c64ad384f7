/** One thing done: an imperative, or a sentence with a subject. */

import type { Instruction, Selector, Who } from '../../game/state/cards/ability.ts';
import { anywhere, sameTerms } from '../../game/state/cards/walk.ts';
import { asLongAs, lasting } from '../durations.ts';
import { attempt, fail, firstOf, list, type Parser, say, sees, speakOf, writtenFrom } from '../parser.ts';
import { who } from '../players.ts';
import { it, reckonedForEach, them } from '../referents.ts';
import { single } from '../selectors.ts';
import { things } from '../statics/barring.ts';
import { attach } from './attaching.ts';
import { readInstructionsDoneBy } from './cards.ts';
import { hoist } from './conditional.ts';
import { becomingUnit, copy, copyText, makeCopy } from './copying.ts';
import { deal, prevent, readDoubleDamage, split, taking } from './damage.ts';
import { hiding } from './hiding.ts';
import { addChosenLegend } from './legends.ts';
import { baseMight, doubleMight, give, given, losing, setMight, swapMight } from './might.ts';
import { move, readSwapOfPlaces } from './moving.ts';
import { playedByOwners } from './playedByOwners.ts';
import { play } from './playing.ts';
import type { Instructions } from './readers.ts';
import { activate, buffOn, choose, counter, gameWide, giveBack, simple, spendBuff, takeControl } from './simple.ts';

/** Who does what no other is named for. */
export const whoActs = (p: Parser): Who => (p.isDoneByAnother ? 'that player' : 'you');

/** `draw 1 or buff me`: one of them. */
export const act = (p: Parser, by: Who): Instructions | null => {
  const from = p.pos;
  const first = attempt(p, () => plain(p, by));
  if (first === null) return null;
  const label = writtenFrom(p, from);
  const other = attempt(p, () => {
    if (!say(p, 'or')) return null;
    const second = p.pos;
    const instructions = plain(p, by);
    return instructions === null ? null : { label: writtenFrom(p, second), instructions };
  });
  if (other === null) return first;
  const { chosen, instructions } = spokenOfIn(other.instructions, first);
  return [...chosen, { do: 'choose one', count: 1, modes: [{ label, instructions }, other], inline: true }];
};

/** `buff a unit or attach an Equipment to it`: what both speak of is chosen before. */
const spokenOfIn = (second: readonly Instruction[], first: readonly Instruction[]) => {
  const [only, ...more] = first;
  const { chosen, rest } = only === undefined || more.length > 0 ? { chosen: [], rest: only } : hoist(only);
  const means = (each: Instruction): boolean =>
    each.do === 'choose' &&
    anywhere(second, part => part.kind === 'slot' && 'slot' in each.what && part.slot === each.what.slot);
  return rest !== undefined && chosen.some(means)
    ? { chosen, instructions: [rest] }
    : { chosen: [], instructions: first };
};

/** What a player is instructed to do. `by` is `you` where the sentence names nobody. */
const plain = (p: Parser, by: Who): Instructions | null =>
  firstOf<readonly Instruction[]>(p, [
    () => deal(p),
    () => split(p),
    () => give(p),
    () => readDoubleDamage(p),
    () => doubleMight(p),
    () => swapMight(p),
    () => setMight(p),
    () => baseMight(p),
    () => prevent(p),
    () => addChosenLegend(p, by),
    () => readInstructionsDoneBy(p, by),
    () => giveBack(p),
    () => spendBuff(p),
    () => counter(p),
    () => simple(p),
    () => hiding(p),
    () => buffOn(p),
    () => readSwapOfPlaces(p),
    () => move(p),
    () => attach(p),
    () => takeControl(p),
    () => play(p, by),
    () => gameWide(p, by),
    () => makeCopy(p),
    () => copyText(p),
    () => activate(p),
    () => choose(p),
    () => (sees(p, 'an additional') ? given(p, it(p)) : null),
  ]);

const BETWEEN = ', and then | , then | , and | and then | and | ,';

/** Several things done by one player: `discards their hand, then draws 4`. */
const acts = (p: Parser, by: Who): Instructions | null => list(p, () => act(p, by), BETWEEN)?.flat() ?? null;

/** A player other than you: `its controller draws 2`, `the defender must kill one of their units here`. */
export const byPlayer = (p: Parser): Instructions | null => {
  const from = p.pos;
  const owners = attempt(p, () => playedByOwners(p));
  if (owners !== null) return owners;
  if (say(p, 'the attacker and (the) defender each'))
    return byBoth(
      p,
      from,
      () => doneByOther(p, 'attacker'),
      () => doneByOther(p, 'defender'),
    );
  if (say(p, 'you and that player/opponent each'))
    return byBoth(
      p,
      from,
      () => acts(p, 'you'),
      () => doneByOther(p, 'that player'),
    );
  const by = who(p);
  if (by === null) return null;
  const may = say(p, 'may');
  const must = !may && say(p, 'must');
  if (by === 'you') {
    if (may) return null;
    const done = act(p, 'you');
    return done === null || !must ? done : done.map(compelled);
  }
  return may ? perhapsDoneByOther(p, by) : doneByOther(p, by);
};

/**
 * `the attacker and defender each add 1`: the same words, read for the one and then for the other. Goes back to the token
 * `from` where they do not read alike.
 */
const byBoth = (
  p: Parser,
  from: number,
  readFirst: () => Instructions | null,
  readSecond: () => Instructions | null,
): Instructions | null => {
  const start = p.pos;
  const first = readFirst();
  const end = p.pos;
  p.pos = start;
  const second = first === null ? null : readSecond();
  if (first !== null && second !== null && p.pos === end) return [...first, ...second];
  p.pos = from;
  return null;
};

const doneByOther = (p: Parser, by: Who): Instructions | null => {
  const instructions = actsOfOther(p);
  if (instructions === null) return null;
  const direct = instructions.map(each => forPlayer(each, by));
  return direct.every(each => each !== null) ? direct : [{ do: 'each player', who: by, instructions }];
};

/** `an opponent may …`: whoever does it is asked. */
const perhapsDoneByOther = (p: Parser, by: Who): Instructions | null => {
  const instructions = actsOfOther(p);
  if (instructions === null) return null;
  return [{ do: 'each player', who: by, instructions: [{ do: 'may', who: 'that player', instructions }] }];
};

/** What somebody else does, who is then "they". */
const actsOfOther = (p: Parser): Instructions | null => {
  const before = p.isDoneByAnother;
  p.isDoneByAnother = true;
  const instructions = acts(p, 'that player');
  p.isDoneByAnother = before;
  speakOf(p, { what: { kind: 'it' }, types: ['player'], many: false });
  return instructions;
};

/** `you must recycle one of your runes`: what it chooses is chosen as it resolves. */
const compelled = (each: Instruction): Instruction =>
  'what' in each &&
  typeof each.what === 'object' &&
  each.what !== null &&
  'kind' in each.what &&
  each.what.kind === 'chosen' &&
  'slot' in each.what &&
  'filter' in each.what
    ? ({ ...each, what: { ...each.what, must: true } } as Instruction)
    : each;

/** The same instruction with its player named, where it has one. */
const forPlayer = (each: Instruction, by: Who): Instruction | null =>
  'who' in each && each.do !== 'pay' && each.do !== 'may' && each.do !== 'each player' && each.do !== 'play'
    ? { ...each, who: by }
    : null;

/** `it deals damage …`, `it gains Shield 2 this combat`, `that unit becomes a copy of me`. */
export const byObject = (p: Parser): Instructions | null => {
  if (sees(p, 'you | its controller | its owner')) return fail(p, 'it');
  const apiece = attempt(p, () => eachForItself(p));
  if (apiece !== null) return apiece;
  const pronoun = sees(p, 'it');
  const isEach = sees(p, 'each');
  const what = subject(p);
  if (what === null) return null;
  // `the friendly unit deals its might`: its own, whatever else was spoken of since.
  const before = p.referents;
  const own = before.find(each => sameTerms(each.what, what));
  if (own !== undefined) p.referents = [...before.filter(each => each !== own), own];
  const done = firstOf<readonly Instruction[]>(p, [
    () => deal(p, what),
    () => taking(p, what),
    () => copy(p, what),
    () => becomingUnit(p, what),
    () => losing(p, what),
    () => {
      if (!say(p, 'gain/gains/get/gets/have/has')) return null;
      return isEach ? reckonedForEach(p, () => given(p, what)) : givenWhole(p, what);
    },
    () => exchange(p, what),
  ]);
  const all = done === null ? null : alsoOf(p, what, done);
  p.referents = [...before, ...p.referents.slice(before.length)];
  // Who is `it` as a sentence begins goes on being it.
  const same = pronoun ? p.referents.find(each => each.what === what) : undefined;
  if (same !== undefined && all !== null) p.referents = [...p.referents.filter(each => each !== same), same];
  return all;
};

/** `your units each deal 1 to an enemy unit at their battlefield`: one is chosen for each, where that one is. */
const eachForItself = (p: Parser): Instructions | null => {
  const what = single(p);
  if (what?.kind !== 'all') return null;
  say(p, 'each');
  speakOf(p, { what: EACH, types: ['unit'], many: false });
  const done = deal(p, EACH);
  const [dealt, ...more] = done ?? [];
  if (done === null || dealt?.do !== 'deal' || more.length > 0 || dealt.to.kind !== 'chosen') return null;
  const { where } = dealt.to.filter;
  if (where?.kind !== 'with' || where.what !== EACH) return null;
  return [{ do: 'for each', what, instructions: done }];
};

const EACH: Selector = { kind: 'it' };

/** `other friendly units have +1 might here this turn` says afterwards of whom, and is a sentence that lasts. */
const givenWhole = (p: Parser, what: Selector): Instructions | null => {
  const found = given(p, what);
  return found !== null && what.kind === 'all' && sees(p, 'here | there') ? null : found;
};

/** `it has Tank and can't be stunned this turn`: more that is said of the same, and how long, at the end, of all of it. */
const alsoOf = (p: Parser, what: Selector, done: readonly Instruction[]): readonly Instruction[] => {
  const same: Selector = what.kind === 'chosen' ? { kind: 'slot', slot: what.slot } : what;
  const more = attempt(p, () => {
    if (!say(p, ', and | and')) return null;
    const found = attempt(p, () => losing(p, same)) ?? attempt(p, () => barred(p, same));
    return found ?? (say(p, 'gain/gains/get/gets/have/has') ? given(p, same) : null);
  });
  if (more === null) return done;
  return [...asLongAs(done, more), ...more];
};

/** `can't be stunned this turn`. */
const barred = (p: Parser, what: Selector): Instructions | null => {
  const effects = things(p, what);
  const until = effects === null ? null : (lasting(p) ?? p.lasting);
  return effects === null || until === null ? null : effects.map(effect => ({ do: 'for a while', effect, until }));
};

/** `they swap places`. */
const exchange = (p: Parser, what: Selector): Instructions | null => {
  if (!say(p, 'swap places/locations (with each other)')) return null;
  const [a, b] = what.kind === 'both' ? what.of : [];
  return a === undefined || b === undefined ? null : [{ do: 'swap places', a, b }];
};

/** The subject: one thing, `it and I`, or `each` of those spoken of. */
const subject = (p: Parser): Selector | null => {
  if (sees(p, 'each deals/gets/gains/has')) {
    say(p, 'each');
    return them(p);
  }
  const first = single(p);
  if (first === null || !say(p, 'and I/me')) return first;
  return { kind: 'both', of: [first, { kind: 'me' }] };
};
