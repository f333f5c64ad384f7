/** Whatever of a state the passives read, another state has to have the same, or what they make of objects is worked out anew. */
import { describe, expect, it } from 'vitest';
import { FORMS, parseAbility } from '../../../../engine/cards/sentence.ts';
import { isAlike, traitsInRounds, traitsOf } from '../../../../engine/game/abilities/traits.ts';
import { EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import { allCards } from '../../../../rules-db/cards.ts';
import { openingOf, playGame } from '../random/game.ts';

/** The fields of the state that working the traits out reads. */
const readOf = (state: State): ReadonlySet<string> => {
  const read = new Set<string>();
  traitsInRounds(
    new Proxy(state, {
      get: (target, key) => {
        if (typeof key === 'string') read.add(key);
        return Reflect.get(target, key);
      },
    }),
  );
  return read;
};

const overlooked = (state: State): readonly string[] => {
  const traits = traitsOf(state);
  if (traits === null) return [];
  const other = (field: string): State => ({ ...state, [field]: {} });
  return [...readOf(state)].filter(field => isAlike({ state, traits }, other(field)));
};

/** Every condition that a form shows or a card of the library has, as that of a passive; and all that is counted. */
const passives = (): readonly string[] => {
  const written = [
    ...FORMS.map(f => f.example),
    ...allCards().flatMap(({ tree }) => tree.abilities.map(line => line.text)),
  ];
  const conditions = written.flatMap(text => [...text.matchAll(/\b(?:if|while) ([^,:.]+)/g)].map(m => m[1] ?? ''));
  const counted = written.flatMap(text => [...text.matchAll(/\bfor each ([^,:.]+)/g)].map(m => m[1] ?? ''));
  return [
    ...new Set([
      ...conditions.map(condition => `while ${condition}, I have +1 might`),
      ...counted.map(what => `I have +1 might for each ${what}`),
    ]),
  ].filter(text => {
    const read = parseAbility(text, 'unit');
    return read.ok && read.abilities.some(a => a.kind === 'static');
  });
};

describe('traits that are kept', () => {
  it('know all that passives can ask', () => {
    const sentences = passives();
    expect(sentences.length).toBeGreaterThan(100);
    const { blocks } = parseFile(sentences.map((text, n) => `card Card${n} unit\n  might 1\n  ${text}\n`).join('\n'));
    const cards = cardsOf(
      blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
      () => undefined,
    );
    const found = new Set<string>();
    for (const [n, text] of sentences.entries()) {
      const opening = openingOf(
        `scenario "one"\n  player Ana\n  player Ben\n  battlefield Quarry\n  battlefield Grove\n  base Ana\n    it = Card${n}\n`,
        '1.4',
        cards,
      );
      for (const field of overlooked(opening)) found.add(`${field}: ${text}`);
    }
    expect([...found]).toEqual([]);
  });

  it.each(EDITIONS)('know all that is read in games of %s', edition => {
    let looked = 0;
    for (let seed = 7100; seed < 7103; seed++) {
      const { play } = playGame(seed, { edition, acts: 40, cards: 'many' });
      for (const { after } of play.steps) {
        if (!after.hasAbilities || (traitsOf(after)?.passives.layered.length ?? 0) === 0) continue;
        looked++;
        expect(overlooked(after)).toEqual([]);
      }
    }
    expect(looked).toBeGreaterThan(50);
  });
});
