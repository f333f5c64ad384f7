/** A pick list never breaks a line, so texts longer than it shows are put into several rows. */

/** In characters: what the list shows whole where it has its full width of 600 pixels, in windows of 970 and more. */
const ROW = 74;

/** Of a row that an icon stands before. */
export const SHORT_ROW = 70;

/** At least one; a single word that is longer stays whole. */
export const narrowRows = (text: string, most = ROW): readonly string[] => {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) rows.push(word);
    else rows[rows.length - 1] = `${last} ${word}`;
  }
  return rows;
};

/** Two rows for each item of the list: its label, and the smaller line below it. */
export const inPairs = (rows: readonly string[]): readonly { readonly label: string; readonly detail?: string }[] =>
  rows.flatMap((label, at) => {
    const detail = rows[at + 1];
    return at % 2 === 1 ? [] : [detail === undefined ? { label } : { label, detail }];
  });
