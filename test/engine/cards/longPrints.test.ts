/** A text that is pasted for the print of a card, and is none, is read as far as a card goes. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../engine/bounds.ts';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';

describe('a print that is too long', () => {
  it.each(['Garen\n6 Might\n', ''])('is read up to so many lines, and the next one says so (behind %j)', head => {
    const { lines, block } = pasteCard(`${head}${'[Tank] When you play me, draw 1.\n'.repeat(500)}`);
    expect(lines).toHaveLength(BOUNDS.printLines + 1);
    expect(lines.slice(0, -1).every(({ read }) => read)).toBe(true);
    expect(lines.at(-1)).toMatchObject({
      read: false,
      message: expect.stringMatching(
        /^A card has at most 24 lines of text here\. This line and those below it are not read/,
      ),
    });
    expect(block).toContain('text "[Tank]');
  });

  it('is read whole where it has as many lines as may be', () => {
    const { lines } = pasteCard(`Garen\n6 Might\n${'When you play me, draw 1.\n'.repeat(BOUNDS.printLines)}`);
    expect(lines).toHaveLength(BOUNDS.printLines);
    expect(lines.every(({ read }) => read)).toBe(true);
  });
});
