/** Playing cards and tokens by instruction. */

import type { Instruction } from '../../game/state/cards/ability.ts';
import type { Cost } from '../../game/state/cards/cost.ts';
import type { Destination, KeywordGrant, TokenSpec } from '../../game/state/cards/effectTerms.ts';
import type { Selector, Value, Who } from '../../game/state/cards/terms.ts';
import { resources } from '../costs.ts';
import { filter } from '../filters/filter.ts';
import { grants } from '../keywords.ts';
import { tag, VOCABULARY } from '../nouns.ts';
import { number } from '../numerals.ts';
import { atEnd, attempt, fail, type Parser, peek, say, sees, speakOf, tokenAt } from '../parser.ts';
import { single } from '../selectors.ts';
import { readiness } from '../statics/entering.ts';
import { counted, value } from '../values.ts';
import { minimum } from './changes.ts';
import { fromHand } from './fromHand.ts';
import { destination } from './moving.ts';
import type { Instructions } from './readers.ts';

/** `play a Recruit here`, `play a unit from your trash`: a token first, then a card. */
export const play = (p: Parser, who: Who): Instructions | null => {
  if (!say(p, 'play/plays')) return null;
  return attempt(p, () => playToken(p, who)) ?? attempt(p, () => playCard(p, who));
};

const COUNTS = 'a | an';
const tokensMany = (p: Parser): Value => {
  if (say(p, COUNTS)) return 1;
  const counts = attempt(p, () => (peek(p, 1) === 'might' ? null : number(p)));
  return counts ?? (say(p, 'that many') ? { kind: 'that much' } : 1);
};

/** `two ready 3 might Sprite unit tokens with Temporary to your base`. */
const playToken = (p: Parser, who: Who): Instructions | null => {
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

const placed = (p: Parser, what: Selector | null = null): Destination | null => {
  if (p.replacedEvent === 'play' && say(p, 'to that (same) location')) return { kind: 'same place' };
  if (say(p, 'here')) return { kind: 'here' };
  if (sees(p, 'there')) return destination(p, what);
  return say(p, 'to | into | in | at | onto') ? destination(p, what) : null;
};

/** `a unit from your trash to your base, ignoring its cost`. */
const playCard = (p: Parser, who: Who): Instructions | null => {
  const what = single(p);
  if (what === null) return null;
  // A token is on the board once it was played.
  if (what.kind === 'it' && p.acted === 'play token') return fail(p, 'a card');
  const copied = say(p, 'and a/another copy of it | and an additional/extra copy of it');
  let to: Destination | undefined;
  let free: 'nothing' | 'cost' | 'energy' | 'power' | 'any and all costs' = 'nothing';
  let discount: Value | undefined;
  let cost: Cost | undefined;
  let enters: 'ready' | 'exhausted' | undefined;
  const isFromTrash = say(p, 'from (your/the) trash');
  const whole = isFromTrash ? what : fromHand(p, what, who);
  for (;;) {
    if (say(p, '(,) ignoring any and all costs | (,) ignoring all costs')) free = 'any and all costs';
    else if (
      say(p, "(,) ignoring/without (paying) its/their/the (card 's) energy cost/costs | (,) ignoring energy costs")
    )
      free = 'energy';
    else if (say(p, '(,) ignoring/without (paying) its/their/the power cost/costs | (,) ignoring power costs'))
      free = 'power';
    else if (say(p, '(,) ignoring/without (paying) its/their/the/my cost/costs | (,) ignoring costs | for free'))
      free = 'cost';
    else if (say(p, 'ready')) enters = 'ready';
    else if (say(p, 'exhausted')) enters = 'exhausted';
    else if (sees(p, ', reducing | reducing')) {
      say(p, ',');
      if (!say(p, 'reducing its/their (energy) cost/costs by')) return null;
      const less = value(p);
      if (less === null) return null;
      say(p, 'energy');
      discount = less;
    } else if (say(p, 'for')) {
      const less = attempt(p, () => cheaper(p));
      const price = less === null ? resources(p) : null;
      if (less !== null) discount = less;
      else if (price !== null) cost = price;
      else return null;
    } else {
      const place = to === undefined ? attempt(p, () => placed(p, what)) : null;
      if (place === null) break;
      to = place;
    }
  }
  const afterwards = attempt(p, () => {
    const found = behindPlay(p, what);
    // "Banish it at end of turn", or "when it leaves the board", is done by then, wherever it is.
    return atEnd(p) || sees(p, '. | ; | , | and') ? found : null;
  });
  discount = lessBehind(p) ?? discount;
  const least = discount === undefined ? null : minimum(p);
  enters = entersBehind(p) ?? enters;
  const units = attempt(p, () => forUnits(p));
  const playing: Instruction = {
    do: 'play',
    who,
    what: whole,
    free,
    ...(to === undefined ? {} : { to }),
    ...(discount === undefined ? {} : { discount }),
    ...(least === null ? {} : { minimum: least }),
    ...(cost === undefined ? {} : { cost }),
    ...(enters === undefined ? {} : { enters }),
    ...(afterwards === null ? {} : { afterwards }),
    ...(units === null ? {} : { units }),
  };
  return copied ? [playing, { do: 'play copy', who, of: { kind: 'it' } }] : [playing];
};

/** `. it enters ready`, after what is played. */
const entersBehind = (p: Parser): 'ready' | 'exhausted' | null =>
  attempt(p, () => (say(p, '. it/they enter/enters | , and it/they enter/enters') ? readiness(p) : null));

/** `. its energy cost is reduced by 2`: that of what is played, said after it. */
const lessBehind = (p: Parser): Value | null =>
  attempt(p, () => {
    if (
      !say(
        p,
        ". reduce its (energy) cost by | . its (energy) cost is reduced by | . that card/unit/spell/gear 's (energy) cost is reduced by",
      )
    )
      return null;
    const less = value(p);
    say(p, 'energy');
    return less;
  });

/** `5 less`, `less energy equal to its might`. */
const cheaper = (p: Parser): Value | null => {
  if (say(p, 'less (energy) equal to')) return value(p);
  const less = value(p);
  say(p, 'energy');
  return less !== null && say(p, 'less') ? less : null;
};

/** `a unit is played here`, `a unit may be played here`. */
const forUnits = (p: Parser): { readonly to: Destination; readonly may: boolean } | null => {
  if (!say(p, '. | ;')) return null;
  const may = say(p, "a unit may/can be played | if it is/'s a unit , you may play it/that");
  if (!may && !say(p, "a unit is played | if it is/'s a unit , play it")) return null;
  const to = placed(p);
  return to === null ? null : { to, may };
};

/** What becomes of the card once it has resolved. */
const behindPlay = (p: Parser, what: Selector): 'banish' | 'recycle' | null => {
  if (
    isSpell(what) &&
    attempt(p, () => (say(p, TO_TRASH) && say(p, ', banish it/that instead') ? true : null)) !== null
  )
    return 'banish';
  if (say(p, '. (then) banish this/it | , then banish this/it')) return 'banish';
  return say(p, '. (then) recycle it/them | , then recycle it/them | . recycle that spell/card (after you play it)')
    ? 'recycle'
    : null;
};

/** Only a spell goes to the trash as it leaves the chain. */
const isSpell = (what: Selector): boolean => what.kind === 'chosen' && what.filter.types.join() === 'spell';

const TO_TRASH =
  '. if it/that (spell/card) would go to your/a/the/its trash | . if it/that (spell/card) would be put into/in your/a/the/its trash';
