/** What an import makes of texts: which document, which edition, what became of its rules. */
import { describe, expect, test } from 'vitest';
import type { LibraryDocument } from '../../../rules-db/importing/library.ts';
import type { PrepareOptions } from '../../../rules-db/importing/prepare.ts';
import { unsureOf } from '../../../rules-db/mapping/map.ts';
import { INVENTED, INVENTED_BOOK, published } from './invented.ts';
import { prepare } from './prepare.ts';

const one = (text: string, library: readonly LibraryDocument[] = [], options: PrepareOptions = {}): LibraryDocument => {
  const prepared = prepare([{ name: 'rules.txt', text }], INVENTED_BOOK, library, options);
  if ('refused' in prepared) throw new Error(prepared.refused.map(({ why }) => why).join(' '));
  const [document] = prepared.documents;
  if (document === undefined) throw new Error('nothing was prepared');
  return document;
};
const why = (text: string, options: PrepareOptions = {}, library: readonly LibraryDocument[] = []): string => {
  const prepared = prepare([{ name: 'rules.txt', text }], INVENTED_BOOK, library, options);
  return 'refused' in prepared ? prepared.refused.map(each => each.why).join(' ') : 'it was taken';
};

/** A new edition: a section renumbered, a rule changed, one dropped, two added. */
const NEXT = INVENTED.filter(({ number }) => number !== '101.2').flatMap(rule => {
  const moved = { ...rule, number: rule.number.replace(/^301/, '311').replace(/^302/, '312') };
  if (rule.number === '102.1')
    return { ...moved, published: `${rule.published} In rain it burns two, whatever wind there is.` };
  if (rule.number === '103')
    return [
      moved,
      { ...rule, number: '104', published: 'A fog hides every wall from whoever has no compass.' },
      { ...rule, number: '104.1', published: 'Fog lifts when three compasses point north together.' },
    ];
  return moved;
});

describe('core rules', () => {
  test('are of the edition that is asked for, else of the one they fit', () => {
    expect(one(published(), [], { edition: '1.4' })).toMatchObject({
      name: 'core-rules-1.4',
      form: 'core rules',
      edition: '1.4',
      title: 'Moth and Lantern Core Rules',
    });
    expect(one(published().split('\n').slice(1).join('\n'))).toMatchObject({
      name: 'core-rules-1.4',
      edition: '1.4',
      title: 'Core rules',
    });
  });

  test.each(['2026-07-16', '2026-07-24'])('dated %s are 1.4: printed on the one day, in force from the other', date => {
    const document = one(published(undefined, date));
    expect(document).toMatchObject({ name: 'core-rules-1.4', edition: '1.4', date });
    expect(document.mapping).toBeUndefined();
    expect(why(published(INVENTED.slice(0, -1), date))).toContain(
      `it is dated ${date}, which is edition 1.4, printed 2026-07-16, in force from 2026-07-24, and 1 of its rules`,
    );
    const summary = `# Summary of Moths\nPublished: ${date}\nRule References: 101-102\n## Wings (101)\nTwo.\n## Oil (102)\nOne.`;
    expect(one(summary)).toMatchObject({ form: 'summary', edition: '1.4' });
  });

  test('are refused where they are not the edition that they are said to be', () => {
    const without = INVENTED.filter(({ number }) => !number.startsWith('301'));
    expect(why(published(without), { edition: '1.4' })).toBe(
      'it is said to be edition 1.4, and 6 of its rules are missing (301, 301.1, 301.2 … 301.3.b). It is cut off, or of another edition; for that, name it: --edition 1.5.',
    );
    expect(why(published(INVENTED.slice(0, -1)), { edition: '1.4' })).toContain(
      'and 1 of its rules are missing (702).',
    );
    expect(why(published(), { edition: '../x' })).toContain('"../x" cannot name an edition');
  });

  test('may lack a rule in the middle, which is told', () => {
    const { doubts } = one(published(INVENTED.filter(({ number }) => number !== '101.2')), [], { edition: '1.4' });
    expect(doubts.map(({ took }) => took)).toContain('nothing: edition 1.4 has a rule 101.2, and this text has none');
  });

  test('may leave a gap in their numbers, which is told once', () => {
    const without = (missing: string) => published(INVENTED.filter(({ number }) => number !== missing));
    const told = (document: LibraryDocument) =>
      document.doubts.flatMap(({ text, took }) => (text === '301.2' ? took : []));
    expect(told(one(without('301.2'), [], { edition: '1.4' }))).toEqual([
      'nothing: edition 1.4 has a rule 301.2, and this text has none',
    ]);
    expect(told(one(without('301.2'), [], { edition: '1.9' }))).toEqual(['a gap: 301.1 is followed by 301.3']);
  });
});

