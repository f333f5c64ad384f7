/** A row of the tables. */
export interface Wording {
  /** What is written, as a pattern. */
  readonly written: string;
  /** The line or lines of the language that say it. */
  readonly right: string;
  /** Another possible meaning, so that the author has to choose. */
  readonly or?: string;
  /** The part of a scenario in which it can appear: the board is all above the script. */
  readonly section: 'board' | 'script' | 'anywhere';
  /** Why the language says it differently, if more than a word differs. */
  readonly why?: string;
}

/** Rows that share the part and the reason: `written => right`, one a line, with ` / ` between the lines that are right, ` || ` before a second meaning. */
export const rows = (section: Wording['section'], why: string, table: string): readonly Wording[] =>
  table
    .split('\n')
    .filter(line => line.includes(' => '))
    .map(line => {
      const [written = '', lines = ''] = line.split(' => ').map(side => side.trim());
      const [right = '', or] = lines.split(' || ').map(side => side.replaceAll(' / ', '\n'));
      return { written, right, section, ...(why === '' ? {} : { why }), ...(or === undefined ? {} : { or }) };
    });
