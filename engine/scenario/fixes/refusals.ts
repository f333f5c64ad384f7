/** A refused action, reported at the offending words, with fixes. */
import type { Act } from '../../game/actions.ts';
import { sharesOf } from '../../game/combat/assigning.ts';
import { listLegal } from '../../game/combat/assignment/list.ts';
import { nearestLegal } from '../../game/combat/assignment/nearest.ts';
import type { Shares } from '../../game/combat/assignment/targets.ts';
import {
  assignmentRule,
  type OpenAssignment,
  openAssignment,
  spendOnAssignments,
  targetOf,
} from '../../game/combat/damage.ts';
import { placeName } from '../../game/play/query.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { PlayerId, State, UnitId } from '../../game/state/state.ts';
import { legalDestinations } from '../../game/turn/move.ts';
import type { Action, AnswerAction, Name, Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { VERBS } from '../../language/words/words.ts';
import { byCode, likeliestFirst, type Problem, preferredFix, problem, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { betterAnswers, betterPlaces, betterTargets } from './betterPlays.ts';
import { spanOf } from './refusedWords.ts';

/** What the fixes of a refused action are made from. */
export interface RefusedAction {
  readonly state: State;
  readonly who: PlayerId;
  readonly action: Action;
  readonly act: Act;
  readonly refusals: readonly Refusal[];
  /** The statement as a whole, to turn it into an expectation. */
  readonly statement: Span;
  readonly playerName: Name;
  readonly source: string;
  /** The number by which to cite a refusal. */
  readonly cite: (refusal: Refusal) => string | null;
}

/** One problem for each code among the refusals. */
export const refusalProblems = (r: RefusedAction): Problem[] => {
  const better = betterActions(r);
  const instead = turnIntoCannot(r);
  const problems: Problem[] = [];
  for (const [code, group] of byCode(r.refusals)) {
    const first = group[0];
    if (first === undefined) continue;
    const rest = group.slice(1);
    problems.push(
      problem(
        code,
        spanOf(r.state, r.action, r.act, code === 'assign/lethal-first' ? lastUnit(first) : first),
        first.message,
        {
          concepts: [...new Set(group.flatMap(g => g.rules))],
          related: rest.map(g => ({ span: spanOf(r.state, r.action, r.act, g), message: g.message })),
          fixes: [...better, ...instead],
        },
      ),
    );
  }
  return problems;
};

const lastUnit = (refusal: Refusal): Refusal => ({ ...refusal, units: refusal.units.slice(-1) });

const betterActions = (r: RefusedAction): readonly Fix[] => {
  const { state, who, action, act } = r;
  if (action.kind === 'assign' && act.kind === 'assign') return legalAssignments(state, who, action, act.shares);
  if (action.kind === 'move' && act.kind === 'move') return legalPlaces(state, who, action, act);
  if (action.kind === 'play' && act.kind === 'play') {
    const isPlace = r.refusals.some(({ code }) => PLACES.has(code));
    return isPlace && action.to !== undefined
      ? betterPlaces(state, who, action.to.span, 'Play to', to => ({ ...act, to }))
      : betterTargets(state, who, action, act, r.refusals);
  }
  if (action.kind === 'activate' && (act.kind === 'activate' || act.kind === 'activate-place'))
    return betterTargets(state, who, action, act, r.refusals);
  if (action.kind === 'hide' && act.kind === 'hide')
    return betterPlaces(state, who, action.at.span, 'Hide at', to =>
      to.kind === 'battlefield' ? { ...act, at: to.at } : null,
    );
  return act.kind === 'answer' && isAnswer(action) ? betterAnswers(r, action) : [];
};

const PLACES: ReadonlySet<Refusal['code']> = new Set(['play/place', 'play/hidden-place', 'play/combat-not-involved']);

const ANSWERS: ReadonlySet<string> = new Set(['choose', 'accept', 'decline', 'order', 'name']);
const isAnswer = (action: Action): action is AnswerAction => ANSWERS.has(action.kind);

/** So many that a person can look them through. */
const FEW = 8;

/** The nearest legal assignment, then the others while they are few. */
const legalAssignments = (
  state: State,
  who: PlayerId,
  action: Extract<Action, { kind: 'assign' }>,
  shares: Extract<Act, { kind: 'assign' }>['shares'],
): Fix[] => {
  const open = openAssignment(state);
  if (open === null || open.player !== who) return [];
  const targets = open.targets.map(u => targetOf(state, u));
  const rule = assignmentRule(state);
  const spend = spendOnAssignments(state);
  const near = nearestLegal(targets, open.total, sharesOf(open, shares), rule, spend);
  const some = listLegal(targets, open.total, rule, FEW + 1, spend);
  const others = (some.length > FEW ? [] : some).filter(way => way.some((n, i) => n !== near[i]));
  const first = action.shares[0];
  const last = action.shares.at(-1);
  const span =
    first === undefined || last === undefined ? action.span : { start: first.span.start, end: last.span.end };
  const text = (way: Shares): string => {
    const said = assignmentText(open, way);
    return first === undefined ? `assigns ${said}` : said;
  };
  return [
    preferredFix(span, text(near), `Assign ${assignmentText(open, near)} (nearest legal)`),
    ...others.map(way => replacementFix(span, text(way), `Assign ${assignmentText(open, way)}`)),
  ];
};

/** "3 to Wall, 4 to Soldier"; "nothing" for an assignment of 0. */
const assignmentText = (open: OpenAssignment, way: Shares): string => {
  const said = open.targets.flatMap((u, i) => ((way[i] ?? 0) > 0 ? [`${way[i]} to ${quoteIfNeeded(u.name)}`] : []));
  return said.length === 0 ? 'nothing' : said.join(', ');
};

/** Other places that the same units could legally go to. */
const legalPlaces = (
  state: State,
  who: PlayerId,
  action: Extract<Action, { kind: 'move' }>,
  act: Extract<Act, { kind: 'move' }>,
): readonly Fix[] => {
  const group = act.groups[0];
  const span = action.groups[0]?.to.span;
  if (group === undefined || span === undefined || act.groups.length > 1) return [];
  const fixes = legalDestinations(state, who, group.units as readonly UnitId[]).map(to => {
    const name = to.kind === 'base' ? 'base' : quoteIfNeeded(placeName(state, to));
    return replacementFix(span, name, `Move to ${name}`);
  });
  return likeliestFirst(fixes);
};

/** "Turn into `expect … cannot … because N`": what the author may have meant to show. */
const turnIntoCannot = (r: RefusedAction): Fix[] => {
  const [refusal] = r.refusals;
  const number = refusal === undefined ? null : r.cite(refusal);
  const plain = plainForm(r);
  if (plain === null) return [];
  const because = number === null ? '' : ` because ${number}`;
  const text = `expect ${plain.player} cannot ${plain.action}${because}`.replace(/\s*\n\s*/g, ' ');
  return [replacementFix(r.statement, text, `Turn into \`${text}\``)];
};

const PLAIN: ReadonlyMap<string, string> = new Map(VERBS);

/** The action as it stands after `can`; null where it is there already. */
const plainForm = ({
  source,
  action,
  playerName,
  statement,
}: RefusedAction): { player: string; action: string } | null => {
  const said = source.slice(action.span.start, Math.min(action.span.end, statement.end));
  const verb = /^[a-z]+/i.exec(said)?.[0] ?? '';
  const plain = PLAIN.get(verb.toLowerCase());
  if (plain === undefined || action.span.end > statement.end) return null;
  return { player: source.slice(playerName.span.start, playerName.span.end), action: plain + said.slice(verb.length) };
};
