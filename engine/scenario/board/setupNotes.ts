/**
 * Notes on a board that can be played as it is: counts that differ from the mode's, and what the next cleanup would
 * undo.
 */
import { hasLethalDamage, mightOfUnit } from '../../game/abilities/might.ts';
import { hasUnitsAt, listed, playersAt } from '../../game/play/query.ts';
import { MODE_FACTS } from '../../game/state/modes.ts';
import type { State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { describesOnly } from '../names/descriptions.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';
import type { RuleNumbers } from '../report/report.ts';
import type { Board } from './board.ts';
import { facedownNotes } from './facedownNotes.ts';

/** `title`: where notes about the board as a whole are reported, unless its `mode` line is at fault. */
export const setupNotes = (state: State, board: Board, title: Span, rules: RuleNumbers): Problem[] => {
  const problems: Problem[] = [];
  const facts = MODE_FACTS[state.mode];
  noteCounts(state, board, facts, board.mode?.span ?? title, problems);
  noteUnstable(state, board, problems);
  noteUncontrolled(state, board, problems);
  problems.push(...facedownNotes(state, board));
  noteLaterKeywords(board, state.edition, rules, problems);
  return problems;
};

/** A keyword that the edition does not have yet is taken as the words that it stands for. */
const noteLaterKeywords = (board: Board, edition: State['edition'], rules: RuleNumbers, problems: Problem[]): void => {
  for (const { word } of board.keywords) {
    const isNone = describesOnly('setup/value', word, 'how much Might it has, as in “might 5”,');
    if (isNone !== null) problems.push(isNone);
    const since = rules.keywordSince(word.text);
    if (since === undefined || since <= edition) continue;
    problems.push(
      problem(
        'setup/keyword',
        word.span,
        `The keyword ${word.text} is new in edition ${since}; before that, it is read as the text that it stands for.`,
      ),
    );
  }
};

const noteCounts = (
  state: State,
  board: Board,
  needed: { readonly players: number; readonly battlefields: number },
  span: Span,
  problems: Problem[],
): void => {
  const is = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;
  const wrong: string[] = [];
  const right: string[] = [];
  const compare = (declared: number, has: number, what: string) => {
    if (declared === has) return;
    wrong.push(declared === 0 ? `no ${what}` : is(declared, what));
    right.push(is(has, what));
  };
  compare(board.players.length, needed.players, 'player');
  compare(board.battlefields.length, needed.battlefields, 'battlefield');
  if (wrong.length === 0) return;
  const every = board.battlefields.length === needed.battlefields ? '' : ' "Every battlefield" means those declared.';
  problems.push(
    problem(
      'setup/count',
      span,
      `A game of ${state.mode} has ${listed(right)}; this board declares ${listed(wrong)}.${every}`,
      {
        concepts: [MODE_FACTS[state.mode].rule],
      },
    ),
  );
};

/**
 * A player who has the only units at a battlefield has come to control it, or is about to: with neither said, what holding, hiding and
 * scoring ask for is not there.
 */
const noteUncontrolled = (state: State, board: Board, problems: Problem[]): void => {
  for (const b of state.battlefields) {
    const [only, another] = playersAt(state, b.id);
    if (b.controller !== null || b.contestedBy !== null || only === undefined || another !== undefined) continue;
    const name = state.players[only]?.name ?? '';
    const at = board.battlefields[b.id]?.name.span ?? { start: 0, end: 0 };
    const said = `controlled by ${quoteIfNeeded(name)}`;
    problems.push(
      problem(
        'setup/unstable',
        at,
        `Only ${name} has units at ${b.name}, and nobody controls it: add “${said}”, or “contested by ${quoteIfNeeded(name)}” if they have just come.`,
        {
          concepts: ['control.established'],
          fixes: [replacementFix({ start: at.end, end: at.end }, ` ${said}`, `Add “${said}”`)],
        },
      ),
    );
  }
};

/** What the next cleanup would undo at once. */
const noteUnstable = (state: State, board: Board, problems: Problem[]): void => {
  for (const b of state.battlefields) {
    if (b.controller === null || hasUnitsAt(state, b.controller, b.id)) continue;
    if (state.behaviours.controlLost === 'unless contested' && b.contestedBy !== null) continue;
    const name = state.players[b.controller]?.name ?? '';
    problems.push(
      problem(
        'setup/unstable',
        board.battlefields[b.id]?.name.span ?? { start: 0, end: 0 },
        `${name} controls ${b.name} without a unit there, and loses control of it in the next cleanup.`,
        {
          concepts: ['cleanup.control', 'control.lost'],
        },
      ),
    );
  }
  for (const b of state.battlefields) {
    if (!state.behaviours.uncontestInCleanup || b.contestedBy === null) continue;
    if (hasUnitsAt(state, b.contestedBy, b.id)) continue;
    const name = state.players[b.contestedBy]?.name ?? '';
    problems.push(
      problem(
        'setup/unstable',
        board.battlefields[b.id]?.name.span ?? { start: 0, end: 0 },
        `${name} contested ${b.name} and has no unit there; the next cleanup ends the contest.`,
        { concepts: ['cleanup.uncontest', 'control.contested.removed'] },
      ),
    );
  }
  for (const u of state.objects) {
    if (!hasLethalDamage(state, u)) continue;
    const might = mightOfUnit(state, u).counted;
    problems.push(
      problem(
        'setup/unstable',
        board.units[u.id]?.at.span ?? { start: 0, end: 0 },
        `${u.name} has ${u.damage} damage and ${might} Might, and is killed in the next cleanup.`,
        {
          concepts: ['cleanup.kill', 'unit.might.killed'],
        },
      ),
    );
  }
};
