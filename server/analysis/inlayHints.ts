/**
 * The outcome of a line, at its end: Might where it is not the printed one, what is lethal after assigned damage, who may act,
 * points. All of it is read off the report that the diagnostics have made: nothing is run for it.
 */

import { mightOfUnit } from '../../engine/game/abilities/might.ts';
import { openAssignment, targetOf } from '../../engine/game/combat/damage.ts';
import { player } from '../../engine/game/play/query.ts';
import type { State } from '../../engine/game/state/state.ts';
import {
  type Action,
  isScenario,
  type Name,
  onlyLooks,
  type ScenarioBlock,
  type Statement,
} from '../../engine/language/syntax.ts';
import { isScript } from '../../engine/scenario/script/branches.ts';
import { scenarioParts } from '../../engine/scenario/script/parts.ts';
import type { HintKind } from '../protocol.ts';
import { type Analysis, mainRun, reportOf } from './document/analysis.ts';
import type { Range } from './document/lines.ts';
import { objectNamed } from './namesInState.ts';
import type { InlayHint } from './values.ts';
import { answersIn, glancesIn } from './verdict/answers.ts';
import { waitingHint } from './waitingHint.ts';

/** In the order of the text; `data` is the kind, so that a client can leave some out. */
export const inlayHints = (analysis: Analysis, { start, end }: Range): readonly InlayHint[] =>
  analysis.blocks.flatMap(block => {
    if (!isScenario(block) || block.line > end.line) return [];
    const last = block.line + block.text.split('\n').length;
    return last < start.line ? [] : hintsOf(analysis, block, { from: start.line, to: end.line });
  });

interface Lines {
  readonly from: number;
  readonly to: number;
}

const hintsOf = (analysis: Analysis, block: ScenarioBlock, { from, to }: Lines): readonly InlayHint[] => {
  const isShown = (line: number): boolean => block.line + line >= from && block.line + line <= to;
  const parts = scenarioParts(block, reportOf(analysis, block));
  const hints = parts.flatMap(part => {
    const { block: own, report, line: opens } = part;
    const run = mainRun(report);
    if (run === undefined) return [];
    const script = own.tree.statements.filter(isScript);
    const done = script.flatMap((statement, i) => {
      if (statement.line < opens || !isShown(statement.line) || onlyLooks(statement)) return [];
      const at = run.moments.findIndex(({ line }) => line === statement.line);
      const before = run.moments[at]?.before;
      // Everything that leaves no choice has been done: this is how the next line finds the game.
      const after = run.moments[at + 1]?.before ?? (i === script.length - 1 ? run.final : undefined);
      return before === undefined || after === undefined ? [] : lineHints(analysis, own, statement, { before, after });
    });
    const asked = [...answersIn(report.runs), ...glancesIn(report.runs)].filter(({ line }) => isShown(line));
    return [
      ...done,
      ...asked.map(({ span, text }) => hintAt(analysis, own, span.end, 'answers', text)),
      ...waitingHint(part, run).flatMap(({ line, end, text }) =>
        isShown(line) ? [hintAt(analysis, own, end, 'waiting', text)] : [],
      ),
    ];
  });
  return hints.toSorted((a, b) => a.position.line - b.position.line || a.position.character - b.position.character);
};

const hintAt = (
  analysis: Analysis,
  block: ScenarioBlock,
  offset: number,
  kind: HintKind,
  label: string,
): InlayHint => ({
  position: analysis.lines.positionAt(block.offset + offset),
  label,
  paddingLeft: true,
  data: kind,
});

interface Change {
  readonly before: State;
  readonly after: State;
}

const lineHints = (
  analysis: Analysis,
  block: ScenarioBlock,
  statement: Statement,
  { before, after }: Change,
): readonly InlayHint[] => {
  const hint = (offset: number, kind: HintKind, label: string): InlayHint =>
    hintAt(analysis, block, offset, kind, label);
  const action = statement.kind === 'action' ? statement.action : undefined;
  return [
    ...(action === undefined ? [] : unitsIn(action)).flatMap(name => {
      const text = mightText(block, before, name);
      return text === undefined ? [] : [hint(name.span.end, 'might', text)];
    }),
    ...(action?.kind === 'assign' ? action.shares : []).flatMap(({ unit, amount }) => {
      const text = lethalText(block, before, unit, amount.value);
      return text === undefined ? [] : [hint(unit.span.end, 'lethal', text)];
    }),
    ...turnText(before, after).map(text => hint(statement.span.end, 'turn', text)),
    ...pointsText(before, after).map(text => hint(statement.span.end, 'points', text)),
  ];
};

const unitsIn = (action: Action): readonly Name[] => {
  if (action.kind === 'move') return action.groups.flatMap(({ units }) => units);
  return action.kind === 'assign' ? action.shares.map(({ unit }) => unit) : [];
};

const mightText = ({ tree }: ScenarioBlock, state: State, name: Name): string | undefined => {
  const unit = objectNamed(tree, state, name.text);
  if (unit === undefined || unit.print.type !== 'unit') return undefined;
  const { counted } = mightOfUnit(state, unit);
  return counted === unit.might ? undefined : `Might ${counted}, not ${unit.might}`;
};

/** How much is left to lethal damage, as the assignment sees the unit. */
const lethalText = ({ tree }: ScenarioBlock, state: State, name: Name, given: number): string | undefined => {
  const unit = objectNamed(tree, state, name.text);
  const isTarget = openAssignment(state)?.targets.some(({ id }) => id === unit?.id);
  if (unit === undefined || isTarget !== true) return undefined;
  const { lethal, exempt } = targetOf(state, unit);
  if (exempt) return 'takes none';
  if (given > lethal) return `${given - lethal} over lethal`;
  return given === lethal ? 'lethal' : `${lethal - given} short of lethal`;
};

/** Who has focus or priority from now on, where that has changed. */
const turnText = (before: State, after: State): readonly string[] => {
  const focus = after.showdown?.focus ?? null;
  if (
    after.chain.length > 0 &&
    after.priority !== null &&
    (before.chain.length === 0 || before.priority !== after.priority)
  )
    return [`${player(after, after.priority).name} has priority`];
  return focus !== null && after.chain.length === 0 && before.showdown?.focus !== focus
    ? [`${player(after, focus).name} has focus`]
    : [];
};

const pointsText = (before: State, after: State): readonly string[] =>
  after.players.flatMap(({ name, points }, i) => {
    const had = before.players[i]?.points ?? points;
    return points === had ? [] : [`${name} has ${points} ${points === 1 ? 'point' : 'points'}`];
  });
