/** What an outlook takes for granted: a hand that is not told does nothing, and words that do not run are left out. */
import { isInGame, listedNames } from '../../game/play/query.ts';
import type { PlayerId } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { assume, type Wording } from '../acts/assumed.ts';
import { advance, type Script } from '../acts/playing.ts';
import { keyOf, noneOf } from '../acts/unspecified.ts';
import type { Outlook, OutlookQuestion } from '../report/outlook.ts';
import type { Problem } from '../report/problems.ts';
import type { Assumption, Fix } from '../report/report.ts';
import { NOTHING_UNKNOWN } from '../report/unknown.ts';
import { type Conditions, conditionsOf, handMattersTo } from './conditions.ts';

/** `explore/assumed`: of hands once for each player and script, and of the rest by name. */
export const assumedIn = (
  script: Script,
  question: OutlookQuestion,
  outlook: Outlook | undefined,
): readonly Problem[] => {
  const { span } = question;
  const { cards, order, decks } = conditionsIn(script, question, outlook);
  return [
    ...unspecifiedHands(script, span, handMatters(question, outlook)),
    ...unspecifiedDecks(script, decks, span),
    ...notInFull(script, cards, span),
    ...leftToChance(script, order, span),
  ];
};

/** As `explore/assumed` reports them, in the message of the claim itself. */
export const conditionsIn = (
  { settings }: Script,
  question: OutlookQuestion,
  outlook: Outlook | undefined,
): Conditions =>
  conditionsOf(
    question.state,
    settings.names.cards,
    outlook === undefined || outlook.isFound === null ? NOTHING_UNKNOWN : outlook.unknown,
    handMatters(question, outlook),
  );

const handMatters = (question: OutlookQuestion, outlook: Outlook | undefined): ((who: PlayerId) => boolean) =>
  question.of === 'loop' || outlook === undefined
    ? () => true
    : handMattersTo({ helpers: question.helpers, isFound: outlook.isFound, isPossible: outlook.isPossible });

const unspecifiedHands = (script: Script, span: Span, matters: (who: PlayerId) => boolean): readonly Problem[] => {
  const { settings, play, progress } = script;
  const unspecified = settings.players.flatMap(({ specified, name }, seat) => {
    const key = keyOf(seat as PlayerId, 'hand');
    const isInPlay = isInGame(play.state, seat as PlayerId) && matters(seat as PlayerId);
    const isOpen = isInPlay && !specified.has('hand') && !progress.unspecifiedReported.has(key);
    return isOpen ? [{ key, name }] : [];
  });
  const [first] = unspecified;
  if (first === undefined) return [];
  advance(script, next => {
    next.unspecifiedReported = new Set([...next.unspecifiedReported, ...unspecified.map(({ key }) => key)]);
  });
  const whose = listedNames(unspecified.map(({ name }) => `${name.text}'s hand`));
  const many = unspecified.length > 1;
  const otherwise = `“player ${quoteIfNeeded(first.name.text)} hand Gust”`;
  const fixes = unspecified.map(({ name }): Fix => {
    const title = `Say that ${name.text} has no cards in hand`;
    return { title, edits: [noneOf('hand', name, settings.source)], preferred: false, safe: false };
  });
  return [
    assumed(
      script,
      { span, says: `nothing is played from ${whose}`, otherwise: `otherwise write it down, as in ${otherwise}` },
      {
        message: `${whose} ${many ? 'are' : 'is'} not told, so that nothing is played from ${many ? 'them' : 'it'}. Otherwise, write it down, as in ${otherwise}.`,
        fixes,
      },
    ),
  ];
};

/** Once for each player and script. */
const unspecifiedDecks = (script: Script, decks: readonly string[], span: Span): readonly Problem[] => {
  const { unspecifiedReported } = script.progress;
  const fresh = decks.filter(name => !unspecifiedReported.has(deckKeyOf(name)));
  const [first] = fresh;
  if (first === undefined) return [];
  advance(script, next => {
    next.unspecifiedReported = new Set([...next.unspecifiedReported, ...fresh.map(deckKeyOf)]);
  });
  const whose = listedNames(fresh.map(name => `${name}'s deck`));
  const many = fresh.length > 1;
  const otherwise = `“player ${quoteIfNeeded(first)} deck Gust, Flash”`;
  return [
    assumed(
      script,
      { span, says: `cards from ${whose} do nothing`, otherwise: `otherwise write it down, as in ${otherwise}` },
      {
        message: `${whose} ${many ? 'are' : 'is'} not told, so that cards from ${many ? 'them' : 'it'} do nothing. Otherwise, write it down, as in ${otherwise}.`,
      },
    ),
  ];
};

const deckKeyOf = (name: string): string => `deck ${name}`;

const notInFull = (script: Script, names: readonly string[], span: Span): readonly Problem[] => {
  if (names.length === 0) return [];
  const which = listedNames(names);
  const says = `${which} ${names.length > 1 ? 'do' : 'does'} only what runs of ${names.length > 1 ? 'their words' : 'its words'}`;
  return [
    assumed(
      script,
      { span, says, otherwise: 'judge by hand what else may come' },
      {
        message: `Not all words of ${which} run: this holds for what does run alone. Judge by hand what else may come.`,
      },
    ),
  ];
};

const leftToChance = (script: Script, cards: readonly string[], span: Span): readonly Problem[] => {
  if (cards.length === 0) return [];
  const which = listedNames(cards);
  return [
    assumed(
      script,
      {
        span,
        says: `${which} lie in the deck in the order that they were put there`,
        otherwise: 'their order is random',
      },
      {
        message: `This hangs on the order of ${which} in a deck, which is random: it holds for the one in which they lie.`,
      },
    ),
  ];
};

const assumed = (script: Script, assumption: Assumption, wording: Omit<Wording, 'concepts'>): Problem =>
  assume(script, assumption, { ...wording, concepts: [] }, 'explore/assumed');
