// npm run geometry: every stop of every scenario drawn and measured in a browser: no text outside its box, none on another
// one, nothing without a label.
//   npm run geometry [-- WORD …] [-- --every N]
// With words, only files with one of them in their path; with --every, each Nth stop. The hard boards are always among them.
import { parseArgs } from 'node:util';
import { measureGeometry } from '../test/geometry/run.mjs';
import { bad, count, good } from './lib/terminal.mjs';

const { values, positionals } = parseArgs({ options: { every: { type: 'string' } }, allowPositionals: true });

const { measured, faults } = await measureGeometry({ every: Number(values.every ?? 1), words: positionals });
for (const fault of faults) bad(fault);
(faults.length === 0 ? good : bad)(`${count(measured, 'picture')} measured, ${count(faults.length, 'fault')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
