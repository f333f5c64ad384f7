/** Verbs that take an object and nothing else, and the few that stand for themselves. */

import type { Instruction, Selector, Who } from '../../game/state/cards/ability.ts';
import { until } from '../durations.ts';
import { owner } from '../owner.ts';
import {
  attempt,
  fail,
  list,
  looksForA,
  oneOf,
  type Parser,
  type Reader,
  refuse,
  say,
  sees,
  slot,
  speakOf,
  tokenAt,
} from '../parser.ts';
import { ways } from '../patterns.ts';
import { whose } from '../players.ts';
import { it, mark, mention } from '../referents.ts';
import { selector, single } from '../selectors.ts';
import type { Instructions } from './readers.ts';

type Simple =
  | 'stun'
  | 'buff'
  | 'kill'
  | 'banish'
  | 'recall'
  | 'heal'
  | 'ready'
  | 'exhaust'
  | 'empower'
  | 'disempower'
  | 'reveal';

const VERBS: readonly (readonly [string, Simple])[] = [
  ['stun/stuns', 'stun'],
  ['buff/buffs', 'buff'],
  ['kill/kills', 'kill'],
  ['banish/banishes', 'banish'],
  ['recall/recalls', 'recall'],
  ['heal/heals', 'heal'],
  ['ready/readies', 'ready'],
  ['exhaust/exhausts', 'exhaust'],
  ['empower/empowers', 'empower'],
  ['disempower/disempowers', 'disempower'],
  ['reveal/reveals', 'reveal'],
];

const DONE: Partial<Readonly<Record<Simple, string>>> = {
  stun: 'stunned',
  banish: 'banished',
  ready: 'readied',
};

/** `put a buff on a friendly unit`, which is to buff it. */
export const buffOn = (p: Parser): Instructions | null => {
  if (!say(p, 'put/puts/place/places a buff on')) return null;
  const what = selector(p);
  if (what === null) return null;
  mark(p, what, 'buffed');
  return [{ do: 'buff', what }];
};

/** `stun it`, `ready a friendly unit`: a verb and what it is done to, which "the stunned unit" can then mean. */
export const simple = (p: Parser): Instructions | null => {
  const verb = VERBS.find(([pattern]) => say(p, pattern))?.[1];
  if (verb === undefined) return fail(p, 'stun');
  if (say(p, 'or exhaust') && verb === 'ready') return readyOrExhaust(p);
  const what = selector(p);
  if (what === null) return null;
  if (verb !== 'reveal' && say(p, 'until')) return refuse(p, DONE_ONCE);
  mark(p, what, DONE[verb] ?? `${verb}ed`);
  mention(p, what);
  if (verb !== 'recall') return [{ do: verb, what }];
  return [{ do: verb, what, ...(say(p, 'exhausted') ? { exhausted: true as const } : {}) }];
};

/** `banish.directly`: to be banished, killed or exhausted is no state that ends by itself, and nothing is undone as a time is over. */
const DONE_ONCE =
  'This is done once, and no rule says what happens to it when a time is over. Write what happens then: "banish an enemy unit. when I leave the board, its owner plays it".';

/** `counter a spell`, `counter a spell. return it to hand instead of putting it in the trash`. */
export const counter = (p: Parser): Instructions | null => {
  if (!say(p, 'counter/counters')) return null;
  const what = selector(p);
  if (what === null) return null;
  mark(p, what, 'countered');
  const instead = attempt(p, elsewhere);
  return [{ do: 'counter', what, ...(instead === null ? {} : { instead }) }];
};

const elsewhere: Reader<'return' | 'recycle' | 'banish'> = p => {
  if (!say(p, '. (then)') && !say(p, ', then | and | , and')) return null;
  const way = (['recycle', 'banish', 'return'] as const).find(each => say(p, each));
  if (way === undefined || !say(p, 'it | that spell/card | the spell/card')) return null;
  if (way === 'return' && !say(p, "to (its owner 's) hand")) return null;
  return say(p, "instead of putting it in/into their/the trash | instead of putting it in/into its owner 's trash")
    ? way
    : null;
};

/** `spend a buff from a unit`. */
export const spendBuff = (p: Parser): Instructions | null => {
  if (!say(p, 'spend/spends a/the buff from')) return null;
  const what = selector(p);
  return what === null ? null : [{ do: 'spend buff', what }];
};

const readyOrExhaust = (p: Parser): Instructions | null => {
  const what = selector(p);
  if (what === null) return null;
  const then: Selector = what.kind === 'chosen' ? { kind: 'slot', slot: what.slot } : what;
  return [
    { do: 'choose', what },
    {
      do: 'choose one',
      count: 1,
      modes: [
        { label: 'ready', instructions: [{ do: 'ready', what: then }] },
        { label: 'exhaust', instructions: [{ do: 'exhaust', what: then }] },
      ],
      inline: true,
    },
  ];
};

/** `return a unit to its owner's hand`, `return a unit from your trash to your hand`. */
export const giveBack = (p: Parser): Instructions | null => {
  if (!say(p, 'return/returns')) return null;
  const what = selector(p);
  if (what !== null) say(p, 'from (your) trash');
  if (what === null || !say(p, 'to')) return fail(p, 'to');
  say(p, "my owner 's | my owner ' | my | the");
  attempt(p, () => whose(p));
  if (!say(p, 'hand/hands')) return null;
  return [{ do: 'return', what }];
};

