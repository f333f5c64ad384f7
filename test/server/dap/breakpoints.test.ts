/** Breakpoints of every kind: where they are set, where they stop, and what is said of those that cannot. */
import { describe, expect, test } from 'vitest';
import { asked, type Client, FILE, lineOf, type Stop, start } from './client.ts';

const TRADE = `scenario "A trade"
  edition 1.4
  player Ana
  player Ben
  battlefield Spire controlled by Ben
    Ben: Wall might 4
  base Ana
    Raider might 4

  turn Ana
  Ana moves Raider to Spire

  # nobody answers
  all pass
  Ana moves Wall to Spire
  expect Wall is dead
  expect Raider is alive
`;

interface Set {
  readonly verified: boolean;
  readonly line?: number;
  readonly message?: string;
  readonly id: number;
}

/** Sets something before it begins, and gives what the adapter says of it and where the session then stops. */
const stopsWith = (command: string, args: object, text = TRADE, launch: object = {}) => {
  let set: readonly Set[] = [];
  const { client, stop } = start(text, { stopOnEntry: false, ...launch }, each => {
    each.request('setExceptionBreakpoints', { filters: [] });
    set = each.request<{ breakpoints: Set[] }>(command, args).breakpoints;
  });
  const stops: (Stop & { readonly line: number | undefined })[] = [];
  const told: string[] = [];
  for (let at = stop; at !== undefined && !at.description.startsWith('The end'); at = go(client, told))
    stops.push({ ...at, line: lineOf(client) });
  return { set, stops, client, told };
};

const go = (client: Client, told: string[]): Stop | undefined => {
  client.request('continue', { threadId: 1 });
  const events = client.events();
  for (const { event, body } of events) if (event === 'output' && body.category === 'console') told.push(body.output);
  return events.find(({ event }) => event === 'stopped')?.body;
};

const inFile = (...breakpoints: object[]) => ({ source: { path: FILE }, breakpoints });

describe('on lines', () => {
  test('stop before the line is played, wherever in the file the line has moved to', () => {
    const { set, stops } = stopsWith('setBreakpoints', inFile({ line: 2 }, { line: 12 }, { line: 16 }));
    expect(set.map(({ verified, line }) => [verified, line])).toEqual([
      [true, 10],
      [true, 14],
      [true, 16],
    ]);
    expect(stops.map(({ reason, line, hitBreakpointIds }) => [reason, line, hitBreakpointIds])).toEqual([
      ['breakpoint', 10, [set[0]?.id]],
      ['breakpoint', 14, [set[1]?.id]],
      ['breakpoint', 16, [set[2]?.id]],
    ]);
  });

  test('are not verified where nothing is played', () => {
    const { set, stops } = stopsWith('setBreakpoints', inFile({ line: 40 }));
    expect(set).toMatchObject([
      {
        verified: false,
        message: 'Nothing is played at or below this line in the scenario "A trade", which is stepped through.',
      },
    ]);
    expect(stops).toEqual([]);
    const other = stopsWith('setBreakpoints', { source: { path: '/other.rift' }, breakpoints: [{ line: 10 }] });
    expect(other.set).toMatchObject([{ verified: false, message: 'Another file is stepped through.' }]);
  });

  test('are refused in a branch that is not stepped through, and do not move out of it', () => {
    const branched = TRADE.replace(
      '  all pass\n',
      '  what if "Ana waits"\n    Ana passes\n    # she does\n\n    Ben passes\n  back\n  all pass\n',
    );
    const places = inFile({ line: 11 }, { line: 14 }, { line: 15 }, { line: 18 }, { line: 20 });
    const inScript = stopsWith('setBreakpoints', places, branched);
    expect(inScript.set.map(({ verified, line }) => [verified, line])).toEqual([
      [true, 11],
      [true, 20],
      [false, undefined],
      [false, undefined],
      [true, 20],
    ]);
    expect(inScript.set[2]?.message).toBe(
      'This line is one of "A trade › Ana waits", and "A trade" is stepped through.',
    );
    const inBranch = stopsWith('setBreakpoints', places, branched, { scenario: 'A trade › Ana waits' });
    expect(inBranch.set.map(({ verified, line }) => [verified, line])).toEqual([
      [true, 11],
      [true, 15],
      [true, 15],
      [true, 18],
      [false, undefined],
    ]);
    expect(inBranch.set[4]?.message).toBe(
      'This line is one of "A trade", and "A trade › Ana waits" is stepped through.',
    );
    expect(inBranch.stops.map(({ line }) => line)).toEqual([11, 15, 18]);
  });

  test('have conditions in the language, hit counts, and messages instead of a stop', () => {
    const lines = [10, 11, 14, 15, 16];
    const where = (more: object) =>
      stopsWith('setBreakpoints', inFile(...lines.map(line => ({ line, ...more })))).stops.map(({ line }) => line);
    // The damage that leaves no choice is dealt at the end of line 14.
    expect(where({ condition: 'Wall is alive' })).toEqual([10, 11, 14]);
    expect(where({ condition: 'expect Ana can move Raider to Spire' })).toEqual([10, 11]);
    expect(where({ hitCondition: '2' })).toEqual([]);
    expect(where({ hitCondition: '>= 1' })).toEqual(lines);
    const { stops, told } = stopsWith(
      'setBreakpoints',
      inFile(
        { line: 10 },
        { line: 16, logMessage: "Raider: {Raider}, dead: {Wall is dead}, {Spire's controller} holds" },
      ),
    );
    expect(stops.map(({ line }) => line)).toEqual([10]);
    expect(told).toEqual(['Raider: {Raider}, dead: yes, nobody holds\n']);
  });

  test('are refused with the reason where a condition or a count is not understood', () => {
    const { set, stops } = stopsWith(
      'setBreakpoints',
      inFile({ line: 10, condition: 'Wall dances' }, { line: 11, hitCondition: 'often' }),
    );
    expect(set.map(({ verified }) => verified)).toEqual([false, false]);
    expect(set[0]?.message).toMatch(/^The condition is not understood\. /);
    expect(set[1]?.message).toBe('The hit count "often" is not understood: it can be 3, >= 3, < 3 or % 3.');
    expect(stops).toEqual([]);
  });

  test('can be where the adapter says they can', () => {
    const { client } = start(TRADE);
    const { breakpoints } = client.request<{ breakpoints: { line: number }[] }>('breakpointLocations', {
      source: { path: FILE },
      line: 1,
      endLine: 99,
    });
    expect(breakpoints.map(({ line }) => line)).toEqual([10, 11, 14, 15, 16, 17]);
  });

  test('are looked up when the scenario comes to be known, if a client sets them first', () => {
    const { client } = start(TRADE);
    const { breakpoints } = client.request<{ breakpoints: Set[] }>('setBreakpoints', inFile({ line: 15 }));
    expect(breakpoints).toMatchObject([{ verified: true, line: 15 }]);
    client.events();
    client.request('riftbench/text', { text: TRADE.replace('  turn Ana\n', '\n\n  turn Ana\n') });
    client.request('restart');
    expect(client.events().filter(({ event }) => event === 'breakpoint')).toMatchObject([
      { body: { reason: 'changed', breakpoint: { id: breakpoints[0]?.id, verified: true, line: 16 } } },
    ]);
  });
});

