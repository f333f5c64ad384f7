/** A board becomes a state: the game as it is before the script's first line, under one edition. */
import { hasTrigger } from '../../game/abilities/keywordTriggers.ts';
import { copyBattlefield, copyState } from '../../game/play/copies.ts';
import { opposed, playersAt } from '../../game/play/query.ts';
import { newBudget } from '../../game/state/budget.ts';
import type { Behaviours } from '../../game/state/editions.ts';
import { flatMapped } from '../../game/state/lists.ts';
import { Memory } from '../../game/state/memory.ts';
import { MODE_FACTS, type ModeFacts, modeFor } from '../../game/state/modes.ts';
import type { Rules } from '../../game/state/rulesets.ts';
import type { Battlefield, BattlefieldId, Budget, Player, PlayerId, State } from '../../game/state/state.ts';
import { type Excess, outcomeOf } from '../../game/state/stopping.ts';
import type { Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { excessText } from '../report/excess.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Fix, RuleNumbers } from '../report/report.ts';
import type { Board, BoardPlayer } from './board.ts';
import { setupNotes } from './setupNotes.ts';

export interface BoardSetup {
  readonly state: State;
  readonly problems: readonly Problem[];
}

/** Players of a scenario that declares none, so that a half-typed file still has a game. */
const UNNAMED: readonly BoardPlayer[] = ['Player 1', 'Player 2'].map(text => ({
  name: { text, quoted: false, span: { start: 0, end: 0 } },
  handKnown: false,
  deckKnown: false,
  runeDeckKnown: false,
  pool: null,
  points: null,
  xp: 0,
  team: null,
  specified: new Set(),
}));

/** `title` is where hints about the whole board stand. */
export const setUp = (
  board: Board,
  { edition, behaviours, clarified }: Rules,
  title: Span,
  rules: RuleNumbers,
  budget: Budget = newBudget(),
): BoardSetup => {
  const problems: Problem[] = [];
  const declared = board.players.length > 0 ? board.players : UNNAMED;
  const inTeams = declared.some(p => p.team !== null);
  const mode = board.mode?.mode ?? modeFor(declared.length, inTeams);
  const facts = MODE_FACTS[mode];
  const players = playersOf(board, declared, facts, behaviours);
  const state: State = {
    edition,
    behaviours,
    budget,
    memory: new Memory(),
    clarified,
    mode,
    victoryScore: facts.victoryScore,
    players,
    battlefields: board.battlefields.map(battlefieldOf),
    objects: board.units.map(u => u.unit),
    turnPlayer: 0 as PlayerId,
    teammateHeld: [],
    occupied: [],
    showdown: null,
    combat: null,
    assigned: null,
    decision: null,
    phase: 'main',
    skips: [],
    turnNumber: 1,
    firstTurnDeclared: false,
    extraTurns: [],
    orderedTurn: 0 as PlayerId,
    nextTurn: null,
    chain: [],
    priority: null,
    passes: 0,
    chainBy: 'play',
    nextItem: 0,
    lastingAbilities: [],
    mighty: null,
    recordsMight: board.later.becomingMighty,
    banishedBy: [],
    named: [],
    past: null,
    hasAbilities: board.later.abilities || needsLooking(board),
    winners: [],
  };
  const contested = settleContests(state, board, problems);
  budget.beginLine();
  const noted = outcomeOf(['out of bounds'], () => setupNotes(contested, board, title, rules));
  problems.push(...(noted.kind === 'done' ? noted.value : boardExcess(noted.excess, title)));
  return { state: contested, problems };
};

const battlefieldOf = (b: Board['battlefields'][number], at: number): Battlefield => ({
  id: at as BattlefieldId,
  name: b.name.text,
  controller: b.controller,
  contestedBy: b.contestedBy,
  stagedShowdown: false,
  stagedCombat: false,
  print: b.print,
  replaced: null,
  owner: b.owner,
});

/** An interruption is reported by the run. */
const boardExcess = (excess: Excess, title: Span): readonly Problem[] =>
  excess.kind === 'interrupted'
    ? []
    : [problem('flow/limit', title, `${excessText(excess)} The board was not checked.`)];

/** Whether anything on this board could trigger, change others or be attached: if not, nothing has to be looked for. */
const needsLooking = (board: Board): boolean =>
  board.battlefields.some(b => (b.print?.abilities.length ?? 0) > 0) ||
  board.units.some(
    ({ unit }) =>
      unit.type !== 'unit' || unit.print.abilities.length > 0 || unit.keywords.some(k => hasTrigger(k.name)),
  );

/** Teams as declared, or in the seats of a mode with teams; without teams everybody is their own. */
const playersOf = (
  board: Board,
  declared: readonly BoardPlayer[],
  { teams }: ModeFacts,
  { teamPoints }: Behaviours,
): Player[] => {
  const names = [...new Set(declared.map(p => p.team))];
  const teamOf = (p: BoardPlayer, seat: number): number => {
    if (p.team !== null) return names.indexOf(p.team);
    return names.length + (teams ? seat % 2 : seat);
  };
  return declared.map((p, seat): Player => {
    const team = teamOf(p, seat);
    const isMate = (o: BoardPlayer, i: number): boolean => teamOf(o, i) === team;
    const sharers = teamPoints === 'shared' ? declared.filter(isMate) : [p];
    const points = Math.max(...sharers.map(each => each.points ?? 0));
    return {
      id: seat as PlayerId,
      name: p.name.text,
      team,
      left: false,
      points,
      xp: p.xp,
      turns: 0,
      drew: 0,
      unseen: 0,
      unseenInTrash: 0,
      handKnown: p.handKnown,
      championName: championOf(board, seat),
      chosenLegends: board.chosenLegends.get(seat as PlayerId) ?? [],
      deck: p.deckKnown ? (board.decks.get(seat as PlayerId) ?? []) : null,
      runeDeck: p.runeDeckKnown ? (board.runeDecks.get(seat as PlayerId) ?? []) : null,
      unspecifiedDeckUsed: false,
      unspecifiedOrders: [],
      unspecifiedHandUsed: false,
      unspecifiedPayments: 'none',
      unspecifiedDomainUsed: false,
      pool: p.pool,
      energySpent: 0,
      powerSpent: 0,
      conquered: [],
      held: [],
      scored: scoredBy(board, seat as PlayerId),
    };
  });
};

/** The name of the card in a player's Champion Zone. */
const championOf = (board: Board, seat: number): string | null =>
  board.units.find(({ unit }) => unit.zone.kind === 'champion' && unit.owner === seat)?.unit.print.name ?? null;

const scoredBy = (board: Board, who: PlayerId): BattlefieldId[] =>
  flatMapped(board.battlefields, (b, i) => (b.scoredBy.includes(who) ? (i as BattlefieldId) : []));

/** `control.contested`: who contested a battlefield is said, or it is the one there who does not control it. */
const settleContests = (state: State, board: Board, problems: Problem[]): State => {
  const battlefields = state.battlefields.map(b => {
    const said = board.battlefields[b.id];
    const here = playersAt(state, b.id);
    if (said === undefined) return b;
    if (here.length > 2) {
      problems.push(
        problem(
          'setup/value',
          said.name.span,
          `Units of ${here.length} players are at ${b.name}; no move or effect can bring units of more than two players there.`,
          {
            concepts: ['combat.two-players'],
          },
        ),
      );
    }
    if (b.contestedBy !== null) {
      if (b.contestedBy === b.controller) {
        problems.push(
          problem(
            'setup/value',
            said.name.span,
            `${b.name} cannot be contested by the player who already controls it.`,
            {
              concepts: ['control.contested.applied'],
            },
          ),
        );
        return contested(b, null);
      }
      return b;
    }
    if (opposed(state, b.id)) {
      const others = here.filter(id => id !== b.controller);
      const [one] = others;
      if (others.length === 1 && one !== undefined) return contested(b, one);
      problems.push(whoContested(state, board, b));
    } else if (state.behaviours.controlByPresence && b.controller === null && here.length === 1) {
      const controlled = copyBattlefield(b);
      controlled.controller = here[0] ?? null;
      return controlled;
    }
    return b;
  });
  const settled = copyState(state);
  settled.battlefields = battlefields;
  return settled;
};

const contested = (b: Battlefield, by: PlayerId | null): Battlefield => {
  const copy = copyBattlefield(b);
  copy.contestedBy = by;
  return copy;
};

const whoContested = (state: State, board: Board, b: Battlefield): Problem => {
  const said = board.battlefields[b.id];
  const names = playersAt(state, b.id).map(id => state.players[id]?.name ?? '');
  const end = said?.end ?? 0;
  const fixes = names.map(
    (name, i): Fix => ({
      title: `Contested by ${name}`,
      edits: [{ span: { start: end, end }, text: ` contested by ${quoteIfNeeded(name)}` }],
      preferred: i === 0,
      safe: false,
    }),
  );
  return problem(
    'setup/contested-by',
    said?.name.span ?? { start: 0, end: 0 },
    `${names.join(' and ')} have units at ${b.name}, and no line says who contested it: add "contested by ${names[0]}", or say who controls it.`,
    {
      concepts: ['control.contested.applied', 'combat.showdown.attacker'],
      fixes,
    },
  );
};
