/** The chain as a call stack: the current point first, then the items that wait, newest first, then the scenario. */
import { citationOrNone } from '../../rules-db/citation.ts';
import type { ScenarioWalk } from './walk.ts';

export interface Frame {
  readonly name: string;
  /** In the file, from 0. */
  readonly line: number;
  /** Of the chain. */
  readonly item?: number;
  readonly isScenario?: true;
}

/** Each item has the line that put it on the chain. */
export const framesAt = (walk: ScenarioWalk, at: number): readonly Frame[] => {
  const { line } = walk.point(at);
  const scene = walk.scene(at);
  const items = scene.chain.map(
    ({ id, name, controller, isFinalized }): Frame => ({
      name: `${name} (${scene.players.find(each => each.id === controller)?.name ?? ''})${isFinalized ? '' : ', pending'}`,
      line: lineThatPut(walk, id, at),
      item: id,
    }),
  );
  const { name, ruleset } = walk.path;
  const scenario: Frame = {
    name: `scenario "${name}", core rules ${ruleset}`,
    line: walk.block.line,
    isScenario: true,
  };
  return [{ name: whatIs(walk, at), line }, ...items, scenario];
};

/** What is to be played, what has just happened, or what is wrong. */
export const whatIs = ({ path, point, run }: ScenarioWalk, at: number): string => {
  const { kind, line, stop, failure } = point(at);
  switch (kind) {
    case 'line':
      return path.lines.find(each => each.line === line)?.text ?? 'The board as laid out';
    case 'step': {
      const { text = '', rule } = path.stops[stop] ?? {};
      if (rule === undefined) return text;
      return `${text} ${rule.number === undefined ? citationOrNone(undefined, run.edition) : `CR ${rule.number}`}`;
    }
    case 'failure':
      return failure?.message ?? '';
    case 'end':
      return `The end: ${path.status}`;
  }
};

/** On which an item was put on the chain. */
const lineThatPut = (walk: ScenarioWalk, item: number, at: number): number => {
  let first = at;
  while (first > 0 && walk.scene(first - 1).chain.some(({ id }) => id === item)) first -= 1;
  const { kind, line } = walk.point(first);
  return kind === 'line' && first > 0 ? walk.point(first - 1).line : line;
};

/** `CR 466.3`, `466.3 (1.4)`, `§466.3`: the number, or the concept as it stands. */
export const numberOf = (said: string): string =>
  said
    .trim()
    .replace(/^(CR|rule|§)\s*/i, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
