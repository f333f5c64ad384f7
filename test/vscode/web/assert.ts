/** What the suites ask for of `node:assert/strict`, where there is nothing of Node. */
import { assert as chai } from 'chai';

const rejects = async (work: Promise<unknown>, pattern: RegExp): Promise<void> => {
  const reason = await work.then(
    () => undefined,
    (error: unknown) => `${error}`,
  );
  chai.match(reason ?? 'nothing was rejected', pattern);
};

export default {
  ok: chai.isOk,
  equal: chai.strictEqual,
  notEqual: chai.notStrictEqual,
  deepEqual: chai.deepEqual,
  match: (text: string, pattern: RegExp, message?: string) => chai.match(text, pattern, message),
  doesNotMatch: (text: string, pattern: RegExp, message?: string) => chai.notMatch(text, pattern, message),
  rejects,
};
