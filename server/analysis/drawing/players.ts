/** Players with their points, what they hold, and their bases. */
import { capitalized } from '../../../engine/lists.ts';
import type { Scene, ScenePlayer } from '../scene/scene.ts';
import { type Box, GAP } from './box.ts';
import { cardGrid, type Drawn } from './cards.ts';
import { playerLabel, possessions, teammates } from './labels.ts';
import { widthOf } from './measure.ts';
import { panel } from './panel.ts';
import { PAD, shownAt } from './places.ts';
import { colour, element, type Svg } from './svg.ts';
import { line, lines } from './texts.ts';
import { ofPlayer } from './theme.ts';

const MOST_ROWS = 4;
/** Below this width the base is under what the player holds. */
const BESIDE = 520;
const HELD = 220;

/** The caller places it: only its height is worked out here. */
export const playerArea = (scene: Scene, player: ScenePlayer, at: Omit<Box, 'height'>): Drawn => {
  const isBeside = at.width >= BESIDE;
  const inner = at.width - 2 * PAD;
  const held = holdings(scene, player, { x: at.x + PAD, y: at.y + PAD, width: isBeside ? HELD : inner });
  const base = isBeside
    ? { x: at.x + PAD + HELD + 2 * GAP, y: at.y + PAD, width: inner - HELD - 2 * GAP }
    : { x: at.x + PAD, y: at.y + PAD + held.height + GAP, width: inner };
  const title = line(`Base`, 11, base.width, { x: base.x, y: base.y + 10, colour: 'quiet', weight: 'bold' });
  const cards = cardGrid(
    scene,
    shownAt(scene, { kind: 'base', player: player.id }),
    { ...base, y: base.y + 16 },
    MOST_ROWS,
  );
  const height = isBeside
    ? Math.max(held.height, 16 + cards.height) + 2 * PAD
    : held.height + GAP + 16 + cards.height + 2 * PAD;
  const svg = panel(
    { ...at, height },
    {
      label: playerLabel(scene, player),
      edge: ofPlayer(player.id),
      isChanged: scene.changed.players.includes(player.id),
      data: { 'data-player': player.id, 'data-base': player.id },
    },
    [held.svg, title, cards.svg],
  );
  return { svg, height };
};

const holdings = (scene: Scene, player: ScenePlayer, { x, y, width }: Omit<Box, 'height'>): Drawn => {
  const parts: Svg[] = [];
  const points = `${player.points}`;
  const ofAll = `/${scene.victoryScore}`;
  const score = 84;
  const right = x + width;
  const small = Math.min(widthOf(ofAll, 13), 34);
  parts.push(
    line(points, 28, score - small - 2, {
      x: right - small - 2,
      y: y + 24,
      anchor: 'end',
      weight: 'bold',
      colour: ofPlayer(player.id),
    }),
    line(ofAll, 13, small, { x: right, y: y + 24, anchor: 'end', colour: 'quiet' }),
  );
  const name = lines(
    player.name,
    { width: width - score - 4, size: 17, least: 11, lines: 2 },
    { x, y, weight: 'bold', colour: ofPlayer(player.id) },
  );
  parts.push(name.svg);
  let down = y + Math.max(name.height, 30) + 2;
  const status = statusOf(scene, player);
  if (status !== '') {
    parts.push(
      element('circle', { cx: x + 4, cy: down + 7, r: 4, fill: colour('accent') }),
      line(status, 12, width - 14, { x: x + 13, y: down + 11, weight: 'bold' }),
    );
    down += 17;
  }
  for (const text of [...teammates(scene, player).map(capitalized), ...possessions(player)]) {
    const drawn = lines(text, { width, size: 12, least: 10, lines: 2 }, { x, y: down, colour: 'quiet' });
    parts.push(drawn.svg);
    down += drawn.height + 1;
  }
  return { svg: parts, height: down - y };
};

const statusOf = ({ turn, priority, focus, waiting, winners }: Scene, { id }: ScenePlayer): string =>
  [
    ...(winners.includes(id) ? ['Winner'] : []),
    ...(turn.player === id ? ['Turn'] : []),
    ...(priority === id ? ['Priority'] : []),
    ...(focus === id ? ['Focus'] : []),
    ...(waiting?.player === id ? ['Decides'] : []),
  ].join(' · ');
