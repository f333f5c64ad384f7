/** The place that a request about playing means: in a document, or in one of its puzzles as it is played. */
import type { Analysis } from '../../analysis/document/analysis.ts';
import type { PuzzlePlayed } from '../../analysis/exploring/puzzlePlayed.ts';
import { fields } from '../../analysis/text/fields.ts';
import type { Workspace } from '../../analysis/workspace.ts';
import { invalid } from '../guard.ts';
import { isTexts, playedAt } from './params.ts';

export interface PlacePlayed {
  readonly analysis: Analysis;
  readonly line: number;
  readonly ruleset: string | undefined;
}

/** Undefined for a document that is not open, and where no such puzzle is. Throws an `InvalidParams` error. */
export const placePlayed = async (workspace: Workspace, params: unknown): Promise<PlacePlayed | undefined> => {
  const { uri, line, ruleset } = playedAt(params);
  const { played } = fields(params);
  if (played !== undefined && !isTexts(played)) throw invalid('played must be a list of strings');
  const analysis = await workspace.analysis(uri);
  if (analysis === undefined) return undefined;
  if (played === undefined) return { analysis, line, ruleset };
  const { puzzlePlayed } = await import('../../analysis/exploring/puzzlePlayed.ts');
  const key = JSON.stringify([line, played]);
  const before = lastPlayed.get(analysis);
  const place =
    before?.key === key ? before.place : workspace.hold(analysis, () => puzzlePlayed(analysis, line, played));
  if (place === null) return undefined;
  lastPlayed.set(analysis, { key, place });
  return { ...place, ruleset };
};

/** A position is drawn, listed and judged: its puzzle is played once for all. */
const lastPlayed = new WeakMap<Analysis, { readonly key: string; readonly place: PuzzlePlayed }>();
