/** The scene as variables: groups of things, and each thing's facts. */

import { quoteIfNeeded } from '../../engine/language/tokens/names.ts';
import { capitalized } from '../../engine/lists.ts';
import type { QuestionResult, Run } from '../../engine/scenario/report/report.ts';
import { runeDeckText } from '../analysis/scene/runeDeckText.ts';
import type {
  Scene,
  SceneBattlefield,
  SceneItem,
  SceneMight,
  SceneObject,
  ScenePlace,
  ScenePlayer,
} from '../analysis/scene/scene.ts';
import { answerLine, reportedQuestions } from '../analysis/verdict/reported.ts';

export interface Variable {
  readonly name: string;
  readonly value: string;
  /** What the console answers with the same value: `Wall`, `Wall's damage`. */
  readonly expression?: string;
  readonly inside?: readonly Variable[];
}

/**
 * What has changed since the stop before. It is there even if nothing has: a client keeps open what was open at its place, and
 * opens the first group by itself.
 */
export const changedGroup = (scene: Scene): Variable => {
  const changed = changedIn(scene);
  return group('Changed', changed.length === 0 ? [{ name: 'since the last stop', value: 'nothing' }] : changed);
};

/** The questions of the script up to a line, each with its answer; empty where nothing has been asked. */
export const questionsGroup = (run: Pick<Run, 'questions'>, lastLine: number): Variable =>
  group('Questions', run.questions.filter(({ line }) => line <= lastLine).map(questionVariable));

/** "can Ana assign 7 to Wall?": "No · 465.2.c.4: Wall gets 7, …" */
export const questionVariable = (result: QuestionResult): Variable => {
  const [told] = reportedQuestions({ questions: [result] }, 0);
  return { name: result.asked, value: told === undefined ? '' : answerLine(told), expression: result.asked };
};

/** What the variables view shows besides, group by group; groups without anything in them are left out. */
export const groupsOf = (scene: Scene): readonly Variable[] =>
  [
    group('Turn', turnOf(scene)),
    group('Players', playersOf(scene)),
    group('Battlefields', battlefieldsOf(scene)),
    group('Units and gear', objectsOf(scene)),
    group('Chain', chainOf(scene)),
  ].filter(({ inside = [] }) => inside.length > 0);

/** All that goes by a name. */
export const thingsIn = (scene: Scene): readonly Variable[] => [
  ...objectsOf(scene),
  ...playersOf(scene),
  ...battlefieldsOf(scene),
  ...chainOf(scene),
];

/** A thing by its name, or one of its facts: `Wall`, `Wall's damage`. */
export const variableCalled = (scene: Scene, expression: string): Variable | undefined => {
  const asked = expression.trim().toLowerCase();
  const things = thingsIn(scene);
  const whole = things.find(thing => isCalled(thing, asked));
  if (whole !== undefined) return whole;
  for (const thing of [...things, group('turn', turnOf(scene))]) {
    const fact = thing.inside?.find(each => each.expression?.toLowerCase() === asked || isFactOf(thing, each, asked));
    if (fact !== undefined) return fact;
  }
  return undefined;
};

const isCalled = ({ name, expression }: Variable, asked: string): boolean =>
  name.toLowerCase() === asked || expression?.toLowerCase() === asked;

const isFactOf = (thing: Variable, fact: Variable, asked: string): boolean =>
  `${thing.name}'s ${fact.name}`.toLowerCase() === asked;

const group = (name: string, inside: readonly Variable[]): Variable => ({ name, value: '', inside });

type Facts = readonly (readonly [name: string, value: string, inside?: readonly Variable[]])[];

/** A thing with its facts, each of which can be asked for. */
const thing = (name: string, value: string, facts: Facts): Variable => {
  const expression = quoteIfNeeded(name);
  return {
    name,
    value,
    expression,
    inside: facts.map(([fact, current, inside]) => ({
      name: fact,
      value: current,
      expression: `${expression}'s ${fact.toLowerCase()}`,
      ...(inside === undefined ? {} : { inside }),
    })),
  };
};

