/**
 * What a page that `npm run coverage` made says that is not so any more. It may lack what came since: then it is made anew with a
 * release, and not with every change.
 */

/** Numbers of a summary may be off by so much. */
const PERCENT = 10;
const FEW = 10;

/** The lines of `page` that say what `now`, the page as it would be made with nothing left out, does not. */
export const untrueIn = (page: string, now: string): readonly string[] => {
  const known = new Set(now.split('\n'));
  const candidates = new Map<string, string[]>();
  for (const { key, line } of linesOf(now)) candidates.set(key, [...(candidates.get(key) ?? []), line]);
  return linesOf(page)
    .filter(({ line }) => !known.has(line))
    .filter(({ key, line }) => !(candidates.get(key) ?? []).some(other => saysNoMore(line, other)))
    .map(({ line }) => line);
};

/** What a line is about: the heading above it and what it begins with, without numbers that may grow. */
const linesOf = (page: string): readonly { readonly key: string; readonly line: string }[] => {
  let heading = '';
  return page.split('\n').map(line => {
    if (line.startsWith('#')) heading = withoutCounts(line);
    const [, first = ''] = /^(\|[^|]*\||\*\*[^*]+\*\*)/.exec(line) ?? [];
    return { key: `${heading}\n${first === '' ? line.replaceAll(COUNT, '#') : first}`, line };
  });
};

const withoutCounts = (heading: string): string => heading.replace(/ \(\d+\)$/, '');

const saysNoMore = (line: string, now: string): boolean => {
  const [cells, others] = [cellsOf(line), cellsOf(now)];
  return cells.length === others.length && cells.every((cell, at) => isPartOf(cell, others[at] ?? ''));
};

const cellsOf = (line: string): readonly string[] => (line.startsWith('|') ? line.split(/(?<!\\)\|/) : [line]);

const isPartOf = (cell: string, now: string): boolean => {
  if (isAbout(cell, now)) return true;
  const there = new Set(itemsOf(now));
  return itemsOf(cell).every(item => there.has(item));
};

/** `**Origins** (12): Defy · Gust`, `with 142: [state/things.ts], [turn/move.ts] +1`, `[A trade](…) 1.4<br>[Another](…) 1.5`. */
const itemsOf = (cell: string): readonly string[] =>
  cell
    .replace(/^(\*\*[^*]+\*\*) \(\d+\): /, '$1 · ')
    .replace(/^( ?with [\d.a-z]+): /, '$1, ')
    .replace(/ \+\d+(?= ?$)/, '')
    .split(/, | · |<br>/)
    .map(item => item.trim())
    .filter(item => item !== '');

/** Numbers that count, and not those of rules and editions, which are names. */
const COUNT = /(?<![\w.])\d+(?![\w.-]*[.-]?\w)/g;

/** The same but for counts that are nearly the same. */
const isAbout = (text: string, now: string): boolean => {
  const [numbers, others] = [text, now].map(each => [...each.matchAll(COUNT)].map(([number]) => Number(number)));
  return (
    text.replaceAll(COUNT, '#') === now.replaceAll(COUNT, '#') &&
    (numbers ?? []).every((number, at) => {
      const other = others?.[at] ?? 0;
      return Math.abs(number - other) <= Math.max(FEW, (other * PERCENT) / 100);
    })
  );
};
