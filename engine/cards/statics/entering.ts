/** How permanents enter: ready or exhausted, where, and with what. */
import type { Filter, Plays, Selector, StaticEffect, Who } from '../../game/state/cards/ability.ts';
import { lasting } from '../durations.ts';
import { gift } from '../effects/might.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, firstOf, oneOf, oneWord, type Parser, refuse, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { playersOf } from '../players.ts';
import { timesEach } from '../values.ts';
import { costing, played } from './costs.ts';
import type { Effects } from './effects.ts';
import { playsMeant } from './plays.ts';

export const readiness = (p: Parser): 'ready' | 'exhausted' | null =>
  oneWord(p, ['ready', 'exhausted']) ?? fail(p, 'ready');

/** Which cards, and whose plays of them. */
interface Entrant {
  readonly what: Filter | 'me';
  readonly whose: Who;
  readonly plays?: Plays;
}

/** After `enter`: `ready`, `with a buff`, `ready and with +2 might this turn`. */
export const entry = (p: Parser, of: Entrant): Effects => {
  say(p, 'play | the board');
  const all: StaticEffect[] = [];
  for (;;) {
    const next = attempt(p, () => (all.length === 0 || say(p, ', and | and | ,') ? manner(p, of) : null));
    if (next === null) return all.length === 0 ? fail(p, 'ready') : all;
    all.push(next);
  }
};

const ENTERING_WITH = ways<'buffed' | 'empowered' | 'stunned'>([
  ['(with) a buff | buffed', 'buffed'],
  ['empowered', 'empowered'],
  ['stunned', 'stunned'],
]);

const manner = (p: Parser, of: Entrant): StaticEffect | null =>
  firstOf<StaticEffect>(p, [
    () => {
      const how = readiness(p);
      return how === null ? null : { gives: 'enters', how, ...of };
    },
    () => {
      const is = oneOf(p, ENTERING_WITH);
      return is === null ? fail(p, 'with a buff') : { gives: 'enters with', ...of, is };
    },
    () => {
      const has = say(p, 'have/has');
      if (!has && !say(p, 'with/get/gets/gain/gains')) return fail(p, 'with');
      const found = equipped(p, of);
      // What they "have" without an end, they have as long as this is so, however they came in.
      return has && found?.until === undefined && p.lasting === null ? null : found;
    },
  ]);

/** `+1 might this turn for each …`, `shield and tank this turn`. */
const equipped = (p: Parser, of: Entrant): Extract<StaticEffect, { gives: 'enters with' }> | null => {
  const what = gift(p);
  if (what === null || what.abilities.length > 0 || what.keywordsOf !== undefined || what.minimum !== undefined)
    return null;
  // How long it is played that way says nothing of how long it has what it enters with.
  const lasts = lasting(p) ?? 'board';
  const might = what.might === undefined ? {} : { might: timesEach(p, what.might) };
  const keywords = what.keywords.length === 0 ? {} : { keywords: what.keywords };
  return { gives: 'enters with', ...of, ...might, ...keywords, ...(lasts === 'board' ? {} : { until: lasts }) };
};

/** `I enter ready`, `this enters exhausted`, `friendly units enter ready`, `units you play enter with a buff`. */
export const enters = (p: Parser): Effects => {
  const of = attempt(p, () => played(p));
  if (of === null || (typeof of.of === 'string' && of.of !== 'me')) return null;
  if (!say(p, 'enter/enters')) return null;
  const { of: what, whose, plays } = of;
  const { pos } = p;
  const found = entry(p, { what, whose, ...(plays === undefined ? {} : { plays }) });
  const cost = found === null ? null : attempt(p, () => (say(p, 'and') ? costing(p, of) : null));
  if (found !== null && cost !== null) return [...found, cost];
  // What is said of them besides is said of things on the board.
  return sees(p, 'and cannot/lose/loses') ? fail({ ...p, pos }, 'the end of the sentence') : found;
};

/**
 * `units you play this turn have vision`: from when they come in to the end of that turn. Without an end, what triggers as a card is
 * played does so then; of all else it is not said whether those have it that were played before.
 */
export const havingAsPlayed = (p: Parser): Effects => {
  const from = p.pos;
  const subject = attempt(p, () => played(p));
  if (subject === null || typeof subject.of === 'string') return null;
  const isPlayed = p.tokens.slice(from, p.pos).some(({ word }) => word === 'play' || word === 'plays');
  if (!isPlayed || !say(p, 'have/has/gain/gains')) return null;
  const { of: what, whose, plays } = subject;
  const isForTurn = p.lasting === 'turn';
  const found = equipped(p, { what, whose, ...(plays === undefined ? {} : { plays }) });
  if (found === null) return null;
  const { keywords = [], might } = found;
  if (isForTurn) return [{ ...found, until: 'turn' }];
  const isOfPlay = might === undefined && keywords.every(({ name }) => OF_PLAY.has(name));
  return isOfPlay ? [found] : refuse(p, NOT_SAID);
};

/** Keywords that do something as their card is played, and never again. */
const OF_PLAY: ReadonlySet<string> = new Set(['vision', 'weaponmaster']);

const NOT_SAID =
  'It is not clear whether units that were already played have it: write "your units have …", or "units you play enter with …".';

/** `when you play a unit from your trash, it enters ready`: how it does is said of the play itself. */
export const entersAsPlayed = (p: Parser): Effects => {
  if (!say(p, 'when you play a/an')) return null;
  const what = filter(p);
  if (what === null || what.side !== undefined) return null;
  const fromTrash = what.where?.kind === 'zone' && what.where.zone === 'trash' && what.where.of === 'you';
  if (what.where !== undefined && !fromTrash) return null;
  const { where: _, ...such } = what;
  const plays = fromTrash ? ({ from: 'trash' } as const) : playsMeant(p, null);
  if (!say(p, ', it enter/enters')) return null;
  return entry(p, { what: such, whose: 'you', ...(plays === null ? {} : { plays }) });
};

/** The cards that a passive sentence speaks of; null where it speaks of anything but `me` and all of a kind. */
export const asFilter = (to: Selector): Filter | 'me' | null => {
  if (to.kind === 'me') return 'me';
  return to.kind === 'all' ? to.filter : null;
};

/** `I enter ready`, `friendly units enter exhausted`, after the subject. */
export const entering = (p: Parser, to: Selector): Effects => {
  const what = asFilter(to);
  if (what === null || !say(p, 'enter/enters')) return null;
  if (what === 'me' && say(p, 'in/at (your/my) base')) return [{ gives: 'enters in base', what: 'me' }];
  return entry(p, { what, whose: what === 'me' ? 'you' : playersOf(what.side) });
};
