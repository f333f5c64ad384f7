/**
 * What a player has that the scenario does not list: runes, cards in hand or trash, points, XP. Where a card counts
 * them, the assumption that there are none is reported, and repeated with every later answer.
 */
import { isInGame, listed } from '../../game/play/query.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { PlayerId, Print } from '../../game/state/state.ts';
import type { Name, Span, Statement } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import type { Specified } from '../board/board.ts';
import { actionOn } from '../lines/actions.ts';
import { insertLine } from '../report/lineEdits.ts';
import type { Problem } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { assume } from './assumed.ts';
import { type Counted, countedBy } from './counted.ts';
import { type InPlay, speakingInPlay } from './inPlay.ts';
import { advance, type Script } from './playing.ts';

/** `flow/assumed`, once for each player and what they have: for `card`, or for what is on the board (null). */
export const assumeNoneOfUnspecified = (script: Script, s: Statement, card: Print | null): readonly Problem[] => {
  const counting = card === null ? speakingInPlay(script.play.state) : [{ print: card, by: playerOf(script, s) }];
  return assumeNoneOf(script, s.span, counting);
};

/** The same for these cards. */
export const assumeNoneOf = (script: Script, span: Span, counting: readonly InPlay[]): readonly Problem[] =>
  flatMapped(counting, ({ print, by }) =>
    flatMapped(countedBy(print), each => assumeNone(script, span, print.name, each, by)),
  );

/** Who plays a card, or is asked about. */
const playerOf = ({ settings }: Script, s: Statement): PlayerId | null => {
  const asked = actionOn(s);
  const found = asked === null ? null : settings.names.players.find(asked.player.text);
  return found?.ok === true ? found.id : null;
};

/** `flow/assumed`, once for each player and what they have. `card`: what counts it, by name. */
export const assumeNone = (
  script: Script,
  span: Span,
  card: string,
  { what, whose }: Counted,
  by: PlayerId | null,
): readonly Problem[] => {
  const { settings, play, progress } = script;
  const unspecified = settings.players.flatMap(({ specified, name }, seat) => {
    const id = seat as PlayerId;
    const isMeant = whose === 'anyone' || by === null || (id === by) === (whose === 'own');
    const isToReport = isMeant && isInGame(play.state, id) && !specified.has(what);
    return isToReport && !progress.unspecifiedReported.has(keyOf(id, what)) ? [{ id, name }] : [];
  });
  if (unspecified.length === 0) return [];
  advance(script, next => {
    next.unspecifiedReported = new Set([...next.unspecifiedReported, ...unspecified.map(({ id }) => keyOf(id, what))]);
  });
  const { counts, none, how } = WORDS[what];
  const names = unspecified.map(({ name }) => name.text);
  const many = names.length > 1;
  const [first = ''] = names;
  const write = how(quoteIfNeeded(first));
  const message = `${card} counts ${counts} of ${listed(names)}, which the scenario does not specify; ${many ? 'they are' : `${first} is`} assumed to start with ${none}. To change that, write it down, as in ${write}.`;
  const fixes = unspecified.map(({ name }): Fix => {
    const title = `Say that ${name.text} starts with ${none}`;
    return { title, edits: [noneOf(what, name, settings.source)], preferred: false, safe: false };
  });
  const says = `${listed(names)} ${many ? 'start' : 'starts'} with ${none}`;
  return [
    assume(
      script,
      { span, says, otherwise: `otherwise write it down, as in ${write}` },
      { message, concepts: [], fixes },
    ),
  ];
};

/** Of what has been reported (`ScriptProgress.unspecifiedReported`). */
export const keyOf = (id: PlayerId, what: Specified): string => `${what} ${id}`;

/** How it is said, and a line of the board that lists it. */
const WORDS: Readonly<
  Record<Specified, { readonly counts: string; readonly none: string; readonly how: (player: string) => string }>
> = {
  runes: { counts: 'the runes', none: 'no runes', how: p => `“player ${p} runes 5x fury”` },
  hand: { counts: 'the cards in hand', none: 'no cards in hand', how: p => `“player ${p} hand Gust”` },
  trash: { counts: 'the cards in the trash', none: 'an empty trash', how: p => `“trash ${p} Gust”` },
  points: { counts: 'the points', none: '0 points', how: p => `“player ${p} points 3”` },
  xp: { counts: 'the XP', none: '0 XP', how: p => `“player ${p} xp 3”` },
  legends: {
    counts: 'the legends chosen for the deck',
    none: 'no chosen legends',
    how: p => `“player ${p} chosen legends Jinx, Vi”`,
  },
};

const NONE_SAID: Readonly<Record<Exclude<Specified, 'trash'>, string>> = {
  runes: 'runes nothing',
  hand: 'hand nothing',
  points: 'points 0',
  xp: 'xp 0',
  legends: 'chosen legends nothing',
};

/** Writes that a player has none of it. */
export const noneOf = (what: Specified, { text, span }: Name, source: string): Fix['edits'][number] => {
  if (what !== 'trash') {
    return { span: { start: span.end, end: span.end }, text: ` ${NONE_SAID[what]}` };
  }
  return insertLine(source, span, `trash ${quoteIfNeeded(text)} nothing`, 'below');
};
