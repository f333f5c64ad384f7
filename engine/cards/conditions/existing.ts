/** What exists, how much of it, and who controls it. */
import type { Condition, Filter, Selector, ValueRange, Who } from '../../game/state/cards/terms.ts';
import { saysOnly } from '../../game/state/cards/walk.ts';
import { described, had } from '../descriptions.ts';
import { not } from '../events/happening.ts';
import { article } from '../filters/adjectives.ts';
import type { FilterDraft } from '../filters/draft.ts';
import { filter } from '../filters/filter.ts';
import { tag } from '../nouns.ts';
import { attempt, fail, list, oneOf, oneWord, type Parser, refuse, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { who } from '../players.ts';
import { range } from '../ranges.ts';
import { that } from '../referents.ts';
import { ANYWHERE, mightThan } from './fits.ts';

/** `I'm the only friendly unit here`. */
export const onlyOne = (p: Parser): Condition | null => {
  if (!say(p, "I 'm/am the only")) return null;
  const what = filter(p);
  return what === null ? null : { is: 'exists', filter: { ...what, other: true }, count: { most: 0 } };
};

const EMPTY: readonly (readonly [string, Extract<NonNullable<Filter['where']>, { kind: 'zone' }>['zone']])[] = [
  ['your rune deck is empty', 'rune deck'],
  ['your (main) deck is empty', 'deck'],
  ['your trash is empty', 'trash'],
  ['your champion zone is empty', 'champion zone'],
];

/** `your rune deck is empty`. */
export const emptyZone = (p: Parser): Condition | null => {
  const zone = EMPTY.find(([pattern]) => say(p, pattern))?.[1];
  return zone === undefined
    ? null
    : {
        is: 'exists',
        filter: { types: ['card'], where: { kind: 'zone', zone, of: 'you' }, side: 'yours' },
        count: { most: 0 },
      };
};

/** `this costs 2 less if you choose a Poro`. */
export const chooses = (p: Parser): Condition | null => {
  if (!say(p, 'you choose | it chooses | this chooses')) return null;
  say(p, 'a | an | any');
  const what = filter(p);
  if (what === null) return null;
  // "A Poro" may be chosen in a trash, too, where it is a card and no permanent.
  const isTag = what.tags !== undefined && what.types.every(type => type === 'permanent');
  return { is: 'chooses', what: isTag ? { ...what, types: [], where: what.where ?? ANYWHERE } : what };
};

/** `your units have all the following tags - Bird, Cat`. */
export const allTags = (p: Parser): Condition | null => {
  if (!say(p, 'your units have all (of)') || !say(p, 'the following tags')) return null;
  say(p, 'among them');
  say(p, '- | : | —');
  const tags = list(p, tag);
  if (tags === null) return null;
  const names = tags.map(({ name }) => name);
  return {
    is: 'compare',
    a: { kind: 'tags among', tags: names, what: { types: ['unit'], side: 'yours' } },
    in: { least: names.length },
  };
};

/** `you control runes of three or more domains`, `you control units with two different tags`. */
export const severalKinds = (p: Parser): Condition | null => {
  if (!say(p, 'you control')) return null;
  const what = filter(p);
  if (what === null || what.side !== undefined || !say(p, 'of/with')) return null;
  const exactly = sees(p, 'exactly');
  const into = range(p, '');
  say(p, 'different');
  const of = oneWord(p, ['domains', 'tags']);
  if (into === null || of === null) return null;
  const bare = into.least !== undefined && into.most !== undefined && !exactly;
  const count: ValueRange = bare && into.least !== undefined ? { least: into.least } : into;
  return { is: 'compare', a: { kind: 'different', of, what: { ...what, side: 'yours' } }, in: count };
};

/** `I'm in combat with exactly one enemy unit`: units fight where a combat is. */
export const fighting = (p: Parser): Condition | null => {
  if (!say(p, "I 'm/am in (a) combat with")) return null;
  const how = counting(p);
  const what = how === null ? null : filter(p);
  if (how === null || what === null || what.types.join() !== 'unit' || what.where !== undefined) return null;
  const filtered: Filter = { ...what, where: { kind: 'here' }, is: [...(what.is ?? []), 'in combat'] };
  return {
    is: 'all',
    of: [
      { is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['in combat'] } },
      { is: 'exists', filter: filtered, count: how.count },
    ],
  };
};

