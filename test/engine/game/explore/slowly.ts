/**
 * Ways and positions counted slowly, by nothing that the engine's own search is made of: every act that can be thought of is tried,
 * nothing is remembered, and positions are compared by all that is written of them, without a hash.
 */
import { isLegal, perform, playFrom } from '../../../../engine/game/actions.ts';
import { openAssignment } from '../../../../engine/game/combat/damage.ts';
import { allLocations } from '../../../../engine/game/play/destinations.ts';
import type { Act } from '../../../../engine/game/state/act.ts';
import type { Answer, Question } from '../../../../engine/game/state/decision.ts';
import type { GameObject, ObjectId, PlayerId, State } from '../../../../engine/game/state/state.ts';
import { canonicalText } from '../stateKey/canonical.ts';
import { nodesOf } from '../stateKey/inFull.ts';

export interface SlowCounting {
  readonly library: Parameters<typeof playFrom>[1];
  readonly ply: 'all' | 'written' | 'choices';
}

/** Depth, ways, ended ways, positions, up to where nothing is left to do in the turn. */
export type SlowRow = readonly [number, number, number, number];

export const countSlowly = (state: State, counting: SlowCounting): readonly SlowRow[] => {
  const rows: { ways: number; ended: number; states: Set<string> }[] = [];
  const walk = (from: State, depth: number): void => {
    const here = settled(from, counting);
    const row = rows[depth] ?? { ways: 0, ended: 0, states: new Set<string>() };
    rows[depth] = row;
    row.ways++;
    row.states.add(written(here));
    if (isOver(here)) row.ended++;
    else for (const { after } of steps(here, counting)) walk(after, depth + 1);
  };
  walk(state, 0);
  return rows.map(({ ways, ended, states }, depth) => [depth, ways, ended, states.size]);
};

/**
 * Every way from a position, as a tree that is gone anew for each question without any act being tried again: the same positions again
 * and again, each as often as there are ways to it.
 */
export interface SlowTree {
  /** What the game comes through by itself; the last is where somebody decides, or where it is over. */
  readonly passed: readonly State[];
  /** Empty where it is over, or nobody can do anything. */
  readonly next: readonly { readonly who: PlayerId; readonly tree: SlowTree }[];
}

export const treeSlowly = (state: State, counting: SlowCounting): SlowTree => {
  const passed = passedFrom(state, counting);
  const here = passed.at(-1) ?? state;
  const next = isOver(here) ? [] : steps(here, counting);
  return { passed, next: next.map(({ who, after }) => ({ who, tree: treeSlowly(after, counting) })) };
};

export interface SlowGoal {
  readonly isReached: (state: State) => boolean;
  readonly helps: (who: PlayerId) => boolean;
}

/** In how few plies it comes true against the longest resistance of all who do not help; infinitely many where it does not. */
export const pliesSlowly = ({ passed, next }: SlowTree, goal: SlowGoal): number => {
  if (passed.some(goal.isReached)) return 0;
  const plies = next.map(({ tree }) => 1 + pliesSlowly(tree, goal));
  const [first] = next;
  if (first === undefined) return Number.POSITIVE_INFINITY;
  return goal.helps(first.who) ? Math.min(...plies) : Math.max(...plies);
};

/** The same for each act that is possible first, that act included; none where it is true before, or nobody can do anything. */
export const firstActsSlowly = ({ passed, next }: SlowTree, goal: SlowGoal): readonly number[] =>
  passed.some(goal.isReached) ? [] : next.map(({ tree }) => 1 + pliesSlowly(tree, goal));

/** The greatest number at the end that the player gets whatever the others do. */
export const bestSlowly = (
  { passed, next }: SlowTree,
  wanted: { readonly who: PlayerId; readonly read: (state: State) => number },
): number => {
  const [here] = passed.slice(-1);
  if (here === undefined) throw new Error('a game comes through where it begins');
  if (isOver(here)) return wanted.read(here);
  const numbers = next.map(({ tree }) => bestSlowly(tree, wanted));
  return next[0]?.who === wanted.who ? Math.max(...numbers) : Math.min(...numbers);
};

