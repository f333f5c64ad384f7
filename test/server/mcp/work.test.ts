/** The thread that answers, whatever becomes of it. */
import { describe, expect, it } from 'vitest';
import { type Answer, type AnsweringThread, answerInThread, type Question } from '../../../server/mcp/work.ts';

/** Threads that answer when they are told to. */
const threads = () => {
  const made: { asked: Question[]; isEnded: boolean; answer: (text: string) => void; die: (why: string) => void }[] =
    [];
  const start = (): AnsweringThread => {
    let onAnswer = (_: Answer): void => undefined;
    let onDeath = (_: string): void => undefined;
    const one = {
      asked: [] as Question[],
      isEnded: false,
      answer: (text: string) => onAnswer({ kind: 'answer', text, data: {} }),
      die: (why: string) => onDeath(why),
    };
    made.push(one);
    return {
      ask: question => void one.asked.push(question),
      onAnswer: listener => {
        onAnswer = listener;
      },
      onDeath: listener => {
        onDeath = listener;
      },
      end: () => {
        one.isEnded = true;
      },
    };
  };
  return { made, start };
};

const question = (query: string): Question => ({ tool: 'rule', given: { query } });
const wanted = new AbortController().signal;
const said = async (answer: Promise<Answer>): Promise<string> => {
  const got = await answer;
  return got.kind === 'answer' ? got.text : got.why;
};

describe('questions of a chat', () => {
  it('are answered one after the other, by one thread', async () => {
    const { made, start } = threads();
    const { ask } = answerInThread({ start });
    const [first, second] = [said(ask(question('a'), wanted)), said(ask(question('b'), wanted))];
    expect(made[0]?.asked).toEqual([question('a')]);
    made[0]?.answer('A');
    expect(await first).toBe('A');
    made[0]?.answer('B');
    expect(await second).toBe('B');
    expect(made).toHaveLength(1);
  });

  it('are ended where they are cancelled, and the next goes to a thread of its own', async () => {
    const { made, start } = threads();
    const { ask } = answerInThread({ start });
    const stop = new AbortController();
    const first = said(ask(question('a'), stop.signal));
    const second = said(ask(question('b'), wanted));
    stop.abort();
    await expect(first).rejects.toThrow('cancelled');
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    // What the ended one still says is nobody's answer.
    made[0]?.answer('A');
    made[1]?.answer('B');
    expect(await second).toBe('B');
  });

  it('that wait are not begun where they are cancelled', async () => {
    const { made, start } = threads();
    const { ask } = answerInThread({ start });
    const stop = new AbortController();
    const [first, second, third] = [
      said(ask(question('a'), wanted)),
      said(ask(question('b'), stop.signal)),
      said(ask(question('c'), wanted)),
    ];
    stop.abort();
    await expect(second).rejects.toThrow('cancelled');
    made[0]?.answer('A');
    made[0]?.answer('C');
    expect([await first, await third]).toEqual(['A', 'C']);
    expect(made[0]?.asked).toEqual([question('a'), question('c')]);
  });

  it('end with a sentence where the thread dies, or takes too long', async () => {
    const { made, start } = threads();
    const { ask } = answerInThread({ start, most: 0.01 });
    const first = said(ask(question('a'), wanted));
    made[0]?.die('it needs more than 1,024 MB of memory');
    expect(await first).toBe(
      'This was too much: it needs more than 1,024 MB of memory. Nothing is known about it; ask for less at once.',
    );
    expect(await said(ask(question('b'), wanted))).toContain('it took longer than 0.01 seconds');
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  it('are refused where too many wait', async () => {
    const { start } = threads();
    const { ask } = answerInThread({ start });
    for (let n = 0; n < 65; n++) void ask(question('a'), new AbortController().signal);
    expect(await said(ask(question('b'), wanted))).toContain('64 questions wait already');
  });
});
