/** Prints that are laid out in another way than a line for each field: tables, labels above what they say, all in one line. */
import { amountsIn } from './amounts.ts';
import { labelOf, rowsApart } from './rows.ts';
import { isTypeWord, wordsOf } from './typeWords.ts';

/** As the lines that `header.ts` reads. */
export const unfolded = (lines: readonly string[]): readonly string[] =>
  labelsBeside(inLines(rowsApart(unannounced(lines))));

const PICTURES = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}|[\u{fe0f}\u{200d}])+`;
const AT_ENDS = new RegExp(String.raw`^\s*${PICTURES}\s*|\s*${PICTURES}\s*$`, 'gu');
const BETWEEN = new RegExp(String.raw`\s*${PICTURES}\s*`, 'u');
const HASHTAGS = /^\s*(?:#[\p{L}\d_]+\s*)+$/u;
/** `NEW REVEAL`, `Vendetta spoiler!`: nothing but that something is shown. */
const ANNOUNCEMENT = /^(?:[\p{L}']+ ){0,3}(?:reveals?|revealed|spoilers?|previews?)\s*[!:-]*$/iu;

/** Without pictures around the lines, hashtags, and an announcement above the card. */
const unannounced = (lines: readonly string[]): readonly string[] => {
  const plain = lines.filter(line => !HASHTAGS.test(line)).map(line => line.replaceAll(AT_ENDS, ''));
  const first = plain.findIndex(line => line.trim() !== '');
  const [announced = '', ...behind] = plain[first]?.split(BETWEEN) ?? [];
  const isAnnounced = ANNOUNCEMENT.test(announced.trim()) && (behind.length > 0 || plain.length > first + 1);
  return isAnnounced ? [...behind, ...plain.slice(first + 1)] : plain;
};

/** `Riftbound Unit: Vi, Peacekeeper. When I attack, …`, as pages describe a picture. */
const DESCRIBED = /^(?:\p{L}+ )??((?:champion |signature )?(?:unit|spell|gear|legend|battlefield)): ([^.:]+)\. (.+)$/iu;

/** What a single line says one after another, with dashes between: name, type, numbers, and the text behind them. */
const inLines = (lines: readonly string[]): readonly string[] => {
  const said = lines.map(line => line.replace(COST_WORD, '$1 '));
  const at = said.findIndex(line => line.trim() !== '');
  const [, type, name, text] = DESCRIBED.exec(said[at]?.trim() ?? '') ?? [];
  if (type !== undefined && name !== undefined && text !== undefined) return [name, type, text, ...said.slice(at + 1)];
  if (said.filter(line => line.trim() !== '').length !== 1) return said;
  const parts = (said[at]?.trim() ?? '').split(/\s+-+\s+/u);
  const sentence = parts.findIndex(part => /\.(?:\s|$)|,\s+\p{Ll}/u.test(part));
  if (parts.length < 3 && sentence !== 1) return said;
  const header = sentence < 0 ? parts : parts.slice(0, sentence);
  const behind = sentence < 0 ? [] : parts.slice(sentence);
  return [...header, ...headApart(behind.join(' - '))];
};
/** `5 cost Chaos Unit`. */
const COST_WORD = /^\s*(\d{1,2})[ -]cost\s+(?=\p{L})/u;

/** The type, numbers and tags up to the first full stop, and the text: `4 Chaos Unit, 4 Might, Ionia. When …`. */
const headApart = (text: string): readonly string[] => {
  const [, head = '', rest = ''] = /^([^.:]+)\.\s+(.+)$/u.exec(text) ?? [];
  const isHead = head.split(',').some(part => wordsOf(part).every(isTypeWord) || amountsIn(part) !== undefined);
  if (head !== '' && isHead) return [head, rest];
  return text === '' ? [] : [text];
};

/** `Energy` above `5`, `Tags` above a list of them: each label with what is below it. One such line alone is none. */
const labelsBeside = (lines: readonly string[]): readonly string[] => {
  const labels = lines.map(line => (/^[\p{L} ]+$/u.test(line.trim()) ? labelOf(line) : undefined));
  if (labels.filter(each => each !== undefined).length < LABELS) return lines;
  const found: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const label = labels[at];
    if (label === undefined) {
      found.push(lines[at++] ?? '');
      continue;
    }
    const end = endOf(label, labels, at + 1);
    const values = lines.slice(at + 1, end).filter(line => line.trim() !== '');
    if (label === 'Text') found.push(...values.map((line, row) => (row === 0 ? `Text: ${line}` : line)));
    else if (label !== '') found.push(`${label}: ${values.join(', ')}`);
    at = end;
  }
  return found;
};
/** How many of them make it the layout. */
const LABELS = 2;

/** A list or a text goes on to the next label, anything else is one line. */
const endOf = (label: string, labels: readonly (string | undefined)[], from: number): number => {
  const next = labels.findIndex((each, at) => at >= from && each !== undefined);
  const end = next < 0 ? labels.length : next;
  return label === 'Text' || label === 'Tags' || label === 'Domain' || label === 'Keywords'
    ? end
    : Math.min(from + 1, end);
};
