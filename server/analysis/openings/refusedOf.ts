/** What somebody at the table would try and may not do, each with the first rule against it. */
import { refuse } from '../../../engine/game/actions.ts';
import { abilitiesToActivate } from '../../../engine/game/chain/activatable.ts';
import { allLocations } from '../../../engine/game/play/destinations.ts';
import { isOnBoard, sameLocation } from '../../../engine/game/play/query.ts';
import type { DeclaredChoices, GameObject, Location, PlayerId, State } from '../../../engine/game/state/state.ts';
import { cannotLine, type LineAct, lineOf } from '../../../engine/scenario/lines/lines.ts';
import type { RefusedOpening } from '../../protocol.ts';
import type { OpeningsContext } from './asked.ts';
import { whatAndWhere } from './whatAndWhere.ts';

/**
 * Legal forms of an act are not listed. Where every place is refused for the same reason, it is given once, without a
 * place.
 */
export const refusedOf = (state: State, who: PlayerId, asked: OpeningsContext): readonly RefusedOpening[] => [
  ...state.objects.flatMap(o => triedWith(state, who, o).flatMap(acts => wholly(refusedActs(state, who, acts, asked)))),
  ...refusedActs(state, who, [{ kind: 'pass' }, { kind: 'end-turn' }], asked).flatMap(each => each ?? []),
];

const NOTHING: DeclaredChoices = { choosing: [], moves: [], paying: [] };

/** What a player would try with something that is theirs, one kind of act after the other. */
const triedWith = (state: State, who: PlayerId, o: GameObject): readonly (readonly LineAct[])[] => {
  if (isOnBoard(o)) return o.controller === who ? [moves(state, who, o), abilities(state, o)] : [];
  if (o.owner !== who || (o.zone.kind !== 'hand' && o.zone.kind !== 'champion' && o.zone.kind !== 'facedown'))
    return [];
  const plays = o.type === 'unit' && o.zone.kind !== 'facedown' ? placesFor(state, who) : [null];
  return [plays.map(to => ({ kind: 'play', card: o.id, from: null, to, declared: NOTHING }))];
};

const moves = (state: State, who: PlayerId, { id, type, zone }: GameObject): readonly LineAct[] =>
  type !== 'unit'
    ? []
    : placesFor(state, who)
        .filter(to => !sameLocation(zone, to))
        .map(to => ({ kind: 'move', groups: [{ units: [id], to }] }));

/** Nobody goes to another player's base. */
export const placesFor = (state: State, who: PlayerId): readonly Location[] =>
  allLocations(state).filter(to => to.kind === 'battlefield' || to.player === who);

const abilities = (state: State, { id }: GameObject): readonly LineAct[] =>
  abilitiesToActivate(state, { kind: 'object', id }).map(ability => ({
    kind: 'activate',
    source: id,
    ability,
    declared: NOTHING,
  }));

/** One for each act: null where it is legal. */
export const refusedActs = (
  state: State,
  who: PlayerId,
  acts: readonly LineAct[],
  { rules }: OpeningsContext,
): readonly (RefusedOpening | null)[] =>
  acts.map(act => {
    const [refusal] = refuse(state, who, act);
    if (refusal === undefined) return null;
    const [concept] = refusal.rules;
    const [number] = refusal.rules.flatMap(rule => rules.numbersOf(rule, state.edition));
    return {
      line: lineOf(state, who, act),
      expect: cannotLine(state, who, act, number),
      ...whatAndWhere(act),
      message: refusal.message,
      code: refusal.code,
      rule: { concept, ...(number === undefined ? {} : { number }) },
    };
  });

/** Where every place is refused for one reason, that is said once. */
export const wholly = (tried: readonly (RefusedOpening | null)[]): readonly RefusedOpening[] => {
  const refused = tried.flatMap(each => each ?? []);
  const [first] = refused;
  if (first === undefined || first.to === undefined || refused.length < tried.length) return refused;
  if (refused.some(({ to, message }) => to === undefined || message !== first.message)) return refused;
  const { to: _, ...anywhere } = first;
  return [anywhere];
};
