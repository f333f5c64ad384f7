/** What a card's page has beside its rules: the line of its set, its rarity, who drew it, whose it is, a quotation. */

/** Without the lines that say nothing of the game, wherever they stand; of what is quoted, those at the end. */
export const withoutAsides = (lines: readonly string[]): readonly string[] => {
  const first = lines.findIndex(line => line.trim() !== '');
  const kept = lines.filter((line, at) => !(isOfPage(line.trim()) && (at > first || isNoName(line.trim()))));
  let end = kept.length;
  while (end > 0 && isBlank(kept[end - 1])) end--;
  const from = kept.findIndex(line => !isBlank(line));
  // What stands in a corner of the card may come below what is quoted.
  const corner = kept.slice(0, end).findLastIndex(line => !isBlank(line) && !/^\s*\d{1,2}\s*$/u.test(line)) + 1;
  const below = kept.slice(corner, end).filter(line => !isBlank(line));
  end = corner;
  while (end - 1 > from && (QUOTATION.test(kept[end - 1]?.trim() ?? '') || isBlank(kept[end - 1]))) end--;
  return [...kept.slice(0, end), ...below];
};

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** The line of its set, its rarity, who drew it: nothing of the game. */
export const isOfPage = (line: string): boolean =>
  [SET_LINE, RARITY, DRAWN_BY, COPYRIGHT, LABELLED, HEADING, PATH].some(each => each.test(line));

export const isRarity = (word: string): boolean => RARITY.test(word);

/** What the first line, where a name is looked for, is not. */
const isNoName = (line: string): boolean => SET_LINE.test(line) || PATH.test(line);

const RARITIES = 'common|uncommon|rare|epic|legendary|showcase|overnumbered|promo';
/** `VEN 033/166 • Common`, `VEN-033`, `033/166 • VEN`. A number of two digits alone may be a keyword's. */
const SET_LINE =
  /^(?:[A-Z]{2,4}\s*[-·•]?\s*(?:\d{3}[a-z*]?(?:\s*\/\s*\d{2,3})?|\d{1,3}[a-z*]?\s*\/\s*\d{2,3})|\d{1,3}[a-z*]?\/\d{3}(?:\s*[-·•]\s*[A-Z]{2,4})?)(?:\s*[-·•|,]\s*[A-Za-z]{2,12})?$/u;
const RARITY = new RegExp(`^(?:${RARITIES})$`, 'iu');
const DRAWN_BY = /^(?:illustrat(?:ed by|ion|or)|art(?:ist|work)?(?: by)?|illus\.?)\s*:?\s+\S/iu;
const COPYRIGHT = /^(?:©|\(c\)|™|copyright\b)/iu;
/** `Set: Radiance`, `Number: 033/166`, as a site lists them below the text. */
const LABELLED = /^(?:set|(?:card |collector(?:'s)? )?number|rarity|language|released?(?: date)?)\s*:\s*\S/iu;
/** Above the text. */
const HEADING = /^(?:(?:card|rules?|ability) text|abilit(?:y|ies)):?$/iu;
/** Where a site has it: `Cards › Radiance`. */
const PATH = /\s[›»]\s/u;
/** `"The storm waits."`, perhaps with who said it. */
const QUOTATION = /^"[^"]*"(?:\s*-+\s*[^.:]{1,60})?$/u;
