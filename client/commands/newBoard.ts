/** The scenario that a new file begins with: its board empty, or with an example to overwrite. */

/** Its name, and by that of its file. */
export const NEW_SCENARIO = 'New scenario';

/** What is on the board besides its places, and what is done; each text is one that its author is asked for. */
interface Filled {
  readonly control: string;
  readonly quarry: readonly string[];
  readonly base: readonly string[];
  readonly script: readonly string[];
}

/** A text that its author is asked for, with its place in the order of asking. */
type Hole = (text: string, at: number) => string;

const scenario = (hole: Hole, { control, quarry, base, script }: Filled): string =>
  `${[
    `scenario "${hole(NEW_SCENARIO, 1)}"`,
    `  player ${hole('Ana', 2)}`,
    `  player ${hole('Ben', 3)}`,
    '',
    `  battlefield ${hole('Quarry', 4)}${control}`,
    ...quarry.map(line => `    ${line}`),
    `  battlefield ${hole('Grove', 5)}`,
    `  base ${hole('Ana', 2)}`,
    ...base.map(line => `    ${line}`),
    `  base ${hole('Ben', 3)}`,
    ...(script.length === 0 ? [] : ['', ...script.map(line => `  ${line}`)]),
  ].join('\n')}\n`;

export const EMPTY_BOARD = scenario(text => text, { control: '', quarry: [], base: [], script: [] });

const snippet: Hole = (text, at) => `\${${at}:${text}}`;

/** As a snippet. Legal as it stands, so that what is underlined is what its author changed. */
export const EXAMPLE_BOARD = scenario(snippet, {
  control: ' controlled by $3',
  quarry: [
    `$3: ${snippet('Wall', 6)} might ${snippet('3', 7)} tank`,
    `$3: ${snippet('Soldier', 8)} might ${snippet('3', 9)}`,
  ],
  base: [`${snippet('Raider', 10)} might ${snippet('7', 11)}`],
  script: [
    'turn $2',
    '$2 moves $10 to $4',
    'all pass',
    `$2 assigns ${snippet('3', 12)} to $6, ${snippet('4', 13)} to $8`,
    'expect $6, $8 are dead',
    'expect $10 is alive',
    'expect $2 controls $4$0',
  ],
});

/** Its name, and by that of its file. */
export const NEW_PUZZLE = 'New puzzle';

/** As a snippet, with one first act that solves it. */
export const EXAMPLE_PUZZLE = `${[
  `puzzle "${snippet(NEW_PUZZLE, 1)}"`,
  `  player ${snippet('Ana', 2)} points 0 hand nothing`,
  `  player ${snippet('Ben', 3)} points 0 hand nothing`,
  '',
  `  battlefield ${snippet('Gate', 4)} controlled by $3`,
  `    $3: ${snippet('Keeper', 5)} might ${snippet('5', 6)}`,
  `  battlefield ${snippet('Meadow', 7)}`,
  '  base $2',
  `    ${snippet('Raider', 8)} might ${snippet('3', 9)}`,
  `    ${snippet('Scout', 10)} might ${snippet('2', 11)}`,
  '',
  '  turn $2',
  '  goal $2 can force $5 is dead',
  `  hint "${snippet('Neither of them is enough.', 12)}"`,
].join('\n')}\n`;