/** `all your runes are exhausted`, `each unit here is stunned`: there is none that is not. */
export const allAre = (p: Parser): Condition | null => {
  if (!say(p, 'all (of) | each (of) | every')) return null;
  const what = filter(p);
  if (what === null || !say(p, 'are/is')) return null;
  const draft: FilterDraft = { types: [] };
  const { is, ...rest } = described(p, draft) ? draft : {};
  const [state, ...more] = is ?? [];
  // Of two states, a thing without one of them would be left out.
  if (state === undefined || more.length > 0 || !saysOnly(rest, 'types')) return null;
  return { is: 'exists', filter: { ...what, isNot: [...(what.isNot ?? []), state] }, count: { most: 0 } };
};

/** `an enemy unit is alone here`: there is one of which it is so. */
export const standing = (p: Parser): Condition | null => {
  const other = say(p, 'another');
  if (!other && !article(p, 'a | an | any | one of')) return null;
  const said = filter(p);
  if (said === null) return null;
  const what: Filter = other ? { ...said, other } : said;
  const draft: FilterDraft = { ...what };
  if (draft.might === undefined && say(p, 'has')) {
    const might = attempt(p, () => mightThan(p));
    if (might !== null) return { is: 'exists', filter: { ...draft, might }, count: { least: 1 } };
    const own: FilterDraft = { types: [] };
    if (!had(p, own) || own.might !== undefined) return null;
    const { types: _, is, isNot, ...rest } = own;
    const states = is === undefined ? {} : { is: [...(what.is ?? []), ...is] };
    const lacks = isNot === undefined ? {} : { isNot: [...(what.isNot ?? []), ...isNot] };
    return { is: 'exists', filter: { ...draft, ...rest, ...states, ...lacks }, count: { least: 1 } };
  }
  if (!say(p, 'is/was/are')) return null;
  const negative = say(p, 'not') ? draftOfStates(p) : null;
  if (negative !== null)
    return { is: 'exists', filter: { ...what, isNot: [...(what.isNot ?? []), ...negative] }, count: { least: 1 } };
  return described(p, draft) ? { is: 'exists', filter: draft, count: { least: 1 } } : null;
};

/** After `is not`: nothing but states. */
const draftOfStates = (p: Parser): NonNullable<Filter['is']> | null => {
  const draft: FilterDraft = { types: [] };
  if (!described(p, draft)) return null;
  const { types: _, is, ...more } = draft;
  return is !== undefined && is.length === 1 && saysOnly(more) ? is : null;
};

/** Before a thing that is counted: `a`, `another`, `no`, `two or more`. */
const counting = (p: Parser): { readonly count: ValueRange; readonly other: boolean } | null => {
  if (say(p, 'no')) return { count: { most: 0 }, other: false };
  if (say(p, 'another')) return { count: { least: 1 }, other: true };
  if (article(p, 'a | an | any | at least one | one or more')) return { count: { least: 1 }, other: false };
  if (say(p, 'the only | only one')) return { count: { least: 1, most: 1 }, other: false };
  const exact = sees(p, 'exactly');
  const count = attempt(p, () => range(p, ''));
  if (count !== null) {
    const bare = count.least !== undefined && count.most !== undefined;
    return { count: bare && !exact ? { least: count.least } : count, other: say(p, 'other') };
  }
  return { count: { least: 1 }, other: false };
};

/** `you control two or more units`, `no opponent controls a unit here`, `you don't control this battlefield`. */
export const controls = (p: Parser): Condition | null => {
  const nobody = say(p, 'no opponent');
  const all = nobody ? null : oneOf(p, EACH_PLAYER);
  const of = nobody ? 'an opponent' : (all ?? who(p));
  if (of === null) return null;
  const negative = say(p, 'do/does not') || nobody;
  if (!say(p, 'control/controls/have/has')) return null;
  const place = placeHeld(p);
  if (place !== null) {
    const held = all === null ? heldBy(of, place) : null;
    if (held === null) return fail(p, 'what they control');
    return negative ? not(held) : held;
  }
  const found = controlled(p, of);
  if (found === null) return null;
  if (negative) return not(found);
  return all === null ? found : ofEach(found);
};

/** `this battlefield`, `that battlefield`. */
const placeHeld = (p: Parser): Selector | null => {
  if (say(p, 'this battlefield/place | here')) return { kind: 'here' };
  return say(p, 'that battlefield') ? that(p, ['battlefield']) : null;
};

/** Whoever of them controls it; a battlefield has one controller at most. */
const heldBy = (of: Who, what: Selector): Condition | null => {
  const side = HOLDERS[of];
  return side === undefined ? null : { is: 'fits', what, filter: { types: ['battlefield'], side } };
};

