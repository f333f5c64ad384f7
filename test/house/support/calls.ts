/** Calls in a source text, as they are written. */
import { type Argument, type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';

export interface Call {
  readonly line: number;
  /** The last name of what is called: `reveal` of `panel.reveal(…)`. */
  readonly name: string;
  readonly given: readonly Argument[];
  readonly text: string;
}

/** All calls in a file, in the order of the text. `file` says by its ending in which language it is written. */
export const callsIn = (file: string, text: string): readonly Call[] => {
  const calls: Call[] = [];
  const found = (node: CallExpression | NewExpression): void => {
    const name = nameOf(node.callee);
    const line = text.slice(0, node.start).split('\n').length;
    calls.push({ line, name, given: node.arguments, text: text.slice(node.start, node.end).replace(/\s+/g, ' ') });
  };
  new Visitor({ CallExpression: found, NewExpression: found }).visit(parseSync(file, text).program);
  return calls;
};

const nameOf = (callee: CallExpression['callee']): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
};
