/** What is drawn, in full sentences: for screen readers, and for users who point at it. */
import { runeDeckText } from '../scene/runeDeckText.ts';
import type { Scene, SceneBattlefield, SceneLegend, SceneObject, ScenePlayer } from '../scene/scene.ts';

/** An object to draw: one that is there, or one that has just left and fades where it was. */
export interface DrawnObject {
  readonly object: SceneObject;
  readonly isDead: boolean;
}

export const objectLabel = (scene: Scene, { object, isDead }: DrawnObject): string => {
  const { name, might, damage, keywords } = object;
  const said = [
    `${name}, ${object.token ? 'token ' : ''}${object.type} of ${nameOfPlayer(scene, object.controller)}`,
    ...(object.controller === object.owner ? [] : [`owned by ${nameOfPlayer(scene, object.owner)}`]),
    ...(isDead ? ['has left the board'] : []),
    ...(might === null ? [] : [mightText(might)]),
    ...(damage === 0 ? [] : [`${damage} damage`]),
    ...(isDead ? [] : lethalText(object)),
    ...(object.role === null ? [] : [object.role]),
    ...conditions(object),
    ...keywords.map(keywordText),
    ...borneBy(scene, object).map(({ gear, bearer }) =>
      bearer === object ? `bears ${gear.name}` : `${bearer.name} bears ${gear.name}`,
    ),
  ];
  return `${said.join(', ')}.`;
};

const lethalText = (object: SceneObject): readonly string[] => {
  const { damage, lethal } = object;
  if (isImmune(object)) return ['cannot be dealt damage'];
  return lethal === null ? [] : [damage === 0 ? `${lethal} is lethal` : `${lethal} more is lethal`];
};

/** Whether it is a unit that cannot be dealt damage. */
export const isImmune = ({ might, lethal }: SceneObject): boolean => might !== null && lethal === null;

const mightText = ({ value, printed, parts }: NonNullable<SceneObject['might']>): string =>
  value === printed || parts.length < 2
    ? `Might ${value}`
    : `Might ${value}: ${parts.map(({ label, amount }) => `${amount} ${label}`).join(', ')}`;

/** "tank", "assault 2" */
export const keywordText = ({ name, value }: SceneObject['keywords'][number]): string =>
  value > 1 ? `${name} ${value}` : name;

const conditions = ({ exhausted, stunned, buffs, timesEmpowered }: SceneObject): readonly string[] => [
  ...(exhausted ? ['exhausted'] : []),
  ...(stunned ? ['stunned'] : []),
  ...(buffs === 0 ? [] : [buffs > 1 ? `${buffs} buffs` : 'buffed']),
  ...(timesEmpowered === 0 ? [] : [timesEmpowered > 1 ? `empowered ${timesEmpowered} times` : 'empowered']),
];

interface Borne {
  readonly gear: SceneObject;
  readonly bearer: SceneObject;
}

/** Gear is drawn with what bears it; what hangs on that in turn, as on a unit that is attached, is drawn there as well. */
export const borneBy = ({ objects }: Scene, object: SceneObject): readonly Borne[] => {
  const on = (bearer: SceneObject): readonly Borne[] =>
    objects.filter(each => each.attachedTo === bearer.id).map(gear => ({ gear, bearer }));
  const all = [...on(object)];
  for (const { gear } of all) for (const each of on(gear)) all.push(each);
  return all;
};

export const battlefieldLabel = (scene: Scene, place: SceneBattlefield): string => {
  const { combat } = scene;
  const said = [
    `Battlefield ${place.name}`,
    place.controller === null ? 'controlled by nobody' : `controlled by ${nameOfPlayer(scene, place.controller)}`,
    ...(place.contestedBy === null ? [] : [`contested by ${nameOfPlayer(scene, place.contestedBy)}`]),
    ...(place.scoredBy.length === 0
      ? []
      : [`scored this turn by ${place.scoredBy.map(id => nameOfPlayer(scene, id)).join(' and ')}`]),
    ...(place.showdown === 'none' ? [] : [`${place.showdown} showdown`]),
    ...(place.combat === 'none' ? [] : [`${place.combat} combat`]),
    ...(combat?.at === place.id && combat.damage !== null
      ? [
          `${nameOfPlayer(scene, combat.attacker)} attacks with ${combat.damage.attacker}`,
          `${nameOfPlayer(scene, combat.defender)} defends with ${combat.damage.defender}`,
        ]
      : []),
    ...place.facedown.map(({ name, owner }) => `facedown: ${name} of ${nameOfPlayer(scene, owner)}`),
  ];
  return `${said.join(', ')}.`;
};

