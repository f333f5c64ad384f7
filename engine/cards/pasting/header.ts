/** The lines before a print's text, as players write them: name, type with tags, numbers, each with a label or without. */

import { DOMAINS } from '../../domains.ts';
import { keywordNamed } from '../../keywords.ts';
import { bracketed, keywordsAmong } from './ahead.ts';
import { amountsIn, costIn } from './amounts.ts';
import { isOfPage, isRarity, withoutAsides } from './asides.ts';
import {
  BARE,
  FOOTER,
  type Header,
  type HeaderDraft,
  isNothingSaid,
  isSaid,
  isUnnamed,
  LABEL,
  set,
  TAG,
  TEXT,
} from './headerDraft.ts';
import { fieldsApart, labelsApart, withoutBullet, withoutCode } from './layout.ts';
import { domainsIn, isTiming, isType, isTypeWord, typesIn, wordsOf } from './typeWords.ts';

/** Takes header lines from the top as long as they are any; the rest is `text`. */
export const headerOf = (given: readonly string[]): Header => {
  const of: HeaderDraft = { types: [], domains: [], tags: [], keywords: [], power: [], text: '' };
  let lines = withoutAsides(given);
  let at = 0;
  for (; at < lines.length; at++) {
    const labels = labelsApart(withoutBullet(lines[at]?.trim() ?? ''));
    if (labels.length > 1) lines = [...lines.slice(0, at), ...labels, ...lines.slice(at + 1)];
    const [line = ''] = labels;
    if (line === '') continue;
    const [, text] = TEXT.exec(line) ?? [];
    if (text !== undefined) {
      of.text = withoutFooter(of, [text, ...lines.slice(at + 1)]).join('\n');
      return of;
    }
    if (takesLabel(of, line) || takesDomains(of, line) || takesNumbers(of, line) || takesType(of, line)) continue;
    if (isUnnamed(of) && takesName(of, line, lines, at + 1)) continue;
    if (takesSecondName(of, line, lines, at + 1)) continue;
    const parts = fieldsApart(line).filter(each => !isOfPage(each));
    if (parts.length > 1) lines = [...lines.slice(0, at), ...parts, ...lines.slice(at-- + 1)];
    else if (!takesTags(of, line, lines[at + 1]?.trim() ?? '') && !takesUnknownLabel(of, line, lines[at + 1])) break;
  }
  of.text = withoutFooter(of, lines.slice(at)).join('\n');
  return of;
};

/** `Might: 4` below the text, where the lines above it do not say it. */
const withoutFooter = (of: HeaderDraft, lines: readonly string[]): readonly string[] => {
  const last = lines.at(-1);
  // In a corner of the card: the one number that is not said.
  const isMight = of.types.includes('unit') && of.might === undefined && of.energy !== undefined;
  if (isMight && BARE.test(last?.trim() ?? '') && takesSecond(of, last?.trim() ?? '')) return lines.slice(0, -1);
  const [, label = ''] = FOOTER.exec(last ?? '') ?? [];
  if (last === undefined || (label !== '' && isSaid(of, label.toLowerCase()))) return lines;
  return label !== '' && takesLabel(of, last.trim()) ? withoutFooter(of, lines.slice(0, -1)) : lines;
};

const takesLabel = (of: HeaderDraft, line: string): boolean => {
  const [, label, value = ''] = LABEL.exec(line) ?? [];
  switch (label?.toLowerCase().replace(/s$/u, '')) {
    case undefined:
      return false;
    case 'name':
    case 'card':
      of.name = withoutCode(value.replaceAll('"', ''));
      return true;
    case 'type':
      // Said before, as `Unit` on a line of its own, it is said twice.
      return takesType(of, value) || value === '' || wordsOf(value).every(each => of.types.includes(each));
    case 'tag':
      for (const each of partsOf(value)) takesTag(of, each);
      return true;
    case 'keyword':
    case 'speed':
    case 'timing':
      of.keywords = [...of.keywords, ...partsOf(value).map(each => bracketed(each) ?? each)];
      return true;
    case 'domain':
    case 'color':
    case 'colour':
      of.domains = [...of.domains, ...DOMAINS.filter(each => wordsOf(value).includes(each))];
      return true;
    case 'cost':
    case 'energy':
    case 'power':
    case 'might':
    case 'might bonu': {
      const found = /^cost$/iu.test(label) ? costIn(value) : amountsIn(`${label.replace(/ bonus/iu, '')} ${value}`);
      return found === undefined ? value.trim() === '' : set(of, found);
    }
    default:
      return true;
  }
};

/** `Order`, `Calm, Mind`: domains by their names, and no cost. Above everything else, it may be a name. */
const takesDomains = (of: HeaderDraft, line: string): boolean => {
  const said = domainsIn(line);
  if (isNothingSaid(of) || said === undefined) return false;
  of.domains = [...of.domains, ...said];
  return true;
};

