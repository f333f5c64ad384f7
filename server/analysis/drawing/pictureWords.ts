/** What a picture that stands alone says of its board, as nobody sees the scenario beside it: name, step and verdict. */
import type { Path } from '../scene/path.ts';
import { type JudgedScenario, verdictLines } from '../verdict/verdict.ts';

export interface PictureWords {
  /** Above the board: the scenario's name, empty for none. */
  readonly title: string;
  /** Below it: the step that led to it, with its number and its rule. */
  readonly caption: string;
  /** Below that: what came of the scenario, a line each. */
  readonly verdict: readonly string[];
}

export const pictureWords = (path: Path, stop: number, verdict: readonly string[]): PictureWords => ({
  title: path.name,
  caption: captionOf(path, stop),
  verdict,
});

/** Of all editions; what goes on for long is cut, and how much is said. */
export const verdictOf = (judged: JudgedScenario): readonly string[] => {
  const said = verdictLines(judged);
  if (said.length <= MOST) return said;
  return [...said.slice(0, MOST - 1), `and ${said.length - MOST + 1} more answers`];
};

const MOST = 4;

/** "3 of 9: Ana moves it to Quarry. CR 142.1" */
const captionOf = ({ stops }: Path, stop: number): string => {
  const { text, rule } = stops[stop] ?? { text: '' };
  if (stop === 0 || text === '') return 'As laid out';
  return `${stop} of ${stops.length - 1}: ${text}${rule?.number === undefined ? '' : ` CR ${rule.number}`}`;
};