/** "Opponents" are theirs together; "each opponent" is everyone of them. */
export const EACH_PLAYER = ways<Who>([
  ['each opponent | each of your opponents', 'an opponent'],
  ['each player | every player', 'a player'],
]);

/** What is so of each of them: there is none of whom it is otherwise. */
export const ofEach = (found: Condition): Condition | null => {
  if (found.is === 'controls') {
    const count = otherwise(found.count ?? { least: 1 });
    return count === null ? null : not({ ...found, count });
  }
  if (found.is !== 'compare') return null;
  const others = otherwise(found.in);
  return others === null ? null : not({ ...found, in: others });
};

/** Any other number than these. */
const otherwise = ({ least, most }: ValueRange): ValueRange | null => {
  if (typeof least === 'number' && most === undefined) return { most: least - 1 };
  return typeof most === 'number' && least === undefined ? { least: most + 1 } : null;
};

/** `two or more units`, after a player and `control`. */
export const controlled = (p: Parser, of: Who): Condition | null => {
  const how = counting(p);
  const what = how === null ? null : filter(p);
  if (how === null || what === null) return null;
  const thing: Filter = how.other ? { ...what, other: true } : what;
  const found = of === 'you' ? ownOf(thing, how.count) : theirsOf(of, thing, how.count);
  return found ?? fail(p, 'what they control');
};

const ownOf = (what: Filter, count: ValueRange): Condition =>
  isOnce(count) ? { is: 'controls', who: 'you', what } : { is: 'exists', filter: { ...what, side: 'yours' }, count };

/** Of several opponents, one has so many: nobody's things are added to another's. */
const theirsOf = (of: Who, said: Filter, count: ValueRange): Condition | null => {
  const { where } = said;
  // "An opponent has two cards in hand": in theirs.
  const isZone = where?.kind === 'zone';
  const what: Filter = isZone && where.of === 'you' ? { ...said, where: { ...where, of: 'its owner' } } : said;
  if (isZone && where.zone === 'hand')
    // Cards that nobody has named are in a hand as well, and nothing more is known of them.
    return isCards(said) ? { is: 'compare', a: { kind: 'cards in hand', who: of }, in: count } : null;
  if (isOnce(count)) return { is: 'controls', who: of, what };
  if (ONE_OF.has(of) && (isZone || controllable(what))) return { is: 'controls', who: of, what, count };
  const side = SIDES[of];
  return side === undefined ? null : { is: 'exists', filter: { ...what, side }, count };
};

/** Players of whom one has so many. */
const ONE_OF: ReadonlySet<Who> = new Set<Who>(['an opponent', 'a player', 'turn player', 'attacker', 'defender']);

const isCards = ({ types, where: _, ...more }: Filter): boolean =>
  types.every(type => type === 'card') && saysOnly(more);

const SIDES: Partial<Readonly<Record<Who, Filter['side']>>> = {
  'that player': 'that player',
  'its controller': 'its controller',
  opponents: 'enemy',
  'an opponent': 'enemy',
};

const HOLDERS: Partial<Readonly<Record<Who, Filter['side']>>> = {
  ...SIDES,
  you: 'yours',
  'you or an ally': 'friendly',
};

/** A card is nobody's to control: those are counted where they are. */
const controllable = ({ types }: Filter): boolean => !types.includes('card');

const isOnce = ({ least, most }: ValueRange): boolean => least === 1 && most === undefined;

/** `keyword.deathknell.past`: of the moment at which an ability triggered, what its source was like is known, and what else there was is not. */
const NOT_LOOKED_BACK =
  'What else was there when the ability triggered is no longer known, only what the object itself was, as in "if I was mighty" or "if I was alone". Write "there is" for what is there as it resolves.';

/** `there are two or more units here`, `there is no enemy unit here`. */
export const exists = (p: Parser): Condition | null => {
  if (say(p, 'there was/were')) return refuse(p, NOT_LOOKED_BACK);
  if (!say(p, 'there is/are')) return null;
  const none = say(p, 'not');
  const how = counting(p);
  const what = how === null ? null : filter(p);
  if (how === null || what === null) return null;
  if (none) {
    const other = how.other || what.other === true ? { other: true as const } : {};
    return how.count.least === 1 && how.count.most === undefined
      ? { is: 'exists', filter: { ...what, ...other }, count: { most: 0 } }
      : null;
  }
  return { is: 'exists', filter: how.other ? { ...what, other: true } : what, count: how.count };
};
