/** The requests that explore what can come of a game, and what acts keep or lose of it. */
import { fields } from '../../analysis/text/fields.ts';
import { EXPLORE, type ExploreResult, JUDGE_OPENINGS, type JudgeOpeningsResult } from '../../protocol.ts';
import { invalid } from '../guard.ts';
import type { Cancellation } from '../methods.ts';
import { tellingUnder } from '../progress.ts';
import type { Custom } from './custom.ts';
import { count, isTexts, playedAt } from './params.ts';

/** Null for a document that is not open, and where no turn has begun. */
export const exploringAnswers = ({ workspace, tell }: Pick<Custom, 'workspace' | 'tell'>) => ({
  [EXPLORE]: async (params: unknown, token: Cancellation): Promise<ExploreResult | null> => {
    const asked = playedAt(params);
    const { partialResultToken } = fields(params);
    const seconds = secondsIn(params);
    const [analysis, { exploredPlace, exploreFrom }] = await Promise.all([
      workspace.analysis(asked.uri),
      import('../../analysis/exploring/fromHere.ts'),
    ]);
    if (analysis === undefined) return null;
    const place = workspace.hold(analysis, () => exploredPlace(analysis, asked));
    if (place === null) return null;
    const report = tellingUnder(tell, partialResultToken);
    return exploreFrom(place, {
      host: workspace.host,
      now: () => performance.now(),
      seconds,
      isWanted: () => !token.isCancellationRequested,
      onFound(outcomes, positions) {
        // Whoever watches a thread sees that something moves.
        workspace.hold(analysis, () => undefined);
        report({ outcomes, positions });
      },
    });
  },
  [JUDGE_OPENINGS]: async (params: unknown, token: Cancellation): Promise<JudgeOpeningsResult | null> => {
    const asked = playedAt(params);
    const { claim, openings, partialResultToken } = fields(params);
    const line = count(claim);
    if (line === undefined) throw invalid('claim must be the line of one, from 0');
    if (!isTexts(openings)) throw invalid('openings must be a list of strings');
    const seconds = secondsIn(params);
    const [analysis, { openingsToJudge, judgeOpenings }] = await Promise.all([
      workspace.analysis(asked.uri),
      import('../../analysis/exploring/openingsJudged.ts'),
    ]);
    if (analysis === undefined) return null;
    const judging = workspace.hold(analysis, () => openingsToJudge(analysis, asked, { claim: line, lines: openings }));
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
});

const secondsIn = (params: unknown): number => {
  const { seconds = 20 } = fields(params);
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds <= LONGEST))
    throw invalid(`seconds must be a number above 0 and up to ${LONGEST}`);
  return seconds;
};

/** An hour. */
const LONGEST = 3600;
