import {
  boolean,
  type ChatTool,
  EDITION,
  listOf,
  maybe,
  number,
  object,
  PICTURE,
  PROBLEM,
  SCENARIO,
  string,
  TEXT,
  WORDS,
} from './tool.ts';

const ACT = object({ line: string, asks: maybe(string) });
export const EXPLAIN = {
  name: 'explain',
  title: 'What is legal here, and why not',
  about:
    'Plays a scenario up to a line and tells the board there, who has to act, every legal act as a line that could be written next, and what players would try and may not, each with its rule. With "act" it tells whether that one line is legal there, or every reason against it. Of a line that fails or is refused it tells why, and which single change of the board would make it right.',
  takes: {
    text: TEXT,
    scenario: SCENARIO,
    edition: {
      ...EDITION,
      about: `${EDITION.about} Of a scenario that names several, the one to tell; without it, the newest of them.`,
    },
    line: {
      type: 'integer',
      least: 1,
      most: 10_000_000,
      about: 'The line of the text after which it is asked, counted from 1. By default the last line of the scenario.',
    },
    act: {
      type: 'string',
      most: WORDS,
      about: 'A line that somebody would like to play there: Ana assigns 7 to Wall',
    },
    picture: PICTURE,
  },
  answers: object({
    scenario: string,
    edition: string,
    line: number,
    after: maybe(string),
    board: listOf(string),
    act: maybe(object({ line: string, isLegal: boolean, problems: listOf(PROBLEM) })),
    legal: listOf(
      object({ player: string, kind: string, acts: listOf(ACT), leftOut: number, unlisted: maybe(string) }),
    ),
    lines: listOf(string),
    refused: listOf(object({ player: string, line: string, why: string, cite: maybe(string) })),
    refusedLeftOut: number,
    problems: listOf(PROBLEM),
    changes: maybe(object({ makeItRight: listOf(string), tried: number, isComplete: boolean })),
    notes: listOf(string),
  }),
  answer: async () => (await import('../explain.ts')).explain,
} as const satisfies ChatTool;
