/**
 * Up to 1.2, a trigger's leading "you may" is decided as it resolves, long after its target was chosen. An author whose
 * script names that target is assumed to accept, unless the next line declines; the assumption is reported.
 */
import { perform } from '../../game/actions.ts';
import { player } from '../../game/play/query.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import { lineOf } from '../lines/lines.ts';
import { insertLine } from '../report/lineEdits.ts';
import type { Problem } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { assume } from './assumed.ts';
import { advance, type Script } from './playing.ts';

const keyOf = (who: number, about: string): string => `${who} ${about}`;

/** Notes that a player named what an ability is to be done to. */
export const recordChosenFor = (script: Script, who: number, about: string): void => {
  const { chosenFor } = script.progress;
  const key = keyOf(who, about);
  if (chosenFor.has(key)) return;
  advance(script, next => {
    next.chosenFor = new Set([...chosenFor, key]);
  });
};

const ANSWERS: ReadonlySet<string> = new Set(['accept', 'decline', 'choose']);

/** Where in the script acceptance is assumed. */
export interface Between {
  /** What the game goes on to, expectations passed over; null where nothing follows. */
  readonly next: Statement | null;
  /** The line that has been played last. */
  readonly previous: Span | null;
  /** The line that is about to be played; null where `previous` itself or the end of the script leads to the decision. */
  readonly coming: Span | null;
}

/**
 * Accepts for a player wherever acceptance is assumed, as often as it takes. Returns the reports, at `next` or else at
 * the line `previous`, with the line that would decline as a fix. Does nothing where `next` is the player's own answer.
 * `then` plays on after each acceptance.
 */
export const assumeAcceptance = (script: Script, at: Between, then: () => void = doNothing): readonly Problem[] => {
  if (script.play.behaviours.leadingMay !== 'on resolution') return NOTHING;
  const problems: Problem[] = [];
  for (let one = acceptOnce(script, at); one !== null; one = acceptOnce(script, at)) {
    problems.push(...one);
    then();
  }
  return problems;
};

const doNothing = (): void => {};

const NOTHING: readonly never[] = [];

/** Null where no question waits to which acceptance is assumed. */
const acceptOnce = (script: Script, between: Between): readonly Problem[] | null => {
  const { next, previous } = between;
  const { play } = script;
  const { decision } = play.state;
  if (decision?.kind !== 'choose' || decision.question.ask !== 'may') return null;
  if (!script.progress.chosenFor.has(keyOf(decision.player, decision.about))) return null;
  if (next?.kind === 'action' && ANSWERS.has(next.action.kind) && isOf(script, next, decision.player)) return null;
  const at = next?.span ?? previous;
  const { name } = player(play.state, decision.player);
  const decline = lineOf(play.state, decision.player, { kind: 'answer', answer: { kind: 'may', yes: false } });
  perform(play, decision.player, { kind: 'answer', answer: { kind: 'may', yes: true } });
  if (at === null) return [];
  const message = `${name} chose for ${decision.about} and is assumed to accept it as it resolves; to decline it, write "${decline}".`;
  const fixes = declineFixes(script.settings.source, between, decline);
  const assumption = {
    span: at,
    says: `${name} accepts for ${decision.about}`,
    otherwise: `write “${decline}” if not`,
  };
  return [assume(script, assumption, { message, concepts: ['ability.triggered.may.later'], fixes })];
};

/** The answer stands where the decision waits: above the line that is about to be played, or below the last one. */
const declineFixes = (source: string, { previous, coming }: Between, decline: string): readonly Fix[] => {
  const at = coming ?? previous;
  if (at === null) return [];
  const edit = insertLine(source, at, decline, coming === null ? 'below' : 'above');
  return [{ title: `Write "${decline}"`, edits: [edit], preferred: false, safe: false }];
};

const isOf = (script: Script, s: Extract<Statement, { kind: 'action' }>, who: number): boolean => {
  const found = script.settings.names.players.find(s.player.text);
  return found.ok && found.id === who;
};
