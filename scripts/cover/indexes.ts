/** The indexes of the rulings, in test/rulings: which question is put by which scenario, and what became of its answer. */
import { filesIn } from './files.ts';

export const UNTOLD = 'Not said as scenarios';

export interface Index {
  readonly path: string;
  readonly title: string;
  /** What comes before the first table. */
  readonly text: string;
  readonly tables: readonly Table[];
}

export interface Table {
  /** The heading above it; that of the whole for the first. */
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const indexes = (root: string): readonly Index[] =>
  filesIn(root, 'test/rulings', '.md').map(({ path, text }) => ({
    path,
    title: /^# (.+)$/m.exec(text)?.[1] ?? path,
    text: /^# .+\n\n([\s\S]*?)\n\n\|/.exec(text)?.[1] ?? '',
    tables: tablesOf(text),
  }));

const tablesOf = (text: string): readonly Table[] =>
  text.split(/^#+ /m).flatMap(part => {
    const lines = part.split('\n');
    const [head, , ...rows] = lines.filter(line => line.startsWith('|')).map(cellsOf);
    return head === undefined ? [] : [{ title: lines[0] ?? '', head, rows }];
  });

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim());