describe('a new edition', () => {
  const known = one(published(), [], { edition: '1.4' });
  const concepts = (document: LibraryDocument) => new Map(document.mapping?.rules.map(rule => [rule.number, rule]));

  test('is mapped to the concepts by what was published before', () => {
    const next = one(published(NEXT), [known], { edition: '1.9' });
    expect(next).toMatchObject({ name: 'core-rules-1.9', edition: '1.9', mapping: { base: '1.4', texts: 'official' } });
    const rules = concepts(next);
    for (const { number, concept } of NEXT.filter(each => !each.number.startsWith('104')))
      expect([number, rules.get(number)?.concept]).toEqual([number, concept]);
    expect(rules.get('311.3.a')).toMatchObject({ was: '301.3.a', words: 'same', sure: true });
    expect(rules.get('102.1')).toMatchObject({ was: '102.1', words: 'changed' });
    expect([...rules.values()].filter(({ concept }) => concept === undefined).map(({ number }) => number)).toEqual([
      '104',
      '104.1',
    ]);
    expect(next.mapping?.gone).toEqual([{ concept: 'things.moths.asleep', number: '101.2' }]);
    expect(next.mapping?.rules.filter(({ words }) => words === 'changed').map(({ number }) => number)).toEqual([
      '102.1',
    ]);
  });

  test('is mapped by our own words where nothing else is there, and says where it is unsure', () => {
    const next = one(published(NEXT), [], { edition: '1.9' });
    expect(next.mapping).toMatchObject({ base: '1.4', texts: 'ours' });
    const rules = concepts(next);
    const wrong = NEXT.filter(
      ({ number, concept }) => !number.startsWith('104') && rules.get(number)?.concept !== concept,
    );
    expect(wrong.length).toBeLessThanOrEqual(2);
    const unsure = new Set(next.mapping === undefined ? [] : unsureOf(next.mapping).map(({ number }) => number));
    expect(wrong.filter(({ number }) => !unsure.has(number))).toEqual([]);
  });

  test('is called by its date where nobody names it, and by its name once it has one', () => {
    expect(one(published(NEXT))).toMatchObject({ name: 'core-rules-2031-05-04', edition: '2031-05-04' });
    const named = one(published(NEXT), [], { edition: '1.9' });
    expect(one(published(NEXT), [named])).toMatchObject({ name: 'core-rules-1.9', edition: '1.9' });
  });

  test('is refused where its end is missing', () => {
    expect(why(published(NEXT.slice(0, -6)), { edition: '1.9' }, [known])).toContain(
      'Nothing is in it of what ends edition 1.4, from 302 on.',
    );
  });
});

test('other numbered rules are a book of their own', () => {
  const text = published().replace('Moth and Lantern Core Rules', 'Riftbound Tournament Rules');
  expect(one(text)).toMatchObject({ name: 'riftbound-tournament-rules', abbreviation: 'TR', form: 'rules document' });
  expect(one(text, [], { title: 'Judging Moths' })).toMatchObject({ name: 'judging-moths', abbreviation: 'JM' });
});

test('of another book, two editions stand side by side, and each replaces itself', () => {
  const dated = (date: string) =>
    published(undefined, date).replace('Moth and Lantern Core Rules', 'Riftbound Tournament Rules');
  const july = one(dated('2026-07-16'));
  const october = one(dated('2026-10-09'), [july]);
  expect([july.name, october.name]).toEqual(['riftbound-tournament-rules', 'riftbound-tournament-rules-2026-10-09']);
  expect(one(dated('2026-10-09'), [july, october]).name).toBe(october.name);
  expect(one(dated('2026-07-16'), [july, october]).name).toBe(july.name);
});

test('a part is of the edition whose words it has', () => {
  const page = [
    'Moths — Riftbound Rules',
    'Section 101 — 2 rules',
    '101.1.',
    'Every moth has two wings.',
    '101.2.',
    'Moths sleep on walls.',
  ].join('\n');
  expect(one(page)).toMatchObject({ name: 'part-1.4-moths-section-101', edition: '1.4' });
  expect(why(page.replaceAll('101.', '901.'))).toBe('its numbers fit no edition that Riftbench knows.');
});

test('of several texts all are taken, or none', () => {
  const files = [
    { name: 'a.txt', text: published(NEXT) },
    { name: 'b.txt', text: published(undefined, '2026-07-24') },
  ];
  const both = prepare(files, INVENTED_BOOK);
  expect('documents' in both ? both.documents.map(({ edition, mapping }) => [edition, mapping?.texts]) : both).toEqual([
    ['1.4', undefined],
    ['2031-05-04', 'official'],
  ]);
  const broken = prepare([...files, { name: 'c.txt', text: 'Nothing.' }, { name: 'd.txt', text: '' }], INVENTED_BOOK);
  expect(broken).toEqual({
    refused: [
      { file: 'c.txt', why: expect.stringContaining('not a kind of rules text') },
      { file: 'd.txt', why: 'it is empty.' },
    ],
  });
  expect(prepare([...files, { name: 'again.txt', text: published(NEXT) }], INVENTED_BOOK)).toEqual({
    refused: [{ file: 'again.txt', why: 'it is the same document as another of these files, core-rules-2031-05-04.' }],
  });
});
