/** What may stand at a place, as the parser itself would have taken it. `|` is the cursor. */
import { describe, expect, it } from 'vitest';
import { expectedAt } from '../../../../engine/language/completion/expected.ts';

const at = (marked: string) => {
  const offset = marked.indexOf('|');
  return { found: expectedAt(marked.replace('|', ''), offset), offset };
};

const wordsAt = (marked: string): readonly string[] =>
  at(marked).found.wanted.flatMap(each => ('word' in each ? [each.word] : []));

const BOARD = 'scenario "x"\n  player Ana\n  player Ben\n';

describe('what may stand', () => {
  it('at the start of a line below the header: words of the header, the board and the script', () => {
    expect(wordsAt(`${BOARD}  |`)).toEqual(expect.arrayContaining(['battlefield', 'base', 'turn', 'expect']));
  });

  it('behind the first words of a sentence: what goes on with it', () => {
    const { found } = at(`${BOARD}  turn Ana\n  Ana moves Scout |`);
    expect(found.wanted).not.toEqual([]);
    expect(found.mayEnd).toBe(false);
  });

  it('in a comment: nothing', () => {
    expect(at(`${BOARD}  # a not|`).found.wanted).toEqual([]);
  });

  it('replaces the word that was begun', () => {
    const { found, offset } = at(`${BOARD}  batt|`);
    expect(found.replaces).toEqual({ start: offset - 4, end: offset });
  });
});
