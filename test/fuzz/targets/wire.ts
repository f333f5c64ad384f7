/** What comes over the wire, cut anywhere: frames that make sense go through as they are, and others end it with a sentence. */
import { framesOnly } from '../../../server/hosts/node/lsp/frames.ts';
import { oneIn, pick, type Random } from '../../engine/game/random/chance.ts';
import { costlyAsync } from '../cost.ts';
import type { Target } from '../target.ts';

/** A piece a line; a letter for each byte. */
export const wire: Target = {
  name: 'wire',
  make: random => {
    const whole = Array.from({ length: 1 + random(5) }, () => anyFrame(random)).join('');
    const cuts = Array.from({ length: random(6) }, () => random(whole.length + 1)).sort((a, b) => a - b);
    return [0, ...cuts].map((from, at) => JSON.stringify(whole.slice(from, cuts[at] ?? whole.length))).join('\n');
  },
  async faultsOf(text) {
    const pieces = text.split('\n').map(line => JSON.parse(line) as string);
    const whole = pieces.join('');
    const faults: string[] = [];
    const work = async (): Promise<void> => {
      const [{ out, told }, atOnce] = [await through(pieces), await through([whole])];
      if (told.length > 1) faults.push(`it is told ${told.length} times that a frame is broken`);
      if (told.some(why => !why.endsWith('.'))) faults.push(`no sentence: ${told[0]}`);
      if (told.join() !== atOnce.told.join()) faults.push(`cut otherwise, it says: ${told[0]}, ${atOnce.told[0]}`);
      if (told.length === 0 && out !== whole) faults.push('what goes through is not what came');
      if (told.length === 0 && !isWhole(whole)) faults.push('a broken frame went through');
      if (!whole.startsWith(out)) faults.push('what goes through did not come');
    };
    return [...(await costlyAsync('reading the frames', work)), ...new Set(faults)];
  },
};

const through = async (
  pieces: readonly string[],
): Promise<{ readonly out: string; readonly told: readonly string[] }> => {
  const told: string[] = [];
  let out = '';
  const frames = framesOnly(why => told.push(why));
  frames.on('data', (data: Buffer) => {
    out += data.toString('latin1');
  });
  for (const piece of pieces)
    await new Promise<void>(resolve => {
      frames.write(Buffer.from(piece, 'latin1'), () => resolve());
    });
  await new Promise(resolve => {
    frames.end(resolve);
  });
  return { out, told };
};

/** By another way: whether whole frames, and perhaps the beginning of one more, are all that there is. */
const isWhole = (text: string): boolean => {
  const [head, length] =
    /^(?:[^:\r\n]+:[^\r\n]*\r\n)*?Content-Length:[ \t]*(\d+)[ \t]*\r\n(?:[^:\r\n]+:[^\r\n]*\r\n)*\r\n/i.exec(text) ??
    [];
  return head === undefined ? !text.includes('\r\n\r\n') : isWhole(text.slice(head.length + Number(length)));
};

const anyFrame = (random: Random): string => {
  const body = pick(random, BODIES) ?? '';
  if (oneIn(random, 3)) return `${pick(random, HEADERS) ?? ''}\r\n\r\n${body}`;
  return `Content-Length: ${body.length}\r\n\r\n${body}`;
};

const BODIES = [
  ...['', '{}', '[]', 'null', '{"jsonrpc":"2.0","id":1,"method":"shutdown"}', '\u00ff\u00fe', '\r\n\r\n', '{"a":'],
  '['.repeat(2_000),
];
const HEADERS = [
  ...['hello', 'X: 1', 'Content-Length: -1', 'Content-Length: 1e3', 'Content-Length: 99999999999', 'Content-Length:'],
  ...[
    'content-length: 2\r\nContent-Type: x; charset=utf-99',
    ': 2',
    `X: ${'a'.repeat(5_000)}`,
    'Content-Length: 2\r\nX',
  ],
];
