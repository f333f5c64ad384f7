/** The activated abilities that there are to activate, and which of them a player's words mean. */

import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import {
  type AbilityInstance,
  abilitiesOfBattlefields,
  areKeywordsActive,
  firstUnmet,
  instanceGivenTo,
} from '../abilities/abilityInstances.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { rememberLast } from '../play/memo.ts';
import type { Activated, Dependent } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { Act, BattlefieldId, GameObject, ObjectId, PlayerId, Source, State } from '../state/state.ts';
import { textMeant } from './textMeant.ts';

export type ActivateAct = Extract<Act, { kind: 'activate' | 'activate-place' }>;

export interface Activatable {
  readonly ability: Activated;
  readonly instance: AbilityInstance;
  readonly source: Source;
  readonly name: string;
  readonly controller: PlayerId;
}

export const activatables = (state: State, act: ActivateAct): readonly Activatable[] =>
  act.kind === 'activate-place' ? activatablesAt(state, act.at) : activatablesOf(state, act.source);

const activatablesAt = (state: State, at: BattlefieldId): readonly Activatable[] => {
  if (!state.hasAbilities || state.battlefields[at]?.print == null) return NONE;
  const { places } = knownIn(state.memory, state);
  return namedAmong(state, places.get(at)) ?? put(places, at, activatableOf(state, borneByPlace(state, at)));
};

const activatablesOf = (state: State, id: ObjectId): readonly Activatable[] => {
  if (!state.hasAbilities) return NONE;
  const { objects } = knownIn(state.memory, state);
  return namedAmong(state, objects.get(id)) ?? put(objects, id, activatableOf(state, borneByObject(state, id)));
};

const put = <Id>(
  known: Map<Id, readonly Activatable[]>,
  id: Id,
  found: readonly Activatable[],
): readonly Activatable[] => {
  known.set(id, found);
  return found;
};

const namedAmong = (state: State, before: readonly Activatable[] | undefined): readonly Activatable[] | undefined => {
  // Which of them is meant is looked for among all of them.
  if (before !== undefined) state.budget.spend(WORK_OF_NAMING * before.length, 'words');
  return before;
};

/** Of each that words are held against, in letters of either. */
const WORK_OF_NAMING = 4;

/** An act is judged in several steps, and what can be done is looked for with many acts of one object: each asks for the same. */
const knownIn = rememberLast('activated abilities', (_: State): Known => ({ objects: new Map(), places: new Map() }));

interface Known {
  readonly objects: Map<ObjectId, readonly Activatable[]>;
  readonly places: Map<BattlefieldId, readonly Activatable[]>;
}

const activatableOf = (state: State, borne: readonly AbilityInstance[]): readonly Activatable[] =>
  borne.length === 0
    ? NONE
    : flatMapped(borne, (b): Activatable | readonly never[] =>
        b.ability.kind === 'activated' && areKeywordsActive(state, b)
          ? { ability: b.ability, instance: b, source: b.source, name: b.name, controller: b.controller }
          : NONE,
      );

const NONE: readonly never[] = [];

const borneBy = (state: State, act: ActivateAct): readonly AbilityInstance[] =>
  act.kind === 'activate-place' ? borneByPlace(state, act.at) : borneByObject(state, act.source);

const borneByPlace = (state: State, at: BattlefieldId): readonly AbilityInstance[] =>
  abilitiesOfBattlefields(state).filter(b => b.source.kind === 'battlefield' && b.source.id === at);

/** Legends are at hand as the board is; a facedown card has nothing to say. */
export const isActivatedThere = ({ zone: { kind } }: GameObject): boolean =>
  kind === 'base' || kind === 'battlefield' || kind === 'legend';

/** None of what is not on the board (`ability.activated.board`). */
const borneByObject = (state: State, id: ObjectId): readonly AbilityInstance[] => {
  const o = state.objects[id];
  if (o === undefined || !isActivatedThere(o)) return NONE;
  const lent = lentAbilities(state, o);
  return lent.length === 0 ? abilitiesHad(state, o) : [...abilitiesHad(state, o), ...lent];
};

/**
 * `I have the exhaust abilities of friendly gear`: as a whole, with the keywords that they depend on, which ask the player who
 * has them now, and whether or not they are active where they come from (`dependent.ability.present`).
 */
const lentAbilities = (state: State, o: GameObject): readonly AbilityInstance[] =>
  !state.hasAbilities
    ? NONE
    : flatMapped(passiveEffects(state, 'exhaust abilities'), ({ effect, c }) => {
        const isMeant = evaluator.refs(c, effect.to).some(r => r.kind === 'object' && r.id === o.id);
        const lenders = isMeant ? evaluator.all(c, effect.of) : [];
        return flatMapped(
          flatMapped(lenders, r => (r.kind === 'object' && r.id !== o.id ? (state.objects[r.id] ?? []) : [])),
          lender => abilitiesHad(state, lender),
        )
          .filter(isForExhausting)
          .map(({ ability, on }) => ({ ...instanceGivenTo(state, o, ability), on }));
      });

