/**
 * How long an author waits for the language server: from a message's arrival to its answer, in this process, without the
 * pipe. Each benchmark gives the 95th percentile in milliseconds; ceilings are in `ceiling`.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { complete } from '../server/analysis/completion.ts';
import { diagnostics } from '../server/analysis/diagnostics.ts';
import type { Analysis } from '../server/analysis/document/analysis.ts';
import { hover } from '../server/analysis/hover.ts';
import { inlayHints } from '../server/analysis/inlayHints.ts';
import { semanticTokens } from '../server/analysis/semanticTokens.ts';
import { signatureHelp } from '../server/analysis/signature.ts';
import { TANK_FIRST } from '../test/server/lsp/fixture.ts';
import { openDocument } from './document.ts';
import { type Benchmark, percentile, time, times } from './support.ts';

const MS = 'ms (95th percentile)';

export const benchmarks: readonly Benchmark[] = [
  { name: 'keystroke to diagnostics, 500 lines', unit: MS, ceiling: 10, run: () => keystrokes(500) },
  { name: 'keystroke to diagnostics, 5,000 lines', unit: MS, ceiling: 30, run: () => keystrokes(5000) },
  { name: 'hover, 5,000 lines', unit: MS, ceiling: 5, run: () => asked(at => hover(at, { line: 18, character: 18 })) },
  {
    name: 'completion, 5,000 lines',
    unit: MS,
    ceiling: 10,
    run: () => asked(at => complete(at, { line: 15, character: 22 }, { snippets: true })),
  },
  {
    name: 'completion of rule numbers, 5,000 lines',
    unit: MS,
    ceiling: 10,
    run: () => asked(at => complete(at, { line: 2, character: 10 }, { snippets: true })),
  },
  { name: 'keystroke to completed cards, 500 lines', unit: MS, ceiling: 10, run: () => cardNames('A', 'h') },
  {
    name: 'keystroke to cards near a misspelt name, 500 lines',
    unit: MS,
    ceiling: 10,
    run: () => cardNames('Bilgewater Bul', 'y'),
  },
  { name: 'semantic tokens, 5,000 lines', unit: MS, ceiling: 30, run: () => asked(at => semanticTokens(at)) },
  {
    name: 'inlay hints, 500 lines',
    unit: MS,
    ceiling: 5,
    run: () => asked(at => inlayHints(at, { start: { line: 0, character: 0 }, end: { line: 500, character: 0 } }), 500),
  },
  {
    name: 'signature help, 5,000 lines',
    unit: MS,
    ceiling: 20,
    run: () => asked(at => signatureHelp(at, { line: 17, character: 22 })),
  },
  {
    name: 'hover on an expectation, 500 lines',
    unit: MS,
    ceiling: 20,
    run: () => asked(at => hover(at, { line: 21, character: 4 }), 500),
  },
  {
    name: 'hover in another document, the first time',
    unit: 'ms',
    ceiling: 100,
    run: hoverElsewhere,
  },
  { name: 'spawn to initialize answered', unit: MS, ceiling: 120, run: starts },
];

const SCENARIO = `${TANK_FIRST}\n`;
const SCENARIO_LINES = SCENARIO.split('\n').length - 1;
const URI = 'file:///bench/a.rift';

/** A file of at least so many lines; no two scenarios are the same text. */
const file = (lines: number): string =>
  Array.from({ length: Math.ceil(lines / SCENARIO_LINES) }, (_, index) =>
    SCENARIO.replace('last"', `last ${index}"`),
  ).join('');

/** A document that is opened, then changed a character at a time; the answer is made to JSON. */
const opened = (lines: number) => openDocument(URI, file(lines));

const WARM_UP = 40;
const SAMPLES = 200;

