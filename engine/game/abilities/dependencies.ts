/** What an ability's words depend on, found by looking through all of its terms, once for each ability. */
import { knownOf } from '../../known.ts';
import type { Ability, Static, StaticEffect, Value, ValueRange } from '../state/cards/ability.ts';
import { anywhere, type TermPart } from '../state/cards/walk.ts';
import { RECIPIENT_SLOT } from '../state/slots.ts';

/** Whether it, or what it lends, asks for something to become Mighty (`mighty.becomes`), or to come to some other Might. */
export const dependsOnBecomingMighty = knownOf((ability: Ability) =>
  anywhere(ability, part => part.on === 'become mighty' || part.on === 'reach might'),
);

/** The amounts of Might that it, or what it lends, waits for: `when my might becomes 10 or more`. */
export const mightsAwaited = knownOf((ability: Ability): readonly number[] => {
  const found: number[] = [];
  anywhere(ability, part => {
    if (part.on === 'reach might') {
      const least = (part.amount as ValueRange | undefined)?.least;
      if (typeof least === 'number') found.push(least);
    }
    return false;
  });
  return found;
});

/** Values that are read off objects as they are now: their Might, and the rest. */
const MEASURED_BY_MIGHT: ReadonlySet<unknown> = new Set(['might', 'highest', 'lowest', 'total', 'different']);
const MEASURED: ReadonlySet<unknown> = new Set([...MEASURED_BY_MIGHT, 'keyword', 'tags among', 'tags of']);
/** Parts of a filter that are. */
const TOLD_APART_BY = ['might', 'keyword', 'notKeyword', 'tags', 'notTags', 'extreme'] as const;

/**
 * Whether what it applies to, or how much, depends on the Might, keywords, tags or abilities of anything
 * (`layers.dependency`); also where it lends abilities, which may be passives themselves.
 */
export const dependsOnTraits = knownOf((ability: Static) => {
  const { when, effects } = ability;
  return (
    anywhere(when, readsTraits) ||
    effects.some(({ gives, ...rest }) => gives === 'abilities' || anywhere(withoutGifts(rest), readsTraits))
  );
});

/** The keywords and tags that it gives are not what it looks at. */
const withoutGifts = ({ keywords: _, tags, ...rest }: Readonly<Record<string, unknown>>): unknown =>
  typeof tags === 'object' && !Array.isArray(tags) ? { ...rest, tags: [tags] } : rest;

/** Whether a part of some words is read off what objects are like by now. */
export const readsTraits = (part: TermPart): boolean =>
  MEASURED.has(part.kind) ||
  TOLD_APART_BY.some(key => part[key] !== undefined) ||
  readsMight(part) ||
  readsEquipment(part);

/** `gear.equipment`: what is Equipment, and so what is equipped, is told by a tag. */
const readsEquipment = (part: TermPart): boolean =>
  names(part, ['types', 'notTypes'], 'equipment') || names(part, ['is', 'isNot'], 'equipped');

const names = (part: TermPart, keys: readonly string[], word: string): boolean =>
  keys.some(key => Array.isArray(part[key]) && part[key].includes(word));

/** The same for Might alone. */
export const readsMight = (part: TermPart): boolean =>
  MEASURED_BY_MIGHT.has(part.kind) ||
  part.might !== undefined ||
  part.extreme !== undefined ||
  names(part, ['is', 'isNot'], 'mighty');

/** What an effect gives, without those that it gives it to. */
const amountOf = (effect: StaticEffect): unknown => {
  switch (effect.gives) {
    case 'might':
      return [effect.amount, effect.minimum];
    case 'own might':
    case 'at least might':
    case 'buff worth':
      return effect.amount;
    case 'tags':
      return typeof effect.tags === 'object' && 'kind' in effect.tags ? effect.tags : null;
    case 'keywords':
      return effect.keywords.map(({ value }) => value);
    // So many times what is printed, whatever anything is like by now.
    case 'bonus worth':
      return effect.times;
    default:
      return null;
  }
};

/** Whether how much an effect gives depends on the Might, keywords, tags or abilities of anything (`layers.dependency.outcome`). */
export const amountReadsTraits = knownOf((effect: StaticEffect) => anywhere(amountOf(effect), readsTraits));

/** The same for Might alone. */
export const amountReadsMight = knownOf((effect: StaticEffect) => anywhere(amountOf(effect), readsMight));

/** Whether an amount is another for each of those that it is reckoned for: "for each Equipment attached to it". */
export const isCountedForEach = knownOf((amount: Exclude<Value, number>): boolean =>
  anywhere(amount, part => part.slot === RECIPIENT_SLOT),
);