const isForExhausting = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'activated' &&
  ability.cost.costParts.some(part => part.pays === 'exhaust' && part.what.kind === 'me');

/**
 * The abilities that a player's words fit: by their keyword, the text, the effect, a part of the text that no other has,
 * or the number. A keyword may stand for several.
 */
const fitting = (all: readonly Activatable[], words: string | null): readonly Activatable[] => {
  if (words === null) return all;
  const wanted = asWanted(words);
  const textOf = ({ ability }: Activatable): string => ability.text.toLowerCase();
  const partly = all.filter(a => textOf(a).includes(wanted));
  const [first] = partly;
  const isClear = first !== undefined && partly.every(a => textOf(a) === textOf(first));
  const byKeyword = all.filter(a => a.ability.keyword === wanted);
  if (byKeyword.length > 0) return byKeyword;
  const one =
    all.find(a => textOf(a) === wanted) ??
    all.find(a => textOf(a).endsWith(`: ${wanted}`)) ??
    (isClear ? first : null) ??
    all[Number(wanted) - 1] ??
    (partly.length > 0
      ? undefined
      : all[
          textMeant(
            all.map(({ ability }) => effectOf(ability)),
            words,
          )
        ]);
  return one === undefined ? [] : [one];
};

/** A player's words without what a sentence ends in, to be compared. */
const asWanted = (words: string): string => words.toLowerCase().replace(/\.$/, '');

/** What it does, without what it costs and when it may be used, as a player calls it. */
const effectOf = ({ text }: Pick<Activated, 'text'>): string =>
  text.slice(text.indexOf(': ') + 1).replace(/\. use (?:this |me )?only\b.*$/i, '');

/**
 * The texts of the abilities to activate that an object is printed with or has now, whatever they wait for, where a player's words
 * fit none of them; empty where they fit one, or where it has none.
 */
export const otherTextsOf = (state: State, act: ActivateAct): readonly string[] => {
  const words = asWanted(act.ability ?? '');
  const print = act.kind === 'activate' ? state.objects[act.source]?.print : state.battlefields[act.at]?.print;
  const all = [...flatMapped(borneBy(state, act), ({ ability }) => ability), ...(print?.abilities ?? NONE)].filter(
    (each): each is Activated => each.kind === 'activated',
  );
  const isMeant = ({ text, keyword }: Activated, at: number): boolean =>
    keyword === words || text.toLowerCase().includes(words) || at === Number(words) - 1;
  if (all.some(isMeant)) return NONE;
  if (textMeant(all.map(effectOf), words) >= 0) return NONE;
  return [...new Set(all.map(({ text }) => text))];
};

/** The ability that a player's words mean; null where they fit several, or none. */
export const picked = (all: readonly Activatable[], words: string | null): Activatable | null => {
  const [one, another] = fitting(all, words);
  return another === undefined ? (one ?? null) : null;
};

/** The activated abilities of an object, each with words that mean no other of them; null where it has only one. */
export const abilitiesToActivate = (
  state: State,
  of: { readonly kind: 'object'; readonly id: ObjectId } | { readonly kind: 'battlefield'; readonly id: BattlefieldId },
): readonly (string | null)[] => {
  const all = of.kind === 'object' ? activatablesOf(state, of.id) : activatablesAt(state, of.id);
  if (all.length === 0) return NONE;
  return all.length === 1 ? [null] : flatMapped(all, each => wordsFor(all, each) ?? []);
};

/** Words that mean this ability and no other. */
const wordsFor = (all: readonly Activatable[], meant: Activatable): string | null => {
  const words = [meant.ability.keyword ?? [], meant.ability.text, String(all.indexOf(meant) + 1)].flat();
  return words.find(each => picked(all, each) === meant) ?? null;
};

/** An act and the text of the ability that it names. */
export interface NamingAct {
  readonly act: ActivateAct;
  readonly text: string;
}

/**
 * Where the words of an act fit several abilities: one act for each of them, named so that no other is meant. None where the words
 * fit one, or none.
 */
export const severalMeant = (state: State, act: ActivateAct): readonly NamingAct[] => {
  const all = activatables(state, act);
  const meant = all.length < 2 ? NONE : fitting(all, act.ability);
  if (meant.length < 2) return NONE;
  return flatMapped(meant, one => {
    const ability = wordsFor(all, one);
    return ability === null ? [] : [{ act: { ...act, ability }, text: one.ability.text }];
  });
};

/** The first condition that the abilities to activate wait for, as they depend on keywords; null where none does. */
export const inactiveOf = (state: State, act: ActivateAct): Dependent['on'] | null => {
  const one = borneBy(state, act).find(b => b.ability.kind === 'activated' && !areKeywordsActive(state, b));
  return one === undefined ? null : firstUnmet(state, one);
};
