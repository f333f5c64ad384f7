/** What belongs in a player's line and stands on a line of its own: `legend Jinx`, `Ana's hand: Gust`. */

import type { Statement, SyntaxProblem } from '../../syntax.ts';
import { PLAYER_ATTRIBUTES } from '../../words/words.ts';
import { type LineDraft, nameIn, writtenOut } from './draft.ts';
import { isNamed } from './known.ts';
import { belongsIn, belongsInEach, type LineAbove } from './lineAbove.ts';
import { playerAttributes } from './playerAttributes.ts';
import type { UnreadLine } from './unreadLine.ts';

type PlayerStatement = Extract<Statement, { kind: 'player' }>;

/**
 * The report on the line, with a fix that moves it into the line of its player: the one it names, else the one above it,
 * else each of them. Null where the line is about something else, or would not be right there either.
 */
export const belongsToPlayer = (line: UnreadLine): SyntaxProblem | null => {
  const { before, draft } = line;
  const players = before.filter((s): s is PlayerStatement => s.kind === 'player');
  const ofEach = pointsOfEach(draft, players);
  if (ofEach !== null) return belongsInEach(ofEach, line, 'A player’s points belong in the player’s line');
  const ownerAt = draft.slice(0, 3).findIndex(piece => players.some(({ name }) => isNamed(name, nameIn(piece))));
  const owned = draft[ownerAt];
  const named = owned && players.find(({ name }) => isNamed(name, nameIn(owned)));
  const said = playerAttributes(draft.filter(piece => piece !== owned));
  if (said === null) return null;
  const last = before.at(-1);
  const owner = named ?? (last?.kind === 'player' ? last : undefined);
  const lines = (owner === undefined ? players : [owner])
    .filter(({ attributes }) => attributes.every(({ kind }) => !said.kinds.includes(kind)))
    .flatMap(above => said.ways.map(way => ({ above, said: writtenOut(way).text })));
  const [first = ''] = said.kinds;
  const begins = draft.find(piece => piece !== owned && !/^(?:['’]s|:)$/.test(piece.text));
  const isWord = begins?.text.toLowerCase() === first;
  const why = isWord
    ? `No line begins with “${first}”. This belongs`
    : `${said.ways.length > 1 ? 'Runes need a domain. ' : ''}What a player has belongs`;
  return belongsIn(lines, line, `${why} in the line of its player`);
};

/** `score Ana 7, Ben 6`: the points of two players or more, each to be said in the player's line. */
const pointsOfEach = (draft: LineDraft, players: readonly PlayerStatement[]): readonly LineAbove[] | null => {
  const rest = draft.filter(({ text }) => !/^(?:points?|scores?|at|has|is|:|=|,|;|and|-|the|current)$/i.test(text));
  if (!draft.some(({ text }) => /^(?:points?|scores?)$/i.test(text)) || rest.length < 4) return null;
  const lines: LineAbove[] = [];
  for (let i = 0; i < rest.length; i += 2) {
    const [who, amount] = [rest[i], rest[i + 1]];
    const above = players.find(({ name }) => who !== undefined && isNamed(name, nameIn(who)));
    if (above === undefined || amount === undefined || !/^\d+$/.test(amount.text)) return null;
    lines.push({ above, said: `points ${amount.text}` });
  }
  return lines;
};

/**
 * `player Ana region Ionia`: a word of which the line of a player says nothing, which the parser takes for a part of the name. Null
 * for all other lines.
 */
export const unknownOfPlayer = ({ said, span, before, read }: UnreadLine): SyntaxProblem | null => {
  const [, ahead = '', word = ''] =
    /^(player\s+(?:"[^"]*"|\p{Lu}[^\s,:]*)\s+)(\p{Ll}{3,})\s+[\p{L}\d"]/u.exec(said) ?? [];
  const isInName = word !== '' && read(said, before).problems.some(p => p.replacement?.text.startsWith('"') === true);
  if (!isInName) return null;
  const start = span.start + ahead.length;
  const all = PLAYER_ATTRIBUTES.map(each => `“${each}”`).join(', ');
  return {
    code: 'syntax/expected',
    span: { start, end: start + word.length },
    message: `A player’s line cannot contain “${word}”: after the name, it can have ${all}. A name of several words needs quotes.`,
  };
};
