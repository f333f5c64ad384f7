/** `docs/cards.md` shows what is so. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CardKind, parseAbility, parseCard } from '../../../engine/cards/sentence.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';

const page = readFileSync(new URL('../../../docs/cards.md', import.meta.url), 'utf8');
const fences = [...page.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const cards = fences
  .filter(text => text.startsWith('card '))
  .flatMap(text => parseFile(text).blocks.map(({ tree }) => tree));

describe('the page on cards', () => {
  it('shows cards that are read without a problem', () => {
    expect(cards.length).toBeGreaterThan(4);
    expect(cards.flatMap(tree => tree.problems)).toEqual([]);
  });

  it('shows abilities that are understood', () => {
    const wrong = cards.flatMap(tree => {
      if (tree.kind !== 'card') return ['no card'];
      const lines = tree.abilities.map(({ text }) => text);
      return parseCard(lines, tree.type?.text as CardKind).flatMap((each, at) =>
        each.ok ? [] : [`${lines[at] ?? ''}: ${each.problem.message}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('shows in its tables what is understood', () => {
    const told = page.split('## Every form\n')[0] ?? '';
    const sentences = [
      ...told.matchAll(/^\| (?:triggered|activated|replacement|passive|spell effect) .*`([^`]+)` \|$/gm),
    ];
    expect(sentences.length).toBe(5);
    for (const [row, sentence = ''] of sentences)
      expect(parseAbility(sentence, row.includes('spell effect') ? 'spell' : 'unit').ok, sentence).toBe(true);
  });

  it('quotes the message as it is', () => {
    const found = parseAbility('when I attack: explode', 'unit');
    expect(found.ok ? '' : found.problem.message).toContain('I understand "when I attack:" but not "explode"');
    expect(page).toContain('I understand "when I attack:" but not "explode"');
  });
});
