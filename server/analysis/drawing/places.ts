/** Battlefields, with those who stand against each other one below the other. */
import { knownOf } from '../../../engine/known.ts';
import type { Scene, SceneBattlefield, ScenePlace } from '../scene/scene.ts';
import { type Box, GAP } from './box.ts';
import { cardGrid, type Drawn } from './cards.ts';
import { battlefieldLabel, type DrawnObject, nameOfPlayer } from './labels.ts';
import { MARK, mark } from './marks.ts';
import { panel } from './panel.ts';
import type { Svg } from './svg.ts';
import { line, lines } from './texts.ts';
import { ofPlayer } from './theme.ts';

export const PAD = 10;
/** Rows of cards of one player at one place. */
const MOST_ROWS = 6;

/** Those of a player's at a place; what has just left fades where it was. Gear that a unit bears is drawn with the unit. */
export const shownAt = (scene: Scene, place: ScenePlace, controller?: number): readonly DrawnObject[] => {
  const all = shownByPlace(scene).get(keyOf(place)) ?? [];
  return controller === undefined ? all : all.filter(({ object }) => object.controller === controller);
};

const shownByPlace = knownOf((scene: Scene): ReadonlyMap<string, readonly DrawnObject[]> => {
  const byPlace = new Map<string, DrawnObject[]>();
  const add = ({ object, isDead }: DrawnObject): void => {
    if (object.attachedTo !== null || object.type === 'legend') return;
    const key = keyOf(object.place);
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, [{ object, isDead }]);
    else known.push({ object, isDead });
  };
  for (const object of scene.objects) add({ object, isDead: false });
  for (const { object } of scene.left) add({ object, isDead: true });
  return byPlace;
});

const keyOf = (place: ScenePlace): string =>
  place.kind === 'base' ? `base ${place.player}` : `battlefield ${place.at}`;

/** From the top left of a box; as high as what is there. */
export const battlefield = (scene: Scene, place: SceneBattlefield, at: Omit<Box, 'height'>): Drawn => {
  const { x, width } = at;
  const inner = width - 2 * PAD;
  const parts: Svg[] = [];
  let y = at.y + PAD;
  const flag = place.contestedBy === null ? 0 : MARK + 4;
  const title = lines(
    place.name,
    { width: inner - flag, size: 16, least: 11, lines: 2 },
    { x: x + PAD, y, weight: 'bold' },
  );
  parts.push(title.svg);
  if (place.contestedBy !== null)
    parts.push(mark('contested', x + width - PAD - MARK, y + 2, ofPlayer(place.contestedBy)));
  y += title.height + 2;
  for (const said of statusOf(scene, place)) {
    const drawn = lines(said, { width: inner, size: 12, least: 10, lines: 2 }, { x: x + PAD, y, colour: 'quiet' });
    parts.push(drawn.svg);
    y += drawn.height;
  }
  y += 6;
  for (const player of sides(scene, place)) {
    const name = line(nameOfPlayer(scene, player), 11, inner, {
      x: x + PAD,
      y: y + 10,
      colour: ofPlayer(player),
      weight: 'bold',
    });
    const cards = cardGrid(
      scene,
      shownAt(scene, { kind: 'battlefield', at: place.id }, player),
      { x: x + PAD, y: y + 16, width: inner },
      MOST_ROWS,
    );
    parts.push(name, cards.svg);
    y += 16 + cards.height + GAP;
  }
  const height = y - at.y + 2;
  return { svg: parts, height };
};

/** The frame around it, once the height of its row is known. */
export const battlefieldPanel = (scene: Scene, place: SceneBattlefield, box: Box, inside: Svg): Svg =>
  panel(
    box,
    {
      label: battlefieldLabel(scene, place),
      edge: place.controller === null ? 'line' : ofPlayer(place.controller),
      isChanged: scene.changed.battlefields.includes(place.id),
      data: { 'data-battlefield': place.id },
    },
    inside,
  );

const combatLabel = (scene: Scene, place: SceneBattlefield): readonly string[] => {
  const { combat } = scene;
  if (combat?.at !== place.id) return place.combat === 'staged' ? ['Combat staged'] : [];
  const { damage, step, attacker, defender } = combat;
  if (damage === null) return [`Combat: ${step}`];
  return [
    `Combat: ${nameOfPlayer(scene, attacker)} deals ${damage.attacker}, ${nameOfPlayer(scene, defender)} ${damage.defender}`,
  ];
};

const statusOf = (scene: Scene, place: SceneBattlefield): readonly string[] => {
  const control = place.controller === null ? 'Uncontrolled' : `Controlled by ${nameOfPlayer(scene, place.controller)}`;
  return [
    place.contestedBy === null ? control : `${control}, contested by ${nameOfPlayer(scene, place.contestedBy)}`,
    ...combatLabel(scene, place),
    ...(place.showdown === 'none' || place.combat !== 'none'
      ? []
      : [place.showdown === 'open' ? 'Showdown' : 'Showdown staged']),
    ...(place.facedown.length === 0
      ? []
      : [
          `Facedown: ${place.facedown.map(({ name, owner }) => `${name} of ${nameOfPlayer(scene, owner)}`).join('; ')}`,
        ]),
  ];
};

/** Who has anything there: the first player, who sits at the bottom of the table, last. */
const sides = (scene: Scene, { id }: SceneBattlefield): readonly number[] => {
  const there = new Set(shownAt(scene, { kind: 'battlefield', at: id }).map(({ object }) => object.controller));
  return scene.players
    .map(player => player.id)
    .filter(player => there.has(player))
    .toSorted((a, b) => b - a);
};
