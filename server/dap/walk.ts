/** A launched scenario with the states at its points; what is shown at each is computed when it is first needed. */

import type { State } from '../../engine/game/state/state.ts';
import type { JudgedQuestion } from '../../engine/scenario/script/asking.ts';
import { stateAtStop } from '../analysis/scene/path.ts';
import type { Scene } from '../analysis/scene/scene.ts';
import { sceneOf } from '../analysis/scene/sceneOf.ts';
import type { LaunchedScenario } from './launch.ts';
import type { Point } from './points.ts';

export interface ScenarioWalk extends LaunchedScenario {
  point(at: number): Point;
  scene(at: number): Scene;
  state(at: number): State;
  /** An expectation, judged as things are at a point. */
  judge(question: ReturnType<LaunchedScenario['ask']>, at: number): JudgedQuestion;
}

/** `point` throws a RangeError for a number without a point. */
export const walkThrough = (subject: LaunchedScenario): ScenarioWalk => {
  const { run, path, points } = subject;
  const scenes = new Map<number, Scene>();
  const point = (at: number): Point => {
    const found = points[at];
    if (found === undefined) throw new RangeError(`There is no point ${at}.`);
    return found;
  };
  const found = (at: number) => {
    const states = stateAtStop(run, path, point(at).stop);
    if (states === undefined) throw new RangeError(`There is no stop ${point(at).stop}.`);
    return states;
  };
  return {
    ...subject,
    point,
    state: at => found(at).state,
    scene(at) {
      const { stop } = point(at);
      const known = scenes.get(stop);
      if (known !== undefined) return known;
      const { state, before } = found(at);
      const scene = sceneOf(state, { ruleset: path.ruleset, before });
      const [oldest] = scenes.keys();
      if (scenes.size >= MOST_SCENES && oldest !== undefined) scenes.delete(oldest);
      scenes.set(stop, scene);
      return scene;
    },
    judge: (question, at) => question.judgeIn({ state: found(at).state, steps: run.steps.slice(0, point(at).stop) }),
  };
};

/** Kept at once; any other is made again. */
const MOST_SCENES = 200;
