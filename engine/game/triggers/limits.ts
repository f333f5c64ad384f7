/** How often an ability has done something this turn, for those that say how often they may. */
import type { AbilityInstance } from '../abilities/abilityInstances.ts';
import type { Play } from '../play/play.ts';
import { recordEvents } from '../play/recordEvents.ts';
import { type LimitTally, timesTallied } from '../state/events.ts';
import { type ChainItem, noted, type Source, sourceRef } from '../state/item.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';

/** How often an ability has been performed this turn, for its limit (`ability.triggered.limit`, `ability.times.used-up`). */
export const timesPerformed = (state: State, instance: LimitedAbility): number =>
  timesNoted(state, state.behaviours.usedUpBy === 'being performed' ? 'perform' : 'trigger', instance);

/** The same of an ability on the chain, whatever has become of what has it. */
export const timesPerformedOf = (state: State, { ability, source }: TriggerOnChain): number =>
  timesPerformed(state, {
    ability,
    bearer: source.kind === 'object' ? source.id : null,
    source,
    incarnation: incarnationOf(source),
  });

/** Notes of an ability on the chain that it is performed, or has not triggered after all. */
export const recordOfItem = (
  play: Play,
  on: 'trigger' | 'perform',
  { ability, source, controller }: TriggerOnChain,
  times: 1 | -1,
): void => {
  const incarnation = incarnationOf(source);
  const what: Ref | null =
    source.kind === 'object' && incarnation !== undefined
      ? { kind: 'object', id: source.id, incarnation }
      : sourceRef(play.state, source);
  recordEvents(play, [{ on, player: controller, what, ability: noted(ability, source), times }]);
};

/** A triggered ability on the chain. */
interface TriggerOnChain extends Pick<ChainItem, 'source' | 'controller'> {
  readonly ability: Worded;
}

/** An ability is known again by its words. */
interface Worded {
  readonly text: string;
}

const incarnationOf = (source: Source): number | undefined =>
  source.kind === 'object' ? source.memo.incarnation : undefined;

/** An ability and what bears it: the object that it is by now, or one that it was. */
interface LimitedAbility extends Pick<AbilityInstance, 'bearer' | 'source'> {
  readonly ability: Worded;
  readonly incarnation?: number | undefined;
}

/** How often a replacement was applied this turn (`ability.replacement.limit`). */
export const timesApplied = (state: State, instance: AbilityInstance): number => timesNoted(state, 'replace', instance);

/** How many cards were played this turn as a passive permits. */
export const timesPermitted = (state: State, instance: AbilityInstance): number =>
  timesNoted(state, 'permit', instance);

/** How often an activated ability was used this turn: what any player can use, by that player (`ability.activated.use.condition`). */
export const timesUsed = (state: State, instance: AbilityInstance, who: PlayerId): number =>
  timesNoted(state, 'use', instance, who);

/** Notes that an ability was used, triggered or applied, for the limits on how often it may be in a turn. */
export const recordTally = (play: Play, on: LimitTally['on'], instance: AbilityInstance, player: PlayerId): void => {
  const { ability, source } = instance;
  recordEvents(play, [
    { on, player, what: bearerRef(play.state, instance), ability: noted(ability, source), times: 1 },
  ]);
};

const bearerRef = (state: State, { bearer, source }: AbilityInstance): Ref | null => {
  if (bearer !== null) return objectRef(state, bearer);
  return source.kind === 'battlefield' ? { kind: 'battlefield', id: source.id } : null;
};

/** Of what it is borne by now: what has come back is another object (`play.target.illegal.new-object`). */
const timesNoted = (
  state: State,
  on: LimitTally['on'],
  {
    ability,
    bearer,
    source,
    incarnation = bearer === null ? undefined : state.objects[bearer]?.incarnation,
  }: LimitedAbility,
  who: PlayerId | null = null,
): number =>
  timesTallied(
    state.past,
    on,
    textOf(source, bearer),
    ({ what, ability: text, player }) =>
      text === noted(ability, source) &&
      (who === null || player === who) &&
      (bearer === null
        ? source.kind === 'battlefield' && what?.kind === 'battlefield' && what.id === source.id
        : what?.kind === 'object' && what.id === bearer && what.incarnation === incarnation),
  );

/** Whose text the ability is: that of the gear that lends it, or of what bears it. */
const textOf = (source: Source, bearer: ObjectId | null): ObjectId | null =>
  source.kind === 'object' ? (source.gear ?? bearer) : bearer;
