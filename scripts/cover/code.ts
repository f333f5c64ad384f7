/** Which file of the engine names a rule: as the rule of a step or of a refusal, or in the comment of what carries it out. */

import { filesIn } from './files.ts';
import { book } from './rules.ts';

/** Names of all rules, and no code. */
const LIST = 'engine/game/state/concepts.ts';
const GAME = 'engine/game/';

export const namedIn = (root: string): ReadonlyMap<string, readonly string[]> => {
  const named = new Map<string, string[]>();
  for (const { path, text } of filesIn(root, 'engine', '.ts'))
    if (path !== LIST)
      for (const concept of namesIn(text, path.startsWith(GAME))) {
        const files = named.get(concept) ?? [];
        named.set(concept, files);
        files.push(path);
      }
  return named;
};

/**
 * A word without a dot is mostly no rule (`'kill'` is an instruction, too, and a word of sentences): it counts in the
 * game's own rooms, in a comment or where a rule is due. `keyword.*.characteristic` names the rule of each keyword.
 */
export const namesIn = (text: string, inGame: boolean): ReadonlySet<string> => {
  const said = [
    ...[...text.matchAll(/['`]([a-z0-9*-]+(?:\.[a-z0-9*-]+)+)['`]/g)].map(([, name = '']) => name),
    ...[...(inGame ? text : '').matchAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
    ),
    ...[...text.matchAll(/\bstep\(\s*\w+,\s*'([a-z-]+)'/g)].map(([, name = '']) => name),
  ];
  return new Set(said.flatMap(matching));
};

/** The concepts of this name; `*` stands for one part of it, or, at the end, for all that is under it. */
export const matching = (name: string): readonly string[] => {
  if (!name.includes('*')) return book.concepts.has(name) ? [name] : [];
  const parts = name
    .replace(/\.\*$/, '')
    .split('.')
    .map(part => (part === '*' ? '[a-z0-9-]+' : part));
  const form = new RegExp(`^${parts.join('\\.')}${name.endsWith('.*') ? '(?:\\..+)?' : ''}$`);
  return [...book.concepts.keys()].filter(concept => form.test(concept));
};
