/** Rows of a table, as spreadsheets and pages have them, as the lines of a print. */
import { isOfPage } from './asides.ts';
import { domainsIn, isType, wordsOf } from './typeWords.ts';

/** What a column is called, and the label that says the same; those of the page beside the rules have none. */
const COLUMNS: Readonly<Record<string, string>> = {
  name: 'Name',
  'card name': 'Name',
  card: 'Name',
  title: 'Name',
  type: 'Type',
  'card type': 'Type',
  types: 'Type',
  supertype: 'Type',
  domain: 'Domain',
  domains: 'Domain',
  color: 'Domain',
  colour: 'Domain',
  cost: 'Cost',
  energy: 'Energy',
  'energy cost': 'Energy',
  power: 'Power',
  'power cost': 'Power',
  might: 'Might',
  tag: 'Tags',
  tags: 'Tags',
  region: 'Tags',
  keywords: 'Keywords',
  text: 'Text',
  'rules text': 'Text',
  'card text': 'Text',
  ability: 'Text',
  abilities: 'Text',
  effect: 'Text',
  number: '',
  'card number': '',
  'collector number': '',
  '#': '',
  code: '',
  id: '',
  set: '',
  rarity: '',
  artist: '',
};

/** The label of a column, or of a line that has nothing else; undefined for other words. */
export const labelOf = (words: string): string | undefined => {
  const name = words.trim().toLowerCase();
  return Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;
};

/** The first row of a table as labelled lines; further rows as they are. Lines that are no table stay. */
export const rowsApart = (lines: readonly string[]): readonly string[] => {
  const rows = lines.filter(line => line.trim() !== '' && !RULE.test(line)).map(cellsOf);
  const [first, second, ...more] = rows;
  if (first === undefined || rows.some(row => row.length < LEAST)) return lines;
  const isHead = first.filter(cell => labelOf(cell) !== undefined).length >= LEAST;
  if (!isHead) return rows.length === 1 ? unlabelled(first) : lines;
  if (second === undefined) return lines;
  return [...labelled(first, second), ...more.map(row => row.join(' | '))];
};

/** Fewer columns are no table. */
const LEAST = 3;
/** Between the head of a table in Markdown and its rows. */
const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/u;

/** Cells by tabs, by bars at both ends, or by commas without spaces behind them. */
const cellsOf = (line: string): readonly string[] => {
  if (line.includes('\t')) return line.split('\t').map(unquoted);
  const inBars = /^\s*\|(.*)\|\s*$/u.exec(line)?.[1];
  if (inBars !== undefined) return inBars.split('|').map(unquoted);
  return /,(?=[^\s,])/u.test(line) ? (line.match(CELL) ?? []).map(cell => unquoted(cell.replace(/^,/u, ''))) : [line];
};
const CELL = /(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/gu;

const unquoted = (cell: string): string => {
  const said = cell.trim();
  return /^".*"$/u.test(said) ? said.slice(1, -1).replaceAll('""', '"') : said;
};

/** The text is the last: what follows it belongs to it. */
const labelled = (head: readonly string[], row: readonly string[]): readonly string[] => {
  const fields = head
    .map((column, at) => ({ label: labelOf(column) ?? column, value: row[at] ?? '' }))
    .filter(({ label, value }) => label !== '' && value !== '');
  const isText = ({ label }: { readonly label: string }): boolean => label === 'Text';
  return [...fields.filter(each => !isText(each)), ...fields.filter(isText)].map(
    ({ label, value }) => `${label}: ${value}`,
  );
};

/**
 * Without a head, cells tell by themselves what they are; the first number is the Energy. Of two more, nothing says which is the
 * Power and which the Might: they are left to be asked about.
 */
const unlabelled = (row: readonly string[]): readonly string[] => {
  const cells = row.filter(cell => cell !== '' && !isOfPage(cell));
  const [name = '', ...rest] = cells;
  if (!rest.some(isType)) return cells;
  const numbers = rest.filter(isNumber);
  const [energy, ...others] = numbers;
  const words = rest.filter(cell => !isNumber(cell));
  const isTags = (cell: string): boolean =>
    !isType(cell) && domainsIn(cell) === undefined && !cell.includes('.') && TAGS.test(cell);
  const isText = (cell: string): boolean => !isType(cell) && !isTags(cell) && wordsOf(cell).length > 2;
  return [
    name,
    ...words.filter(cell => !isTags(cell) && !isText(cell)),
    ...(energy === undefined ? [] : [`Energy: ${energy}`]),
    ...(others.length === 1 ? others : []),
    ...words.filter(isTags).map(cell => `Tags: ${cell}`),
    ...words.filter(isText),
    ...(others.length > 1 ? [`Power and Might: ${others.join(', ')}`] : []),
  ];
};
const isNumber = (cell: string): boolean => /^\d{1,2}$/u.test(cell);
const TAGS = /^\p{Lu}[\p{L}' -]*(?:[,;/] ?\p{Lu}[\p{L}' -]*)*$/u;
