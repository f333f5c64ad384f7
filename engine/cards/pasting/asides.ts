/** What a card's page has beside its rules: the line of its set, its rarity, who drew it, whose it is, a quotation. */

/** Without the lines that say nothing of the game, wherever they stand; of what is quoted, those at the end. */
export const withoutAsides = (lines: readonly string[]): readonly string[] => {
  const first = lines.findIndex(line => line.trim() !== '');
  const kept = lines.filter((line, at) => !(isOfPage(line.trim()) && (at > first || isNoName(line.trim()))));
  let end = kept.length;
  while (end > 0 && isBlank(kept[end - 1])) end--;
  const from = kept.findIndex(line => !isBlank(line));
  while (end - 1 > from && (QUOTATION.test(kept[end - 1]?.trim() ?? '') || isBlank(kept[end - 1]))) end--;
  return kept.slice(0, end);
};

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

const isOfPage = (line: string): boolean =>
  [SET_LINE, RARITY, DRAWN_BY, COPYRIGHT, LABELLED, HEADING, PATH].some(each => each.test(line));

/** What the first line, where a name is looked for, is not. */
const isNoName = (line: string): boolean => SET_LINE.test(line) || PATH.test(line);

const RARITIES = 'common|uncommon|rare|epic|legendary|showcase|overnumbered|promo';
/** `VEN 033/166 • Common`, `VEN-033`, `033/166 • VEN`. A number of two digits alone may be a keyword's. */
const SET_LINE =
  /^(?:[A-Z]{2,4}\s*[-·•]?\s*(?:\d{3}[a-z*]?(?:\s*\/\s*\d{2,3})?|\d{1,3}[a-z*]?\s*\/\s*\d{2,3})|\d{1,3}[a-z*]?\/\d{3}(?:\s*[-·•]\s*[A-Z]{2,4})?)(?:\s*[-·•|,]\s*[A-Za-z]{4,12})?$/u;
const RARITY = new RegExp(`^(?:${RARITIES})$`, 'iu');
const DRAWN_BY = /^(?:illustrat(?:ed by|ion|or)|art(?:ist|work)?(?: by)?|illus\.?)\s*:?\s+\S/iu;
const COPYRIGHT = /^(?:©|\(c\)|™|copyright\b)/iu;
/** `Set: Radiance`, `Number: 033/166`, as a site lists them below the text. */
const LABELLED = /^(?:set|(?:card |collector(?:'s)? )?number|rarity|language|released?(?: date)?)\s*:\s*\S/iu;
/** Above the text. */
const HEADING = /^(?:card|rules?|ability) text:?$/iu;
/** Where a site has it: `Cards › Radiance`. */
const PATH = /\s[›»]\s/u;
/** `"The storm waits."`, perhaps with who said it. */
const QUOTATION = /^"[^"]*"(?:\s*-+\s*[^.:]{1,60})?$/u;
