/** Several imports and removals at once in one library: whatever came of each, the index names what is there, and nothing else is. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFiles } from '../../../server/hosts/node/library/importFiles.ts';
import { readContents, readLibrary, removeFromLibrary } from '../../../server/hosts/node/library/store.ts';
import { oneIn, type Random } from '../../engine/game/random/chance.ts';
import { INVENTED_BOOK } from '../../rules-db/importing/invented.ts';
import type { Target } from '../target.ts';

/** A line of a case: what begins without waiting for those before it. */
type Act = { readonly import: number; readonly questions: number } | { readonly remove: number };

export const imports: Target = {
  name: 'imports',
  make: random => Array.from({ length: 3 + random(6) }, () => JSON.stringify(anyAct(random))).join('\n'),
  async faultsOf(text) {
    const folder = mkdtempSync(path.join(tmpdir(), 'riftbench fuzz '));
    const library = path.join(folder, 'library');
    try {
      const acts = text.split('\n').map(line => JSON.parse(line) as Act);
      const told = await Promise.all(acts.map((act, at) => done(act, at, folder, library)));
      const { documents, problems } = readLibrary(library);
      const stored = readContents(library).marks.map(mark => mark.stored);
      const there = (existsSync(library) ? readdirSync(library) : []).filter(file => file !== 'index.json');
      const missing = stored.filter(file => !there.includes(file));
      const wrong = [
        ...told.flat(),
        ...problems.map(problem => `a problem of the library: ${problem}`),
        ...missing.map(file => `the index names ${file}, which is missing`),
        ...there.filter(file => !stored.includes(file)).map(file => `${file} is left over`),
      ];
      return documents.length === stored.length ? wrong : [...wrong, 'a document cannot be read'];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const anyAct = (random: Random): Act =>
  !oneIn(random, 4) ? { import: random(3), questions: 1 + random(40) } : { remove: random(3) };

const nameOf = (number: number): string => `moth-faq-${'abc'.charAt(number)}`;

const pageOf = (number: number, questions: number): string =>
  [
    `# Moth FAQ ${'ABC'.charAt(number)}`,
    ...Array.from(
      { length: questions },
      (_, at) => `## Do ${at} moths sleep?\n\nUnits at a battlefield in a showdown of this chain lose their runes.`,
    ),
  ].join('\n\n');

const done = async (act: Act, at: number, folder: string, library: string): Promise<readonly string[]> => {
  if ('remove' in act) {
    await removeFromLibrary(library, nameOf(act.remove));
    return [];
  }
  const file = path.join(folder, `${at}.txt`);
  writeFileSync(file, pageOf(act.import, act.questions));
  const outcome = await importFiles({ paths: [file], folder: library, data: INVENTED_BOOK });
  return outcome.kind === 'imported' ? [] : [`not imported: ${JSON.stringify(outcome)}`];
};
