/** A session from beginning to end and back, as an editor has it. */
import { describe, expect, test } from 'vitest';
import { asked, connect, FILE, lineOf, seen, start } from './client.ts';

const COMBAT = `scenario "Lethal before the next"
  edition 1.4

  player Ana
  player Ben

  battlefield Spire controlled by Ben
    Ben: Wall might 4
    Ben: Archer might 3
  battlefield Grove
  base Ana
    Raider might 5, assault 1

  turn Ana
  Ana moves Raider to Spire
  all pass
  Ana assigns 3 to Wall, 2 to Archer
  Ana assigns 4 to Wall, 2 to Archer
  expect Wall is dead
  expect Archer is dead
`;
const [TURN, MOVE, ALL_PASS, REFUSED, ASSIGN, WALL, ARCHER] = [14, 15, 16, 17, 18, 19, 20];

/** Where there is no filter at all, nothing stops but what is asked for. */
const withoutFilters = (text: string, args: object = {}) =>
  start(text, args, client => client.request('setExceptionBreakpoints', { filters: [] }));

describe('stepping', () => {
  test('begins before the first line, with the board as laid out', () => {
    const { client, stop } = start(COMBAT);
    expect(stop).toMatchObject({ reason: 'entry' });
    expect(seen(client).frames).toEqual([`${TURN}: turn Ana`, '1: scenario "Lethal before the next", core rules 1.4']);
  });

  test('the first group of variables is what has changed, even where nothing has: a client keeps it open', () => {
    const { client } = withoutFilters(COMBAT);
    const first = (): readonly unknown[] => Object.entries(seen(client).variables as object)[0] ?? [];
    expect(first()).toEqual(['Changed', { '0 since the last stop': 'nothing' }]);
    client.go('next');
    client.go('next');
    const [name, changed] = first();
    expect(name).toBe('Changed');
    expect(Object.keys(changed as object)).toContainEqual(expect.stringMatching(/Raider/));
  });

  test('over goes from line to line, and ends the session behind the last one', () => {
    const { client } = withoutFilters(COMBAT);
    const lines = [lineOf(client)];
    for (let stop = client.go('next'); stop !== undefined; stop = client.go('next')) {
      lines.push(lineOf(client));
      if (lines.length > 20) throw new Error('it does not end');
    }
    expect(lines).toEqual([TURN, MOVE, ALL_PASS, REFUSED, ASSIGN, WALL, ARCHER, ARCHER]);
  });

  test('into goes from step to step, each with its rule', () => {
    const { client } = start(COMBAT);
    client.go('next');
    const steps = [1, 2, 3].map(() => client.go('stepIn')?.description);
    expect(steps).toEqual([
      'Ana exhausts Raider and moves it to Spire. CR 144',
      'Ana contests Spire. CR 450',
      'A combat is staged at Spire. CR 323.9',
    ]);
    expect(lineOf(client)).toBe(MOVE);
    expect(client.go('stepOut')?.description).toBe('A combat opens at Spire with a showdown; Ana has focus. CR 344.1');
    expect(client.go('stepOut')?.description).toBe('all pass');
    expect(client.go('stepBack')?.description).toBe('Ana moves Raider to Spire');
  });

  test('back undoes what over and into have done', () => {
    const { client } = withoutFilters(COMBAT);
    client.go('next');
    const before = seen(client);
    client.go('next');
    client.go('stepBack');
    expect(seen(client)).toEqual(before);
    client.go('stepIn');
    client.go('stepBack');
    expect(seen(client)).toEqual(before);
    client.go('next');
    client.go('stepBack', { granularity: 'instruction' });
    expect(lineOf(client)).toBe(MOVE);
  });

  test('continue comes to the end and stays there, so that there is a way back; once more ends it', () => {
    const { client } = withoutFilters(COMBAT);
    const beginning = seen(client);
    expect(client.go('continue')).toMatchObject({ reason: 'pause', description: 'The end: invalid' });
    expect(client.go('reverseContinue')).toMatchObject({ reason: 'entry' });
    expect(seen(client)).toEqual(beginning);
    expect(client.go('stepBack')).toMatchObject({ reason: 'entry' });
    client.go('continue');
    expect(client.go('continue')).toBeUndefined();
    const exit = start('scenario "x"\n  player Ana\n  turn Ana\n', { noDebug: true }).events;
    expect(exit.map(({ event }) => event)).toEqual(expect.arrayContaining(['exited', 'terminated']));
    expect(exit.find(({ event }) => event === 'exited')?.body).toEqual({ exitCode: 0 });
  });

  test('jumps to any line', () => {
    const { client } = start(COMBAT);
    const { targets } = client.request<{ targets: { id: number; line: number }[] }>('gotoTargets', {
      source: { path: FILE },
      line: ASSIGN,
    });
    expect(targets.map(({ line }) => line)).toEqual([ASSIGN]);
    expect(client.go('goto', { targetId: targets[0]?.id })).toMatchObject({ reason: 'goto' });
    expect(asked(client, "Wall's damage")).toBe('0');
    expect(() => client.request('goto', { threadId: 1, targetId: 999 })).toThrow('There is no such place');
  });

  test('starts anew with the text as it is by then', () => {
    const { client } = withoutFilters(COMBAT);
    client.go('continue');
    expect(asked(client, 'Wall is dead')).toBe(
      'Yes: Wall is dead. Wall and Raider are killed by lethal damage. (CR 323.5)',
    );
    client.request('riftbench/text', { text: COMBAT.replace('Wall might 4', 'Wall might 9') });
    expect(client.go('restart')).toMatchObject({ reason: 'entry' });
    expect(asked(client, "Wall's might")).toBe('9');
  });
});

