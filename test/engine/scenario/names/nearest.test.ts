// Which names a name can be a slip for: what is passed over without counting its wrong letters would not have counted.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../../../../engine/language/words/distance.ts';
import {
  closeCards,
  comparedName,
  nearest,
  nearestCards,
  spelledCard,
} from '../../../../engine/scenario/names/nearest.ts';
import { cardNames } from '../../../../rules-db/cards.ts';

/** Few letters, so that names are often near each other. */
const names = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'E', "'", ' ', '1', 'é', 'ß'), maxLength: 12 });

test('a card is close to a name if few enough of its letters are wrong', () => {
  fc.assert(
    fc.property(names, fc.array(names, { maxLength: 30 }), (typed, cards) => {
      const { letters } = spelledCard(typed);
      const most = Number(letters.length >= 5) + Number(letters.length >= 9);
      const isPlural = (one: string, other: string) => one === `${other}s` || other === `${one}s`;
      const close = cards.filter(card => {
        const own = spelledCard(card).letters;
        return editDistance(letters, own) <= most && (most === 2 || !isPlural(letters, own));
      });
      expect(new Set(closeCards(typed, cards.map(spelledCard)))).toEqual(new Set(close));
    }),
    { numRuns: 500 },
  );
});

test('a card is near a name whose letters were counted and one that was passed over for its letters alike', () => {
  const by = (name: string) => comparedName(name);
  fc.assert(
    fc.property(names, fc.array(names, { maxLength: 30 }), (typed, cards) => {
      const near = nearestCards(typed, cards.map(by), () => true);
      const most = Math.max(1, Math.floor(typed.length / 4));
      const counted = cards.filter(card => editDistance(typed.toLowerCase(), card.toLowerCase(), most) <= most);
      // Three at most: with fewer, none is missing.
      if (near.length < 3) expect(near).toEqual(expect.arrayContaining([...new Set(counted)]));
    }),
    { numRuns: 500 },
  );
});

test('a text that is too long for a name is near no card', () =>
  expect(nearestCards('Sunken Temple '.repeat(100_000), cardNames().map(comparedName), () => true)).toEqual([]));

test.each([
  ['Bellows Breath', 'bellowsbreath'],
  ["Kai'Sa, Évolved", 'kaisaevolved'],
  ['Ｆull 2', 'ｆull2'],
])('%s is compared by its letters and digits', (name, letters) => expect(spelledCard(name).letters).toBe(letters));

test.each([
  ['zonyas', "Zhonya's Hourglass"],
  ['hourglas', "Zhonya's Hourglass"],
  ['kai sa', "Kai'Sa, Survivor"],
  ['jinx demo', 'Jinx, Demolitionist'],
])('"%s" is meant as %s', (typed, meant) =>
  expect(nearestCards(typed, cardNames().map(comparedName), () => true)).toContain(meant),
);

test.each(['gust of wind and rain', 'zzzz'])('"%s" is meant as no card', typed =>
  expect(nearestCards(typed, cardNames().map(comparedName), () => true)).toEqual([]),
);

test('a word of a name is near it', () => {
  expect(nearest('Poro', ['Guard', 'Stalwart Poro', 'Scout'])).toEqual(['Stalwart Poro']);
  expect(nearest('art', ['Guard', 'Stalwart Poro', 'Scout'])).toEqual([]);
});
