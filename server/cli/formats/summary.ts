/** The result of a check, at a glance. */
import { type CheckTally, cardsIn, scenariosIn } from '../check/tally.ts';
import { counted, type Paint } from './style.ts';

/** `hidden`: how many problems are not shown, being neither errors nor warnings. */
export const summary = (tally: CheckTally, hidden: number, paint: Paint): string => {
  const { statuses, passedInPart, severities, expectations, cards } = tally;
  const good = (many: number, what: string) => [many, paint('green', `${many.toLocaleString('en')} ${what}`)] as const;
  const bad = (many: number, what: string) => [many, paint('red', `${many.toLocaleString('en')} ${what}`)] as const;
  const doubtful = (many: number, what: string) => [many, paint('yellow', counted(many, what))] as const;
  const scenarios = [
    [
      statuses.passed,
      `${paint('green', `${statuses.passed.toLocaleString('en')} passed`)}${inPart(passedInPart, paint)}`,
    ] as const,
    bad(statuses.failed, 'failed'),
    [statuses.undecided, paint('yellow', `${statuses.undecided.toLocaleString('en')} undecided`)] as const,
    bad(statuses.invalid, 'invalid'),
  ];
  const expected = [
    good(expectations.holding, expectations.holding === 1 ? 'holds' : 'hold'),
    bad(expectations.not, expectations.not === 1 ? 'does not' : 'do not'),
  ];
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
    row('Expectations', expectations.holding + expectations.not, expected, paint),
    row('Problems', severities.error + severities.warning, problems, paint),
  ].join('');
};

/** How many passed without the text of some cards, so that the result says less than it seems to. */
const inPart = (many: number, paint: Paint): string =>
  many === 0 ? '' : paint('yellow', ` (${many.toLocaleString('en')} without the text of a card)`);

/** A name, a sum, and what it is made of; parts of 0 are left out. */
const row = (name: string, sum: number, parts: readonly (readonly [number, string])[], paint: Paint): string => {
  const some = parts.filter(([many]) => many > 0).map(([, phrase]) => phrase);
  return `${paint('bold', name.padEnd(12))} ${sum.toLocaleString('en').padStart(7)}${some.length > 0 ? `  ${some.join(', ')}` : ''}\n`;
};
