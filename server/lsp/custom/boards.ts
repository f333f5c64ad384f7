/** Requests of the board beside the text: to draw it, to play on it, and to set it up. */

import type { Analysis } from '../../analysis/document/analysis.ts';
import { Cancelled } from '../../analysis/document/cancellation.ts';
import { fields } from '../../analysis/text/fields.ts';
import type { Workspace } from '../../analysis/workspace.ts';
import {
  ASSIGNMENT,
  type AssignmentResult,
  BOARD,
  BOARD_PATH,
  type BoardPathResult,
  type BoardResult,
  CARD_OPENINGS,
  EXPECTATIONS,
  type ExpectationsResult,
  GROUP_MOVES,
  type GroupMovesResult,
  OPENINGS,
  type OpeningsResult,
  type PlayerOpenings,
  SET_UP,
  type SetUpResult,
} from '../../protocol.ts';
import { invalid } from '../guard.ts';
import type { Cancellation } from '../methods.ts';
import type { Custom } from './custom.ts';
import { count, isTexts, linkAddress, playedAt, textOrNone } from './params.ts';
import { placePlayed } from './played.ts';

/** Null for a document that is not open, and where there is nothing to show at the line. */
export const boardAnswers = (custom: Pick<Custom, 'workspace'>) => ({ ...showing(custom), ...playing(custom) });

const showing = ({ workspace }: Pick<Custom, 'workspace'>) => ({
  [BOARD]: async (params: unknown): Promise<BoardResult | null> => {
    const { colours, withScene, withLink } = fields(params);
    const [place, { boardAt }] = await Promise.all([placeDrawn(workspace, params), import('../../analysis/board.ts')]);
    if (place === null) return null;
    const { analysis, ...drawn } = place;
    const code = typeof withLink === 'string' ? await codeFor(analysis, drawn.line, withLink) : undefined;
    const look = { colours: colours === 'theme' ? colours : undefined, withScene: withScene === true, code } as const;
    return workspace.hold(analysis, () => boardAt(analysis, { ...drawn, ...look }));
  },
  [BOARD_PATH]: async (params: unknown): Promise<BoardPathResult | null> => {
    const { as, pause = 2 } = fields(params);
    if (as !== 'svg' && as !== 'frames') throw invalid('as must be “svg” or “frames”');
    if (typeof pause !== 'number' || !(pause > 0 && pause <= 60))
      throw invalid('pause must be a number of seconds above 0 and up to 60');
    const [place, { boardPathAt }] = await Promise.all([
      placeDrawn(workspace, params),
      import('../../analysis/boardPath.ts'),
    ]);
    if (place === null) return null;
    const { analysis, ...drawn } = place;
    return workspace.hold(analysis, () => boardPathAt(analysis, { ...drawn, as, pause }));
  },
  [EXPECTATIONS]: async (params: unknown): Promise<ExpectationsResult | null> => {
    const { uri, line } = playedAt(params);
    const [analysis, { expectationsAt }] = await Promise.all([
      workspace.analysis(uri),
      import('../../analysis/writing/expectations.ts'),
    ]);
    return analysis === undefined ? null : workspace.hold(analysis, () => expectationsAt(analysis, line));
  },
  [SET_UP]: async (params: unknown): Promise<SetUpResult | null> => {
    const { uri, line } = playedAt(params);
    const [analysis, { setUpAt }, { stepIn }] = await Promise.all([
      workspace.analysis(uri),
      import('../../analysis/settingUp/setUp.ts'),
      import('../../analysis/settingUp/steps.ts'),
    ]);
    const step = stepIn(fields(params).step);
    if (step === undefined) throw invalid('step must be one of those that server/protocol/setUp.ts lists');
    return analysis === undefined ? null : workspace.hold(analysis, () => setUpAt(analysis, line, step));
  },
});

