/**
 * Choices with one legal answer are taken without a line. A line that names just that answer adds nothing, and is no
 * mistake.
 */
import { nameOfRef } from '../../game/abilities/context.ts';
import { chosenRefs } from '../../game/costs/totalCost.ts';
import { listedNames, player } from '../../game/play/query.ts';
import type { Settled } from '../../game/play/recorder.ts';
import type { Concept } from '../../game/state/concepts.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Action, AnswerAction, Name } from '../../language/syntax.ts';
import { pickFrom } from '../names/called.ts';
import { recordChosenFor } from './assumedAcceptance.ts';
import { nothingAsked } from './nothingAsked.ts';
import { orderOf } from './ordering.ts';
import { type Script, scopeOf } from './playing.ts';

/** How many of the names, from the first on, are answers that have been taken already. */
export const settledNames = (script: Script, who: PlayerId, names: readonly Name[]): number => {
  const { play } = script;
  const own = choicesOf(script, who);
  const isTaken = ({ text }: Name): boolean =>
    own.some(({ refs }) =>
      refs.length === 0 ? text.toLowerCase() === 'nothing' : pickFrom(play.state, refs, text) !== undefined,
    );
  for (const { about } of own) if (names.some(isTaken)) recordChosenFor(script, who, about);
  const at = names.findIndex(n => !isTaken(n));
  return at < 0 ? names.length : at;
};

const choicesOf = ({ play }: Script, who: PlayerId): readonly Settled[] =>
  play.recorder.settled.filter(s => s.player === who && s.order === undefined);

/**
 * Whether a line orders triggers that were put on the chain without asking, because their order makes no difference.
 */
export const isSettledOrder = (script: Script, who: PlayerId, said: readonly Name[]): boolean =>
  script.play.state.decision === null &&
  script.play.recorder.settled.some(
    ({ player, order: names }) =>
      names !== undefined &&
      player === who &&
      orderOf(scopeOf(script), { question: { ask: 'order', names }, rule: 'ability.triggered.order' }, said).ok,
  );

const waitingOnChain = ({ chain }: State): string | null => {
  if (chain.length === 0) return null;
  const items = listedNames(chain.map(({ name }) => name));
  return `${items} ${chain.length > 1 ? 'wait' : 'waits'} on the chain; choices made on resolution come after “all pass”`;
};

/**
 * Why no choice waits. Where there was one: with a single answer, which has been taken; with an answer by another line; with nothing
 * that could be done; or made as a card was played, or to come, as something resolves. Where there was none, when there would be.
 */
export const whyNothingWaits = (script: Script, who: PlayerId, action: Action, refusal: Refusal): Refusal => {
  const { play } = script;
  if (refusal.code !== 'flow/nothing-pending' || play.state.decision !== null || !isAnswer(action)) return refusal;
  const why =
    becameOfChoice(script, who) ??
    chosenOnChain(script, who, action) ??
    waitingOnChain(play.state) ??
    nothingAsked(script, who, action);
  return { ...refusal, message: `No choice is waiting here: ${why}.` };
};

const isAnswer = (action: Action): action is AnswerAction =>
  action.kind === 'choose' ||
  action.kind === 'accept' ||
  action.kind === 'decline' ||
  action.kind === 'order' ||
  action.kind === 'name';

/** What a player's item on the chain has chosen already, where a line names just that once more. */
const chosenOnChain = ({ play: { state } }: Script, who: PlayerId, action: Action): string | null => {
  if (action.kind !== 'choose' || action.names.length === 0) return null;
  const item = state.chain.findLast(
    each =>
      each.controller === who &&
      action.names.every(({ text }) => pickFrom(state, chosenRefs(each), text) !== undefined),
  );
  if (item === undefined) return null;
  const names = listedNames(action.names.map(({ text }) => text));
  return `${item.name} has already chosen ${names}, and resolves after “all pass”`;
};

/** What became of a choice that had waited, or might have; null where nothing tells of one. */
export const becameOfChoice = (script: Script, who: PlayerId): string | null =>
  takenAlready(script, who) ?? answeredAlready(script, who) ?? notAsked(script, who);

const takenAlready = (script: Script, who: PlayerId): string | null => {
  const { play } = script;
  const taken = choicesOf(script, who).map(({ about, refs }) =>
    refs.length === 0
      ? `${about} had nothing to choose`
      : `${listedNames(refs.map(ref => nameOfRef(play.state, ref)))} was all that ${about} could choose, and is chosen already`,
  );
  return taken.length === 0 ? null : taken.join('; ');
};

/** As long as nothing has been done since by another line. */
const answeredAlready = ({ play, progress }: Script, who: PlayerId): string | null => {
  const { answered } = progress;
  if (answered === null || answered.player !== who || lastLineOf(play) > answered.line) return null;
  return `what ${answered.about} asked ${player(play.state, who).name} has been answered with “${answered.words}”`;
};

/** What the last line led to that is not done, and so not asked about either, in the words of its steps. */
const notAsked = ({ play }: Script, who: PlayerId): string | null => {
  const last = lastLineOf(play);
  const why = play.recorder.steps.findLast(
    ({ line, rule, players }) => line === last && NOT_DONE.has(rule) && (players.length === 0 || players.includes(who)),
  );
  return why === undefined ? null : why.text.replace(/\.$/, '');
};

const lastLineOf = ({ recorder }: Script['play']): number => recorder.steps.at(-1)?.line ?? -1;

const NOT_DONE: ReadonlySet<string> = new Set<Concept>([
  'ability.activate.choices.none-triggered',
  'ability.activate.pay.decline',
  'action.counter',
  'cost.impossible',
  'new-choices.none-legal',
  'play.impossible.ignored',
  'play.target.illegal.unaffected',
]);
