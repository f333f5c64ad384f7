/** Arbitrary cards, and texts that are nearly cards. */

import fc from 'fast-check';
import { DOMAINS } from '../../../engine/domains.ts';
import { KEYWORDS } from '../../../engine/keywords.ts';
import { CARD_TYPES, type CardTree } from '../../../engine/language/syntax.ts';
import { CARD_MARKERS } from '../../../engine/language/words/words.ts';
import { name, sentence } from './arbitrary.ts';

const span = { start: 0, end: 0 };
const word = <Text extends string>(text: Text) => ({ text, span });
const line = (text: string) => ({ line: 0, span, text });
const amount = fc.nat(20).map(value => ({ value, span }));
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });

const cost = fc.record({
  energy: fc.nat(12),
  power: few(fc.constantFrom(...DOMAINS, 'any').map(word)),
  span: fc.constant(span),
});
const rest = fc.constantFrom('discard 1', 'kill a friendly unit', 'exhaust me, return "Big  Wall" to hand').map(line);
const paid = fc.tuple(cost, fc.option(rest, { nil: undefined })).map(([price, more]) => ({
  ...price,
  ...(more === undefined ? {} : { rest: more }),
}));
const keyword = fc
  .constantFrom(...KEYWORDS.filter(({ name: each }) => each !== 'action' && each !== 'reaction'))
  .chain(entry => {
    const use = { word: word(entry.name), span };
    if (entry.takesCost)
      return fc.option(paid, { nil: null }).map(price => (price === null ? use : { ...use, cost: price }));
    if (!entry.takesValue) return fc.constant(use);
    return fc.option(amount, { nil: null }).map(value => (value === null ? use : { ...use, value }));
  });
const ability = fc.oneof(
  sentence,
  fc.constantFrom(
    'deathknell: deal 4 to all units here',
    'level 3: I have +1 might',
    '1 calm, exhaust me: draw 1',
    'hidden cards here cost you 1 less',
    'tank units, and "Big Wall", have shield 2',
    'might of units here is doubled',
  ),
);

export const cards: fc.Arbitrary<CardTree> = fc
  .record({
    name,
    types: fc.oneof(
      fc.constantFrom(...CARD_TYPES).map(type => ({ type: word(type) })),
      fc
        .constantFrom(['unit', 'gear'], ['gear', 'rune'])
        .map(([type = '', also = '']) => ({ type: word(type), also: word(also) })),
    ),
    markers: few(fc.constantFrom(...CARD_MARKERS).map(word)),
    price: fc.option(cost, { nil: null }),
    might: fc.option(fc.tuple(amount, fc.boolean()), { nil: null }),
    domains: few(fc.constantFrom(...DOMAINS).map(word)),
    tags: few(name),
    keywords: few(keyword),
    abilities: few(ability.map(line)),
    texts: few(name.map(each => ({ ...each, quoted: true }))),
  })
  .map(({ name: named, types, price, might, ...card }) => ({
    kind: 'card',
    name: named,
    ...types,
    ...card,
    ...(price === null ? {} : { cost: price }),
    ...(might === null ? {} : { might: might[0] }),
    ...(might?.[1] === true ? { mightBonus: true } : {}),
    problems: [],
    comments: [],
  }));

/** Words of cards, names, signs and line breaks in any order, below a card's header. */
export const cardSoup: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...(
        'card cost might domains tags text tank ganking assault deflect equip repeat flow level legion action reaction champion token unit spell gear ' +
        'fury calm any 1 2 +2 -1 , : - — = "X" "open Wall when I attack deal here a then MIGHT cots domain tag tnak # . ( )'
      ).split(' '),
      '\n',
      '\n',
      '\n  ',
      ',\n',
      '\r\n',
      ' # note\n',
    ),
    { maxLength: 50 },
  )
  .chain(parts => fc.constantFrom('card "X" unit\n', 'card ', 'card "X" ').map(head => head + parts.join(' ')));
