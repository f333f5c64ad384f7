/** The way to the board at a line of a document, as a moving picture. */
import { BOUNDS, inFigures } from '../../engine/bounds.ts';
import type { BoardPathResult } from '../protocol.ts';
import { type BoardRequest, shownAt } from './board.ts';
import type { Analysis } from './document/analysis.ts';
import { animated, drawFrames, LAST } from './drawing/animated.ts';
import { framesOfPath } from './drawing/framesOfPath.ts';
import { verdictOf } from './drawing/pictureWords.ts';
import { namesWithoutText } from './verdict/caveats.ts';

export interface BoardPathRequest
  extends Pick<BoardRequest, 'line' | 'stop' | 'ruleset' | 'aheadOf' | 'width' | 'theme'> {
  /** `svg`: one picture that moves by itself; `frames`: each step as a picture of its own. */
  readonly as: 'svg' | 'frames';
  /** How long each step is shown, in seconds. */
  readonly pause: number;
}

/** Null where there is no scenario at the line or above it. */
export const boardPathAt = (
  analysis: Analysis,
  { as, pause, width, theme, ...place }: BoardPathRequest,
): BoardPathResult | null => {
  const shown = shownAt(analysis, place);
  if (shown === null) return null;
  const { part, report, run, path, at } = shown;
  if (at > BOUNDS.pictureSteps)
    return {
      why: `There are ${inFigures(at)} steps up to here; a moving picture shows at most ${inFigures(BOUNDS.pictureSteps)}. Ask for it at an earlier line.`,
    };
  const verdict = verdictOf({ block: part, report, rules: analysis.context.rules });
  const frames = drawFrames(
    framesOfPath(run, path, { first: 0, last: at, verdict }),
    { width, theme, withoutText: namesWithoutText(run.notRun) },
    BOUNDS.pictureText,
  );
  const [first] = frames ?? [];
  if (frames === null || first === undefined)
    return { why: `${TOO_LARGE} ${inFigures(BOUNDS.pictureText)} characters.` };
  const pixels = frames.length * first.width * first.height;
  if (as === 'frames' && pixels > BOUNDS.picturePixels)
    return { why: `${TOO_LARGE} ${inFigures(BOUNDS.picturePixels)} pixels in all its steps. SVG has no such limit.` };
  return {
    name: path.name,
    width: first.width,
    height: first.height,
    pictures: as === 'svg' ? [animated(frames, pause)] : frames.map(({ svg }) => svg),
    shown: as === 'svg' ? [] : frames.map((_, step) => (step === frames.length - 1 ? LAST : 1) * pause),
  };
};

const TOO_LARGE = 'This moving picture is too large: ask for it at an earlier line. At most, it may have';
