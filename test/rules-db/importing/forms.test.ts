/** Which kind of text something is, and what the readers of pages make of theirs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportedDocument } from '../../../rules-db/importing/document.ts';
import { readText } from '../../../rules-db/importing/read.ts';
import { INVENTED_BOOK, published } from './invented.ts';
import { prepare } from './prepare.ts';

const read = (...lines: readonly string[]): ImportedDocument => {
  const reading = readText(lines.join('\n'));
  if ('why' in reading) throw new Error(reading.why);
  return reading.document;
};
const why = (text: string): string => {
  const reading = readText(text);
  return 'why' in reading ? reading.why : `a document of the form ${reading.document.form}`;
};

const GAME = 'Units at a battlefield in a showdown of this chain lose their runes.';

describe('a text that is no rules text', () => {
  test.each([
    ['', 'it is empty.'],
    ['  \n\t ', 'it is empty.'],
    ['<!DOCTYPE html><html><body>Rules</body></html>', "it is a web page's source."],
    [
      'Dear Ann,\n\nthe weather is fine.',
      'it is not a kind of rules text that Riftbench knows. What can be read: core rules',
    ],
    ['# Shopping\n\n## Fruit?\n\nApples and pears.', 'it is not a kind of rules text'],
    [
      Array.from({ length: 30 }, (_, i) => `${i + 1}. Buy ${i} apples.`).join('\n'),
      'it is numbered, but nothing in it says that it contains rules.',
    ],
    ['{"cards": [', 'it begins as JSON and breaks off or goes wrong:'],
    ['{"decks": []}', 'it is JSON without a list "cards"'],
    ['{"cards": []}', 'its list "cards" is empty.'],
    ['{"cards": [{"title": "Moth"}]}', 'card 1 of 1 has no "name" and "abilityText".'],
  ])('%j is told why', (text, said) => {
    expect(why(text)).toContain(said);
  });

  test.each([
    ['empty lines alone', '\n'.repeat(1_000_000), 'it is empty.'],
    ['more lines than are read', `${GAME}\n${'Units.\n'.repeat(100_001)}`, 'it has more than 100,000 lines'],
    [
      'a line longer than is read',
      `${GAME}\n${'a b '.repeat(60_000)}`,
      'its line 2 has 240,000 characters; 200,000 is',
    ],
    [
      'more than is kept',
      `${GAME}\n${Array.from({ length: 3_000 }, (_, i) => `${100 + Math.floor(i / 50)}.${1 + (i % 50)}. ${'Units move on. '.repeat(50)}`).join('\n')}`,
      'characters; 2,000,000 is the limit',
    ],
    ['more characters than are read', `${GAME}\n${'a b\n'.repeat(2_000_000)}`, 'characters; 5,000,000 is the limit'],
    [
      'more answers than are compared',
      `# FAQ\n${GAME}\n${'## May units\n\nYes, all units may do so.\n\n'.repeat(5_001)}`,
      'it has 5,001 answers; 5,000 is',
    ],
    // Each of these took minutes as long as some loop looked at all of the text for each of its lines or marks.
    ['one number again and again', `Core Rules\n${'100.1. the same words\n'.repeat(90_000)}`, 'it has 1 numbered line'],
    [
      'numbers that fall',
      `Core Rules\n${Array.from({ length: 90_000 }, (_, at) => `${999 - (at % 900)}. words`).join('\n')}`,
      'numbered lines',
    ],
    [
      'a number without an end',
      `Core Rules\n${`${'1.'.repeat(90_000)}\n`.repeat(20)}`,
      'it is not a kind of rules text',
    ],
  ])('%s: it is told why', (_, text, said) => {
    expect(why(text)).toContain(said);
  });

  test.each(['*a ', '[a](', '(a ', '**', '<a ', '_a', '`'])('lines of nothing but “%s” are read like others', mark => {
    const reading = readText(`# FAQ\n${GAME}\n\n## May units?\n\nYes.\n${`${mark.repeat(40_000)}\n`.repeat(10)}`);
    expect('document' in reading && reading.document.answers[0]?.question).toBe('May units?');
  });
});

test('notes on an edition are a page of their own: neither rules nor an edition come of them', () => {
  const page = [
    '# Core rules newer than 1.4: what is known (the text itself was not found)',
    ...['## Where it is', `The publisher has it, and says: ${GAME}`],
    ...['## What it is called', 'Nobody knows; some say 1.5.'],
    ...['## Numbers that others quote', '- 465.2.c.3 of it is about lethal damage, as before.'],
  ].join('\n');
  const prepared = prepare([{ name: 'notes.md', text: page }], INVENTED_BOOK);
  const documents = 'documents' in prepared ? prepared.documents : [];
  expect(documents.map(({ form, edition, rules, answers }) => [form, edition, rules.length, answers.length])).toEqual([
    ['article', undefined, 0, 3],
  ]);
});

describe('a page with a section of the rules', () => {
  const page = [
    'Moths — Riftbound Rules',
    'Section 101 — 5 rules',
    '- 101.',
    '- Moths',
    '- 101.1.',
    '- They have wings.',
    '- 101.2.',
    '- They sleep.',
    '... and 2 more rules',
  ];
  const questions = [
    'Related FAQ (2)',
    'Do moths sleep?',
    'Yes, they do.',
    'Do lanterns? I wonder.',
    'No.',
    'How many wings?',
    'Two.',
  ];

  test('has rules and questions', () => {
    const document = read(...page, ...questions.slice(0, 3), 'Are there ghosts?', 'Some say so.');
    expect(document).toMatchObject({ form: 'part of the rules', title: 'Moths (section 101)', cutOff: [] });
    expect(document.rules).toEqual([
      { number: '101', text: 'Moths', line: 3 },
      { number: '101.1', text: 'They have wings.', line: 5 },
      { number: '101.2', text: 'They sleep.', line: 7 },
    ]);
    expect(document.answers.map(({ question, answer }) => [question, answer])).toEqual([
      ['Do moths sleep?', 'Yes, they do.'],
      ['Are there ghosts?', 'Some say so.'],
    ]);
    expect(document.doubts).toEqual([
      { line: 9, text: '... and 2 more rules', took: '3 of 5 rules: the page leaves the others out' },
    ]);
  });

  test('is cut off where it has fewer than it says', () => {
    expect(read(...page.slice(0, 6)).cutOff).toEqual(['It says that it has 5 rules, and 2 are there.']);
    expect(read(...page, ...questions.slice(0, 3)).cutOff).toEqual([
      'It says that it has 2 questions, and 1 are there with an answer.',
    ]);
  });
});

test('a summary says something of runs of rules', () => {
  const document = read(
    '# Section 9: Moths',
    '**Rule References:** 101-103',
    'Full Document: `rules_2025_06_02.md`',
    '',
    '## 101-102: Moths',
    '### Wings (101)',
    '- two of them',
    '#### Left',
    'One is left.',
    '### Sleep (102)',
    'At day.',
    '## 103: Walls',
    'They hold moths.',
    '## More',
    'Nothing of rules.',
  );
  expect(document).toMatchObject({ form: 'summary', title: 'Section 9: Moths', date: '2025-06-02', cutOff: [] });
  expect(document.notes).toEqual([
    { from: '101', to: '101', title: 'Wings', text: '- two of them\nLeft:\nOne is left.', line: 6 },
    { from: '102', to: '102', title: 'Sleep', text: 'At day.', line: 10 },
    { from: '103', to: '103', title: 'Walls', text: 'They hold moths.', line: 12 },
  ]);
  expect(read('# Moths', 'Rule References: 101-109', '## Wings (101)', 'Two.').cutOff).toEqual([
    'It says that it sums up the rules 101 to 109, and ends at 101.',
  ]);
});

describe('a page of rulings', () => {
  const page = [
    'When a moth meets a showdown at a battlefield, who wins?',
    'Ruling: The moth.',
    'Sequence:',
    '- It flies',
    '- It wins',
    'Nuances:',
    '- Units do not fly',
    'Does a chain burn?',
    'Ruling: Never while runes are there.',
  ];

  test('has questions with steps and fine points', () => {
    const document = read(...page);
    expect(document).toMatchObject({ form: 'rulings', cutOff: [] });
    expect(document.answers).toEqual([
      {
        question: page[0],
        answer: 'The moth.',
        steps: ['It flies', 'It wins'],
        finePoints: ['Units do not fly'],
        line: 1,
      },
      { question: 'Does a chain burn?', answer: 'Never while runes are there.', line: 8 },
    ]);
  });

  test('is cut off behind a question', () => {
    expect(read(...page, 'And a unit?').cutOff).toEqual(['It ends with a question that has no ruling (line 10).']);
  });
});

describe('a page in Markdown', () => {
  test('asks in headings or in paragraphs', () => {
    const headed = read(
      '# Moth FAQ',
      "{'kind': 'faq', 'publishedAt': '2031-06-01T16:00:00.000Z'}",
      '',
      '## Units',
      '### Q: Do moths fight?',
      '',
      GAME,
      '',
      'They **never** do.',
      '',
      '- not at *night*',
      '- not by [day](https://example.org)',
    );
    expect(headed).toMatchObject({ form: 'questions', title: 'Moth FAQ', date: '2031-06-01', cutOff: [] });
    expect(headed.answers).toEqual([
      {
        question: 'Do moths fight?',
        answer: `${GAME}\nThey never do.\n- not at night\n- not by day`,
        place: 'Units',
        line: 5,
      },
    ]);
    const plain = read(
      '# Rules questions',
      '## Frequently asked',
      '',
      'May a moth enter a showdown?',
      '',
      GAME,
      '',
      'And who pays for it then?',
      '',
      'Nobody pays for moths.',
    );
    expect(plain.answers.map(({ question, line }) => [question, line])).toEqual([
      ['May a moth enter a showdown?', 4],
      ['And who pays for it then?', 8],
    ]);
  });

  test('corrects cards, by new and old text', () => {
    const document = read(
      '# Moth Errata',
      GAME,
      '## Moths',
      'Pale Tom',
      '#### [NEW TEXT]',
      'Fly.',
      '',
      'Shine.',
      '####',
      '#### [OLD TEXT]',
      'Fly and shine.',
      '### Red Ann',
      '#### [NEW TEXT]',
      'Glow.',
      '#### [OLD TEXT]',
      'Glow twice.',
    );
    expect(document).toMatchObject({ form: 'errata', cutOff: [] });
    expect(document.cards).toEqual([
      { name: 'Pale Tom', text: 'Fly.\nShine.', was: 'Fly and shine.', line: 5 },
      { name: 'Red Ann', text: 'Glow.', was: 'Glow twice.', line: 13 },
    ]);
  });

  test('corrects cards by a revised text, and talks of it', () => {
    const { cards, answers } = read(
      '# Moth FAQ',
      '### Pale Tom (revised text)',
      '',
      'Fly to a battlefield.',
      '',
      'We found that our units could not, and the chain of runes broke in a showdown.',
    );
    expect(cards).toEqual([{ name: 'Pale Tom', text: 'Fly to a battlefield.', line: 2 }]);
    expect(answers.map(({ question, answer }) => [question, answer])).toEqual([
      ['Pale Tom', expect.stringMatching(/^We found/)],
    ]);
  });

  test.each([
    [['# Moth FAQ', GAME, '### Q: Do moths fight?'], 'It ends with a heading that nothing follows (line 3).'],
    [
      ['# Moth FAQ', '### Q: Do moths fight?', GAME, 'They do not fight as long as units are'],
      'It breaks off in the middle of a sentence (line 4).',
    ],
    [['# Moth FAQ', '### Q: Do moths fight?', GAME, 'No. Bat'], 'It breaks off in the middle of a word (line 4).'],
  ])('is cut off', (lines, said) => {
    expect(read(...lines).cutOff).toEqual([said]);
  });
});

test('the card gallery has a text for each name', () => {
  const cards = [
    {
      name: 'Pale Tom',
      abilityText: 'Pay :rb_energy_2::rb_rune_fury: or :rb_rune_rainbow:, :rb_exhaust:: +1 :rb_might:',
      publicCode: 'X-1',
    },
    { name: 'Red Ann', abilityText: '' },
    { name: 'Pale Tom', abilityText: 'Another text.', publicCode: 'X-1a' },
  ];
  const document = read(JSON.stringify({ source: 'Moth Gallery', updatedAt: '2031-03-28', count: 3, cards }));
  expect(document).toMatchObject({ form: 'gallery', title: 'Moth Gallery', date: '2031-03-28', cutOff: [] });
  expect(document.cards).toEqual([
    { name: 'Pale Tom', text: 'Pay [2][Fury] or [A], [E]: +1 [M]', code: 'X-1', line: 1 },
    { name: 'Red Ann', text: '', line: 2 },
  ]);
  expect(document.doubts).toEqual([
    { line: 3, text: 'Pale Tom', took: 'another printing with a different text; that of X-1 counts' },
  ]);
  expect(read(JSON.stringify({ count: 9, cards })).cutOff).toEqual(['It says that it has 9 cards, but 3 are there.']);
});

describe('whatever the text', () => {
  const piece = fc.constantFrom(
    ...published().split('\n'),
    'Section 101 — 3 rules',
    'Ruling: no',
    'Sequence:',
    '- a',
    '#### [NEW TEXT]',
    '### Q: Why?',
    '**Rule References:** 101-103',
    '## Wings (101)',
    'Related FAQ (2)',
    '... and 2 more rules',
    '{"cards":[',
    '',
    '101.',
    '...',
    '\f',
    GAME,
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }).map(parts => parts.join('\n')),
  );

  test('no reader throws, and each result is a document or a reason', () => {
    fc.assert(
      fc.property(texts, text => {
        const prepared = prepare([{ name: 'text', text }], INVENTED_BOOK);
        if ('refused' in prepared)
          return prepared.refused.length === 1 && prepared.refused.every(each => each.why.length > 0);
        return prepared.documents.length === 1;
      }),
      { numRuns: 400 },
    );
  });

  test('a core-rules text that is cut off in it is refused', () => {
    const whole = published();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: whole.length - 2 }),
        end =>
          'refused' in prepare([{ name: 'text', text: whole.slice(0, end) }], INVENTED_BOOK, [], { edition: '1.4' }),
      ),
      { numRuns: 400 },
    );
  });
});
