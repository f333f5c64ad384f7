/** What the author reads about a statement that went wrong: made from what the parser would have taken there. */

import { atEnd, type Cursor, type Kind, kindAt, severalWords, tokenSpan, tokenText, type Wanted } from './cursor.ts';
import { KEYWORDS } from './keywords.ts';
import { T } from './lexer.ts';
import { nearest } from './near.ts';
import type { Span } from './syntax.ts';
import { DOMAINS } from './words.ts';

/** What the parser would have taken at a token, by reading the statement again. */
export const alternatives = (c: Cursor, at: number): readonly Wanted[] => {
  if (c.again === null) return [];
  const probing: Cursor = { ...c, pos: c.first, problems: [], probe: at, wanted: [], again: null };
  const made = c.again(probing);
  // A statement that was whole there could also have ended.
  if (probing.pos === at && made !== null) probing.wanted.push({ kind: 'end' });
  return probing.wanted;
};

/** Reports the token at the cursor: what would have been right there. */
export const reportHere = (c: Cursor): void => {
  // Reading again with a probe, nothing is reported.
  if (c.probe >= 0) return;
  const wanted = alternatives(c, c.pos);
  const typed = kindAt(c) === T.word ? tokenText(c) : '';
  const close = typed === '' ? undefined : nearest(typed, candidates(wanted));
  const span = atEnd(c) ? lastSpan(c) : tokenSpan(c);
  if (close === undefined) {
    const split = splitName(c);
    if (split !== undefined) {
      c.problems.push(severalWords(c.t.text.slice(split.start, split.end), split));
      return;
    }
  }
  const what = close === undefined ? listed(wanted) : `“${close}”`;
  const message = atEnd(c) ? `Something is missing at the end of this line: ${what}.` : `${found(c)} ${what}.`;
  c.problems.push({
    code: 'syntax/expected',
    span,
    message,
    ...(close === undefined ? {} : { replacement: { span, text: close, title: `Change to “${close}”` } }),
  });
};

/** A comma with nothing behind it that belongs to the statement. */
export const reportTrailingComma = (c: Cursor): void => {
  c.problems.push({
    code: 'syntax/expected',
    span: tokenSpan(c),
    message: 'After a comma a line goes on, but the next line begins a statement of its own, or there is none.',
    replacement: { span: tokenSpan(c), text: '', title: 'Remove the comma' },
  });
};

const found = (c: Cursor): string => `Here stands “${tokenText(c)}”, where the sentence needs`;

/** A bare name and the bare word behind it: most likely one name. */
const splitName = (c: Cursor): Span | undefined => {
  const { t, pos } = c;
  if (kindAt(c) !== T.word || t.word[pos] !== '' || pos === c.first) return undefined;
  if (t.kind[pos - 1] !== T.word || t.word[pos - 1] !== '') return undefined;
  let end = pos;
  while (t.kind[end + 1] === T.word && t.word[end + 1] === '') end++;
  return { start: t.start[pos - 1] ?? 0, end: t.end[end] ?? 0 };
};

const lastSpan = (c: Cursor): Span => {
  let pos = c.pos - 1;
  while (pos > 0 && kindIsLineEnd(c.t.kind[pos])) pos--;
  return tokenSpan(c, Math.max(pos, 0));
};
const kindIsLineEnd = (kind: number | undefined): boolean => kind === T.end || kind === T.join;

const candidates = (wanted: readonly Wanted[]): string[] => {
  const words: string[] = [];
  for (const each of wanted) {
    if ('word' in each) words.push(each.word);
    else if (each.kind === 'keyword') words.push(...KEYWORDS.map(keyword => keyword.name));
    else if (each.kind === 'domain') words.push(...DOMAINS);
  }
  return words;
};

const DESCRIBED: Record<Kind, string> = {
  unit: 'a unit’s name',
  player: 'a player’s name',
  place: 'a battlefield’s name or “base”',
  card: 'a card’s name',
  gear: 'a gear’s name',
  team: 'a team’s name',
  tag: 'a tag',
  faq: 'the name of an FAQ entry',
  ruling: 'the name of a ruling',
  item: 'a name',
  path: 'a path in double quotes',
  'new player': 'a name for the player',
  'new battlefield': 'a name for the battlefield',
  'new unit': 'a name for the unit',
  'new gear': 'a name for the gear',
  'new card': 'a name for the card',
  'new scenario': 'a name for the scenario',
  keyword: 'a keyword',
  number: 'a number',
  signed: 'a number with its sign, as +2 or -2',
  count: 'a count, as 4x',
  rule: 'a rule number, as 465.2.c.4',
  edition: 'an edition, as 1.4',
  mode: 'a mode',
  domain: 'a domain',
  comma: 'a comma',
  colon: 'a colon',
  equals: '“=”',
  end: 'the end of the line',
};

const listed = (wanted: readonly Wanted[]): string => {
  const all = [...new Set(wanted.map(each => ('word' in each ? `“${each.word}”` : DESCRIBED[each.kind])))];
  const last = all.pop();
  if (last === undefined) return 'the end of the line';
  return all.length === 0 ? last : `${all.join(', ')} or ${last}`;
};
