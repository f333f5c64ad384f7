/** Whether something can be forced, in words. */
import type { Forcing } from '../../analysis/exploring/forcing.ts';
import { printable } from '../../analysis/text/printable.ts';
import { counted, type Paint } from '../formats/style.ts';

export interface ForcingTold {
  readonly who: string;
  readonly claim: string;
  readonly place: string;
  readonly paint: Paint;
}

export const forcingText = (found: Forcing, { who, claim, place, paint }: ForcingTold): string => {
  const what = `“${printable(claim)}”`;
  const script = (lines: readonly string[]): string => lines.map(line => `    ${printable(line)}\n`).join('');
  const head = `${paint('bold', place)}\n`;
  if (found.force === null) return `${head}Whether ${who} can force ${what} was not decided.\n`;
  if (found.certain === true) return `${head}${what} comes true whatever anybody does.\n${script(found.line)}`;
  if (found.force) {
    const acts = found.firstActs === null ? '' : ` ${firstActs(found.firstActs, who)}`;
    return `${head}${paint('green', `${who} can force`)} ${what}, in ${counted(found.within ?? 0, 'ply', 'plies')} at most.${acts}\n${script(found.line)}`;
  }
  if (found.possible !== true) {
    const why =
      found.possible === null ? 'whether it can come true at all was not decided' : 'it cannot come true at all';
    return `${head}${paint('red', `${who} cannot force`)} ${what}: ${why}.\n`;
  }
  const refuted = found.refuted.length === 0 ? '' : `\nAfter this, nothing helps:\n${script(found.refuted)}`;
  return `${head}${paint('red', `${who} cannot force`)} ${what}. It comes true if everybody helps, in ${counted(found.helped ?? 0, 'ply', 'plies')}:\n${script(found.line)}${refuted}`;
};

const firstActs = (count: number, who: string): string =>
  count === 1 ? `One of ${who}'s first acts keeps it forced.` : `${count} of ${who}'s first acts keep it forced.`;
