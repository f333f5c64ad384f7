/** The board of a run as a picture that stands alone. */
import type { Run } from '../../../engine/scenario/report/report.ts';
import type { ScenarioPart } from '../../../engine/scenario/script/parts.ts';
import type { Analysis } from '../document/analysis.ts';
import { drawScene, type Picture } from '../drawing/drawing.ts';
import { pictureWords, verdictOf } from '../drawing/pictureWords.ts';
import { pathOf, stateAtStop, stopAtLine } from '../scene/path.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import { namesWithoutText } from '../verdict/caveats.ts';

/** After a line of the text, from 0; at the end without one. Undefined where nothing could be set up. */
export const pictureOf = ({ context }: Analysis, part: ScenarioPart, run: Run, line?: number): Picture | undefined => {
  const path = pathOf(part.block, run, context.rules);
  const last = path.stops.length - 1;
  const stop = line === undefined ? last : stopAtLine(path, line);
  const at = stateAtStop(run, path, stop);
  if (at === undefined) return undefined;
  const verdict = stop === last ? verdictOf({ ...part, rules: context.rules }) : [];
  const scene = sceneOf(at.state, { ruleset: path.ruleset, before: at.before });
  return drawScene(scene, {
    width: 960,
    theme: 'light',
    withoutText: namesWithoutText(run.notRun),
    ...pictureWords(path, stop, verdict),
  });
};
