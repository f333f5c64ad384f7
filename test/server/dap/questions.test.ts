/** Questions in a session: answered in the console as they are come to, among the variables from then on, and when they are asked. */
import { describe, expect, test } from 'vitest';
import { asked, seen, start } from './client.ts';

const TEXT = `scenario "Asked on the way"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 5
  battlefield Grove
  base Ana
    Raider might 7
  turn Ana
  Ana moves Raider to Quarry
  all pass
  can Ana assign 7 to Wall?
  Ana assigns 3 to Wall, 4 to Soldier
  is Soldier dead?
`;
const WALL_7 =
  'No · 465.2.c.4: Wall gets 7, and 3 is lethal, while Soldier (0 of 5) lacks lethal damage; give the rest there.';
const QUESTION = 13;

const toQuestion = () => {
  const { client } = start(TEXT);
  client.go('next');
  client.go('next');
  client.request('next', { threadId: 1 });
  return { client, events: client.events() };
};

describe('a question of the script', () => {
  test('is answered in the console as its line is come to', () => {
    const said = toQuestion().events.filter(({ event }) => event === 'output');
    expect(said.map(({ body }) => [body.output, body.line])).toEqual([
      [`can Ana assign 7 to Wall? ${WALL_7}\n`, QUESTION + 1],
    ]);
  });

  test('is a variable from then on, and not before', () => {
    const { client } = toQuestion();
    expect(seen(client).variables).toMatchObject({ Questions: { '0 can Ana assign 7 to Wall?': WALL_7 } });
    client.go('stepBack');
    expect(Object.keys(seen(client).variables as object)).not.toContain('Questions');
  });
});

describe('a question that is put', () => {
  const { client } = toQuestion();

  test.each([
    ['can Ana assign 3 to Wall, 4 to Soldier?', 'Yes · 465.2.c'],
    [
      'who controls Quarry?',
      'Ben · 190.4.b: Ben has controlled Quarry all along, and it keeps its controller while the showdown or combat there goes on.',
    ],
    ['how much might has Wall?', '3'],
    ['is Wal dead?', '(No unit is called "Wal"; the units here are Wall, Soldier, Raider. Did you mean Wall?)'],
  ])('in the console: %s', (question, answer) => expect(asked(client, question)).toBe(answer));

  test('is a condition of a breakpoint, and an expression in a log point', () => {
    const { client: own, events } = start(TEXT, {}, each => {
      each.request('setBreakpoints', {
        source: { path: '/scenarios/board.rift' },
        breakpoints: [
          { line: 13, condition: 'is Wall dead?' },
          { line: 16, condition: 'is Wall dead?' },
          { line: 14, logMessage: '{who controls Quarry?}' },
        ],
      });
    });
    expect(events.some(({ event }) => event === 'stopped')).toBe(true);
    expect(own.go('continue')).toMatchObject({ reason: 'breakpoint', description: 'is Soldier dead?' });
  });
});
