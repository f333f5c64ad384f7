/** The German of menus, settings, board and tour: one word for one thing, the one that VS Code and the rest use. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../house/support/manifest.ts';
import { fromRoot } from '../house/support/root.ts';

const ofWindows = JSON.parse(readFileSync(fromRoot('client/l10n/bundle.l10n.de.json'), 'utf8')) as Readonly<
  Record<string, string>
>;
const english = textsOf();
const german = textsOf('de');
const all: readonly (readonly [english: string, german: string])[] = [
  ...Object.entries(ofWindows),
  ...Object.keys(english).map(key => [english[key] ?? '', german[key] ?? ''] as const),
];

/** What is said in English, the German word for it, and those that were there beside it. */
const WORDS = [
  { said: /\bcursor\b/i, word: /Cursor/, not: /Schreibmarke/ },
  { said: /\beditions?\b/i, word: /Fassung|\bedition\b/, not: /\bEdition/ },
  { said: /\b[Mm]ight (?:of|after|be)|(?:of|and) \d* ?Might\b|^Might$/, word: /Macht/, not: /\bMight\b/ },
  { said: /\brulings?\b/i, word: /Auslegung/, not: /Regelauskunft|Ruling/ },
  { said: /\b(?:il)?legal\b/i, word: /erlaubt|Erlaubt/, not: /zulässig/ },
  { said: /\bmoving picture\b/i, word: /Animation/, not: /[Bb]ewegtes Bild/ },
  { said: /takes precedence|wins over|overrides/, word: /Vorrang/, not: /geht (?:\S+ )*vor\b/ },
] as const;

describe('a translation into German', () => {
  it.each(WORDS)('has one word for what English calls $said', ({ said, word, not }) => {
    const spoken = all.filter(([text]) => said.test(text));
    expect(spoken.length).toBeGreaterThan(1);
    expect(spoken.filter(([, text]) => !word.test(text) || not.test(text))).toEqual([]);
    expect(all.filter(([, text]) => not.test(text)).map(([, text]) => text)).toEqual([]);
  });

  it('tells a card that is played from steps that are', () =>
    expect([ofWindows.Play, ofWindows['Play a Card']]).toEqual(['Abspielen', 'Karte spielen']));

  // VS Code shows three lines of it, of some 27 letters each at 1400 pixels, and cuts off the rest.
  it.each([
    ['en', english],
    ['de', german],
  ])('the tour says what it is in as much as VS Code shows (%s)', (_, texts) =>
    expect(texts['firstMinutes.description']?.length).toBeLessThanOrEqual(75),
  );
});
