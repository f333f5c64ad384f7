import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { checkPassage, isCitation } from '../../../rules-db/citing/check.ts';
import { saidEdition, sayEdition } from '../../../rules-db/citing/frontMatter.ts';
import { commentProse, markdownProse } from '../../../rules-db/citing/prose.ts';
import { recognise } from '../../../rules-db/citing/recognise.ts';
import { ruleNumbers } from '../../../rules-db/runner.ts';

const book = loadRuleBook();

const problems = (text: string, edition = '1.4') =>
  recognise(markdownProse(text), book.editions, book.books)
    .filter(passage => isCitation(book, passage))
    .flatMap(passage => checkPassage(book, passage, edition));

const told = (text: string, edition?: string): readonly string[] =>
  problems(text, edition).map(({ code, span, message }) => `${code} ${text.slice(span.start, span.end)}: ${message}`);

describe('a citation in prose', () => {
  it('that is right gets nothing', () => {
    expect(told('rule 465.2.c.3, CR 443.1.d.3 (1.2), [465.2.c.3 (1.4)], FAQ equal-might')).toEqual([]);
    expect(told('rule 443.1.d.3', '1.2')).toEqual([]);
  });

  it('of another book is looked up there, and is no rule of an edition', () => {
    expect(told('TR 703.8.b, tournament rules 702.9 and 703.2; the TR 606 of the shop')).toEqual([]);
    expect(told('TR 703.8.z')).toEqual([
      'cite/unknown 703.8.z: The tournament rules of 2026-10-09 have no rule 703.8.z.',
    ]);
    expect(problems('TR 703.8.z')[0]?.fixes.map(({ title }) => title)).toEqual(['Change to 703.8, the rule above it']);
  });

  it('that no edition has is told with the rule above it', () => {
    expect(told('rule 465.2.c.99')).toEqual(['cite/unknown 465.2.c.99: No edition has a rule 465.2.c.99.']);
    expect(problems('rule 465.2.c.99')[0]?.fixes.map(({ title }) => title)).toEqual([
      'Change to 465.2.c, the rule above it',
    ]);
  });

  it('that other editions have is told with what it is here', () => {
    expect(told('rule 443.1.d.3')).toEqual([
      'cite/other-edition 443.1.d.3: Edition 1.4 has no rule 443.1.d.3; 1.2 has. In 1.4 it is 465.2.c.3.',
    ]);
    const [fix] = problems('rule 443.1.d.3')[0]?.fixes ?? [];
    expect(fix).toMatchObject({ title: 'Change to 465.2.c.3, which is 443.1.d.3 in 1.2', safe: true, preferred: true });
  });

  it('that this edition lacks altogether can say its edition', () => {
    const text = 'By rule 334.1.b.2 that is so.';
    const [fix] = problems(text)[0]?.fixes.slice(-1) ?? [];
    expect(fix?.title).toBe('Say that it is 334.1.b.2 of 1.1');
    expect(fix?.edits.map(edit => text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end))).toEqual([
      'By rule 334.1.b.2 (1.1) that is so.',
    ]);
  });

  it('of an edition that there is not says which there are', () => {
    expect(told('rule 465.2.c (2.7)')).toEqual([
      `cite/unknown 2.7: There is no edition 2.7; the editions are ${book.editions.join(', ')}.`,
    ]);
  });

  it('of an entry that no longer holds is told with the rules', () => {
    const entry = book.entries.find(({ standing, concepts }) => standing !== 'holds' && concepts.length > 0);
    const [problem] = problems(`By ${entry?.kind} ${entry?.id} it is so.`);
    expect(problem).toMatchObject({ code: 'cite/superseded', severity: 'warning' });
    expect(problem?.fixes[0]?.title).toMatch(/^Cite the rules: /);
  });

  it('of an entry heeds the edition, as a scenario does', () => {
    const name = 'won-lost-tied';
    expect(told(`FAQ ${name}`, '1.2')).toEqual([]);
    expect(told('FAQ tie, the FAQ entry won-lost-tied').map(each => each.split(':')[0])).toEqual([
      'cite/superseded FAQ tie',
      'cite/superseded FAQ entry won-lost-tied',
    ]);
    expect(told(`FAQ ${name}`)).toEqual([
      `cite/superseded FAQ ${name}: ${ruleNumbers(book).doubtOn('faq', name, ['1.4'])}`,
    ]);
  });

  it('of an entry by nearly its name is told as a hint', () => {
    const [problem] = problems('FAQ equal-migth');
    expect(problem).toMatchObject({
      code: 'cite/unknown',
      severity: 'hint',
      message: 'No FAQ entry is called "equal-migth". Did you mean equal-might?',
      fixes: [{ title: 'Change to equal-might', edits: [{ span: { start: 4, end: 15 }, text: 'equal-might' }] }],
    });
    expect(told('FAQ zzz-qqq-xxx, ruling well-received')).toEqual([]);
    expect(told('FAQ tied, a ruling ties')).toEqual([]);
  });

  it('of an older edition than the text is for tells that the rule says something different now', () => {
    const [problem] = problems('rule 442.1 (1.2)');
    expect(problem).toMatchObject({
      code: 'cite/meaning-changed',
      severity: 'information',
      rule: '464.2',
      edition: '1.4',
    });
    expect(problem?.wordings.map(({ number, edition }) => `${number} ${edition}`)).toEqual(['442.1 1.2', '464.2 1.4']);
    const text = 'rule 442.1 (1.2)';
    const edits = problem?.fixes[0]?.edits ?? [];
    expect(edits.toReversed().reduce((t, e) => t.slice(0, e.span.start) + e.text + t.slice(e.span.end), text)).toBe(
      'rule 464.2 (1.4)',
    );
    expect(told('rule 442.1 (1.2)', '1.2')).toEqual([]);
  });

  it('that may be something else and is no rule is left alone', () => {
    expect(told('192.168.1.1, [404], ruling out-of-hand')).toEqual([]);
  });
});

