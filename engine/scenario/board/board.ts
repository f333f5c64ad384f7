/** The board that a scenario lays out: its players, battlefields and units, in no edition yet. */

import { BOUNDS } from '../../bounds.ts';
import type { BattlefieldId, GameMode, PlayerId, Pool, Print, UnitId } from '../../game/state/state.ts';
import { MODES } from '../../game/state/state.ts';
import type { KeywordUse, Name, PlayerAttribute, ScenarioTree, Span, Statement } from '../../language/syntax.ts';
import { LARGEST } from '../../language/tokens/tokens.ts';
import type { Cards } from '../names/cards.ts';
import { duplicate, type Find, finder } from '../names/find.ts';
import { type Names, nameTable, sameName } from '../names/names.ts';
import { isType, nameOfOther, nearCard, unknownCard, wrongCard } from '../names/unknownCards.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Assumption } from '../report/report.ts';
import { readPieces } from './attached.ts';
import { readCards } from './boardCards.ts';
import type { BoardUnit } from './boardUnits.ts';
import { wrongLegends } from './chosenLegends.ts';
import { type ComingLater, comingLater } from './comingLater.ts';
import { notesOnBoard } from './entryEffects.ts';
import { reportMisleading } from './misleadingNames.ts';
import { withSources } from './sources.ts';

export interface BoardPlayer {
  readonly name: Name;
  readonly handKnown: boolean;
  readonly deckKnown: boolean;
  readonly runeDeckKnown: boolean;
  /** Null where the scenario gives no resources. */
  readonly pool: Pool | null;
  readonly points: number | null;
  readonly xp: number;
  readonly team: string | null;
  /** Which of the player's possessions the scenario lists. */
  readonly specified: ReadonlySet<Specified>;
}

/** What a player has that a scenario need not list. */
export type Specified = 'runes' | 'hand' | 'trash' | 'points' | 'xp' | 'legends';

export interface BoardBattlefield {
  readonly name: Name;
  readonly print: Print | null;
  readonly end: number;
  readonly controller: PlayerId | null;
  readonly contestedBy: PlayerId | null;
  readonly owner: PlayerId | null;
  readonly scoredBy: readonly PlayerId[];
}

export interface Board {
  readonly players: readonly BoardPlayer[];
  readonly battlefields: readonly BoardBattlefield[];
  /** Units and gear first, then the cards of all other zones. */
  readonly units: readonly BoardUnit[];
  /** Decks, the top card first, by their places in `units`. */
  readonly decks: ReadonlyMap<PlayerId, readonly UnitId[]>;
  /** The same of rune decks. */
  readonly runeDecks: ReadonlyMap<PlayerId, readonly UnitId[]>;
  /** Legends chosen as decks were built, by their places in `units`. */
  readonly chosenLegends: ReadonlyMap<PlayerId, readonly UnitId[]>;
  readonly names: Names;
  /** Where keywords are written, each once a unit line. */
  readonly keywords: readonly KeywordUse[];
  readonly mode: { readonly mode: GameMode; readonly span: Span } | null;
  readonly problems: readonly Problem[];
  /** What its names are taken to mean. */
  readonly assumed: readonly Assumption[];
  /** What the script may add to it. */
  readonly later: ComingLater;
}

type Of<K extends Statement['kind']> = Extract<Statement, { kind: K }>;

/** A statement by which something lies on the board, or beside it. */
export type BoardStatement = Of<'player' | 'battlefield' | 'base' | 'unit' | 'gear' | 'trash'>;

