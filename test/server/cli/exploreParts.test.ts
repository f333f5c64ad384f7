/** A count in several threads: which are started, and that what ended it in any of them is told. */
import { expect, it } from 'vitest';
import type { PartAnswer, PartThread } from '../../../server/cli/explore/part.ts';
import { run } from '../../../server/cli/run.ts';
import { cli, folderOf } from './fixture.ts';

/** One of forty first acts makes a crowd ready, whose moves are too many to go through. */
const crowd = `card Zap spell
  cost 1
  deal 1 to a unit

card Rise spell
  cost 1
  ready all friendly units

scenario "A crowd that rises"
  edition 1.5
  player Ana energy 1 hand Zap, Rise
  player Ben energy 0 hand nothing
  battlefield Quarry controlled by Ben
    40x Wall might 3
  base Ana
    60x Crowd might 1 exhausted

  turn Ana
`;

const small = `scenario "Three against a wall"
  edition 1.5
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Wall might 3
  battlefield Mill
  base Ana
    Raider might 3
    Scout might 2
    Rider might 1
    Lancer might 1
    Hammer gear
  turn Ana
`;

/** Carries its tasks out in this thread, as soon as it is given them. */
const partHere = async (cwd: string, args: readonly string[], told: PartAnswer[]): Promise<PartThread> => {
  const nothing = { write: () => undefined, isTerminal: false, hasColours: false, width: 80 };
  let goOn: ((task: Parameters<PartThread['goOn']>[0]) => PartAnswer) | null = null;
  const status = await run(args, {
    out: nothing,
    err: nothing,
    cwd,
    now: () => 0,
    readInput: () => ({ bytes: new Uint8Array() }),
    ownPart: {
      serve: given => {
        goOn = given;
      },
    },
  });
  expect(status).toBe(0);
  return {
    goOn: task => {
      const answer = goOn?.(structuredClone(task));
      if (answer === undefined) throw new Error('it serves nothing');
      told.push(answer);
      return Promise.resolve(structuredClone(answer));
    },
    end: () => undefined,
  };
};

it('says that there was too much to do at a position that only another thread looked at', async () => {
  const folder = folderOf({ 'a.rift': crowd });
  const args = ['explore', 'a.rift', '--count', '--jobs', '2'];
  const told: PartAnswer[] = [];
  const part = await partHere(folder, args, told);
  const { status, err } = await cli(folder, args, { tick: 0, startPart: () => part });
  expect(status).toBe(1);
  expect(err).toContain(
    'not everything was looked at: at one position there is more to do than it goes through by itself',
  );
  expect(err).not.toContain('20 seconds');
  expect(told.at(-1)).toMatchObject({ isTooMuch: true, answer: { stopped: { why: 'limit' } } });
});

it('starts as many threads as it is told, and none unasked or where there is little to do', async () => {
  const started = async (scenario: string, ...more: readonly string[]) => {
    const folder = folderOf({ 'a.rift': scenario });
    const asked = ['explore', 'a.rift', '--count', '--limit', '86400', ...more];
    const parts = await Promise.all(Array.from({ length: 3 }, () => partHere(folder, asked, [])));
    let number = 0;
    const startPart = (): PartThread => {
      const part = parts[number++];
      if (part === undefined) throw new Error('that is one more');
      return part;
    };
    const { out } = await cli(folder, asked, { startPart });
    const one = await cli(folder, ['explore', 'a.rift', '--count', '--limit', '86400']);
    expect(out).toBe(one.out);
    return number;
  };
  expect(await started(small)).toBe(0);
  expect(await started(small, '--jobs', '1')).toBe(0);
  expect(await started(small, '--jobs', '2')).toBe(1);
  expect(await started(small, '--jobs', '4')).toBe(3);
  const least = small.replace(/ {4}(Scout|Rider|Lancer) .*\n/g, '');
  expect(await started(least, '--jobs', '4')).toBe(0);
});
