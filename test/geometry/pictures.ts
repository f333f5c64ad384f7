/** Every stop of every scenario of the project as a picture, at several widths, with boards besides that strain the drawing. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { isScenario } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { scenarioParts } from '../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { blocksOf, cardsIn } from '../../server/analysis/checking/blocks.ts';
import { runContext, withCards } from '../../server/analysis/document/context.ts';
import { type DrawingOptions, drawScene } from '../../server/analysis/drawing/drawing.ts';
import { pathOf, stateAtStop } from '../../server/analysis/scene/path.ts';
import type { Scene } from '../../server/analysis/scene/scene.ts';
import { sceneOf } from '../../server/analysis/scene/sceneOf.ts';
import { namesWithoutText } from '../../server/analysis/verdict/caveats.ts';
import { usedOnDisk } from '../../server/hosts/node/nodeFiles.ts';
import { hardBoards } from './hardBoards.ts';

export interface Picture {
  /** File, scenario, edition, stop and width. */
  readonly where: string;
  readonly svg: string;
  /** The names of what has to be found in the picture's labels. */
  readonly names: readonly string[];
}

/** In pixels: one column, the least of several beside each other, and many. */
const WIDTHS = [360, 700, 1200] as const;

export interface Chosen {
  /** Of all stops, each this many-th alone; 1 for all. */
  readonly every: number;
}

/**
 * `files` are paths from `root`; those without a scenario are passed over. The hard boards are always whole. What looks the
 * same as one before, as most does under another edition, is passed over.
 */
export function* pictures(root: string, files: readonly string[], chosen: Chosen): Generator<Picture> {
  const seen = new Set<string>();
  for (const picture of allPictures(root, files, chosen)) {
    const look = createHash('sha256').update(picture.svg.replaceAll(EDITION, '')).digest('base64');
    if (seen.has(look)) continue;
    seen.add(look);
    yield picture;
  }
}

/** The text of the edition, whose room is its own. */
const EDITION = /<text [^>]*>Edition [^<]*<\/text>|<text [^>]*>as printed<\/text>/g;

function* allPictures(root: string, files: readonly string[], { every }: Chosen): Generator<Picture> {
  for (const { file, text } of hardBoards()) yield* ofFile({ path: file, absolute: path.join(root, file), text }, 1);
  let before = 0;
  for (const file of files.filter(name => /\.(rift|md)$/.test(name))) {
    const absolute = path.join(root, file);
    const text = readFileSync(absolute, 'utf8');
    if (!/^[ \t]*scenario\b/m.test(text)) continue;
    before += yield* ofFile({ path: file, absolute, text }, every, before);
  }
}

interface Source {
  readonly path: string;
  readonly absolute: string;
  readonly text: string;
}

const base = runContext(loadRuleBook(), NEWEST);
const uses = usedOnDisk();

/** `before` counts the stops of the files before; gives those of this one. */
function* ofFile(source: Source, every: number, before = 0): Generator<Picture, number> {
  const context = withCards(base, cardsIn(source, uses).cards);
  let count = 0;
  for (const whole of [...blocksOf(source.text, source.path)].filter(isScenario))
    for (const { block, report } of scenarioParts(whole, runScenario(whole, context)))
      for (const run of report.runs) {
        const way = pathOf(block, run, context.rules);
        for (const at of way.stops.keys()) {
          count++;
          if ((before + count) % every !== 0) continue;
          const found = stateAtStop(run, way, at);
          if (found === undefined) continue;
          const scene = sceneOf(found.state, { ruleset: run.ruleset, before: found.before });
          const where = `${source.path}: ${way.name}, ${run.ruleset}, stop ${at}`;
          const withoutText = namesWithoutText(run.notRun);
          yield* WIDTHS.map(width => pictureOf(scene, `${where}, ${width} px`, { width, withoutText }));
        }
      }
  return count;
}

const pictureOf = (
  scene: Scene,
  where: string,
  look: DrawingOptions & { readonly withoutText: readonly string[] },
): Picture => ({
  where,
  svg: drawScene(scene, look).svg,
  // What XML forbids is shown as unreadable.
  names: [
    ...scene.players.map(({ name }) => name),
    ...scene.battlefields.map(({ name }) => name),
    ...scene.objects.filter(({ type }) => type !== 'legend').map(({ name }) => name),
    ...scene.left.map(({ object }) => object.name),
    ...scene.chain.map(({ name }) => name),
    ...look.withoutText,
  ].map(name => name.replace(/\p{Control}/gu, '\uFFFD')),
});
