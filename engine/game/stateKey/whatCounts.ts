/** What counts of a position where nobody asks how it was come to: all that anything may hang on that is to come. */
import { knownOf } from '../../known.ts';
import type { Combat, GameObject, Modifier, Player, State } from '../state/state.ts';
import { isPlainModifier, mayLookBack } from './lookingBack.ts';

/**
 * The same position without what only an expectation or a question could ask for: how much damage something was dealt last; whether it
 * came this turn, unless it is hidden; what has happened in the turn and how its last combat ended, where nothing in the game may look
 * back on it, or the turn is over; and once somebody has won, what was under way by then.
 */
export const asItCounts = (state: State): State => inTurn(isTurnOver(state) ? withoutTurn(state) : withoutWays(state));

/** Between one turn and the next. */
const isTurnOver = ({ phase, chain, decision, showdown, combat, winners }: State): boolean =>
  phase === 'expired' &&
  chain.length === 0 &&
  decision === null &&
  showdown === null &&
  (combat === null || combat.stage === 'over') &&
  winners.length === 0;

/** The next turn begins without what happened and was scored in this one (`turn.cycle`). */
const withoutTurn = (state: State): State => ({
  ...state,
  players: state.players.map(playerWithoutTurn),
  objects: state.objects.map(o => (o.since === 0 ? o : fromBefore(o))),
  past: null,
  combat: null,
});

/** As if it had been where it is from the start. */
const fromBefore = knownOf((o: GameObject): GameObject => ({ ...o, since: 0 }));

/**
 * Players of a position, without what they have done in a turn that is over. During it, what they have scored cannot be scored again:
 * in which way it was is asked where something may look back.
 */
export const playersAsTheyCount = (state: State): State['players'] =>
  isTurnOver(state) ? state.players.map(playerWithoutTurn) : playersInTurn(state);

const playersInTurn = (state: State): State['players'] =>
  state.players.every(hasNotScored) || mayLookBack(state) ? state.players : state.players.map(playerWithoutWays);

const withoutWays = (state: State): State => {
  const players = playersInTurn(state);
  return players === state.players ? state : { ...state, players };
};

const hasNotScored = ({ conquered, held }: Player): boolean => conquered.length + held.length === 0;

const playerWithoutWays = (p: Player): Player => (hasNotScored(p) ? p : { ...p, conquered: NONE, held: NONE });

const playerWithoutTurn = (p: Player): Player =>
  p.conquered.length + p.held.length + p.scored.length + p.energySpent + p.powerSpent === 0
    ? p
    : { ...p, conquered: NONE, held: NONE, scored: NONE, energySpent: 0, powerSpent: 0 };

const inTurn = (state: State): State => {
  const { combat, past, decision, winners, chain } = state;
  if (winners.length > 0)
    return { ...state, objects: state.objects.map(objectOfWonGame), past: null, combat: null, showdown: null };
  const objects = state.objects.map(objectAsItCounts);
  // Whether a showdown has just begun is asked only by a line that says which one does.
  const showdown = state.showdown && { ...state.showdown, fresh: false };
  const chainBy = chain.length === 0 ? 'play' : state.chainBy;
  // Between damage and the next cleanup it matters whose it was.
  if (past?.fresh === true || mayLookBack(state)) return { ...state, objects, showdown, chainBy };
  return {
    ...state,
    objects,
    showdown,
    chainBy,
    past: null,
    combat: combat === null || combat.stage === 'over' ? null : combatAsItCounts(combat, state),
    decision:
      decision?.kind === 'choose'
        ? { ...decision, resume: { ...decision.resume, start: inTurn(decision.resume.start) } }
        : decision,
  };
};

/** The same, but that a line may still say which showdown has just begun, and ask what was done in a turn that is over. */
export const asItCountsInLines = (state: State): State => {
  const counts = inTurn(state);
  return state.showdown?.fresh === true && counts.showdown !== null ? { ...counts, showdown: state.showdown } : counts;
};

/**
 * The same position without what has happened in the turn, where neither a claim nor an ability could ask for it: nothing triggers or
 * is activated there, and nothing may look back.
 */
export const withoutPastUnasked = (state: State): State => {
  const { past, decision } = state;
  const isAsked = (): boolean => !hasSpellsAlone(state) || state.objects.some(isTemporary) || mayLookBack(state);
  if (past === null || past.fresh || decision?.kind === 'choose' || isAsked()) return state;
  return { ...state, past: null };
};

/** Which units have taken part at some time is asked by triggered abilities alone. */
const combatAsItCounts = (combat: Combat, state: State): Combat =>
  hasSpellsAlone(state) ? { ...combat, designated: NONE } : combat;
const NONE: readonly never[] = [];

/** Which triggers. */
const isTemporary = ({ keywords }: GameObject): boolean => keywords.some(({ name }) => name === 'temporary');

const hasSpellsAlone = ({ objects }: State): boolean =>
  objects.every(({ print: { abilities } }) => abilities.every(({ kind }) => kind === 'spell'));

export const objectAsItCounts = (o: GameObject): GameObject =>
  o.lastDealt === 0 && o.modifiers.length < 2 && (o.since === 0 || isSinceAsked(o)) ? o : withoutWhatIsUnasked(o);

/** Whether it came in this turn is asked only of what is hidden (`keyword.hidden.meaning`). */
const isSinceAsked = ({ zone }: GameObject): boolean => zone.kind === 'facedown';

const withoutWhatIsUnasked = knownOf((o: GameObject): GameObject => {
  const modifiers = o.modifiers.length < 2 || !o.modifiers.every(isPlainModifier) ? o.modifiers : inOrder(o.modifiers);
  const since = isSinceAsked(o) ? o.since : 0;
  return o.lastDealt === 0 && modifiers === o.modifiers && since === o.since
    ? o
    : { ...o, lastDealt: 0, modifiers, since };
});

export const objectOfWonGame = knownOf((o: GameObject): GameObject => {
  const counts = objectAsItCounts(o);
  return counts.role === null ? counts : { ...counts, role: null };
});

/** In which order it was given more or less Might or a keyword is of no matter, and neither is in how many parts the Might was. */
const inOrder = (all: readonly Modifier[]): readonly Modifier[] => {
  const mights = new Map<string, Extract<Modifier, { kind: 'might' }>>();
  const others: Modifier[] = [];
  for (const modifier of all) {
    if (modifier.kind !== 'might') others.push(modifier);
    else {
      const key = JSON.stringify(modifier.until);
      mights.set(key, { ...modifier, amount: modifier.amount + (mights.get(key)?.amount ?? 0) });
    }
  }
  const kept = [...mights.values()].filter(({ amount }) => amount !== 0);
  return [...kept, ...others]
    .map(m => ({ m, text: JSON.stringify(m) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ m }) => m);
};
