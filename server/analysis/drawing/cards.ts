/** Units and gear as cards: upright while ready, lying while exhausted. */
import type { Scene, SceneObject } from '../scene/scene.ts';
import { type Box, cellBox, gridFor, gridHeight } from './box.ts';
import { borneBy, type DrawnObject, isImmune, keywordText, namesOf, objectLabel } from './labels.ts';
import { MARK, type MarkName, mark } from './marks.ts';
import { LEADING } from './measure.ts';
import { colour, element, group, NONE, type Svg, written } from './svg.ts';
import { type Lines, line, lines } from './texts.ts';
import { type Colour, ofPlayer } from './theme.ts';

export interface Drawn {
  readonly svg: Svg;
  readonly height: number;
}

/** Cards in rows, from the top left of a box; those for which there is no room are counted. */
export const cardGrid = (
  scene: Scene,
  shown: readonly DrawnObject[],
  at: Omit<Box, 'height'>,
  mostRows: number,
): Drawn => {
  if (shown.length === 0) return { svg: NONE, height: 0 };
  const grid = gridFor(shown.length, at.width, mostRows);
  const cards = shown.slice(0, grid.shown).map((each, index) => card(scene, each, cellBox(grid, index, at)));
  const rest = shown.length - grid.shown;
  const more = rest === 0 ? NONE : counted(rest, shown.slice(grid.shown), cellBox(grid, grid.shown, at));
  return { svg: [...cards, more], height: gridHeight(grid) };
};

const counted = (rest: number, shown: readonly DrawnObject[], box: Box): Svg =>
  group(
    { role: 'img', tabindex: 0, 'aria-label': `${rest} more: ${namesOf(shown.map(({ object }) => object.name))}.` },
    line(`+${rest}`, 24, box.width, {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2 + 8,
      anchor: 'middle',
      colour: 'quiet',
      weight: 'bold',
    }),
  );

const card = (scene: Scene, drawn: DrawnObject, cell: Box): Svg => {
  const { object, isDead } = drawn;
  const box = turned(cell, object);
  const isChanged = scene.changed.objects.includes(object.id);
  const label = objectLabel(scene, drawn);
  return group(
    {
      class: isDead ? 'card dead' : 'card',
      role: 'img',
      tabindex: 0,
      'aria-label': label,
      'data-object': object.id,
      'data-unit-of': object.type === 'unit' ? object.controller : undefined,
      opacity: isDead ? 0.45 : undefined,
    },
    // For a user who points at it.
    element('title', {}, written(label)),
    frame(box, ofPlayer(object.controller), { isChanged, isDead, isExhausted: object.exhausted }),
    face(scene, object, box),
    isDead ? struckOut(box) : NONE,
  );
};

/** A card is as high as its cell and a sixth narrower; lying, the other way round. */
const turned = ({ x, y, width, height }: Box, { exhausted }: SceneObject): Box => {
  const narrow = width / 12;
  return exhausted
    ? { x, y: y + narrow, width, height: height - 2 * narrow }
    : { x, y, width: width - 2 * narrow, height };
};

const frame = (
  { x, y, width, height }: Box,
  whose: Colour,
  {
    isChanged,
    isDead,
    isExhausted,
  }: { readonly isChanged: boolean; readonly isDead: boolean; readonly isExhausted: boolean },
): Svg => [
  isChanged
    ? element('rect', {
        x: x - 2.5,
        y: y - 2.5,
        width: width + 5,
        height: height + 5,
        rx: 8,
        fill: 'none',
        stroke: colour('accent'),
        'stroke-width': 2.5,
      })
    : NONE,
  element('rect', {
    x,
    y,
    width,
    height,
    rx: 6,
    // What is exhausted lies flat: no higher than its place.
    fill: colour(isExhausted ? 'surface' : 'raised'),
    stroke: colour(whose),
    'stroke-width': isExhausted ? 1.2 : 2,
    'stroke-dasharray': isDead ? '4 3' : undefined,
  }),
];

