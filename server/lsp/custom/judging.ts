/** The requests that tell what acts keep or lose: of a claim, and of a puzzle as it is played. */
import { fields } from '../../analysis/text/fields.ts';
import { JUDGE_OPENINGS, type JudgeOpeningsResult, PUZZLE_STANDING, type PuzzleStanding } from '../../protocol.ts';
import { invalid } from '../guard.ts';
import type { Cancellation } from '../methods.ts';
import { tellingUnder } from '../progress.ts';
import type { Custom } from './custom.ts';
import { count, isTexts, playedAt, secondsIn } from './params.ts';
import { placePlayed } from './played.ts';

/** Null for a document that is not open, and where no such claim or puzzle is. */
export const judgingAnswers = ({ workspace, tell }: Pick<Custom, 'workspace' | 'tell'>) => ({
  [JUDGE_OPENINGS]: async (params: unknown, token: Cancellation): Promise<JudgeOpeningsResult | null> => {
    const { claim, openings, partialResultToken } = fields(params);
    const line = count(claim);
    if (line === undefined) throw invalid('claim must be the line of one, from 0');
    if (!isTexts(openings)) throw invalid('openings must be a list of strings');
    const seconds = secondsIn(params);
    const [place, { openingsToJudge, judgeOpenings }] = await Promise.all([
      placePlayed(workspace, params),
      import('../../analysis/exploring/openingsJudged.ts'),
    ]);
    if (place === undefined) return null;
    const { analysis } = place;
    const judging = workspace.hold(analysis, () => openingsToJudge(analysis, place, { claim: line, lines: openings }));
    if (judging === null) return null;
    const report = tellingUnder(tell, partialResultToken);
    return judgeOpenings(judging, {
      host: workspace.host,
      now: () => performance.now(),
      seconds,
      isWanted: () => !token.isCancellationRequested,
      onJudged(judged) {
        workspace.hold(analysis, () => undefined);
        if (judged.length > 0) report({ judged });
      },
    });
  },
  [PUZZLE_STANDING]: async (params: unknown, token: Cancellation): Promise<PuzzleStanding | null> => {
    const { uri, line, ruleset } = playedAt(params);
    const { played } = fields(params);
    if (!isTexts(played)) throw invalid('played must be a list of strings');
    const seconds = secondsIn(params);
    const [analysis, { puzzleAt, judgePuzzle }] = await Promise.all([
      workspace.analysis(uri),
      import('../../analysis/exploring/puzzleJudged.ts'),
    ]);
    if (analysis === undefined) return null;
    const at = workspace.hold(analysis, () => puzzleAt(analysis, { line, ruleset, lines: played }));
    if (at === null) return null;
    return judgePuzzle(at, {
      host: workspace.host,
      now: () => performance.now(),
      seconds,
      isWanted: () => !token.isCancellationRequested,
      onSlice: () => workspace.hold(analysis, () => undefined),
    });
  },
});
