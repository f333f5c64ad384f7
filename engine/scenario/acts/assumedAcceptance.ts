/**
 * Up to 1.2, a trigger's leading "you may" is decided as it resolves, long after its target was chosen. Whoever chose that
 * target in so many words is taken to want it, unless the next line declines; what is so assumed is told.
 */
import { perform } from '../../game/actions.ts';
import { player } from '../../game/play/query.ts';
import type { Statement } from '../../language/syntax.ts';
import { problem } from '../report/problems.ts';
import type { Script } from './playing.ts';

const keyOf = (who: number, about: string): string => `${who} ${about}`;

/** Notes that a player named what an ability is to be done to. */
export const recordChosenFor = (script: Script, who: number, about: string): void => {
  script.chosenFor.add(keyOf(who, about));
};

const ANSWERS: ReadonlySet<string> = new Set(['accept', 'decline', 'choose']);

/** Takes up a "may" that is presumed to be wanted. False where none waits, or where `next` is the player's own word on it. */
export const assumeAcceptance = (script: Script, next: Statement | null): boolean => {
  const { play } = script;
  const { decision } = play.state;
  if (play.behaviours.leadingMay !== 'on resolution' || decision?.kind !== 'choose' || decision.question.ask !== 'may')
    return false;
  if (!script.chosenFor.has(keyOf(decision.player, decision.about))) return false;
  if (next?.kind === 'action' && ANSWERS.has(next.action.kind) && isOf(script, next, decision.player)) return false;
  const at = next?.span ?? script.last;
  const { name } = player(play.state, decision.player);
  perform(play, decision.player, { kind: 'answer', answer: { kind: 'may', yes: true } });
  if (at !== null)
    script.problems.push(
      problem(
        'flow/assumed',
        at,
        `${name} chose for ${decision.about} and is assumed to accept it as it resolves; to decline it, write "${name} declines".`,
        {
          concepts: ['ability.triggered.may.later'],
        },
      ),
    );
  return true;
};

const isOf = (script: Script, s: Extract<Statement, { kind: 'action' }>, who: number): boolean => {
  const found = script.stage.names.players.find(s.player.text);
  return found.ok && found.id === who;
};
