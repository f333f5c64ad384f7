/**
 * Property tests try the same cases everywhere, so that what failed on one machine fails on the next. Other cases are
 * tried by `npm run properties -- --minutes 10`, with another seed each round.
 */
import fc from 'fast-check';

const seed = Number(process.env.RIFTBENCH_SEED ?? 20_260_716);
if (!Number.isSafeInteger(seed))
  throw new Error(`RIFTBENCH_SEED must be a whole number, not ${process.env.RIFTBENCH_SEED}.`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
