/** Texts that somebody imports: read or refused with a sentence, whatever they hold, and what is kept of them can be told. */

import { readBookData } from '../../../rules-db/data.ts';
import type { LibraryDocument } from '../../../rules-db/importing/library.ts';
import { prepareImport } from '../../../rules-db/importing/prepare.ts';
import { reportOf } from '../../../rules-db/importing/report.ts';
import type { BookData } from '../../../rules-db/types.ts';
import { oneIn, pick, type Random, some } from '../../engine/game/random/chance.ts';
import { INVENTED, INVENTED_BOOK, published } from '../../rules-db/importing/invented.ts';
import { costly, heapSince } from '../cost.ts';
import type { Target } from '../target.ts';
import { corpus } from '../texts/corpus.ts';
import { mutated } from '../texts/mutate.ts';

export const importer: Target = {
  name: 'importer',
  make: random => {
    const text = (pick(random, SHAPES) ?? rules)(random);
    return mutated(random, text, [...text.split('\n'), ...STRAY, pick(random, corpus().lines) ?? '']);
  },
  faultsOf(text) {
    const before = process.memoryUsage().heapUsed;
    const faults: string[] = [];
    const dear = costly('the import', () => {
      faults.splice(0);
      for (const data of [INVENTED_BOOK, readBookData()]) faults.push(...faultsOfImport(text, data));
    });
    return [...faults, ...dear, ...heapSince(before)];
  },
};

const faultsOfImport = (text: string, data: BookData): readonly string[] => {
  const steps = prepareImport([{ name: 'any.txt', text }], data, []);
  let step = steps.next();
  while (!step.done) step = steps.next();
  if ('refused' in step.value)
    return step.value.refused.flatMap(({ why }) =>
      /[.…:]$/.test(why.trim()) ? [] : [`refused without a sentence: ${why}`],
    );
  return step.value.documents.flatMap(document => faultsOfDocument(document, data));
};

const faultsOfDocument = (document: LibraryDocument, data: BookData): readonly string[] => {
  reportOf(document, data);
  const kept = JSON.parse(JSON.stringify(document)) as LibraryDocument;
  const faults: string[] = [];
  if (JSON.stringify(kept) !== JSON.stringify(document)) faults.push('what is kept is not what was read');
  if (!/^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u.test(document.name))
    faults.push(`a name that is no file's: ${JSON.stringify(document.name)}`);
  return faults;
};

/** As published: the invented game, some of our own wording under its numbers, and the other forms of texts. */
const rules = (random: Random): string => {
  if (oneIn(random, 2)) return published(INVENTED.slice(0, 12 + random(INVENTED.length)));
  const edition = pick(random, ['1.0', '1.2', '1.4'] as const) ?? '1.4';
  const numbered = readBookData()
    .concepts.flatMap(({ numbers, text }) => {
      const number = [numbers[edition] ?? []].flat()[0];
      return number === undefined || text === undefined ? [] : [{ number, published: String(text) }];
    })
    .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  const from = random(numbered.length);
  return published(numbered.slice(from, from + 150), '2031-05-04').replace('Moth and Lantern', 'Riftbound');
};

const GAME = 'Units at a battlefield in a showdown of this chain lose their runes.';
const page = (random: Random): string =>
  [
    'Moths: Riftbound Rules',
    `Section 101: ${1 + random(6)} rules`,
    ...INVENTED.slice(3, 8 + random(6)).flatMap(({ number, published: text }) => [`- ${number}.`, `- ${text}`]),
    `Related FAQ (${random(4)})`,
    'Do moths sleep?',
    'Yes, they do.',
  ].join('\n');
const rulings = (random: Random): string =>
  some(random, ['May a unit move?', 'Does a chain end?', 'Who wins the showdown?', 'Are runes cards?'], 1 + random(4))
    .flatMap(question => [question, `Ruling: ${GAME}`, 'Sequence:', '- It moves', 'Nuances:', '- Not always'])
    .join('\n');
const article = (random: Random): string =>
  ['# Moth FAQ', GAME, '## Units', '### Q: Do moths fight?', GAME, '### Pale Tom', '#### [NEW TEXT]', 'Fly.']
    .concat(oneIn(random, 2) ? ['#### [OLD TEXT]', 'Fly and shine.'] : [])
    .join('\n');
const gallery = (random: Random): string =>
  JSON.stringify(
    {
      count: random(4),
      cards: some(random, ['Tom', 'Ann', 'Wall', '__proto__'], 1 + random(4)).map(name => ({
        name,
        abilityText: oneIn(random, 5) ? null : ':rb_energy_2: When I attack, draw 1.',
        publicCode: `OGN-00${random(9)}/298`,
      })),
    },
    null,
    1,
  );
const summary = (random: Random): string =>
  ['# Section 9: Moths', '**Rule References:** 101-103', `Full Document: \`rules_2025_06_0${random(9)}.md\``]
    .concat(['## 101-102: Moths', '### Wings (101)', '- two of them', '## 103: Walls', 'They hold moths.'])
    .join('\n');

const SHAPES: readonly ((random: Random) => string)[] = [rules, rules, page, rulings, article, gallery, summary];
const STRAY = [
  '999.9.z Nonsense.',
  '1.',
  '- 101.1.',
  '#### [NEW TEXT]',
  'Ruling:',
  '{"cards": [',
  '%PDF-1.4',
  '| a | b |',
];
