/** What of a board can be changed in place. */
import { DOMAINS } from '../../../engine/domains.ts';
import type { GameObject, State } from '../../../engine/game/state/state.ts';
import { KEYWORDS } from '../../../engine/keywords.ts';
import type { PlayerAttribute, ScenarioBlock, Statement } from '../../../engine/language/syntax.ts';
import type { CardsOfPlayer, Layout } from '../../protocol.ts';
import { declarationOf } from '../declarations.ts';
import { isPlaced, nth } from './lines.ts';

export const layoutOf = (block: ScenarioBlock, state: State): Layout => ({
  players: state.players.map(({ id, name, points, pool, xp }) => ({
    name,
    points,
    energy: pool?.energy ?? 0,
    xp,
    ...listedBy(nth(block, 'player', id)?.attributes ?? []),
  })),
  domains: DOMAINS,
  battlefields: state.battlefields.map(({ name, controller }) => ({ name, controller })),
  pieces: piecesOf(block, state),
  words: [...STATES, ...KEYWORDS.map(({ name }) => name).filter(name => !STATES.includes(name))],
});

/** What a player's line lists. */
const listedBy = (
  attributes: readonly PlayerAttribute[],
): Pick<Layout['players'][number], 'cards' | 'runes' | 'power'> => ({
  cards: {
    hand: cardsIn(attributes, 'hand'),
    deck: cardsIn(attributes, 'deck'),
    legend: cardsIn(attributes, 'legend'),
    champion: cardsIn(attributes, 'champion'),
  },
  runes: Object.fromEntries(
    attributes.flatMap(each =>
      each.kind === 'runes' && !each.exhausted ? [[each.domain.text.toLowerCase(), each.count]] : [],
    ),
  ),
  power: Object.fromEntries(
    attributes.flatMap(each => (each.kind === 'power' ? [[each.domain.text.toLowerCase(), each.amount.value]] : [])),
  ),
});

/** By name, as a player's line lists them; null where it lists none. */
export const cardsIn = (attributes: readonly PlayerAttribute[], where: CardsOfPlayer): readonly string[] | null => {
  const said = attributes.find(({ kind }) => kind === where);
  if (said === undefined) return null;
  if ('cards' in said) return said.cards.map(({ text }) => text);
  return 'card' in said ? [said.card.text] : null;
};

/** What units are said to be, apart from their keywords. */
const STATES: readonly string[] = ['exhausted', 'stunned', 'buffed', 'empowered', 'immune', 'token'];

/** Those of one line together; what no line declares by itself, such as a card that another brings along, is left out. */
const piecesOf = ({ tree }: ScenarioBlock, { objects }: State): Layout['pieces'] => {
  const byLine = new Map<Statement, readonly GameObject[]>();
  for (const object of objects) {
    if (object.type !== 'unit' && object.type !== 'gear') continue;
    const found = declarationOf(tree, 'unit', object.name)?.statement;
    if (isPlaced(found)) byLine.set(found, [...(byLine.get(found) ?? []), object]);
  }
  return [...byLine].flatMap(([line, [first, ...others]]) =>
    first === undefined ? [] : [pieceOf(isPlaced(line) ? line.name.text : first.name, first, others)],
  );
};

const pieceOf = (name: string, o: GameObject, others: readonly GameObject[]): Layout['pieces'][number] => ({
  object: o.id,
  objects: [o, ...others].map(({ id }) => id),
  name: others.length === 0 ? o.name : name,
  might: o.type === 'unit' ? o.might : null,
  damage: o.damage,
  words: wordsOf(o),
});

/** As board lines write them. */
export const wordsOf = (o: GameObject): readonly string[] => [
  ...(o.exhausted ? ['exhausted'] : []),
  ...(o.stunned ? ['stunned'] : []),
  ...(o.buffs > 0 ? ['buffed'] : []),
  ...(o.timesEmpowered > 0 ? ['empowered'] : []),
  ...(o.immune ? ['immune'] : []),
  ...(o.token ? ['token'] : []),
  ...o.keywords.map(({ name }) => name),
];
