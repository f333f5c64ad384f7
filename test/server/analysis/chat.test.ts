/** What a chat is answered of a point of a scenario, and of texts that nobody would write. */
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { answerChat } from '../../../server/analysis/chat/answering.ts';
import type { ChatToolName } from '../../../server/analysis/chat/tools.ts';

const BOARD = `scenario "Tank and Backline"
  edition 1.5
  player Ana
  player Ben hand nothing
  battlefield Mill controlled by Ben
    Ben: Wall might 3 tank
    Ben: Bear might 5
    Ben: Ox might 5
  battlefield Ford
  base Ana
    Wolf might 7
    Cub might 1 exhausted
  turn Ana
  Ana moves Wolf to Mill
  all pass
`;

const answered = (tool: ChatToolName, given: object, now: () => number = () => 0) =>
  answerChat(loadRuleBook(), { tool, given }, { now, memory: () => 0 });
const explained = async (given: object) => {
  const { text, data } = await answered('explain', { text: BOARD, ...given });
  return { text, ...data } as { text: string } & Readonly<Record<string, unknown>>;
};

describe('what is legal at a point', () => {
  it('is told as lines that can be written, with the board', async () => {
    const { legal, board, line, edition } = await explained({});
    expect({ line, edition }).toEqual({ line: 15, edition: '1.5' });
    expect(board).toContain('  Wall, unit of Ben, Might 3, 3 is lethal, defender, tank.');
    expect(legal).toContainEqual(
      expect.objectContaining({
        player: 'Ana',
        kind: 'assignments',
        acts: expect.arrayContaining([{ line: 'Ana assigns 3 to Wall, 4 to Bear' }]),
      }),
    );
  });

  it('is told after any line, and what is not, with its rule', async () => {
    const { refused, after } = await explained({ line: 13 });
    expect(after).toBe('turn Ana');
    expect(refused).toContainEqual({
      player: 'Ana',
      line: expect.stringMatching(/^Ana moves Cub/),
      why: expect.stringContaining('exhausted'),
      cite: expect.stringMatching(/^CR 144/),
    });
  });

  it('is told in the edition that is asked for, of several', async () => {
    const text = BOARD.replace('1.5', '1.0, 1.5');
    expect(
      (await Promise.all([explained({ text }), explained({ text, edition: '1.0' })])).map(({ edition }) => edition),
    ).toEqual(['1.5', '1.0']);
  });

  it('says of a line above the script that it has not begun', async () => {
    expect(await explained({ line: 9 })).toMatchObject({
      legal: [],
      notes: expect.arrayContaining([expect.stringContaining('The script begins below')]),
    });
  });

  it('is claimed of no hand that is not listed', async () => {
    expect((await explained({})).notes).toEqual([
      "Ana's hand is not listed: what could be played from it is not told.",
    ]);
  });
});

describe('an act that somebody would like to play', () => {
  it('is legal', async () => {
    expect((await explained({ act: 'Ana assigns 3 to Wall, 4 to Bear' })).act).toEqual({
      line: 'Ana assigns 3 to Wall, 4 to Bear',
      isLegal: true,
      problems: [],
    });
  });

  it('is not, by every rule that refuses it, at the line where it would stand', async () => {
    const { act, text } = await explained({ act: 'Ana assigns 7 to Wall' });
    expect(act).toMatchObject({
      isLegal: false,
      problems: [
        {
          line: 16,
          cite: 'CR 467.2.c.4 (1.5)',
          fixes: expect.arrayContaining([expect.objectContaining({ write: 'Ana assigns 3 to Wall, 4 to Bear' })]),
        },
      ],
    });
    expect(text).toContain('not legal here');
  });

  it('is no line of the language, and what would be one is told', async () => {
    expect((await explained({ act: 'Ana asigns 3 to Wall, 4 to Bear' })).act).toMatchObject({
      isLegal: false,
      problems: [{ fixes: [{ write: 'Ana assigns 3 to Wall, 4 to Bear' }] }],
    });
  });

  it('leaves out what the script does below', async () => {
    expect((await explained({ line: 13, act: 'Ana moves Wolf to Ford' })).act).toMatchObject({ isLegal: true });
  });
});

describe('a line that is refused', () => {
  it('is told with the change of the board that would make it right', async () => {
    const text = BOARD.replace('moves Wolf', 'moves Cub');
    const { problems, changes } = await explained({ text, line: 14 });
    expect(problems).toMatchObject([{ line: 14, severity: 'error', cite: 'CR 144.2 (1.5)' }]);
    expect(changes).toMatchObject({ makeItRight: [expect.stringContaining('Cub')], isComplete: true });
  });
});

describe('a text that is checked', () => {
  it('has a verdict in each edition that it names', async () => {
    const text = BOARD.replace('1.5', '1.0, 1.5').concat('  expect Ana cannot assign 7 to Wall\n');
    const { data } = await answered('check', { text });
    expect(data).toMatchObject({
      scenarios: [
        {
          verdict: 'failed',
          editions: [
            { edition: '1.5', verdict: 'passed' },
            { edition: '1.0', verdict: 'failed' },
          ],
        },
      ],
    });
  });

  it('may be an article', async () => {
    const { data } = await answered('check', { text: `# An article\n\n\`\`\`rift\n${BOARD}  is Wall dead?\n\`\`\`\n` });
    expect(data).toMatchObject({ scenarios: [{ line: 4, verdict: 'passed' }] });
  });

  it('says what was not run when the time was over', async () => {
    let time = 0;
    const slow = (): number => {
      time += 400;
      return time;
    };
    const text = Array.from({ length: 60 }, (_, at) => `scenario "S${at}"\n  player Ana\n  player Ben\n`).join('');
    const { data } = await answered('check', { text }, slow);
    const { notRun } = data as { readonly notRun: readonly { readonly name: string; readonly why: string }[] };
    expect(notRun.length).toBeGreaterThan(0);
    expect(notRun[0]).toMatchObject({
      name: expect.stringMatching(/^S\d+$/),
      why: expect.stringContaining('nothing is known about it'),
    });
  });

  it('is answered in short, however much is wrong with it', async () => {
    const { text, data } = await answered('check', { text: `${BOARD}${'  Ana sings\n'.repeat(2_000)}` });
    expect(data).toMatchObject({ problemsLeftOut: expect.any(Number) });
    expect(Number(data.problemsLeftOut)).toBeGreaterThan(500);
    expect(text.length).toBeLessThan(30_000);
  });

  it('is answered in short, however much is in it', async () => {
    const cards = Array.from({ length: 300 }, (_, at) => `card "C${at}" unit\n  might 2\n`).join('');
    const units = '    100x Pup might 1\n'.repeat(3);
    const { text, data } = await answered('check', {
      text: `${cards}${BOARD.replace('    Wolf', `${units}    Wolf`)}`,
    });
    expect(data).toMatchObject({ cardsLeftOut: 260 });
    expect((data.board as readonly string[]).at(-1)).toMatch(/^… and \d+ more lines of the board$/);
    expect(text.length).toBeLessThan(30_000);
  });
});
