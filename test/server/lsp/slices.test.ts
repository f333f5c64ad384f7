/** No document waits for another one's scenarios: runs are short here, what takes long is answered by another thread. No time is measured. */

import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../engine/game/state/rulesets.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { type Analysis, reportOf, scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { BudgetExceeded, sliceLimit } from '../../../server/analysis/document/limit.ts';
import { keepReports } from '../../../server/analysis/document/reports.ts';
import { runAll } from '../../../server/analysis/document/runAll.ts';
import { makeWorkspace } from '../../../server/analysis/workspace.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { within } from '../../../server/hosts/node/within.ts';
import type { Client } from '../../../server/lsp/client.ts';
import { openDocuments } from '../../../server/lsp/documents.ts';
import { answerElsewhere } from '../../../server/lsp/elsewhere.ts';
import { longJobs } from '../../../server/lsp/longJobs.ts';
import type { LongAnswer, LongJob } from '../../../server/lsp/longWork.ts';
import type { Cancellation } from '../../../server/lsp/methods.ts';
import { fixture, TANK_FIRST } from './fixture.ts';

const ENDLESS = `card "Coin Press" gear
  when you play a token unit: play a 1 might Recruit unit token to your base

scenario "Endless"
  edition ${RULESETS.join(', ')}
  player Ana
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    "Coin Press"

  turn Ana
  effect by Ana: play a 1 might Recruit unit token to your base
  all pass
`;

const URI = 'file:///a.rift';
const NEVER: Cancellation = { isCancellationRequested: false };

/** A millisecond passes with each look at it. */
const clock = (): (() => number) => {
  let time = 0;
  return () => {
    time += 1;
    return time;
  };
};

const limited = (analysis: Analysis): Analysis => ({
  ...analysis,
  reports: keepReports(
    runScenario,
    error => {
      throw error;
    },
    sliceLimit(nodeHost.ending, clock()),
  ),
});

const runOnly = (analysis: Analysis): (() => unknown) => {
  const [block] = scenariosOf(analysis);
  if (block === undefined) throw new Error('no scenario');
  return () => reportOf(analysis, block);
};

describe('the limit of the thread that speaks with the client', () => {
  it('ends a run that takes long, and does not try it again', () => {
    const run = runOnly(limited(fixture(ENDLESS).analysis));
    expect(run).toThrow(expect.any(BudgetExceeded));
    expect(run).toThrow(expect.any(BudgetExceeded));
  });

  it('ends a run that never asks, once', () => {
    const { analysis } = fixture(TANK_FIRST);
    let runs = 0;
    const deaf = keepReports(
      () => {
        for (runs += 1; ; );
      },
      () => undefined,
      sliceLimit({ ...nodeHost.ending, within: (_, work) => within(20, work) }, () => 0),
    );
    const run = runOnly({ ...analysis, reports: deaf });
    expect(run).toThrow(expect.any(BudgetExceeded));
    expect(run).toThrow(expect.any(BudgetExceeded));
    expect(runs).toBe(1);
  });

  it('ends a text whose parse never ends, and a feature that never does, once each', async () => {
    const toolbox = await loadToolbox({ kind: 'client' });
    let parses = 0;
    const endless = (): never => {
      for (parses += 1; ; );
    };
    const workspace = makeWorkspace({
      host: nodeHost,
      documents: openDocuments(),
      load: async () => ({
        ...toolbox,
        makeParser: () => source => (source.text === 'endless' ? endless() : toolbox.makeParser()(source)),
      }),
      onFailure: () => undefined,
      limit: sliceLimit({ ...nodeHost.ending, within: (_, work) => within(500, work) }, () => 0),
    });
    const open = (text: string, version: number) =>
      workspace.documents.open({ textDocument: { uri: URI, languageId: 'rift', version, text } });
    open('endless', 1);
    await expect(workspace.analysis(URI)).rejects.toBeInstanceOf(BudgetExceeded);
    await expect(workspace.analysis(URI)).rejects.toBeInstanceOf(BudgetExceeded);
    expect(parses).toBe(1);
    open(TANK_FIRST, 2);
    const analysis = await workspace.analysis(URI);
    if (analysis === undefined) throw new Error('no analysis');
    for (const _ of [1, 2]) expect(() => workspace.hold(analysis, endless)).toThrow(expect.any(BudgetExceeded));
    expect(parses).toBe(2);
  });

  it('leaves an ordinary run as it is, however slow the machine', () => {
    const { analysis } = fixture(TANK_FIRST);
    const slow = keepReports(
      runScenario,
      () => undefined,
      sliceLimit(
        nodeHost.ending,
        (
          (time = 0) =>
          () =>
            (time += 1e6)
        )(),
      ),
    );
    expect(JSON.stringify(runOnly({ ...analysis, reports: slow })())).toBe(JSON.stringify(runOnly(analysis)()));
  });
});

describe('a document of many scenarios', () => {
  const many = Array.from({ length: 100 }, (_, n) => TANK_FIRST.replace('Tank first', `Tank ${n}`)).join('\n');

  it('lets others in between, and comes to its end', async () => {
    const { analysis } = fixture(many);
    let turns = 0;
    const nextTurn = async () => void turns++;
    expect(await runAll(analysis, { isWanted: () => true, now: clock(), nextTurn })).toBe(true);
    expect(turns).toBeGreaterThan(1);
    expect(turns).toBeLessThan(10);
  });

  it('is left where nobody wants it any more', async () => {
    let runs = 0;
    const { analysis } = fixture(many, {
      run: (block, context) => {
        runs += 1;
        return runScenario(block, context);
      },
    });
    const nextTurn = async () => undefined;
    expect(await runAll(analysis, { isWanted: () => false, now: clock(), nextTurn })).toBe(false);
    expect(runs).toBeGreaterThan(0);
    expect(runs).toBeLessThan(100);
  });
});

/** A thread that answers when it is told to. */
const puppet = () => {
  const jobs: LongJob[] = [];
  const stopped: number[] = [];
  let ended = 0;
  let beats = 0;
  let look: (() => void) | undefined;
  const heard: { answer?: (answer: LongAnswer) => void; death?: (why: string) => void } = {};
  return {
    jobs,
    stopped,
    start: () => ({
      send: (job: LongJob) => void jobs.push(job),
      stop: (id: number) => void stopped.push(id),
      onAnswer: (listener: (answer: LongAnswer) => void) => {
        heard.answer = listener;
      },
      onDeath: (listener: (why: string) => void) => {
        heard.death = listener;
      },
      beats: () => beats,
      end: () => void ended++,
    }),
    watch: (looked: () => void) => {
      look = looked;
      return () => {
        look = undefined;
      };
    },
    /** So often as it is looked at in that many seconds. */
    wait: (seconds: number) => {
      for (let looks = seconds * 4; looks > 0; looks--) look?.();
    },
    beat: () => void beats++,
    timesEnded: () => ended,
    answer: (answer: LongAnswer) => heard.answer?.(answer),
    die: (why: string) => heard.death?.(why),
  };
};

const setUp = () => {
  const documents = openDocuments();
  const open = (text: string, version: number, uri = URI) =>
    documents.open({ textDocument: { uri, languageId: 'rift', version, text } });
  const thread = puppet();
  const logs: string[] = [];
  const settings = { folders: [], isTrusted: true };
  const workspace = { documents, settings: () => settings, timesForgotten: () => 0 };
  const elsewhere = answerElsewhere(workspace, thread.start, message => logs.push(message), thread.watch);
  const ask = (token: Cancellation = NEVER, uri = URI) =>
    elsewhere.answer('textDocument/diagnostic', { textDocument: { uri } }, token);
  return { open, documents, thread, logs, elsewhere, ask };
};

/** A token that is cancelled by a call. */
const cancellable = () => {
  const listeners: (() => void)[] = [];
  const token = {
    isCancellationRequested: false,
    onCancellationRequested: (listener: () => void) => {
      listeners.push(listener);
      return { dispose: () => undefined };
    },
  };
  const cancel = () => {
    token.isCancellationRequested = true;
    for (const listener of listeners) listener();
  };
  return { token: token as unknown as Cancellation, cancel };
};

describe('requests that are answered elsewhere', () => {
  it('go one at a time, with what has changed since the one before', async () => {
    const { open, documents, thread, ask } = setUp();
    open('one', 1);
    open('other', 1, 'file:///b.rift');
    const [first, second] = [ask(), ask()];
    expect(thread.jobs.map(({ changed }) => changed.map(({ text }) => text))).toEqual([['one', 'other']]);
    open('two', 2);
    documents.close({ textDocument: { uri: 'file:///b.rift' } });
    thread.answer({ kind: 'result', id: 1, result: '"of one"' });
    expect(await first).toBe('of one');
    expect(thread.jobs[1]).toMatchObject({ changed: [{ text: 'two' }], closed: ['file:///b.rift'] });
    thread.answer({ kind: 'error', id: 2, code: -32602, message: 'no sense' });
    await expect(second).rejects.toMatchObject({ code: -32602, message: 'no sense' });
  });

  it('by hand go to a second thread while the first is busy, and to the first while it is not', async () => {
    const documents = openDocuments();
    const threads: ReturnType<typeof puppet>[] = [];
    const start = () => {
      const made = puppet();
      threads.push(made);
      return made.start();
    };
    const workspace = { documents, settings: () => ({ folders: [], isTrusted: true }), timesForgotten: () => 0 };
    const elsewhere = answerElsewhere(workspace, start, () => undefined, puppet().watch);
    const ask = (method: 'textDocument/diagnostic' | 'textDocument/hover', uri: string) =>
      elsewhere.answer(method, { textDocument: { uri } }, NEVER);
    const hovers = [ask('textDocument/hover', URI)];
    threads[0]?.answer({ kind: 'result', id: 1, result: '"first"' });
    const checked = Array.from({ length: 16 }, (_, i) => ask('textDocument/diagnostic', `file:///hostile${i}.rift`));
    hovers.push(ask('textDocument/hover', URI));
    expect(threads.map(({ jobs }) => jobs.map(({ method }) => method))).toEqual([
      ['textDocument/hover', 'textDocument/diagnostic'],
      ['textDocument/hover'],
    ]);
    threads[1]?.answer({ kind: 'result', id: 1, result: '"second"' });
    expect(await Promise.all(hovers)).toEqual(['first', 'second']);
    for (let id = 2; id < 18; id++) threads[0]?.answer({ kind: 'result', id, result: `${id}` });
    expect(await Promise.all(checked)).toHaveLength(16);
    expect(threads).toHaveLength(2);
  });

  it('begin again where their document changes, and not where another one does', async () => {
    const { open, thread, elsewhere, ask } = setUp();
    open('one', 1);
    const asked = ask();
    elsewhere.outdate('file:///b.rift');
    expect(thread.stopped).toEqual([]);
    open('two', 2);
    elsewhere.outdate(URI);
    expect(thread.stopped).toEqual([1]);
    // It may have been done just before it was told to stop.
    thread.answer({ kind: 'result', id: 1, result: '"of one"' });
    expect(thread.jobs[1]?.changed).toMatchObject([{ text: 'two' }]);
    thread.answer({ kind: 'result', id: 2, result: '"of two"' });
    expect(await asked).toBe('of two');
  });

  it('end when they are cancelled, under way or still waiting', async () => {
    const { thread, ask } = setUp();
    const [running, waiting] = [cancellable(), cancellable()];
    const asked = [ask(running.token), ask(waiting.token), ask()];
    waiting.cancel();
    running.cancel();
    expect(thread.stopped).toEqual([1]);
    thread.answer({ kind: 'stopped', id: 1 });
    thread.answer({ kind: 'result', id: 2, result: '3' });
    expect(
      (await Promise.allSettled(asked)).map(end => (end.status === 'rejected' ? end.reason.code : end.value)),
    ).toEqual([-32800, -32800, 3]);
  });

  it('fail with a thread that dies, and the next one is answered by a new thread', async () => {
    const { open, thread, ask } = setUp();
    open('one', 1);
    open('other', 1, 'file:///b.rift');
    const [first, second] = [ask(), ask(NEVER, 'file:///b.rift')];
    thread.die('out of memory');
    await expect(first).rejects.toThrow('Riftbench has stopped checking this file: out of memory.');
    expect(thread.jobs[1]?.changed).toMatchObject([{ text: 'one' }, { text: 'other' }]);
    thread.answer({ kind: 'result', id: 2, result: 'null' });
    expect(await second).toBe(null);
  });

  it('are taken from a thread that does not stop', async () => {
    const { open, thread, elsewhere, ask } = setUp();
    open('one', 1);
    const { token, cancel } = cancellable();
    const [unwanted, other] = [ask(token), ask()];
    cancel();
    thread.wait(0.5);
    expect(thread.timesEnded()).toBe(0);
    thread.wait(1);
    expect(thread.timesEnded()).toBe(1);
    await expect(unwanted).rejects.toMatchObject({ code: -32800 });
    // The next thread knows nothing.
    expect(thread.jobs[1]?.changed).toMatchObject([{ text: 'one' }]);
    open('two', 2);
    elsewhere.outdate(URI);
    thread.wait(1);
    expect(thread.timesEnded()).toBe(2);
    expect(thread.jobs[2]?.changed).toMatchObject([{ text: 'two' }]);
    thread.answer({ kind: 'result', id: 3, result: '"of two"' });
    expect(await other).toBe('of two');
  });

  it('are given up where nothing moves, and not tried again with the same text', async () => {
    const { open, thread, ask } = setUp();
    open('one', 1);
    const [first, second] = [ask(), ask()];
    thread.wait(10);
    thread.beat();
    thread.wait(10);
    expect(thread.timesEnded()).toBe(0);
    thread.wait(2);
    expect(thread.timesEnded()).toBe(1);
    await expect(first).rejects.toThrow('longer than 10 seconds');
    await expect(second).rejects.toMatchObject({ code: -32803 });
    expect(thread.jobs).toHaveLength(1);
    open('two', 2);
    const third = ask();
    thread.answer({ kind: 'result', id: 2, result: '"of two"' });
    expect(await third).toBe('of two');
  });
});

describe('the other thread', () => {
  const client = {
    fillsSnippets: false,
    showsDescriptions: false,
    resolvesActions: false,
    lightsOffsets: false,
    opensPages: false,
  } satisfies Partial<Client>;
  const job = (id: number, text: string): LongJob => ({
    id,
    method: 'textDocument/diagnostic',
    params: { textDocument: { uri: URI } },
    settings: { folders: [], isTrusted: true },
    changed: [{ uri: URI, languageId: 'rift', version: id, text }],
    closed: [],
    filesChanged: false,
  });

  it('answers, ends at once when it is told to, and answers the next', async () => {
    const told: LongAnswer[] = [];
    let questions = 0;
    const answer = longJobs({
      host: nodeHost,
      memory: () => 0,
      client,
      load: () => loadToolbox({ kind: 'client' }),
      isStopped: id => id === 1 && ++questions > 50,
      tell: each => told.push(each),
    });
    await answer(job(1, ENDLESS));
    expect(told).toEqual([{ kind: 'stopped', id: 1 }]);
    // A run of one edition alone asks far more often.
    expect(questions).toBeLessThan(100);
    await answer(job(2, ENDLESS));
    expect(told[1]).toMatchObject({ kind: 'result', id: 2, result: expect.stringContaining('flow/endless') });
    await answer(job(3, TANK_FIRST));
    const { items } = JSON.parse((told[2] as { readonly result: string }).result);
    // Its board has one battlefield: a hint.
    expect(items.map(({ code }: { readonly code: string }) => code)).toEqual(['setup/count']);
  });
});
