/** What passive sentences say of hiding: `you may hide an additional card here`, `you may hide cards ignoring their costs`. */
import type { StaticEffect } from '../../game/state/cards/ability.ts';
import { resources } from '../costs.ts';
import { number } from '../numerals.ts';
import { fail, type Parser, peek, say, sees } from '../parser.ts';
import { spot } from '../where.ts';

/** `you can hide cards ignoring costs`. */
export const freeHiding = (p: Parser): readonly StaticEffect[] | null =>
  say(p, 'you may/can hide cards (,) ignoring (their) cost/costs') ? [{ gives: 'free hiding', who: 'you' }] : null;

/** `you may pay 1 to hide a card instead of 1 any`. */
export const hidingFor = (p: Parser): readonly StaticEffect[] | null => {
  if (!say(p, 'you may/can pay')) return null;
  const cost = resources(p);
  if (cost === null || !say(p, 'to hide a card (with hidden) | to hide cards (with hidden)')) return null;
  if (!say(p, 'instead of (1) any | instead of (paying) its/their cost')) return fail(p, 'instead of any');
  return [{ gives: 'hiding for', who: 'you', cost }];
};

const whoHides = (p: Parser): 'yours' | 'anybody' | 'friendly holder' | null => {
  if (say(p, 'you may/can hide')) return 'yours';
  if (say(p, 'players may/can hide')) return 'anybody';
  // `while you or an ally controls this battlefield, that player may …`
  if (!sees(p, 'that player may/can hide') || !saysWhoHolds(p)) return null;
  say(p, 'that player may/can hide');
  return 'friendly holder';
};

/** Whether the condition in front is about who controls the battlefield. */
const saysWhoHolds = (p: Parser): boolean => peek(p, -1) === ',' && peek(p, -2) === 'battlefield';

/** `you may hide an additional card here`, `you may hide 2 additional cards here`. */
export const roomier = (p: Parser): readonly StaticEffect[] | null => {
  const whose = whoHides(p);
  if (whose === null) return null;
  const more = say(p, 'an additional card | an extra card | one more card') ? 1 : number(p);
  if (more === null) return fail(p, 'an additional card');
  say(p, 'additional/extra/more card/cards');
  const at = spot(p);
  return at === null ? fail(p, 'here') : [{ gives: 'hidden cards', more, at: at.where, whose }];
};
