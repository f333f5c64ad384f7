/** Cards known from previews say how sure their words are, wherever they are shown. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../rules-db/blocks/markdown.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { allCards, runsOf } from '../../rules-db/cards.ts';
import { type Evidence, evidenceOf, evidenceText } from '../../rules-db/evidence.ts';
import { freshnessOf } from '../../rules-db/freshness.ts';
import { cardPage } from '../../rules-db/pages/card.ts';
import { describeCard, describeLibraryCard } from '../../server/analysis/hover/card.ts';
import { readCatalogue } from '../official/catalogue.ts';
import { describeWithTexts } from '../official/needed.ts';
import { TEXTS } from '../official/texts.ts';
import { inMarkdown } from './inMarkdown.ts';

const radiance = allCards().filter(({ set }) => set === 'rad');
const that = (evidence: Evidence) => radiance.filter(({ name }) => evidenceOf(name) === evidence);

/** Their texts are known, and none of their sentences runs yet: each says so on its card. */
const FACTS_ONLY: readonly string[] = [];

describe('how sure the words of a card are', () => {
  it('is told of each card of Radiance, and of no other', () => {
    expect(radiance).toHaveLength(162);
    expect(that('no text')).toHaveLength(19);
    expect([...that('catalogue'), ...that('catalogue, open')]).toHaveLength(23);
    const doubted = allCards().filter(({ name }) => evidenceText(name) !== undefined);
    expect(doubted.filter(({ set }) => set !== 'rad')).toEqual([]);
    expect(radiance.length - doubted.length).toBe(that('publisher').length);
  });

  it('makes a card without text one of facts only', () => {
    expect(that('no text').filter(({ tree }) => runsOf(tree) !== 'facts only')).toEqual([]);
  });

  it('lets every card with a known text run, whole unless its words say what does not', () => {
    const still = radiance.filter(({ name, tree }) => evidenceOf(name) !== 'no text' && runsOf(tree) === 'facts only');
    expect(still.map(({ name }) => name)).toEqual(FACTS_ONLY);
    const catalogue = radiance.filter(({ name }) => evidenceOf(name).startsWith('catalogue'));
    expect(catalogue.filter(({ tree }) => runsOf(tree) !== 'whole').map(({ name }) => name)).toEqual([]);
    for (const { name } of that('catalogue, open')) expect(evidenceText(name)).toContain('Open is this: ');
    // Those without are listed by name, where the library says what it does not know.
    const told = freshnessOf(loadRuleBook()).unknown.join(' ');
    expect(
      that('no text')
        .filter(({ name }) => !told.includes(name))
        .map(({ name }) => name),
    ).toEqual([]);
    // And so are those that say something which does not run.
    for (const name of [...FACTS_ONLY, 'Nazuman Ntofo']) expect(told).toContain(name);
  });

  it('stands on its page and in its hover, and not in that of a card of the same name in a file', () => {
    const [card] = that('one source');
    const told = evidenceText(card?.name ?? '') ?? 'nothing';
    expect(told).toContain('only one source');
    const shown = cardPage(loadRuleBook(), card?.name ?? '', '1.4', {
      link: () => '',
      testedIn: () => [],
      citedIn: () => [],
      provedBy: () => [],
    });
    expect(inMarkdown(shown)?.markdown).toContain(told);
    if (card === undefined) return;
    expect(markdownOf(describeLibraryCard(loadRuleBook(), card.tree))).toContain(told);
    expect(markdownOf(describeCard(card.tree))).not.toContain(told);
  });
});

interface Printed {
  readonly name: string;
  readonly setId: string;
  readonly abilityText: string;
  readonly provenance: { readonly textAgrees: readonly string[]; readonly currentText?: string };
}

const evidencePrinted = ({ name, abilityText, provenance }: Printed): Evidence => {
  const catalogue = readCatalogue().get(name);
  if (catalogue !== undefined) return catalogue.confidence === 'high' ? 'catalogue' : 'catalogue, open';
  if (abilityText === '') return 'no text';
  if (provenance.currentText !== undefined) return 'publisher';
  return provenance.textAgrees.length > 0 ? 'two sources' : 'one source';
};

describeWithTexts('beside the published list', () => {
  it('is what the list says of where each text is from', () => {
    const file = new URL('cards/riftbound_cards_vendetta-radiance.json', TEXTS);
    const { cards } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cards: readonly Printed[] };
    const first = new Map(
      cards
        .filter(({ setId }) => setId === 'RAD')
        .toReversed()
        .map(card => [card.name, card]),
    );
    const wrong = radiance.filter(({ name }) => {
      const card = first.get(name);
      return card === undefined || evidenceOf(name) !== evidencePrinted(card);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('has the numbers and the tags of the catalogue, each of them a tag of the game', () => {
    const wrong = [...readCatalogue().values()].filter(({ name, energy, might, tags }) => {
      const { text = '', tree } = radiance.find(card => card.name === name) ?? {};
      const has = [...(tree?.tags ?? [])].map(each => each.text);
      return (
        !new RegExp(`^ {2}cost ${energy}\\b`, 'm').test(text) ||
        (might !== '' && !new RegExp(`^ {2}might ${might}$`, 'm').test(text)) ||
        has.toSorted().join() !== tags.toSorted().join()
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(radiance.filter(({ tree }) => tree.tags.some(({ text }) => text === 'Device'))).toEqual([]);
  });
});
