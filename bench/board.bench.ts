/**
 * How long a reader waits for the board: from a key's change or a moved cursor to the drawn board as JSON, in this process,
 * without the pipe and the browser. Each benchmark gives the 95th percentile in milliseconds.
 */

import { boardAt } from '../server/analysis/board.ts';
import { drawScene } from '../server/analysis/drawing/drawing.ts';
import { openingsAt } from '../server/analysis/openings.ts';
import { sceneOf } from '../server/analysis/scene/sceneOf.ts';
import { openingOf } from '../test/engine/game/random/game.ts';
import { TANK_FIRST } from '../test/server/lsp/fixture.ts';
import { openDocument } from './document.ts';
import { type Benchmark, percentile, time, times } from './support.ts';

const MS = 'ms (95th percentile)';

export const benchmarks: readonly Benchmark[] = [
  { name: 'keystroke to drawn board, 500 lines', unit: MS, ceiling: 50, run: () => drawn('typed') },
  { name: 'moved cursor to drawn board, 500 lines', unit: MS, ceiling: 50, run: () => drawn('moved') },
  { name: 'moved cursor to openings, 500 lines', unit: MS, ceiling: 50, run: () => drawn('openings') },
  { name: 'scene and picture of 40 objects', unit: MS, ceiling: 5, run: () => pictures() },
];

const URI = 'file:///bench/a.rift';
const SCENARIO = `${TANK_FIRST}\n`;
const LINES = SCENARIO.split('\n').length - 1;
const COUNT = Math.ceil(500 / LINES);
const TEXT = Array.from({ length: COUNT }, (_, n) => SCENARIO.replace('last"', `last ${n}"`)).join('');
const LOOK = { width: 700, theme: 'dark' } as const;
/** The line that moves, in each scenario. */
const MOVE = SCENARIO.split('\n').findIndex(line => line.includes(' moves '));
const MOVING = SCENARIO.split('\n')[MOVE] ?? '';

const drawn = async (what: 'typed' | 'moved' | 'openings'): Promise<number> => {
  const { documents, analysis } = await openDocument(URI, TEXT);
  let at = analysis();
  const taken = Array.from({ length: 200 }, (_, n) => {
    const line = (n % COUNT) * LINES + MOVE;
    return time(() => {
      if (what === 'typed') {
        // A blank is typed at the line's end, in each scenario in turn.
        const end = { line, character: MOVING.length + Math.floor(n / COUNT) };
        const contentChanges = [{ range: { start: end, end }, text: ' ' }];
        documents.change({ textDocument: { uri: URI, version: n + 2 }, contentChanges });
        at = analysis();
      }
      JSON.stringify(what === 'openings' ? openingsAt(at, { line }) : boardAt(at, { line, ...LOOK }));
    });
  });
  return percentile(taken.slice(20), 95);
};

const FORTY = `scenario "Forty"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: 20x Guard might 3 tank
  battlefield Grove controlled by Ana
  base Ana
    20x Raider might 2 assault 2
`;

const pictures = (): number => {
  const state = openingOf(FORTY, '1.4');
  const taken = times(() => drawScene(sceneOf(state, { ruleset: '1.4' }), LOOK).svg, 300);
  return percentile(taken.slice(50), 95);
};
