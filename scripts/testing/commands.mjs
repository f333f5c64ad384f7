// The commands of README.md, as they are there: what a newcomer types is what is tested.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Of the table under "Two commands": the command of each row, and what its text says can be given with it.
 * `[{ command: 'npm start', variants: ['npm start -- --no-editor'] }, …]`
 */
export function commandsOf(readme) {
  const section = /^## Two commands\n([\s\S]*?)(?=^## )/m.exec(readme)?.[1] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, command, text]) => ({
    command,
    variants: [...text.matchAll(/`([^`]+)`/g)]
      .map(([, quoted]) => quoted)
      .filter(each => each.startsWith(`${command} `)),
  }));
}

/** The first opens an editor, the second runs the tests. */
export function readmeCommands(folder) {
  const commands = commandsOf(readFileSync(path.join(folder, 'README.md'), 'utf8'));
  if (commands.length === 2) return { start: commands[0], test: commands[1] };
  throw new Error(`README.md has ${commands.length} commands under "Two commands", and two are expected.`);
}
