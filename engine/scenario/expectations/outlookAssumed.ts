/** What an outlook takes for granted: a hand that is not told does nothing, and words that do not run are left out. */
import { isInGame, listedNames } from '../../game/play/query.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { assume, type Wording } from '../acts/assumed.ts';
import { advance, type Script } from '../acts/playing.ts';
import { keyOf, noneOf } from '../acts/untold.ts';
import type { Outlook, OutlookQuestion } from '../report/outlook.ts';
import type { Problem } from '../report/problems.ts';
import type { Assumption, Fix } from '../report/report.ts';

/** `explore/assumed`: of hands once for each player and script, and of the rest by name. */
export const assumedIn = (
  script: Script,
  { state, span }: OutlookQuestion,
  outlook: Outlook | undefined,
): readonly Problem[] => [
  ...untoldHands(script, span),
  ...notInFull(script, state, span),
  ...leftToChance(script, outlook?.chance ?? [], span),
];

const untoldHands = (script: Script, span: Span): readonly Problem[] => {
  const { settings, play, progress } = script;
  const untold = settings.players.flatMap(({ told, name }, seat) => {
    const key = keyOf(seat as PlayerId, 'hand');
    const isOpen = isInGame(play.state, seat as PlayerId) && !told.has('hand') && !progress.untoldReported.has(key);
    return isOpen ? [{ key, name }] : [];
  });
  const [first] = untold;
  if (first === undefined) return [];
  advance(script, next => {
    next.untoldReported = new Set([...next.untoldReported, ...untold.map(({ key }) => key)]);
  });
  const whose = listedNames(untold.map(({ name }) => `${name.text}'s hand`));
  const many = untold.length > 1;
  const otherwise = `“player ${quoteIfNeeded(first.name.text)} hand Gust”`;
  const fixes = untold.map(({ name }): Fix => {
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

/** Cards that could come into it from anywhere. */
const notInFull = (script: Script, state: State, span: Span): readonly Problem[] => {
  const { cards } = script.settings.names;
  const names = namesIn(state).filter(name => cards.isUnread(name) || cards.texts(name).length > 0);
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

const namesIn = ({ objects, battlefields }: State): readonly string[] => [
  ...new Set([
    ...flatMapped(objects, ({ print, zone }) => (zone.kind === 'gone' ? [] : print.name)),
    ...flatMapped(battlefields, ({ print }) => print?.name ?? []),
  ]),
];

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
