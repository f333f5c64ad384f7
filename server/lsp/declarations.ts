/**
 * The line of the board that a name refers to. Names compare without regard to case; a unit also answers to the part of
 * its name before the comma.
 */
import type { Name, ScenarioTree, Statement } from '../../engine/language/syntax.ts';
import { namesLaidOut } from '../../engine/language/tokens/names.ts';
import { mentionsOf, type NameMention, type NameRole } from './mentions.ts';

export interface NameDeclaration {
  readonly role: NameRole;
  readonly name: Name;
  readonly statement: Statement;
  /** What is on the board by this line: its name, or Recruit1 to Recruit4 for four of them. */
  readonly makes: readonly string[];
}

/** In the order of the board, worked out once for a tree. */
export const declarationsOf = (tree: ScenarioTree): readonly NameDeclaration[] => {
  const before = known.get(tree);
  if (before !== undefined) return before;
  const taken = new Set<string>();
  const found = mentionsOf(tree).flatMap(mention => {
    if (mention.kind !== 'name' || !mention.declares || mention.statement === undefined) return [];
    const makes = madeBy(mention.statement, mention.name, name => taken.has(name.toLowerCase()));
    if (mention.role === 'unit') for (const name of makes) taken.add(name.toLowerCase());
    return [{ role: mention.role, name: mention.name, statement: mention.statement, makes }];
  });
  known.set(tree, found);
  return found;
};

/** The declaration that a name means; none where nothing or more than one thing answers to it. */
export const declarationOf = (tree: ScenarioTree, role: NameRole, name: string): NameDeclaration | undefined => {
  const { byName, byShortName } = indexOf(tree);
  const named = byName.get(name.toLowerCase()) ?? [];
  const exact = named.find(each => each.role === role);
  if (exact !== undefined || role !== 'unit') return exact;
  const short = byShortName.get(name.toLowerCase()) ?? [];
  if (short.length > 0) return short.length === 1 ? short[0] : undefined;
  // What a claim says determines its subject's role: one that says of a player what only units are still means the player.
  return named[0];
};

type ByName = ReadonlyMap<string, readonly NameDeclaration[]>;

/** A scenario of thousands of names is asked for each of them. */
const indexOf = (tree: ScenarioTree): { readonly byName: ByName; readonly byShortName: ByName } => {
  const before = indexes.get(tree);
  if (before !== undefined) return before;
  const declarations = declarationsOf(tree);
  const index = {
    byName: grouped(declarations, ({ name, makes }) => [name.text, ...makes]),
    byShortName: grouped(declarations, ({ role, name }) => (role === 'unit' ? [beforeComma(name.text)] : [])),
  };
  indexes.set(tree, index);
  return index;
};

const grouped = (
  declarations: readonly NameDeclaration[],
  namesOf: (declaration: NameDeclaration) => readonly string[],
): ByName => {
  const groups = new Map<string, NameDeclaration[]>();
  for (const declaration of declarations)
    for (const name of new Set(namesOf(declaration).map(each => each.toLowerCase()))) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [declaration]);
      else group.push(declaration);
    }
  return groups;
};

/** All mentions of what a declaration declares, itself among them. */
export const mentionsOfDeclaration = (tree: ScenarioTree, declaration: NameDeclaration): readonly NameMention[] =>
  mentionsOf(tree).filter(
    (mention): mention is NameMention =>
      mention.kind === 'name' && declarationOf(tree, mention.role, mention.name.text) === declaration,
  );

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const known = new WeakMap<ScenarioTree, readonly NameDeclaration[]>();
const indexes = new WeakMap<ScenarioTree, { readonly byName: ByName; readonly byShortName: ByName }>();

const beforeComma = (name: string): string => name.split(',')[0]?.trim() ?? name;

const madeBy = (statement: Statement, name: Name, isTaken: (name: string) => boolean): readonly string[] =>
  namesLaidOut(name.text, statement.kind === 'unit' ? Math.min(statement.count, 100) : 1, isTaken);