/** What a request to draw means: the place, with lines that are not written played on from it, and the look. */
const placeDrawn = async (workspace: Workspace, params: unknown) => {
  const { stop, width, theme, ahead = [], played } = fields(params);
  if (!isTexts(ahead)) throw invalid('ahead must be a list of strings');
  const [place, { themeCalled }] = await Promise.all([
    placePlayed(workspace, params),
    import('../../analysis/board.ts'),
  ]);
  if (place === undefined) return null;
  const { line, ruleset } = place;
  const from = ahead.length === 0 ? place : await playedAhead(workspace, place.analysis, line, ahead);
  if (from === null) return null;
  return {
    analysis: from.analysis,
    line: from.line,
    aheadOf: ahead.length === 0 ? undefined : line,
    isPlayed: played !== undefined,
    stop: count(stop),
    ruleset,
    width: Math.min(count(width) ?? 960, WIDEST),
    theme: themeCalled(textOrNone(theme)),
  };
};

/** Of the scenario at a line; none where it is too long for a code. `address`: where its link leads to; empty for the editor. */
const codeFor = async (analysis: Analysis, line: number, address: string) => {
  const [{ linkAt }, { codeOf }] = await Promise.all([
    import('../../analysis/link/linkAt.ts'),
    import('../../analysis/link/code.ts'),
  ]);
  const made = linkAt(analysis, line, await linkAddress('withLink', address === '' ? undefined : address));
  return made === null ? undefined : codeOf(made.link)?.rows;
};

const playedAhead = async (workspace: Workspace, analysis: Analysis, line: number, lines: readonly string[]) => {
  const { analysisAhead } = await import('../../analysis/exploring/ahead.ts');
  return workspace.hold(analysis, () => analysisAhead(analysis, line, lines));
};

/** What may be played on at a line. */
const playing = ({ workspace }: Pick<Custom, 'workspace'>) => ({
  [OPENINGS]: async (params: unknown, token: Cancellation): Promise<OpeningsResult | null> => {
    const [place, { openingsAt }] = await Promise.all([
      placePlayed(workspace, params),
      import('../../analysis/openings.ts'),
    ]);
    // A client that walks on asks anew at each step: what came in meanwhile is handled first.
    await workspace.host.nextTurn();
    if (token.isCancellationRequested) throw new Cancelled();
    return place === undefined ? null : workspace.hold(place.analysis, () => openingsAt(place.analysis, place));
  },
  [GROUP_MOVES]: async (params: unknown): Promise<GroupMovesResult | null> => {
    const { objects } = fields(params);
    if (!Array.isArray(objects)) throw invalid('objects must be a list of whole numbers from 0');
    const units = [...new Set(objects.flatMap(each => count(each) ?? []))];
    const [place, { groupMovesAt }] = await Promise.all([
      placePlayed(workspace, params),
      import('../../analysis/openings.ts'),
    ]);
    if (place === undefined) return null;
    return workspace.hold(place.analysis, () => groupMovesAt(place.analysis, place, units));
  },
  [ASSIGNMENT]: async (params: unknown): Promise<AssignmentResult | null> => {
    const { shares } = fields(params);
    if (!Array.isArray(shares)) throw invalid('shares must be a list of whole numbers from 0');
    const amounts = shares.map(share => count(share) ?? 0);
    const [place, { assignmentAt }] = await Promise.all([
      placePlayed(workspace, params),
      import('../../analysis/assignment.ts'),
    ]);
    if (place === undefined) return null;
    const { analysis, line, ruleset } = place;
    return workspace.hold(analysis, () => assignmentAt(analysis, { line, ruleset, shares: amounts }));
  },
  [CARD_OPENINGS]: async (params: unknown): Promise<PlayerOpenings | null> => {
    const { player, card } = fields(params);
    const who = count(player);
    if (who === undefined || typeof card !== 'string') throw invalid('player must be its index, and card a name');
    const [place, { cardOpeningsAt }] = await Promise.all([
      placePlayed(workspace, params),
      import('../../analysis/openings.ts'),
    ]);
    if (place === undefined) return null;
    return workspace.hold(place.analysis, () => cardOpeningsAt(place.analysis, place, who, card));
  },
});

/** In pixels. */
const WIDEST = 4000;
