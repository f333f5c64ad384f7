import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allForms, parseAbility, parseCost, parseEffect } from '../../../engine/cards/sentence.ts';

const KINDS = ['unit', 'spell', 'gear', 'battlefield', 'legend'] as const;
const WORDS = [...new Set(allForms().flatMap(({ example }) => example.split(/(?<=[ ,.:])|(?=[ ,.:])/)))];

/** Texts that come near sentences: their words in any order. */
const jumble = fc.array(fc.constantFrom(...WORDS, ' '), { maxLength: 24 }).map(words => words.join(' '));
const text = fc.oneof(fc.string({ maxLength: 60 }), jumble);

describe('whatever is written', () => {
  it('is understood or answered with a place in it, never with an exception', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...KINDS), (written, of) => {
        const answers = [parseAbility(written, of), parseEffect(written), parseCost(written)];
        for (const answer of answers) {
          if (answer.ok) continue;
          const { start, end, message, near } = answer.problem;
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(written.length);
          expect(message).not.toBe('');
          expect(near.length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('says the same each time it is read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allForms()), ({ example, on }) => {
        expect(parseAbility(example, on)).toEqual(parseAbility(example, on));
      }),
    );
  });

  it('stops at what is put behind a sentence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allForms()), ({ example, on }) => {
        const found = parseAbility(`${example} zzyzx`, on);
        expect(found.ok).toBe(false);
      }),
    );
  });
});
