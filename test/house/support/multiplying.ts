/**
 * Code that multiplies: functions that come back to themselves, and loops over objects within loops over objects. Found in the syntax
 * tree of one file: what calls itself by way of another file is not seen.
 */
import { parseSync } from 'oxc-parser';

export interface Multiplying {
  /** The function, the innermost that has a name. */
  readonly name: string;
  readonly line: number;
  readonly why: 'comes back to itself' | 'loops over objects within a loop over objects';
}

/** A node of the tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

interface Named {
  readonly name: string;
  readonly start: number;
  /** All names that it uses, those within functions in it as well. */
  readonly uses: Set<string>;
  /** Those that mean something of its own in it: parameters and variables. */
  readonly declares: Set<string>;
}

interface Search {
  readonly all: Named[];
  /** Where a loop over objects within another one begins, by the function that has it. */
  readonly loops: { readonly within: Named; readonly start: number }[];
}

/** What is in a file and takes nothing from a budget. */
export const multiplyingIn = (file: string, text: string): readonly Multiplying[] => {
  const search: Search = { all: [], loops: [] };
  const program: unknown = parseSync(file, text).program;
  if (isNode(program)) look(search, program, { open: [], loops: 0, name: null });
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  const free = ({ uses }: Named): boolean => ![...uses].some(name => SPENDS.has(name));
  return [
    ...search.all
      .filter(each => free(each) && comesBack(each, search.all))
      .map(({ name, start }): Multiplying => ({ name, line: lineOf(start), why: 'comes back to itself' })),
    ...search.loops
      .filter(({ within }) => free(within))
      .map(
        ({ within, start }): Multiplying => ({
          name: within.name,
          line: lineOf(start),
          why: 'loops over objects within a loop over objects',
        }),
      ),
  ];
};

/** How work is taken from a budget. */
const SPENDS: ReadonlySet<string> = new Set(['spend', 'during']);

interface Place {
  readonly open: readonly Named[];
  /** How many loops over objects it is in. */
  readonly loops: number;
  /** What the function that begins here is called. */
  readonly name: string | null;
}

const look = (search: Search, node: Node, place: Place): void => {
  // Types run nothing.
  if (node.type.startsWith('TS') && !isNode(node.expression)) return;
  const name = node.type === 'FunctionDeclaration' ? identifier(node.id) : place.name;
  const inside = isFunction(node) && name !== null ? named(search, node, place, name) : place;
  if (node.type === 'Identifier' && typeof node.name === 'string')
    for (const each of inside.open) each.uses.add(node.name);
  const over = loopedOver(node);
  const within = inside.open.at(-1);
  if (over && inside.loops > 0 && within !== undefined) search.loops.push({ within, start: node.start });
  for (const [key, child] of Object.entries(node)) {
    if (isDeclared(node, key)) for (const each of inside.open) addNames(child, each.declares);
    if (isDeclared(node, key) || isOnlyAName(node, key)) continue;
    for (const each of Array.isArray(child) ? child : [child])
      if (isNode(each)) {
        const loops = inside.loops + (over && each !== goneThrough(node) ? 1 : 0);
        look(search, each, { open: inside.open, loops, name: nameGiven(node, key, name) });
      }
  }
};

/** A function inside a loop is gone through with it. */
const named = ({ all }: Search, { start }: Node, { open, loops }: Place, name: string): Place => {
  const own: Named = { name, start, uses: new Set(), declares: new Set() };
  all.push(own);
  return { open: [...open, own], loops, name: null };
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** Parameters, and the names of variables and functions. */
const isDeclared = (node: Node, key: string): boolean =>
  (key === 'id' && node.type === 'VariableDeclarator') || (key === 'params' && isFunction(node));

const addNames = (of: unknown, names: Set<string>): void => {
  if (Array.isArray(of)) for (const each of of) addNames(each, names);
  if (!isNode(of)) return;
  const name = identifier(of);
  if (name !== null) names.add(name);
  else for (const [key, child] of Object.entries(of)) if (key !== 'key' && key !== 'right') addNames(child, names);
};

/** Names of properties and of what is declared; methods called `spend` and `during` count all the same. */
const isOnlyAName = (node: Node, key: string): boolean => {
  if (key === 'id') return isFunction(node);
  if (node.type === 'MemberExpression' && key === 'property')
    return node.computed !== true && !(isNode(node.property) && SPENDS.has(String(node.property.name)));
  return node.type === 'Property' && key === 'key' && node.computed !== true;
};

/** What the function below is called; one that is handed to a call, as in `once(…)`, is called what comes of that. */
const nameGiven = (node: Node, key: string, name: string | null): string | null => {
  if (node.type === 'VariableDeclarator' && key === 'init') return identifier(node.id);
  return node.type === 'CallExpression' && key === 'arguments' ? name : null;
};

const identifier = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null;

/** Whether a function uses itself, or one of the file that uses it. */
const comesBack = (from: Named, all: readonly Named[]): boolean => {
  const seen = new Set<string>();
  const left = usesOf(from);
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (name === from.name) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    for (const each of all) if (each.name === name) left.push(...usesOf(each));
  }
  return false;
};

const usesOf = ({ uses, declares }: Named): string[] => [...uses].filter(name => !declares.has(name));

const EACH: ReadonlySet<string> = new Set(
  'map filter some every find findIndex findLast flatMap forEach reduce'.split(' '),
);

/** All of a game's objects, by the names that the engine gives them. */
const OBJECTS: ReadonlySet<string> = new Set(['objects', 'objectsOnBoard', 'unitsOf', 'unitsAt', 'bearersIn']);

/** Whether a node goes through all objects: `for … of`, `.map(…)`, `flatMapped(…)`. */
const loopedOver = (node: Node): boolean => {
  const through = goneThrough(node);
  return areObjects(isNode(through) && through === node.callee ? through.object : through);
};

/** What a loop goes through, or the method of that. It is worked out once, before the loop. */
const goneThrough = (node: Node): unknown => {
  if (node.type === 'ForOfStatement') return node.right;
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null;
  const { callee } = node;
  if (callee.type === 'MemberExpression')
    return isNode(callee.property) && EACH.has(String(callee.property.name)) ? callee : null;
  const [first] = Array.isArray(node.arguments) ? (node.arguments as readonly unknown[]) : [];
  return identifier(callee) === 'flatMapped' ? first : null;
};

const areObjects = (node: unknown): boolean => {
  if (!isNode(node)) return false;
  if (node.type === 'Identifier') return OBJECTS.has(String(node.name));
  if (node.type === 'MemberExpression') return areObjects(node.property);
  return (
    node.type === 'CallExpression' &&
    (areObjects(node.callee) ||
      (isNode(node.callee) && node.callee.type === 'MemberExpression' && areObjects(node.callee.object)))
  );
};
