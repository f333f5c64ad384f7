/** The result of a check, at a glance. */
import { inFigures } from '../../../engine/bounds.ts';
import { type CheckTally, cardsIn, questionsIn, scenariosIn } from '../check/tally.ts';
import { counted, type Paint } from './style.ts';

/** `hidden`: how many problems are not shown, being neither errors nor warnings. */
export const summary = (tally: CheckTally, hidden: number, paint: Paint): string => {
  const { statuses, passedInPart, severities, expectations, questions, cards } = tally;
  const good = (many: number, what: string) => [many, paint('green', `${inFigures(many)} ${what}`)] as const;
  const bad = (many: number, what: string) => [many, paint('red', `${inFigures(many)} ${what}`)] as const;
  const doubtful = (many: number, what: string) => [many, paint('yellow', counted(many, what))] as const;
  const open = (many: number) => [many, paint('yellow', `${inFigures(many)} undecided`)] as const;
  const scenarios = [
    [
      statuses.passed,
      `${paint('green', `${inFigures(statuses.passed)} passed`)}${inPart(passedInPart, paint)}`,
    ] as const,
    bad(statuses.failed, 'failed'),
    open(statuses.undecided),
    bad(statuses.invalid, 'invalid'),
    [statuses.untested, paint('dim', `${inFigures(statuses.untested)} untested`)] as const,
  ];
  const expected = [
    good(expectations.holding, expectations.holding === 1 ? 'holds' : 'hold'),
    bad(expectations.not, expectations.not === 1 ? 'does not' : 'do not'),
    open(expectations.undecided),
  ];
  const asked = [good(questions.answered, 'answered'), open(questions.undecided)];
  const defined = [good(cards.read, 'read'), bad(cards.not, 'invalid')];
  const problems = [
    [severities.error, paint('red', counted(severities.error, 'error'))] as const,
    doubtful(severities.warning, 'warning'),
    [hidden, paint('dim', `${counted(hidden, 'hint')} not shown (--verbose)`)] as const,
  ];
  return [
    row('Files', tally.files, [], paint),
    // Most files define no card.
    cardsIn(tally) === 0 ? '' : row('Cards', cardsIn(tally), defined, paint),
    row('Scenarios', scenariosIn(tally), scenarios, paint),
    row('Expectations', expectations.holding + expectations.not + expectations.undecided, expected, paint),
    questionsIn(tally) === 0 ? '' : row('Questions', questionsIn(tally), asked, paint),
    row('Problems', severities.error + severities.warning, problems, paint),
  ].join('');
};

/** How many passed without the text of some cards, so that the result says less than it seems to. */
const inPart = (many: number, paint: Paint): string =>
  many === 0 ? '' : paint('yellow', ` (${inFigures(many)} without the text of a card)`);

/** A name, a sum, and what it is made of; parts of 0 are left out. */
const row = (name: string, sum: number, parts: readonly (readonly [number, string])[], paint: Paint): string => {
  const some = parts.filter(([many]) => many > 0).map(([, phrase]) => phrase);
  return `${paint('bold', name.padEnd(12))} ${inFigures(sum).padStart(7)}${some.length > 0 ? `  ${some.join(', ')}` : ''}\n`;
};
