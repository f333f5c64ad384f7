/** The board that a scenario lays out: its players, battlefields and units, in no edition yet. */

import type { BattlefieldId, Keyword, Location, Mode, PlayerId, UnitId } from '../game/state.ts';
import { MODES } from '../game/state.ts';
import type {
  KeywordUse,
  Name,
  PlayerAttribute,
  ScenarioTree,
  Span,
  Statement,
  UnitAttribute,
} from '../language/syntax.ts';
import { type Names, type NameTable, nameTable } from './names.ts';
import { nameProblem, type Problem, problem, replace } from './problems.ts';

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

export interface BoardUnit {
  readonly name: string;
  readonly at: Name;
  readonly controller: PlayerId;
  readonly owner: PlayerId;
  readonly zone: Location;
  readonly might: number;
  readonly damage: number;
  readonly keywords: readonly Keyword[];
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly buffed: boolean;
  readonly immune: boolean;
  readonly token: boolean;
  readonly tags: readonly string[];
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
  const units = readUnits(tree, fields, find, problems);
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

type Find<Id> = (name: Name) => Id | null;

/** Finds a name in a table; one that is not there is told. */
export const finder =
  <Id>(table: NameTable<Id>, what: string, problems: Problem[]): Find<Id> =>
  name => {
    const found = table.find(name.text);
    if (found.ok) return found.id;
    problems.push(nameProblem(name, what, found.problem, table));
    return null;
  };

const duplicate = (name: Name, what: string, first: Name): Problem =>
  problem(
    'name/duplicate',
    name.span,
    `There is a ${what} called "${first.text}" already; every ${what} has a name of its own.`,
    {
      related: [{ span: first.span, message: `"${first.text}" is declared here` }],
    },
  );

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
  for (const a of attributes) if (a.kind === kind) return a.amount.value;
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

/** Units in the order of the board, each where the last `battlefield` or `base` line before it says. */
const readUnits = (
  tree: ScenarioTree,
  fields: readonly Of<'battlefield'>[],
  find: Find<PlayerId>,
  problems: Problem[],
): BoardUnit[] => {
  const units: BoardUnit[] = [];
  const taken = new Map<string, Name>();
  let here: Location | null = null;
  let known = false;
  for (const s of tree.statements) {
    if (s.kind === 'battlefield') {
      const at = fields.indexOf(s);
      here = at < 0 ? null : { kind: 'battlefield', at: at as BattlefieldId };
      known = true;
    } else if (s.kind === 'base') {
      const player = find(s.player);
      here = player === null ? null : { kind: 'base', player };
      known = true;
    } else if (s.kind === 'unit') {
      if (!known)
        problems.push(
          problem(
            'setup/value',
            s.name.span,
            `Nobody knows where "${s.name.text}" is; write a "battlefield" or "base" line above it.`,
          ),
        );
      else if (here !== null) units.push(...readUnit(s, here, find, taken, problems));
    }
  }
  return units;
};

const readUnit = (
  s: Of<'unit'>,
  here: Location,
  find: Find<PlayerId>,
  taken: Map<string, Name>,
  problems: Problem[],
): BoardUnit[] => {
  const controller = s.player === undefined ? (here.kind === 'base' ? here.player : null) : find(s.player);
  if (controller === null) {
    if (s.player === undefined) {
      problems.push(
        problem(
          'setup/value',
          s.name.span,
          `Whose is "${s.name.text}"? At a battlefield, a unit stands after its player: "Ana: ${s.name.text} …".`,
        ),
      );
    }
    return [];
  }
  const unit = readAttributes(s, controller, here, find, problems);
  const names = s.count === 1 ? [s.name.text] : Array.from({ length: s.count }, (_, i) => `${s.name.text}${i + 1}`);
  return names.flatMap(name => {
    const first = taken.get(name.toLowerCase());
    if (first !== undefined) {
      problems.push(duplicate(s.name, 'unit', { ...first, text: name }));
      return [];
    }
    taken.set(name.toLowerCase(), s.name);
    return [{ ...unit, name }];
  });
};

const readAttributes = (
  s: Of<'unit'>,
  controller: PlayerId,
  zone: Location,
  find: Find<PlayerId>,
  problems: Problem[],
): BoardUnit => {
  const flags = new Set(s.attributes.flatMap(a => (a.kind === 'flag' ? [a.flag] : [])));
  const amount = (kind: 'might' | 'damage') => {
    for (const a of s.attributes) if (a.kind === kind) return a.amount.value;
    return null;
  };
  const might = amount('might');
  if (might === null) problems.push(withoutMight(s));
  const owner = s.attributes.find((a): a is Extract<UnitAttribute, { kind: 'owner' }> => a.kind === 'owner');
  return {
    name: s.name.text,
    at: s.name,
    controller,
    owner: owner === undefined ? controller : (find(owner.player) ?? controller),
    zone,
    might: might ?? 0,
    damage: amount('damage') ?? 0,
    keywords: keywordsFrom(s.attributes),
    exhausted: flags.has('exhausted'),
    stunned: flags.has('stunned'),
    buffed: flags.has('buffed'),
    immune: flags.has('immune'),
    token: flags.has('token'),
    tags: s.attributes.flatMap(a => (a.kind === 'tag' ? [a.tag.text] : [])),
  };
};

const withoutMight = (s: Of<'unit'>): Problem => {
  if (s.card !== undefined) {
    return problem(
      'syntax/not-run-yet',
      s.card.span,
      `Cards are not known to this version; give "${s.name.text}" its Might and keywords on this line, as in "might 3".`,
    );
  }
  return problem('setup/value', s.name.span, `"${s.name.text}" has no Might; a unit needs it, as in "might 3".`, {
    fixes: [replace({ start: s.name.span.end, end: s.name.span.end }, ' might 1', 'Add "might 1"', true)],
  });
};

/** The values of one keyword add up (`keyword.assault` and others). */
const keywordsFrom = (attributes: readonly UnitAttribute[]): Keyword[] => {
  const found = new Map<string, number>();
  for (const a of attributes) {
    if (a.kind !== 'keyword') continue;
    const { word, value } = a.keyword;
    found.set(word.text, (found.get(word.text) ?? 0) + (value?.value ?? 1));
  }
  return [...found].map(([name, value]) => ({ name, value }));
};
