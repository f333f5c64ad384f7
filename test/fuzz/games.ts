/** Random games one after the other, without a process of their own; each fault is told as a scenario. */
import { PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { type Game, playGame, scenarioOf } from '../engine/game/random/game.ts';

export interface GamesAsked {
  readonly games: string;
  readonly seed?: string | undefined;
  readonly acts: string;
  readonly cards: string;
  readonly edition?: string | undefined;
  readonly 'keep-going': boolean;
}

/** Gives the exit status. */
export const playGames = (asked: GamesAsked): number => {
  const edition = PLAYED_EDITIONS.find(e => e === asked.edition);
  const faults = new Map<string, { readonly game: Game; count: number }>();
  const first = Number(asked.seed ?? 1);
  let acts = 0;
  let steps = 0;
  for (let seed = first; seed < first + Number(asked.games); seed++) {
    const game = playGame(seed, {
      acts: Number(asked.acts),
      cards: asked.cards === 'none' ? 'none' : 'many',
      again: 4,
      ...(edition === undefined ? {} : { edition }),
      ...(seed % 10 === 0 ? { freeze: true } : {}),
    });
    acts += game.acts.length;
    steps += game.play.recorder.steps.length;
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
    if (!asked['keep-going']) break;
  }
  for (const { game, count } of faults.values()) {
    console.log(`# Seed ${game.seed}, ${count === 1 ? 'once' : `${count} times`}:`);
    for (const fault of game.faults) console.log(fault.replace(/^/gm, '#   '));
    console.log(scenarioOf(game));
  }
  console.log(
    `# ${acts} acts and ${steps} steps; ${faults.size === 0 ? 'no fault' : `${faults.size} kinds of fault`}.`,
  );
  return faults.size === 0 ? 0 : 1;
};