const keystrokes = async (lines: number): Promise<number> => {
  const { documents, analysis } = await opened(lines);
  diagnostics(analysis());
  const taken: number[] = [];
  for (let count = 0; count < WARM_UP + SAMPLES; count += 1) {
    // Types digits after a unit's Might and takes them away again, now in this scenario, now in that.
    const line = 12 + SCENARIO_LINES * ((count >> 1) % Math.floor(lines / SCENARIO_LINES));
    const at = { line, character: 18 };
    const end = count % 2 === 0 ? at : { line, character: 19 };
    const contentChanges = [{ range: { start: at, end }, text: count % 2 === 0 ? '1' : '' }];
    taken.push(
      time(() => {
        documents.change({ textDocument: { uri: URI, version: count + 2 }, contentChanges });
        answered(diagnostics(analysis()));
      }),
    );
  }
  return slowest(taken.slice(WARM_UP));
};

/** A letter of a unit's name is typed and taken away again, in quotes that a unit's line opens; each time cards are asked for. */
const cardNames = async (name: string, letter: string): Promise<number> => {
  const { documents, analysis } = await opened(500);
  const line = 8;
  const start = { line, character: 9 };
  const at = { line, character: start.character + 1 + name.length };
  const behind = { line, character: at.character + letter.length };
  const textDocument = { uri: URI, version: 2 };
  documents.change({ textDocument, contentChanges: [{ range: { start, end: start }, text: `"${name}" ` }] });
  diagnostics(analysis());
  const taken: number[] = [];
  for (let count = 0; count < WARM_UP + SAMPLES; count += 1) {
    const isTyped = count % 2 === 0;
    const contentChanges = [{ range: { start: at, end: isTyped ? at : behind }, text: isTyped ? letter : '' }];
    taken.push(
      time(() => {
        documents.change({ textDocument: { uri: URI, version: count + 3 }, contentChanges });
        answered(complete(analysis(), isTyped ? behind : at, { snippets: true }));
      }),
    );
  }
  return slowest(taken.slice(WARM_UP));
};

const asked = async (ask: (analysis: Analysis) => unknown, lines = 5000): Promise<number> => {
  const { analysis } = await opened(lines);
  const document = analysis();
  diagnostics(document);
  return slowest(times(() => answered(ask(document)), WARM_UP + SAMPLES).slice(WARM_UP));
};

/** A document of 500 lines that nobody has asked about yet is read and run as far as the hover needs, and the hover is answered. */
async function hoverElsewhere(): Promise<number> {
  const { analysis } = await opened(500);
  hover(analysis(), { line: 18, character: 18 });
  const taken: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const other = await opened(500);
    taken.push(time(() => answered(hover(other.analysis(), { line: 18, character: 18 }))));
  }
  return slowest(taken);
}

const PROGRAM = 'dist/server.cjs';
const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { processId: null, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } },
});

/**
 * Of the built server: `npm run build -- --production` first. The very first start, after which what was compiled is kept, is not
 * counted: it happens once for each installation.
 */
async function starts(): Promise<number> {
  if (!existsSync(PROGRAM)) throw new Error(`There is no ${PROGRAM}; build it first: npm run build.`);
  await (await started()).end();
  const taken: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const since = performance.now();
    const server = await started();
    taken.push(performance.now() - since);
    server.kill();
  }
  return slowest(taken);
}

interface Started {
  /** At once, without a word. */
  readonly kill: () => void;
  /** In order, so that the server keeps what it compiled; waits until it has ended. */
  readonly end: () => Promise<void>;
}

/** A server that has answered the request to initialize. */
async function started(): Promise<Started> {
  const server = spawn(process.execPath, [PROGRAM, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const send = (message: string) => server.stdin.write(`Content-Length: ${message.length}\r\n\r\n${message}`);
  send(INITIALIZE);
  await once(server.stdout, 'data');
  return {
    kill: () => server.kill(),
    end: async () => {
      const ended = once(server, 'exit');
      send(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'shutdown' }));
      send(JSON.stringify({ jsonrpc: '2.0', method: 'exit' }));
      await ended;
    },
  };
}

/** What answers leave behind, so that none can be optimised away. */
let residue = 0;
const answered = (answer: unknown): void => {
  residue += JSON.stringify(answer).length;
};

/** The figure of some times, in milliseconds. */
const slowest = (taken: readonly number[]): number => {
  if (residue < 0) throw new Error('never');
  return percentile(taken, 95);
};
