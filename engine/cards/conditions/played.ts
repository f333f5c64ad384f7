/** How a card was played: from where, what was paid and what was spent. */
import type { Condition } from '../../game/state/cards/terms.ts';
import { not } from '../events/happening.ts';
import { number } from '../numerals.ts';
import { attempt, fail, oneWord, type Parser, say, sees } from '../parser.ts';

/** `you paid the additional cost`, `the additional cost was not paid`. */
export const paid = (p: Parser): Condition | null => {
  if (say(p, 'you did not pay the/my/its/this additional cost | the additional cost was not paid'))
    return not({ is: 'paid', what: 'additional cost' });
  const was = say(
    p,
    'you paid the/my/its/this additional cost | you paid (the) additional cost | the additional cost was paid | you did (so)',
  );
  return was && !sees(p, 'not') ? { is: 'paid', what: 'additional cost' } : null;
};

/** `if I was facedown this turn`, said of what is on the board: it was played from there, where any other way leads to the trash. */
export const wasFacedown = (p: Parser): Condition | null => {
  if (!say(p, 'I/this was/were facedown this turn | I/this was/were face down this turn')) return null;
  const from = { kind: 'zone', zone: 'facedown', of: 'any' } as const;
  return { is: 'happened', event: { on: 'play', what: { kind: 'me' }, from }, times: { least: 1 } };
};

/** `you played this from your hand`, `it was played from anywhere but your hand`. */
export const playedFrom = (p: Parser): Condition | null => {
  const by = say(p, 'you played/play this/me/it (spell)') ? ({ by: 'you' } as const) : {};
  if (!('by' in by) && !say(p, 'this was played | I was played | it was played')) return null;
  const zone = playedZone(p);
  if (zone !== null) return { is: 'played from', zone, ...by };
  if (!say(p, 'to')) return null;
  const at = attempt(p, () => (say(p, 'a battlefield') ? true : null));
  return at === null ? null : { is: 'fits', what: { kind: 'here' }, filter: { types: ['battlefield'] } };
};

const playedZone = (p: Parser): Extract<Condition, { is: 'played from' }>['zone'] | null => {
  if (
    say(
      p,
      'from anywhere but/except/besides (your) hand | from anywhere other than your hand | from somewhere other than your hand',
    )
  )
    return 'anywhere but hand';
  if (say(p, 'from (your) hand')) return 'hand';
  if (say(p, 'from facedown/hidden | from face down')) return 'facedown';
  return say(p, 'from (your) trash') ? 'trash' : null;
};

/** `you spent no Power this turn`, `you spent at least 4 Energy`. */
export const spent = (p: Parser): Condition | null => {
  if (!say(p, 'you spent | you have spent')) return null;
  const none = say(p, 'no') ? (oneWord(p, ['energy', 'power']) ?? fail(p, 'power')) : null;
  if (none !== null)
    return say(p, 'this turn')
      ? { is: 'compare', a: { kind: `${none} spent this turn`, who: 'you' }, in: { most: 0 } }
      : fail(p, 'this turn');
  say(p, 'at least');
  const least = number(p);
  if (least === null) return null;
  say(p, 'or more | +');
  const anyPower = say(p, 'any');
  const kind = oneWord(p, ['energy', 'power']) ?? (anyPower ? 'power' : null);
  say(p, 'or more');
  if (say(p, 'this turn'))
    return { is: 'compare', a: { kind: `${kind ?? 'energy'} spent this turn`, who: 'you' }, in: { least } };
  // Of what a spell cost, only the Energy is recorded for others.
  if (kind === 'power' && !anyPower) return fail(p, 'this turn');
  if (kind !== 'power' && say(p, 'to play a spell this turn'))
    return {
      is: 'happened',
      event: { on: 'play', who: 'you', what: { types: ['spell'] }, spent: { least } },
      times: { least: 1 },
    };
  if (anyPower) {
    return { is: 'compare', a: { kind: 'power spent', who: 'you' }, in: { least } };
  }
  say(p, 'on it | to play it');
  return { is: 'compare', a: { kind: 'energy spent', who: 'you' }, in: { least } };
};
