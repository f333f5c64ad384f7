/** What has to hold: behind `if`, `while` and `only if`. */
import type { Condition, Filter, Range, Selector, Value, Who } from '../game/state/cards/terms.ts';
import { described, had } from './descriptions.ts';
import type { Draft } from './filters/draft.ts';
import { filter } from './filters/filter.ts';
import { done } from './happened.ts';
import { both } from './happening.ts';
import { noun, tag } from './nouns.ts';
import { outdoing } from './outdoing.ts';
import { attempt, fail, firstOf, list, number, type Parser, peek, say, sees } from './parser.ts';
import { who } from './players.ts';
import { range } from './ranges.ts';
import { type Called, it, that, them } from './referents.ts';

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
      const word = say(p, 'and (if/while)') ? 'all' : say(p, 'or (if/while)') ? 'any' : null;
      if (word === null || (joined !== null && joined !== word)) return null;
      const found =
        attempt(p, atom) ?? (yours ? (attempt(p, () => amountOf(p, 'you')) ?? controlled(p, 'you', false)) : null);
      if (found !== null) joined = word;
      return found;
    });
    if (next === null) break;
    all.push(next);
  }
  return joined === 'any' ? { is: 'any', of: all } : both(all);
};

const atom = (p: Parser): Condition | null =>
  firstOf(p, [
    handful,
    chooses,
    allTags,
    onlyOne,
    emptyZone,
    standing,
    outdoing,
    paid,
    turns,
    damage,
    victory,
    playedFrom,
    spent,
    resources,
    controls,
    exists,
    done,
    doneThisWay,
    fits,
    someOf,
    compared,
  ]);

/** `I'm the only friendly unit here`. */
const onlyOne = (p: Parser): Condition | null => {
  if (!say(p, "I 'm/am the only")) return null;
  const what = filter(p);
  return what === null ? null : { is: 'exists', filter: { ...what, other: true }, count: { most: 0 } };
};

const EMPTY: readonly (readonly [string, Extract<NonNullable<Filter['where']>, { kind: 'zone' }>['zone']])[] = [
  ['your rune deck is empty', 'rune deck'],
  ['your (main) deck is empty', 'deck'],
  ['your trash is empty', 'trash'],
];

/** `your rune deck is empty`. */
const emptyZone = (p: Parser): Condition | null => {
  const zone = EMPTY.find(([pattern]) => say(p, pattern))?.[1];
  return zone === undefined
    ? null
    : {
        is: 'exists',
        filter: { types: ['card'], where: { kind: 'zone', zone, of: 'you' }, side: 'yours' },
        count: { most: 0 },
      };
};

const not = (of: Condition): Condition => ({ is: 'not', of });

const paid = (p: Parser): Condition | null => {
  if (say(p, 'you did not pay the/my/its/this additional cost | the additional cost was not paid'))
    return not({ is: 'paid', what: 'additional cost' });
  const was = say(
    p,
    'you paid the/my/its/this additional cost | you paid (the) additional cost | the additional cost was paid | you did (so)',
  );
  return was && !sees(p, 'not') ? { is: 'paid', what: 'additional cost' } : null;
};

const turns = (p: Parser): Condition | null => {
  if (!say(p, "it 's/is")) return null;
  const negative = say(p, 'not');
  const of: Who | null = say(p, 'your') ? 'you' : say(p, "an opponent 's") ? 'opponents' : null;
  if (of === null) return null;
  const found: Condition | null = say(p, 'turn')
    ? { is: 'turn', of }
    : say(p, 'beginning phase')
      ? { is: 'phase', phase: 'beginning', of }
      : say(p, 'main phase')
        ? { is: 'phase', phase: 'main', of }
        : null;
  return found !== null && negative ? not(found) : found;
};

