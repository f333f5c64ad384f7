/** The part of a text that best shows why it was found. */
import { marksIn } from './marks.ts';

const LENGTH = 200;

/** Of about `LENGTH` characters, with an ellipsis where it is cut; a shorter text whole. */
export const excerptOf = (text: string, stems: ReadonlySet<string>): string => {
  if (text.length <= LENGTH) return text;
  const hits = marksIn(text, stems).map(([start]) => start);
  const densest = hits.reduce(
    (best, from) => {
      const count = hits.filter(at => at >= from && at < from + LENGTH * 0.8).length;
      return count > best.count ? { from, count } : best;
    },
    { from: 0, count: 0 },
  );
  return window(text, Math.max(0, densest.from - 30));
};

/** From the end of the word before `from`, about as long as an excerpt may be, whole words only. */
const window = (text: string, from: number): string => {
  const last = Math.max(0, text.length - LENGTH);
  const start = from === 0 ? 0 : text.indexOf(' ', Math.min(from, last)) + 1;
  const rest = text.slice(start);
  const cut = rest.length <= LENGTH ? rest : rest.slice(0, rest.lastIndexOf(' ', LENGTH));
  return `${start > 0 ? '…' : ''}${cut}${cut.length < rest.length ? '…' : ''}`;
};
