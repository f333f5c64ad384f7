/**
 * Up to 1.2, a trigger's leading "you may" is decided as it resolves, long after its target was chosen. Whoever chose that
 * target in so many words is taken to want it, unless the next line declines; what is so assumed is told.
 */
import { perform } from '../../game/actions.ts';
import { player } from '../../game/play/query.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import { type Problem, problem } from '../report/problems.ts';
import { advance, type Script } from './playing.ts';

const keyOf = (who: number, about: string): string => `${who} ${about}`;

/** Notes that a player named what an ability is to be done to. */
export const recordChosenFor = (script: Script, who: number, about: string): void => {
  const { chosenFor } = script.progress;
  const key = keyOf(who, about);
  if (!chosenFor.has(key)) advance(script, { chosenFor: new Set([...chosenFor, key]) });
};

const ANSWERS: ReadonlySet<string> = new Set(['accept', 'decline', 'choose']);

/**
 * Accepts for a player, once and again, where acceptance is assumed; gives what is said of it at `next`, or at the line
 * `previous` where nothing follows. Not where `next` is the player's own answer. `then` carries on after each.
 */
export const assumeAcceptance = (
  script: Script,
  next: Statement | null,
  previous: Span | null,
  then: () => void = () => {},
): readonly Problem[] => {
  const problems: Problem[] = [];
  for (let one = acceptOnce(script, next, previous); one !== null; one = acceptOnce(script, next, previous)) {
    problems.push(...one);
    then();
  }
  return problems;
};

/** Null where nothing waits that acceptance is assumed of. */
const acceptOnce = (script: Script, next: Statement | null, previous: Span | null): readonly Problem[] | null => {
  const { play } = script;
  const { decision } = play.state;
  if (play.behaviours.leadingMay !== 'on resolution' || decision?.kind !== 'choose' || decision.question.ask !== 'may')
    return null;
  if (!script.progress.chosenFor.has(keyOf(decision.player, decision.about))) return null;
  if (next?.kind === 'action' && ANSWERS.has(next.action.kind) && isOf(script, next, decision.player)) return null;
  const at = next?.span ?? previous;
  const { name } = player(play.state, decision.player);
  perform(play, decision.player, { kind: 'answer', answer: { kind: 'may', yes: true } });
  if (at === null) return [];
  const message = `${name} chose for ${decision.about} and is assumed to accept it as it resolves; to decline it, write "${name} declines".`;
  return [problem('flow/assumed', at, message, { concepts: ['ability.triggered.may.later'] })];
};

const isOf = (script: Script, s: Extract<Statement, { kind: 'action' }>, who: number): boolean => {
  const found = script.stage.names.players.find(s.player.text);
  return found.ok && found.id === who;
};
