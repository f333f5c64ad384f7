/** Scenarios as tests: listed without being run, run under editions, and what they prove. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { numbersWithin, outlineUnder } from '../../../server/analysis/outline.ts';
import { page } from '../../../server/analysis/page.ts';
import { makeProofs } from '../../../server/analysis/proofs.ts';
import { testsIn, testsInText } from '../../../server/analysis/testLists.ts';
import { runTests } from '../../../server/analysis/tests.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';
import { PROVED, RUN_TESTS, type RunTestsResult, TESTS, type TestsResult } from '../../../server/protocol.ts';
import { inMarkdown } from '../../rules-db/inMarkdown.ts';
import { fixture, textAt, URI } from './fixture.ts';
import { bundleServer, type Client, connect } from './rpc.ts';

const board = (name: string, script: string, header = 'edition 1.4'): string => `scenario "${name}"
  ${header}
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 4
    Ben: Pike might 3
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
${script}`;

const TEXT = [
  board('passes', '  Ana assigns 4 to Guard\n  expect Guard is dead\n'),
  board('fails', '  Ana assigns 4 to Guard\n  expect Pike is dead\n'),
  board('fails', '  expect Ana can assign 2 to Guard, 2 to Pike\n'),
  board('is refused', '  Ana assigns 2 to Guard, 2 to Pike\n  expect Guard is dead\n'),
  board('waits', '  expect Pike is dead\n'),
].join('\n');

const lineOf = (words: string): number => TEXT.slice(0, TEXT.indexOf(words)).split('\n').length - 1;
const token = { isCancellationRequested: false };
const { analysis } = fixture(TEXT);

describe('the list of a file', () => {
  it('has each scenario with its lines, those of one name apart', () => {
    const { scenarios, isBroken } = testsIn(analysis, URI);
    expect(isBroken).toBe(false);
    expect(scenarios.map(({ id }) => id)).toEqual(['passes', 'fails', 'fails #2', 'is refused', 'waits']);
    expect(scenarios[0]).toEqual({
      id: 'passes',
      name: 'passes',
      line: 0,
      endLine: lineOf('expect Guard is dead'),
      branches: [],
    });
    expect(scenarios[3]?.line).toBe(lineOf('scenario "is refused"'));
  });

  it('is the same of a file that is not open', () => {
    const { scenarios } = testsIn(analysis, URI);
    expect(testsInText({ uri: URI, version: 0, text: TEXT, markdown: false })).toEqual({
      uri: URI,
      scenarios,
      isBroken: false,
    });
    const article = `# One\n\n\`\`\`rift\n${TEXT}\`\`\`\n`;
    const inArticle = testsIn(fixture(article, { markdown: true }).analysis, URI);
    expect(testsInText({ uri: URI, version: 0, text: article, markdown: true })).toEqual(inArticle);
    expect(inArticle.scenarios[0]?.line).toBe(3);
  });

  it('runs nothing', () => {
    const run = () => {
      throw new Error('it was run');
    };
    expect(testsIn(fixture(TEXT, { run }).analysis, URI).scenarios).toHaveLength(5);
  });
});

describe('a run', () => {
  const outcomes = runTests(analysis, { token, nextTurn: nodeHost.nextTurn });
  const outcome = async (id: string) => (await outcomes).scenarios.find(each => each.id === id);

  it('tells what passes, fails, and cannot be played', async () => {
    const { scenarios } = await outcomes;
    expect(scenarios.map(({ id, status }) => [id, status])).toEqual([
      ['passes', 'passed'],
      ['fails', 'failed'],
      ['fails #2', 'failed'],
      ['is refused', 'invalid'],
      ['waits', 'undecided'],
    ]);
    for (const { milliseconds, editions } of scenarios) {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(editions).toEqual(['1.4']);
    }
    expect(scenarios[0]?.failures).toEqual([]);
  });

  it('names the branch for which a scenario fails that is right in itself', async () => {
    const branch = '  what if "to Pike"\n    Ana assigns 3 to Pike, 1 to Guard\n    expect Guard is dead\n  back\n';
    const text = board('branches', `${branch}  Ana assigns 4 to Guard\n  expect Guard is dead\n`);
    const { scenarios } = await runTests(fixture(text).analysis, { token, nextTurn: nodeHost.nextTurn });
    const line = text.slice(0, text.indexOf('what if')).split('\n').length - 1;
    expect(scenarios[0]).toMatchObject({ status: 'failed', failures: [], badBranch: { name: 'to Pike', line } });
    expect(scenarios[1]).toMatchObject({ status: 'failed', failures: [{ expected: 'Guard is dead' }] });
    expect(scenarios[1]).not.toHaveProperty('badBranch');
  });

  it('has what was expected beside what is, and the step that decided', async () => {
    const [failure, ...more] = (await outcome('fails'))?.failures ?? [];
    expect(more).toEqual([]);
    expect(failure).toMatchObject({
      expected: 'Pike is dead',
      actual: 'Pike is not dead; Pike is alive at Quarry',
      message: expect.stringContaining('Expected "Pike is dead", but Pike is alive at Quarry.'),
    });
    expect(failure && textAt(TEXT, failure.range)).toBe('expect Pike is dead');
    const [refused] = (await outcome('fails #2'))?.failures ?? [];
    expect(refused).toMatchObject({
      expected: 'Ana can assign 2 to Guard, 2 to Pike',
      rule: { number: '465.2.c.3', edition: '1.4', uri: 'riftbench:/1.4/rule/465.2.c.3.md' },
    });
  });

  it('says at which step what does not hold has come about', async () => {
    const text = board('dies', '  Ana assigns 4 to Guard\n  expect Guard is alive\n');
    const { scenarios } = await runTests(fixture(text).analysis, { token, nextTurn: nodeHost.nextTurn });
    expect(scenarios[0]?.failures[0]?.step).toEqual({
      line: text.slice(0, text.indexOf('  Ana assigns')).split('\n').length - 1,
      text: expect.stringContaining('Guard'),
    });
  });

  it('tells where a decision waits, and what the rules refuse', async () => {
    expect((await outcome('waits'))?.failures[0]?.message).toContain('is not decided');
    expect((await outcome('is refused'))?.failures[0]).toMatchObject({ rule: { number: '465.2.c.3' } });
  });

  it('is of some tests alone, and under another edition', async () => {
    const { scenarios } = await runTests(analysis, {
      token,
      nextTurn: nodeHost.nextTurn,
      ids: ['passes', 'gone'],
      ruleset: '1.2',
    });
    expect(scenarios.map(({ id, editions }) => [id, editions])).toEqual([['passes', ['1.2']]]);
  });

  it('ends where it is cancelled', async () => {
    await expect(
      runTests(analysis, { nextTurn: nodeHost.nextTurn, token: { isCancellationRequested: true } }),
    ).rejects.toThrow('cancelled');
  });

  it('tells the lines that no run came to, and the rules that were applied', async () => {
    const passes = await outcome('passes');
    expect(passes?.lines.every(({ ran }) => ran)).toBe(true);
    expect(passes?.lines.map(({ line }) => line)).toEqual([9, 10, 11, 12, 13]);
    expect(passes?.rules).toEqual(expect.arrayContaining(['combat.assign', 'cleanup.kill']));
    expect((await outcome('fails #2'))?.rules).toContain('combat.assign.lethal-first');
  });
});

describe('branches', () => {
  const text = board(
    'branched',
    '  what if "Guard"\n    Ana assigns 4 to Guard\n    what if "asked"\n      expect Guard is dead\n  back\n  back\n  Ana assigns 3 to Pike, 1 to Guard\n  expect Guard is dead\n',
  );
  const branched = fixture(text).analysis;

  it('are listed in their scenario, of open files and of others', () => {
    const { scenarios } = testsIn(branched, URI);
    expect(scenarios).toMatchObject([
      {
        id: 'branched',
        branches: [
          {
            id: 'branched › Guard',
            name: 'Guard',
            line: 12,
            branches: [{ id: 'branched › Guard › asked', line: 14, endLine: 16, branches: [] }],
          },
        ],
      },
    ]);
    expect(testsInText({ uri: URI, version: 0, text, markdown: false }).scenarios).toEqual(scenarios);
  });

  it('are run and told by themselves, each line once', async () => {
    const { scenarios } = await runTests(branched, { token, nextTurn: nodeHost.nextTurn });
    expect(scenarios.map(({ id, status }) => [id, status])).toEqual([
      ['branched', 'failed'],
      ['branched › Guard', 'passed'],
      ['branched › Guard › asked', 'passed'],
    ]);
    const lines = scenarios.flatMap(each => each.lines.map(({ line }) => line));
    expect(lines.toSorted((a, b) => a - b)).toEqual([9, 10, 11, 13, 15, 18, 19]);
    const one = await runTests(branched, { token, nextTurn: nodeHost.nextTurn, ids: ['branched › Guard'] });
    expect(one.scenarios.map(({ id }) => id)).toEqual(['branched › Guard']);
  });
});

describe('what the scenarios prove', () => {
  const book = loadRuleBook();
  const proofs = makeProofs(nodePaths);
  const described = (node: string) =>
    proofs.describe(book, '1.4', outlineUnder(book, '1.4', node), numbersWithin).map(each => each.description);

  it('is told of nothing before a run', () => {
    expect(described('')).toEqual(outlineUnder(book, '1.4', '').map(each => each.description));
    expect(proofs.count(book, '1.4')).toMatchObject({ edition: '1.4', proved: 0 });
  });

  it('is counted for each chapter and rule, and stands on the rule’s page', async () => {
    const { scenarios } = await runTests(analysis, { token, nextTurn: nodeHost.nextTurn, ids: ['passes'] });
    const [{ rules } = { rules: [] }] = scenarios;
    proofs.set([{ uri: URI, scenarios: [{ name: 'passes', line: 0, rules }] }], ['/rulings']);
    const { proved, rules: all } = proofs.count(book, '1.4');
    expect(proved).toBeGreaterThan(5);
    expect(described('')[0]).toBe(`${proved} of ${all} covered · ${book.numbers('1.4').length.toLocaleString('en')}`);
    const under = outlineUnder(book, '1.4', 'rules');
    const counts = described('rules').map(text => Number(/^(\d+) of \d+ covered/.exec(text ?? '')?.[1] ?? Number.NaN));
    expect(counts).toHaveLength(under.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(proved);
    const shown = await page(book, 'riftbench:/1.4/rule/465.2.c.md', undefined, proofs.of);
    expect(inMarkdown(shown)?.markdown).toContain('Covered in this workspace');
    expect(inMarkdown(shown)?.markdown).toContain('a b.rift');
    proofs.set([], []);
    expect(
      inMarkdown(await page(book, 'riftbench:/1.4/rule/465.2.c.md', undefined, proofs.of))?.markdown,
    ).not.toContain('Proved in');
  });
});

describe('the requests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riftbench tests '));
  const uri = pathToFileURL(join(folder, 'some.rift')).href;
  const article = pathToFileURL(join(folder, 'article.md')).href;
  let client: Client;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'some.rift'), TEXT);
    writeFileSync(join(folder, 'article.md'), `# Text\n\n\`\`\`rift\n${board('in an article', '')}\`\`\`\n`);
    client = connect(await bundleServer());
    await client.request('initialize', { processId: null, rootUri: pathToFileURL(folder).href, capabilities: {} });
    client.notify('initialized', {});
  });
  afterAll(async () => {
    await client.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('list files that are not open, and say which cannot be read', async () => {
    const gone = pathToFileURL(join(folder, 'gone.rift')).href;
    const { files } = (await client.request(TESTS, { uris: [uri, article, gone] })) as TestsResult;
    expect(files.map(file => file.scenarios.map(({ id, line }) => [id, line]))).toEqual([
      expect.arrayContaining([['passes', 0]]),
      [['in an article', 3]],
      [],
    ]);
    expect(files[2]?.unreadable).toContain('there is no such file');
  });

  it('run what is in the editor, not what is on disk', async () => {
    const text = TEXT.replace('expect Guard is dead', 'expect Guard is alive');
    client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'rift', version: 1, text } });
    const { scenarios } = (await client.request(RUN_TESTS, { uri, ids: ['passes'] })) as RunTestsResult;
    expect(scenarios).toMatchObject([{ id: 'passes', status: 'failed' }]);
  });

  it('count what is proved', async () => {
    const files = [{ uri, scenarios: [{ name: 'passes', line: 0, rules: ['combat.assign'] }] }];
    expect(await client.request(PROVED, { files })).toMatchObject({ edition: '1.5', proved: 1 });
  });

  it.each([
    [TESTS, { uris: 'a' }, 'uris must be a list of strings'],
    [RUN_TESTS, {}, 'uri must be a string'],
    [RUN_TESTS, { uri: 'file:///a', ids: [1] }, 'ids must be a list of strings'],
    [RUN_TESTS, { uri: 'file:///a', ruleset: '9' }, /: ruleset must be one of /],
    [RUN_TESTS, { uri: 'file:///nowhere/a.rift' }, /cannot be read: there is no such file/],
    [PROVED, { files: [{}] }, /: files must be a list/],
  ])('%s refuses %j with a sentence', async (method, params, message) => {
    await expect(client.request(method, params)).rejects.toThrow(message);
  });
});
