/** `riftbench combat`: a combat in one line, with all of its outcomes. */
import { join } from 'node:path';
import { answerCombat } from '../../analysis/combat/answer.ts';
import { combatScenario } from '../../analysis/combat/scenario.ts';
import { answerText } from '../../analysis/combat/text.ts';
import { runContext } from '../../analysis/document/context.ts';
import { PROJECT_FILE } from '../../analysis/document/edition.ts';
import { jsonText, printable } from '../../analysis/text/printable.ts';
import { bookOf } from '../book.ts';
import type { Command } from '../command.ts';
import { EDITION_OPTION, rulesetFor } from '../editions.ts';
import { CannotWork } from '../io.ts';
import { oneOf } from '../options.ts';

export const combat: Command = {
  name: 'combat',
  summary: 'list all outcomes of a combat typed in one line',
  takes: '"UNITS vs UNITS"',
  options: [
    EDITION_OPTION,
    { name: 'format', value: 'FORMAT', about: 'text, json, or rift: a scenario with a branch for each outcome' },
  ],
  about: [
    'Attackers are on the left. Each unit begins with its Might; its name is optional, and the rest is as in a scenario: 7 assault 2, 3 tank damage 1, 2x 1, Sniper 2 backline stunned. After the units, "in 1.2" chooses the edition.',
    'Outcomes are grouped by who dies, with one assignment for each, how many there are, and what follows.',
  ],
  examples: [
    'riftbench combat "7 assault 2, 3 vs 3 tank, 5, 2 backline"',
    'riftbench combat "5 vs 2x 3 in 1.0"',
    'riftbench combat "Ogre 6 vs Wall 3 tank, Sniper 2 backline" --format rift > ogre.rift',
  ],
  statuses: {
    0: 'the combat was answered',
    1: 'it cannot be read, or something has to be decided before damage is assigned',
  },
  run: (options, io) => {
    const text = options.words.join(' ').trim();
    if (text === '') throw new CannotWork('combat needs the units: riftbench combat "7 assault 2 vs 3 tank, 5"');
    const format = oneOf('format', options.value('format') ?? 'text', ['text', 'json', 'rift'] as const);
    const context = runContext(bookOf(io), rulesetFor(options, join(io.cwd, PROJECT_FILE)));
    const answer = answerCombat(text, context);
    if ('message' in answer) {
      if (format === 'json') io.out.write(`${jsonText({ version: 1, problem: answer })}\n`);
      else
        io.err.write(
          `${printable(text)}\n${' '.repeat(answer.start)}${'^'.repeat(Math.max(1, answer.end - answer.start))}\n${printable(answer.message)}\n`,
        );
      return 1;
    }
    if (format === 'rift') io.out.write('sides' in answer ? combatScenario(answer) : answer.scenario);
    else if (format === 'json') io.out.write(`${jsonText({ version: 1, ...answer })}\n`);
    else io.out.write(`${printableLines(answerText(answer))}\n`);
    return 'undecided' in answer ? 1 : 0;
  },
};

const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');
