/** `a Sprite at Quarry`, `no Sprite`: what is on the board, or is not, whatever it is called there. */
import { locationOf } from '../../game/abilities/context.ts';
import { baseOf, isOnBoard, listed, listedNames, placeName, sameLocation } from '../../game/play/query.ts';
import { isOrAre } from '../../game/play/sentence.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import type { GameObject, Location, PlayerId, State } from '../../game/state/state.ts';
import type { Name, StandingClaim } from '../../language/syntax.ts';
import { key } from '../names/byName.ts';
import { objectsOfNameOrCard } from '../names/called.ts';
import { locationNamed, objectNamed, type Scope } from '../names/resolve.ts';
import { found, mapFound, type Resolved } from '../names/resolved.ts';
import { type ClaimVerdict, verdict } from './claimVerdict.ts';

type Presence = Extract<StandingClaim, { about: 'presence' }>;

/** A name that nothing has, no card and no token of a card in the game, is a problem: it would be absent whatever happens. */
export const presence = (state: State, { what, at, negated }: Presence, scope: Scope): Resolved<ClaimVerdict> => {
  if (!isKnown(scope, what)) {
    const named = objectNamed(scope, what);
    if (!named.ok) return named;
  }
  // Each is asked about its own controller's base where the place does not say whose.
  const isOwnBase = at?.kind === 'base' && at.player === undefined;
  const place = at === undefined || isOwnBase ? found(null) : locationNamed(scope, at, 0 as PlayerId);
  return mapFound(place, where => {
    const isThere = (o: GameObject): boolean => {
      const here = locationOf(state, o);
      const wanted = isOwnBase ? baseOf(o.controller) : where;
      return isOnBoard(o) && here !== null && (wanted === null || sameLocation(here, wanted));
    };
    const there = objectsOfNameOrCard(state, what.text).filter(isThere);
    return verdict(there.length > 0 !== negated, whatIs(state, what, there, where), {
      units: there.map(({ id }) => id),
    });
  });
};

const whatIs = (state: State, { text }: Name, there: readonly GameObject[], where: Location | null): string => {
  if (there.length === 0) return `there is no ${text}${where === null ? '' : ` at ${placeName(state, where)}`}`;
  const places = there.map(o => locationOf(state, o)).map(at => (at === null ? '' : placeName(state, at)));
  return `${listedNames(there.map(({ name }) => name))} ${isOrAre(there)} at ${listed([...new Set(places)])}`;
};

/** An object that is or was in the game, a card of the library, or a token that a card in the game makes. */
const isKnown = ({ names, state }: Scope, { text }: Name): boolean =>
  names.units.find(text).ok ||
  names.cards.print(text) !== null ||
  objectsOfNameOrCard(state, text).length > 0 ||
  state.objects.some(o => key(o.name) === key(text) || anywhere(o.print.abilities, part => isCalled(part, text)));

const isCalled = (part: object, text: string): boolean =>
  'name' in part && typeof part.name === 'string' && key(part.name) === key(text);
