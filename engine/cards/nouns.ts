/** Words for things: their types, states, keywords and tags. */
import type { ThingState, ThingType } from '../game/state/cards/ability.ts';
import { KEYWORD_NAMES, type KeywordName, type PrintedKeyword } from '../keywords.ts';
import { fail, looksForA, oneOf, type Parser, peek, say, tokenAt, wordIn, wordOf } from './parser.ts';
import { ways } from './patterns.ts';

const NOUNS: Readonly<Record<string, ThingType>> = {
  unit: 'unit',
  gear: 'gear',
  equipment: 'equipment',
  rune: 'rune',
  legend: 'legend',
  spell: 'spell',
  ability: 'ability',
  card: 'card',
  permanent: 'permanent',
  player: 'player',
  opponent: 'player',
  battlefield: 'battlefield',
  location: 'location',
};
const PLURALS: Readonly<Record<string, ThingType>> = {
  units: 'unit',
  gears: 'gear',
  runes: 'rune',
  legends: 'legend',
  spells: 'spell',
  abilities: 'ability',
  cards: 'card',
  permanents: 'permanent',
  players: 'player',
  opponents: 'player',
  battlefields: 'battlefield',
  locations: 'location',
};

export interface Noun {
  readonly type: ThingType;
  /** Null where the word is both. */
  readonly many: boolean | null;
  readonly word: string;
}

/** `unit`, `units`: the type, and whether the word is a plural; null for any other word. */
export const noun = (p: Parser): Noun | null => {
  const word = peek(p);
  const one = wordIn(p, NOUNS);
  if (one !== undefined) {
    p.pos++;
    return { type: one, many: word === 'gear' || word === 'equipment' ? null : false, word };
  }
  const many = wordIn(p, PLURALS);
  if (many === undefined) return fail(p, 'unit');
  p.pos++;
  return { type: many, many: true, word };
};

/** Whether the word at hand is a tag of what comes next: `Mech units`. */
export const isBeforeNoun = (p: Parser): boolean => {
  const next = peek(p, 1);
  return Object.hasOwn(NOUNS, next) || Object.hasOwn(PLURALS, next) || CHAMPIONS_AND_TOKENS.has(next);
};

const CHAMPIONS_AND_TOKENS: ReadonlySet<string> = new Set(['champion', 'champions', 'token', 'tokens']);

/** What comes in front of a noun. */
export const ADJECTIVES: Readonly<Record<string, ThingState>> = {
  exhausted: 'exhausted',
  ready: 'ready',
  stunned: 'stunned',
  buffed: 'buffed',
  damaged: 'damaged',
  undamaged: 'undamaged',
  attacking: 'attacking',
  defending: 'defending',
  mighty: 'mighty',
  empowered: 'empowered',
  equipped: 'equipped',
  attached: 'attached',
  detached: 'unattached',
  unattached: 'unattached',
  token: 'token',
  facedown: 'facedown',
  occupied: 'occupied',
  uncontrolled: 'uncontrolled',
  open: 'open',
  contested: 'contested',
  champion: 'champion',
  alone: 'alone',
  triggered: 'triggered',
  activated: 'activated',
};

const NAMES: ReadonlySet<string> = new Set(KEYWORD_NAMES);
const STATES_TOO: ReadonlySet<KeywordName> = new Set(['mighty', 'empowered'] as const);
const GIVEN = KEYWORD_NAMES.filter(name => !STATES_TOO.has(name));

/** A keyword's name; `mighty` and `empowered` are states in a sentence. */
export const keywordName = (p: Parser): PrintedKeyword | null => {
  if (say(p, 'quick draw')) return 'quick-draw';
  if (say(p, 'show off')) return 'show off';
  const word = wordOf(p, GIVEN);
  if (word === undefined) return fail(p, 'a keyword');
  p.pos++;
  return word;
};

