/** Runes whose domain the scenario does not specify: those that were channelled from a rune deck that it does not list. They pay Power of every domain. */
import type { Domain } from '../../domains.ts';
import { copyObject, copyPrint } from '../play/copies.ts';
import { changed } from '../play/lookInto.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';
import { isOfUnspecifiedDomain, runesOf } from './resources.ts';

export const runesOfUnspecifiedDomain = (state: State, who: PlayerId): readonly GameObject[] =>
  runesOf(state, who).filter(isOfUnspecifiedDomain);

/** The same game, if all of them were runes of this domain. */
export const withRunesOf = (state: State, who: PlayerId, domain: Domain): State =>
  changed(state, copy => {
    copy.objects = copy.objects.map(o =>
      o.controller === who && o.type === 'rune' && isOfUnspecifiedDomain(o) ? of(o, domain) : o,
    );
  });

const of = (rune: GameObject, domain: Domain): GameObject => {
  const copy = copyObject(rune);
  const print = copyPrint(rune.print);
  print.domains = [domain];
  copy.print = print;
  return copy;
};
