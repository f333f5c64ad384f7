/** What players do: in the script in the third person, after `can` and `cannot` in the plain form. */

import { keywordNamed } from '../../keywords.ts';
import type { Action, Name, Place, Share, WrittenNumber } from '../syntax.ts';
import {
  advance,
  type Cursor,
  comma,
  kindAt,
  note,
  oneOf,
  peek,
  spanFrom,
  startOf,
  tokenSpan,
  tokenText,
  word,
} from '../tokens/cursor.ts';
import { isName, name, names, number, place } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { CLAUSES, HIDE_CLAUSES, PLAY_CLAUSES, VERBS } from '../words/words.ts';
import { clauses } from './clauses.ts';
import { choice, item, items, listOf, nextToken } from './items.ts';

export type VerbForm = 'third' | 'plain';

const THIRD: readonly string[] = VERBS.map(([third]) => third);
const PLAIN: readonly string[] = VERBS.map(([, plain]) => plain);

/** An action from its verb on. */
export const action = (c: Cursor, form: VerbForm): Action | null => {
  const start = startOf(c);
  const said = oneOf(c, form === 'third' ? THIRD : PLAIN);
  if (said === null) return null;
  const verb = VERBS[(form === 'third' ? THIRD : PLAIN).indexOf(said.text)]?.[0];
  if (verb === undefined) return null;
  if (c.sentence !== null) c.sentence.verb = verb;
  switch (verb) {
    case 'moves':
      return move(c, start);
    case 'passes':
      return { kind: 'pass', span: spanFrom(c, start) };
    case 'assigns':
      return assign(c, start);
    case 'ends':
      word(c, 'the');
      return word(c, 'turn') ? { kind: 'end-turn', span: spanFrom(c, start) } : null;
    case 'chooses':
      return choose(c, start);
    case 'plays':
      return play(c, start);
    case 'activates':
      return activate(c, start);
    case 'hides':
      return hide(c, start);
    case 'declines':
      return answer(c, start, 'decline');
    case 'accepts':
      return answer(c, start, 'accept');
    case 'orders':
      return order(c, start);
    case 'names':
      return naming(c, start);
    case 'concedes':
      return { kind: 'concede', span: spanFrom(c, start) };
  }
};

const move = (c: Cursor, start: number): Action | null => {
  const groups: { readonly units: readonly Name[]; readonly to: Place }[] = [];
  do {
    const units = names(c, 'unit');
    if (units === null) return null;
    if (c.sentence !== null) c.sentence.units = units;
    if (!word(c, 'to')) return null;
    const to = place(c);
    if (to === null) return null;
    groups.push({ units, to });
  } while (comma(c));
  return { kind: 'move', groups, span: spanFrom(c, start) };
};

const assign = (c: Cursor, start: number): Action | null => {
  const shares: Share[] = [];
  if (word(c, 'nothing')) return { kind: 'assign', shares, span: spanFrom(c, start) };
  do {
    const from = startOf(c);
    const amount = rest(c) ?? lethal(c) ?? number(c);
    if (peek(c) === 'damage') advance(c);
    if (amount === null || !word(c, 'to')) return null;
    const unit = name(c, 'unit');
    if (unit === null) return null;
    shares.push({ amount, unit, span: spanFrom(c, from) });
    if (c.sentence !== null) c.sentence.units = shares.map(share => share.unit);
  } while (andRest(c) || comma(c));
  return { kind: 'assign', shares, span: spanFrom(c, start) };
};

const REST = new Set(['rest', 'remainder', 'remaining', 'everything', 'all']);
const restAt = (c: Cursor, pos: number): number => {
  const at = c.t.word[pos] === 'the' ? pos + 1 : pos;
  return c.t.kind[at] === T.word && REST.has(tokenText(c, at).toLowerCase()) ? at : -1;
};

/** `the rest`, `everything`: the game knows how much that is, and says so. */
const rest = (c: Cursor): WrittenNumber | null => {
  const at = restAt(c, c.pos);
  let to = at + 1;
  while (['of', 'the', 'damage'].includes(c.t.word[to] ?? '')) to++;
  if (at < 0 || c.t.word[to] !== 'to') return null;
  const span = { start: startOf(c), end: tokenSpan(c, at).end };
  c.pos = to;
  return { value: 0, isRest: true, span };
};

/** `lethal to Wall`, `lethal damage to Wall`: so does the game know this. */
const lethal = (c: Cursor): WrittenNumber | null => {
  const behind = c.t.word[c.pos + 1] === 'damage' ? c.pos + 2 : c.pos + 1;
  if (kindAt(c) !== T.word || !/^lethal$/i.test(tokenText(c)) || c.t.word[behind] !== 'to') return null;
  const span = tokenSpan(c);
  c.pos = behind;
  return { value: 0, isLethal: true, span };
};

