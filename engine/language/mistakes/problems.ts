/** The messages about a statement that went wrong, made from what the parser would have taken there. */

import { DOMAINS } from '../../domains.ts';
import { KEYWORDS } from '../../keywords.ts';
import { addAll } from '../../lists.ts';
import type { Span } from '../syntax.ts';
import { atEnd, type Cursor, type Kind, kindAt, tokenSpan, tokenText, type Wanted } from '../tokens/cursor.ts';
import { T } from '../tokens/tokens.ts';
import { nearest } from '../words/near.ts';
import { andForComma, rowOfNames, STRICT, withoutNow } from './apart.ts';
import { attributeProblem } from './attributes.ts';
import { saidOtherwise } from './otherwise.ts';

/** What the parser would have taken at a token, by reading the statement again. */
const alternatives = (c: Cursor, at: number): readonly Wanted[] => {
  if (c.again === null) return [];
  const probing: Cursor = { ...c, pos: c.first, problems: [], probe: at, wanted: [], again: null };
  const made = c.again(probing);
  // A statement that was whole there could also have ended.
  if (probing.pos === at && made !== null && !probing.brokeOff) probing.wanted.push({ kind: 'end' });
  return probing.wanted;
};

/**
 * Reports the token at the cursor with what would have been right there. A word that is nearly right is corrected,
 * among the cursor's slips, so that the statement can be read again.
 */
export const reportHere = (c: Cursor): void => {
  // Nothing is reported while the statement is read again with a probe.
  if (c.probe >= 0) {
    if (c.pos === c.probe || c.probe === STRICT) c.brokeOff = true;
    return;
  }
  const wanted = alternatives(c, c.pos);
  const typed = kindAt(c) === T.word ? tokenText(c) : '';
  if (wanted.some(isNumber) && MEASURES.includes(typed.toLowerCase())) {
    const message = `A number is missing before “${typed}”.`;
    c.problems.push({ code: 'syntax/expected', span: tokenSpan(c), message });
    return;
  }
  if (typed.toLowerCase() === 'all' && wanted.some(isNumber)) {
    const message = `Found “${typed}” where the sentence needs a number: how much of the damage each unit gets, as in “4 to Guard”.`;
    c.problems.push({ code: 'syntax/expected', span: tokenSpan(c), message });
    return;
  }
  const fraction = kindAt(c) === T.dotted && wanted.some(isNumber) ? /^\d+\.\d+$/.exec(tokenText(c)) : null;
  if (fraction !== null) {
    const [typedNumber] = fraction;
    const message = `Numbers here are whole, and “${typedNumber}” is not.`;
    c.problems.push({ code: 'syntax/expected', span: tokenSpan(c), message });
    return;
  }
  const misplaced = attributeProblem(c, wanted);
  if (misplaced !== undefined) {
    c.problems.push({ code: 'syntax/expected', span: tokenSpan(c), message: misplaced });
    return;
  }
  const otherwise = saidOtherwise(c);
  if (otherwise !== undefined) {
    c.problems.push(otherwise);
    return;
  }
  const now = withoutNow(c);
  if (now !== undefined) {
    (c.mends ? c.slips : c.problems).push(now);
    return;
  }
  const and = c.mends ? andForComma(c, wanted) : undefined;
  if (and !== undefined) {
    c.slips.push(and);
    return;
  }
  const close = typed === '' ? undefined : closest(c, typed, candidates(wanted));
  const span = atEnd(c) ? lastSpan(c) : tokenSpan(c);
  if (close === undefined) {
    const row = rowOfNames(c);
    if (row !== undefined) {
      (row.joined ? c.slips : c.problems).push(row.problem);
      return;
    }
  }
  const what = close === undefined ? listed(wanted) : `“${close}”`;
  if (close !== undefined && c.mends) {
    const replacement = { span, text: close, title: `Change to “${close}”` };
    c.slips.push({ code: 'syntax/expected', span, message: `${found(c)} ${what}.`, replacement });
    c.t.word[c.pos] = close;
    return;
  }
  const message = atEnd(c) ? `Something is missing at the end of this line: ${what}.` : `${found(c)} ${what}.`;
  c.problems.push({
    code: 'syntax/expected',
    span,
    message,
    ...(close === undefined ? {} : { replacement: { span, text: close, title: `Change to “${close}”` } }),
  });
};

