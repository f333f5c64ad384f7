// npm run geometry: every stop of every scenario drawn and measured in a browser: no text outside its box, none on another
// one, nothing without a label.
//   npm run geometry [-- WORD …] [-- --every N]
// With words, only files with one of them in their path; with --every, each Nth stop. The hard boards are always among them.
// Faults are printed as they are found, and how far it has come each minute: all stops are hundreds of thousands of pictures.
import { measureGeometry } from '../test/geometry/run.mjs';
import { asked } from './lib/asked.mjs';
import { bad, count, good, say } from './lib/terminal.mjs';

const { values, words } = asked({
  usage: 'npm run geometry [-- --every N] [WORD ...]',
  options: { every: { type: 'string' } },
  most: Number.POSITIVE_INFINITY,
});

const MINUTE = 60_000;
let said = performance.now();
const { measured, faults } = await measureGeometry({
  every: Number(values.every ?? 1),
  words,
  onProgress: ({ measured: soFar, found }) => {
    for (const fault of found) bad(fault);
    if (performance.now() - said < MINUTE) return;
    said = performance.now();
    say(`${count(soFar, 'picture')} so far`);
  },
});
(faults.length === 0 ? good : bad)(`${count(measured, 'picture')} measured, ${count(faults.length, 'fault')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
