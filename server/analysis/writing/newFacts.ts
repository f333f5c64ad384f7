/** Facts that a line has made true and that the script does not expect there already, as `expect` lines. */
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { claim } from '../../../engine/language/print/claims.ts';
import {
  type Block,
  type Claim,
  onlyLooks,
  type ScenarioTree,
  type Statement,
} from '../../../engine/language/syntax.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { factsSince } from '../openings/factsSince.ts';

export interface NewFacts {
  /** The last act at the line or above it. */
  readonly act: Statement;
  /** What the script expects after that act. */
  readonly expected: readonly Statement[];
  /** What that act has made true. */
  readonly sinceAct: readonly string[];
  /** What else has become true since the board was laid out. */
  readonly sinceBoard: readonly string[];
}

/** Of a scenario or branch at a line of the document; null where there is no act there or above. */
export const newFactsAt = (part: Block<ScenarioTree>, run: Run | undefined, line: number): NewFacts | null => {
  const script = part.tree.statements.filter(isScript);
  const at = script.findLastIndex(s => !onlyLooks(s) && part.line + s.line <= line);
  const act = script[at];
  const moment = run?.moments.find(each => each.line === act?.line);
  if (act === undefined || moment === undefined || run?.opening === undefined) return null;
  const next = script.slice(at + 1).find(s => !onlyLooks(s));
  const state = run.moments.find(each => each.line === next?.line)?.before ?? run.final;
  if (state === undefined) return null;
  const expected = script.slice(at + 1, next === undefined ? undefined : script.indexOf(next));
  const said = new Set(expected.flatMap(s => (s.kind === 'expect' && s.editions === undefined ? each(s.claim) : [])));
  const isNew = (fact: string): boolean => !each(claimIn(fact)).every(one => said.has(one));
  const sinceAct = factsSince(moment.before, state).filter(isNew);
  const sinceBoard = factsSince(run.opening, state).filter(fact => isNew(fact) && !sinceAct.includes(fact));
  return { act, expected, sinceAct, sinceBoard };
};

const claimIn = (fact: string): Claim | undefined => {
  const tree = parseBlock(`scenario "x"\n  ${fact}`);
  const [s] = tree.kind === 'scenario' ? tree.statements : [];
  return s?.kind === 'expect' ? s.claim : undefined;
};

/** What a claim says of each of its subjects: `Wall, Soldier are dead` says that Wall is dead, too. */
const each = (said: Claim | undefined): readonly string[] => {
  if (said === undefined) return [''];
  return alone(said).map(one => claim(one).replaceAll('"', '').toLowerCase());
};

const alone = (said: Claim): readonly Claim[] => {
  switch (said.about) {
    case 'units':
      return said.units.map(unit => ({ ...said, units: [unit] }));
    case 'players':
      return said.players.map(player => ({ ...said, players: [player] }));
    case 'places':
      return said.places.map(place => ({ ...said, places: [place] }));
    default:
      return [said];
  }
};