/** Words that follow a number: without one, the number was forgotten, and the word is right. */
const MEASURES: readonly string[] = ['might', 'damage', 'point', 'points', 'xp'];
const isNumber = (wanted: Wanted): boolean => 'kind' in wanted && wanted.kind === 'number';

/** A comma with nothing after it that belongs to the statement. */
export const reportTrailingComma = (c: Cursor): void => {
  c.problems.push({
    code: 'syntax/expected',
    span: tokenSpan(c),
    message: 'After a comma a line continues, but the next line begins a new statement, or there is none.',
    replacement: { span: tokenSpan(c), text: '', title: 'Remove the comma' },
  });
};

const found = (c: Cursor): string => `Found “${tokenText(c)}” where the sentence needs`;

const lastSpan = (c: Cursor): Span => {
  let pos = c.pos - 1;
  while (pos > 0 && kindIsLineEnd(c.t.kind[pos])) pos--;
  return tokenSpan(c, Math.max(pos, 0));
};
const kindIsLineEnd = (kind: number | undefined): boolean => kind === T.end || kind === T.join;

/** Abbreviations that players use for words of the language, too short to be near them. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['pt', 'points'],
  ['pts', 'points'],
  ['vp', 'points'],
]);

const closest = (c: Cursor, typed: string, words: readonly string[]): string | undefined => {
  const several = SHORT.get(typed.toLowerCase());
  const isOne = several === 'points' && words.includes('point') && /^(?:1|one)$/i.test(tokenText(c, c.pos - 1));
  const long = isOne ? 'point' : several;
  return long !== undefined && words.includes(long) ? long : nearest(typed, words);
};

const candidates = (wanted: readonly Wanted[]): string[] => {
  const words: string[] = [];
  for (const each of wanted) {
    if ('word' in each) {
      if (!each.word.includes(' ')) words.push(each.word);
    } else if (each.kind === 'keyword')
      addAll(
        words,
        KEYWORDS.map(keyword => keyword.name),
      );
    else if (each.kind === 'domain') addAll(words, DOMAINS);
  }
  return words;
};

/** "a unit’s name" */
export const describedKind = (kind: Kind): string => DESCRIBED[kind];

const DESCRIBED: Record<Kind, string> = {
  unit: 'a unit’s name',
  player: 'a player’s name',
  place: 'a battlefield’s name or “base”',
  card: 'a card’s name',
  'unit card': 'a card’s name',
  'gear card': 'a card’s name',
  'battlefield card': 'a card’s name',
  'legend card': 'a card’s name',
  'champion card': 'a card’s name',
  'hidden card': 'a card’s name',
  gear: 'a gear’s name',
  team: 'a team’s name',
  tag: 'a tag',
  faq: 'the name of an FAQ entry',
  ruling: 'the name of a ruling',
  item: 'a name',
  source: 'the name of the object whose ability is activated',
  path: 'a path in double quotes',
  words: 'words in double quotes',
  'new player': 'a name for the player',
  'new battlefield': 'a name for the battlefield',
  'new unit': 'a name for the unit',
  'new gear': 'a name for the gear',
  'new card': 'a name for the card',
  'new scenario': 'a name for the scenario',
  'new branch': 'a name for the branch',
  'new hint': 'the hint, in quotes',
  keyword: 'a keyword',
  number: 'a number',
  signed: 'a number with its sign, such as +2 or -2',
  count: 'a count, such as 4x',
  rule: 'a rule number, such as 465.2.c.4',
  edition: 'an edition, such as 1.4',
  mode: 'a mode',
  domain: 'a domain',
  comma: 'a comma',
  colon: 'a colon',
  equals: '“=”',
  end: 'the end of the line',
};

const MOST_LISTED = 12;
/** A place's description says it already. */
const isBase = (wanted: Wanted): boolean => 'word' in wanted && wanted.word === 'base';

const listed = (wanted: readonly Wanted[]): string => {
  const names = wanted.some(each => 'kind' in each && each.kind === 'place')
    ? wanted.filter(each => !isBase(each))
    : wanted;
  const all = [...new Set(names.map(each => ('word' in each ? `“${each.word}”` : DESCRIBED[each.kind])))];
  if (all.length > MOST_LISTED) return `${all.slice(0, MOST_LISTED).join(', ')} …`;
  const last = all.pop();
  if (last === undefined) return 'the end of the line';
  return all.length === 0 ? last : `${all.join(', ')} or ${last}`;
};
