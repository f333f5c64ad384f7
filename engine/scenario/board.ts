/** The board that a scenario lays out: its players, battlefields and units, in no edition yet. */

import type { BattlefieldId, Mode, PlayerId, UnitId } from '../game/state.ts';
import { MODES } from '../game/state.ts';
import { LARGEST } from '../language/lexer.ts';
import type { KeywordUse, Name, PlayerAttribute, ScenarioTree, Span, Statement } from '../language/syntax.ts';
import { type BoardUnit, readUnits } from './boardUnits.ts';
import { duplicate, type Find, finder } from './find.ts';
import { type Names, nameTable, sameName } from './names.ts';
import { type Problem, problem } from './problems.ts';

export interface BoardPlayer {
  readonly name: Name;
  readonly points: number | null;
  readonly xp: number;
  readonly team: string | null;
}

export interface BoardBattlefield {
  readonly name: Name;
  readonly end: number;
  readonly controller: PlayerId | null;
  readonly contestedBy: PlayerId | null;
  readonly scoredBy: readonly PlayerId[];
}

export interface Board {
  readonly players: readonly BoardPlayer[];
  readonly battlefields: readonly BoardBattlefield[];
  readonly units: readonly BoardUnit[];
  readonly names: Names;
  /** Where keywords are written, each once a unit line. */
  readonly keywords: readonly KeywordUse[];
  readonly mode: { readonly mode: Mode; readonly span: Span } | null;
  readonly problems: readonly Problem[];
}

type Of<K extends Statement['kind']> = Extract<Statement, { kind: K }>;

/** Reads the board off the tree; what is wrong with it is told, and the rest is laid out all the same. */
export const boardOf = (tree: ScenarioTree): Board => {
  const problems: Problem[] = [];
  const said = { players: [] as Of<'player'>[], battlefields: [] as Of<'battlefield'>[], modes: [] as Of<'mode'>[] };
  for (const s of tree.statements) {
    if (s.kind === 'player') said.players.push(s);
    else if (s.kind === 'battlefield') said.battlefields.push(s);
    else if (s.kind === 'mode') said.modes.push(s);
  }
  const players = distinct(said.players, 'player', problems).map(readPlayer);
  const playerTable = nameTable(
    players.map(p => p.name.text),
    i => i as PlayerId,
  );
  const find = finder(playerTable, 'player', problems);
  const fields = distinct(said.battlefields, 'battlefield', problems);
  const battlefields = fields.map(s => readBattlefield(s, find));
  const keywords: KeywordUse[] = [];
  const units = readUnits(tree, fields, { find, problems, keywords, isGuess: guesses(tree) });
  const names: Names = {
    players: playerTable,
    battlefields: nameTable(
      fields.map(s => s.name.text),
      i => i as BattlefieldId,
    ),
    units: nameTable(
      units.map(u => u.unit.name),
      i => i as UnitId,
    ),
    isCard: cardNames(tree),
  };
  return { players, battlefields, units, names, keywords, mode: readMode(said.modes, problems), problems };
};

/** Tells the parts of a text in which the parser found an error. */
export const guesses = (tree: ScenarioTree): ((span: Span) => boolean) => {
  const errors = tree.problems;
  return errors.length === 0
    ? () => false
    : span => errors.some(p => p.span.start >= span.start && p.span.start <= span.end);
};

/** Tells the names of cards off the board, and of gear: known, if not yet played with. Gathered when first asked. */
const cardNames = (tree: ScenarioTree): ((name: string) => boolean) => {
  let known: ReadonlySet<string> | null = null;
  return name => {
    known ??= new Set(tree.statements.flatMap(cardsOf).map(card => card.text.toLowerCase()));
    return known.has(name.toLowerCase());
  };
};

const cardsOf = (s: Statement): readonly Name[] => {
  if (s.kind === 'trash') return s.cards;
  if (s.kind === 'gear') return [s.name];
  if (s.kind === 'battlefield') return s.attributes.flatMap(a => (a.kind === 'facedown' ? [a.card] : []));
  if (s.kind !== 'player') return [];
  return s.attributes.flatMap(a => {
    if (a.kind === 'hand' || a.kind === 'deck') return a.cards;
    return a.kind === 'legend' || a.kind === 'champion' ? [a.card] : [];
  });
};

/** The statements whose names are not taken; each other one is told. */
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

const readPlayer = (s: Of<'player'>): BoardPlayer => ({
  name: s.name,
  points: amountOf(s.attributes, 'points'),
  xp: amountOf(s.attributes, 'xp') ?? 0,
  team: s.attributes.find(a => a.kind === 'team')?.team.text.toLowerCase() ?? null,
});

const amountOf = (attributes: readonly PlayerAttribute[], kind: 'points' | 'xp'): number | null => {
  // A number that the parser found too large is none: taken at its word, it would have won the game.
  for (const a of attributes) if (a.kind === kind) return a.amount.value > LARGEST ? null : a.amount.value;
  return null;
};

const readMode = (statements: readonly Of<'mode'>[], problems: Problem[]): Board['mode'] => {
  const [first, ...more] = statements;
  for (const s of more)
    problems.push(problem('setup/value', s.span, 'The mode is given already; a scenario has one mode.'));
  const mode = MODES.find(m => m === first?.mode.text);
  return mode === undefined || first === undefined ? null : { mode, span: first.mode.span };
};

const readBattlefield = (s: Of<'battlefield'>, find: Find<PlayerId>): BoardBattlefield => {
  const byKind = (kind: 'controlled' | 'contested'): PlayerId | null => {
    for (const a of s.attributes) if (a.kind === kind) return find(a.player);
    return null;
  };
  const scoredBy: PlayerId[] = [];
  for (const a of s.attributes) if (a.kind === 'scored') scoredBy.push(...a.players.flatMap(name => find(name) ?? []));
  return {
    name: s.name,
    end: s.span.end,
    controller: byKind('controlled'),
    contestedBy: byKind('contested'),
    scoredBy,
  };
};
