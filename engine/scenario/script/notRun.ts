/** What cards in play say in words that do not run (`text "…"`): told, so that nobody counts on it unknowingly. */
import type { State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { cardsInPlay } from '../acts/unread.ts';
import type { Cards } from '../names/cards.ts';
import { type Problem, problem } from '../report/problems.ts';

export const noteNotRun = (state: State, cards: Cards, title: Span): readonly Problem[] =>
  cardsInPlay(state, cards).flatMap(name =>
    cards
      .texts(name)
      .map(text => problem('setup/text', title, `The text of ${name} does not run: “${shortened(text)}”`)),
  );

const LONGEST = 100;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
