/** What belongs in a battlefield's line and stands on a line of its own: a card that lies facedown there. */

import type { Name, Statement, SyntaxProblem } from '../../syntax.ts';
import { nameIn } from './draft.ts';
import { isNamed, knownFrom, written } from './known.ts';
import { belongsIn } from './lineAbove.ts';
import { isNoName } from './slots.ts';
import type { SourceLine, UnreadLine } from './unreadLine.ts';

type BattlefieldStatement = Extract<Statement, { kind: 'battlefield' }>;

/**
 * The report on `facedown Gust by Ana`, `Ana: Gust hidden` and the like, with a fix that moves the card into the line of the
 * battlefield: the one it names, else the one above it. Null where the line is about something else, or would not be right there
 * either.
 */
export const belongsToBattlefield = (line: UnreadLine): SyntaxProblem | null => {
  const { before, draft } = line;
  if (!draft.some(({ text }) => FACEDOWN.test(text))) return null;
  const { players, controllers } = knownFrom(before);
  const fields = before.filter((s): s is BattlefieldStatement => s.kind === 'battlefield');
  const rest = draft.filter(({ text }) => !FACEDOWN.test(text) && !SAID_AROUND.test(text));
  const named = fields.find(({ name }) => rest.some(piece => isNamed(name, nameIn(piece))));
  const field = named ?? (before.findLast(isField)?.kind === 'battlefield' ? fields.at(-1) : undefined);
  const player = players.find(each => rest.some(piece => isNamed(each, nameIn(piece))));
  const [card, more] = rest.filter(
    piece => ![...players, ...fields.map(({ name }) => name)].some(each => isNamed(each, nameIn(piece))),
  );
  if (draft.some(({ text }) => UNNAMED.test(text)) && (field === undefined ? fields.length === 0 : card === undefined))
    return withoutCard(line, field, player);
  if (field === undefined || card === undefined || more !== undefined || isNoName(card.text)) return null;
  const controller = controllers.get(field.name.text.toLowerCase());
  const owner = player ?? players.find(each => controller !== undefined && isNamed(each, controller.text));
  const lines = (owner === undefined ? players : [owner]).map(each => ({
    above: field,
    said: `facedown ${card.text} by ${written(each)}`,
  }));
  return belongsIn(lines, line, 'A facedown card belongs in the line of its battlefield');
};

/** `Ben has a facedown card here`: which one it is has to be said, and where, once there is a battlefield. */
const withoutCard = (
  { span }: SourceLine,
  field: BattlefieldStatement | undefined,
  player: Name | undefined,
): SyntaxProblem => ({
  code: 'syntax/expected',
  span,
  message: `A facedown card belongs in the line of its battlefield, by its name, as in “battlefield ${field === undefined ? 'Quarry' : written(field.name)} facedown Gust by ${player === undefined ? 'Ben' : written(player)}”.`,
});

const FACEDOWN = /^(?:facedown|face-down|hidden|hides)$/i;
const UNNAMED = /^(?:cards?|something|anything)$/i;
const SAID_AROUND = /^(?:['’]s|:|,|by|of|for|at|in|on|under|here|there|is|has|cards?|something|anything|a|the)$/i;
const isField = ({ kind }: Statement): boolean => kind === 'battlefield' || kind === 'base';