const struckOut = ({ x, y, width, height }: Box): Svg =>
  element('path', {
    d: `M${x + 6} ${y + 6} L${x + width - 6} ${y + height - 6} M${x + width - 6} ${y + 6} L${x + 6} ${y + height - 6}`,
    stroke: colour('danger'),
    'stroke-width': 2,
    fill: 'none',
  });

const PAD = 6;

const face = (scene: Scene, object: SceneObject, { x, y, width, height }: Box): Svg => {
  const inner = width - 2 * PAD;
  const signs = marksOf(object);
  const below = y + height - PAD;
  const isNumbered = object.might !== null || signs.length > 0;
  const name = nameOn(object.name, {
    x: x + PAD,
    y: y + 4,
    width: inner,
    height: below - (isNumbered ? NUMBER : 0) - (y + 4),
  });
  const numbers = object.might === null ? NONE : mightAndDamage(object, { x: x + PAD, y: below, width: inner });
  const said = notes(scene, object);
  const room = below - (object.might === null ? 0 : NUMBER) - (y + 4 + name.height);
  const fits = Math.max(0, Math.min(4, Math.floor((room - 2) / (NOTE * LEADING))));
  const noted =
    said === '' || fits === 0
      ? NONE
      : lines(
          said,
          { width: inner, size: NOTE, least: NOTE, lines: fits },
          { x: x + PAD, y: y + 5 + name.height, colour: 'quiet' },
        ).svg;
  return [
    name.svg,
    noted,
    numbers,
    ...signs.map(([sign, said], at) =>
      mark(sign, x + width - PAD - MARK * (at + 1), below - MARK - (object.damage > 0 ? DEALT + 2 : 0), said),
    ),
  ];
};

/** In two lines, or in three where it would be cut in two. */
const nameOn = (name: string, { x, y, width, height }: Box): Lines => {
  const inLines = (most: number): Lines =>
    lines(name, { width, height, size: 12, least: 9, lines: most }, { x, y, weight: 'bold' });
  const inTwo = inLines(2);
  return inTwo.isCut ? inLines(3) : inTwo;
};

const NOTE = 9;
/** The height of the damage's number: the marks are above it. */
const DEALT = 18;
/** The height of the big number. */
const NUMBER = 24;

const mightAndDamage = ({ might, damage }: SceneObject, at: Omit<Box, 'height'>): Svg => {
  if (might === null) return NONE;
  const { x, y, width } = at;
  const isOther = might.value !== might.printed;
  const dealt =
    damage === 0
      ? NONE
      : line(`−${damage}`, DEALT, width / 2 - 2, {
          x: x + width,
          y: y - 1,
          anchor: 'end',
          colour: 'danger',
          weight: 'bold',
        });
  return [line(`${might.value}`, 26, width / 2, { x, y, weight: 'bold', colour: isOther ? 'accent' : 'text' }), dealt];
};

/** Those of the combat first. */
const marksOf = ({
  role,
  exhausted,
  stunned,
  buffs,
  timesEmpowered,
}: SceneObject): readonly (readonly [MarkName, Colour])[] => [
  ...(role === null ? [] : [[role, 'text'] as const]),
  ...(exhausted ? [['exhausted', 'quiet'] as const] : []),
  ...(stunned ? [['stunned', 'danger'] as const] : []),
  ...(buffs > 0 ? [['buffed', 'accent'] as const] : []),
  ...(timesEmpowered > 0 ? [['empowered', 'accent'] as const] : []),
];

/** Keywords, then what it bears. */
const notes = (scene: Scene, object: SceneObject): string =>
  [
    ...(object.type === 'unit' ? [] : [object.type]),
    ...object.keywords.map(keywordText),
    ...(isImmune(object) ? ['immune'] : []),
    ...borneBy(scene, object).map(({ gear }) => `+ ${gear.name}`),
  ].join(' · ');
