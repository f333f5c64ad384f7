/**
 * What units come to by the layers of edition 1.5, worked out from the text of its rules alone: slow, and without anything of
 * the engine. Each unit is evaluated by itself, after those that it asks about; units that ask about each other in a circle are
 * evaluated as one. `unitsTogether.ts` carries the layers through for such a set.
 *
 * Where the text leaves it open:
 * - What has to be evaluated first is what it comes to asking about: an effect on units with a keyword asks nothing of others for a
 *   unit without. The set of a circle is all that lead to each other, as a smaller part of it would again wait for the rest.
 * - Whose a unit is and where it is are not changed by anything here, so asking for that alone is not asking for anything.
 * - A copy takes what can be copied of its model at the time, and does not follow what becomes of the model.
 * - What a copy says begins to apply as it becomes one; only its place in the order of time is at stake.
 */
import type { Deed, Piece, Result } from './board.ts';
import { effectsIn, type Unit, type Units } from './effects.ts';
import { type Ask, evaluateTogether } from './unitsTogether.ts';

/** All that a unit leads to by what is asked, itself only where it is in a circle. */
const reachedFrom = (start: number, asked: ReadonlyMap<number, ReadonlySet<number>>): ReadonlySet<number> => {
  const found = new Set<number>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of asked.get(at) ?? [])
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
};

/** Who asks about whom is found as they are evaluated, and what was evaluated before that was known is evaluated anew. */
const evaluate = (all: Units): readonly Result[] => {
  const asked = new Map(all.map((_, u) => [u, new Set<number>()]));
  for (;;) {
    let isNew = false;
    const results = evaluateInOrder(all, asked, (on, of) => {
      if (on === of || asked.get(on)?.has(of)) return;
      asked.get(on)?.add(of);
      isNew = true;
    });
    if (!isNew) return results;
  }
};

const evaluateInOrder = (all: Units, asked: ReadonlyMap<number, ReadonlySet<number>>, ask: Ask): readonly Result[] => {
  const effects = effectsIn(all);
  const reached = all.map((_, u) => reachedFrom(u, asked));
  const done = new Map<number, Result>();
  while (done.size < all.length) {
    // Whoever leads to nobody but those that are done, and those that lead back.
    const first = all.findIndex(
      (_, u) => !done.has(u) && [...(reached[u] ?? [])].every(o => done.has(o) || o === u || reached[o]?.has(u)),
    );
    const set = all.flatMap((_, o) => (o === first || (reached[first]?.has(o) && reached[o]?.has(first)) ? [o] : []));
    const onSet = effects.filter(e => set.includes(e.on));
    for (const [o, result] of evaluateTogether(all, onSet, new Set(set), { done, ask })) done.set(o, result);
  }
  return all.flatMap((_, u) => done.get(u) ?? []);
};

/** Later than anything that was there from the start. */
const AFTER_ALL = 1000;

const changed = (all: Units, on: number, change: (u: Unit) => Partial<Unit>): Units =>
  all.map((u, n) => (n === on ? { ...u, ...change(u) } : u));

const moreMight = (all: Units, on: number, amount: number): Units =>
  changed(all, on, ({ changes }) => ({ changes: [...changes, amount] }));

/** What is limited is fixed at what it comes to as it is done. */
const limited = (deed: Extract<Deed, { kind: 'might' }>, now: number): number => {
  const { amount, minimum, maximum } = deed;
  if (amount < 0) return minimum === undefined ? amount : -Math.min(-amount, Math.max(0, now - minimum));
  return maximum === undefined ? amount : Math.min(amount, Math.max(0, maximum - now));
};

const does = (all: Units, deed: Deed, n: number): Units => {
  const might = (o: number): number => evaluate(all)[o]?.might ?? 0;
  switch (deed.kind) {
    case 'might':
      return moreMight(all, deed.on, limited(deed, might(deed.on)));
    case 'base might':
      return changed(all, deed.on, () => ({ baseMight: deed.amount }));
    case 'keyword':
      return changed(all, deed.on, ({ keywords }) => ({ keywords: [...keywords, deed] }));
    case 'copy':
      return changed(all, deed.on, ({ printed, textSince }) => ({
        printed: all[deed.of]?.printed ?? printed,
        textSince: deed.of === deed.on ? textSince : AFTER_ALL * (n + 1),
      }));
    case 'double':
      return moreMight(all, deed.on, Math.max(0, might(deed.on)));
    case 'swap': {
      const difference = might(deed.with) - might(deed.on);
      return moreMight(moreMight(all, deed.on, difference), deed.with, -difference);
    }
  }
};

/** What each of them comes to. */
export const byTheText = (pieces: readonly Piece[], deeds: readonly Deed[]): readonly Result[] => {
  const start: Units = pieces.map(piece => ({
    piece,
    printed: piece.printed,
    textSince: 0,
    baseMight: null,
    changes: [],
    keywords: [],
  }));
  return evaluate(deeds.reduce(does, start));
};
