/** How sites and notes lay a print out: Markdown around it, several labels or fields on one line, a set's code after the name. */

/** Without headings, quotations, bold and italics. */
export const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/^[ \t]*>[ \t]?/gmu, '')
    .replaceAll(/^[ \t]*#{1,6}[ \t]+/gmu, '')
    .replaceAll(/(\*\*|__)(?=\S)([^*_\n]+?)\1/gu, '$2')
    .replaceAll(/(?<![\w*])\*(?=\S)([^*\n]*[^*\s])\*(?![\w*])/gu, '$1');

/** `- Cost: 4`, as lists have it. */
export const withoutBullet = (line: string): string => line.replace(/^[-*•]\s+/u, '');

/** `Storm Lantern (RAD-036)`, `Storm Lantern RAD-036/221`: the name alone. */
export const withoutCode = (name: string): string =>
  name.replace(/\s*[-,·]?\s*[([]?\b[A-Z]{2,4}[- ·]\d{1,3}[a-z*]?(?:\/\d{1,3})?[)\]]?$/u, '').trim();

const LABELS =
  'name|card|type|cost|energy|power|might(?: bonus)?|domains?|colou?rs?|tags?|keywords?|speed|timing|rarity|set|number|artist|illustrator';
/** Between two labels: spaces, perhaps with a sign. */
const BEFORE_LABEL = new RegExp(String.raw`\s*[,;|·•]\s*(?=(?:${LABELS})\s*:)|\s+(?=(?:${LABELS})\s*:)`, 'iu');
const LABELLED = new RegExp(String.raw`^(?:${LABELS})\s*:`, 'iu');

/** `Cost: 6  Might: 6  Domain: Calm`: each label with its value. */
export const labelsApart = (line: string): readonly string[] =>
  LABELLED.test(line) ? line.split(BEFORE_LABEL) : [line];

/** `Storm Lantern | Unit | 4 energy | When I attack, …`: each field. */
export const fieldsApart = (line: string): readonly string[] =>
  line
    .split(/\s+\|\s+|^\|\s+|\s+\|$/u)
    .map(each => each.trim())
    .filter(each => each !== '');

/** `EKKO, INGENIOUS`, as the card itself has it: with capitals only where a name has them. */
export const withoutCapitals = (name: string): string =>
  /\p{Ll}/u.test(name) || !/\p{Lu}{3}/u.test(name)
    ? name
    : name.replaceAll(/(?<=\p{L})['’]?\p{Lu}+/gu, letters => letters.toLowerCase());
