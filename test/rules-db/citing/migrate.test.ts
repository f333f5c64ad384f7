import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { fateOf } from '../../../rules-db/citing/fate.ts';
import { type CitationChange, maybeCited, migrateInProse, sayBehind } from '../../../rules-db/citing/migrate.ts';
import { markdownProse } from '../../../rules-db/citing/prose.ts';
import { recognise } from '../../../rules-db/citing/recognise.ts';

const book = loadRuleBook();

const changes = (text: string, from: string, to: string): readonly CitationChange[] => {
  const prose = markdownProse(text);
  const passages = recognise(prose, book.editions);
  return passages.flatMap(passage => {
    if (passage.kind !== 'numbers') return [];
    const around = { prose, offset: 0, passages };
    return migrateInProse(book, passage, around, { from, to, own: from, ownAfter: to, say: sayBehind }) ?? [];
  });
};

const migrated = (text: string, from = '1.2', to = '1.4'): string =>
  changes(text, from, to)
    .flatMap(({ edits }) => edits)
    .toReversed()
    .reduce((soFar, { span, text: by }) => soFar.slice(0, span.start) + by + soFar.slice(span.end), text);

describe('a citation that is migrated', () => {
  it.each([
    ['rule 443.1.d.3', 'rule 465.2.c.3'],
    ['[443.1.d.3], 443.1.D.3.', '[465.2.c.3], 465.2.c.3.'],
    ['CR 443.1.d.3 (1.2)', 'CR 465.2.c.3 (1.4)'],
    ['CR 443.1.d.3 in 1.2', 'CR 465.2.c.3 in 1.4'],
    ['1.2 had it: CR 1.2: 443.1.d.3', '1.2 had it: CR 1.4: 465.2.c.3'],
    ['rules 443.1.d.3 and 443.1.d.4 (1.2)', 'rules 465.2.c.3 and 465.2.c.4 (1.4)'],
    ['443.1.d.3–443.1.d.4', '465.2.c.3–465.2.c.4'],
    ['CR 460.2.c.3 (1.3), CR 999.9', 'CR 460.2.c.3 (1.3), CR 999.9'],
    ['[443.1.d.3](https://example.org/443.1.d.3)', '[465.2.c.3](https://example.org/443.1.d.3)'],
    // The second home of a rule goes to the second one there.
    ['rules 425.2.a and 440.1', 'rules 447.2.a and 462.1'],
    // The edition that a rule is gone from cannot be told by its number.
    ['rule 334.1.b.2', 'rule 334.1.b.2 (1.2)'],
    ['rules 443.1.d.3 and 334.1.b.2', 'rules 443.1.d.3 and 334.1.b.2 (1.2)'],
    ['[334.1.b.2](x.md).', '[334.1.b.2](x.md) (1.2).'],
    ['1.1: 439.1.d.3, and 443.1.d.3 in 1.2', '1.1: 439.1.d.3, and 465.2.c.3 in 1.4'],
    ['In edition 1.2, rule 443.1.d.3 [1.2]', 'In edition 1.2, rule 465.2.c.3 [1.4]'],
    ['In edition 1.2, rule 443.1.d.3', 'In edition 1.4, rule 465.2.c.3'],
    // The neighbours of a rule do not always go where it goes.
    ['CR 443.1.d.4/5', 'CR 443.1.d.4/5 (1.2)'],
    ['rules 443.1.d.4-5 (1.2)', 'rules 443.1.d.4-5 (1.2)'],
    ['443.1.d.4ff.', '443.1.d.4ff (1.2).'],
    ['443.1.d.4/443.1.d.5', '465.2.c.4/465.2.c.6'],
    ['rules 443.1.d.5 / 443.1.d.6', 'rules 465.2.c.6 / 465.2.c.7'],
    ['CR443.1.d.5, ~~443.1.d.5~~', 'CR465.2.c.6, ~~465.2.c.6~~'],
    ['CR 334.1.b.2 (1.2)', 'CR 334.1.b.2 (1.2)'],
    // Words after a number are none of it, whatever they begin with.
    ['see rule 443.1.d.3 too.', 'see rule 465.2.c.3 too.'],
    ['see rule 442.1.e too.', 'see rule 442.1.e (1.2) too.'],
    ['rules 443.1.d.3 or so', 'rules 465.2.c.3 or so'],
    ['rule 442.1.e to us, orb and all', 'rule 442.1.e (1.2) to us, orb and all'],
    ['rule 442.1.e – 2 damage', 'rule 442.1.e (1.2) – 2 damage'],
    ['rule 442.1.e + 1 Might', 'rule 442.1.e (1.2) + 1 Might'],
    ['rule 443.1.d.4 – 5.', 'rule 443.1.d.4 – 5 (1.2).'],
    ['rule 443.1.d.4 and 5.', 'rule 443.1.d.4 and 5 (1.2).'],
  ])('%s becomes %s', (text, expected) => expect(migrated(text)).toBe(expected));

  it.each([
    ["In 1.2's rule 442.1", '442.1'],
    ['Under edition 1.2 (rule 442.1), nobody wins.', '442.1'],
    ['In the 1.2 rules, 443.1.d.5 says so.', '443.1.d.5'],
    ['(Edition 1.2:) 443.1.d.5.', '443.1.d.5'],
    ['rule 443.1.d.5 (1.2, 1.3)', '443.1.d.5'],
  ])('%s stays, as the sentence names the edition', (text, number) => {
    expect(migrated(text)).toBe(text);
    expect(changes(text, '1.2', '1.4').flatMap(({ looks }) => looks.map(({ message }) => message))).toEqual([
      expect.stringContaining(`${number} is not migrated, as its sentence names edition 1.2`),
    ]);
  });

  it.each([
    // What says itself that it is of the old edition is no number of the new one.
    ['See rule 103.1 (1.4) and also rule 103.2 (1.4).', 'See rule 103.2 (1.5) and also rule 103.3 (1.5).'],
    // A sentence that ends with its line is not the next one.
    ['See rule 103.1.\nRule 103.2 says more.', 'See rule 103.2.\nRule 103.3 says more.'],
    ['See rule 103.1.\r\n> Rule 103.2 says more.', 'See rule 103.2.\r\n> Rule 103.3 says more.'],
  ])('%s becomes %s from 1.4 to 1.5', (text, expected) => expect(migrated(text, '1.4', '1.5')).toBe(expected));

  it.each([
    ['Rule 443.1.d.5 became 465.2.c.6 in 1.4.', 'Rule 443.1.d.5 (1.2) became 465.2.c.6 in 1.4.'],
    ['The old rule 443.1.d.5 (now 465.2.c.6).', 'The old rule 443.1.d.5 (1.2) (now 465.2.c.6).'],
  ])('%s keeps both numbers', (text, expected) => {
    expect(migrated(text)).toBe(expected);
    expect(changes(text, '1.2', '1.4').flatMap(({ looks }) => looks.map(({ message }) => message))).toContain(
      '443.1.d.5 is not migrated, as its sentence names its number of 1.4 already, 465.2.c.6: it keeps its number and says its edition.',
    );
  });

  it('goes on where another sentence names an edition', () => {
    expect(migrated('It was so in 1.2. See rule 443.1.d.5.\n\n- 1.3 too\n- rule 443.1.d.5\n')).toBe(
      'It was so in 1.2. See rule 465.2.c.6.\n\n- 1.3 too\n- rule 465.2.c.6\n',
    );
  });

  it.each([
    ['Version 1.4 is out. Rule 443.1.d.5 says so.', 'Version 1.4 is out. Rule 465.2.c.6 says so.'],
    ['As of 1.4 all is new! Rule 443.1.d.5 says so.', 'As of 1.4 all is new! Rule 465.2.c.6 says so.'],
  ])('%s becomes %s: the sentence before is another', (text, expected) => expect(migrated(text)).toBe(expected));

  it('is looked for in what is almost one', () => {
    const maybe = (text: string) => maybeCited(book, text, recognise(text, book.editions), '1.2').map(l => l.message);
    expect(maybe('rule 443.1.d.3a')).toEqual([expect.stringContaining('"443.1.d.3a" is no rule\'s number')]);
    expect(maybe('CR.443.1.d.4')).toEqual([expect.stringContaining('may mean rule 443.1.d.4 of 1.2')]);
    expect(maybe('rule 443.1.d.4')).toEqual([]);
  });

  it('is looked for where three digits are called a rule in other words', () => {
    const maybe = (text: string) =>
      maybeCited(book, text, recognise(text, book.editions), '1.2').map(({ span }) => text.slice(span.start, span.end));
    for (const text of ['section 428', 'CR428', 'r. 428', 'Paragraph 428', '(428)', '(see 428)', '(cf. 428 and 999)'])
      expect(maybe(`Look: ${text}, says Ana.`)).toEqual(['428']);
    expect(maybe('See sections 428, 430 and 431.')).toEqual(['428', '430', '431']);
    // Cited already, no rule of the edition, or a number of something else.
    for (const text of [
      'rule 428 (1.2)',
      'section 999',
      '428 units',
      '(428 cards)',
      '(428%)',
      'section 428-B',
      '5.428',
    ])
      expect(maybe(text)).toEqual([]);
  });

  it('gets a word before it where its dots no longer say what it is', () => {
    expect(migrated('(322.5.c), 322.5.c of 1.2', '1.2', '1.0')).toBe('(rule 521), rule 521 of 1.0');
  });

  it('tells what has to be looked at', () => {
    const told = (text: string) =>
      changes(text, '1.2', '1.4').flatMap(({ kind, looks }) =>
        looks.map(look => `${kind}${look.kind === kind ? '' : ` ${look.kind}`}: ${look.message}`),
      );
    expect(told('rule 443.1.d.3')).toEqual([]);
    expect(told('rule 442.1')).toEqual(['changed: 442.1 of 1.2 is 464.2 in 1.4, and says something different there.']);
    expect(told('rule 334.1.b.2')).toEqual([
      'gone: 1.4 has no rule 334.1.b.2 of 1.2: it keeps its number and says its edition.',
    ]);
    expect(told('rules 443.1.d.3 and 334.1.b.2 (1.2)')).toEqual([
      'gone unsure: 443.1.d.3 of 1.2 is 465.2.c.3 in 1.4, but is cited with a rule that stays: it is left as it is.',
      'gone: 1.4 has no rule 334.1.b.2 of 1.2: it is left as it is.',
    ]);
    expect(told('rules 443.1.d.3 and 999.9')).toEqual([
      'gone unsure: 443.1.d.3 of 1.2 is 465.2.c.3 in 1.4, but is cited with a rule that stays: it keeps its number and says its edition.',
      'gone: 1.2 has no rule 999.9: it keeps its number and says its edition.',
    ]);
    expect(told('rule 999.9')).toEqual(['unknown gone: 1.2 has no rule 999.9: it is left as it is.']);
    expect(told('[443.1.d.3](x.md)')).toEqual([
      'moved unsure: The address after 443.1.d.3 is left as it is: check whether it still leads there.',
    ]);
    expect(told('rules 443.1.d.4-5')).toEqual([
      'unsure: "443.1.d.4-5" stands for several rules, so its numbers stay: write each of them out. ' +
        '443.1.d.4 of 1.2 is 465.2.c.4 in 1.4, 443.1.d.5 of 1.2 is 465.2.c.6 in 1.4.',
    ]);
    expect(told('rules 443.1.a to 443.1.d')).toContain('changed: In 1.4, other rules come between these than in 1.2.');
  });
});

