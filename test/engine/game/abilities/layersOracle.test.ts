/** Layers where each object's are evaluated by themselves, against an evaluation by the text of the rules (`layers`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAbility } from '../../../../engine/cards/sentence.ts';
import { type Deed, type Passive, type Piece, type Printed, sentenceOf } from './layersOracle/board.ts';
import { byTheText } from './layersOracle/byTheText.ts';
import { byTheEngine, textOf } from './layersOracle/engine.ts';
import { boards, passives } from './layersOracle/random.ts';

const piece = (printed: Partial<Printed>, rest: Partial<Piece> = {}): Piece => ({
  printed: { might: 1, tags: [], keywords: [], passives: [], ...printed },
  controller: 0,
  place: 'base',
  buffed: false,
  defends: false,
  ...rest,
});

const I_AM_MIGHTY: Passive['condition'] = { kind: 'me', am: { mighty: true } };
const FIORA: Partial<Printed> = {
  might: 4,
  passives: (['deflect', 'tank', 'shield'] as const).map(name => ({
    condition: I_AM_MIGHTY,
    to: 'me',
    gives: { kind: 'keyword', name, value: 1 },
  })),
};
const DUELLIST: Partial<Printed> = {
  might: 4,
  passives: [
    {
      condition: { kind: 'there is', unit: { side: 'enemy', mighty: true, here: true } },
      to: 'me',
      gives: { kind: 'might', amount: 5 },
    },
  ],
};
const RAISED: Passive = { to: { side: 'friendly', here: true }, gives: { kind: 'raise', to: 5 } };
const HERE: Partial<Piece> = { place: 'battlefield' };

interface Case {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly deeds?: readonly Deed[];
  readonly mights: readonly number[];
  readonly keywords?: Readonly<Record<string, number>>;
  readonly tags?: readonly string[];
}

/** `keywords` and `tags` are those of the last piece. */
const CASES: readonly Case[] = [
  {
    name: 'what asks about units comes after them, whichever was there first',
    pieces: [
      piece({
        passives: [{ to: 'me', gives: { kind: 'might', amount: 1, forEach: { side: 'friendly', tag: 'Yordle' } } }],
      }),
      piece(
        { might: 4, passives: [{ condition: I_AM_MIGHTY, to: 'me', gives: { kind: 'tag', tag: 'Yordle' } }] },
        { buffed: true },
      ),
    ],
    mights: [2, 5],
    tags: ['Yordle'],
  },
  {
    name: 'two that ask about each other see the Might after all increases and decreases',
    pieces: [piece(DUELLIST, { ...HERE, buffed: true }), piece(DUELLIST, { ...HERE, controller: 1, buffed: true })],
    deeds: [
      { kind: 'might', on: 0, amount: -1, minimum: 1 },
      { kind: 'might', on: 1, amount: -1, minimum: 1 },
    ],
    mights: [4, 4],
  },
  {
    name: 'a buff makes Mighty what has keywords while it is',
    pieces: [piece(FIORA, { buffed: true })],
    mights: [5],
    keywords: { deflect: 1, tank: 1, shield: 1 },
  },
  {
    name: 'as a defender it has the Might of its Shield as well',
    pieces: [piece(FIORA, { ...HERE, buffed: true, defends: true })],
    mights: [6],
    keywords: { deflect: 1, tank: 1, shield: 1 },
  },
  {
    name: 'without the buff, Shield does not keep it Mighty',
    pieces: [piece(FIORA, { ...HERE, defends: true })],
    mights: [4],
    keywords: { deflect: 0, tank: 0, shield: 0 },
  },
  {
    name: 'what raises Might to a number depends on what else increases it',
    pieces: [piece({ might: 4, passives: [RAISED] })],
    deeds: [{ kind: 'might', on: 0, amount: 2 }],
    mights: [6],
  },
  {
    name: 'an increase up to a number adds nothing to Might that a passive has raised so far',
    pieces: [piece({ might: 4, passives: [RAISED] })],
    deeds: [{ kind: 'might', on: 0, amount: 2, maximum: 5 }],
    mights: [5],
  },
  {
    name: 'a decrease down to a number is fixed as it is given',
    pieces: [piece({ might: 2 })],
    deeds: [
      { kind: 'might', on: 0, amount: -4, minimum: 1 },
      { kind: 'might', on: 0, amount: 3 },
    ],
    mights: [4],
  },
  {
    name: 'Might below 0 is not doubled, and is swapped as it is',
    pieces: [piece({ might: 2 }), piece({ might: 3 })],
    deeds: [
      { kind: 'might', on: 0, amount: -4 },
      { kind: 'double', on: 0 },
      { kind: 'swap', on: 0, with: 1 },
    ],
    mights: [3, -2],
  },
  {
    name: 'a decrease that asks for Might comes after an increase that does not',
    pieces: [
      piece({ passives: [{ to: { side: 'friendly', without: 'deflect' }, gives: { kind: 'might', amount: 3 } }] }),
      piece(
        { passives: [{ to: { side: 'enemy', most: 3 }, gives: { kind: 'might', amount: -3, minimum: 1 } }] },
        { controller: 1 },
      ),
    ],
    mights: [4, 1],
  },
  {
    name: 'what has counted nothing so far counts what comes to be Mighty only then',
    pieces: [
      piece({
        passives: [
          { to: 'me', gives: { kind: 'might', amount: 2, forEach: { side: 'friendly', other: true, mighty: true } } },
        ],
      }),
      piece({
        might: 3,
        passives: [
          { to: 'me', gives: { kind: 'might', amount: 1, forEach: { side: 'friendly', here: true, most: 5 } } },
        ],
      }),
    ],
    mights: [3, 5],
  },
  {
    name: 'base Might that was set stays set as its unit becomes a copy, and of a copy what it has copied is copied',
    pieces: [piece({ might: 2 }), piece({ might: 1 }), piece({ might: 3, tags: ['Poro'] })],
    deeds: [
      { kind: 'base might', on: 0, amount: 6 },
      { kind: 'copy', on: 1, of: 2 },
      { kind: 'base might', on: 1, amount: 9 },
      { kind: 'copy', on: 0, of: 1 },
      { kind: 'copy', on: 2, of: 1 },
    ],
    mights: [6, 9, 3],
    tags: ['Poro'],
  },
];

describe('the layers of each object', () => {
  it.each(CASES)('$name', ({ pieces, deeds = [], mights, keywords, tags }) => {
    for (const evaluate of [byTheText, byTheEngine]) {
      const results = evaluate(pieces, deeds);
      expect(results.map(({ might }) => might)).toEqual(mights);
      if (keywords !== undefined) expect(results.at(-1)?.keywords).toEqual(keywords);
      if (tags !== undefined) expect(results.at(-1)?.tags).toEqual(tags);
    }
  });

  it('are asked with sentences that are understood', () => {
    fc.assert(
      fc.property(passives, passive => {
        expect(parseAbility(sentenceOf(passive), 'unit').ok, sentenceOf(passive)).toBe(true);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('come to what the text says on any board', () => {
    fc.assert(
      fc.property(boards, ({ pieces, deeds }) => {
        expect(
          byTheEngine(pieces, deeds),
          `${textOf(pieces)}\n${deeds.map(d => JSON.stringify(d)).join('\n')}`,
        ).toEqual(byTheText(pieces, deeds));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
