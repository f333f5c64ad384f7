/** The request that explores what can come of a game. */
import { fields } from '../../analysis/text/fields.ts';
import { EXPLORE, type ExploreResult } from '../../protocol.ts';
import type { Cancellation } from '../methods.ts';
import { tellingUnder } from '../progress.ts';
import type { Custom } from './custom.ts';
import { playedAt, secondsIn } from './params.ts';

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
});
