/**
 * The layers of one unit, or of several that ask about each other, by the text of edition 1.5: traits, then abilities, then
 * arithmetic, again and again until nothing changes; each effect is applied once at most, and taken away once at most.
 *
 * Where the text leaves it open:
 * - A unit's Might is what the arithmetic comes to as a whole. Until that has been gone through once, a unit of the set is neither
 *   Mighty nor has it so little Might; what asks for Might then comes after all else of that layer, decreases as well. The example of
 *   two units that each ask for a Mighty enemy comes out as it has to in no other way.
 * - What an effect gives itself is no reason against it. One that has been applied goes only where it would apply neither with
 *   itself nor without.
 * - An effect that would come to nothing, as it counts nothing, has not been applied. A count is taken as it is applied: what is
 *   not counted any more goes, once, and nothing is counted later.
 * - A passive's limit is not fixed: it holds for what the unit comes to in the end, after all increases, and for decreases
 *   after all those without a limit.
 * - Effects on different units of a set do not depend on each other, and have no order of time: at each layer, every unit is evaluated
 *   as the others are before it. Dependency and time order the effects on one unit.
 * - An effect depends on another also by way of a third, and one that cannot apply leads to nothing.
 */
import type { Result, Which } from './board.ts';
import { KEYWORDS, MIGHTY, TAGS } from './board.ts';
import { asks, asksMight, type Effect, isAmong, questionsOf, type Units } from './effects.ts';

type Layer = 'traits' | 'abilities' | 'arithmetic';

const layerOf = ({ passive }: Effect): Layer => {
  if (passive.gives.kind === 'tag') return 'traits';
  return passive.gives.kind === 'keyword' ? 'abilities' : 'arithmetic';
};

interface Applied {
  readonly effect: Effect;
  readonly amount: number;
}

/** That what the first unit comes to depends on what the second comes to. */
export type Ask = (on: number, of: number) => void;

interface Evaluation {
  readonly all: Units;
  readonly effects: readonly Effect[];
  readonly set: ReadonlySet<number>;
  readonly done: ReadonlyMap<number, Result>;
  readonly ask: Ask;
  applied: readonly Applied[];
  readonly used: Set<Effect>;
  mightIsKnown: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const onUnit = (applied: readonly Applied[], o: number): readonly Applied[] =>
  applied.filter(({ effect }) => effect.on === o);

const tagsOf = (e: Evaluation, applied: readonly Applied[], o: number): readonly string[] =>
  e.done.get(o)?.tags ??
  TAGS.filter(
    tag =>
      e.all[o]?.printed.tags.includes(tag) ||
      onUnit(applied, o).some(({ effect: { passive } }) => passive.gives.kind === 'tag' && passive.gives.tag === tag),
  );

const keywordOf = (e: Evaluation, applied: readonly Applied[], o: number, name: string): number => {
  const done = e.done.get(o);
  if (done !== undefined) return done.keywords[name] ?? 0;
  const own = [...(e.all[o]?.printed.keywords ?? []), ...(e.all[o]?.keywords ?? [])];
  return (
    sum(own.filter(k => k.name === name).map(k => k.value)) +
    sum(
      onUnit(applied, o).map(({ effect: { passive } }) =>
        passive.gives.kind === 'keyword' && passive.gives.name === name ? passive.gives.value : 0,
      ),
    )
  );
};

/** All increases, those up to a number last; then all decreases, those down to a number last. */
const mightOf = (e: Evaluation, applied: readonly Applied[], o: number): number => {
  const done = e.done.get(o);
  const unit = e.all[o];
  if (done !== undefined || unit === undefined) return done?.might ?? 0;
  const given = onUnit(applied, o)
    .toSorted((a, b) => a.effect.stamp - b.effect.stamp)
    .map(({ effect, amount }) => ({ gives: effect.passive.gives, amount }));
  const plain = given.flatMap(({ gives, amount }) =>
    gives.kind === 'might' && gives.minimum === undefined ? [amount] : [],
  );
  const amounts = [...plain, ...unit.changes];
  let might = unit.baseMight ?? unit.printed.might;
  might += sum(amounts.filter(n => n > 0)) + (unit.piece.buffed ? 1 : 0);
  if (unit.piece.defends) might += keywordOf(e, applied, o, 'shield');
  for (const { gives } of given) if (gives.kind === 'raise') might = Math.max(might, gives.to);
  might += sum(amounts.filter(n => n < 0));
  for (const { gives, amount } of given)
    if (gives.kind === 'might' && gives.minimum !== undefined)
      might -= Math.min(-amount, Math.max(0, might - gives.minimum));
  return might;
};

const fits = (e: Evaluation, applied: readonly Applied[], o: number, which: Which): boolean => {
  if (which.tag !== undefined && !tagsOf(e, applied, o).includes(which.tag)) return false;
  if (which.keyword !== undefined && keywordOf(e, applied, o, which.keyword) === 0) return false;
  if (which.without !== undefined && keywordOf(e, applied, o, which.without) > 0) return false;
  if (!asksMight(which)) return true;
  if (!e.mightIsKnown && !e.done.has(o)) return false;
  const might = Math.max(0, mightOf(e, applied, o));
  return (which.most === undefined || might <= which.most) && (!which.mighty || might >= MIGHTY);
};

/** How much it would give as things are; 0 where it does not apply. Notes whom it asks about, as far as it comes to that. */
const given = (e: Evaluation, { on, source, passive }: Effect, applied: readonly Applied[]): number => {
  const { condition, to, gives } = passive;
  const count = (which: Which): number =>
    e.all.filter((_, o) => {
      if (!isAmong(e.all, source, which, o)) return false;
      if (asks(which)) e.ask(on, o);
      return fits(e, applied, o, which);
    }).length;
  if (to !== 'me' && !fits(e, applied, on, to)) return 0;
  if (condition?.kind === 'me') {
    e.ask(on, source);
    if (!fits(e, applied, source, condition.am)) return 0;
  }
  if (condition?.kind === 'there is' && count(condition.unit) === 0) return 0;
  if (gives.kind !== 'might') return 1;
  return gives.amount * (gives.forEach === undefined ? 1 : count(gives.forEach));
};

/** How much it would give, its own effect left out. */
const outcome = (e: Evaluation, effect: Effect, applied: readonly Applied[] = e.applied): number =>
  given(
    e,
    effect,
    applied.filter(a => a.effect !== effect),
  );

/** What is left of an effect that has been applied: it is not disqualified as long as it applies with itself or without. */
const left = (e: Evaluation, { effect, amount }: Applied): number => {
  const [without, with_] = [outcome(e, effect), given(e, effect, e.applied)];
  return Math.sign(amount) * Math.min(Math.abs(amount), Math.max(Math.abs(without), Math.abs(with_)));
};

const asksMightInSet = (e: Evaluation, effect: Effect): boolean =>
  questionsOf(e.all, effect).some(([o, which]) => e.set.has(o) && asksMight(which));

/** What it gives if it applies, whether it does or not. */
const asIfApplied = (e: Evaluation, effect: Effect): Applied => {
  const amount = outcome(e, effect);
  if (amount !== 0) return { effect, amount };
  return { effect, amount: effect.passive.gives.kind === 'might' ? effect.passive.gives.amount : 1 };
};

/** Of those that could be applied, one that depends on no other, but on those that depend on it as well; the earliest of them. */
const next = (e: Evaluation, candidates: readonly Effect[], waiting: readonly Effect[]): Effect | undefined => {
  const leadsTo = new Map(
    waiting.map(cause => {
      const after = [...e.applied, asIfApplied(e, cause)];
      return [cause, waiting.filter(f => f !== cause && outcome(e, f, after) !== outcome(e, f))];
    }),
  );
  const reached = (from: Effect): ReadonlySet<Effect> => {
    const found = new Set<Effect>();
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const to of leadsTo.get(at) ?? [])
        if (!found.has(to)) {
          found.add(to);
          open.push(to);
        }
    return found;
  };
  const byCandidate = new Map(candidates.map(c => [c, reached(c)]));
  return candidates
    .filter(c => candidates.every(o => o === c || !byCandidate.get(o)?.has(c) || byCandidate.get(c)?.has(o)))
    .toSorted((a, b) => a.stamp - b.stamp)[0];
};

