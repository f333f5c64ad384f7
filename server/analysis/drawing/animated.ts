/** Scenes one after the other as one picture: each is shown for a while, the last for longer, and then it begins again. */
import type { Scene } from '../scene/scene.ts';
import { type DrawingOptions, drawScene, type Picture } from './drawing.ts';
import type { PictureWords } from './pictureWords.ts';

export interface Frame {
  readonly scene: Scene;
  readonly words: PictureWords;
}

/** All of one size, that of the highest; null where they come to more than so many characters. Each is taken when it is drawn. */
export const drawFrames = (frames: Iterable<Frame>, look: DrawingOptions, most: number): readonly Picture[] | null => {
  const drawn: Picture[] = [];
  let characters = 0;
  let height = 0;
  for (const { scene, words } of frames) {
    const picture = drawScene(scene, { ...look, ...words });
    drawn.push(picture);
    characters += picture.svg.length;
    height = Math.max(height, picture.height);
    if (characters > most) return null;
  }
  return drawn.map(each =>
    drawn.length === 1 || each.height === height ? each : { ...each, height, svg: asHigh(each.svg, height) },
  );
};

/** The ground grows with it; what is drawn on it stays at its top. */
const asHigh = (svg: string, height: number): string =>
  svg
    .replace(/(<svg [^>]*?viewBox="0 0 \d+ )\d+("[^>]*? height=")\d+"/, `$1${height}$2${height}"`)
    .replace(/(<rect width="\d+" height=")\d+"/, `$1${height}"`);

/** The last one stands for as many times the pause. */
export const LAST = 3;

/**
 * As one SVG that needs no script: `pause` is in seconds. Where motion is reduced, it is the last frame and does not move.
 * Frames that are not shown are not read aloud either.
 */
export const animated = (frames: readonly Picture[], pause: number): string => {
  const [first] = frames;
  if (first === undefined || frames.length === 1) return first?.svg ?? '';
  const { width, height } = first;
  const units = frames.length - 1 + LAST;
  const percent = (shown: number): string => `${Math.round((shown * 1e5) / units) / 1e3}%`;
  const keyframes = (name: string, shown: number): string =>
    `@keyframes ${name}{0%{visibility:visible}${percent(shown)},100%{visibility:hidden}}`;
  const style = [
    keyframes('stop', 1),
    keyframes('end', LAST),
    `.stop,.end{visibility:hidden;animation:stop ${units * pause}s step-end infinite}.end{animation-name:end}`,
    '@media (prefers-reduced-motion:reduce){.stop,.end{animation:none}.end{visibility:visible}}',
  ].join('');
  const shown = frames.map(
    ({ svg }, at) =>
      `<g class="${at === frames.length - 1 ? 'end' : 'stop'}" style="animation-delay:${at * pause}s">${svg}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${style}</style>${shown.join('')}</svg>`;
};
