/** Acts out of a space that is far larger than what anybody may do, put together without asking the game anything. */
import type { Act } from '../../../../engine/game/actions.ts';
import { openAssignment } from '../../../../engine/game/combat/damage.ts';
import { allLocations } from '../../../../engine/game/play/destinations.ts';
import type { DeclaredChoices } from '../../../../engine/game/state/act.ts';
import { anywhere } from '../../../../engine/game/state/cards/walk.ts';
import type { Answer, Question } from '../../../../engine/game/state/decision.ts';
import { objectRef, type Ref } from '../../../../engine/game/state/ref.ts';
import type { Location, ObjectId, State } from '../../../../engine/game/state/state.ts';
import { pick, type Random, some } from '../random/chance.ts';

const NOTHING: DeclaredChoices = { choosing: [], moves: [], paying: [] };

export function* candidateActs(state: State, random: Random): Generator<Act> {
  yield { kind: 'pass' };
  yield { kind: 'end-turn' };
  yield* moves(state);
  yield* plays(state, random);
  yield* activations(state, random);
  for (const { id } of state.objects)
    for (const at of state.battlefields) yield { kind: 'hide', card: id, at: at.id, paying: [] };
  yield* decisions(state);
}

function* moves(state: State): Generator<Act> {
  for (const to of allLocations(state))
    for (const [i, a] of state.objects.entries()) {
      yield { kind: 'move', groups: [{ units: [a.id], to }] };
      for (const b of state.objects.slice(i + 1)) yield { kind: 'move', groups: [{ units: [a.id, b.id], to }] };
    }
}

const KEYWORDS = ['accelerate', 'repeat', 'additional'];

const VERBS = ['kill', 'discard', 'recycle', 'exhaust', 'return', 'banish', 'spend', 'move'];

/**
 * Everything that can be said in one word, and some of what takes two: of that there is too much. Amounts are left out: what is said
 * where none is asked for stays with the item.
 */
function* declarations(state: State, random: Random): Generator<DeclaredChoices> {
  yield NOTHING;
  for (const keyword of KEYWORDS) yield { ...NOTHING, paying: [{ kind: 'keyword', keyword }] };
  const all = [...refs(state)];
  for (const ref of all) yield { ...NOTHING, choosing: [{ kind: 'ref', ref }] };
  const seen = all.filter(isWorthChoosing(state));
  const places = allLocations(state);
  for (let n = 0; n < OF_TWO; n++) {
    // In the order of the board: what is chosen together is a set.
    const [a, b] = some(random, seen, 2).sort((one, other) => seen.indexOf(one) - seen.indexOf(other));
    if (a === undefined || b === undefined) return;
    yield { ...NOTHING, choosing: [a, b].map(ref => ({ kind: 'ref', ref })) };
    if (a.kind !== 'object') continue;
    const to = pick(random, places);
    if (to !== undefined) yield { ...NOTHING, moves: [{ what: a.id, to }] };
    // What adds resources is activated by an act of its own, or pays by itself.
    if (!addsResources(state, a.id))
      yield { ...NOTHING, paying: [{ kind: 'cost part', verb: pick(random, VERBS) ?? 'kill', objects: [a.id] }] };
  }
}
const OF_TWO = 12;

const addsResources = ({ objects }: State, id: ObjectId): boolean =>
  objects[id]?.type === 'rune' || anywhere(objects[id]?.print.abilities, part => part.do === 'add');

/** Of two that are chosen, each could be meant: the board, and what waits on the chain. */
const isWorthChoosing =
  (state: State) =>
  (ref: Ref): boolean =>
    ref.kind !== 'object' || ['base', 'battlefield'].includes(state.objects[ref.id]?.zone.kind ?? '');

function* refs(state: State): Generator<Ref> {
  for (const o of state.objects) yield objectRef(state, o.id);
  for (const { id } of state.battlefields) yield { kind: 'battlefield', id };
  for (const { id } of state.players) yield { kind: 'player', id };
  for (const { id } of state.chain) yield { kind: 'item', id };
}

function* plays(state: State, random: Random): Generator<Act> {
  const places: readonly (Location | null)[] = [null, ...allLocations(state)];
  for (const { id: card, zone } of state.objects) {
    if (zone.kind === 'base' || zone.kind === 'battlefield') continue;
    for (const to of places)
      for (const keyword of [[], ...KEYWORDS.map(k => [{ kind: 'keyword', keyword: k } as const])])
        yield { kind: 'play', card, from: null, to, declared: { ...NOTHING, paying: keyword } };
    for (const from of ['facedown', 'trash'] as const) yield { kind: 'play', card, from, to: null, declared: NOTHING };
    for (const declared of declarations(state, random)) yield { kind: 'play', card, from: null, to: null, declared };
  }
}

function* activations(state: State, random: Random): Generator<Act> {
  for (const ability of [null, '1', '2'])
    for (const declared of declarations(state, random)) {
      for (const { id } of state.objects) yield { kind: 'activate', source: id, ability, declared };
      for (const { id } of state.battlefields) yield { kind: 'activate-place', at: id, ability, declared };
    }
}

function* decisions(state: State): Generator<Act> {
  // Where nobody has to choose, a line may still say what has just begun by itself: nothing is done.
  for (const { id } of state.decision === null ? [] : state.battlefields)
    for (const what of ['combat', 'showdown'] as const) yield { kind: 'begin', what, at: id };
  const open = openAssignment(state);
  if (open !== null)
    for (const shares of splits(open.total, open.targets.length))
      yield { kind: 'assign', shares: open.targets.map((u, i) => ({ unit: u.id, amount: shares[i] ?? 0 })) };
  if (state.decision?.kind === 'choose')
    for (const answer of answers(state, state.decision.question)) yield { kind: 'answer', answer };
}

function* answers(state: State, q: Question): Generator<Answer> {
  yield { kind: 'may', yes: true };
  yield { kind: 'may', yes: false };
  for (let amount = 0; amount < 8; amount++) yield { kind: 'number', amount };
  const things = [...refs(state), ...(q.ask === 'refs' ? q.options : [])];
  yield { kind: 'refs', refs: [] };
  for (const [i, a] of things.entries()) {
    yield { kind: 'refs', refs: [a] };
    for (const b of things.slice(i + 1)) yield { kind: 'refs', refs: [a, b] };
  }
  for (let a = 0; a < 4; a++) {
    yield { kind: 'modes', modes: [a] };
    for (let b = 0; b < 4; b++) yield { kind: 'modes', modes: [a, b] };
  }
  for (const order of [
    [0, 1],
    [1, 0],
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ])
    yield { kind: 'order', order };
  if (q.ask === 'name') for (const name of [...q.options, 'No Such Name']) yield { kind: 'name', name };
  if (q.ask === 'shares') for (const shares of splits(q.total, q.among.length)) yield { kind: 'shares', shares };
}

/** Every way to split so many points. */
function* splits(total: number, among: number): Generator<readonly number[]> {
  if (among === 0) return;
  if (among === 1) return yield [total];
  for (let own = 0; own <= total; own++) for (const rest of splits(total - own, among - 1)) yield [own, ...rest];
}
