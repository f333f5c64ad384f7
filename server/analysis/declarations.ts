/**
 * The line of the board that a name refers to. Names compare without regard to case; a unit also answers to the part of
 * its name before the comma.
 */
import { knownOf } from '../../engine/known.ts';
import type { Name, ScenarioTree, Statement } from '../../engine/language/syntax.ts';
import { namesLaidOut } from '../../engine/language/tokens/names.ts';
import { namesInSentence } from './mentions/sentence.ts';
import { mentionsOf, type NameMention, type NameRole } from './mentions.ts';

export interface NameDeclaration {
  readonly role: NameRole;
  readonly name: Name;
  readonly statement: Statement;
  /** What is on the board by this line: its name, or Recruit1 to Recruit4 for four of them. */
  readonly makes: readonly string[];
}

/** In the order of the board, worked out once for a tree. */
export const declarationsOf = knownOf((tree: ScenarioTree): readonly NameDeclaration[] => {
  const declared = mentionsOf(tree).flatMap(mention =>
    mention.kind === 'name' && mention.declares && mention.statement !== undefined
      ? [{ role: mention.role, name: mention.name, statement: mention.statement }]
      : [],
  );
  const makes = namesMade(declared, ({ name }) => name.text);
  return declared.map((each, at) => ({ ...each, makes: makes[at] ?? [] }));
});

/** What is on the board by each of these lines, if they had these names. */
export const namesMade = <D extends Omit<NameDeclaration, 'makes'>>(
  declarations: readonly D[],
  nameOf: (declaration: D) => string,
): readonly (readonly string[])[] => {
  const taken = new Set<string>();
  return declarations.map(each => {
    const { role, statement } = each;
    const count = statement.kind === 'unit' || statement.kind === 'gear' ? Math.min(statement.count, 100) : 1;
    const makes = namesLaidOut(nameOf(each), count, name => taken.has(name.toLowerCase()));
    if (role === 'unit') for (const name of makes) taken.add(name.toLowerCase());
    return makes;
  });
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

interface Index {
  /** By the words that declare them. */
  readonly byPlace: ReadonlyMap<Name, NameDeclaration>;
  readonly byName: ByName;
  readonly byShortName: ByName;
}

/** A scenario of thousands of names is asked for each of them. */
const indexOf = knownOf((tree: ScenarioTree): Index => {
  const declarations = declarationsOf(tree);
  return {
    byPlace: new Map(declarations.map(each => [each.name, each])),
    byName: grouped(declarations, ({ name, makes }) => [name.text, ...makes]),
    byShortName: grouped(declarations, ({ role, name }) => (role === 'unit' ? [beforeComma(name.text)] : [])),
  };
});

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

/**
 * The declaration that a mention means. Where items of the chain are named, a number may follow: `Hero 1` is the first of
 * those that Hero has put there.
 */
export const declarationMeant = (tree: ScenarioTree, mention: NameMention): NameDeclaration | undefined => {
  const { role, name, statement } = mention;
  // Lines with a count may have the same name, and number theirs on.
  if (mention.declares) return indexOf(tree).byPlace.get(name);
  const whole = declarationOf(tree, role, name.text);
  const source = numberedItem(name.text)?.source;
  if (whole !== undefined || source === undefined || statement === undefined || !namesItems(statement)) return whole;
  return declarationOf(tree, role, source);
};

/** The two parts of `Hero 1`. */
export const numberedItem = (name: string): { readonly source: string; readonly number: string } | undefined => {
  const [, source, number] = /^(.*\S) (\d+)$/.exec(name) ?? [];
  return source === undefined || number === undefined ? undefined : { source, number };
};

const namesItems = (statement: Statement): boolean => {
  if (statement.kind === 'action') return statement.action.kind === 'order';
  if (statement.kind !== 'expect') return false;
  const { claim } = statement;
  return claim.about === 'chain' || (claim.about === 'legality' && claim.action.kind === 'order');
};

/** All mentions of what a declaration declares, itself among them, in the order of the text. */
export const mentionsOfDeclaration = (tree: ScenarioTree, declaration: NameDeclaration): readonly NameMention[] => {
  const inLines = mentionsOf(tree).filter(
    (mention): mention is NameMention => mention.kind === 'name' && declarationMeant(tree, mention) === declaration,
  );
  return [...inLines, ...inSentences(tree, declaration)].sort((a, b) => a.span.start - b.span.start);
};

/** A sentence of a card's kind is read only where one asks for a name that may be in it. */
const inSentences = (tree: ScenarioTree, declaration: NameDeclaration): readonly NameMention[] =>
  tree.statements.flatMap(statement => {
    if (statement.kind !== 'effect' || statement.effect.kind !== 'sentence') return [];
    const text = statement.effect.text.toLowerCase();
    if (!text.includes(beforeComma(declaration.name.text).toLowerCase())) return [];
    return namesInSentence(statement, name => declaredInSentence(tree, name) !== undefined)
      .filter(name => declaredInSentence(tree, name.text) === declaration)
      .map(name => ({ kind: 'name', role: declaration.role, name, declares: false, span: name.span, statement }));
  });

/** Places come before players, and those before what lies there. */
const declaredInSentence = (tree: ScenarioTree, name: string): NameDeclaration | undefined =>
  declarationOf(tree, 'place', name) ?? declarationOf(tree, 'player', name) ?? declarationOf(tree, 'unit', name);

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const beforeComma = (name: string): string => name.split(',')[0]?.trim() ?? name;
