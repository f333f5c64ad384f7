// npm run perft: counts the ways and positions of the boards in test/engine/game/explore/boards.rift, and writes docs/perft.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/setup.mjs';

const BOARDS = path.join(ROOT, 'test/engine/game/explore/boards.rift');
const names = [...readFileSync(BOARDS, 'utf8').matchAll(/^scenario "(.*)"$/gm)].map(([, name]) => name);

const counted = name =>
  JSON.parse(
    execFileSync(process.execPath, ['dist/cli.js', 'explore', BOARDS, '--scenario', name, '--count', '--json'], {
      cwd: ROOT,
      encoding: 'utf8',
    }),
  );

const figures = n => Number(n).toLocaleString('en-US');

const rows = names.map(name => {
  const { edition, rows: plies, ends, outcomes } = counted(name);
  const cells = plies.map(([, ways, ended, states]) => `${figures(ways)}/${figures(ended)}/${figures(states)}`);
  return `| ${name} | ${edition} | ${cells.join(' · ')} | ${figures(ends)} | ${figures(outcomes)} |`;
});

const file = path.join(ROOT, 'docs/perft.md');
const text = readFileSync(file, 'utf8');
const mark = '<!-- written by npm run perft -->';
const [head] = text.split(mark);
writeFileSync(
  file,
  `${head}${mark}\n\n| board | edition | ways/ended/positions after each ply | ends | outcomes |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`,
);
