/** The statements of a script as acts of the game. */

import { baseOf, sameLocation } from '../../game/play/query.ts';
import type { Act, DeclaredChoice, DeclaredChoices, DeclaredPayment, MoveGroup } from '../../game/state/act.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import { objectRef, type Ref, sameRef } from '../../game/state/ref.ts';
import type { AssignedDamage, BattlefieldId, GameObject, PlayerId, State, UnitId } from '../../game/state/state.ts';
import type { Action, Choices, Name, Place } from '../../language/syntax.ts';
import { key } from '../names/byName.ts';
import { baseCalled, othersCalled, refCalled } from '../names/called.ts';
import {
  battlefieldNamed,
  cardHeld,
  cardNamed,
  locationNamed,
  objectNamed,
  refNamed,
  type Scope,
  trashedNamed,
  unitsNamed,
} from '../names/resolve.ts';
import { found, mapFound, notFound, type Resolved, resolveEach, resolveFields } from '../names/resolved.ts';
import { type Problem, problem, safeFix } from '../report/problems.ts';
import { knownAbility } from './abilityWords.ts';
import { answerOf } from './answering.ts';
import { legendMeant } from './legendMeant.ts';

/** The act; or a problem for each name in it that refers to nothing. `scope` is the game with the cards that it names (`withNamedCards`). */
export const actOf = (scope: Scope, who: PlayerId, action: Action): Resolved<Act> => {
  switch (action.kind) {
    case 'move':
      return mapFound(
        resolveEach(action.groups, group => moveOf(scope, who, group)),
        groups => ({ kind: 'move', groups: inOneGroup(groups) }),
      );
    case 'pass':
      return found({ kind: 'pass' });
    case 'assign':
      return mapFound(
        resolveEach(action.shares, ({ unit, amount }) =>
          mapFound(objectNamed(scope, unit), (id): AssignedDamage => ({ unit: id, amount: amount.value })),
        ),
        shares => ({ kind: 'assign', shares }),
      );
    case 'begin':
      return mapFound(battlefieldToBegin(scope, action), at => ({ kind: 'begin', what: action.what, at }));
    case 'end-turn':
      return found({ kind: 'end-turn' });
    case 'concede':
      return found({ kind: 'concede' });
    case 'play':
      return playOf(scope, who, action);
    case 'activate':
      return activationOf(scope, who, action);
    case 'hide':
      return hidingOf(scope, who, action);
    case 'choose':
    case 'accept':
    case 'decline':
    case 'order':
    case 'name':
      return answerOf(scope, who, action);
  }
};

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>;

/** `A to Quarry, B to Quarry` is one move: the units go to the same place. */
const inOneGroup = (groups: readonly MoveGroup[]): readonly MoveGroup[] => {
  const [first, ...more] = groups;
  if (first === undefined || !more.every(({ to }) => sameLocation(to, first.to))) return groups;
  const units = groups.flatMap(group => group.units);
  return new Set(units).size < units.length ? groups : [{ units, to: first.to }];
};

const moveOf = (scope: Scope, who: PlayerId, group: Of<'move'>['groups'][number]): Resolved<MoveGroup> => {
  const named = resolveFields({ units: unitsNamed(scope, group.units), to: locationNamed(scope, group.to, who) });
  const again = named.ok ? namedTwice(group.units, named.value.units) : null;
  return again === null ? named : notFound(again);
};

const battlefieldToBegin = (scope: Scope, { at, what }: Of<'begin'>): Resolved<BattlefieldId> =>
  at.kind === 'named'
    ? battlefieldNamed(scope, at.name)
    : notFound(
        problem('syntax/expected', at.span, `A ${what} is at a battlefield, never at a base; name the battlefield.`),
      );

const playOf = (scope: Scope, who: PlayerId, action: Of<'play'>): Resolved<Act> => {
  const card = cardNamed(scope, action.card, who, zoneToPlayFrom(action));
  return mapFound(
    resolveFields({
      card,
      declared: choicesOf(scope, who, action, card.ok ? scope.state.objects[card.value] : undefined),
      showing: resolveEach(action.showing ?? [], name => shownOff(scope, who, name)),
      to: action.to === undefined ? found(null) : locationNamed(scope, action.to, who),
    }),
    ({ card: id, declared, showing, to }) => ({
      kind: 'play',
      from: zoneToPlayFrom(action) ?? null,
      card: id,
      to,
      declared: action.showing === undefined ? declared : { ...declared, showing },
    }),
  );
};

/** What is on the board goes by its name; so does a card of the hand that shows it off. */
const shownOff = (scope: Scope, who: PlayerId, name: Name): Resolved<DeclaredChoice> => {
  const { state } = scope;
  const held = cardHeld(state, name.text, who, 'hand');
  const ref = refCalled(scope.names, state, name.text);
  if (ref === null && held !== null) return found({ kind: 'ref', ref: objectRef(state, held) });
  return mapFound(refNamed(scope, name), called => {
    const inHand = held === null ? [] : [objectRef(state, held)];
    const others = [...othersCalled(state, name.text, called), ...inHand].filter(other => !sameRef(other, called));
    return others.length === 0 ? { kind: 'ref', ref: called } : { kind: 'ref', ref: called, others };
  });
};

const activationOf = (scope: Scope, who: PlayerId, action: Of<'activate'>): Resolved<Act> => {
  const named = resolveFields({
    declared: choicesOf(scope, who, action),
    source: refNamed(scope, action.source),
  });
  const legend = named.ok ? undefined : legendMeant(scope.state, who, action.source);
  if (legend !== undefined) return notFound(legend);
  if (!named.ok) return named;
  const { source, declared } = named.value;
  const ability = action.ability?.text ?? null;
  if (source.kind === 'battlefield')
    return knownAbility(scope, action, { kind: 'activate-place', at: source.id, ability, declared });
  return source.kind === 'object'
    ? knownAbility(scope, action, { kind: 'activate', source: source.id, ability, declared })
    : notFound(noSource(action.source, source));
};

