/** A count in several threads tells what ended it in any of them. */
import { expect, it } from 'vitest';
import type { ShareResult } from '../../../server/cli/explore/share.ts';
import type { Io } from '../../../server/cli/io.ts';
import { run } from '../../../server/cli/run.ts';
import { cli, folderOf } from './fixture.ts';

/** One of forty first acts makes a crowd ready, whose moves are too many to go through. */
const crowd = (more: number): string => `card Zap spell
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
    ${40 + more}x Wall might 3
  base Ana
    60x Crowd might 1 exhausted

  turn Ana
`;

/** Carries the share out in this thread, as the program does in another one. */
const shareHere =
  (io: Omit<Io, 'startShare' | 'ownShare'>, args: readonly string[], told: ShareResult[]): Io['startShare'] =>
  share => ({
    told: new Promise((resolve, reject) => {
      const tell = (each: ShareResult): void => {
        told.push(each);
        resolve(structuredClone(each));
      };
      run(args, { ...io, ownShare: { share, tell } }).catch(reject);
    }),
    end: () => undefined,
  });

it('says that there was too much to do at a position that only another thread came to', async () => {
  const shares: ShareResult[] = [];
  const asked = async (more: number) => {
    const folder = folderOf({ 'a.rift': crowd(more) });
    const args = ['explore', 'a.rift', '--count', '--jobs', '2'];
    const nothing = { write: () => undefined, isTerminal: false, hasColours: false, width: 80 };
    const io = {
      out: nothing,
      err: nothing,
      cwd: folder,
      now: () => 0,
      readInput: () => ({ bytes: new Uint8Array() }),
    };
    return cli(folder, args, { tick: 0, startShare: shareHere(io, args, shares) });
  };
  // The act is in one share or in the other.
  for (const more of [0, 1]) {
    const { status, err } = await asked(more);
    expect(status).toBe(1);
    expect(err).toContain(
      'not everything was looked at: at one position there is more to do than it goes through by itself',
    );
    expect(err).not.toContain('20 seconds');
  }
  expect(shares.map(({ isTooMuch }) => isTooMuch).sort()).toEqual([false, true]);
});
