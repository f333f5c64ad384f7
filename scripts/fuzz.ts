/**
 * Plays thousands of random legal games, and tells of each fault that it finds by a scenario to paste into a file.
 *   npm run fuzz -- --games 2000 --seed 1 [--acts 60] [--cards none] [--edition 1.3] [--keep-going]
 */
import { parseArgs } from 'node:util';
import { EDITIONS } from '../engine/game/editions.ts';
import { type Game, playGame, scenarioOf } from '../test/engine/game/random/game.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    acts: { type: 'string', default: '60' },
    cards: { type: 'string', default: 'many' },
    edition: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
  },
});

const count = Number(values.games);
const first = Number(values.seed);
const edition = EDITIONS.find(e => e === values.edition);
const faults = new Map<string, { readonly game: Game; count: number }>();
let acts = 0;
let steps = 0;

for (let seed = first; seed < first + count; seed++) {
  const game = playGame(seed, {
    acts: Number(values.acts),
    cards: values.cards === 'none' ? 'none' : 'many',
    again: 4,
    ...(edition === undefined ? {} : { edition }),
    ...(seed % 10 === 0 ? { freeze: true } : {}),
  });
  acts += game.acts.length;
  steps += game.play.steps.length;
  const [fault] = game.faults;
  if (fault === undefined) continue;
  // Names and numbers aside, the same fault is told once, by its shortest game.
  const kind = fault
    .replace(/\bU\d+\b|\bG\d+\b|\d+/g, '#')
    .split('\n')
    .slice(0, 3)
    .join(' ');
  const known = faults.get(kind);
  const shorter = known === undefined || game.acts.length < known.game.acts.length;
  faults.set(kind, { game: shorter ? game : known.game, count: (known?.count ?? 0) + 1 });
  if (!values['keep-going']) break;
}

for (const { game, count } of faults.values()) {
  console.log(`# Seed ${game.seed}, ${count === 1 ? 'once' : `${count} times`}:`);
  for (const fault of game.faults) console.log(fault.replace(/^/gm, '#   '));
  console.log(scenarioOf(game));
}
console.log(`# ${acts} acts and ${steps} steps; ${faults.size === 0 ? 'no fault' : `${faults.size} kinds of fault`}.`);
process.exitCode = faults.size === 0 ? 0 : 1;
