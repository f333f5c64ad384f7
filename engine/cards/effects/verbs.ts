/** One thing done: an imperative, or a sentence with a subject. */
import type { Instruction } from '../../game/cards/ability.ts';
import type { Who } from '../../game/cards/terms.ts';
import { lasting, until } from '../durations.ts';
import { attempt, fail, firstOf, type Parser, say, sees } from '../parser.ts';
import { who } from '../players.ts';
import { single } from '../selectors.ts';
import { timesEach } from '../values.ts';
import { doneBy } from './cards.ts';
import { deal, doubleDamage, prevent, split } from './damage.ts';
import { doubleMight, gave, gift, give, losing, minimum, setMight, swapMight } from './might.ts';
import { move, swapPlaces } from './moving.ts';
import { play } from './playing.ts';
import { activate, attach, choose, copy, giveBack, grand, simple, takeControl } from './simple.ts';

type Some = readonly Instruction[] | null;

/** What somebody is told to do. `by` is you where nobody is named. */
export const act = (p: Parser, by: Who): Some =>
  firstOf<readonly Instruction[]>(p, [
    () => deal(p),
    () => split(p),
    () => give(p),
    () => doubleDamage(p),
    () => doubleMight(p),
    () => swapMight(p),
    () => setMight(p),
    () => prevent(p),
    () => doneBy(p, by),
    () => giveBack(p),
    () => simple(p),
    () => move(p),
    () => swapPlaces(p),
    () => attach(p),
    () => takeControl(p),
    () => play(p, by),
    () => grand(p, by),
    () => activate(p),
    () => choose(p),
  ]);

const BETWEEN = ', and then | , then | , and | and then | and | ,';

/** Several things done by one player: `discards their hand, then draws 4`. */
const acts = (p: Parser, by: Who): Some => {
  const first = act(p, by);
  if (first === null) return null;
  const all = [...first];
  for (;;) {
    const next = attempt(p, () => (say(p, BETWEEN) ? act(p, by) : null));
    if (next === null) return all;
    all.push(...next);
  }
};

/** A player other than you: `its controller draws 2`, `the defender must kill one of their units here`. */
export const byPlayer = (p: Parser): Some => {
  const by = who(p);
  if (by === null) return null;
  const may = say(p, 'may');
  if (!may) say(p, 'must');
  if (by === 'you') {
    if (may) return null;
    return act(p, 'you');
  }
  const before = p.player;
  p.player = true;
  const does = acts(p, 'that player');
  p.player = before;
  if (does === null) return null;
  const all: readonly Instruction[] = may ? [{ do: 'may', who: 'that player', does }] : does;
  const direct = may ? null : all.map(each => forPlayer(each, by));
  if (direct?.every(each => each !== null)) return direct.flatMap(each => (each === null ? [] : [each]));
  return [{ do: 'each player', who: by, does: all }];
};

/** The same instruction with its player named, where it has one. */
const forPlayer = (each: Instruction, by: Who): Instruction | null =>
  'who' in each && each.do !== 'pay' && each.do !== 'may' && each.do !== 'each player' && each.do !== 'play'
    ? { ...each, who: by }
    : null;

/** `it deals damage …`, `it gains Shield 2 this combat`, `that unit becomes a copy of me`. */
export const byObject = (p: Parser): Some => {
  if (sees(p, 'you | its controller | its owner')) return fail(p, 'it');
  const what = single(p);
  if (what === null) return null;
  return firstOf<readonly Instruction[]>(p, [
    () => deal(p, what),
    () => copy(p, what),
    () => losing(p, what),
    () => {
      if (!say(p, 'gain/gains/get/gets/have/has')) return null;
      const early = lasting(p);
      const gifted = gift(p);
      if (gifted === null) return null;
      const least = minimum(p);
      const lasts = early ?? until(p);
      const might = gifted.might === undefined ? null : timesEach(p, gifted.might);
      const whole = {
        ...gifted,
        ...(might === null ? {} : { might }),
        ...(least === null ? {} : { minimum: least }),
      };
      return gave(what, whole, lasts === 'board' ? until(p) : lasts);
    },
  ]);
};
