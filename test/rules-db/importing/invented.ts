/** An invented game of moths and lanterns, published as numbered rules, and the book that tells them in other words. */
import type { BookData, ConceptRecord } from '../../../rules-db/types.ts';

interface InventedRule {
  readonly number: string;
  readonly concept: string;
  readonly published: string;
  readonly ours: string;
}

const rule = (number: string, concept: string, published: string, ours: string): InventedRule => ({
  number,
  concept,
  published,
  ours,
});

export const INVENTED: readonly InventedRule[] = [
  rule('000', 'first', 'Foundations', 'The foundations.'),
  rule('001', 'first.lamp', 'A lantern that is lit outranks one that is dark.', 'Lit lanterns come before dark ones.'),
  rule(
    '002',
    'first.moth',
    'A moth does what its wing says, even against this document.',
    'The wing of a moth beats the rules.',
  ),
  rule('100', 'things', 'Things of the Night', 'What the night has.'),
  rule('101', 'things.moths', 'Moths', 'Moths.'),
  rule(
    '101.1',
    'things.moths.wings',
    'Every moth has two wings and a number of spots between one and nine.',
    'A moth: two wings, one to nine spots.',
  ),
  rule(
    '101.1.a',
    'things.moths.spots',
    'Spots are counted on both wings together.',
    'Count the spots of both wings as one sum.',
  ),
  rule(
    '101.1.b',
    'things.moths.spotless',
    'A moth without spots is a ghost and cannot be caught. Example: Pale Tom has no spots.',
    'No spots: a ghost that nobody catches.',
  ),
  rule(
    '101.2',
    'things.moths.asleep',
    'Moths sleep on walls until a lantern is lit near them.',
    'They rest on walls as long as no lantern is lit.',
  ),
  rule('102', 'things.lanterns', 'Lanterns', 'Lanterns.'),
  rule(
    '102.1',
    'things.lanterns.oil',
    'A lantern burns one measure of oil in each hour of the night.',
    'Each hour a lantern needs one oil.',
  ),
  rule(
    '102.2',
    'things.lanterns.empty',
    'A lantern without oil goes dark at the end of the hour.',
    'Out of oil: dark when the hour ends.',
  ),
  rule(
    '102.2.a',
    'things.lanterns.relight',
    'It may be lit again by whoever pours oil into it.',
    'Who pours oil in may light it once more.',
  ),
  rule(
    '103',
    'things.walls',
    'A wall is a place; it holds any number of moths.',
    'Walls are places with room for all moths.',
  ),
  rule('300', 'night', 'How a Night Goes', 'The course of a night.'),
  rule('301', 'night.hours', 'A night has seven hours, each of three steps.', 'Seven hours, three steps in each.'),
  rule(
    '301.1',
    'night.pour',
    '1. Pour oil, beginning with the youngest player.',
    'First oil is poured; the youngest begins.',
  ),
  rule('301.2', 'night.light', '2. Light one lantern, or leave all of them dark.', 'Then one lantern may be lit.'),
  rule(
    '301.3',
    'night.catch',
    '3. Catch every moth that flew to a lantern of yours.',
    'Last, moths at your lanterns are caught.',
  ),
  rule(
    '301.3.a',
    'night.catch.tie',
    'If two players have lanterns at one wall, the brighter lantern catches.',
    'Two lanterns at a wall: the brighter wins.',
  ),
  rule(
    '301.3.b',
    'night.catch.even',
    'Lanterns of the same brightness catch nothing that hour.',
    'Equal brightness catches nothing.',
  ),
  rule(
    '302',
    'night.dawn',
    'At dawn all moths that were not caught go back to sleep.',
    'Dawn sends the free moths to sleep.',
  ),
  rule('700', 'score', 'Counting', 'Counting at the end.'),
  rule(
    '701',
    'score.spots',
    'A player scores the spots of all moths that they caught.',
    'Points are the spots of your moths.',
  ),
  rule(
    '701.1',
    'score.ghosts',
    'Ghosts count as ten spots for whoever owns the darkest wall.',
    'The owner of the darkest wall gets ten a ghost.',
  ),
  rule(
    '702',
    'score.win',
    'The player with the most points wins; if several have as many, all of them lose.',
    'Most points win, and ties lose.',
  ),
];

const DATE = '2031-05-04';
const TITLE = 'Moth and Lantern Core Rules';

export const published = (
  rules: readonly Pick<InventedRule, 'number' | 'published'>[] = INVENTED,
  date = DATE,
): string => [`${TITLE} Last Updated: ${date}`, ...rules.map(each => `${each.number}. ${each.published}`)].join('\n');

const HEADINGS = [
  { number: '000', title: 'Foundations', level: 1 },
  { number: '100', title: 'Things of the Night', level: 1 },
  { number: '101', title: 'Moths', level: 2 },
  { number: '102', title: 'Lanterns', level: 2 },
  { number: '300', title: 'How a Night Goes', level: 1 },
  { number: '700', title: 'Counting', level: 1 },
];

const concepts: readonly ConceptRecord[] = INVENTED.map(({ number, concept, ours }) => ({
  id: concept,
  numbers: { '1.4': number },
  text: ours,
}));

/** It calls its only edition 1.4: that is one that is played. */
export const INVENTED_BOOK: BookData = {
  editions: ['1.4'],
  outline: { '1.4': HEADINGS },
  concepts,
  entries: [
    {
      kind: 'faq',
      id: 'bright-tie',
      question: 'Two lanterns at a wall are equally bright. Who catches?',
      answer: 'Nobody does that hour.',
      concepts: ['night.catch.even'],
      cards: [],
      source: 'moth-faq',
      place: 'Catching',
      editions: ['1.4'],
      standing: 'holds',
    },
  ],
  keywords: [],
  sources: [{ id: 'moth-faq', title: 'Moth FAQ', by: 'publisher', date: '2031-06-01' }],
  errata: [],
  asks: () => ({}),
};
