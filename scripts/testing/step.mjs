// One of the steps that run beside others: node scripts/testing/step.mjs NAME. Only for whoever waits for its answer.
import { answer } from './beside.mjs';
import { BESIDE } from './steps.mjs';

const { job } = BESIDE.find(({ name }) => name === process.argv[2]);
answer(await job());
