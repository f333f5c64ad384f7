/** The openings of a state: every legal act as a line that reads back as that act. */
import { priorityOf } from '../../../engine/game/combat/showdown.ts';
import { declaredWays } from '../../../engine/game/legalActs/declaredWays.ts';
import { ACT_GROUPS, type ListedActs, legalActs } from '../../../engine/game/legalActs/legalActs.ts';
import { lookedOr, lookInto } from '../../../engine/game/play/lookInto.ts';
import { baseOf, player, sameLocation, turnOrder } from '../../../engine/game/play/query.ts';
import { sameTerms } from '../../../engine/game/state/cards/walk.ts';
import type { Act, PlayerId, State } from '../../../engine/game/state/state.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { isLineAct, type LineAct, lineOf } from '../../../engine/scenario/lines/lines.ts';
import { lookedText } from '../../../engine/scenario/report/excess.ts';
import type { Opening, OpeningGroup, Openings, PlayerOpenings } from '../../protocol.ts';
import type { OpeningsContext } from './asked.ts';
import { actionOnLine } from './readLine.ts';
import { refusedOf } from './refusedOf.ts';
import { whatAndWhere } from './whatAndWhere.ts';

export const openingsOf = (state: State, asked: OpeningsContext): Openings => {
  const { ruleset, expects = [], instead = [], isBeforeTurn } = asked;
  if (isBeforeTurn === true)
    return {
      ruleset,
      lines: state.players.map(({ name }) => `turn ${quoteIfNeeded(name)}`),
      expects,
      instead,
      players: [],
    };
  const players = turnOrder(state).map(who => openingsFor(state, who, asked));
  return {
    ruleset,
    lines: isPassing(state) ? ['all pass'] : [],
    expects,
    instead,
    players: players.filter(({ groups, refused }) => groups.length + refused.length > 0),
  };
};

/** Whether there is something that all can pass in. */
const isPassing = (state: State): boolean =>
  state.decision === null &&
  state.winners.length === 0 &&
  priorityOf(state) !== null &&
  (state.chain.length > 0 || state.showdown !== null);

/** With one card of a hand that the scenario does not list; null where there is no such card, or the hand is listed. */
export const openingsOfCard = (
  state: State,
  who: PlayerId,
  name: string,
  asked: OpeningsContext,
): PlayerOpenings | null => {
  const { name: said, handKnown } = player(state, who);
  if (handKnown) return null;
  const line = `${quoteIfNeeded(said)} plays ${quoteIfNeeded(name)}`;
  const held = actionOnLine(state, line, asked.cards)?.state;
  const card = held?.objects[state.objects.length]?.id;
  if (held === undefined || card === undefined) return null;
  const plays = listedOr('plays', held, own => {
    const acts = legalActs(own, who, 'plays', MOST).acts.filter(act => 'card' in act && act.card === card);
    return groupOf(own, who, { kind: 'plays', acts, cut: 0 }, asked);
  });
  return {
    player: who,
    name: said,
    groups: hasSomething(plays) ? [plays] : [],
    refused: lookedOr(held, [], own => refusedOf(own, who, asked)).filter(({ objects }) => objects[0] === card),
    isHandOpen: true,
  };
};

const openingsFor = (state: State, who: PlayerId, asked: OpeningsContext): PlayerOpenings => {
  const { name, handKnown } = player(state, who);
  const groups = SHOWN.map(kind =>
    listedOr(kind, state, own => groupOf(own, who, { kind, ...legalActs(own, who, kind, MOST) }, asked)),
  );
  return {
    player: who,
    name,
    groups: groups.filter(hasSomething),
    refused: lookedOr(state, [], own => refusedOf(own, who, asked)),
    isHandOpen: !handKnown,
  };
};

/** Conceding is always open, and no step of a game that is looked into. */
const SHOWN = ACT_GROUPS.filter(kind => kind !== 'concessions');

/** Each group by itself, so that too much to choose from hides no move. */
const listedOr = (kind: OpeningGroup['kind'], state: State, list: (state: State) => OpeningGroup): OpeningGroup => {
  const came = lookInto(state, list);
  return came.kind === 'done' ? came.value : { kind, openings: [], cut: 0, unlisted: lookedText(came.excess) };
};

const hasSomething = ({ openings, cut, unlisted }: OpeningGroup): boolean =>
  openings.length + cut > 0 || unlisted !== undefined;

/** More than this no one looks through. */
const MOST = 60;

/** An act that no line says is counted with what is cut; what reads alike is there once. */
const groupOf = (
  state: State,
  who: PlayerId,
  { kind, acts, cut }: ListedActs & { readonly kind: OpeningGroup['kind'] },
  asked: OpeningsContext,
): OpeningGroup => {
  const openings = new Map<string, Opening>();
  let unsaid = 0;
  for (const act of acts) {
    const opening = isLineAct(act) && reads(state, who, act, asked) ? openingOf(state, who, act, asked) : null;
    if (opening === null) unsaid++;
    else if (!openings.has(opening.line)) openings.set(opening.line, opening);
  }
  return { kind, openings: [...openings.values()], cut: cut + unsaid };
};

/** In characters: a line that names hundreds of units is read by no one. */
const LONGEST = 1000;

/** Whether its line, read in that state, says the act and no other. */
export const reads = (state: State, who: PlayerId, act: LineAct, { cards }: OpeningsContext): boolean => {
  const line = lineOf(state, who, act);
  if (line.length > LONGEST) return false;
  const said = actionOnLine(state, line, cards);
  return said !== undefined && said.who === who && sameTerms(plain(who, said.act), plain(who, act));
};

/** Without what says the same in another way. */
const plain = (who: PlayerId, act: Act): Act => {
  if (act.kind === 'begin') return { ...act, what: 'showdown' };
  if (!('declared' in act)) return act;
  const { asks: _, ...declared } = act.declared;
  if (act.kind !== 'play') return { ...act, declared };
  const to = act.to !== null && sameLocation(act.to, baseOf(who)) ? null : act.to;
  return { ...act, declared, to, from: null };
};

const openingOf = (state: State, who: PlayerId, act: LineAct, asked: OpeningsContext): Opening => ({
  line: lineOf(state, who, act),
  ...whatAndWhere(act),
  ...('declared' in act ? waysOf(state, who, act, asked) : {}),
});

const waysOf = (
  state: State,
  who: PlayerId,
  act: Extract<LineAct, { kind: 'play' | 'activate' | 'activate-place' }>,
  asked: OpeningsContext,
): Pick<Opening, 'asks' | 'ways' | 'waysCut'> => {
  const ways = declaredWays(state, who, act, MOST_WAYS, name => asked.cards?.print(name) ?? null);
  if (ways.asked === undefined) return {};
  const said = ways.acts.filter(isLineAct).filter(way => reads(state, who, way, asked));
  const lines = [...new Set(said.map(way => lineOf(state, who, way)))];
  return {
    asks: ways.asked.prompt,
    ...(lines.length === 0 ? {} : { ways: lines }),
    ...(ways.cut === 0 ? {} : { waysCut: ways.cut }),
  };
};

const MOST_WAYS = 24;
