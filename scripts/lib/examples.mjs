// Whether an example is as it should be: it holds scenarios that pass, or cards that are read, and nothing to complain of.
import { count } from './terminal.mjs';

/**
 * The verdict on a file from `check --format json`: `{ passed, summary, problems }`. `summary` says how much is in it, or what is
 * wrong; `problems` are its errors and warnings.
 */
export function verdictOn({ scenarios, cards, diagnostics }) {
  const problems = diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const wrong = [
    part(scenarios, ({ status }) => status !== 'passed', 'scenario', 'did not pass'),
    part(cards, ({ status }) => status !== 'read', 'card', 'could not be read'),
    problems.length > 0 ? count(problems.length, 'problem') : '',
    scenarios.length + cards.length === 0 ? 'it holds neither a scenario nor a card' : '',
  ].filter(each => each !== '');
  if (wrong.length > 0) return { passed: false, summary: wrong.join(', '), problems };
  const held = [
    scenarios.length > 0 ? count(scenarios.length, 'scenario') : '',
    cards.length > 0 ? count(cards.length, 'card') : '',
  ].filter(each => each !== '');
  return { passed: true, summary: held.join(', '), problems };
}

function part(all, isWrong, name, what) {
  const wrong = all.filter(isWrong).length;
  return wrong === 0 ? '' : `${wrong} of ${count(all.length, name)} ${what}`;
}