/** Reads the board off the tree; what is wrong with it is reported, and the rest is laid out all the same. */
export const boardOf = (tree: ScenarioTree, cards: Cards): Board => {
  const problems: Problem[] = [];
  const said = laidOut(tree.statements);
  const declared = distinct(atMost('players', said.players, problems), 'player', problems);
  const players = declared.map(s => readPlayer(s, said));
  const playerTable = nameTable(
    players.map(p => p.name.text),
    i => i as PlayerId,
  );
  const find = finder(playerTable, 'player', problems);
  const fields = distinct(atMost('battlefields', said.battlefields, problems), 'battlefield', problems);
  const battlefields = fields.map(s => readBattlefield(s, find, cards, problems));
  reportMisleading(tree.statements, problems);
  const keywords: KeywordUse[] = [];
  const pieces = readPieces(said.board, fields, { find, problems, keywords, isGuess: guesses(tree), cards });
  const notes = notesOnBoard(said.board, cards, pieces);
  problems.push(...notes.problems);
  const { objects, ...lists } = readCards(said.board, fields, pieces.length, { find, problems, cards });
  const units = withSources(said.board, objects.length === 0 ? pieces : [...pieces, ...objects], problems);
  problems.push(...wrongLegends(said.players, units));
  const names: Names = {
    players: playerTable,
    battlefields: nameTable(
      fields.map(s => s.name.text),
      i => i as BattlefieldId,
    ),
    units: nameTable(
      pieces.map(u => u.unit.name),
      i => i as UnitId,
    ),
    cards,
  };
  return {
    players,
    battlefields,
    units,
    ...lists,
    names,
    keywords,
    mode: readMode(said.modes, problems),
    problems,
    assumed: notes.assumed,
    later: comingLater(tree, cards),
  };
};

/** The statements that lay out the board, gone through once: its readers need not pass over the script's. */
interface LaidOut {
  readonly players: Of<'player'>[];
  readonly battlefields: Of<'battlefield'>[];
  readonly modes: Of<'mode'>[];
  /** These, with the bases, units, gear and trashes, in their order. */
  readonly board: BoardStatement[];
}

const laidOut = (statements: readonly Statement[]): LaidOut => {
  const said: LaidOut = { players: [], battlefields: [], modes: [], board: [] };
  for (const s of statements) {
    switch (s.kind) {
      case 'player':
        said.players.push(s);
        said.board.push(s);
        break;
      case 'battlefield':
        said.battlefields.push(s);
        said.board.push(s);
        break;
      case 'base':
      case 'unit':
      case 'gear':
      case 'trash':
        said.board.push(s);
        break;
      case 'mode':
        said.modes.push(s);
        break;
      default:
        break;
    }
  }
  return said;
};

/** Finds the parts of a text in which the parser found an error. */
export const guesses = (tree: ScenarioTree): ((span: Span) => boolean) => {
  const errors = tree.problems;
  return errors.length === 0
    ? () => false
    : span => errors.some(p => p.span.start >= span.start && p.span.start <= span.end);
};

/** The first statements, up to the bound; the first one beyond it is reported, and all of those are left out. */
const atMost = <S extends { readonly span: Span }>(
  what: 'players' | 'battlefields',
  statements: readonly S[],
  problems: Problem[],
): readonly S[] => {
  const first = statements[BOUNDS[what]];
  if (first === undefined) return statements;
  problems.push(
    problem(
      'flow/limit',
      first.span,
      `A scenario has at most ${BOUNDS[what]} ${what}. This one and those below it are left out.`,
    ),
  );
  return statements.slice(0, BOUNDS[what]);
};

const distinct = <S extends { readonly name: Name }>(
  statements: readonly S[],
  what: string,
  problems: Problem[],
): S[] =>
  statements.filter((s, i) => {
    const first = statements.find((o, j) => j < i && sameName(o.name, s.name.text));
    if (first !== undefined) problems.push(duplicate(s.name, what, first.name));
    return first === undefined;
  });

const readPlayer = (s: Of<'player'>, said: LaidOut): BoardPlayer => ({
  name: s.name,
  specified: specifiedBy(s, said),
  handKnown: s.attributes.some(a => a.kind === 'hand'),
  deckKnown: s.attributes.some(a => a.kind === 'deck'),
  runeDeckKnown: s.attributes.some(a => a.kind === 'rune deck'),
  pool: poolOf(s.attributes),
  points: amountOf(s.attributes, 'points'),
  xp: amountOf(s.attributes, 'xp') ?? 0,
  team: s.attributes.find(a => a.kind === 'team')?.team.text.toLowerCase() ?? null,
});