/** A number alone is the cost, as in the corner of the card; above everything else it may begin a sentence. */
const takesNumbers = (of: HeaderDraft, line: string): boolean => {
  if (isNothingSaid(of) && !CORNER.test(line)) return false;
  if (of.energy !== undefined && BARE.test(line)) return takesSecond(of, line);
  const [, cost, might] = of.energy === undefined ? (COST_AND_MIGHT.exec(line) ?? []) : [];
  if (cost !== undefined) return set(of, { energy: Number(cost), might: Number(might) });
  const found = amountsIn(line);
  if (found === undefined || (found.energy === undefined && found.might === undefined && found.power === undefined))
    return false;
  return set(of, found);
};

const CORNER = /^(?:\[?\d{1,2}\]?(?:\s*\+\s*(?:\d\s+)?\p{L}+)?|(?:cost|energy|might|power)\s+\d+|(?:\[\w+\]){2,})$/iu;
const COST_AND_MIGHT = /^(\d{1,2})\s*\/\s*(\d{1,2})$/u;

/** After the cost, a number alone is the Might of a unit; the second never replaces the first. `5/6` says both. */
const takesSecond = (of: HeaderDraft, line: string): boolean => {
  const [, cost, behind] = COST_AND_MIGHT.exec(line) ?? [];
  const might = Number(behind ?? line.replaceAll(/[[\]]/gu, ''));
  const isOther = (cost !== undefined && Number(cost) !== of.energy) || of.might !== undefined;
  if (isOther || (of.types.length > 0 && !of.types.includes('unit'))) return false;
  return set(of, { might });
};

const BETWEEN = /\s+-+\s+|\s*[|•·,/()]\s*/u;

/** `Champion Unit`, `Champion Unit - Yasuo, Ionia`, `Unit - 9 energy, 8 might`, `Reaction Spell 2 chaos`, `4 Chaos Unit`. */
const takesType = (of: HeaderDraft, line: string): boolean => {
  if (of.types.length > 0) return false;
  if (isTiming(line)) return kinds(of, line);
  const [, words = line, numbers] = /^([A-Za-z /]*?)\s+(\+?\d.*)$/u.exec(line) ?? [];
  const amounts = numbers === undefined || !isType(words) ? undefined : amountsIn(numbers);
  if (amounts !== undefined) return kinds(of, words) && set(of, amounts);
  const parts = line.split(BETWEEN).filter(each => each !== '');
  const at = parts.findIndex(isType);
  // `Reaction - Spell`: keywords in front, where the name is said above.
  const isBefore = (part: string): boolean => [bracketed, domainsIn, amountsIn].some(read => read(part) !== undefined);
  const isFirst = at === 0 || (of.name !== undefined && at > 0 && parts.slice(0, at).every(isBefore));
  return isFirst && readRest(of, [...parts.slice(0, at), ...parts.slice(at + 1)]) && kinds(of, parts[at] ?? '');
};

/** A number in front is the cost: `4 Chaos Unit`. */
const kinds = (of: HeaderDraft, text: string): true => {
  const [energy] = /^\d{1,2}(?=\s)/u.exec(text) ?? [];
  if (energy !== undefined) set(of, { energy: Number(energy) });
  const { types, domains } = typesIn(text);
  of.types = types;
  of.domains = [...of.domains, ...domains];
  return true;
};

/** After the type: numbers, domains, further kinds and tags; false where anything is none of these. */
const readRest = (of: HeaderDraft, parts: readonly string[]): boolean => {
  const all = { ...of };
  for (const part of parts) {
    const [amounts, domains] = [amountsIn(part), domainsIn(part)];
    if (domains !== undefined) all.domains = [...all.domains, ...domains];
    else if (amounts !== undefined) set(all, amounts);
    else if (isRarity(part)) continue;
    else if (TAG.test(part) || isTypeWord(part) || bracketed(part) !== undefined) takesTag(all, part);
    else return false;
  }
  Object.assign(of, all);
  return true;
};

/** No tag has the name of a keyword in it: what is nothing but keywords is those, and of any other the text is asked about. */
const takesTag = (of: HeaderDraft, said: string): void => {
  const line = keywordsAmong(said);
  if (line === undefined) of.tags = [...of.tags, said];
  else of.keywords = [...of.keywords, line];
};

/** `Ionia` between the type and the numbers, as sites have it; anywhere else a word alone may be a keyword or an ability. */
const takesTags = (of: HeaderDraft, line: string, next: string): boolean => {
  const tags = line.split(/\s*[,·•/]\s*/u);
  const isTags = tags.every(each => TAG.test(each) && keywordNamed(each.toLowerCase()) === undefined);
  if (of.types.length === 0 || of.tags.length > 0 || !isTags) return false;
  // A legend has the one tag of its champion; several in a row are no ability.
  const isOwn = tags.length > 1 || of.types.includes('legend');
  if (!isOwn && !BARE.test(next) && !LABEL.test(next) && amountsIn(next) === undefined) return false;
  of.tags = tags;
  return true;
};