const editions = fc.constantFrom(...book.editions);
/** An article of true citations in many forms, each of its own rule. */
const articles = editions.chain(edition =>
  fc.record({
    edition: fc.constant(edition),
    text: fc
      .array(
        fc.tuple(
          fc.constantFrom(...book.numbers(edition)),
          fc.constantFrom(
            'rule N. ',
            'CR N (E), ',
            '[N] ',
            // A number with too few dots is none, and its edition then stands beside what follows in its sentence.
            '\n\nN in E;\n\n',
            'rules N and N\n',
            '*rule N*: ',
            '[N](a.md) ',
            'CR E: N. ',
          ),
        ),
        { maxLength: 12 },
      )
      .map(parts => parts.map(([number, form]) => form.replaceAll('N', number).replaceAll('E', edition)).join('')),
  }),
);

const conceptsCited = (text: string, own: string): readonly (string | undefined)[] =>
  recognise(markdownProse(text), book.editions).flatMap(passage =>
    passage.kind !== 'numbers'
      ? []
      : passage.numbers.map(({ number }) => book.conceptOf(number, passage.mark?.edition ?? own)),
  );

describe('any article', () => {
  it('stays as it is in its own edition', () => {
    fc.assert(fc.property(articles, ({ text, edition }) => void expect(migrated(text, edition, edition)).toBe(text)));
  });

  it('cites the same rules in the other edition', () => {
    fc.assert(
      fc.property(articles, editions, ({ text, edition }, to) => {
        expect(conceptsCited(migrated(text, edition, to), to)).toEqual(conceptsCited(text, edition));
      }),
      { numRuns: 300 },
    );
  });

  it('comes back as it was, where both editions have its rules, equally often', () => {
    fc.assert(
      fc.property(articles, editions, ({ text, edition }, to) => {
        const back = (number: string): boolean => {
          const fate = fateOf(book, number, edition, to);
          return 'now' in fate && fate.now.numbers.length === fate.before.numbers.length;
        };
        const cited = recognise(markdownProse(text), book.editions).flatMap(each =>
          each.kind === 'entry' ? [] : each.numbers,
        );
        fc.pre(cited.every(({ number }) => back(number)));
        // A number beside its new one is taken for a comparison, and stays.
        const news = cited.flatMap(({ number }) => {
          const fate = fateOf(book, number, edition, to);
          return 'now' in fate ? fate.now.numbers.filter(each => each !== number) : [];
        });
        fc.pre(cited.every(({ number }) => !news.includes(number)));
        // A bare number may have got its word on the way, and keeps it.
        expect(migrated(migrated(text, edition, to), to, edition).replace(/\brules? /g, '')).toBe(
          text.replace(/\brules? /g, ''),
        );
      }),
      { numRuns: 300 },
    );
  });
});