const specifiedBy = ({ name, attributes }: Of<'player'>, { players, board }: LaidOut): ReadonlySet<Specified> => {
  const told = new Set<Specified>();
  for (const a of attributes) {
    if (tellsRunes(a)) told.add('runes');
    if (a.kind === 'hand' || a.kind === 'trash') told.add(a.kind);
    if (a.kind === 'chosen') told.add('legends');
  }
  // A scenario that gives one player's points gives the score, and so with XP: the others have none.
  for (const kind of ['points', 'xp'] as const)
    if (players.some(s => s.attributes.some(a => a.kind === kind))) told.add(kind);
  if (board.some(s => s.kind === 'trash' && sameName(s.player, name.text))) told.add('trash');
  return told;
};

const amountOf = (attributes: readonly PlayerAttribute[], kind: 'points' | 'xp'): number | null => {
  // A number that the parser found too large does not count: taken at its word, it would have won the game.
  for (const a of attributes) if (a.kind === kind) return a.amount.value > LARGEST ? null : a.amount.value;
  return null;
};

/** Resources are enforced once the scenario gives any: Energy, Power, or runes. */
const poolOf = (attributes: readonly PlayerAttribute[]): Pool | null => {
  if (!attributes.some(a => a.kind === 'energy' || a.kind === 'power' || tellsRunes(a))) return null;
  let energy = 0;
  const power = new Map<string, number>();
  for (const a of attributes) {
    if (a.kind === 'energy') energy += a.amount.value;
    else if (a.kind === 'power') power.set(a.domain.text, (power.get(a.domain.text) ?? 0) + a.amount.value);
  }
  return { energy, power: [...power].map(([domain, amount]) => ({ domain, amount })), limited: [] };
};

/** `runes 2x calm`, or that there are none; whoever lists the rune deck has no others. */
export const tellsRunes = (a: PlayerAttribute): boolean =>
  a.kind === 'runes' || a.kind === 'rune deck' || (a.kind === 'none' && a.of === 'runes');

const readMode = (statements: readonly Of<'mode'>[], problems: Problem[]): Board['mode'] => {
  const [first, ...more] = statements;
  for (const s of more)
    problems.push(problem('setup/value', s.span, 'The mode is already set; a scenario has only one mode.'));
  const mode = MODES.find(m => m === first?.mode.text);
  return mode === undefined || first === undefined ? null : { mode, span: first.mode.span };
};

const readBattlefield = (
  s: Of<'battlefield'>,
  find: Find<PlayerId>,
  cards: Cards,
  problems: Problem[],
): BoardBattlefield => {
  const byKind = (kind: 'controlled' | 'contested' | 'owner'): PlayerId | null => {
    for (const a of s.attributes) if (a.kind === kind) return find(a.player);
    return null;
  };
  const scoredBy: PlayerId[] = [];
  for (const a of s.attributes) if (a.kind === 'scored') scoredBy.push(...a.players.flatMap(name => find(name) ?? []));
  const isCard = s.card !== undefined || s.name.quoted;
  const print = isCard ? cards.print((s.card ?? s.name).text) : null;
  if (s.card !== undefined && print === null) problems.push(unknownCard(s.card, cards, isType('battlefield')));
  else if (s.card !== undefined && print !== null && print.type !== 'battlefield')
    problems.push(wrongCard(s.card, print, 'a battlefield', cards, isType('battlefield')));
  else if (s.card === undefined && s.name.quoted && print === null)
    problems.push(...nearCard(s.name, 'battlefield', cards, isType('battlefield')));
  else if (s.card === undefined && s.name.quoted && print !== null && print.type !== 'battlefield')
    problems.push(nameOfOther(s.name, 'battlefield', print));
  return {
    name: s.name,
    print: print?.type === 'battlefield' ? print : null,
    end: s.span.end,
    controller: byKind('controlled'),
    owner: byKind('owner'),
    contestedBy: byKind('contested'),
    scoredBy,
  };
};
