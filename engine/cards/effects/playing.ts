/** Playing cards and tokens by instruction. */

import type { Cost, Destination, Instruction, Selector, Value, Who } from '../../game/state/cards/ability.ts';
import type { Filter } from '../../game/state/cards/terms.ts';
import { resources } from '../costs.ts';
import { atEnd, attempt, fail, type Parser, say, sees } from '../parser.ts';
import { single } from '../selectors.ts';
import { value } from '../values.ts';
import { minimum } from './changes.ts';
import { entersBehind, placed, playToken } from './playingTokens.ts';
import type { Instructions } from './readers.ts';

/** `play a Recruit here`, `play a unit from your trash`: a token first, then a card. */
export const play = (p: Parser, who: Who): Instructions | null => {
  if (!say(p, 'play/plays')) return null;
  return attempt(p, () => playToken(p, who)) ?? attempt(p, () => playCard(p, who));
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

/** Where nothing says from where, cards are played from hand, or from the Champion Zone (`action.play.from`). */
const fromHand = (p: Parser, what: Selector, who: Who): Selector => {
  if (p.scenario || what.kind !== 'chosen' || what.among !== undefined) return what;
  const { filter: of } = what;
  if (of.where !== undefined || of.by !== undefined || of.or !== undefined || of.is !== undefined) return what;
  const at = (zone: 'hand' | 'champion zone'): Filter => ({ ...of, where: { kind: 'zone', zone, of: who } });
  const isUnit = UNITS_TOO.some(type => of.types.includes(type));
  return { ...what, filter: isUnit ? { ...at('hand'), or: [at('champion zone')] } : at('hand') };
};

/** What a phrase may call a unit: nothing else is in a Champion Zone. */
const UNITS_TOO = ['unit', 'card', 'permanent'] as const;
