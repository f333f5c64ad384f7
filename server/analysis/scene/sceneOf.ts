/** The scene of a state: what can be seen, and what differs from the scene before. */
import { nameOfRef } from '../../../engine/game/abilities/context.ts';
import { keywordsOf } from '../../../engine/game/abilities/keywords.ts';
import { lethalNow, mightOfUnit } from '../../../engine/game/abilities/might.ts';
import { damageOf } from '../../../engine/game/combat/damage.ts';
import { rememberLast } from '../../../engine/game/play/memo.ts';
import { combatUnderWay, isLocation, isOnBoard } from '../../../engine/game/play/query.ts';
import type { Battlefield, ChainItem, GameObject, State } from '../../../engine/game/state/state.ts';
import { decisionText } from '../../../engine/scenario/acts/waiting.ts';
import { changesOf } from './changes.ts';
import { playerOf } from './players.ts';
import type {
  Scene,
  SceneBattlefield,
  SceneCombat,
  SceneItem,
  SceneLeft,
  SceneMight,
  SceneObject,
  SceneQuestion,
} from './scene.ts';

export interface SceneSource {
  /** As reports name it: "1.4", "1.3 as printed". */
  readonly ruleset: string;
  /** That of the scene before; none for the first of a path. */
  readonly before?: State | undefined;
}

/** Without `before`, nothing is marked as changed or gone. */
export const sceneOf = (state: State, { ruleset, before }: SceneSource): Scene => {
  const scene = { ruleset, ...still(state.memory, state) };
  if (before === undefined || before === state) return scene;
  const was = still(before.memory, before);
  const leftChain = was.chain.filter(({ id }) => scene.chain.every(item => item.id !== id));
  return { ...scene, left: leftBetween(was, scene, state), leftChain, changed: changesOf(was, scene) };
};

type Still = Omit<Scene, 'ruleset'>;

const NOTHING = { objects: [], players: [], battlefields: [], chain: [] };

/** By itself. Along a path each state is needed twice: as it is come to, and as what is before the next one. */
const still = rememberLast(
  'scene',
  (state: State): Still => ({
    mode: state.mode,
    victoryScore: state.victoryScore,
    turn: { player: state.turnPlayer, number: state.turnNumber, phase: state.phase },
    players: state.players.map(player => playerOf(state, player)),
    battlefields: state.battlefields.map(place => battlefieldOf(state, place)),
    objects: state.objects.flatMap(object => objectOf(state, object) ?? []),
    left: [],
    chain: state.chain.map(item => itemOf(state, item)).toReversed(),
    leftChain: [],
    priority: state.priority,
    focus: state.showdown?.focus ?? null,
    combat: combatOf(state),
    waiting: waitingOf(state),
    winners: state.winners,
    changed: NOTHING,
  }),
  4,
);

const stagedOrNone = (isStaged: boolean): 'staged' | 'none' => (isStaged ? 'staged' : 'none');

const battlefieldOf = (state: State, place: Battlefield): SceneBattlefield => ({
  id: place.id,
  name: place.name,
  controller: place.controller,
  contestedBy: place.contestedBy,
  showdown: state.showdown?.at === place.id ? 'open' : stagedOrNone(place.stagedShowdown),
  combat: combatUnderWay(state)?.at === place.id ? 'open' : stagedOrNone(place.stagedCombat),
  scoredBy: state.players.filter(({ scored }) => scored.includes(place.id)).map(({ id }) => id),
  facedown: state.objects.flatMap(({ zone, owner, name }) =>
    zone.kind === 'facedown' && zone.at === place.id ? [{ owner, name }] : [],
  ),
});

const combatOf = (state: State): SceneCombat | null => {
  const combat = combatUnderWay(state);
  if (combat === null) return null;
  const { at, attacker, defender, stage } = combat;
  const deals = stage === 'showdown' || stage === 'damage';
  return {
    at,
    attacker,
    defender,
    step: stage,
    damage: deals ? { attacker: damageOf(state, 'attacker'), defender: damageOf(state, 'defender') } : null,
  };
};

const waitingOf = (state: State): SceneQuestion | null =>
  state.decision === null
    ? null
    : { player: state.decision.player, text: decisionText(state, state.decision), kind: state.decision.kind };

const leftBetween = (was: Still, is: Still, state: State): readonly SceneLeft[] => {
  const here = new Set(is.objects.map(({ id }) => id));
  return was.objects.flatMap(object => {
    const now = state.objects[object.id];
    return here.has(object.id) || now === undefined || isOnBoard(now) ? [] : [{ object, to: now.zone.kind }];
  });
};

const itemOf = (state: State, { id, name, kind, controller, status, slots }: ChainItem): SceneItem => ({
  id,
  name,
  kind,
  controller,
  isFinalized: status === 'finalized',
  chosen: [
    ...new Set(
      Object.values(slots).flatMap(refs =>
        refs.flatMap(ref =>
          ref.kind === 'item' ? (state.chain.find(each => each.id === ref.id)?.name ?? []) : [nameOfRef(state, ref)],
        ),
      ),
    ),
  ],
});

/** None for what is not on the board, nor for runes, which are with their players' resources. */
const objectOf = (state: State, object: GameObject): SceneObject | undefined => {
  const { zone, type } = object;
  if (!isLocation(zone) || type === 'rune') return undefined;
  const isUnit = type === 'unit';
  return {
    id: object.id,
    name: object.name,
    type,
    place: zone,
    controller: object.controller,
    owner: object.owner,
    might: isUnit ? mightOf(state, object) : null,
    damage: object.damage,
    lethal: isUnit ? lethalNow(state, object) : null,
    keywords: keywordsOf(state, object).map(({ name, value }) => ({ name, value })),
    role: object.role,
    exhausted: object.exhausted,
    stunned: object.stunned,
    buffs: object.buffs,
    timesEmpowered: object.timesEmpowered,
    token: object.token,
    attachedTo: object.attachedTo,
  };
};

const mightOf = (state: State, unit: GameObject): SceneMight => {
  const { counted, parts } = mightOfUnit(state, unit);
  return { value: counted, printed: unit.might, parts: parts.map(({ label, amount }) => ({ label, amount })) };
};
