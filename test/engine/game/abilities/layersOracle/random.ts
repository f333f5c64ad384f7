/** Random boards of the model, with what is done on them. */
import fc from 'fast-check';
import {
  type Condition,
  type Deed,
  KEYWORDS,
  type Passive,
  type Piece,
  type Printed,
  TAGS,
  type Which,
} from './board.ts';

const tag = fc.constantFrom(...TAGS);
const keyword = fc.constantFrom(...KEYWORDS);
const smallMight = fc.integer({ min: 2, max: 5 });

/** What is asked of a unit beside its side and place. */
const asked: fc.Arbitrary<Which> = fc.oneof(
  tag.map(each => ({ tag: each })),
  keyword.map(each => ({ keyword: each })),
  keyword.map(each => ({ without: each })),
  smallMight.map(most => ({ most })),
  fc.constant({ mighty: true as const }),
);

const sides: fc.Arbitrary<Which> = fc.constantFrom<Which>(
  { side: 'friendly' },
  { side: 'friendly', other: true },
  { side: 'friendly', here: true },
  { side: 'friendly', other: true, here: true },
  { side: 'enemy' },
  { side: 'enemy', here: true },
);

const which: fc.Arbitrary<Which> = fc
  .tuple(sides, fc.oneof(fc.constant({}), asked, asked))
  .map(([a, b]) => ({ ...a, ...b }));
const whichAsks: fc.Arbitrary<Which> = fc.tuple(sides, asked).map(([a, b]) => ({ ...a, ...b }));

const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Condition>({ kind: 'me', am: { mighty: true } }) },
  tag.map<Condition>(each => ({ kind: 'me', am: { tag: each } })),
  keyword.map<Condition>(each => ({ kind: 'me', am: { keyword: each } })),
  whichAsks.map<Condition>(unit => ({ kind: 'there is', unit })),
);

const to: fc.Arbitrary<Passive['to']> = fc.oneof(fc.constant('me' as const), which);

const gives: fc.Arbitrary<Passive['gives']> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }).map<Passive['gives']>(amount => ({ kind: 'might', amount })) },
  fc.record({
    kind: fc.constant('might' as const),
    amount: fc.integer({ min: -3, max: -1 }),
    minimum: fc.integer({ min: 1, max: 2 }),
  }),
  smallMight.map<Passive['gives']>(n => ({ kind: 'raise', to: n + 1 })),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('keyword' as const), name: keyword, value: fc.constant(1) }),
  },
  { weight: 2, arbitrary: tag.map<Passive['gives']>(each => ({ kind: 'tag', tag: each })) },
);

/** "I have Might for each of such": the count is always for me. */
const counting: fc.Arbitrary<Passive> = fc
  .tuple(whichAsks, fc.constantFrom(1, 2))
  .map(([forEach, amount]) => ({ to: 'me', gives: { kind: 'might', amount, forEach } }));

export const passives: fc.Arbitrary<Passive> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ condition, to, gives }) },
  { weight: 4, arbitrary: fc.record({ to, gives }) },
  { weight: 2, arbitrary: counting },
);

const printed: fc.Arbitrary<Printed> = fc.record({
  might: fc.integer({ min: 1, max: 6 }),
  tags: fc.subarray([...TAGS], { maxLength: 1 }),
  keywords: fc.array(fc.record({ name: keyword, value: fc.constant(1) }), { maxLength: 1 }),
  passives: fc.array(passives, { maxLength: 2 }),
});

const pieces: fc.Arbitrary<readonly Piece[]> = fc
  .array(
    fc.record({
      printed,
      controller: fc.constantFrom<0 | 1>(0, 0, 1),
      place: fc.constantFrom<Piece['place']>('base', 'battlefield', 'battlefield'),
      buffed: fc.boolean(),
      defends: fc.boolean(),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .map(all =>
    all
      .map(p => ({ ...p, defends: p.defends && p.place === 'battlefield' && p.controller === 1 }))
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
  );

/** As the board is written: the battlefield first, then the bases. */
const placeOf = ({ place, controller }: Piece): number => (place === 'battlefield' ? 0 : 2) + controller;

const deedsFor = (n: number): fc.Arbitrary<readonly Deed[]> => {
  const on = fc.nat(n - 1);
  return fc.array(
    fc.oneof<fc.Arbitrary<Deed>[]>(
      fc.record({
        kind: fc.constant('might' as const),
        on,
        amount: fc.integer({ min: -4, max: 3 }).filter(a => a !== 0),
      }),
      fc.record({
        kind: fc.constant('might' as const),
        on,
        amount: fc.integer({ min: -5, max: -1 }),
        minimum: fc.nat(2),
      }),
      fc.record({
        kind: fc.constant('might' as const),
        on,
        amount: fc.integer({ min: 1, max: 4 }),
        maximum: smallMight,
      }),
      fc.record({ kind: fc.constant('base might' as const), on, amount: fc.nat(6) }),
      fc.record({ kind: fc.constant('keyword' as const), on, name: keyword, value: fc.constant(1) }),
      fc.record({ kind: fc.constant('copy' as const), on, of: on }),
      fc.record({ kind: fc.constant('double' as const), on }),
      fc.record({ kind: fc.constant('swap' as const), on, with: on }).filter(deed => deed.on !== deed.with),
    ),
    { maxLength: 3 },
  );
};

export const boards = pieces.chain(all => deedsFor(all.length).map(deeds => ({ pieces: all, deeds })));
