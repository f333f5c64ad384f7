/** A board in words: what a picture of it shows, for whoever is shown none. */
import { battlefieldLabel, objectLabel, playerLabel, sceneLabel } from '../drawing/labels.ts';
import type { Scene, SceneObject } from '../scene/scene.ts';
import { andMore, first } from './shortened.ts';

/** A line for the turn, each player, each battlefield and base with what is there, indented, and the chain with its newest item first. */
export const boardLines = (scene: Scene): readonly string[] => {
  const { shown, left } = first(allLines(scene), MOST_LINES);
  return [...shown, ...andMore(left, 'lines of the board')];
};

const MOST_LINES = 80;

const allLines = (scene: Scene): readonly string[] => {
  const lines = (objects: readonly SceneObject[]): readonly string[] =>
    objects
      .filter(({ attachedTo: bearer, type }) => bearer === null && type !== 'rune' && type !== 'legend')
      .map(object => `  ${objectLabel(scene, { object, isDead: false })}`);
  return [
    sceneLabel(scene),
    ...scene.players.map(player => playerLabel(scene, player)),
    ...scene.battlefields.flatMap(place => [
      battlefieldLabel(scene, place),
      ...lines(scene.objects.filter(each => each.place.kind === 'battlefield' && each.place.at === place.id)),
    ]),
    ...scene.players.flatMap(player => {
      const there = lines(scene.objects.filter(each => each.place.kind === 'base' && each.place.player === player.id));
      return there.length === 0 ? [] : [`Base of ${player.name}.`, ...there];
    }),
    ...chainLines(scene),
    ...(scene.waiting === null ? [] : [`Waiting: ${scene.waiting.text}`]),
  ];
};

const chainLines = ({ chain, players }: Scene): readonly string[] =>
  chain.map(
    ({ name, kind, controller, isFinalized, chosen }, at) =>
      `Chain, ${at === 0 ? 'resolves next' : `then`}: ${name}, ${kind} of ${players[controller]?.name ?? 'nobody'}${isFinalized ? '' : ', not finalised yet'}${chosen.length === 0 ? '' : `, choosing ${chosen.join(', ')}`}.`,
  );
