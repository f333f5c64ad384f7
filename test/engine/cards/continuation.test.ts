import { describe, expect, it, test } from 'vitest';
import { type Continuation, continuation, effectContinuation } from '../../../engine/cards/continuation.ts';
import { allForms, type CardKind, parseAbility } from '../../../engine/cards/sentence.ts';
import { type Token, tokens } from '../../../engine/cards/tokens.ts';
import { COUNTED } from '../../../engine/language/words/numbers.ts';

/** Where a word begins behind a blank, those between quotes among them. */
const cuts = (text: string): readonly number[] => [0, ...[...text.matchAll(/(?<= )\S/g)].map(({ index }) => index)];

const NAMED = ['name', 'tag', 'card', 'token', 'battlefield'] as const;

const leadsTo = ({ words, kinds, takes }: Continuation, next: Token): boolean => {
  const isNumber = next.kind === 'number' || (COUNTED.includes(next.word) && !words.includes(next.word));
  if (isNumber) return kinds.includes('number') && takes(next.raw);
  if (next.kind === 'signed') return kinds.includes('signed number') && takes(next.raw);
  if (next.kind === 'string' || next.raw === '"') return kinds.includes('ability') || kinds.some(isName);
  if (/^\p{Lu}/u.test(next.raw) && kinds.some(isName)) return takes(next.raw);
  return words.includes(next.word) && takes(next.raw);
};
const isName = (kind: string): boolean => NAMED.some(each => each === kind);

/** Of a list, so that each portion is over soon. */
const PORTIONS = 5;
const portions = Array.from({ length: PORTIONS }, (_, at) => at);

interface Place {
  readonly before: string;
  readonly on: CardKind;
}

/** Many sentences begin alike: what the same words go on with is asked once. */
const distinct = <Of extends Place>(places: readonly Of[], keyOf: (place: Of) => string = () => ''): readonly Of[] => [
  ...new Map(places.map(place => [`${place.on} ${keyOf(place)} ${place.before}`, place])).values(),
];

const PLACES: readonly (Place & { readonly after: string })[] = allForms().flatMap(({ example, on }) =>
  cuts(example).map(cut => ({ before: example.slice(0, cut), after: example.slice(cut), on })),
);

describe('what a sentence can go on with', () => {
  const steps = distinct(
    PLACES.flatMap(({ before, after, on }) => {
      const [next] = tokens(after);
      // A sign by itself is typed together with what is behind it.
      return next === undefined || next.kind === 'mark' ? [] : [{ before, on, next }];
    }),
    ({ next }) => `${next.kind} ${next.raw}`,
  );

  it.each(portions)('is at each place what the examples of the forms go on with: %d', portion => {
    const mine = steps.filter((_, at) => at % PORTIONS === portion);
    expect(mine.length).toBeGreaterThan(400);
    const missing = mine.filter(({ before, on, next }) => !leadsTo(continuation(before, on, []), next));
    expect(missing.map(({ before, next }) => `${before}|${next.raw}`)).toEqual([]);
  });

  /** With one word after the other, until what does not understand the whole does so behind the first of them. */
  const isUnderstood = (text: string, on: CardKind, end: number, depth: number): boolean => {
    const read = parseAbility(text, on);
    if (read.ok || read.problem.start >= end) return true;
    if (depth === 0) return false;
    const { words, takes } = continuation(`${text} `, on, []);
    return words.some(word => takes(word) && isUnderstood(`${text} ${word}`, on, end, depth - 1));
  };

  const some = distinct(PLACES.filter(({ before }, at) => at % 61 === 0 && !before.includes('"')));

  it.each(portions)('is never refused: %d', portion => {
    const mine = some.filter((_, at) => at % PORTIONS === portion);
    expect(mine.length).toBeGreaterThan(5);
    const refused: string[] = [];
    for (const { before, on } of mine) {
      const { words, takes } = continuation(before, on, []);
      for (const word of words.filter(each => /^[a-z-]+$/.test(each) && takes(each))) {
        const text = `${before}${word === 'i' ? 'I' : word}`;
        if (!isUnderstood(text, on, text.length, 4)) refused.push(text);
      }
    }
    expect(refused).toEqual([]);
  });
});

test.each<[string, CardKind, readonly string[], readonly string[]]>([
  ['when I attack: draw ', 'unit', ['half', 'cards'], ['deal', 'kill']],
  ['when ', 'unit', ['I', 'you', 'a'], ['draw', 'deal']],
  ['kill ', 'spell', ['a', 'all', 'up'], ['it', 'them']],
  ['choose a unit. kill ', 'spell', ['it'], []],
  ['draw 1 for each ', 'spell', ['friendly', 'unit', 'spell'], []],
  ['+1 might ', 'spell', [], ['this']],
])('after “%s” of a %s', (text, on, some, none) => {
  const { words, takes } = continuation(text, on, []);
  const found = words.filter(takes);
  expect(found).toEqual(expect.arrayContaining(some.map(each => each.toLowerCase())));
  expect(found.filter(each => none.includes(each))).toEqual([]);
});

test('what the lines of a spell above have chosen can be spoken of', () => {
  const { takes } = continuation('kill ', 'spell', ['choose a unit']);
  expect(takes('it')).toBe(true);
});

test('a line of a spell may change the one above', () => {
  const instead = (above: readonly string[]): boolean =>
    continuation('legion: draw 2 ', 'spell', above).takes('instead');
  expect([instead(['draw 1']), instead([])]).toEqual([true, false]);
});

test('in a scenario things are called by their names', () => {
  const { kinds, takes } = effectContinuation('kill ', name => name === 'Wall');
  expect(kinds).toContain('name');
  expect(takes('Wall')).toBe(true);
});

test('behind what is not understood there is nothing', () => {
  expect(continuation('zzyzx ', 'unit', [])).toMatchObject({ words: [], kinds: [], mayEnd: false });
});