describe('the chain as a call stack', () => {
  const CHAIN = `scenario "Gust answers"
  edition 1.4
  player Ana hand "Gust"
  player Ben hand "Gust"
  battlefield Spire controlled by Ben
    Ben: Wall might 3
  base Ana
    Raider might 3
  turn Ana
  Ana moves Raider to Spire
  Ana plays Gust choosing Wall
  Ana passes
  Ben plays Gust choosing Raider
  all pass
`;

  test('has the items that wait, newest first, each at the line that put it there', () => {
    const { client } = withoutFilters(CHAIN);
    while (lineOf(client) !== 14) client.go('next');
    expect(seen(client).frames).toEqual([
      '14: all pass',
      '13: Gust (Ben)',
      '11: Gust (Ana)',
      '1: scenario "Gust answers", core rules 1.4',
    ]);
    // Out of the item that is on top, to where it has left the chain.
    client.go('stepOut');
    expect(seen(client).frames.slice(1)).toEqual(['11: Gust (Ana)', '1: scenario "Gust answers", core rules 1.4']);
  });
});

describe('what cannot be done is said', () => {
  const refusal = (request: (client: ReturnType<typeof connect>) => void): string => {
    const client = connect();
    client.request('initialize', {});
    try {
      request(client);
      return 'it was done';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const launched = (args: object) => refusal(client => client.request('launch', args));

  test.each([
    [{}, 'The configuration needs a "program": the path of a .rift file, or of Markdown with rift blocks.'],
    [{ program: '/nowhere/x.rift' }, '/nowhere/x.rift cannot be read: there is no such file or folder.'],
    [{ program: 'untitled:Board' }, 'untitled:Board is on no disk: save it first, and start again.'],
    [{ program: FILE, text: '# nothing' }, 'board.rift has no scenario. One begins with the line: scenario "NAME".'],
    [
      { program: FILE, text: COMBAT.replace('all pass', 'all psas') },
      'board.rift:16:7: Found “psas” where the sentence needs “pass”. Correct this, and start again.',
    ],
    [{ program: FILE, text: COMBAT, edition: '7.1' }, /^"edition": There is no edition "7\.1" of the core rules here/],
    [
      { program: FILE, text: COMBAT, scenario: 'Lethal before the nxt' },
      'board.rift: No scenario has "Lethal before the nxt" in the name. Is it "Lethal before the next"?',
    ],
    [{ program: FILE, text: COMBAT, line: 0 }, '"line" has to be a whole number from 1.'],
    [{ program: 3 }, /needs a "program"/],
  ])('launching %j', (args, message) => {
    if (typeof message === 'string') expect(launched(args)).toBe(message);
    else expect(launched(args)).toMatch(message);
  });

  test.each([
    ['stackTrace', 'No scenario is being stepped through yet: launch one first.'],
    ['next', 'No scenario is being stepped through yet: launch one first.'],
    ['attach', 'There is nothing to attach to: a scenario is run by the request "launch".'],
    ['disassemble', 'Riftbench has no request "disassemble".'],
    ['constructor', 'Riftbench has no request "constructor".'],
  ])('%s without a scenario', (command, message) => {
    expect(refusal(client => client.request(command, { threadId: 1 }))).toBe(message);
  });

  test('what an earlier stop has given is stale', () => {
    const { client } = start(COMBAT);
    const { stackFrames } = client.request<{ stackFrames: { id: number }[] }>('stackTrace', { threadId: 1 });
    client.go('next');
    expect(() => client.request('scopes', { frameId: stackFrames[0]?.id })).toThrow('That was of an earlier stop');
  });
});

describe('which scenario, under which edition', () => {
  const TWO = `${COMBAT}\n${COMBAT.replace('Lethal before the next', 'Again')}`;
  const nameFor = (args: object): string => seen(start(TWO, args).client).frames.at(-1) ?? '';

  test.each([
    [{}, '1: scenario "Lethal before the next", core rules 1.4'],
    [{ line: 3 }, '1: scenario "Lethal before the next", core rules 1.4'],
    [{ line: 30 }, '22: scenario "Again", core rules 1.4'],
    [{ scenario: 'again' }, '22: scenario "Again", core rules 1.4'],
    [{ scenario: 'before the' }, '1: scenario "Lethal before the next", core rules 1.4'],
    [{ edition: '1.2' }, '1: scenario "Lethal before the next", core rules 1.2'],
    [{ edition: '1.3 as printed' }, '1: scenario "Lethal before the next", core rules 1.3 as printed'],
  ])('%j', (args, frame) => expect(nameFor(args)).toBe(frame));

  const BRANCHED = COMBAT.replace(
    '  Ana assigns 3 to Wall, 2 to Archer\n',
    '  what if "Archer first"\n    Ana assigns 3 to Archer, 3 to Wall\n    expect Archer is dead\n  back\n',
  );

  test.each([
    [{ scenario: 'Lethal before the next › Archer first' }, [14, 15, 16, 18, 19, 19]],
    [{ line: 18 }, [14, 15, 16, 18, 19, 19]],
    [{ line: 3 }, [14, 15, 16, 21, 22, 23, 23]],
  ])('%j of a scenario with a branch', (args, expected) => {
    const { client } = withoutFilters(BRANCHED, args);
    const lines = [lineOf(client)];
    for (let stop = client.go('next'); stop !== undefined; stop = client.go('next')) lines.push(lineOf(client));
    expect(lines).toEqual(expected);
  });

  test('a branch that is not there is told', () => {
    expect(() => start(BRANCHED, { scenario: 'Lethal › Wall first' })).toThrow(
      'there is no branch "Lethal › Wall first". There are "Lethal before the next › Archer first".',
    );
  });
});
