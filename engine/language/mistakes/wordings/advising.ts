/** What a row of advice is made of. */

export interface Advice {
  readonly written: string;
  /** Why the line cannot be written so, as a sentence. */
  readonly why: string;
  /** What can be written; a slot that the board fills in several ways makes several lines. */
  readonly instead: readonly string[];
}

/** Rows that share the reason: `written => instead`, one a line, ` || ` between several things to write, ` / ` between the lines of one. */
export const advice = (why: string, table: string): readonly Advice[] =>
  table
    .split('\n')
    .filter(line => line.includes(' => '))
    .map(line => {
      const [written = '', instead = ''] = line.split(' => ').map(side => side.trim());
      return { written, why, instead: instead.split(' || ').map(each => each.replaceAll(' / ', '\n')) };
    });
