/** What somebody types to put a unit or gear on the board, as the line that declares it. */

import { quote } from '../../../engine/language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { cardNames } from '../../../rules-db/cards.ts';
import type { Analysis } from '../analysis.ts';

/**
 * A card's name stands for that card; else the name of a unit, with its Might after it or 1, and whatever else the language
 * says of units. What is on the board already gets a number.
 */
export const pieceText = ({ context }: Analysis, typed: string, taken: readonly string[]): string => {
  const said = typed.trim();
  const bare = said.replace(/^"(.*)"$/, '$1');
  const print = context.cards?.print(bare) ?? null;
  if (print !== null && (print.type === 'unit' || print.type === 'gear')) {
    const free = freeName(print.name, taken);
    const kind = print.type === 'gear' ? 'gear ' : '';
    return free === print.name ? `${kind}${quote(print.name)}` : `${kind}${quote(free)} = ${quote(print.name)}`;
  }
  const [, name = said, number, rest = ''] = /^("[^"]*"|\S+)(?:\s+(\d+))?(\s.*)?$/.exec(said) ?? [];
  const own = freeName(name.replace(/^"(.*)"$/, '$1'), taken);
  const isGiven = /\bmight\s+\d|=/.test(rest);
  return `${quoteIfNeeded(own)}${isGiven ? '' : ` might ${number ?? 1}`}${rest.replace(/\s+/g, ' ').trimEnd()}`;
};

/** `Wall`, then `Wall2`; `Stalwart Poro`, then `Stalwart Poro 2`. */
const freeName = (name: string, taken: readonly string[]): string => {
  const names = new Set(taken.map(each => each.toLowerCase()));
  if (!names.has(name.toLowerCase())) return name;
  const gap = name.includes(' ') ? ' ' : '';
  for (let n = 2; ; n++) if (!names.has(`${name}${gap}${n}`.toLowerCase())) return `${name}${gap}${n}`;
};

/** The names of the library's cards that go on from what is typed: from their beginning first, then from any word. */
export const cardsCalled = (typed: string): readonly string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const all = cardNames();
  const begin = all.filter(name => name.toLowerCase().startsWith(wanted));
  const within = all.filter(name => name.toLowerCase().includes(` ${wanted}`));
  return [...new Set([...begin, ...within])].slice(0, MOST);
};

const MOST = 20;
