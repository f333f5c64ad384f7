/** Might by the layers, against reckoning it step by step as the rules tell it (`layers.traits`, `layers.arithmetic`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mightOfUnit } from '../../../../engine/game/abilities/might.ts';
import { giveMight } from '../../../../engine/game/gameActions/modifiers.ts';
import { changeObjects } from '../../../../engine/game/play/play.ts';
import type { Edition } from '../../../../engine/game/state/editions.ts';
import { editionOf, RULESETS, type Ruleset } from '../../../../engine/game/state/rulesets.ts';
import type { ObjectId } from '../../../../engine/game/state/state.ts';
import { newGame, openingOf } from '../random/game.ts';

type Given =
  | { readonly kind: 'might'; readonly amount: number; readonly minimum: number | null }
  | { readonly kind: 'set'; readonly amount: number };

const gifts: fc.Arbitrary<readonly Given[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('might' as const),
      amount: fc.integer({ min: -5, max: 4 }).filter(n => n !== 0),
      minimum: fc.option(fc.nat(2), { nil: null }),
    }),
    fc.record({ kind: fc.constant('set' as const), amount: fc.nat(6) }),
  ),
  { maxLength: 6 },
);

/** One effect after the other; each limited decrease as the edition takes it. */
const reckoned = (edition: Edition, own: number, buffed: boolean, all: readonly Given[]): number => {
  const now = (upTo: readonly (readonly [Given, number])[]): number => {
    let base = own;
    for (const [g] of upTo) if (g.kind === 'set') base = g.amount;
    base += buffed ? 1 : 0;
    const changes = upTo.filter(([g]) => g.kind === 'might');
    if (edition === '1.0') {
      // In the order of time, and each limit looked up as it comes.
      for (const [g, amount] of changes) {
        const least = g.kind === 'might' ? g.minimum : null;
        base += amount >= 0 || least === null ? amount : Math.min(0, Math.max(amount, least - base));
      }
      return base;
    }
    for (const [, amount] of changes) base += Math.max(0, amount);
    for (const [, amount] of changes) base += Math.min(0, amount);
    return base;
  };
  const given: (readonly [Given, number])[] = [];
  for (const g of all) {
    if (g.kind === 'set' || edition === '1.0' || g.minimum === null || g.amount >= 0) {
      given.push([g, g.amount]);
      continue;
    }
    // From then on it takes what it could take then.
    given.push([g, Math.min(0, Math.max(g.amount, g.minimum - Math.max(0, now(given))))]);
  }
  return now(given);
};

/** Where Might below 0 is 0, and not kept. */
const UNTRACKED: readonly Ruleset[] = ['1.0 as printed', '1.0', '1.1 as printed', '1.1', '1.2 as printed'];

describe('the layers of Might', () => {
  it.each(RULESETS)('come to what the rules reckon in %s', ruleset => {
    fc.assert(
      fc.property(fc.nat(6), fc.boolean(), gifts, (own, buffed, all) => {
        const text = `scenario "layers"\n  player Ana\n  player Ben\n  battlefield Grove\n  base Ana\n    Raider might ${own}${buffed ? ' buffed' : ''}`;
        const play = newGame(openingOf(text, ruleset));
        const raider = 0 as ObjectId;
        for (const g of all) {
          if (g.kind === 'might')
            giveMight(
              play,
              [raider],
              { amount: g.amount, until: 'turn', ...(g.minimum === null ? {} : { minimum: g.minimum }) },
              { player: null, by: [] },
            );
          else
            changeObjects(play, [raider], u => {
              u.modifiers = [...u.modifiers, { kind: 'set might', amount: g.amount, until: 'turn' }];
            });
        }
        const unit = play.state.objects[raider];
        if (unit === undefined) throw new Error('no Raider');
        const value = reckoned(editionOf(ruleset), own, buffed, all);
        const tracked = !UNTRACKED.includes(ruleset);
        expect(mightOfUnit(play.state, unit).value).toBe(tracked ? value : Math.max(0, value));
        expect(mightOfUnit(play.state, unit).counted).toBe(Math.max(0, value));
      }),
      { numRuns: 300 },
    );
  });
});