/** Tags that are written without a capital, too. */
const KINDS = [
  ['bird', 'cat', 'dog', 'poro', 'mech', 'dragon', 'recruit', 'fae', 'spirit', 'demon', 'pirate', 'yordle', 'spider'],
  ['elite', 'sentinel', 'trifarian'],
].flat();

/** Whether a tag is one of the creatures, whatever cards there are. */
export const isKind = (name: string): boolean => KINDS.includes(name.toLowerCase());

/** Whether a sentence takes the word for one of its own: a name that is such a word stands in quotes there. */
export const isVocabulary = (word: string): boolean => VOCABULARY.has(word.toLowerCase());

export const VOCABULARY = new Set(
  `a an and any all each every of to the this that those these it its them their they i me my mine you your in on at
  with without if then when while where here there for from is are was were has have had not no one or other another
  next first would instead may must can cannot do does did by as energy power might level bonus xp runes reaction
  action add draw choose play give deal main deck hand trash base spend pay kill`.split(/\s+/),
);

const capital = (raw: string): boolean => /^\p{Lu}/u.test(raw);

/** A tag, by its capital or because it is one of the creatures. In the singular. */
export const tag = (p: Parser): { readonly name: string; readonly many: boolean } | null => {
  looksForA(p, 'tag');
  wordOf(p, KINDS);
  const token = tokenAt(p);
  if (token.kind === 'string') {
    p.pos++;
    return { name: token.word, many: false };
  }
  const single = [token.word, token.word.replace(/s$/, '')].find(word => KINDS.includes(word));
  if (single !== undefined) {
    p.pos++;
    return { name: title(single), many: single !== token.word };
  }
  if (!isName(p)) return fail(p, 'a tag');
  const words = [token.raw];
  p.pos++;
  while (isName(p)) {
    words.push(tokenAt(p).raw);
    p.pos++;
  }
  const name = words.join(' ');
  const many = /[^s]s$/.test(name) && !/us$/.test(name);
  return { name: many ? name.slice(0, -1) : name, many };
};

const isName = (p: Parser): boolean => {
  const { kind, raw, word } = tokenAt(p);
  if (kind !== 'word' || !capital(raw) || p.pos === 0) return false;
  return !(
    Object.hasOwn(NOUNS, word) ||
    Object.hasOwn(PLURALS, word) ||
    Object.hasOwn(ADJECTIVES, word) ||
    word === 'champions' ||
    NAMES.has(word) ||
    VOCABULARY.has(word)
  );
};

/** Small words inside of a card's name, never at its end. */
const JOINING = new Set(['of', 'the', 'and', 'to', 'in', 'from', 'a', 'at', ',', "'s", '&', '-', '!']);

/** A card's name: in quotes, or words with capitals and what joins them. */
export const cardName = (p: Parser): boolean => {
  looksForA(p, 'card');
  if (tokenAt(p).kind === 'string') {
    p.pos++;
    return true;
  }
  let end = p.pos;
  for (let ahead = 0; ; ahead++) {
    const { raw, word } = tokenAt(p, ahead);
    if (capital(raw)) end = p.pos + ahead + 1;
    else if (end === p.pos || !JOINING.has(word)) break;
  }
  if (end === p.pos) return fail(p, "a card's name") ?? false;
  p.pos = end;
  return true;
};

const title = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What something that was spoken of is called: `that unit`, `the chosen card`. */
const THINGS = ways<readonly ThingType[]>([
  ['unit | units', ['unit']],
  ['equipment', ['equipment', 'gear']],
  ['gear', ['gear', 'equipment']],
  ['spell/ability | spell or ability', ['spell', 'ability']],
  ['card | cards', ['card']],
  ['rune | runes', ['rune']],
  ['token | tokens', ['unit', 'gear']],
  ['battlefield', ['battlefield']],
  ['permanent', ['unit', 'gear']],
  ['player | opponent', ['player']],
]);

export const thing = (p: Parser): readonly ThingType[] | null => oneOf(p, THINGS) ?? fail(p, 'unit');
