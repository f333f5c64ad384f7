/** Tokens that an instruction plays, and where they go. */

import type { Instruction } from '../../game/state/cards/ability.ts';
import type { Destination, KeywordGrant, TokenSpec } from '../../game/state/cards/effectTerms.ts';
import type { Selector, Value, Who } from '../../game/state/cards/terms.ts';
import { filter } from '../filters/filter.ts';
import { grants } from '../keywords.ts';
import { tag, VOCABULARY } from '../nouns.ts';
import { number } from '../numerals.ts';
import { attempt, fail, looksForA, type Parser, peek, say, sees, speakOf, tokenAt } from '../parser.ts';
import { readiness } from '../statics/entering.ts';
import { counted, value } from '../values.ts';
import { destination } from './moving.ts';
import type { Instructions } from './readers.ts';

const COUNTS = 'a | an';
const tokensMany = (p: Parser): Value => {
  if (say(p, COUNTS)) return 1;
  const counts = attempt(p, () => (peek(p, 1) === 'might' ? null : number(p)));
  return counts ?? (say(p, 'that many') ? { kind: 'that much' } : 1);
};

/** `two ready 3 might Sprite unit tokens with Temporary to your base`. */
export const playToken = (p: Parser, who: Who): Instructions | null => {
  const open = say(p, 'a number of');
  let amount: Value = open ? 1 : tokensMany(p);
  let enters: 'ready' | 'exhausted' | undefined;
  const entering = () => {
    if (say(p, 'ready')) enters = 'ready';
    else enters = say(p, 'exhausted') ? 'exhausted' : (entersBehind(p) ?? enters);
  };
  entering();
  const might = attempt(p, () => {
    const found = number(p);
    return found !== null && say(p, 'might') ? found : null;
  });
  entering();
  const name = tokenName(p);
  if (name === null) return null;
  let to: Destination | undefined;
  let everywhere: Selector | undefined;
  let keywords: readonly KeywordGrant[] = [];
  let tags: readonly string[] = [];
  for (;;) {
    entering();
    const all = everywhere === undefined && to === undefined ? attempt(p, () => eachPlace(p)) : null;
    if (all !== null) {
      everywhere = all;
      to = { kind: 'location of', what: { kind: 'it' } };
      continue;
    }
    const more = attempt(p, () => (keywords.length === 0 && say(p, 'with') ? grants(p) : null));
    if (more !== null) {
      keywords = more;
      continue;
    }
    const home = attempt(p, () => (tags.length === 0 && say(p, 'from') ? tag(p) : null));
    if (home !== null) {
      tags = [home.name];
      continue;
    }
    const place = to === undefined ? attempt(p, () => placed(p)) : null;
    if (place !== null) {
      to = place;
      continue;
    }
    const each = attempt(p, () => (say(p, 'for each') ? counted(p) : null));
    if (each !== null) {
      amount = amount === 1 ? each : { kind: 'times', value: amount, by: each };
      continue;
    }
    break;
  }
  entering();
  const many = open && say(p, 'equal to') ? value(p) : null;
  if (open && many === null) return fail(p, 'equal to');
  amount = many ?? amount;
  const token: TokenSpec = {
    name: name.name,
    keywords,
    tags,
    type: name.type,
    ...(might === null ? {} : { might }),
  };
  speakOf(p, { what: { kind: 'it' }, types: [name.type], many: amount !== 1 || everywhere !== undefined });
  const playing: Instruction = {
    do: 'play token',
    who,
    token,
    amount,
    ...(to === undefined ? {} : { to }),
    ...(enters === undefined ? {} : { enters }),
  };
  return everywhere === undefined ? [playing] : [{ do: 'for each', what: everywhere, instructions: [playing] }];
};

/** `play four to your base instead`, of tokens that the sentence before plays: so many of those, there if it says where. */
export const playSoMany = (p: Parser, before: Instruction | undefined): Instruction | null => {
  if (before?.do !== 'play token' || !say(p, 'play/plays')) return null;
  const amount = number(p);
  if (amount === null) return null;
  say(p, 'of them');
  const to = attempt(p, () => placed(p));
  return say(p, 'instead') ? { ...before, amount, ...(to === null ? {} : { to }) } : null;
};

/** `at each battlefield you control`: one there each. */
const eachPlace = (p: Parser): Selector | null => {
  if (!say(p, 'to/in/at/onto each')) return null;
  const places = filter(p);
  return places?.types.includes('battlefield') === true ? { kind: 'all', filter: places } : fail(p, 'battlefield');
};

const STOP = new Set([
  'unit',
  'gear',
  'token',
  'tokens',
  'units',
  'card',
  'spell',
  'from',
  'and',
  'then',
  'to',
  'it',
  'with',
]);

/** The token's own name, up to `unit token`. A bare name needs a capital. */
const tokenName = (p: Parser): { readonly name: string; readonly type: 'unit' | 'gear' } | null => {
  looksForA(p, 'token');
  const words: string[] = [];
  if (tokenAt(p).kind === 'string') {
    words.push(tokenAt(p).word);
    p.pos++;
  } else {
    while (tokenAt(p).kind === 'word' && !STOP.has(peek(p)) && !VOCABULARY.has(peek(p)) && words.length < 3) {
      words.push(tokenAt(p).raw);
      p.pos++;
    }
  }
  if (words.length === 0) return fail(p, 'the name of a token');
  const gear = say(p, 'gear');
  if (!gear) say(p, 'unit');
  const bare = !say(p, 'token/tokens');
  if (bare && (gear || !isBareName(p, words))) return fail(p, 'token');
  const last = words.at(-1) ?? '';
  if (bare && last.endsWith('s')) words[words.length - 1] = last.slice(0, -1);
  const name = words.map(word => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  return { name, type: gear || GEAR_TOKENS.has(name) ? 'gear' : 'unit' };
};

/** `play 3 Recruits here`: a name with a capital, and no card of a zone. */
const isBareName = (p: Parser, words: readonly string[]): boolean =>
  words.every(word => /^\p{Lu}/u.test(word)) &&
  (tokenAt(p).kind === 'end' ||
    sees(p, 'here | there | to | into | in | at | exhausted | ready | . | , | ; | and | for'));

/**
 * Tokens that the rules name and define as gear, so that `play a Gold token` need not say it (`token.gold`); every other
 * token whose kind is not said is a unit.
 */
const GEAR_TOKENS = new Set(['Gold', 'Bomb']);

export const placed = (p: Parser, what: Selector | null = null): Destination | null => {
  if (p.replacedEvent === 'play' && say(p, 'to that (same) location')) return { kind: 'same place' };
  if (say(p, 'here')) return { kind: 'here' };
  if (sees(p, 'there')) return destination(p, what);
  return say(p, 'back to | to | into | in | at | onto') ? destination(p, what) : null;
};

/** `. it enters ready`, after what is played; what depends on something is read behind it (`readEntersIf`). */
export const entersBehind = (p: Parser): 'ready' | 'exhausted' | null =>
  attempt(p, () => {
    const enters = say(p, '. it/they enter/enters | , and it/they enter/enters') ? readiness(p) : null;
    return sees(p, ', if | if | , unless | unless') ? null : enters;
  });
