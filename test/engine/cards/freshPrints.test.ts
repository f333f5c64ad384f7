/**
 * Prints that nobody has published, invented before their words were looked for in the grammar: how much of them is read, and
 * as what. A line that is read otherwise than before shows in `freshPrints.txt`, which `vitest --update` writes anew: look at each
 * difference, for a misreading is worse than a refusal.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';
import { readAs } from '../../../engine/cards/readAs.ts';

const prints: readonly (readonly [type: string, print: string])[] = JSON.parse(
  readFileSync(new URL('freshPrints.json', import.meta.url), 'utf8'),
);

const pasted = prints.map(([type, print]) => {
  const text = print.split(' / ').join('\n');
  const { lines } = pasteCard(`Name: Fresh\nType: ${type}\nCost: 3\nDomains: fury\n${text}`);
  return { type, print, lines };
});

test('the share that is read at once does not fall', () => {
  const read = pasted.filter(({ lines }) => lines.every(line => line.read)).length;
  expect(read / pasted.length).toBeGreaterThan(SHARE);
});

/** Many of them are about what no card has said so far. */
const SHARE = 0.85;

test('each is read as before', async () => {
  const told = pasted.map(({ type, print, lines }) =>
    [
      `${type}: ${print}`,
      ...lines.flatMap(line => (line.read ? readAs(line.abilities) : ['refused'])).map(each => `  ${each}`),
    ].join('\n'),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('freshPrints.txt');
});
