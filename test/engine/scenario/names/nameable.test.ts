import { expect, it } from 'vitest';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import { cardNamed, cardNames } from '../../../../rules-db/cards.ts';

const library = cardsOf([], name => cardNamed(name)?.tree, cardNames);

it('knows of each card that can be named what its print says, and reads none of its sentences for it', () => {
  const nameable = library.all();
  expect(nameable.length).toBe(cardNames().length);
  for (const card of nameable) {
    const { name, type, also, marks, tags } = library.print(card.name) ?? {};
    expect(card).toEqual({ name, type, also, marks, tags });
  }
});
