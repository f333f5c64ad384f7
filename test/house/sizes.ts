/**
 * How far what is shipped may grow beyond `sizes.json`, in percent: a ceiling in bytes would be raised by each change that meets
 * it. The figures are listed anew with a release, or where a change is worth so much, which its commit then says.
 */
import listed from './sizes.json' with { type: 'json' };

const GROWTH = 10;
/** With less than this, either the figure is too old to hold anything, or what is measured is not all there. */
const SHRINKAGE = 30;

const FIGURES: Readonly<Record<string, number>> = listed;

/** What is wrong with the size of something that `sizes.json` names; nothing where it is within bounds. */
export const sizeProblem = (what: string, bytes: number, figures = FIGURES): string => {
  const before = figures[what];
  if (before === undefined) return `${what} has ${bytes} bytes, and sizes.json does not list it.`;
  const percent = (100 * (bytes - before)) / before;
  if (percent > GROWTH)
    return `${what} has ${bytes} bytes, ${percent.toFixed(1)} % more than the ${before} of sizes.json. Load later what is large, or list the new size and say in the commit what it is for.`;
  if (percent < -SHRINKAGE)
    return `${what} has ${bytes} bytes, ${(-percent).toFixed(1)} % less than the ${before} of sizes.json: list the new size.`;
  return '';
};