/** `take control of it this turn`, `lose control of it`. */
export const takeControl = (p: Parser): Instructions | null => {
  if (say(p, 'lose/loses control of')) {
    const what = selector(p);
    return what === null ? null : [{ do: 'lose control', what }];
  }
  if (say(p, 'you control it | control it')) return [{ do: 'take control', what: it(p), until: until(p) }];
  if (!say(p, 'take/gain/takes/gains control of')) return null;
  const what = selector(p);
  return what === null ? null : [{ do: 'take control', what, until: until(p) }];
};

const BATTLEFIELDS = ways<{ readonly kind: 'here' | 'there' }>([
  ['this (battlefield)', { kind: 'here' }],
  ['that battlefield', { kind: 'there' }],
]);

/** Battlefields replaced and added, turns and phases skipped or added, the end of the turn and of the game, new choices. */
export const gameWide = (p: Parser, who: Who): Instructions | null => {
  if (say(p, 'swap this/it back')) return [{ do: 'replace battlefield', what: { kind: 'here' }, by: 'swap back' }];
  if (say(p, 'replace')) {
    const what = oneOf(p, BATTLEFIELDS) ?? selector(p);
    if (what === null || !say(p, 'with/by')) return fail(p, 'with');
    if (say(p, 'the battlefield it replaced')) return [{ do: 'replace battlefield', what, by: 'swap back' }];
    say(p, 'a | an | the');
    const name = battlefieldName(p);
    return name === null ? null : [{ do: 'replace battlefield', what, by: name }];
  }
  if (sees(p, 'add the/a')) {
    say(p, 'add the/a');
    const name = battlefieldName(p);
    if (name === null) return null;
    if (!say(p, 'to the board')) return fail(p, 'to the board');
    say(p, "if it 's/is not there (already)");
    return [{ do: 'add battlefield', name }];
  }
  if (say(p, 'take/takes a turn after this one | take/takes an extra/additional turn (after this one)'))
    return [{ do: 'extra turn', who }];
  if (say(p, 'skip/skips your/their/its next turn')) return [{ do: 'skip', what: 'turn', who }];
  if (say(p, 'skip/skips your/their/its (next) draw phase')) return [{ do: 'skip', what: 'draw phase', who }];
  if (say(p, 'skip/skips your/their/its (next) channel phase')) return [{ do: 'skip', what: 'channel phase', who }];
  if (say(p, 'win/wins the game')) return [{ do: 'win the game', who }];
  if (say(p, 'end the turn')) return [{ do: 'end the turn', who }];
  if (say(p, 'make new choices for | you may make new choices for')) {
    const what = single(p);
    return what === null ? null : [{ do: 'make new choices', what }];
  }
  return null;
};

const battlefieldName = (p: Parser): string | null => {
  looksForA(p, 'battlefield');
  if (tokenAt(p).kind === 'string') {
    const { word } = tokenAt(p);
    p.pos++;
    say(p, 'battlefield token | battlefield');
    return word;
  }
  const words: string[] = [];
  while (tokenAt(p).kind === 'word' && !sees(p, 'battlefield/to/and/then/if') && words.length < 4) {
    words.push(tokenAt(p).raw);
    p.pos++;
  }
  say(p, 'battlefield (token)');
  return words.length > 0
    ? words.map(word => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ')
    : fail(p, 'battlefield token');
};

/** `activate the conquer effects of units here`, `trigger another friendly unit's Deathknell`. */
export const activate = (p: Parser): Instructions | null => {
  if (
    say(
      p,
      "repeat this unit/gear/card 's play effect/effects | repeat this 's play effect/effects | repeat my play effect/effects",
    )
  )
    return [{ do: 'activate triggers', on: 'play', of: { kind: 'me' } }];
  if (!say(p, 'activate/activates/use/trigger/triggers (all/each) (the)')) return null;
  const bearers = attempt(p, () => owner(p));
  if (bearers !== null)
    return say(p, 'deathknell (effect/effects/ability/abilities)')
      ? [{ do: 'activate triggers', on: 'die', of: bearers }]
      : fail(p, 'deathknell');
  const on =
    (['conquer', 'hold', 'play', 'attack', 'defend'] as const).find(each => say(p, each)) ??
    (say(p, 'deathknell') ? 'die' : null);
  // A keyword is a thing of its own; what else a unit does as it attacks are several abilities.
  const named = on === 'die' ? '(effect/effects/ability/abilities) of' : 'effect/effects/ability/abilities of';
  if (on === null || !say(p, named)) return null;
  const of = selector(p);
  return of === null ? null : [{ do: 'activate triggers', on, of }];
};

/** What `choose` may name: things, players, battlefields. */
export const choose = (p: Parser): Instructions | null => {
  if (!say(p, 'choose/chooses')) return null;
  if (sees(p, 'one : | one - | one — | two : | one you')) return null;
  return list(p, choosing, ', and | and | ,');
};

const choosing = (p: Parser): Instruction | null => {
  if (!sees(p, "an opponent 's") && say(p, 'an opponent | one opponent | another player'))
    return choosePlayer(p, 'enemy');
  if (say(p, 'a player | any player')) return choosePlayer(p);
  const what = single(p);
  if (what === null || (what.kind !== 'chosen' && what.kind !== 'named')) return fail(p, 'a unit');
  mark(p, what, 'chosen');
  return { do: 'choose', what };
};

/** One that is spoken of afterwards; `enemy`: an opponent. */
export const choosePlayer = (p: Parser, side?: 'enemy'): Instruction => {
  const name = slot(p);
  speakOf(p, { what: { kind: 'slot', slot: name }, types: ['player'], many: false });
  return {
    do: 'choose',
    what: {
      kind: 'chosen',
      slot: name,
      filter: { types: ['player'], ...(side === undefined ? {} : { side }) },
      count: { least: 1, most: 1 },
    },
  };
};
