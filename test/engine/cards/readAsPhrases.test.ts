/** How sentences were read, in words that a judge can read out: prohibitions, conditions and sums. */
import { expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';
import { readAs } from '../../../engine/cards/readAs.ts';

const said = (text: string): readonly string[] =>
  pasteCard(`Type: unit\nCost: 1\nMight: 1\n${text}`).lines.flatMap(line =>
    line.read ? readAs(line.abilities) : [`refused: ${line.message}`],
  );

it.each([
  ["I can't be moved by spells.", 'Passive: I cannot be moved by spells.'],
  ["Opponents can't play spells.", 'Passive: opponents cannot play spell.'],
  ["I can't move to base.", 'Passive: nobody can move me to base.'],
  ['While I am buffed, I have +1 [M].', 'Passive: might (1, to me), if I am buffed.'],
  ['While you control 7 or more runes, I have +1 [M].', 'if there are 7 or more of rune (yours).'],
  ['When I attack, deal my Might to an enemy unit here.', 'deal (my might, to 1 chosen unit (enemy, at here) [a]).'],
])('%s', (text, words) => {
  expect(said(text).join(' ')).toContain(words);
});
