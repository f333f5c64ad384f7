/** Copies: `it becomes a copy of that unit`, `copy that unit's text to my effect text`. */
import type { Selector } from '../../game/state/cards/terms.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { fail, type Parser, say } from '../parser.ts';
import { single } from '../selectors.ts';
import type { Instructions } from './readers.ts';

/** `make it a copy of that unit`. */
export const makeCopy = (p: Parser): Instructions | null => {
  if (!say(p, 'make')) return null;
  const what = single(p);
  if (what === null || !say(p, 'a copy of | copies of')) return fail(p, 'a copy of');
  const of = anotherThan(p, what);
  return of === null ? null : [{ do: 'copy', what, of }];
};

/** What is not the thing itself: `it becomes a copy of that unit` is another unit. */
export const anotherThan = (p: Parser, what: Selector): Selector | null => {
  const all = p.referents;
  p.referents = all.filter(each => !sameTerms(each.what, what));
  const of = single(p);
  p.referents = [...all, ...p.referents.filter(each => !all.includes(each))];
  return of;
};

/** `it becomes a copy of that unit`, after its subject. */
export const copy = (p: Parser, what: Selector): Instructions | null => {
  if (!say(p, 'become/becomes a/copies copy of | become copies of | becomes a copy of | become a copy of')) return null;
  const of = anotherThan(p, what);
  if (of === null) return null;
  return say(p, WHILE_ATTACHED) ? [{ do: 'copy', what, of, until: 'attached' }] : [{ do: 'copy', what, of }];
};

/** `it is a unit gear with its energy cost as its might until you choose another gear with me` */
export const becomingUnit = (p: Parser, what: Selector): Instructions | null => {
  if (!say(p, "become/becomes a unit gear | is/'s a unit gear | is/'s also a unit")) return null;
  if (
    !say(
      p,
      '(,) with might equal to its (own) energy cost | (,) with its energy cost as its might | (,) with its energy cost as might',
    )
  )
    return fail(p, 'with its energy cost as its might');
  if (!say(p, '(,) until you choose another (gear) with me')) return fail(p, 'until you choose another with me');
  return [{ do: 'become unit', what }];
};

const WHILE_ATTACHED = '(for) as long as this is attached (to it) | while this is attached (to it)';

/** `copy that unit's text to my effect text while this is attached`: of gear. */
export const copyText = (p: Parser): Instructions | null => {
  if (!say(p, 'copy')) return null;
  const of = single(p);
  const goes = say(
    p,
    "'s text/abilities to/into my/this effect text | 's text/abilities to/into this equipment 's effect text",
  );
  return of === null || !goes || !say(p, WHILE_ATTACHED) ? null : [{ do: 'copy text', of }];
};