/** Between the name and the type: a legend's champion, or the second half of a champion's name. */
const takesSecondName = (of: HeaderDraft, line: string, lines: readonly string[], from: number): boolean => {
  if (of.name === undefined || of.types.length > 0 || of.tags.length > 0 || !TAG.test(line)) return false;
  const types = typesBelow(lines, from);
  if (types?.includes('legend') === true) of.tags = [line];
  else if (types?.includes('champion') === true) of.name = `${of.name}, ${line}`;
  else return false;
  return true;
};

/** `Artwork: Somebody` above `Cost: 2`: the line is asked about, and those below it are read as well. */
const takesUnknownLabel = (of: HeaderDraft, line: string, next = ''): boolean => {
  const [, label = ''] = FOOTER.exec(next) ?? [];
  if (isNothingSaid(of) || !/^\p{Lu}[\p{L} ]{1,24}:\s/u.test(line) || label === '' || isSaid(of, label.toLowerCase()))
    return false;
  of.keywords = [...of.keywords, line];
  return true;
};

/** Above the header's other lines, or on one line with them: `Lone Wolf | Unit | 3 energy | 4 might`. */
const takesName = (of: HeaderDraft, said: string, lines: readonly string[], from: number): boolean => {
  const line = withoutCode(said);
  // `Oracle [3][C]`, `Oracle [3][C] - Unit`: symbols behind the name are its cost.
  const [, named, symbols = '', behind = ''] = /^([^[\]]+?)\s*((?:\[\w+\]\s*)+)(.*)$/u.exec(line) ?? [];
  const cost = amountsIn(symbols);
  if (named !== undefined && cost !== undefined)
    return takesName(of, `${named} ${behind}`.trim(), lines, from) && set(of, cost);
  if (LONE_NAME.test(line) && (isHeaderBelow(lines, from) || isSecondNameBelow(lines, from))) {
    of.name = line.replaceAll('"', '');
    return true;
  }
  const [, before = '', priced = ''] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(line) ?? [];
  const price = domainsIn(priced) === undefined ? amountsIn(priced) : undefined;
  if (price !== undefined && LONE_NAME.test(before) && isHeaderBelow(lines, from)) {
    of.name = before;
    return set(of, price);
  }
  const parts = line.split(BETWEEN).filter(each => each !== '');
  const at = parts.findIndex(isType);
  if (at < 0) return takesPriced(of, line) && isHeaderBelow(lines, from);
  if (at < 1 || !LONE_NAME.test(parts[0] ?? '')) return false;
  const type = parts[at] ?? '';
  const end = line.search(new RegExp(String.raw`(?:\s+-+\s+|\s*[|•·,/(]\s*)${type}`, 'u'));
  if (end < 1 || !readRest(of, parts.slice(at + 1))) return false;
  of.name = line.slice(0, end).trim();
  return kinds(of, type);
};

/** `Showstopper - 1 energy, 1 power (Body/Order)`: the name, what it costs, and its domains. */
const takesPriced = (of: HeaderDraft, line: string): boolean => {
  const [, name = '', priced = '', domains] = /^([^()]+?)\s+-+\s+([^()]+?)(?:\s*\(([^()]+)\))?$/u.exec(line) ?? [];
  const amounts = amountsIn(priced);
  if (amounts === undefined || (domains !== undefined && domainsIn(domains) === undefined)) return false;
  of.name = name;
  of.domains = [...of.domains, ...(domainsIn(domains ?? '') ?? [])];
  return set(of, amounts);
};

/** No sentence and no keyword; a name may have a full stop in it, as `B.F. Sword`, or a colon between words. */
const LONE_NAME = /^(?!.*(?:[[\]()]|:(?! \p{Lu}[\p{L}' ]*$))).{1,60}$/u;

/** Below a name stands its type, perhaps after numbers, or numbers that say of what they are. */
const isHeaderBelow = (lines: readonly string[], from: number): boolean => typesBelow(lines, from) !== undefined;

/** The words of that type, none where numbers are all there is; undefined where something else stands there. */
const typesBelow = (lines: readonly string[], from: number): readonly string[] | undefined => {
  const draft: HeaderDraft = { name: '', types: [], domains: [], tags: [], keywords: [], power: [], text: '' };
  for (const line of lines.slice(from).flatMap(each => fieldsApart(withoutBullet(each.trim())))) {
    if (takesNumbers(draft, line) && !LABELLED_NUMBER.test(line)) continue;
    const isHeader = takesType(draft, line) || LABELLED_NUMBER.test(line) || LABEL.test(line);
    return isHeader ? draft.types : undefined;
  }
  return undefined;
};

const isSecondNameBelow = (lines: readonly string[], from: number): boolean => {
  const types = TAG.test(lines[from]?.trim() ?? '') ? typesBelow(lines, from + 1) : undefined;
  return types?.some(each => each === 'legend' || each === 'champion') === true;
};

const LABELLED_NUMBER = /^(?:(?:cost|energy|power|might)\s+\d{1,2}\b|\d{1,2}\s+(?:energy|power|might)\b)[^.]*$/iu;

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[,·|]/u)
    .map(each => each.trim())
    .filter(each => each !== '');
