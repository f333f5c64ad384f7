/** What can legally be chosen: as a card is played or an ability activated, and where a decision waits. */
import { lookedOr } from '../../../engine/game/play/lookInto.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { decisionActs } from '../../../engine/scenario/fixes/fixes.ts';
import { nextChoices } from '../../../engine/scenario/fixes/otherTargets.ts';
import { answerText, writtenRef } from '../../../engine/scenario/lines/answers.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import { actionOnLine } from '../openings/readLine.ts';
import type { Offer } from './item.ts';

/** After `choosing` and its commas; nothing if the line is not a legal play so far. */
export const legalChoices = (before: State, line: string, cards: Cards | undefined): readonly Offer[] =>
  /\bchoosing\b/i.test(line) ? lookedOr(before, [], state => choicesIn(state, line, cards)) : [];

const choicesIn = (state: State, line: string, cards: Cards | undefined): readonly Offer[] => {
  const before = line.replace(/(\bchoosing|,)\s*$/i, '');
  const said = actionOnLine(state, before, cards);
  const { act } = said ?? {};
  if (said === undefined || act === undefined || !('declared' in act)) return [];
  const options = nextChoices(said.state, said.who, act);
  if (options.length > 0)
    return options.map((ref, order) => offer(writtenRef(said.state, ref, options), order, 'can be chosen'));
  // That it cannot be paid for is reported once the line is complete; until then, it helps to know what fits.
  const paid = withoutPool(said.state, said.who);
  const fitting = nextChoices(paid, said.who, act);
  return fitting.map((ref, order) =>
    offer(writtenRef(paid, ref, fitting), order, 'could be chosen, but the cost could not be paid'),
  );
};

/** With uncounted resources, which pay for everything. */
const withoutPool = (state: State, who: PlayerId): State => ({
  ...state,
  players: state.players.map(player => (player.id === who ? { ...player, pool: null } : player)),
});

/** Whole answers after `chooses` and `orders`, where this player has to decide. */
export const legalAnswers = (state: State, who: number, verb: string): readonly Offer[] => {
  const { decision } = state;
  if (decision?.kind !== 'choose' || decision.player !== who) return [];
  const texts = lookedOr(state, [], looked => decisionActs(looked, MOST)).flatMap(act =>
    act.kind === 'answer' ? [answerText(state, decision.question, act.answer)] : [],
  );
  return [...new Set(texts)].flatMap((text, order) =>
    text.startsWith(`${verb} `) ? [offer(text.slice(verb.length + 1), order, `for ${decision.about}`)] : [],
  );
};

const MOST = 20;

/** As it is written, quotes and all: an answer may be several names. */
const offer = (text: string, order: number, detail: string): Offer => ({
  label: text.replace(/^"([^"]*)"$/, '$1'),
  insert: text,
  kind: 'class',
  rank: 'best',
  order,
  detail,
});
