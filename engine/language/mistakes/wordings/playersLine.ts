/** What belongs in a player's line and stands on a line of its own: `legend Jinx`, `Ana's hand: Gust`. */

import type { Statement, SyntaxProblem } from '../../syntax.ts';
import { PLAYER_ATTRIBUTES } from '../../words/words.ts';
import { type LineDraft, nameIn, type SourceLine, writtenOut } from './draft.ts';
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
  const [first] = draft;
  const named = first && players.find(({ name }) => isNamed(name, nameIn(first)));
  const rest = withoutSigns(named === undefined ? draft : draft.slice(1));
  const [attribute, ...values] = rest;
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

const withoutSigns = (pieces: LineDraft): LineDraft => {
  const from = pieces.findIndex(({ text }) => !/^(?:['’]s|:|=|has|is|-)$/i.test(text));
  return from < 0 ? [] : pieces.slice(from);
};