/** All that is come through on any way, and all that it ends with. */
export const waysSlowly = (root: SlowTree): { readonly through: readonly State[]; readonly ends: readonly State[] } => {
  const through: State[] = [];
  const ends: State[] = [];
  const walk = ({ passed, next }: SlowTree): void => {
    for (const state of passed) through.push(state);
    if (next.length === 0) ends.push(...passed.slice(-1));
    for (const { tree } of next) walk(tree);
  };
  walk(root);
  return { through, ends };
};

interface Step {
  readonly who: PlayerId;
  readonly act: Act;
  readonly after: State;
}

const steps = (state: State, { library }: SlowCounting): readonly Step[] =>
  state.players.flatMap(({ id: who }) =>
    thinkable(state)
      .filter(act => isLegal(state, who, act))
      .flatMap(act => finished(state, who, act, library).map(after => ({ who, act, after }))),
  );

/** With each answer to what is asked before a card is played, or an ability activated. */
const finished = (before: State, who: PlayerId, act: Act, library: SlowCounting['library']): readonly State[] => {
  let open = [done(before, who, act, library)];
  const over: State[] = [];
  while (open.length > 0) {
    const isAsked = (after: State): boolean =>
      (act.kind === 'play' || act.kind === 'activate') &&
      after.decision?.kind === 'choose' &&
      after.chain.some(({ id, status }) => id === before.nextItem && status === 'pending');
    over.push(...open.filter(after => !isAsked(after)));
    open = open.filter(isAsked).flatMap(after =>
      thinkable(after)
        .filter(answer => isLegal(after, who, answer))
        .map(answer => done(after, who, answer, library)),
    );
  }
  return over;
};

const done = (state: State, who: PlayerId, act: Act, library: SlowCounting['library']): State => {
  const play = playFrom(state, library);
  play.lastTurn = state.turnNumber;
  perform(play, who, act);
  return play.state;
};

const settled = (from: State, counting: SlowCounting): State => passedFrom(from, counting).at(-1) ?? from;

/** The states that the game comes through by itself. */
const passedFrom = (from: State, counting: SlowCounting): readonly State[] => {
  const passed = [from];
  let state = from;
  while (!isOver(state)) {
    const [only, another] = steps(state, counting);
    if (only === undefined || another !== undefined) break;
    if (counting.ply === 'written' && (only.act.kind === 'move' || only.act.kind === 'end-turn')) break;
    if (counting.ply === 'all' && only.act.kind !== 'pass') break;
    state = only.after;
    passed.push(state);
  }
  return passed;
};

const isOver = ({ winners, phase, decision, chain, showdown }: State): boolean =>
  winners.length > 0 || (phase === 'expired' && decision === null && chain.length === 0 && showdown === null);

/** All that counts of a position, word for word. */
const written = (state: State): string => canonicalText(nodesOf(withoutPast(state), 'by name'));

/** On none of these boards does anything look back on the turn. */
const withoutPast = (state: State): State => ({
  ...state,
  past: null,
  showdown: state.showdown && { ...state.showdown, fresh: false },
  combat:
    state.combat === null || state.combat.stage === 'over'
      ? null
      : { ...state.combat, designated: hasTriggers(state) ? state.combat.designated : [] },
  chainBy: state.chain.length === 0 ? 'play' : state.chainBy,
  players:
    isOver(state) && state.winners.length === 0
      ? state.players.map(withoutDeeds)
      : state.players.map(p => ({ ...p, conquered: [], held: [] })),
  objects: state.objects.map(o => ({
    ...o,
    lastDealt: 0,
    since: o.zone.kind === 'facedown' && !isOver(state) ? o.since : 0,
  })),
  decision:
    state.decision?.kind === 'choose'
      ? {
          ...state.decision,
          resume: { ...state.decision.resume, start: withoutPast(state.decision.resume.start) },
        }
      : state.decision,
});

