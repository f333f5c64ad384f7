/** What an outlook takes for granted: a hand that is not told does nothing, resources that are not told pay for all, and words that do not run are left out. */
import { listedNames } from '../../game/play/query.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { PlayerId } from '../../game/state/state.ts';
import { claim as claimText } from '../../language/print/claims.ts';
import type { Name, Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { capitalized } from '../../lists.ts';
import { assume, type Wording } from '../acts/assumed.ts';
import { speakingInReach } from '../acts/inPlay.ts';
import { advance, type Script } from '../acts/playing.ts';
import { assumeNone, assumeNoneOf, keyOf, noneOf } from '../acts/unspecified.ts';
import type { Outlook, OutlookQuestion } from '../report/outlook.ts';
import type { Problem } from '../report/problems.ts';
import type { Assumption, Fix } from '../report/report.ts';
import { NOTHING_UNKNOWN } from '../report/unknown.ts';
import { type Conditions, conditionsOf, type Matters, mattersTo, whoseText } from './conditions.ts';

/** `explore/assumed`: of hands, decks and resources once for each player and script, and of the rest by name. */
export const assumedIn = (
  script: Script,
  question: OutlookQuestion,
  outlook: Outlook | undefined,
): readonly Problem[] => {
  const { span } = question;
  const { hands, cards, order, decks, resources, domains } = conditionsIn(script, question, outlook);
  return [
    ...unspecifiedHands(script, hands, span),
    ...unspecifiedDecks(script, decks, span),
    ...unspecifiedResources(script, resources, span),
    ...unspecifiedDomains(script, domains, span),
    ...assumeNoneOf(script, span, speakingInReach(question.state)),
    ...countedByClaim(script, question),
    ...notInFull(script, cards, span),
    ...leftToChance(script, order, span),
  ];
};

/** Winning hangs on the points that there are. A claim of points says itself that they are counted, and from none where none are told. */
const countedByClaim = (script: Script, { claim, span }: OutlookQuestion): readonly Problem[] =>
  flatMapped(claim.modality === 'repeat' ? [] : claim.claims, each =>
    each.about === 'players' && each.fact.kind === 'wins the game'
      ? assumeNone(script, span, `“${claimText(each)}”`, { what: 'points', whose: 'anyone' }, null)
      : [],
  );

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
    matters(question, outlook),
  );

const matters = (question: OutlookQuestion, outlook: Outlook | undefined): Matters =>
  question.of === 'loop' || outlook === undefined
    ? () => true
    : mattersTo({ helpers: question.helpers, isFound: outlook.isFound, isPossible: outlook.isPossible });

const unspecifiedHands = (script: Script, hands: readonly string[], span: Span): readonly Problem[] => {
  const { source } = script.settings;
  const unspecified = firstReported(script, 'hand', hands);
  const [first] = unspecified;
  if (first === undefined) return [];
  const whose = whoseText(
    unspecified.map(({ text }) => text),
    'hand',
  );
  const many = unspecified.length > 1;
  const otherwise = `“player ${quoteIfNeeded(first.text)} hand Gust”`;
  const fixes = unspecified.map((name): Fix => {
    const title = `Say that ${name.text} has no cards in hand`;
    return { title, edits: [noneOf('hand', name, source)], preferred: false, safe: false };
  });
  return [
    assumed(
      script,
      { span, says: `nothing is played from ${whose}`, otherwise: `otherwise write it down, as in ${otherwise}` },
      {
        message: `${whose} ${many ? 'are' : 'is'} not specified, so nothing is played from ${many ? 'them' : 'it'}. To change that, write it down, as in ${otherwise}.`,
        fixes,
      },
    ),
  ];
};

const unspecifiedResources = (script: Script, resources: readonly string[], span: Span): readonly Problem[] => {
  const unspecified = firstReported(script, 'resources', resources).map(({ text }) => text);
  const [first] = unspecified;
  if (first === undefined) return [];
  const many = unspecified.length > 1;
  const otherwise = `“player ${quoteIfNeeded(first)} energy 2” or “player ${quoteIfNeeded(first)} runes 2x calm”`;
  return [
    assumed(
      script,
      {
        span,
        says: `${listedNames(unspecified)} can pay all costs`,
        otherwise: `costs are checked once the line says what there is, as in ${otherwise}`,
      },
      {
        message: `${whoseText(unspecified, 'resources')} are not specified, so ${many ? 'they pay' : `${first} pays`} no costs. To change that, write them down, as in ${otherwise}.`,
      },
    ),
  ];
};

/** Those of these players of whom it has not been reported yet, as they are written. */
const firstReported = (
  script: Script,
  what: 'hand' | 'resources' | 'rune deck',
  names: readonly string[],
): readonly Name[] => {
  const { settings, progress } = script;
  const fresh = settings.players.flatMap(({ name }, seat) => {
    const key = what === 'hand' ? keyOf(seat as PlayerId, what) : `${what} ${seat}`;
    return names.includes(name.text) && !progress.unspecifiedReported.has(key) ? [{ key, name }] : [];
  });
  if (fresh.length > 0)
    advance(script, next => {
      next.unspecifiedReported = new Set([...next.unspecifiedReported, ...fresh.map(({ key }) => key)]);
    });
  return fresh.map(({ name }) => name);
};

const unspecifiedDomains = (script: Script, players: readonly string[], span: Span): readonly Problem[] => {
  const unspecified = firstReported(script, 'rune deck', players).map(({ text }) => text);
  const [first] = unspecified;
  if (first === undefined) return [];
  const runes = `runes that ${listedNames(unspecified)} channelled`;
  const otherwise = `“player ${quoteIfNeeded(first)} rune deck 3x fury, 2x calm”`;
  return [
    assumed(
      script,
      {
        span,
        says: `${runes} pay Power of every domain`,
        otherwise: `otherwise list the rune deck, as in ${otherwise}`,
      },
      {
        message: `${capitalized(runes)} pay Power of every domain, because ${whoseText(unspecified, 'rune deck')} ${unspecified.length > 1 ? 'are' : 'is'} not specified. To change that, write it down, as in ${otherwise}.`,
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
        message: `${whose} ${many ? 'are' : 'is'} not specified, so cards from ${many ? 'them' : 'it'} do nothing. To change that, write it down, as in ${otherwise}.`,
      },
    ),
  ];
};

const deckKeyOf = (name: string): string => `deck ${name}`;

const notInFull = (script: Script, names: readonly string[], span: Span): readonly Problem[] => {
  if (names.length === 0) return [];
  const which = listedNames(names);
  const says = `only part of the text of ${which} runs`;
  return [
    assumed(
      script,
      { span, says, otherwise: 'judge the rest by hand' },
      {
        message: `Not all of the text of ${which} runs, and this holds only for the part that does. Judge the rest by hand.`,
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
        says: `${which} are in the deck in the order in which they were put there`,
        otherwise: 'their order is random',
      },
      {
        message: `This depends on the order of ${which} in a deck, which is random: it holds for the order in which they were put there.`,
      },
    ),
  ];
};

const assumed = (script: Script, assumption: Assumption, wording: Omit<Wording, 'concepts'>): Problem =>
  assume(script, assumption, { ...wording, concepts: [] }, 'explore/assumed');
