/** Several threads that judge, without any thread: who gets what, in which order it comes back, and what a failure does. */
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { answerJobs, type Job, type JudgeMessage, judgesOn, type Thread } from '../../../server/cli/check/judges.ts';
import { GOOD } from './fixture.ts';

const job = (path: string): Job => ({ path, absolute: `/${path}`, text: GOOD, edition: '1.4', timeout: 10 });
const reportOn = (path: string): JudgeMessage => ({
  report: { path, problems: [], scenarios: [], cards: [] },
  scenarios: 2,
});

/** A thread that answers when it is told to. */
const puppet = () => {
  const sent: string[] = [];
  let listener: (answer: JudgeMessage) => void = () => undefined;
  const thread: Thread = {
    send: ({ path }) => sent.push(path),
    onAnswer: listens => {
      listener = listens;
    },
    end: () => undefined,
  };
  return { thread, sent, answer: (answer: JudgeMessage) => listener(answer) };
};

const ignore = () => undefined;

describe('judges on threads', () => {
  it('give each thread one file at a time, and the next one to whoever is free first', async () => {
    const [a, b] = [puppet(), puppet()];
    const judges = judgesOn([a.thread, b.thread]);
    const reports = ['1', '2', '3'].map(path => judges.judge(job(path), ignore));
    expect([a.sent, b.sent]).toEqual([['2'], ['1']]);
    a.answer(reportOn('2'));
    expect(a.sent).toEqual(['2', '3']);
    a.answer(reportOn('3'));
    b.answer(reportOn('1'));
    expect((await Promise.all(reports)).map(({ path, text }) => [path, text])).toEqual(
      ['1', '2', '3'].map(path => [path, GOOD]),
    );
  });

  it('tell of each scenario', async () => {
    const { thread, answer } = puppet();
    let scenarios = 0;
    const report = judgesOn([thread]).judge(job('1'), () => scenarios++);
    answer(reportOn('1'));
    await report;
    expect(scenarios).toBe(2);
  });

  it('leave nobody waiting once one has failed', async () => {
    const { thread, answer } = puppet();
    const judges = judgesOn([thread]);
    const reports = ['1', '2'].map(path => judges.judge(job(path), ignore));
    answer({ failed: 'out of memory' });
    const ends = await Promise.allSettled(reports);
    expect(ends.map(end => end.status === 'rejected' && (end.reason as Error).message)).toEqual([
      'out of memory',
      'out of memory',
    ]);
  });
});

it('a thread answers each job with its report, without the text', () => {
  let send: (job: Job) => void = ignore;
  const answers: JudgeMessage[] = [];
  answerJobs(
    { book: loadRuleBook(), now: () => 0 },
    listener => {
      send = listener;
    },
    answer => answers.push(answer),
  );
  send(job('a.rift'));
  expect(answers).toMatchObject([{ report: { path: 'a.rift', scenarios: [{ status: 'passed' }] }, scenarios: 1 }]);
  expect(JSON.stringify(answers)).not.toContain('"text"');
});
