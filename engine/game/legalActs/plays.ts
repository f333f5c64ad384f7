/** The cards that a player may play or hide, each with its places and the additional costs that it lets them pay. */

import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { hasKeyword } from '../abilities/keywords.ts';
import { isLegal, playFrom } from '../actions.ts';
import { isWhereHiddenFrom, otherWaysToHide } from '../chain/hiding.ts';
import { costFor, mayBePlayedFrom } from '../chain/permissions.ts';
import { isPlainlyRefused } from '../chain/plainlyRefused.ts';
import { refusePlay } from '../chain/playing.ts';
import { optionalKinds } from '../costs/additionalCosts.ts';
import { amountOf } from '../costs/payCost.ts';
import { allLocations } from '../play/destinations.ts';
import { baseOf, isOnBoard } from '../play/query.ts';
import { groups } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import type { Act, DeclaredChoices, DeclaredPayment, GameObject, Location, PlayerId, State } from '../state/state.ts';
import { ALL_DISTINCT, type Interchangeable } from '../stateKey/interchangeable.ts';
import { type ListedActs, listedActs } from './listing.ts';

/** Nothing is chosen: what has to be chosen is asked for. `action.play`, `keyword.hidden` */
export const legalPlays = (state: State, who: PlayerId, most: number): ListedActs => {
  const candidates = playsToTry(state, who, ALL_DISTINCT);
  return listedActs(candidates, most, { count: candidates.length, isLegal: act => isLegal(state, who, act) });
};

/** Each of them may turn out to be illegal. */
export const playsToTry = (state: State, who: PlayerId, alike: Interchangeable): readonly Act[] =>
  flatMapped(state.objects, o => {
    const plays = playsOf(state, who, o);
    const hides = hidesOf(state, who, o);
    if (plays.length + hides.length === 0 || alike.before(o.id) !== undefined) return NOTHING;
    return hides.length === 0 ? plays : [...plays, ...hides];
  });

const NOTHING: readonly never[] = [];

const playsOf = (state: State, who: PlayerId, o: GameObject): readonly Act[] => {
  if (isOnBoard(o) || o.zone.kind === 'chain' || o.zone.kind === 'gone' || isElsewhere(state, who, o)) return NOTHING;
  const from = o.zone.kind === 'facedown' ? 'facedown' : null;
  const plain: Extract<Act, { kind: 'play' }> = { kind: 'play', card: o.id, from, to: null, declared: ASKING };
  if (refusePlay(state, who, plain).length > 0) return NOTHING;
  // Where to makes no difference to that, but that a unit goes somewhere.
  if (isPlainlyRefused(state, who, o.type === 'unit' ? { ...plain, to: baseOf(who) } : plain)) return NOTHING;
  return flatMapped(waysToPay(state, who, o), paying =>
    placesOf(state, o).map((to): Act => ({ ...plain, to, declared: { ...ASKING, paying } })),
  );
};

/** Where nothing lets the player play it from, which is so of most: the refusal says the same with a reason. */
const isElsewhere = (state: State, who: PlayerId, o: GameObject): boolean => {
  switch (o.zone.kind) {
    case 'facedown':
      return false;
    case 'hand':
      return o.owner !== who;
    case 'champion':
      return o.owner !== who && mayBePlayedFrom(state, who, o) === null;
    default:
      return mayBePlayedFrom(state, who, o) === null;
  }
};

/** Whatever can be chosen is asked for, even if only "up to" so many. */
const ASKING: DeclaredChoices = { choosing: [], moves: [], paying: [], asks: true };

/** A unit goes where its player says; everything else has one place (`play.choices.location`). */
const placesOf = (state: State, { type, zone }: GameObject): readonly (Location | null)[] =>
  type === 'unit' && zone.kind !== 'facedown' ? allLocations(state) : [null];

/** `play.cost.additional.optional`, `play.cost.base.for`: nothing on top first, then each set of what can be paid on top. */
const waysToPay = (state: State, who: PlayerId, o: GameObject): readonly (readonly DeclaredPayment[])[] => {
  const kinds = optionalKinds(playFrom(state), { ...o, controller: who });
  // A line says how often, and not which of several of one kind: those of a kind stand behind one another.
  const behind = kinds.map((kind, at) => (kinds[at - 1] === kind ? at - 1 : undefined));
  const sets = flatMapped(kinds, (_, size) => [...groups(kinds, size + 1, {}, behind)]);
  const keywords = sets.map(set => set.map((keyword): DeclaredPayment => ({ kind: 'keyword', keyword })));
  const own = [[], ...keywords];
  const other = otherPrice(state, who, o);
  return other.length === 0 ? own : [...own, ...own.map(paying => [...other, ...paying])];
};

/** `play.cost.base.for`: the price that it may be played for instead, in so many words. */
const otherPrice = (state: State, who: PlayerId, o: GameObject): readonly DeclaredPayment[] => {
  const may = mayBePlayedFrom(state, who, o);
  if (may?.for === undefined || may.from !== undefined) return [];
  const c = contextFor(state, effectFrame(who, { kind: 'none' }, o.name));
  const { energy, power } = amountOf(c, costFor(o, may.for));
  return [
    ...(energy > 0 ? [{ kind: 'amount', amount: energy, domain: null } as const] : []),
    ...power.map(({ domain, amount }) => ({ kind: 'amount', amount, domain }) as const),
  ];
};

/** The price that nobody has to say first, then each other (`keyword.hidden.meaning`). */
const hidesOf = (state: State, who: PlayerId, o: GameObject): readonly Act[] => {
  if (!isWhereHiddenFrom(state, who, o)) return NOTHING;
  const ways = hasKeyword(state, o, 'hidden') ? [NO_PAYMENT, ...otherWaysToHide(state, who)] : [NO_PAYMENT];
  return flatMapped(state.battlefields, at =>
    ways.map((paying): Act => ({ kind: 'hide', card: o.id, at: at.id, paying })),
  );
};

const NO_PAYMENT: readonly DeclaredPayment[] = [];