/** What is highlighted on the board, and what has left it. */
const changedIn = (scene: Scene): readonly Variable[] => {
  const { changed, left, leftChain } = scene;
  const among = <Thing extends { readonly id: number }>(things: readonly Thing[], ids: readonly number[]) =>
    things.filter(({ id }) => ids.includes(id));
  return [
    ...among(scene.objects, changed.objects).map(object => objectVariable(scene, object)),
    ...left.map(({ object, to }) => ({ name: object.name, value: `left the board: ${to}` })),
    ...among(scene.players, changed.players).map(playerVariable),
    ...among(scene.battlefields, changed.battlefields).map(place => battlefieldVariable(scene, place)),
    ...among(scene.chain, changed.chain).map(item => itemVariable(scene, item)),
    ...leftChain.map(item => ({ name: item.name, value: 'left the chain' })),
  ];
};

const turnOf = (scene: Scene): readonly Variable[] => {
  const { turn, priority, focus, combat, waiting, winners } = scene;
  const facts: Facts = [
    ['Player', playerName(scene, turn.player)],
    ['Number', `${turn.number}`],
    ['Phase', turn.phase],
    ['Priority', playerName(scene, priority)],
    ['Focus', playerName(scene, focus)],
    ...(combat === null ? [] : ([['Combat', combatText(scene, combat)]] satisfies Facts)),
    ...(waiting === null ? [] : ([['Waits', waiting.text]] satisfies Facts)),
    ...(winners.length === 0
      ? []
      : ([['Winners', winners.map(id => playerName(scene, id)).join(', ')]] satisfies Facts)),
  ];
  return thing('turn', '', facts).inside ?? [];
};

const combatText = (scene: Scene, { at, attacker, defender, step, damage }: NonNullable<Scene['combat']>): string => {
  const dealt = damage === null ? '' : `; damage to deal: ${damage.attacker} and ${damage.defender}`;
  return `${playerName(scene, attacker)} attacks ${playerName(scene, defender)} at ${placeCalled(scene, at)}, ${step}${dealt}`;
};

const playersOf = (scene: Scene): readonly Variable[] => scene.players.map(playerVariable);

const playerVariable = (player: ScenePlayer): Variable => {
  const {
    points,
    xp,
    hand,
    deck,
    runeDeck,
    trash,
    banished,
    resources,
    legend,
    otherLegends,
    chosenLegends,
    champion,
  } = player;
  const unknown = hand.isWhole ? [] : ['others unknown'];
  const hidden = hand.unseen > 0 ? [`${hand.unseen} not seen`] : unknown;
  return thing(player.name, counted(points, 'point'), [
    ['Points', `${points}`],
    ['XP', `${xp}`],
    ['Hand', listOr([...hand.names, ...hidden])],
    ['Deck', deck === null ? 'unknown' : counted(deck, 'card')],
    ...(runeDeck === null ? [] : ([['Rune deck', runeDeckText(runeDeck)]] satisfies Facts)),
    ['Trash', listOr(trash)],
    ['Banished', listOr(banished)],
    ['Resources', resources === null ? 'unknown' : resourcesText(resources)],
    ...(legend === null
      ? []
      : ([['Legend', `${legend.name}${legend.exhausted ? ', exhausted' : ''}`]] satisfies Facts)),
    ...otherLegends.map((each): Facts[number] => [
      'Added legend',
      `${each.name}${each.exhausted ? ', exhausted' : ''}`,
    ]),
    ...(chosenLegends.length === 0 ? [] : ([['Chosen legends', listOr(chosenLegends)]] satisfies Facts)),
    ...(champion === null ? [] : ([['Champion', champion]] satisfies Facts)),
  ]);
};

const resourcesText = ({ energy, power, limited, runes }: NonNullable<ScenePlayer['resources']>): string =>
  [
    `${energy} energy`,
    ...power.map(({ domain, amount }) => `${amount} ${domain} power`),
    ...(limited === '' ? [] : [limited]),
    ...runes.map(({ domain, ready, exhausted }) => `${domain} runes: ${ready} ready, ${exhausted} exhausted`),
  ].join(', ');

const battlefieldsOf = (scene: Scene): readonly Variable[] =>
  scene.battlefields.map(place => battlefieldVariable(scene, place));