/** `and the rest`, also after a comma. */
const andRest = (c: Cursor): boolean => {
  const and = kindAt(c) === T.comma ? nextToken(c) : c.pos;
  if (c.t.kind[and] !== T.word || !/^and$/i.test(tokenText(c, and)) || restAt(c, and + 1) < 0) return false;
  c.pos = and + 1;
  return true;
};

const choose = (c: Cursor, start: number): Action | null => {
  const begins = oneOf(c, ['combat', 'showdown']);
  if (begins === null) return kindAt(c) === T.number ? chooseAmounts(c, start) : chooseNames(c, start);
  if (!word(c, 'at')) return null;
  const at = place(c);
  const what = begins.text === 'combat' ? 'combat' : 'showdown';
  return at === null ? null : { kind: 'begin', what, at, span: spanFrom(c, start) };
};

const chooseNames = (c: Cursor, start: number): Action | null => {
  const chosen = listOf(c, choice, () => false);
  if (chosen !== null) return { kind: 'choose', names: chosen, shares: [], span: spanFrom(c, start) };
  number(c);
  return null;
};

/** `3`, or `2 to Wall, 3 to Soldier`. */
const chooseAmounts = (c: Cursor, start: number): Action | null => {
  const amount = number(c);
  if (amount === null) return null;
  if (!word(c, 'to')) return { kind: 'choose', names: [], shares: [], amount, span: spanFrom(c, start) };
  const shares: Share[] = [];
  for (let given: WrittenNumber | null = amount; given !== null; given = number(c)) {
    if (shares.length > 0 && !word(c, 'to')) return null;
    const unit = item(c, 'unit');
    if (unit === null) return null;
    shares.push({ amount: given, unit, span: spanFrom(c, given.span.start) });
    if (!comma(c)) return { kind: 'choose', names: [], shares, span: spanFrom(c, start) };
  }
  return null;
};

const play = (c: Cursor, start: number): Action | null => {
  const card = name(c, 'card');
  const said = card === null ? null : clauses(c, PLAY_CLAUSES);
  return card === null || said === null ? null : { kind: 'play', card, ...said, span: spanFrom(c, start) };
};

const activate = (c: Cursor, start: number): Action | null => {
  const source = item(c, 'source');
  if (source === null) return null;
  const named = ability(c);
  const said = clauses(c, CLAUSES);
  if (said === null) return null;
  const { choosing, moves, paying } = said;
  const does = { kind: 'activate', source, choosing, moves, paying, span: spanFrom(c, start) } as const;
  return named === null ? does : { ...does, ability: named };
};

/** Which ability: its words in quotes, or its keyword. */
const ability = (c: Cursor): Name | null => {
  if (kindAt(c) === T.string) return name(c, 'item');
  return keywordCalled(c);
};

const keywordCalled = (c: Cursor): Name | null => {
  if (keywordNamed(peek(c)) === undefined) return null;
  const named = { text: peek(c), quoted: false, span: tokenSpan(c) };
  advance(c);
  return named;
};

const hide = (c: Cursor, start: number): Action | null => {
  const card = name(c, 'hidden card');
  if (card === null || !word(c, 'at')) return null;
  const at = place(c);
  const said = at === null ? null : clauses(c, HIDE_CLAUSES);
  if (at === null || said === null) return null;
  return { kind: 'hide', card, at, paying: said.paying, span: spanFrom(c, start) };
};

const answer = (c: Cursor, start: number, kind: 'accept' | 'decline'): Action | null => {
  // `accepts Accelerate`: the optional cost that is asked about.
  const cost = keywordCalled(c);
  if (cost !== null) return { kind, source: cost, span: spanFrom(c, start) };
  if (!isName(c) || GOES_ON.has(peek(c))) {
    note(c, { kind: 'item' });
    return { kind, span: spanFrom(c, start) };
  }
  const source = item(c);
  return source === null ? null : { kind, source, span: spanFrom(c, start) };
};

/** What a claim goes on with that something is legal. */
const GOES_ON: ReadonlySet<string> = new Set(['and', 'within', 'after']);

const order = (c: Cursor, start: number): Action | null => {
  const all = items(c);
  return all === null ? null : { kind: 'order', items: all, span: spanFrom(c, start) };
};

const naming = (c: Cursor, start: number): Action | null => {
  const named = name(c, 'item');
  return named === null ? null : { kind: 'name', name: named, span: spanFrom(c, start) };
};
