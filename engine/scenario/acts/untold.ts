/**
 * What a player has that the scenario does not list: runes, cards in hand or trash, points, XP. Where a card counts them, that
 * none are assumed is reported, and rides along with every later answer.
 */
import { isInGame, listed } from '../../game/play/query.ts';
import type { Filter, Who } from '../../game/state/cards/terms.ts';
import { partsOf, type TermPart } from '../../game/state/cards/walk.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Print } from '../../game/state/things.ts';
import type { Name, Statement } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import type { Told } from '../board/board.ts';
import { insertLine } from '../report/lineEdits.ts';
import type { Problem } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { assume } from './assumed.ts';
import { advance, type Script } from './playing.ts';

/** What an ability counts, and whose: of its own controller, of the others, or of anyone. */
interface Counted {
  readonly what: Told;
  readonly whose: 'own' | 'others' | 'anyone';
}

/** `flow/assumed`, once for each player and what they have: for `card`, or for what is on the board (null). */
export const assumeNoneOfUntold = (script: Script, s: Statement, card: Print | null): readonly Problem[] => {
  // A `turn` line comes before all that happens in it.
  if (s.kind === 'turn' && !script.progress.opened) return [];
  const counting = card === null ? countingIn(script.play.state) : [{ print: card, by: playerOf(script, s) }];
  return counting.flatMap(({ print, by }) =>
    countedBy(print).flatMap(each => assumeNone(script, s, print.name, each, by)),
  );
};

/** Who plays a card, or is asked about. */
const playerOf = ({ stage }: Script, s: Statement): PlayerId | null => {
  const name =
    s.kind === 'action' ? s.player : s.kind === 'expect' && s.claim.about === 'legality' ? s.claim.player : null;
  const found = name === null ? null : stage.names.players.find(name.text);
  return found?.ok === true ? found.id : null;
};

interface Counting {
  readonly print: Print;
  /** Its controller; null of a battlefield: the players there. */
  readonly by: PlayerId | null;
}

/** What is in play or has been: not what still lies in a hand or a deck. */
const countingIn = ({ objects, battlefields }: State): readonly Counting[] => {
  const found: Counting[] = [];
  for (const { zone, print, controller } of objects)
    if (zone.kind !== 'deck' && zone.kind !== 'hand' && countedBy(print).length > 0)
      found.push({ print, by: controller });
  for (const { print } of battlefields)
    if (print !== null && countedBy(print).length > 0) found.push({ print, by: null });
  return found;
};

