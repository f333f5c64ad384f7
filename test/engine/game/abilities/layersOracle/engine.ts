/** The same boards, asked of the engine. */
import { keywordValue } from '../../../../../engine/game/abilities/keywords.ts';
import { mightOfUnit } from '../../../../../engine/game/abilities/might.ts';
import { viewOfState } from '../../../../../engine/game/abilities/stateView.ts';
import { giveKeyword, giveMight } from '../../../../../engine/game/gameActions/modifiers.ts';
import { becomeCopy } from '../../../../../engine/game/play/copying.ts';
import { changeObjects, type Play } from '../../../../../engine/game/play/play.ts';
import type { GameObject, ObjectId } from '../../../../../engine/game/state/state.ts';
import { parseFile } from '../../../../../engine/language/grammar/parse.ts';
import { cardsOf } from '../../../../../engine/scenario/names/cards.ts';
import { newGame, openingOf } from '../../random/game.ts';
import { type Deed, KEYWORDS, type Piece, type Printed, type Result, sentenceOf, TAGS } from './board.ts';

const cardText = ({ might, tags, keywords, passives }: Printed, n: number): string =>
  [
    `card Card${n} unit`,
    `  might ${might}`,
    ...(tags.length === 0 ? [] : [`  tags ${tags.join(', ')}`]),
    ...keywords.map(({ name, value }) => `  ${name}${value === 1 ? '' : ` ${value}`}`),
    ...passives.map(passive => `  ${sentenceOf(passive)}`),
    '',
  ].join('\n');

const PLAYERS = ['Ana', 'Ben'] as const;

/** Each piece is a unit of its own card; the lines of a place are in the order of the pieces. */
const boardText = (pieces: readonly Piece[]): string => {
  const line = (n: number): string => `U${n} = Card${n}${pieces[n]?.buffed ? ' buffed' : ''}`;
  const at = (place: Piece['place'], whose: 0 | 1): readonly number[] =>
    pieces.flatMap((p, n) => (p.place === place && p.controller === whose ? [n] : []));
  return [
    'scenario "board"',
    ...PLAYERS.map(name => `  player ${name}`),
    '  battlefield Quarry controlled by Ana',
    ...([0, 1] as const).flatMap(p => at('battlefield', p).map(n => `    ${PLAYERS[p]}: ${line(n)}`)),
    '  battlefield Grove',
    ...([0, 1] as const).flatMap(p => [`  base ${PLAYERS[p]}`, ...at('base', p).map(n => `    ${line(n)}`)]),
    '',
  ].join('\n');
};

/** The cards and the board as a file, for whoever looks into a difference. */
export const textOf = (pieces: readonly Piece[]): string =>
  [...pieces.map(({ printed }, n) => cardText(printed, n)), boardText(pieces)].join('\n');

const setUp = (pieces: readonly Piece[]): Play => {
  const { blocks } = parseFile(pieces.map(({ printed }, n) => cardText(printed, n)).join('\n'));
  const trees = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const opening = openingOf(
    boardText(pieces),
    '1.4',
    cardsOf(trees, () => undefined),
  );
  const play = newGame({
    ...opening,
    behaviours: { ...opening.behaviours, layersOf: 'each object', copiesApply: 'before other traits' },
  });
  for (const [n, { defends }] of pieces.entries())
    changeObjects(play, [idOf(play, n)], o => {
      o.role = defends ? 'defender' : null;
    });
  return play;
};

const unitOf = (play: Play, n: number): GameObject => {
  const found = play.state.objects.find(o => o.name === `U${n}`);
  if (found === undefined) throw new Error(`no U${n}`);
  return found;
};

const idOf = (play: Play, n: number): ObjectId => unitOf(play, n).id;

const CAUSE = { player: null, by: [] };

const perform = (play: Play, deed: Deed): void => {
  const on = idOf(play, deed.on);
  const might = (n: number): number => mightOfUnit(play.state, unitOf(play, n)).value;
  const give = (id: ObjectId, amount: number): void => giveMight(play, [id], { amount, until: 'board' }, CAUSE);
  switch (deed.kind) {
    case 'might': {
      const { kind: _, on: __, ...gift } = deed;
      giveMight(play, [on], { ...gift, until: 'board' }, CAUSE);
      return;
    }
    case 'base might':
      changeObjects(play, [on], o => {
        o.modifiers = [...o.modifiers, { kind: 'set might', amount: deed.amount, until: 'board' }];
      });
      return;
    case 'keyword':
      giveKeyword(play, [on], { name: deed.name, value: deed.value }, 'board');
      return;
    case 'copy': {
      const model = unitOf(play, deed.of);
      changeObjects(play, [on], o => becomeCopy(o, model, null));
      return;
    }
    case 'double':
      give(on, Math.max(0, might(deed.on)));
      return;
    case 'swap': {
      const difference = might(deed.with) - might(deed.on);
      give(on, difference);
      give(idOf(play, deed.with), -difference);
    }
  }
};

/** What each of the pieces comes to in the engine. */
export const byTheEngine = (pieces: readonly Piece[], deeds: readonly Deed[]): readonly Result[] => {
  const play = setUp(pieces);
  for (const deed of deeds) perform(play, deed);
  return pieces.map((_, n) => {
    const o = unitOf(play, n);
    const tags = viewOfState(play.state).tags(o);
    return {
      might: mightOfUnit(play.state, o).value,
      tags: TAGS.filter(tag => tags.includes(tag)),
      keywords: Object.fromEntries(KEYWORDS.map(name => [name, keywordValue(play.state, o, name)])),
    };
  });
};
