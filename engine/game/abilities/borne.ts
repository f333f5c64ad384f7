/** Abilities at work: whose they are, and what has to be so for them to work. */
import type { Ability, Dependent } from '../cards/ability.ts';
import type { Source } from '../chain/item.ts';
import { pastEvents } from '../events.ts';
import { player } from '../query.ts';
import type { GameObject, ObjectId, PlayerId, State } from '../state.ts';
import { locationOf } from './context.ts';

type Plain = Exclude<Ability, Dependent>;

export interface Borne {
  readonly ability: Plain;
  /** The keywords that it depends on (`dependent`). */
  readonly on: readonly Dependent['on'][];
  readonly controller: PlayerId;
  readonly source: Source;
  readonly name: string;
  /** Where the ability itself stands: an object, or null for a battlefield's. */
  readonly bearer: ObjectId | null;
}

const unwrap = (
  ability: Ability,
  on: readonly Dependent['on'][] = [],
): { ability: Plain; on: readonly Dependent['on'][] } =>
  ability.kind === 'dependent' ? unwrap(ability.ability, [...on, ability.on]) : { ability, on };

/** Abilities that an object has: its rules text, unless it is attached (`inactive`), the effect text of what is attached to it, and what it was given. */
export const borneBy = (state: State, o: GameObject, given: readonly Ability[] = []): readonly Borne[] => {
  const borne: Borne[] = [];
  const source: Source = { kind: 'object', id: o.id, memo: o, location: locationOf(state, o) };
  const add = (ability: Ability, from: Source) => {
    borne.push({ ...unwrap(ability), controller: o.controller, source: from, name: o.name, bearer: o.id });
  };
  if (o.attachedTo === null) for (const a of o.print.abilities) if (a.kind !== 'attached') add(a, source);
  for (const m of o.modifiers) if (m.kind === 'ability') add(m.ability, source);
  for (const a of given) add(a, source);
  if (o.type !== 'unit') return borne;
  for (const gear of state.objects) {
    if (gear.attachedTo !== o.id) continue;
    const from: Source = { kind: 'object', id: o.id, memo: o, location: source.location, gear: gear.id };
    for (const a of gear.print.abilities) if (a.kind === 'attached') add(a.ability, from);
  }
  return borne;
};

/** What is printed on the battlefields in play; "you" is whoever controls one, or else the turn player. */
export const borneByPlaces = (state: State): readonly Borne[] =>
  state.battlefields.flatMap(b =>
    (b.print?.abilities ?? []).map(
      (a): Borne => ({
        ...unwrap(a),
        controller: b.controller ?? state.turnPlayer,
        source: { kind: 'battlefield', id: b.id },
        name: b.name,
        bearer: null,
      }),
    ),
  );

type Bearing = Pick<Borne, 'on' | 'controller' | 'bearer'>;

/** `dependent`: whether the conditions that its keywords stand for are met. */
export const isAwake = (state: State, borne: Bearing): boolean => borne.on.every(on => isMet(state, on, borne));

const isMet = (state: State, on: Dependent['on'], { controller, bearer }: Bearing): boolean => {
  switch (on.keyword) {
    case 'level':
      return player(state, controller).xp >= on.level;
    case 'empowered':
      return bearer !== null && state.objects[bearer]?.empowered === true;
    case 'legion':
      return hasPlayedAnother(state, controller, bearer);
  }
};

/** `keyword.legion.active`: a card other than the one that asks. */
const hasPlayedAnother = (state: State, who: PlayerId, bearer: ObjectId | null): boolean =>
  pastEvents(
    state.past,
    e => e.on === 'finalize' && e.player === who && e.memo !== null && !e.memo.token && e.memo.id !== bearer,
  ).length > 0;
