/**
 * The last state in which a cleanup found nothing to do: a state that is the same in all that a cleanup looks at needs
 * none.
 */
import type { Passives, Traits } from '../abilities/layers.ts';
import { passivesIn, traitsAskedFor, traitsOf } from '../abilities/traits.ts';
import { isOnBoard } from '../play/query.ts';
import { memorySlot } from '../state/memory.ts';
import type { Combat, GameObject, State } from '../state/state.ts';

/** The last state in which a cleanup found nothing to do, and what it has seen of what passives make of objects; null for nothing. */
const cleanOne = memorySlot<Clean | null>('clean');

interface Clean {
  readonly state: State;
  readonly passives: Passives | null;
  readonly traits: Traits | null;
}

/** Remembers the state before a cleanup that took no step. */
export const noteClean = (state: State): void => {
  const passives = passivesIn(state);
  const gives = passives?.gives;
  // What raises or lowers the victory score, or the room for facedown cards, may ask for anything.
  const mayAsk = gives?.has('victory score') === true || gives?.has('hidden cards') === true;
  cleanOne.put(state.memory, mayAsk ? null : { state, passives, traits: traitsAskedFor(state) });
};

/** Of players, a cleanup asks no more than how many points they and their teams have, and who is still in the game; `teams`: but for the points. */
const arePlayersAlike = (a: State['players'], b: State['players'], what: 'points' | 'teams'): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    const was = a[at];
    const is = b[at];
    if (was?.team !== is?.team || was?.left !== is?.left) return false;
    if (what === 'points' && was?.points !== is?.points) return false;
  }
  return true;
};

/** Of a combat, a cleanup asks where it is, whose, and, as an edition may take roles from units before its end, how far it has come. */
const isSameCombat = (a: Combat | null, b: Combat | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.at === b.at &&
    a.attacker === b.attacker &&
    a.defender === b.defender &&
    isFighting(a) === isFighting(b) &&
    (a.stage === 'over') === (b.stage === 'over'));

const isFighting = ({ stage }: Combat): boolean => stage === 'showdown' || stage === 'damage';

/**
 * Whether a cleanup has nothing more to do with these objects than with those, as far as no ability asks for them: they are the
 * same, or have changed in nothing that it looks at, as one that was readied, healed or drawn.
 */
const needsNoCleanup = (were: State['objects'], are: State['objects']): boolean => {
  if (were.length > are.length) return false;
  for (let at = 0; at < are.length; at++) {
    const was = were[at];
    const is = are[at];
    if (was !== is && is !== undefined && !isAsTidy(was, is)) return false;
  }
  return true;
};

const isAsTidy = (was: GameObject | undefined, is: GameObject): boolean => {
  if (was === undefined || was.zone !== is.zone)
    return (was === undefined || !isOnBoardOrFacedown(was)) && !isOnBoardOrFacedown(is);
  return (
    is.damage === 0 &&
    was.controller === is.controller &&
    was.type === is.type &&
    was.role === is.role &&
    was.attachedTo === is.attachedTo
  );
};

/** Whether it is on the board, or facedown there. */
const isOnBoardOrFacedown = (o: GameObject): boolean => isOnBoard(o) || o.zone.kind === 'facedown';

/** What a cleanup has to do: nothing, as all that it looks at is as it was when there was nothing to do; `cleanup.win` alone; or all of it. */
type CleanupNeeded = 'nothing' | 'whoever wins' | 'everything';

/** Most turns and passes leave nothing to do, and most points that are gained no more than to see who wins. */
export const cleanupNeeded = (t: State): CleanupNeeded => {
  const clean = cleanOne.get(t.memory);
  if (clean === null) return 'everything';
  const s = clean.state;
  if (s === t) return 'nothing';
  if (!isSameButForPlayers(s, t, clean)) return 'everything';
  if (arePlayersAlike(s.players, t.players, 'points')) {
    cleanOne.put(t.memory, { ...clean, state: t });
    return 'nothing';
  }
  // An ability may ask for points, and nothing else of a cleanup does.
  return !t.hasAbilities && arePlayersAlike(s.players, t.players, 'teams') ? 'whoever wins' : 'everything';
};

const isSameButForPlayers = (s: State, t: State, { passives, traits }: Clean): boolean =>
  s.battlefields === t.battlefields &&
  (s.objects === t.objects || (!t.hasAbilities && needsNoCleanup(s.objects, t.objects))) &&
  isSameCombat(s.combat, t.combat) &&
  s.showdown?.at === t.showdown?.at &&
  s.mighty === t.mighty &&
  s.lastingAbilities === t.lastingAbilities &&
  s.winners === t.winners &&
  s.victoryScore === t.victoryScore &&
  s.behaviours === t.behaviours &&
  (s.chain.length === 0) === (t.chain.length === 0) &&
  t.past?.fresh !== true &&
  passivesIn(t) === passives &&
  (traits === null || traitsOf(t) === traits);
