/** The replacement effects that qualify for what would happen (`ability.replacement.qualifies`). */
import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import { abilityIndexOf, abilityIndexOfBattlefield } from '../abilities/abilityIndex.ts';
import {
  type AbilityInstance,
  abilitiesOf,
  abilitiesOfBattlefields,
  areKeywordsActive,
  instanceOfLasting,
} from '../abilities/abilityInstances.ts';
import { banishingInstead } from '../abilities/banishedForTrash.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { isThere } from '../abilities/measures.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { abilitiesGiven } from '../abilities/traits.ts';
import { rememberWhileAlike } from '../play/memo.ts';
import type { Play } from '../play/play.ts';
import type { Ability, Replacement } from '../state/cards/ability.ts';
import { noted } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameEvent, GameObject, LastingAbility, Modifier, State } from '../state/state.ts';
import { timesApplied } from '../triggers/limits.ts';

type ReplacementInstance = AbilityInstance & { readonly ability: Replacement };
export interface ReplacementCandidate {
  readonly instance: ReplacementInstance;
  readonly lasting: LastingAbility | null;
}

/** Tells candidates apart, so that each applies to an event once (`ability.replacement.once`). */
export const keyOf = ({ instance, lasting }: ReplacementCandidate): string =>
  `${instance.bearer ?? ''} ${lasting?.id ?? ''} ${noted(instance.ability, instance.source)}`;

/** By its gear's name where gear lends it. */
export const nameOfReplacement = (state: State, { instance: { source, name } }: ReplacementCandidate): string =>
  source.kind === 'object' && source.gear !== undefined ? (state.objects[source.gear]?.name ?? name) : name;

/** Whether any replacement is in the game at all: most games have none, and whatever would happen asks for them. */
export const mayReplace = (state: State): boolean => {
  if (!state.hasAbilities) return false;
  if (state.lastingAbilities.some(f => f.ability.kind === 'replacement') || mayAnyReplace(state.memory, state.objects))
    return true;
  for (const b of state.battlefields) if (abilityIndexOfBattlefield(state, b).replaces) return true;
  return abilitiesGiven(state).size > 0 || passiveEffects(state, 'banished for the trash').length > 0;
};

/** By what they say themselves, wherever they are. */
const mayReplaceItself = ({ print, modifiers }: GameObject): boolean =>
  (print.abilities.length > 0 && print.abilities.some(isReplacement)) ||
  (modifiers.length > 0 && modifiers.some(lends));

const mayAnyReplace = rememberWhileAlike('replacing', mayReplaceItself, objects => objects.some(mayReplaceItself));

const isReplacement = (a: Ability): boolean =>
  a.kind === 'replacement' || ((a.kind === 'dependent' || a.kind === 'attached') && isReplacement(a.ability));

/** Also by effect text that gear has copied, which is what it is attached to that has it (`attachment`). */
const lends = (m: Modifier): boolean =>
  (m.kind === 'ability' && isReplacement(m.ability)) || (m.kind === 'effect text' && m.abilities.some(isReplacement));

/** `ability.replacement.qualifies`, `ability.replacement.limit`, `ability.replacement.limit.used-up` */
export const candidatesFor = (
  play: Pick<Play, 'state' | 'replacing'>,
  would: GameEvent,
): readonly ReplacementCandidate[] => {
  const { state } = play;
  const given = abilitiesGiven(state);
  const found: ReplacementCandidate[] = [];
  const consider = (instance: AbilityInstance, lasting: LastingAbility | null) => {
    const { ability } = instance;
    if (ability.kind === 'replacement' && ability.from === 'trash' && !isInTrash(state, instance)) return;
    if (ability.kind !== 'replacement' || !areKeywordsActive(state, instance)) return;
    const slots = lasting === null ? {} : { slots: lasting.slots };
    const c = contextFor(
      state,
      effectFrame(instance.controller, instance.source, instance.name, { event: would, ...slots }),
    );
    if (!evaluator.matches(c, ability.event, would)) return;
    if (ability.when !== undefined && !evaluator.holds(c, ability.when)) return;
    if (ability.limit !== undefined && timesApplied(state, instance) >= ability.limit) return;
    const candidate = { instance: { ...instance, ability }, lasting };
    if (!play.replacing.includes(keyOf(candidate))) found.push(candidate);
  };
  for (const o of state.objects)
    if (isThere(o) && abilityIndexOf(state, o, given.get(o.id)).replaces)
      for (const b of abilitiesHad(state, o)) consider(b, null);
  for (const b of ownOfCard(state, would)) if (!isDoneAmongChoices(state, b, would)) consider(b, null);
  for (const o of state.objects)
    if (o.zone.kind === 'trash' && mayReplaceItself(o))
      for (const b of abilitiesOf(state, o))
        if (b.ability.kind === 'replacement' && b.ability.from === 'trash') consider(b, null);
  for (const b of abilitiesOfBattlefields(state)) consider(b, null);
  for (const f of state.lastingAbilities)
    if (f.ability.kind === 'replacement') consider(instanceOfLasting(f, f.ability), f);
  for (const b of banishingInstead(state, would)) consider(b, null);
  return found;
};

/** What happens to a card off the board, the card itself may have its say in (`ability.passive.off-board`). */
const ownOfCard = (state: State, would: GameEvent): readonly AbilityInstance[] => {
  const about = would.what?.kind === 'object' ? state.objects[would.what.id] : undefined;
  return about === undefined || isThere(about)
    ? NONE
    : abilitiesOf(state, { ...about, controller: would.player ?? about.owner });
};

const NONE: readonly never[] = [];

/** `as you play me, …`, where that is done among the first choices for it, and not as it enters (`play.choices.as-played`). */
const isDoneAmongChoices = (
  { behaviours }: State,
  { ability }: Pick<AbilityInstance, 'ability'>,
  would: GameEvent,
): boolean =>
  would.on === 'play' &&
  (behaviours.doneAsPlayed === 'among the choices' || would.memo?.type === 'spell') &&
  would.memo?.token === false &&
  ability.kind === 'replacement' &&
  ability.additional === true &&
  !ability.instructions.some(each => each.do === 'enter ready');

/** What a card has done among the choices for it, in the order of its text. */
export const doneAmongChoices = (
  play: Pick<Play, 'state' | 'replacing'>,
  would: GameEvent,
): readonly ReplacementCandidate[] =>
  flatMapped(ownOfCard(play.state, would), instance => {
    const { ability } = instance;
    if (ability.kind !== 'replacement' || !isDoneAmongChoices(play.state, instance, would)) return [];
    if (!areKeywordsActive(play.state, instance)) return [];
    const c = contextFor(
      play.state,
      effectFrame(instance.controller, instance.source, instance.name, { event: would }),
    );
    const isMeant =
      evaluator.matches(c, ability.event, would) && (ability.when === undefined || evaluator.holds(c, ability.when));
    return isMeant ? [{ instance: { ...instance, ability }, lasting: null }] : [];
  });

const isInTrash = (state: State, { bearer }: AbilityInstance): boolean =>
  bearer !== null && state.objects[bearer]?.zone.kind === 'trash';
