/** The chain as a stack, newest item on top, with the question that waits. */
import type { Scene, SceneItem } from '../scene/scene.ts';
import { type Box, GAP } from './box.ts';
import type { Drawn } from './cards.ts';
import { nameOfPlayer } from './labels.ts';
import { panel } from './panel.ts';
import { colour, element, group, NONE, type Svg } from './svg.ts';
import { line, lines } from './texts.ts';
import { ofPlayer } from './theme.ts';

const PAD = 10;
/** Items that are drawn; older ones are counted. */
const MOST_ITEMS = 8;

/** Nothing, with a height of 0, where the chain is empty. */
export const chainStack = (scene: Scene, at: Omit<Box, 'height'>): Drawn => {
  if (scene.chain.length === 0) return { svg: NONE, height: 0 };
  const inner = at.width - 2 * PAD;
  const x = at.x + PAD;
  let y = at.y + PAD;
  const parts: Svg[] = [line('Chain', 13, inner, { x, y: y + 11, weight: 'bold' })];
  y += 20;
  for (const [index, item] of scene.chain.slice(0, MOST_ITEMS).entries()) {
    const drawn = itemBox(scene, item, { x, y, width: inner }, index === 0 ? 'top' : 'below');
    parts.push(drawn.svg);
    y += drawn.height + GAP / 2;
  }
  const rest = scene.chain.length - MOST_ITEMS;
  if (rest > 0) {
    parts.push(line(`${rest} more below`, 11, inner, { x, y: y + 11, colour: 'quiet' }));
    y += 16;
  }
  const height = y - at.y + PAD;
  const label = `Chain, newest first: ${scene.chain.map(item => itemLabel(scene, item)).join(' ')}`;
  return {
    svg: panel({ ...at, height }, { label, edge: 'line', isChanged: false, data: { 'data-chain': 'chain' } }, parts),
    height,
  };
};

/** What happens to an item before it is finalized: only cards are played. */
const becoming = (kind: SceneItem['kind']): string => (kind === 'card' ? 'being played' : 'being put on the chain');

const itemLabel = (scene: Scene, { name, kind, controller, isFinalized, chosen }: SceneItem): string =>
  `${name}, ${kind} of ${nameOfPlayer(scene, controller)}${isFinalized ? '' : `, ${becoming(kind)}`}${chosen.length === 0 ? '' : `, choosing ${chosen.join(', ')}`}.`;

const itemBox = (scene: Scene, item: SceneItem, at: Omit<Box, 'height'>, place: 'top' | 'below'): Drawn => {
  const inner = at.width - 16;
  const name = lines(
    item.name,
    { width: inner, size: 13, least: 10, lines: 2 },
    { x: at.x + 8, y: at.y + 5, weight: 'bold' },
  );
  const said = [
    nameOfPlayer(scene, item.controller),
    ...(item.isFinalized ? [] : [becoming(item.kind)]),
    ...(item.chosen.length === 0 ? [] : [`→ ${item.chosen.join(', ')}`]),
  ].join(', ');
  const who = lines(
    said,
    { width: inner, size: 11, least: 10, lines: 2 },
    { x: at.x + 8, y: at.y + 6 + name.height, colour: 'quiet' },
  );
  const height = name.height + who.height + 13;
  const svg = group(
    { role: 'img', tabindex: 0, 'aria-label': itemLabel(scene, item), 'data-item': item.id },
    element('rect', {
      ...at,
      height,
      rx: 5,
      fill: colour('raised'),
      stroke: colour(scene.changed.chain.includes(item.id) ? 'accent' : ofPlayer(item.controller)),
      'stroke-width': place === 'top' ? 2.5 : 1.2,
    }),
    name.svg,
    who.svg,
  );
  return { svg, height };
};

/** The decision that waits, as a question across the table. */
export const question = (scene: Scene, at: Omit<Box, 'height'>): Drawn => {
  if (scene.waiting === null) return { svg: NONE, height: 0 };
  const { text } = scene.waiting;
  const asked = lines(
    text,
    { width: at.width - 2 * PAD, size: 15, least: 11, lines: 3 },
    { x: at.x + PAD, y: at.y + 7, weight: 'bold' },
  );
  const height = asked.height + 16;
  const svg = panel(
    { ...at, height },
    { label: text, edge: 'accent', isChanged: true, data: { 'data-question': 'waiting' } },
    asked.svg,
  );
  return { svg, height };
};
