/** One effect of a passive ability, applied to one object (`layers`). */

import type { StaticEffect, Value } from '../state/cards/ability.ts';
import { withSlot } from '../state/item.ts';
import { objectRef } from '../state/ref.ts';
import { RECIPIENT_SLOT } from '../state/slots.ts';
import type { ObjectId } from '../state/state.ts';
import type { AbilityInstance } from './abilityInstances.ts';
import { type Context, namedFor } from './context.ts';
import { isCountedForEach } from './dependencies.ts';
import type { Traits } from './layers.ts';

const push = <T>(map: Map<ObjectId, T[]>, id: ObjectId, ...more: readonly T[]): void => {
  const had = map.get(id);
  if (had === undefined) map.set(id, [...more]);
  else had.push(...more);
};

/** Records what the effect makes of the object. */
export const apply = (c: Context, t: Traits, effect: StaticEffect, id: ObjectId, instance: AbilityInstance): void => {
  switch (effect.gives) {
    case 'might':
      push(t.might, id, {
        label: instance.name,
        amount: amountFor(c, effect.amount, id),
        minimum: effect.minimum === undefined ? null : c.evaluator.value(c, effect.minimum),
      });
      return;
    case 'own might':
      t.own.set(id, Math.max(0, c.evaluator.value(c, effect.amount) ?? 0));
      return;
    case 'at least might':
      t.raised.set(id, Math.max(t.raised.get(id) ?? 0, c.evaluator.value(c, effect.amount) ?? 0));
      return;
    case 'keywords':
      push(t.keywords, id, ...effect.keywords.map(k => ({ name: k.name, value: c.evaluator.value(c, k.value) ?? 0 })));
      return;
    case 'no keywords':
      t.lost.set(id, allLost(t.lost.get(id) ?? [], effect.keywords));
      return;
    case 'abilities':
      for (const a of effect.abilities) {
        // Effect text goes on to what the gear is attached to (`attachment`).
        const to = a.kind === 'attached' ? (c.state.objects[id]?.attachedTo ?? null) : id;
        if (to !== null) push(t.abilities, to, a.kind === 'attached' ? a.ability : a);
      }
      return;
    case 'tags':
      push(t.tags, id, ...tagsGiven(c, effect.tags));
      return;
    case 'immunity':
      t.immune.add(id);
      return;
    case 'no combat damage':
      t.noCombatDamage.add(id);
      return;
    case 'assigned':
      t[effect.rank].add(id);
      return;
    case 'untargetable':
      t.untargetable.set(id, {
        by: effect.by,
        controller: instance.controller,
        least: bound(c, effect.energy?.least, Number.NEGATIVE_INFINITY),
        most: bound(c, effect.energy?.most, Number.POSITIVE_INFINITY),
        of: effect.of ?? null,
      });
      return;
    case 'buff worth':
      t.buffWorth.set(id, (t.buffWorth.get(id) ?? 0) + (c.evaluator.value(c, effect.amount) ?? 0));
      return;
    case 'bonus worth':
      t.bonusWorth.set(id, Math.max(t.bonusWorth.get(id) ?? 0, effect.times));
      return;
    case 'any damage kills':
      push(t.deadly, id, instance.controller);
      return;
    default:
      return;
  }
};

const tagsGiven = (c: Context, tags: Extract<StaticEffect, { gives: 'tags' }>['tags']): readonly string[] => {
  if (tags === 'named') return namedTag(c);
  if (!('kind' in tags)) return tags;
  const found = new Set<string>();
  for (const r of c.evaluator.refs(c, tags.what)) {
    const o = r.kind === 'object' ? c.state.objects[r.id] : undefined;
    for (const tag of o === undefined ? [] : c.view.tags(o)) found.add(tag);
  }
  return [...found];
};

const namedTag = (c: Context): readonly string[] => {
  const name = namedFor(c, 'tag');
  return name === null ? [] : [name];
};

/** How much it is for an object. */
export const amountFor = (c: Context, amount: Value, id: ObjectId): number => {
  const each = typeof amount === 'object' && isCountedForEach(amount);
  const of = each ? { ...c, slots: withSlot(c.slots, RECIPIENT_SLOT, [objectRef(c.state, id)]) } : c;
  return c.evaluator.value(of, amount) ?? 0;
};

const bound = (c: Context, v: Value | undefined, without: number): number =>
  v === undefined ? without : (c.evaluator.value(c, v) ?? without);

/** What is lost to one passive and what to another is all lost. */
const allLost = (before: readonly string[] | 'all', more: readonly string[] | 'all'): readonly string[] | 'all' =>
  before === 'all' || more === 'all' ? 'all' : [...before, ...more];
