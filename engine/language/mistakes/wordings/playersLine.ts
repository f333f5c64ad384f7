/** What belongs in a player's line and stands on a line of its own: `legend Jinx`, `Ana's hand: Gust`. */

import type { Statement, SyntaxProblem } from '../../syntax.ts';
import { PLAYER_ATTRIBUTES } from '../../words/words.ts';
import { isNumber } from './attributes.ts';
import { type LineDraft, made, nameIn, type SourceLine, writtenOut } from './draft.ts';
import { isNamed } from './known.ts';
import { belongsIn } from './lineAbove.ts';
import type { ReadLines } from './rewrite.ts';

type PlayerStatement = Extract<Statement, { kind: 'player' }>;

/**
 * The report on the line, with a fix that moves it into the line of its player: the one it names, else the one above it,
 * else each of them. Null where the line is about something else, or would not be right there either.
 */
export const belongsToPlayer = (
  line: SourceLine,
  draft: LineDraft,
  before: readonly Statement[],
  read: ReadLines,
): SyntaxProblem | null => {
  const players = before.filter((s): s is PlayerStatement => s.kind === 'player');
  const ownerAt = draft.slice(0, 2).findIndex(piece => players.some(({ name }) => isNamed(name, nameIn(piece))));
  const owned = draft[ownerAt];
  const named = owned && players.find(({ name }) => isNamed(name, nameIn(owned)));
  const [attribute, ...values] = attributeFirst(withoutSigns(draft.filter(piece => piece !== owned)));
  const word = attribute?.text.toLowerCase() ?? '';
  if (!PLAYER_ATTRIBUTES.some(each => each === word)) return null;
  const said = writtenOut([{ text: word, from: null }, ...withoutSigns(values)]).text;
  const last = before.at(-1);
  const owner = named ?? (last?.kind === 'player' ? last : undefined);
  const lines = (owner === undefined ? players : [owner])
    .filter(({ attributes }) => attributes.every(({ kind }) => kind !== word))
    .map(above => ({ above, said }));
  return belongsIn(lines, line, before, read, `“${word}” begins no line. This belongs in the line of its player`);
};

/** `3 points` is `points 3`, `1 fury power` is `power 1 fury`, and `Gust in hand` is `hand Gust`. */
const attributeFirst = (pieces: LineDraft): LineDraft => {
  const last = pieces.at(-1);
  const word = last?.text.toLowerCase().replace(/^point$/, 'points') ?? '';
  if (last === undefined || !PLAYER_ATTRIBUTES.some(each => each === word)) return pieces;
  const attribute = { text: word, from: last.from };
  const before = pieces.slice(0, -1).filter(({ text }) => !/^(?:and|with|an?)$/i.test(text));
  if (/^in$/i.test(before.at(-1)?.text ?? '')) {
    const cards = before.slice(0, -1);
    return [attribute, ...(/^no$/i.test(cards[0]?.text ?? '') ? [made('nothing')] : cards)];
  }
  return before[0] !== undefined && isNumber(before[0]) ? [attribute, ...before] : pieces;
};

const withoutSigns = (pieces: LineDraft): LineDraft => {
  const from = pieces.findIndex(({ text }) => !/^(?:['’]s|:|=|has|is|-)$/i.test(text));
  return from < 0 ? [] : pieces.slice(from);
};
