/** Cards that come into the game because a line names them; looking a name up never brings one. */
import { copyState } from '../../game/play/copies.ts';
import { isLocation, player } from '../../game/play/query.ts';
import { blankObject } from '../../game/play/tokens.ts';
import type { GameObject, ObjectId, PlayerId, State } from '../../game/state/state.ts';
import type { Action, Choices, Name } from '../../language/syntax.ts';
import { objectCalled, refCalled } from '../names/called.ts';
import { cardHeld, type Scope } from '../names/resolve.ts';
import { zoneToPlayFrom } from './acts.ts';

type Zone = GameObject['zone']['kind'];

/**
 * The game with the cards that an action names: a hand that the scenario does not list holds whatever is played, hidden or
 * discarded from it. Where it is only asked whether something can be done, a card that a listed hand does not hold is in no
 * zone, and cannot be played from there (`action.play.from`).
 */
export const withNamedCards = (scope: Scope, who: PlayerId, action: Action, purpose: 'doing' | 'asking'): State => {
  let { state } = scope;
  for (const [name, from] of cardsIn(scope, action)) {
    if (cardHeld(state, name.text, who, from) !== null) continue;
    if (!player(state, who).handKnown) state = withCard({ ...scope, state }, name, who, 'hand');
    else if (purpose === 'asking' && objectCalled(scope.names, state, name.text) === null)
      state = withCard({ ...scope, state }, name, who, 'gone');
  }
  return state;
};

const cardsIn = (scope: Scope, action: Action): readonly (readonly [name: Name, from: Zone | undefined])[] => {
  switch (action.kind) {
    case 'play':
      return [[action.card, zoneToPlayFrom(action)], ...discardedIn(action), ...shownOffIn(scope, action)];
    case 'activate':
      return discardedIn(action);
    case 'hide':
      return [[action.card, undefined]];
    default:
      return NONE;
  }
};

const discardedIn = ({ paying }: Choices): readonly (readonly [Name, undefined])[] =>
  paying.flatMap(part =>
    part.kind === 'do' && part.verb === 'discard'
      ? part.objects.map((name): [Name, undefined] => [name, undefined])
      : [],
  );

/** What is shown off is held, unless it is in play. */
const shownOffIn = (
  { names, state }: Scope,
  { showing = NONE }: Extract<Action, { kind: 'play' }>,
): readonly (readonly [Name, undefined])[] =>
  showing
    .filter(({ text }) => {
      const called = refCalled(names, state, text);
      const o = called?.kind === 'object' ? state.objects[called.id] : undefined;
      return called === null || (o !== undefined && !isLocation(o.zone));
    })
    .map((name): [Name, undefined] => [name, undefined]);

const withCard = ({ names, state }: Scope, { text }: Name, who: PlayerId, zone: 'hand' | 'gone'): State => {
  const print = names.cards.print(text);
  if (print === null || print.type === 'battlefield') return state;
  const next = copyState(state);
  const id = state.objects.length as ObjectId;
  const card = blankObject(id, print, who);
  card.token = false;
  // A token is never in a hand.
  card.zone = { kind: print.marks.includes('token') ? 'gone' : zone };
  next.objects = [...state.objects, card];
  next.hasAbilities = true;
  return next;
};

const NONE: readonly never[] = [];
