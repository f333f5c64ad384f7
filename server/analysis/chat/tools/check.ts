import { STATUSES } from '../../../../engine/scenario/report/report.ts';
import {
  boolean,
  type ChatTool,
  EDITION,
  listOf,
  maybe,
  number,
  object,
  oneOf,
  PICTURE,
  PROBLEM,
  SCENARIO,
  string,
  TEXT,
} from './tool.ts';

const EXPECTATION = object({
  line: number,
  outcome: oneOf(['holds', 'does not hold', 'not decided']),
  says: string,
});
const QUESTION = object({ line: number, asks: string, answer: string, cite: maybe(string), because: string });
const STEP = object({ line: number, does: string, cite: maybe(string), note: maybe(string) });
const RUN = object({
  edition: string,
  verdict: oneOf(STATUSES),
  expectations: listOf(EXPECTATION),
  questions: listOf(QUESTION),
  steps: listOf(STEP),
  stepsLeftOut: number,
  assumed: listOf(string),
  withoutText: listOf(string),
});

export const CHECK = {
  name: 'check',
  title: 'Check a scenario',
  about:
    'Runs written scenarios of Riftbound by the rules engine. Answers the verdict of each, what is wrong (line, reason, what would be right), the answers to its questions and expectations, and every step with its rule, in each edition that it names. Claims of everything that can come (can force, it is possible that) are explored within a few seconds; what was not decided is said. To write scenarios, read the resource riftbench:///language first, or ask once with language: true.',
  takes: {
    text: TEXT,
    scenario: SCENARIO,
    edition: EDITION,
    steps: { type: 'boolean', about: 'Whether the steps are told. By default they are.' },
    language: {
      type: 'boolean',
      about:
        'Whether the language is told with the answer, on one page: for whoever cannot read the resource and has not seen it.',
    },
    picture: PICTURE,
  },
  answers: object({
    scenarios: listOf(
      object({ name: string, line: number, verdict: oneOf(STATUSES), answers: listOf(string), editions: listOf(RUN) }),
    ),
    scenariosLeftOut: number,
    notRun: listOf(object({ name: string, line: number, why: string })),
    notRunLeftOut: number,
    cards: listOf(object({ name: string, line: number, isRead: boolean })),
    cardsLeftOut: number,
    problems: listOf(PROBLEM),
    problemsLeftOut: number,
    board: listOf(string),
    language: maybe(string),
  }),
  answer: async () => (await import('../check.ts')).check,
} as const satisfies ChatTool;
