/**
 * Counts the boards of docs/perft.md to a small depth, and prints each row as JSON: bundled once for each way to get a rule wrong
 * (`test/mutations/counts.ts`), and once as the engine is. See `npm run mutations counts`.
 *   node countMutations.mjs ROOT
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { count } from '../engine/game/explore/count.ts';
import { turnsFrom } from '../engine/game/explore/horizon.ts';
import { wayOn } from '../engine/scenario/expectations/outlookAsked.ts';
import { boardsIn } from '../test/engine/game/explore/boards.ts';

const [root = '.'] = process.argv.slice(2);
const DEPTH = 6;
/** A rule that is got wrong can have a game go on for ever. */
const MOST_ACTS = 20_000;

const text = readFileSync(path.join(root, 'test/engine/game/explore/boards.rift'), 'utf8');
for (const { name, state, context } of boardsIn(text)) {
  const horizon = turnsFrom(state, 0);
  let acts = 0;
  const isEnough = (): boolean => ++acts > MOST_ACTS;
  const way = wayOn(horizon.lastTurn, context.cards);
  const { rows } = count(state, { horizon, ply: 'written', way, depth: DEPTH, merge: false, isEnough });
  console.log(JSON.stringify([name, rows.map(row => [Number(row.ways), Number(row.ended), row.states])]));
}
