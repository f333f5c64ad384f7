/** A QR code of half blocks, for a terminal. */
import { encode } from 'uqr';

/** Light on dark and dark on light read alike: the margin is drawn as well. */
export const codeInTerminal = (text: string): string => {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const lines: string[] = [];
  for (let y = 0; y < size; y += 2) {
    let line = '';
    for (let x = 0; x < size; x++) {
      const [above, below] = [data[y]?.[x] === true, data[y + 1]?.[x] === true];
      line += HALVES[Number(above) * 2 + Number(below)] ?? ' ';
    }
    lines.push(line);
  }
  return `${lines.join('\n')}\n`;
};

/** By whether the upper half is dark, and the lower one. */
const HALVES = ['█', '▀', '▄', ' '];