const assumeNone = (
  script: Script,
  { span }: Statement,
  card: string,
  { what, whose }: Counted,
  by: PlayerId | null,
): readonly Problem[] => {
  const { stage, play, progress } = script;
  const untold = stage.players.flatMap(({ told, name }, seat) => {
    const id = seat as PlayerId;
    const isMeant = whose === 'anyone' || by === null || (id === by) === (whose === 'own');
    const isToReport = isMeant && isInGame(play.state, id) && !told.has(what);
    return isToReport && !progress.untoldReported.has(keyOf(id, what)) ? [{ id, name }] : [];
  });
  if (untold.length === 0) return [];
  advance(script, {
    untoldReported: new Set([...progress.untoldReported, ...untold.map(({ id }) => keyOf(id, what))]),
  });
  const { counts, none, how } = WORDS[what];
  const names = untold.map(({ name }) => name.text);
  const many = names.length > 1;
  const [first = ''] = names;
  const write = how(quoteIfNeeded(first));
  const message = `${card} counts ${counts} of ${listed(names)}, which the scenario does not tell; ${many ? 'they are' : `${first} is`} assumed to start with ${none}. Otherwise, write it down, as in ${write}.`;
  const fixes = untold.map(({ name }): Fix => {
    const title = `Say that ${name.text} starts with ${none}`;
    return { title, edits: [editOf(what, name, stage.source)], preferred: false, safe: false };
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

const keyOf = (id: PlayerId, what: Told): string => `${what} ${id}`;

/** How it is said, and a line of the board that lists it. */
const WORDS: Readonly<
  Record<Told, { readonly counts: string; readonly none: string; readonly how: (player: string) => string }>
> = {
  runes: { counts: 'the runes', none: 'no runes', how: p => `“player ${p} runes 5x fury”` },
  hand: { counts: 'the cards in hand', none: 'no cards in hand', how: p => `“player ${p} hand Gust”` },
  trash: { counts: 'the cards in the trash', none: 'an empty trash', how: p => `“trash ${p} Gust”` },
  points: { counts: 'the points', none: '0 points', how: p => `“player ${p} points 3”` },
  xp: { counts: 'the XP', none: '0 XP', how: p => `“player ${p} xp 3”` },
};

const editOf = (what: Told, { text, span }: Name, source: string): Fix['edits'][number] => {
  if (what !== 'trash') {
    const none = what === 'points' || what === 'xp' ? `${what} 0` : `${what} nothing`;
    return { span: { start: span.end, end: span.end }, text: ` ${none}` };
  }
  return insertLine(source, span, `trash ${quoteIfNeeded(text)} nothing`, 'below');
};

const counted = new WeakMap<Print, readonly Counted[]>();

/** Each once. */
const countedBy = (print: Print): readonly Counted[] => {
  const known = counted.get(print);
  if (known !== undefined) return known;
  const all = partsOf(print.abilities).flatMap(countedIn);
  const found = all.filter(
    (one, i) => all.findIndex(other => other.what === one.what && other.whose === one.whose) === i,
  );
  counted.set(print, found);
  return found;
};

/** What a term counts itself, without the terms within it. */
const countedIn = (part: TermPart): readonly Counted[] => {
  if (part.kind === 'points' || part.kind === 'xp') return [{ what: part.kind, whose: whoseOf(part.who) }];
  // Level counts the XP of the controller (`keyword.level`).
  if (part.keyword === 'level') return [{ what: 'xp', whose: 'own' }];
  if (part.kind === 'cards in hand') return [{ what: 'hand', whose: whoseOf(part.who) }];
  if (COUNTING.has(part.kind) && part.among === undefined) return countedOf(part.what, undefined);
  if (part.is === 'exists') return countedOf(part.filter, undefined);
  if (part.is === 'controls') return countedOf(part.what, whoseOf(part.who));
  if (part.is === 'near victory') return [{ what: 'points', whose: whoseOf(part.who) }];
  if (part.is !== 'outdoes') return [];
  if (part.of === 'points' || part.of === 'xp') return [{ what: part.of, whose: 'anyone' }];
  if (part.of === 'cards in hand') return [{ what: 'hand', whose: 'anyone' }];
  return countedOf(part.of, 'anyone');
};

const COUNTING: ReadonlySet<unknown> = new Set(['count', 'highest', 'lowest', 'total', 'different', 'tags among']);

/** Of a filter, where it is of something that a scenario need not list. */
const countedOf = (filter: unknown, whose: Counted['whose'] | undefined): readonly Counted[] => {
  if (!isFilter(filter)) return [];
  const { types, where, side } = filter;
  const bySide = side === undefined ? 'anyone' : side === 'enemy' || side === 'not yours' ? 'others' : 'own';
  if (types.includes('rune')) return [{ what: 'runes', whose: whose ?? bySide }];
  if (where?.kind !== 'zone' || (where.zone !== 'hand' && where.zone !== 'trash')) return [];
  return [{ what: where.zone, whose: where.of === 'any' ? 'anyone' : whoseOf(where.of) }];
};

const isFilter = (part: unknown): part is Filter =>
  typeof part === 'object' && part !== null && 'types' in part && Array.isArray(part.types);

const whoseOf = (who: unknown): Counted['whose'] => OWN_AND_OTHERS.get(who) ?? 'anyone';

const OWN_AND_OTHERS: ReadonlyMap<unknown, Counted['whose']> = new Map<Who, Counted['whose']>([
  ['you', 'own'],
  ['opponents', 'others'],
  ['an opponent', 'others'],
  ['each other player', 'others'],
]);
