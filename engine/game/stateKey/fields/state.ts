/**
 * What counts in a state: every field of everything that it is made of, with how it is described. A new field has to be put here or
 * in the files beside this one, or it does not compile. Left out is what no act, question or expectation can ask for: what things
 * are called, counters of which only differences matter, and what follows from the rest.
 *
 * Players and battlefields are told apart by their places; objects are not.
 */
import type {
  Combat,
  DamageOrder,
  Decision,
  Designation,
  GivenName,
  Player,
  Resume,
  Showdown,
  State,
} from '../../state/state.ts';
import type { AssignedDamage, Battlefield, GameObject, UnspecifiedOrder } from '../../state/things.ts';
import { type Description, type FieldList, fields, listOf, numbers, part, plain, setOf } from '../terms.ts';
import { ACT_FIELDS, REPLY_FIELDS } from './acts.ts';
import { ITEM_FIELDS, LASTING_FIELDS, past } from './items.ts';
import { memo, object, writeObject } from './objects.ts';

export const PLAYER_FIELDS: FieldList<Player> = {
  id: plain,
  name: 'left out',
  team: plain,
  left: plain,
  points: plain,
  xp: plain,
  turns: plain,
  drew: plain,
  unseen: plain,
  unseenInTrash: plain,
  handKnown: plain,
  championName: plain,
  chosenLegends: listOf(object),
  deck: listOf(object),
  runeDeck: listOf(object),
  unspecifiedDeckUsed: 'left out',
  unspecifiedOrders: listOf(fields<UnspecifiedOrder>({ cards: listOf(object), by: plain, isReliedOn: plain })),
  unspecifiedHandUsed: 'left out',
  unspecifiedPayments: 'left out',
  unspecifiedDomainUsed: 'left out',
  pool: plain,
  energySpent: plain,
  powerSpent: plain,
  conquered: numbers,
  held: numbers,
  scored: numbers,
};

export const BATTLEFIELD_FIELDS: FieldList<Battlefield> = {
  id: plain,
  name: 'left out',
  controller: plain,
  contestedBy: plain,
  stagedShowdown: plain,
  stagedCombat: plain,
  print: plain,
  replaced: plain,
  owner: plain,
};

export const COMBAT_FIELDS: FieldList<Combat> = {
  at: plain,
  attacker: plain,
  defender: plain,
  stage: plain,
  result: plain,
  designated: setOf<Designation>('designated', (out, { unit, incarnation, role }) => {
    out.incarnation(unit, incarnation);
    out.word(role);
  }),
  excess: plain,
  damageOrders: listOf(fields<DamageOrder>({ unit: object, order: numbers })),
  recalled: plain,
  abandoned: plain,
};

/** `start` is described with the state that it is in: `writeState`. */
const RESUME_FIELDS: FieldList<Resume> = {
  start: (out, start) => writeState(out, start, 'before'),
  who: plain,
  act: fields(ACT_FIELDS),
  answers: listOf(fields(REPLY_FIELDS)),
  /** Both follow from the rest. */
  underWay: 'left out',
  steps: 'left out',
};

/** What is asked follows from how the act goes on, which is in `resume`. */
const DECISION_FIELDS: FieldList<Decision> = {
  kind: plain,
  player: plain,
  what: plain,
  places: plain,
  role: plain,
  question: 'left out',
  about: 'left out',
  rule: 'left out',
  prompt: 'left out',
  resume: fields(RESUME_FIELDS),
};

export const STATE_FIELDS: FieldList<State> = {
  edition: plain,
  behaviours: plain,
  clarified: plain,
  budget: 'left out',
  memory: 'left out',
  mode: plain,
  victoryScore: plain,
  players: listOf(part(fields(PLAYER_FIELDS))),
  battlefields: listOf(part(fields(BATTLEFIELD_FIELDS))),
  /** Nodes of their own: `writeState`. */
  objects: 'left out',
  turnPlayer: plain,
  teammateHeld: numbers,
  occupied: plain,
  showdown: fields<Showdown>({ at: plain, focus: plain, passes: plain, fresh: plain }),
  combat: fields(COMBAT_FIELDS),
  assigned: setOf('assigned', fields<AssignedDamage>({ unit: object, amount: plain })),
  decision: fields(DECISION_FIELDS),
  phase: plain,
  skips: plain,
  /** Asked for only by what came in it. */
  turnNumber: 'left out',
  firstTurnDeclared: plain,
  extraTurns: plain,
  orderedTurn: plain,
  nextTurn: plain,
  chain: listOf(fields(ITEM_FIELDS)),
  priority: plain,
  passes: plain,
  chainBy: plain,
  nextItem: 'left out',
  mighty: (out, { seen, mights }) =>
    seen.forEach((id, at) => {
      out.entry('seen', () => {
        out.object(id);
        out.word(String(mights[at]));
      });
    }),
  recordsMight: plain,
  lastingAbilities: listOf(fields(LASTING_FIELDS)),
  banishedBy: setOf<State['banishedBy'][number]>('banished', (out, { by, what, incarnation }) => {
    out.object(by);
    out.incarnation(what, incarnation);
  }),
  named: listOf<GivenName>((out, { by, incarnation, of, name }) => {
    out.incarnation(by, incarnation);
    out.plain(of);
    out.plain(name);
  }),
  past,
  hasAbilities: plain,
  winners: numbers,
};
/** All but the objects. */
export const writeStateFields = fields(STATE_FIELDS);

/** `before`: the one in which an act began that is not over, described beside the one that it has led to so far. */
export const writeState = (out: Description, state: State, which: 'now' | 'before'): void => {
  const { circumstances } = out;
  const { turnNumber } = circumstances;
  circumstances.turnNumber = state.turnNumber;
  for (const o of state.objects)
    if (which === 'now')
      out.within(o.id + 1, () => {
        writeObject(out, o);
        if (circumstances.areDistinctByName && o.type !== 'rune') out.word(o.name);
      });
    else
      out.entry('before', () => {
        out.object(o.id);
        memo(out, o);
      });
  writeStateFields(out, state);
  // `layers.timestamp`: passives go by the order in which what has them stands.
  for (const o of state.objects) if (hasAbilities(o)) out.object(o.id);
  circumstances.turnNumber = turnNumber;
};

const hasAbilities = ({ print: { abilities }, modifiers, zone }: GameObject): boolean =>
  ON_BOARD.has(zone.kind) &&
  (abilities.length > 0 || modifiers.some(m => m.kind === 'ability' || m.kind === 'effect text'));
const ON_BOARD: ReadonlySet<string> = new Set(['base', 'battlefield', 'legend']);
