/** What is printed on the cards of a board, in the sentences that the engine runs: for players who do not know them by heart. */

import { isOnBoard } from '../../engine/game/play/query.ts';
import type { GameObject, Print, State } from '../../engine/game/state/state.ts';
import type { CardKeyword, CardTree } from '../../engine/language/syntax.ts';
import { capitalized } from '../../engine/lists.ts';
import type { BoardPrint } from '../protocol.ts';
import { cardCalled } from './cards.ts';
import type { Analysis } from './document/analysis.ts';

/** Cards that say nothing are left out; so is what has a card's name but is not one. */
export const printedOn = (analysis: Analysis, state: State): readonly BoardPrint[] => {
  const linesOn = linesIn(analysis);
  const found: BoardPrint[] = [];
  const add = ({ kind, id, name }: Pick<BoardPrint, 'kind' | 'id' | 'name'>, lines: readonly string[]): void => {
    if (lines.length > 0) found.push({ kind, id, name, lines });
  };
  for (const { id, print } of state.objects.filter(isDrawn))
    add({ kind: 'object', id, name: print.name }, linesOn(print));
  for (const { id, name, print } of state.battlefields)
    add({ kind: 'battlefield', id, name }, print === null ? [] : linesOn(print));
  for (const { id, kind, source } of state.chain) {
    const card = kind === 'card' && source.kind === 'object' ? state.objects[source.id] : undefined;
    if (card !== undefined) add({ kind: 'item', id, name: card.print.name }, linesOn(card.print));
  }
  for (const { id, name } of state.players)
    add(
      { kind: 'player', id, name },
      state.objects.filter(each => isHeld(each, id)).flatMap(({ name, print }) => named(name, linesOn(print))),
    );
  return found;
};

const isDrawn = (object: GameObject): boolean =>
  isOnBoard(object) && object.type !== 'legend' && object.type !== 'rune';

/** Drawn with the player: legend, champion and hand. */
const isHeld = ({ type, owner, zone }: GameObject, player: number): boolean =>
  owner === player &&
  ((type === 'legend' && zone.kind === 'legend') || zone.kind === 'hand' || zone.kind === 'champion');

const named = (name: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${name}: ${lines.join(' ')}`];

/** Of one board: each card is looked for once. */
const linesIn = (analysis: Analysis): ((print: Print) => readonly string[]) => {
  const known = new Map<Print, readonly string[]>();
  return print => {
    const lines = known.get(print) ?? ownLines(analysis, print);
    known.set(print, lines);
    return lines;
  };
};

const ownLines = (analysis: Analysis, print: Print): readonly string[] => {
  if (analysis.context.cards?.print(print.name) !== print) return [];
  const card = cardCalled(analysis, print.name);
  return card === undefined ? [] : linesOf(card.tree);
};

const linesOf = ({ keywords, abilities, texts }: CardTree): readonly string[] => [
  ...(keywords.length === 0 ? [] : [`${keywords.map(keywordText).join(', ')}.`]),
  ...abilities.map(({ text }) => sentence(text)),
  ...texts.map(({ text }) => `${sentence(text)} (This does not run.)`),
];

/** "Assault 2", "Equip 1 fury" */
const keywordText = ({ word, value, cost }: CardKeyword): string =>
  [
    capitalized(word.text),
    ...(value === undefined ? [] : [value.value]),
    ...(cost === undefined ? [] : [cost.energy, ...cost.power.map(({ text }) => text), cost.rest?.text.trim() ?? '']),
  ]
    .filter(part => part !== '' && part !== 0)
    .join(' ');

const sentence = (text: string): string => {
  const plain = capitalized(text.replace(/\s+/g, ' ').trim());
  return /[.!?”"]$/.test(plain) ? plain : `${plain}.`;
};