describe('on rules', () => {
  const named = (name: string, more: object = {}) => ({ breakpoints: [{ name, ...more }] });

  test('stop behind each step that the rule orders, by number or concept, forward and back', () => {
    const { stops, client } = stopsWith('setFunctionBreakpoints', named('466.3'));
    expect(stops.map(({ reason, description }) => [reason, description])).toEqual([
      ['function breakpoint', expect.stringMatching(/ CR 466\.3/)],
    ]);
    expect(client.go('reverseContinue')).toEqual({
      ...stops[0],
      line: undefined,
      threadId: 1,
      allThreadsStopped: true,
    });
    expect(stopsWith('setFunctionBreakpoints', named('CR 466.3 (1.4)')).stops).toHaveLength(1);
    expect(stopsWith('setFunctionBreakpoints', named('cleanup.kill')).stops).toHaveLength(1);
    expect(stopsWith('setFunctionBreakpoints', named('466')).stops.length).toBeGreaterThan(1);
    expect(stopsWith('setFunctionBreakpoints', named('466', { hitCondition: '2' })).stops).toHaveLength(1);
    expect(stopsWith('setFunctionBreakpoints', named('466', { condition: 'Wall is alive' })).stops).toEqual([]);
  });

  test('are not verified where the edition has no such rule', () => {
    expect(stopsWith('setFunctionBreakpoints', named('999.9')).set).toMatchObject([
      { verified: false, message: expect.stringContaining('Edition 1.4 has no rule "999.9".') },
    ]);
  });
});

describe('on changes', () => {
  test('stop behind the step that changes a fact', () => {
    const { client } = start(TRADE);
    const info = client.request('dataBreakpointInfo', { name: "Wall's damage" });
    expect(info).toEqual({
      dataId: "Wall's damage",
      description: "Wall's damage",
      accessTypes: ['write'],
      canPersist: true,
    });
    const { set, stops } = stopsWith('setDataBreakpoints', { breakpoints: [info] });
    expect(set).toMatchObject([{ verified: true }]);
    expect(stops.map(({ reason, description }) => [reason, description])).toEqual([
      ['data breakpoint', expect.stringContaining('Wall is dealt 4 damage')],
      ['data breakpoint', expect.stringContaining('killed')],
    ]);
  });

  test('are offered for the facts in the variables view', () => {
    const { client } = start(TRADE);
    const { stackFrames } = client.request<{ stackFrames: { id: number }[] }>('stackTrace', { threadId: 1 });
    const { scopes } = client.request<{ scopes: { name: string; variablesReference: number }[] }>('scopes', {
      frameId: stackFrames[0]?.id,
    });
    const units = scopes.find(({ name }) => name === 'Units and gear')?.variablesReference;
    const { variables } = client.request<{ variables: { name: string; variablesReference: number }[] }>('variables', {
      variablesReference: units,
    });
    const wall = variables.find(({ name }) => name === 'Wall')?.variablesReference;
    const info = client.request('dataBreakpointInfo', { variablesReference: wall, name: 'Might' });
    expect(info).toMatchObject({ dataId: "Wall's might" });
    expect(client.request('dataBreakpointInfo', { name: 'Nobody' })).toEqual({
      dataId: null,
      description: 'Nothing is called "Nobody" here.',
    });
  });
});