/** `your hand has 1 or fewer cards`, `your hand is empty`. */
const handful = (p: Parser): Condition | null => {
  if (!say(p, 'your hand has/is')) return null;
  const a: Value = { kind: 'cards in hand', who: 'you' };
  if (say(p, 'empty')) return { is: 'compare', a, in: { most: 0 } };
  const into = range(p, '');
  return into !== null && say(p, 'card/cards') ? { is: 'compare', a, in: into } : null;
};

/** `this costs 2 less if you choose a Poro`. */
const chooses = (p: Parser): Condition | null => {
  if (!say(p, 'you choose | it chooses | this chooses')) return null;
  say(p, 'a | an | any');
  const what = filter(p);
  if (what === null) return null;
  // "A Poro" may be chosen in a trash, too, where it is a card and no permanent.
  const isTag = what.tags !== undefined && what.types.every(type => type === 'permanent');
  return { is: 'chooses', what: isTag ? { ...what, types: [], where: what.where ?? ANYWHERE } : what };
};

/** `your units have all the following tags - Bird, Cat`. */
const allTags = (p: Parser): Condition | null => {
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

/** `an enemy unit is alone here`: there is one of which it is so. */
const standing = (p: Parser): Condition | null => {
  if (!say(p, 'a | an | any | one of')) return null;
  const what = filter(p);
  if (what === null || !say(p, "is/was/are | 's")) return null;
  const draft: Draft = { ...what };
  return described(p, draft) ? { is: 'exists', filter: draft, count: { least: 1 } } : null;
};

const damage = (p: Parser): Condition | null => {
  if (!say(p, 'you assigned/assign | you have assigned')) return null;
  const floor = say(p, 'at least');
  const least = number(p);
  if (least === null || (!floor && !say(p, 'or more | +')) || !say(p, 'excess damage')) return null;
  say(p, 'to enemy units');
  return { is: 'compare', a: { kind: 'excess' }, in: { least } };
};

const victory = (p: Parser): Condition | null => {
  const of: Who | null = say(p, "an/any opponent 's score/points")
    ? 'opponents'
    : say(p, 'an/any opponent')
      ? 'opponents'
      : say(p, 'your score/points | you')
        ? 'you'
        : null;
  if (of === null || !say(p, "is/are | 's")) return null;
  const negative = say(p, 'not');
  if (!say(p, 'within')) return fail(p, 'within');
  const points = number(p);
  if (points === null) return null;
  say(p, 'point/points');
  if (!say(p, 'of the victory score')) return null;
  const near: Condition = { is: 'near victory', who: of, points };
  return negative ? not(near) : near;
};

const playedFrom = (p: Parser): Condition | null => {
  if (!say(p, 'you played/play this/me/it (spell) | this was played | I was played | it was played')) return null;
  if (
    say(
      p,
      'from anywhere but/except/besides (your) hand | from anywhere other than your hand | from somewhere other than your hand',
    )
  )
    return { is: 'played from', zone: 'anywhere but hand' };
  if (say(p, 'from (your) hand')) return { is: 'played from', zone: 'hand' };
  if (say(p, 'from facedown/hidden')) return { is: 'played from', zone: 'facedown' };
  if (say(p, 'from (your) trash')) return { is: 'played from', zone: 'trash' };
  if (!say(p, 'to')) return null;
  const at = attempt(p, () => (say(p, 'a battlefield') ? true : null));
  return at === null
    ? null
    : { is: 'fits', what: { kind: 'me' }, filter: { types: [], where: { kind: 'battlefield' } } };
};

const spent = (p: Parser): Condition | null => {
  if (!say(p, 'you spent | you have spent')) return null;
  say(p, 'at least');
  const least = number(p);
  if (least === null) return null;
  say(p, 'or more | +');
  const anyPower = say(p, 'any');
  say(p, 'energy/power (or more)');
  if (say(p, 'to play a spell this turn'))
    return {
      is: 'happened',
      event: { on: 'play', who: 'you', what: { types: ['spell'] }, spent: { least } },
      times: { least: 1 },
    };
  // Of a turn's payments nothing is told, only of those for what is being played.
  if (sees(p, 'this turn')) return fail(p, 'on it');
  if (anyPower) {
    return { is: 'compare', a: { kind: 'power spent', who: 'you' }, in: { least } };
  }
  say(p, 'on it | to play it');
  return { is: 'compare', a: { kind: 'energy spent', who: 'you' }, in: { least } };
};

/** `you have 3 or more xp`, `you have one or fewer cards in hand`. */
const resources = (p: Parser): Condition | null => {
  const of = who(p);
  if (of === null || !say(p, 'have/has')) return null;
  return amountOf(p, of);
};

const amountOf = (p: Parser, of: Who): Condition | null => {
  const into = range(p, '');
  if (into === null) return null;
  const more = (found: Value): Condition => ({ is: 'compare', a: found, in: into });
  if (say(p, 'xp')) return more({ kind: 'xp', who: of });
  if (say(p, 'point/points')) return more({ kind: 'points', who: of });
  if (say(p, 'card/cards in (your/their/its) hand/hands')) return more({ kind: 'cards in hand', who: of });
  return fail(p, 'xp');
};

/** Before a thing that is counted: `a`, `another`, `no`, `two or more`. */
const counting = (p: Parser): { readonly count: Range; readonly other: boolean } | null => {
  if (say(p, 'no')) return { count: { most: 0 }, other: false };
  if (say(p, 'another')) return { count: { least: 1 }, other: true };
  if (say(p, 'a | an | any | at least one | one or more')) return { count: { least: 1 }, other: false };
  if (say(p, 'the only | only one')) return { count: { least: 1, most: 1 }, other: false };
  const exact = sees(p, 'exactly');
  const count = attempt(p, () => range(p, ''));
  if (count !== null) {
    const bare = count.least !== undefined && count.most !== undefined;
    return { count: bare && !exact ? { least: count.least } : count, other: say(p, 'other') };
  }
  return { count: { least: 1 }, other: false };
};

const controls = (p: Parser): Condition | null => {
  const of = who(p);
  if (of === null) return null;
  const negative = say(p, 'do/does not');
  if (!say(p, 'control/controls/have/has')) return null;
  if (say(p, 'this battlefield/place | here')) {
    const held: Condition = { is: 'fits', what: { kind: 'here' }, filter: { types: ['battlefield'], side: 'yours' } };
    return negative ? not(held) : held;
  }
  return controlled(p, of, negative);
};

const controlled = (p: Parser, of: Who, negative: boolean): Condition | null => {
  const how = counting(p);
  const what = how === null ? null : filter(p);
  if (how === null || what === null) return null;
  const thing: Filter = how.other ? { ...what, other: true } : what;
  if (of !== 'you' || isOnce(how.count)) {
    const found: Condition = isOnce(how.count)
      ? { is: 'controls', who: of, what: thing }
      : { is: 'exists', filter: { ...thing, side: of === 'that player' ? 'that player' : 'enemy' }, count: how.count };
    return negative ? not(found) : found;
  }
  const found: Condition = { is: 'exists', filter: { ...thing, side: 'yours' }, count: how.count };
  return negative ? not(found) : found;
};

const isOnce = ({ least, most }: Range): boolean => least === 1 && most === undefined;

const exists = (p: Parser): Condition | null => {
  if (!say(p, "there is/are/was/were | there 's")) return null;
  const how = counting(p);
  const what = how === null ? null : filter(p);
  if (how === null || what === null) return null;
  return { is: 'exists', filter: how.other ? { ...what, other: true } : what, count: how.count };
};

/** Who is meant where something is said of one thing: `I`, `it`, `that unit`, `this`. */
const subject = (p: Parser): Selector | null => {
  if (sees(p, 'I | me')) {
    p.pos++;
    return { kind: 'me' };
  }
  if (say(p, 'your legend')) return { kind: 'your', what: 'legend' };
  if (sees(p, 'it')) {
    p.pos++;
    return it(p);
  }
  if (say(p, 'they | them')) return them(p);
  if (say(p, 'this battlefield')) return { kind: 'here' };
  if (say(p, 'this (unit/gear/spell/card)')) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  if (say(p, 'that/the')) {
    say(p, 'chosen/killed/revealed/returned/moved/discarded');
    const side = say(p, 'enemy') ? 'enemy' : say(p, 'friendly') ? 'friendly' : undefined;
    const type = attempt(p, noun);
    const called: Called = side === undefined ? {} : { side };
    return type === null ? null : (that(p, [type.type], called) ?? fail(p, 'something spoken of before'));
  }
  return p.scenario ? p.grammar.selector(p) : fail(p, 'I');
};

/** `the discarded card is a spell`: of all that this has discarded, wherever it is by now. */
const doneThisWay = (p: Parser): Condition | null => {
  if (!say(p, 'the discarded/recycled/banished/returned card is/was')) return null;
  const by = `${peek(p, -3)} this way`;
  const negative = say(p, 'not');
  const draft: Draft = { types: [] };
  if (!described(p, draft)) return null;
  const found: Condition = {
    is: 'exists',
    filter: { ...draft, by, where: { kind: 'anywhere' } },
    count: { least: 1 },
  };
  return negative ? not(found) : found;
};

const fits = (p: Parser): Condition | null => {
  const what = subject(p);
  if (what === null) return null;
  const have = say(p, 'have/has/had');
  const lone = !have && say(p, 'did not die alone');
  if (lone) return not({ is: 'fits', what, filter: { types: [], is: ['alone'] } });
  if (!have && !say(p, "am/is/are/was/were/died | 's")) return fail(p, 'is');
  const negative = say(p, 'not');
  say(p, 'already');
  const draft: Draft = { types: [] };
  if (!(have ? had(p, draft) : described(p, draft))) return null;
  const filter: Filter = isCard(p, what) && draft.where === undefined ? { ...draft, where: ANYWHERE } : draft;
  const found: Condition = { is: 'fits', what, filter };
  return negative ? not(found) : found;
};

const ANYWHERE = { kind: 'anywhere' } as const;

/** What was discarded, recycled or found in a deck is judged as the card that it is, off the board. */
const isCard = (p: Parser, what: Selector): boolean =>
  what.kind === 'it' && p.referents.findLast(each => each.what.kind === 'it')?.types.join() === 'card';

const someOf = (p: Parser): Condition | null => {
  if (!say(p, 'at least one of them has/is | one of them has/is | either of them has/is | either has/is')) return null;
  const have = p.tokens[p.pos - 1]?.word === 'has';
  const draft: Draft = { types: [] };
  if (!(have ? had(p, draft) : described(p, draft))) return null;
  const what = them(p);
  const each = what.kind === 'both' ? what.of : [what];
  return { is: 'any', of: each.map(of => ({ is: 'fits', what: of, filter: draft })) };
};

const compared = (p: Parser): Condition | null => {
  const ours = attempt(p, () => {
    if (!say(p, 'your other units/unit | your units')) return null;
    const other = p.tokens[p.pos - 2]?.word === 'other';
    if (!say(p, 'have (a) total might (of)')) return null;
    const into = range(p, 'might');
    const what: Filter = { types: ['unit'], side: 'yours', ...(other ? { other: true as const } : {}) };
    return into === null ? null : ({ is: 'compare', a: { kind: 'total', of: 'might', what }, in: into } as Condition);
  });
  if (ours !== null) return ours;
  const a = p.grammar.value(p);
  if (a === null || !say(p, 'is/are')) return null;
  const into = range(p, 'might');
  return into === null ? null : { is: 'compare', a, in: into };
};
