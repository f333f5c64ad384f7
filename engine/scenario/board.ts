/** The board that a scenario lays out: its players, battlefields and units, in no edition yet. */

import type { BattlefieldId, Mode, PlayerId, UnitId } from '../game/state.ts';
import { MODES } from '../game/state.ts';
import { LARGEST } from '../language/lexer.ts';
import type { KeywordUse, Name, PlayerAttribute, ScenarioTree, Span, Statement } from '../language/syntax.ts';
import { type BoardUnit, readUnits } from './boardUnits.ts';
import { duplicate, type Find, finder } from './find.ts';
import { type Names, nameTable } from './names.ts';
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
const only = <K extends Statement['kind']>(tree: ScenarioTree, kind: K): Of<K>[] =>
  tree.statements.filter((s): s is Of<K> => s.kind === kind);

/** Reads the board off the tree; what is wrong with it is told, and the rest is laid out all the same. */
export const boardOf = (tree: ScenarioTree): Board => {
  const problems: Problem[] = [];
  const players = readPlayers(only(tree, 'player'), problems);
  const playerTable = nameTable(
    players.map(p => p.name.text),
    i => i as PlayerId,
  );
  const find = finder(playerTable, 'player', problems);
  const fields = distinct(only(tree, 'battlefield'), s => s.name, 'battlefield', problems);
  const battlefields = fields.map(s => readBattlefield(s, find));
  const battlefieldTable = nameTable(
    fields.map(s => s.name.text),
    i => i as BattlefieldId,
  );
  const units = readUnits(tree, fields, { find, problems, isGuess: guesses(tree) });
  const unitTable = nameTable(
    units.map(u => u.name),
    i => i as UnitId,
  );
  return {
    players,
    battlefields,
    units,
    names: { players: playerTable, battlefields: battlefieldTable, units: unitTable, cards: cardNames(tree) },
    keywords: only(tree, 'unit').flatMap(s => s.attributes.flatMap(a => (a.kind === 'keyword' ? [a.keyword] : []))),
    mode: readMode(only(tree, 'mode'), problems),
    problems,
  };
};

/** Tells the parts of a text in which the parser found an error. */
export const guesses = (tree: ScenarioTree): ((span: Span) => boolean) => {
  const errors = tree.problems.filter(p => p.code !== 'syntax/not-run-yet');
  return errors.length === 0
    ? () => false
    : span => errors.some(p => p.span.start >= span.start && p.span.start <= span.end);
};

/** The names of cards off the board, and of gear: known, if not yet played with. */
const cardNames = (tree: ScenarioTree): ReadonlySet<string> => {
  const names: Name[] = [];
  for (const s of tree.statements) {
    if (s.kind === 'trash') names.push(...s.cards);
    else if (s.kind === 'gear') names.push(s.name);
    else if (s.kind === 'battlefield') for (const a of s.attributes) if (a.kind === 'facedown') names.push(a.card);
    if (s.kind !== 'player') continue;
    for (const a of s.attributes) {
      if (a.kind === 'hand' || a.kind === 'deck') names.push(...a.cards);
      else if (a.kind === 'legend' || a.kind === 'champion') names.push(a.card);
    }
  }
  return new Set(names.map(n => n.text.toLowerCase()));
};

/** The statements whose names are not taken; each other one is told. */
const distinct = <S>(statements: readonly S[], nameOf: (s: S) => Name, what: string, problems: Problem[]): S[] => {
  const taken = new Map<string, Name>();
  return statements.filter(s => {
    const name = nameOf(s);
    const first = taken.get(name.text.toLowerCase());
    if (first !== undefined) problems.push(duplicate(name, what, first));
    else taken.set(name.text.toLowerCase(), name);
    return first === undefined;
  });
};

const readPlayers = (statements: readonly Of<'player'>[], problems: Problem[]): BoardPlayer[] =>
  distinct(statements, s => s.name, 'player', problems).map(s => ({
    name: s.name,
    points: amountOf(s.attributes, 'points'),
    xp: amountOf(s.attributes, 'xp') ?? 0,
    team: s.attributes.find(a => a.kind === 'team')?.team.text.toLowerCase() ?? null,
  }));

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
  return {
    name: s.name,
    end: s.span.end,
    controller: byKind('controlled'),
    contestedBy: byKind('contested'),
    scoredBy: s.attributes.flatMap(a => (a.kind === 'scored' ? a.players : [])).flatMap(name => find(name) ?? []),
  };
};
