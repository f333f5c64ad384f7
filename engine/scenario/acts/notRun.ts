/**
 * What cards say in words that do not run (`text "…"`), wherever those could have affected a result: reported for the
 * scenario, and with every answer, however the question was put.
 */
import { flatMapped } from '../../game/state/lists.ts';
import type { State } from '../../game/state/state.ts';
import type { Step } from '../../game/state/steps.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import type { Cards } from '../names/cards.ts';
import { quotedTexts } from '../report/notRunText.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { NotRun } from '../report/report.ts';
import { advance, type Script } from './playing.ts';
import { cardNamedIn, cardsInPlay } from './unread.ts';

/** Of the cards with these names, each once. */
export const notRunOf = (names: Iterable<string>, cards: Cards): readonly NotRun[] =>
  flatMapped([...new Set(names)], name => {
    const texts = cards.texts(name);
    return texts.length === 0 ? NONE : { name: cards.print(name)?.name ?? name, texts };
  });

const NONE: readonly never[] = [];

/** All that the game has been in. */
export const statesThrough = (opening: State, steps: readonly Step[], now: State): readonly State[] => {
  const states = [opening];
  for (const { after } of steps) states.push(after);
  states.push(now);
  return states;
};

/** In the game up to now and on the card that is asked about now; gone through when it is needed. */
export const notRunSoFar = (script: Script, asked: string | null): (() => readonly NotRun[]) => {
  const { opening, play, progress, settings } = script;
  const {
    state,
    recorder: { steps },
  } = play;
  const taken = steps.length;
  const names = asked === null ? progress.attempted : [...progress.attempted, asked];
  const { cards } = settings.names;
  return () => notRunOf([...cardsInPlay(statesThrough(opening, steps.slice(0, taken), state), cards), ...names], cards);
};

/** A card that a line plays may not come into play: for want of its words, it is refused. */
export const noteAttempt = (script: Script, s: Statement): void => {
  const name = s.kind === 'action' ? cardNamedIn(script, s.action) : null;
  if (name === null || script.settings.names.cards.texts(name).length === 0) return;
  advance(script, next => {
    next.attempted = new Set([...next.attempted, name]);
  });
};

/** `setup/text`, one for each card. */
export const notRunProblems = (notRun: readonly NotRun[], title: Span): readonly Problem[] =>
  notRun.map(({ name, texts }) =>
    problem(
      'setup/text',
      title,
      `Played without the text of ${name}, which does not run: ${quotedTexts(texts)} Judge anything that depends on it by hand.`,
    ),
  );