describe('the edition in front matter', () => {
  it.each([
    ['---\nriftbench: 1.4\n---\n', '1.4'],
    ['---\r\ntitle: "x"\r\nriftbench: "1.2" # for now\r\n---\r\n', '1.2'],
    ["---\nriftbench: '1.3'\n---", '1.3'],
    ['---\nriftbench: newest # ?\n---\n', 'newest'],
    ['---\nriftbench:\n---\n', ''],
    ['\uFEFF---\nriftbench: 1.4\n...\n', '1.4'],
    ['\n  \r\n---\ntitle: x\nriftbench: 1.4\n---\n', '1.4'],
  ])('of %j is %j', (text, expected) => {
    const said = saidEdition(text);
    expect(said?.text).toBe(expected);
    expect(text.slice(said?.span.start, said?.span.end)).toBe(expected);
  });

  it.each([
    'riftbench: 1.4\n',
    '# x\n---\nriftbench: 1.4\n---\n',
    '---\nnote: {riftbench: 1.4}\n---\n',
    '---\nriftbench: 1.4\n',
  ])('is not said in %j', text => expect(saidEdition(text)).toBeUndefined());

  it('may stand below empty lines, where two rules alone are none', () => {
    expect(told('\n---\nriftbench: 1.4\nnote: rule 999.9\n---\n')).toEqual([]);
    expect(told('\n---\nrule 999.9\n\n---\n')).toEqual(['cite/unknown 999.9: No edition has a rule 999.9.']);
  });

  it('can be written into any file', () => {
    for (const text of [
      '',
      '\n---\nx\n---\n',
      '# x\n',
      '---\ntitle: x\n---\n# x\n',
      '\uFEFF# x\r\ny',
      '---\r\n---\r\n',
    ]) {
      const { span, text: made } = sayEdition(text, '1.4');
      expect(saidEdition(text.slice(0, span.start) + made + text.slice(span.end))?.text).toBe('1.4');
    }
  });
});

/** Pieces that mean something to the recogniser, in any order. */
const wild = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'rule ',
        'rules ',
        'CR ',
        '§',
        '[',
        ']',
        '(',
        ')',
        '1.4',
        '(1.2)',
        ' in 1.3',
        ', ',
        ' and ',
        '–',
        '`',
      ),
      fc.constantFrom(
        '\n',
        '\r\n',
        '\n\n',
        '```',
        '---\n',
        '<!--',
        '-->',
        '    ',
        '#',
        '"',
        '**',
        '](',
        'https://',
        '\\',
        '{#',
      ),
      fc.constantFrom(
        '465.2.c.3',
        '465.2',
        '465',
        '443.1.d.3',
        'FAQ equal-might',
        '999.9',
        '465.2.C.3.',
        'riftbench: 1.4\n',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map(parts => parts.join(''));

describe('any text', () => {
  it('is read without a fault: places lie in it, in order, on what they name', () => {
    fc.assert(
      fc.property(wild, text => {
        for (const prose of [markdownProse(text), commentProse(text)]) {
          expect(prose.length).toBe(text.length);
          let end = 0;
          for (const passage of recognise(prose, book.editions)) {
            expect(passage.span.start).toBeGreaterThanOrEqual(end);
            end = passage.span.end;
            expect(end).toBeLessThanOrEqual(text.length);
            const named =
              passage.kind === 'entry' ? [{ number: passage.name, span: passage.nameSpan }] : passage.numbers;
            for (const { number, span } of named) {
              expect(text.slice(span.start, span.end).toLowerCase()).toBe(number.toLowerCase());
              expect(passage.span.start <= span.start && span.end <= passage.span.end).toBe(true);
            }
            for (const problem of checkPassage(book, passage, '1.4'))
              for (const { edits } of problem.fixes)
                for (const { span } of edits) expect(span.end).toBeLessThanOrEqual(text.length);
          }
        }
        saidEdition(text);
      }),
      { numRuns: 2000 },
    );
  });
});