/** What was done in a turn that is over is asked by nobody. */
const withoutDeeds = (p: State['players'][number]): State['players'][number] => ({
  ...p,
  conquered: [],
  held: [],
  scored: [],
  energySpent: 0,
  powerSpent: 0,
});

const hasTriggers = ({ objects }: State): boolean =>
  objects.some(({ print }) => print.abilities.some(({ kind }) => kind !== 'spell'));

const thinkable = (state: State): readonly Act[] => {
  const { decision } = state;
  if (decision?.kind === 'choose') return answersTo(decision.question).map(answer => ({ kind: 'answer', answer }));
  if (decision?.kind === 'begin') return decision.places.map(at => ({ kind: 'begin', what: decision.what, at }));
  const open = openAssignment(state);
  if (open !== null)
    return splits(open.total, open.targets.length).map(shares => ({
      kind: 'assign',
      shares: open.targets.map(({ id }, at) => ({ unit: id, amount: shares[at] ?? 0 })),
    }));
  return [{ kind: 'pass' }, { kind: 'end-turn' }, ...moves(state), ...state.objects.flatMap(o => actsWith(state, o))];
};

const moves = (state: State): readonly Act[] =>
  state.players.flatMap(({ id }) => {
    const own = state.objects.filter(({ type, controller }) => type === 'unit' && controller === id).map(o => o.id);
    return subsets(own).flatMap(units =>
      units.length === 0
        ? []
        : allLocations(state).map((to): Act => ({ kind: 'move', groups: [{ units: units as ObjectId[], to }] })),
    );
  });

const ASKING = { choosing: [], moves: [], paying: [], asks: true } as const;

const actsWith = (state: State, o: GameObject): readonly Act[] => {
  if (isLikeOneBefore(state, o)) return [];
  const places = o.type === 'unit' && o.zone.kind === 'hand' ? allLocations(state) : [null];
  const from = o.zone.kind === 'facedown' ? 'facedown' : null;
  return [
    ...places.map((to): Act => ({ kind: 'play', card: o.id, from, to, declared: ASKING })),
    { kind: 'activate', source: o.id, ability: null, declared: ASKING },
    ...state.battlefields.map(({ id }): Act => ({ kind: 'hide', card: o.id, at: id, paying: [] })),
  ];
};

/** Runes are not told apart by anybody, and neither are copies of a card in a hand. */
const isLikeOneBefore = ({ objects }: State, o: GameObject): boolean =>
  (o.type === 'rune' || o.zone.kind === 'hand') &&
  objects.some(
    other =>
      other.id < o.id &&
      other.type === o.type &&
      other.name === o.name &&
      other.controller === o.controller &&
      other.zone.kind === o.zone.kind &&
      other.exhausted === o.exhausted &&
      other.print.domains.join() === o.print.domains.join(),
  );

const answersTo = (q: Question): readonly Answer[] => {
  switch (q.ask) {
    case 'may':
      return [true, false].map(yes => ({ kind: 'may', yes }));
    case 'refs':
      return subsets(q.options)
        .filter(({ length }) => (length >= q.least && length <= q.most) || (length === 0 && q.mayDecline === true))
        .map(refs => ({ kind: 'refs', refs }));
    case 'modes':
      return subsets(q.labels.map((_, at) => at))
        .filter(({ length }) => length >= (q.least ?? q.count) && length <= q.count)
        .map(modes => ({ kind: 'modes', modes }));
    default:
      throw new Error(`no board of these asks for ${q.ask}`);
  }
};

const subsets = <T>(of: readonly T[]): readonly (readonly T[])[] => {
  const [first, ...others] = of;
  if (first === undefined) return [[]];
  return subsets(others).flatMap(set => [set, [first, ...set]]);
};

const splits = (total: number, among: number): readonly (readonly number[])[] =>
  among === 1
    ? [[total]]
    : Array.from({ length: total + 1 }, (_, own) => splits(total - own, among - 1).map(rest => [own, ...rest])).flat();
