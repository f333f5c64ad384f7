/**
 * The clauses of every form where they have not stood before: after other triggers, costs, conditions and times, and joined to each
 * other. Which are put together is the same each time. A pair without meaning is rightly refused, so there is a floor and no list.
 */
import { describe, expect, test } from 'vitest';
import { allForms, type CardKind, parseAbility } from '../../../engine/cards/sentence.ts';

const isRead = (text: string, on: CardKind): boolean => parseAbility(text, on).ok;

/** What is done, as the forms' examples have it; keywords of whole cards and what waits for another sentence aside. */
const effects = allForms().flatMap(({ example, on }) =>
  on === 'spell' && isRead(example, on) && !/^(?:this|if|as this|choose one|when|legion|level)\b/u.test(example)
    ? [example]
    : [],
);

/** What has to happen, and what has to be so. */
const triggers = allForms().flatMap(({ example, on }) => {
  const head = on === 'unit' ? /^((?:when|at) [^:"]*?)(?:, if [^:"]*)?: /u.exec(example)?.[1] : undefined;
  return head === undefined || !isRead(`${head}: draw 1`, on) ? [] : [head];
});
const conditions = allForms().flatMap(({ example, on }) => {
  const said = on === 'unit' ? /(?:while|, if|ready if|less if) ([^:"]*?)(?:[:,]|$)/u.exec(example)?.[1] : undefined;
  return said === undefined || !isRead(`while ${said}: I have tank`, on) ? [] : [said];
});

/** Each with another of the list, the same one each time. */
const pairs = (step: number): readonly (readonly [string, string])[] =>
  effects.map((each, at) => [each, effects[(at * step + 7) % effects.length] ?? each]);

const share = (texts: readonly string[], on: CardKind): number =>
  texts.filter(text => isRead(text, on)).length / texts.length;

test('there are enough of them', () => {
  expect(effects.length).toBeGreaterThan(120);
  expect(triggers.length).toBeGreaterThan(30);
  expect(conditions.length).toBeGreaterThan(15);
});

describe('of what is put together, as much is read as before:', () => {
  test.each<readonly [what: string, texts: readonly string[], on: CardKind, least: number]>([
    [
      'any trigger and effect',
      effects.map((each, at) => `${triggers[(at * 13) % triggers.length]}: ${each}`),
      'unit',
      0.95,
    ],
    ['a trigger, a price and an effect', effects.map(each => `when I attack: you may pay 1 to ${each}`), 'unit', 0.95],
    ['a cost and an effect', effects.map(each => `1, exhaust me: ${each}`), 'unit', 0.9],
    [
      'a condition in front of any effect',
      effects.map((each, at) => `when I hold, if ${conditions[(at * 5) % conditions.length]}: ${each}`),
      'unit',
      0.9,
    ],
    ['a time in front of a trigger', triggers.map(each => `during your turn, ${each}: draw 1`), 'unit', 0.99],
    ['a condition in front of a trigger', triggers.map(each => `if you control a gear, ${each}: draw 1`), 'unit', 0.99],
    ['unless, behind an effect', effects.map(each => `${each} unless you control a gear`), 'spell', 0.9],
    ['unless, in front of an effect', effects.map(each => `unless you control a gear, ${each}`), 'spell', 0.9],
    ['two sentences', pairs(3).map(([a, b]) => `${a}. ${b}`), 'spell', 0.9],
    ['two steps', pairs(5).map(([a, b]) => `${a}, then ${b}`), 'spell', 0.93],
    ['two modes', pairs(11).map(([a, b]) => `choose one: ${a} / ${b}`), 'spell', 0.93],
    ['an effect that waits', effects.map(each => `at the end of this turn, ${each}`), 'spell', 0.9],
    ['an effect that is done instead', effects.map(each => `if I would die, ${each} instead`), 'unit', 0.95],
    [
      'a condition of anything',
      conditions.flatMap(each => [
        `I have tank while ${each}`,
        `I have tank and cost 1 less if ${each}`,
        `I can't be readied unless ${each}`,
        `when I attack: draw 1 if ${each}`,
        `when I attack, unless ${each}: draw 1`,
        `while ${each}, if I would die, recall me instead`,
        `exhaust me: draw 1. use this only if ${each}`,
        `when I attack: deal 2 to a unit. if ${each}, deal 4 to it instead`,
      ]),
      'unit',
      0.97,
    ],
  ])('%s', (_, texts, on, least) => {
    expect(share(texts, on)).toBeGreaterThan(least);
  });
});
