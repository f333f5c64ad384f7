/**
 * Variables of a module that its functions write to: what is remembered there outlives every game, and makes one answer hang on the
 * questions before it. Found in the syntax tree of one file: `let`, and values that a function assigns to a part of, or calls a
 * method of that changes it.
 */
import { parseSync } from 'oxc-parser';

export interface Written {
  readonly name: string;
  readonly line: number;
}

/** A node of the tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly argument?: unknown;
  readonly body?: unknown;
  readonly callee?: unknown;
  readonly declaration?: unknown;
  readonly declarations?: unknown;
  readonly elements?: unknown;
  readonly id?: unknown;
  readonly kind?: unknown;
  readonly left?: unknown;
  readonly name?: unknown;
  readonly object?: unknown;
  readonly operator?: unknown;
  readonly params?: unknown;
  readonly properties?: unknown;
  readonly property?: unknown;
  readonly value?: unknown;
}

const CHANGING: ReadonlySet<string> = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);

export const writtenIn = (file: string, text: string): readonly Written[] => {
  const program = asNode(parseSync(file, text).program);
  const found: Written[] = [];
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  const constants = new Map<string, number>();
  for (const statement of nodesIn(program?.body)) {
    const { type, declaration } = statement;
    const declared = type === 'ExportNamedDeclaration' ? asNode(declaration) : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const one of nodesIn(declared.declarations)) {
      const name = nameOf(one.id);
      if (name === null) continue;
      if (declared.kind === 'const') constants.set(name, one.start);
      else found.push({ name, line: lineOf(one.start) });
    }
  }
  const changed = new Set<string>();
  if (program !== null) look(program, null, changed);
  for (const [name, start] of constants) if (changed.has(name)) found.push({ name, line: lineOf(start) });
  return found.sort((a, b) => a.line - b.line);
};

/**
 * Names of what is written to within functions. What a module does as it is loaded, it does once. `own`: the names that mean
 * something of their own there, within the functions that it is in; null outside of all.
 */
const look = (node: Node, own: ReadonlySet<string> | null, changed: Set<string>): void => {
  const isFunction = /Function/.test(node.type);
  const within = isFunction ? new Set([...(own ?? []), ...declaredIn(node)]) : own;
  const name = within === null ? null : changedBy(node);
  if (name !== null && within?.has(name) !== true) changed.add(name);
  for (const part of Object.values(node)) for (const each of nodesIn(part)) look(each, within, changed);
};

/** Parameters and variables of a function, those within blocks and functions in it as well. */
const declaredIn = (node: Node): readonly string[] => [
  ...(node.type === 'VariableDeclarator' ? namesIn(node.id) : []),
  ...(/Function/.test(node.type) ? nodesIn(node.params).flatMap(namesIn) : []),
  ...Object.values(node).flatMap(part => nodesIn(part).flatMap(declaredIn)),
];

/** Of `{ a, b: [c = 1, ...d] }`: a, c and d. */
const namesIn = (part: unknown): readonly string[] => {
  const node = asNode(part);
  switch (node?.type) {
    case 'Identifier':
      return [nameOf(node) ?? ''];
    case 'ObjectPattern':
      return nodesIn(node.properties).flatMap(each => namesIn(each.value ?? each.argument));
    case 'ArrayPattern':
      return nodesIn(node.elements).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(node.left);
    case 'RestElement':
      return namesIn(node.argument);
    default:
      return [];
  }
};

const changedBy = (node: Node): string | null => {
  switch (node.type) {
    case 'AssignmentExpression':
      return rootOf(node.left);
    case 'UpdateExpression':
      return rootOf(node.argument);
    case 'UnaryExpression':
      return node.operator === 'delete' ? rootOf(node.argument) : null;
    case 'CallExpression': {
      const callee = asNode(node.callee);
      const method = callee?.type === 'MemberExpression' ? nameOf(callee.property) : null;
      return method !== null && CHANGING.has(method) ? rootOf(callee?.object) : null;
    }
    default:
      return null;
  }
};

/** `a` of `a`, `a.b` and `a[0].b`. */
const rootOf = (part: unknown): string | null => {
  const node = asNode(part);
  return node?.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node);
};

const nameOf = (part: unknown): string | null => {
  const node = asNode(part);
  return node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : null;
};

const asNode = (part: unknown): Node | null =>
  typeof part === 'object' && part !== null && typeof (part as { type?: unknown }).type === 'string'
    ? (part as Node)
    : null;

const nodesIn = (part: unknown): readonly Node[] =>
  (Array.isArray(part) ? part : [part]).flatMap((each: unknown) => asNode(each) ?? []);
