import { describe, expect, it } from 'vitest';
import type { Io, Stream } from '../../server/cli/io.ts';
import { run } from '../../server/cli/run.ts';
import { ROOT } from '../house/support/root.ts';
import { documents, fencesOf } from './documents.ts';

const consoles = documents().flatMap(({ file, text }) =>
  fencesOf(text, 'console').map(({ text: shown, line }) => ({ where: `${file}:${line}`, shown })),
);

describe('a console in a document', () => {
  it('stands in the page of the command line', () => {
    expect(consoles.filter(({ where }) => where.startsWith('docs/command-line.md')).length).toBeGreaterThan(5);
  });

  it.each(consoles)('$where shows what the commands print', async ({ shown }) => {
    const printed = await replay(shown);
    expect(pattern(shown).test(printed) ? shown : printed).toBe(shown);
  });
});

/** The commands of a console, `$ riftbench …` and `$ echo $?`, each followed by what it prints now. */
const replay = async (shown: string): Promise<string> => {
  let status = 0;
  const lines: string[] = [];
  for (const line of shown.split('\n')) {
    if (!line.startsWith('$ ')) continue;
    lines.push(line);
    const [program, ...args] = wordsOf(line.slice(2));
    if (program === 'echo') {
      lines.push(String(status));
      continue;
    }
    expect(program).toBe('riftbench');
    const heard: string[] = [];
    status = await run(args, hearing(heard));
    lines.push(heard.join('').trimEnd());
  }
  return `${lines.join('\n')}\n`;
};

const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** `…` stands for what is left out: alone on a line for any lines, within one for any text. */
const pattern = (shown: string): RegExp => {
  const parts = shown.split('\n').map(line =>
    line === '…'
      ? '(?:[^\\n]*\\n)*?'
      : `${line
          .split('…')
          .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[^\\n]*')}\\n`,
  );
  return new RegExp(`^${parts.join('').replace(/\\n$/, '')}$`);
};

const hearing = (heard: string[]): Io => {
  const stream: Stream = { write: text => void heard.push(text), isTerminal: false, hasColours: false, width: 100 };
  return { out: stream, err: stream, cwd: ROOT, readInput: () => ({ bytes: new Uint8Array() }), now: () => 0 };
};