const battlefieldVariable = (scene: Scene, place: SceneBattlefield): Variable => {
  const control = place.controller === null ? 'uncontrolled' : `controlled by ${playerName(scene, place.controller)}`;
  return thing(place.name, control, [
    ['Controller', playerName(scene, place.controller)],
    ['Contested by', playerName(scene, place.contestedBy)],
    ['Showdown', place.showdown],
    ['Combat', place.combat],
    ['Units', listOr(scene.objects.filter(each => isAt(each.place, place.id)).map(({ name }) => name))],
    ['Facedown', listOr(place.facedown.map(({ owner, name }) => `${name} (${playerName(scene, owner)})`))],
  ]);
};

const objectsOf = (scene: Scene): readonly Variable[] => scene.objects.map(object => objectVariable(scene, object));

const objectVariable = (scene: Scene, object: SceneObject): Variable => {
  const { might, damage, lethal, keywords, role, attachedTo } = object;
  const place = placeText(scene, object.place);
  const states = statesOf(object);
  const facts: Facts = [
    ...(might === null ? [] : ([['Might', `${might.value}`, mightParts(might)]] satisfies Facts)),
    ...(object.type === 'unit'
      ? ([
          ['Damage', `${damage}`],
          ['Lethal damage', lethal === null ? 'cannot be dealt damage' : `${lethal}`],
        ] satisfies Facts)
      : []),
    ['Place', place],
    ['Controller', playerName(scene, object.controller)],
    ['Owner', playerName(scene, object.owner)],
    ['Keywords', listOr(keywords.map(({ name, value }) => (value > 0 ? `${name} ${value}` : name)))],
    ['Role', role ?? 'none'],
    ...states.map(([state, times]): Facts[number] => [capitalized(state), timesText(times)]),
    ...(attachedTo === null
      ? []
      : ([['Attached to', scene.objects.find(({ id }) => id === attachedTo)?.name ?? 'none']] satisfies Facts)),
  ];
  const value = [
    ...(might === null ? [] : [`might ${might.value}`]),
    ...(damage > 0 ? [`damage ${damage}`] : []),
    `at ${place}`,
    ...(role === null ? [] : [role]),
    ...states.flatMap(([state, times]) => (times > 0 ? [state] : [])),
  ].join(', ');
  return thing(nameOf(scene, object), value, facts);
};

/** Each state with how many times the object is in it. */
const statesOf = ({ exhausted, stunned, buffs, timesEmpowered, token }: SceneObject): readonly [string, number][] => [
  ['exhausted', Number(exhausted)],
  ['stunned', Number(stunned)],
  ['buffed', buffs],
  ['empowered', timesEmpowered],
  ['token', Number(token)],
];

const timesText = (times: number): string => {
  if (times > 1) return `${times} times`;
  return times === 1 ? 'yes' : 'no';
};

/** The parts of a Might in the order in which they apply; the first is the unit's own. */
const mightParts = ({ parts }: SceneMight): readonly Variable[] =>
  parts.map(({ label, amount }) => ({ name: label, value: amount < 0 ? `${amount}` : `+${amount}` }));

const chainOf = (scene: Scene): readonly Variable[] => scene.chain.map(item => itemVariable(scene, item));

export const itemVariable = (scene: Scene, item: SceneItem): Variable => ({
  name: item.name,
  value: `${item.kind} of ${playerName(scene, item.controller)}${item.isFinalized ? '' : ', pending'}`,
  expression: quoteIfNeeded(item.name),
  inside: [
    { name: 'Controller', value: playerName(scene, item.controller) },
    { name: 'Chosen', value: listOr(item.chosen) },
    { name: 'Status', value: item.isFinalized ? 'finalised' : 'pending' },
  ],
});

/** With a number if several on the board have the same name, so that they can be told apart. */
const nameOf = ({ objects }: Scene, { id, name }: SceneObject): string =>
  objects.some(each => each.id !== id && each.name === name) ? `${name} #${id}` : name;

const playerName = ({ players }: Scene, id: number | null): string =>
  id === null ? 'nobody' : (players.find(each => each.id === id)?.name ?? 'nobody');

const placeText = (scene: Scene, place: ScenePlace): string =>
  place.kind === 'base' ? `${playerName(scene, place.player)}'s base` : placeCalled(scene, place.at);

const placeCalled = ({ battlefields }: Scene, id: number): string =>
  battlefields.find(each => each.id === id)?.name ?? 'nowhere';

const isAt = (place: ScenePlace, id: number): boolean => place.kind === 'battlefield' && place.at === id;

const listOr = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
