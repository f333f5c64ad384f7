/** Every text that lies beside the repository, where they do: none of it is part of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITIONS } from '../../../engine/game/state/editions.ts';
import { readBookData } from '../../../rules-db/data.ts';
import type { LibraryDocument } from '../../../rules-db/importing/library.ts';
import type { TextFile } from '../../../rules-db/importing/prepare.ts';
import { readText } from '../../../rules-db/importing/read.ts';
import { describeWithTexts } from '../../official/needed.ts';
import { filesIn, TEXTS } from '../../official/texts.ts';
import { rulesOf } from '../published.ts';
import { prepare } from './prepare.ts';

const namesAndTexts = (folder: Parameters<typeof filesIn>[0]): readonly TextFile[] =>
  filesIn(folder).map(({ file, text }) => ({ name: file.replace(/^.*\//, ''), text }));

/** What is about the game and yet no text to import, and why. */
const NOT_IMPORTED: Readonly<Record<string, string>> = {
  'ban-lists.md': 'which cards may be in a deck at a tournament is nothing that is looked up here',
  'radiance-mechanics.md': 'what readers of previews expect; the rules themselves are still to come',
};

describeWithTexts('the published texts', () => {
  const data = readBookData();
  const found = (['rules', 'seeds', 'rulings', 'cards'] as const).flatMap(namesAndTexts);
  const rules = found.filter(({ name }) => name.startsWith('core-rules-') && name.endsWith('.txt'));
  const all = found.filter(({ name }) => !(name in NOT_IMPORTED));

  test.each(EDITIONS)('of the core rules %s are read number by number', edition => {
    const reading = readText(rules.find(({ name }) => name.includes(edition))?.text ?? '');
    const read = 'document' in reading ? reading.document : undefined;
    expect(read?.rules.map(({ number }) => number)).toEqual(rulesOf(edition).numbers);
    // 1.0 has one number without words.
    expect(read?.rules.flatMap(({ number, text }) => (text === '' ? number : []))).toEqual(
      edition === '1.0' ? ['501'] : [],
    );
    expect(read?.cutOff).toEqual([]);
  });

  test('of 1.4 are recognised by the day of print as well', () => {
    const { text = '' } = rules.find(({ name }) => name.includes('1.4')) ?? {};
    const printed = text.replace('Last Updated: 2026-07-24', 'Last Updated: 2026-07-16');
    expect(printed).not.toBe(text);
    const prepared = prepare([{ name: 'printed.txt', text: printed }], data);
    expect('documents' in prepared ? prepared.documents.map(summed) : prepared).toEqual(['core rules 1.4, 2381 rules']);
  });

  test('have oddities, each of which is told', () => {
    const told = (edition: string) => {
      const reading = readText(rules.find(({ name }) => name.includes(edition))?.text ?? '');
      return 'document' in reading ? reading.document.doubts.map(({ line, took }) => `${line}: ${took}`) : [];
    };
    expect(told('1.0')).toEqual([
      '427: rule 501, without words',
      '639: rule 553.5, its number broken in two',
      '751: a gap: 577 is followed by 577.2',
    ]);
    expect(told('1.1').filter(each => !each.includes("step's own label"))).toEqual([
      '173: rule 130.4, its number broken in two',
      '178: rule 131.4, its number broken in two',
      '302: words of rule 143: there is a rule 143 already',
      '776: words of rule 354.3: there is a rule 352.2 already',
      '1293: a gap: 450.3.c.1 is followed by 450.3.d.1',
      '1294: a gap: 450.3.d.1 is followed by 450.3.e.1',
      '1296: a gap: 450.3.e.2 is followed by 450.3.f.0.a',
      '1297: a gap: 450.3.f.0.a is followed by 450.3.g.1',
    ]);
    expect(told('1.2').filter(each => !each.includes("step's own label"))).toHaveLength(28);
    expect(told('1.3')).toEqual(
      expect.arrayContaining([
        '1508: rule 461.4, its number broken in two',
        '1518: rule 461.7.b, its number broken in two',
        '1031: rule 391, out of the line of 390.5.b',
      ]),
    );
    expect(told('1.4').filter(each => !each.includes("step's own label"))).toEqual([]);
  });

  test('can all be imported together, each as what it is', () => {
    const prepared = prepare(all, data);
    expect('refused' in prepared ? prepared.refused : []).toEqual([]);
    const documents = 'documents' in prepared ? prepared.documents : [];
    expect(documents).toHaveLength(all.length);
    // What was answered there stands after an entry of ours; other pages have headings that are no question.
    const behind = (file: string) =>
      documents.find(each => each.file === file)?.behind?.filter(each => each !== null).length;
    expect(behind('002_5109c46942e54c3a.txt')).toBe(49);
    expect(behind('riftbound-origins-faq.md')).toBeGreaterThan(90);
    expect(behind('unleashed-rules-faq-and-clarifications.md')).toBe(21);
    expect(Object.fromEntries(documents.map(each => [each.file, summed(each)]))).toMatchObject({
      'core-rules-1.0.txt': 'core rules 1.0, 1364 rules',
      'core-rules-1.4.txt': 'core rules 1.4, 2381 rules',
      '000_da49665683956f0f.txt': 'part of the rules 1.2, 50 rules, 9 answers',
      '001_257e282bb6e946b1.txt': 'summary 1.0, 13 notes',
      '002_5109c46942e54c3a.txt': 'rulings, 49 answers',
      '003_2fb8a515b2da0a19.txt': 'part of the rules 1.2, 50 rules, 10 answers',
      '004_019a6e77746e0cd5.txt': 'part of the rules 1.3, 22 rules',
      'errata_riftbound-origins-card-errata.md': 'errata, 31 cards',
      'riftbound_cards_official-gallery_950.json': 'gallery, 767 cards',
      'riftbound_cards_vendetta-radiance.json': 'gallery, 358 cards',
    });
  });

  test('are no files of another kind, which are refused in words', () => {
    const others = found.filter(({ name }) => name in NOT_IMPORTED);
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(NOT_IMPORTED));
    const readme = { name: 'README.md', text: readFileSync(new URL('rules/README.md', TEXTS), 'utf8') };
    for (const { text } of [...others, readme])
      expect(readText(text)).toEqual({ why: expect.stringContaining('not a kind of rules text') });
  });

  const PARTS = [0.2, 0.45, 0.7, 0.9, 0.97];

  test.each(EDITIONS)('of the core rules %s are refused when they are cut off, wherever that is', edition => {
    const { name, text } = rules.find(each => each.name.includes(edition)) ?? { name: '', text: '' };
    for (const part of PARTS) {
      const cut = text.slice(0, Math.floor(text.length * part));
      for (const end of [inWord(cut), cut.lastIndexOf('. ') + 1, cut.lastIndexOf('\n')])
        expect([part, end, prepare([{ name, text: cut.slice(0, end) }], data)]).toEqual([part, end, refusal]);
    }
  });

  // A list whose items have no stops may end anywhere; elsewhere a cut shows.
  test('of pages are mostly refused when they are cut off in a word', () => {
    const cuts = all
      .filter(({ name }) => !name.startsWith('core-rules'))
      .flatMap(({ name, text }) => PARTS.map(part => ({ name, text: text.slice(0, Math.floor(text.length * part)) })));
    const kept = cuts.filter(
      ({ name, text }) => 'documents' in prepare([{ name, text: text.slice(0, inWord(text)) }], data),
    );
    expect(kept.length / cuts.length).toBeLessThan(0.1);
  });
});

/** Where the last but one long word of a text is half done. */
const inWord = (text: string): number => {
  const start = Math.max(0, text.length - 600);
  const word = [...text.slice(start).matchAll(/(?<![a-z'’])[a-z]{8,}/g)].at(-2);
  return start + (word?.index ?? 0) + 5;
};

const refusal = { refused: [expect.objectContaining({ why: expect.any(String) })] };

const summed = ({ form, edition, rules, answers, cards, notes }: LibraryDocument): string =>
  [
    edition === undefined ? form : `${form} ${edition}`,
    ...Object.entries({ rules, answers, cards, notes }).flatMap(([name, list]) =>
      list.length === 0 ? [] : `${list.length} ${name}`,
    ),
  ].join(', ');
