/** What the look-up's list gets beyond the results of the search. */
import { expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { lookUp } from '../../../server/analysis/lookup.ts';
import { page } from '../../../server/analysis/page.ts';
import { clientPages } from '../../../server/analysis/pageLinks.ts';

it('a question for changes leads to the page that compares the editions', async () => {
  const book = loadRuleBook();
  const { items } = lookUp(book, clientPages, { words: 'what changed since 1.4', edition: '1.5' });
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([['diff', 'What changed from 1.4 to 1.5']]);
  const shown = await page(book, items[0]?.uri ?? '');
  expect(JSON.stringify(shown)).toContain('1.4');
});