/** Abilities are activated on the board: neither players nor what is on the chain have any (`ability.activated.board`). */
const noSource = ({ text, span }: Name, { kind }: Ref): Problem =>
  problem(
    'play/no-ability',
    span,
    `${text} is ${kind === 'player' ? 'a player, and players have' : 'no object, and has'} no abilities to activate; name the object whose ability it is.`,
    { concepts: ['ability.activated.board'] },
  );

const hidingOf = (scope: Scope, who: PlayerId, action: Of<'hide'>): Resolved<Act> =>
  mapFound(
    resolveFields({
      card: cardNamed(scope, action.card, who),
      at: battlefieldToHideAt(scope, who, action.at),
      paying: resolveEach(action.paying, part => paymentOf(scope, who, part)),
    }),
    named => ({ kind: 'hide', ...named }),
  );

const battlefieldToHideAt = (scope: Scope, who: PlayerId, place: Place): Resolved<BattlefieldId> => {
  const at = locationNamed(scope, place, who);
  if (!at.ok) return at;
  if (at.value.kind === 'battlefield') return found(at.value.at);
  const message = 'Cards are hidden at battlefields, never at a base.';
  return notFound(problem('play/hidden-place', place.span, message, { concepts: ['hide.meaning'] }));
};

type PlayFrom = Extract<Act, { kind: 'play' }>['from'];

/** The zone that `from trash` names. */
export const zoneToPlayFrom = ({ fromFacedown, from }: Of<'play'>): NonNullable<PlayFrom> | undefined => {
  if (fromFacedown) return 'facedown';
  const zones = ['hand', 'trash', 'deck', 'champion'] as const;
  return from?.text === 'banishment' ? 'banished' : zones.find(z => z === from?.text);
};

const namedTwice = (names: readonly Name[], units: readonly UnitId[]): Problem | null => {
  const again = units.findIndex((id, i) => units.indexOf(id) !== i);
  const name = names[again];
  const before = names[again - 1];
  if (name === undefined || before === undefined) return null;
  return problem('name/duplicate', name.span, `"${name.text}" is already named; name each unit of a group once.`, {
    fixes: [safeFix({ start: before.span.end, end: name.span.end }, '', 'Name it once')],
  });
};

const choicesOf = (scope: Scope, who: PlayerId, said: Choices, card?: GameObject): Resolved<DeclaredChoices> =>
  resolveFields({
    choosing: resolveEach(said.choosing, name => choiceOf(scope, who, name, card)),
    moves: resolveEach(said.moves, m => {
      const what = objectNamed(scope, m.unit);
      if (!what.ok) return what;
      // Nothing goes to a base but its controller's (`move.standard.to-base`).
      const whose = scope.state.objects[what.value]?.controller ?? who;
      return mapFound(locationNamed(scope, m.to, whose), to => ({ what: what.value, to }));
    }),
    paying: resolveEach(said.paying, part => paymentOf(scope, who, part)),
  });

const paymentOf = (scope: Scope, who: PlayerId, part: Choices['paying'][number]): Resolved<DeclaredPayment> => {
  if (part.kind === 'amount')
    return found({ kind: 'amount', amount: part.amount.value, domain: part.domain?.text ?? null });
  if (part.kind === 'keyword') return found({ kind: 'keyword', keyword: part.word.text });
  const { verb } = part;
  const objects = resolveEach(part.objects, name => {
    if (verb === 'discard') return cardNamed(scope, name, who);
    return verb === 'recycle' ? trashedNamed(scope, name, who) : objectNamed(scope, name);
  });
  return mapFound(objects, paid => ({ kind: 'cost part', verb, objects: paid }));
};

/** A quoted text that is no name is a mode's words. */
const choiceOf = (scope: Scope, who: PlayerId, name: Name, card?: GameObject): Resolved<DeclaredChoice> => {
  const { names, state } = scope;
  if (key(name.text) === 'base') return found(anyBase(state, who));
  const base = baseCalled(state, name.text);
  if (base !== null) return found({ kind: 'ref', ref: base });
  if (!name.quoted && /^\d+$/.test(name.text)) return found({ kind: 'amount', amount: Number(name.text) });
  const mayBeWords = name.quoted && (name.text.includes(' ') || isOfMode(name.text, card));
  if (mayBeWords && refCalled(names, state, name.text) === null) return found({ kind: 'words', text: name.text });
  return mapFound(refNamed(scope, name), ref => {
    const others = othersCalled(state, name.text, ref);
    return others.length === 0 ? { kind: 'ref', ref } : { kind: 'ref', ref, others };
  });
};

/** That of whoever plays; where the card does not allow it, that of another, as of whoever controls the unit that is moved. */
const anyBase = (state: State, who: PlayerId): DeclaredChoice => {
  const baseRef = (id: PlayerId): Ref => ({ kind: 'location', location: baseOf(id) });
  const others = state.players.filter(({ id }) => id !== who).map(({ id }) => baseRef(id));
  return { kind: 'ref', ref: baseRef(who), others };
};

/** A single word is a mode's where the card has a mode that begins with it; otherwise it is an unknown name. */
const isOfMode = (word: string, card: GameObject | undefined): boolean =>
  anywhere(card?.print.abilities, ({ label }) => typeof label === 'string' && key(label).startsWith(key(word)));