describe('on what is wrong', () => {
  const FAILING = TRADE.replace('  Ana moves Wall to Spire\n', '');
  const filtered = (text: string, ...filterOptions: object[]) =>
    stopsWith('setExceptionBreakpoints', { filters: [], filterOptions }, text);
  const [refused, failed] = [{ filterId: 'refused' }, { filterId: 'failed' }];

  test('stop at lines that the rules refuse', () => {
    const { stops } = filtered(TRADE, refused, failed);
    expect(stops.map(({ reason, line }) => [reason, line])).toEqual([['exception', 15]]);
    expect(filtered(TRADE, failed).stops).toEqual([]);
  });

  test('stop at expectations that do not hold, and say why', () => {
    const { stops, client } = filtered(FAILING, refused, failed);
    expect(stops.map(({ reason, line }) => [reason, line])).toEqual([['exception', 16]]);
    expect(stops[0]?.text).toContain('Expected "Raider is alive", but Raider is dead');
    expect(client.go('reverseContinue')).toMatchObject({ reason: 'exception' });
    expect(client.request('exceptionInfo', { threadId: 1 })).toMatchObject({
      exceptionId: 'This expectation does not hold',
      breakMode: 'always',
    });
    expect(filtered(FAILING).stops).toEqual([]);
  });

  test('have conditions as well', () => {
    const under = (condition: string) => filtered(FAILING, { ...failed, condition }).stops.map(({ line }) => line);
    expect(under('Wall is alive')).toEqual([]);
    expect(under('Wall is dead')).toEqual([16]);
  });

  test('are of the kinds that are listed', () => {
    const { set } = filtered(TRADE, { filterId: 'thunder' });
    expect(set).toMatchObject([{ verified: false, message: expect.stringContaining('There is no filter "thunder"') }]);
  });
});

describe('the console', () => {
  const { client } = start(TRADE);

  test.each([
    ['Wall', 'might 4, at Spire'],
    ["wall's might", '4'],
    ['Ana', '0 points'],
    ["Spire's controller", 'Ben'],
    ['Wall is dead', 'No: Wall is not dead; Wall is alive at Spire.'],
    ['Ana can move Raider to Spire', 'Yes: Ana can move Raider to Spire. (CR 144)'],
    ['expect Wall has 4 might', 'Yes: Wall has 4 might.'],
    ['Wall is not dead', 'Yes: Wall is not dead; Wall is alive at Spire.'],
  ])('answers %s', (question, answer) => expect(asked(client, question)).toBe(answer));

  test('says why not, by the rule, and what to ask', () => {
    expect(asked(client, 'Ben can move Wall to base')).toMatch(/^No: Ben cannot move Wall to base\. .*\(CR \d/);
    expect(asked(client, '')).toMatch(/^\(Ask for a value/);
    expect(asked(client, 'Wal is dead')).toMatch(/^\(.*Wall/);
    expect(asked(client, 'Wall jumps')).toMatch(/^\(/);
  });

  test('tells what can be done, as lines of the language', () => {
    const own = start(TRADE).client;
    expect(asked(own, '?')).toBe('turn Ana; turn Ben');
    own.go('next');
    expect(asked(own, '?')).toBe('Ana moves Raider to Spire; Ana ends turn');
    const { variablesReference } = own.request<{ variablesReference: number }>('evaluate', { expression: '?' });
    const { variables } = own.request<{ variables: { name: string; value: string }[] }>('variables', {
      variablesReference,
    });
    expect(variables.map(({ name, value }) => [name, value])).toEqual(expect.arrayContaining([['Ana: moves', '1']]));
    own.go('stepIn');
    expect(asked(own, '?')).toBe('The game goes on by itself here. Step over to where somebody acts.');
  });

  test('gives the value under the mouse, and nothing for other words', () => {
    expect(asked(client, 'Raider', 'hover')).toBe("might 4, at Ana's base");
    expect(asked(client, 'expect', 'hover')).toBe('(Nothing is called "expect" here.)');
    const hovered = client.request('evaluate', { expression: 'moves', context: 'hover', line: 11, column: 14 });
    expect(hovered).toMatchObject({ result: "might 4, at Ana's base" });
  });

  test('completes names', () => {
    expect(client.request('completions', { text: 'Wal', column: 4 })).toEqual({
      targets: [{ label: 'Wall', text: 'Wall', start: 0, length: 3 }],
    });
  });
});
