/** Several threads that judge, without any thread: who gets what, in which order it comes back, and what a failure does. */
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import type { FileReport } from '../../../server/analysis/checking/report.ts';
import { NotInTime } from '../../../server/analysis/document/host.ts';
import type { Watch } from '../../../server/analysis/document/watch.ts';
import {
  answerJobs,
  type Job,
  type JudgeMessage,
  judgesHere,
  judgesHereFirst,
  judgesOn,
  type Thread,
} from '../../../server/cli/check/judges.ts';
import { lastingThread, type MortalThread } from '../../../server/cli/check/lastingThread.ts';
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

/** A thread that comes to grief when it is told to. */
const mortal = () => {
  const sent: Job[] = [];
  const at = { begun: 0, offset: 0 };
  let died: (why: string) => void = ignore;
  let answered: (answer: JudgeMessage) => void = ignore;
  let ended = 0;
  let look: () => void = ignore;
  const start = (): MortalThread => ({
    send: next => void sent.push(next),
    onAnswer: listener => {
      answered = listener;
    },
    onDeath: listener => {
      died = listener;
    },
    seen: () => at,
    end: () => void ended++,
  });
  const watch: Watch = looked => {
    look = looked;
    return () => {
      look = ignore;
    };
  };
  return {
    thread: lastingThread(start, watch),
    sent,
    begin: (offset: number) => Object.assign(at, { begun: at.begun + 1, offset }),
    wait: (seconds: number) => {
      for (let looks = 4 * seconds; looks > 0; looks--) look();
    },
    die: (why: string) => died(why),
    answer: (answer: JudgeMessage) => answered(answer),
    timesEnded: () => ended,
  };
};

describe('a thread that judges what does not end', () => {
  it('leaves that out, and judges the rest of the file', async () => {
    const { thread, sent, begin, wait, answer, timesEnded } = mortal();
    const report = judgesOn([thread]).judge(job('1'), ignore);
    begin(70);
    wait(11);
    expect(timesEnded()).toBe(0);
    wait(1);
    expect(timesEnded()).toBe(1);
    expect(sent.map(({ leftOut }) => leftOut)).toEqual([
      undefined,
      { 70: 'it took longer than 10 seconds, the time limit for one scenario, and had to be ended from outside' },
    ]);
    answer(reportOn('1'));
    expect(await report).toMatchObject({ path: '1', text: GOOD });
  });

  it('may take long for many scenarios', () => {
    const { thread, sent, begin, wait } = mortal();
    judgesOn([thread]).judge(job('1'), ignore);
    for (let n = 0; n < 10; n++) {
      begin(n);
      wait(9);
    }
    expect(sent).toHaveLength(1);
  });

  it('leaves out what takes all memory, and the file where that does not help', async () => {
    const { thread, sent, begin, die } = mortal();
    const report = judgesOn([thread]).judge(job('1'), ignore);
    begin(70);
    die('it needs more than 1,024 MB of memory');
    expect(sent[1]?.leftOut).toEqual({ 70: 'it needs more than 1,024 MB of memory' });
    die('it needs more than 1,024 MB of memory');
    expect((await report).problems).toMatchObject([{ code: 'run/timeout', severity: 'error' }]);
  });
});

it('what is left out is reported as such, with its line, and the rest is judged', () => {
  const text = `${GOOD}\n${GOOD.replace(/scenario .*/, 'scenario "Again"')}`;
  const again = text.lastIndexOf('scenario');
  const book = loadRuleBook();
  const { judge } = judgesHere(book, () => 0);
  const { scenarios, problems } = judge(
    { ...job('a.rift'), text, leftOut: { [again]: 'it took too long' } },
    ignore,
  ) as FileReport;
  expect(scenarios.map(({ name, status }) => [name, status])).toEqual([
    [expect.any(String), 'passed'],
    ['Again', 'invalid'],
  ]);
  expect(problems).toMatchObject([{ code: 'run/timeout', message: expect.stringContaining('it took too long') }]);
  expect(problems[0]?.range.start.line).toBe(text.slice(0, again).split('\n').length - 1);
});

it('what does not end in the process itself is judged by a thread', async () => {
  const { thread, sent, answer } = puppet();
  const judges = judgesHereFirst(
    loadRuleBook(),
    () => 0,
    () => thread,
    (_, work) => {
      work();
      throw new NotInTime();
    },
  );
  let scenarios = 0;
  const report = judges.judge(job('1'), () => scenarios++);
  expect(sent).toEqual(['1']);
  expect(scenarios).toBe(0);
  answer(reportOn('1'));
  expect(await report).toMatchObject({ path: '1' });
  expect(scenarios).toBe(2);
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
