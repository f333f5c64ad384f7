// What a test run comes to: a row a step with its time, what was not run and why, and the sum as the last line.
import { bad, count, dim, good, say, title } from '../lib/terminal.mjs';

/** Runs one step: `{ name, passed, failed, seconds, … }`, with whatever else its job answers. */
export async function runStep({ name, job }) {
  title(name);
  const start = performance.now();
  const result = await job();
  const seconds = (performance.now() - start) / 1000;
  return { name, ...result, seconds };
}

/** Prints them and returns the exit code. */
export function tell(rows, needing = []) {
  title('Result');
  const width = Math.max(...rows.map(({ name }) => name.length));
  const longest = Math.max(...rows.map(({ seconds }) => seconds));
  for (const { name, passed, failed, seconds } of rows) {
    const counts = `${passed} passed, ${failed} failed`.padEnd(24);
    const bar = '▪'.repeat(Math.round((20 * seconds) / longest));
    (failed === 0 ? good : bad)(`${name.padEnd(width)}  ${counts} ${timeOf(seconds).padStart(9)}  ${dim(bar)}`);
  }
  say(`  ${'together'.padEnd(width + 25)} ${timeOf(sum(rows, 'seconds')).padStart(10)}`);
  if (needing.length > 0) {
    say(
      `\nNot run: ${count(needing.length, 'test')} that ${needing.length === 1 ? 'needs' : 'need'} the published texts beside the project.`,
    );
    for (const name of needing) say(dim(`  ${name}`));
  }
  say(`\n${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`);
  return sum(rows, 'failed') === 0 ? 0 : 1;
}

export function timeOf(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

function sum(rows, key) {
  return rows.reduce((total, row) => total + row[key], 0);
}
