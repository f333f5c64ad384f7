/** What a step changed, in words: "Raider goes from Ana's base to Temple and becomes exhausted". */
import { firstNames } from '../../../engine/lists.ts';
import type { StoryChange, ThingFact } from './changes.ts';

/** Empty for no changes; those of one thing are joined, in the order in which the things first come up. */
export const changesText = (changes: readonly StoryChange[]): string => {
  const byThing = new Map<string, string[]>();
  for (const change of changes) {
    const words = byThing.get(change.about) ?? [];
    byThing.set(change.about, words);
    const said = WORDS[change.what](change);
    if (words.at(-1) !== said) words.push(said);
  }
  const said = [...byThing].map(([about, words]) => (about === 'game' ? listed(words) : `${about} ${listed(words)}`));
  return firstNames(said).join('; ');
};

/** "has 3 damage, becomes stunned and is controlled by Ben"; a verb that was just said is not said again. */
const listed = (words: readonly string[]): string => {
  const verb = (text: string | undefined) => text?.slice(0, text.indexOf(' '));
  const short = words.map((text, at) =>
    at > 0 && verb(text) === 'has' && verb(words[at - 1]) === 'has' ? text.slice('has '.length) : text,
  );
  return short.length < 2 ? short.join('') : `${short.slice(0, -1).join(', ')} and ${short.at(-1)}`;
};

type Words = (change: Pick<StoryChange, 'from' | 'to'>) => string;

/** A number, a list: what it is, and what it was. */
const has =
  (what = ''): Words =>
  ({ from, to }) =>
    `has ${to === 'none' ? 'no' : to}${what}${from === 'nothing' ? '' : ` (before: ${from === 'none' ? 'no' : from})`}`;

const becomes: Words = ({ to }) =>
  to.startsWith('not ') ? `is no longer ${to.slice('not '.length)}` : `becomes ${to}`;

/** What may be so more than once: how often it is, and how often it was. */
const isOften: Words = ({ from, to }) =>
  from.startsWith('not ') || to.startsWith('not ')
    ? becomes({ from, to })
    : `is ${timesIn(to)} (before: ${timesIn(from)})`;

const timesIn = (often: string): string => (often.endsWith(' times') ? often : `${often} once`);

/** Written after the name of the thing that changed; changes of the game itself have no name before them. */
const WORDS: Readonly<Record<ThingFact, Words>> = {
  place: ({ from, to }) => (from === 'nothing' ? `is new ${at(to)}` : `goes from ${whereTo(from)} to ${whereTo(to)}`),
  controller: ({ to }) => `is controlled by ${to}`,
  state: becomes,
  'attached to': ({ from, to }) => (to === 'nothing' ? `is no longer attached to ${from}` : `is attached to ${to}`),
  power: isOften,
  might: has(' Might'),
  damage: ({ from, to }) =>
    to === '0' ? 'no longer has damage' : has(' damage')({ from: from === '0' ? 'nothing' : from, to }),
  stun: becomes,
  buff: isOften,
  role: ({ from, to }) => (to === 'no role' ? `is no longer ${article(from)}` : `becomes ${article(to)}`),
  keywords: ({ from, to }) => {
    if (to === 'none') return `loses ${from}`;
    return from === 'none' ? `has ${to}` : `has ${to} (before: ${from})`;
  },
  control: ({ to }) => `is controlled by ${to}`,
  contest: ({ to }) => (to === 'nobody' ? 'is no longer contested' : `is contested by ${to}`),
  showdown: ({ to }) =>
    to === 'none' ? 'no longer has a showdown' : `has ${to === 'open' ? 'an open' : 'a staged'} showdown`,
  combat: ({ to }) => STAGES[to] ?? `is in its ${to}`,
  points: ({ from, to }) => `has ${to} ${to === '1' ? 'point' : 'points'} (before: ${from})`,
  xp: has(' XP'),
  hand: has(' in hand'),
  deck: has(' in the deck'),
  'rune deck': has(' in the rune deck'),
  pool: has(),
  turn: ({ to }) => `it is the turn of ${to}`,
  chain: ({ to }) => (to === 'empty' ? 'the chain is empty' : `on the chain: ${to}`),
  priority: ({ to }) => `${to} has priority`,
  focus: ({ to }) => `${to} has focus`,
  winner: ({ to }) => (to === 'nobody' ? 'nobody has won' : `the game is won by ${to}`),
};

/** The resolution step goes through three things, one after the other. */
const STAGES: Readonly<Record<string, string>> = {
  none: 'no longer has a combat',
  staged: 'has a staged combat',
  'showdown step': 'is in the showdown step of its combat',
  'damage step': 'is in the damage step of its combat',
  'cleanup step': 'is in the resolution step of its combat',
  'result step': 'reaches the point of its combat where the result is determined',
  'control step': 'reaches the point of its combat where control is established',
  'end step': 'reaches the end of its combat',
};

const article = (role: string): string => (/^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`);

const whereTo = (zone: string): string => {
  const [, owner] = /^base of (.*)$/.exec(zone) ?? [];
  if (owner !== undefined) return `${owner}'s base`;
  return ZONES[zone] ?? zone;
};

const at = (zone: string): string => {
  const where = whereTo(zone);
  if (where.startsWith('facedown')) return where;
  const atOrOn = zone === 'chain' ? 'on' : 'at';
  return `${IN.has(zone) ? 'in' : atOrOn} ${where}`;
};

/** Zones that are no places of the board. */
const ZONES: Readonly<Record<string, string>> = {
  trash: 'the trash',
  banished: 'banishment',
  deck: 'the deck',
  chain: 'the chain',
  legend: 'the legend zone',
  champion: 'the champion zone',
  'rune deck': 'the rune deck',
  outside: 'outside the game',
  gone: 'nowhere',
};
const IN: ReadonlySet<string> = new Set(['hand', 'trash', 'banished', 'deck', 'rune deck']);