/** What is applied once each unit of the set has taken a step by itself, at the same instant: it sees the others as before it. */
const atOnce = (e: Evaluation, step: (alone: Evaluation, on: number) => void): boolean => {
  const before = e.applied;
  e.applied = [...e.set].flatMap(on => {
    const alone = { ...e, applied: before };
    step(alone, on);
    return onUnit(alone.applied, on);
  });
  return e.applied.length !== before.length || e.applied.some(a => !before.includes(a));
};

/** What does not apply any more goes, and so does what is not counted any more, one after the other. */
const takeAway = (e: Evaluation, layer: Layer): boolean =>
  atOnce(e, (alone, on) => {
    for (;;) {
      const over = onUnit(alone.applied, on).find(a => layerOf(a.effect) === layer && left(alone, a) !== a.amount);
      if (over === undefined) return;
      const amount = left(alone, over);
      alone.applied = alone.applied.flatMap(a => {
        if (a !== over) return [a];
        return amount === 0 ? [] : [{ effect: a.effect, amount }];
      });
    }
  });

const apply = (e: Evaluation, isMeant: (effect: Effect) => boolean): boolean =>
  atOnce(e, (alone, on) => {
    for (;;) {
      const waiting = e.effects.filter(f => f.on === on && isMeant(f) && !e.used.has(f));
      const effect = next(
        alone,
        waiting.filter(f => outcome(alone, f) !== 0),
        waiting,
      );
      if (effect === undefined) return;
      e.used.add(effect);
      alone.applied = [...alone.applied, { effect, amount: outcome(alone, effect) }];
    }
  });

/** Once through the layers; whether anything has changed. */
const goThrough = (e: Evaluation): boolean => {
  let any = false;
  for (const layer of ['traits', 'abilities'] as const) {
    any = takeAway(e, layer) || any;
    any = apply(e, f => layerOf(f) === layer) || any;
  }
  any = takeAway(e, 'arithmetic') || any;
  any = apply(e, f => layerOf(f) === 'arithmetic' && !asksMightInSet(e, f)) || any;
  any = !e.mightIsKnown || any;
  e.mightIsKnown = true;
  return apply(e, f => layerOf(f) === 'arithmetic') || any;
};

/** What the units of a set come to, where all that they ask about outside of it is done. */
export const evaluateTogether = (
  all: Units,
  effects: readonly Effect[],
  set: ReadonlySet<number>,
  { done, ask }: Pick<Evaluation, 'done' | 'ask'>,
): readonly (readonly [number, Result])[] => {
  const e: Evaluation = { all, effects, set, done, ask, applied: [], used: new Set(), mightIsKnown: false };
  while (goThrough(e));
  return [...set].map(o => [
    o,
    {
      might: mightOf(e, e.applied, o),
      tags: tagsOf(e, e.applied, o),
      keywords: Object.fromEntries(KEYWORDS.map(name => [name, keywordOf(e, e.applied, o, name)])),
    },
  ]);
};