export const playerLabel = (scene: Scene, player: ScenePlayer): string => {
  const said = [
    `${player.name}, ${player.points} of ${scene.victoryScore} points`,
    ...teammates(scene, player),
    ...(player.id === scene.turn.player ? ['turn player'] : []),
    ...(player.id === scene.priority ? ['has priority'] : []),
    ...(player.id === scene.focus ? ['has focus'] : []),
    ...(scene.waiting?.player === player.id ? ['has to decide'] : []),
    ...(scene.winners.includes(player.id) ? ['has won'] : []),
    ...possessions(player),
  ];
  return `${said.join(', ')}.`;
};

/** Who plays with them, where some play together: a line, or none. */
export const teammates = ({ players }: Scene, { id, team }: ScenePlayer): readonly string[] => {
  const others = players.filter(each => each.id !== id && each.team === team).map(({ name }) => name);
  return others.length === 0 ? [] : [`in a team with ${others.join(' and ')}`];
};

const handLabel = ({ names, unseen, isWhole }: ScenePlayer['hand']): readonly string[] => {
  const cards = [...names, ...(unseen === 0 ? [] : [`${unseen} unseen`])];
  if (cards.length > 0) return [`Hand: ${namesOf(cards)}${isWhole || unseen > 0 ? '' : ' …'}`];
  return isWhole ? ['Hand: empty'] : [];
};

/** What a player has that is not on the board, a line each. */
export const possessions = (player: ScenePlayer): readonly string[] => {
  const { hand, deck, runeDeck, trash, legend, otherLegends, chosenLegends, champion, resources, xp } = player;
  return [
    ...(legend === null ? [] : [`Legend: ${legend.name}${legendStates(legend)}`]),
    ...otherLegends.map(each => `Added legend: ${each.name}${legendStates(each)}`),
    ...(chosenLegends.length === 0 ? [] : [`Chosen legends: ${namesOf(chosenLegends)}`]),
    ...(champion === null ? [] : [`Champion: ${champion}`]),
    ...(xp === 0 ? [] : [`XP ${xp}`]),
    ...(resources === null ? [] : [resourcesText(resources)].filter(text => text !== '')),
    ...handLabel(hand),
    ...(deck === null ? [] : [`Deck: ${deck}`]),
    ...(runeDeck === null ? [] : [`Rune deck: ${runeDeckText(runeDeck)}`]),
    ...(trash.length === 0 ? [] : [`Trash ${trash.length}: ${namesOf(trash)}`]),
  ];
};

const legendStates = ({ exhausted, empowered }: SceneLegend): string => {
  const states = [...(exhausted ? ['exhausted'] : []), ...(empowered ? ['empowered'] : [])];
  return states.length === 0 ? '' : ` (${states.join(', ')})`;
};

/** Names that contain commas are separated by semicolons. */
export const namesOf = (names: readonly string[]): string =>
  names.join(names.some(name => name.includes(',')) ? '; ' : ', ');

const resourcesText = ({ energy, power, limited, runes }: NonNullable<ScenePlayer['resources']>): string =>
  [
    ...(runes.length === 0
      ? []
      : [
          `Runes: ${runes.map(({ domain, ready, exhausted }) => `${domain} ${ready}/${ready + exhausted}`).join(', ')}`,
        ]),
    ...(energy === 0 ? [] : [`Energy ${energy}`]),
    ...power.filter(({ amount }) => amount > 0).map(({ domain, amount }) => `Power ${amount} ${domain}`),
    ...(limited === '' ? [] : [limited]),
  ].join('; ');

export const sceneLabel = (scene: Scene): string => {
  const { turn, winners } = scene;
  if (winners.length > 0) return `The game is won by ${winners.map(id => nameOfPlayer(scene, id)).join(' and ')}.`;
  // Which turn of the game it is, a scenario seldom says.
  return `${nameOfPlayer(scene, turn.player)}'s turn, ${phaseText(turn.phase)}.`;
};

const phaseText = (phase: string): string =>
  phase === 'expired' ? 'the turn is over' : `${phase} ${PHASES_OF_STEPS.has(phase) ? 'step' : 'phase'}`;
/** Named as steps by the rules, not as phases. */
const PHASES_OF_STEPS: ReadonlySet<string> = new Set(['scoring', 'expiration']);

/** `nobody` for a number that no player has. */
export const nameOfPlayer = ({ players }: Scene, id: number): string => players[id]?.name ?? 'nobody';
