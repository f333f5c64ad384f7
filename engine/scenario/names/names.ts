/** What a scenario's names stand for. Names compare without regard to case; a unit may be called by the part before its comma. */

import type { BattlefieldId, ObjectId, PlayerId } from '../../game/state/state.ts';
import type { Name } from '../../language/syntax.ts';
import type { Cards } from './cards.ts';
import { nearestAmong } from './nearest.ts';

/** A name that could not be resolved: nothing has it, or several things do. `near` is looked for when it is to be reported: most names are then found elsewhere. */
export type NameProblem =
  | { readonly kind: 'unknown'; readonly near: () => readonly string[] }
  | { readonly kind: 'ambiguous'; readonly among: readonly string[] };

export type NameLookup<Id> =
  | { readonly ok: true; readonly id: Id }
  | { readonly ok: false; readonly problem: NameProblem };

/** The names of one kind of thing. */
export interface NameTable<Id> {
  /** In the order of their declaration. */
  readonly names: readonly string[];
  find(name: string): NameLookup<Id>;
}

export interface Names {
  readonly players: NameTable<PlayerId>;
  readonly battlefields: NameTable<BattlefieldId>;
  /** The units and gear that the board declares; other cards, and what comes later, are looked up in the game. */
  readonly units: NameTable<ObjectId>;
  readonly cards: Cards;
}
/** The part of a name before its comma, as "Wolf" of "Wolf, Grey". */
const shortOf = (name: string): string | null => {
  const comma = name.indexOf(',');
  return comma > 0 ? name.slice(0, comma).trim() : null;
};

/** A table of names, whose ids are their places in the list. */
export const nameTable = <Id>(names: readonly string[], id: (index: number) => Id): NameTable<Id> => {
  const full = new Map<string, NameLookup<Id>>();
  let short: Map<string, number[]> | undefined;
  for (let i = names.length - 1; i >= 0; i--) {
    const name = names[i] ?? '';
    full.set(name.toLowerCase(), { ok: true, id: id(i) });
    const part = shortOf(name)?.toLowerCase();
    if (part === undefined) continue;
    short ??= new Map();
    short.set(part, [i, ...(short.get(part) ?? [])]);
  }
  // As they are written, too: so they are called in most lines, each of which looks some up.
  for (const name of names) {
    const found = full.get(name.toLowerCase());
    if (found !== undefined) full.set(name, found);
  }
  const near = nearestAmong(names);
  return {
    names,
    find: name =>
      full.get(name) ?? full.get(name.toLowerCase()) ?? byShortName(name, { names, short, id }) ?? unknown(name, near),
  };
};

const unknown = (name: string, near: (name: string) => readonly string[]): NameLookup<never> => ({
  ok: false,
  problem: { kind: 'unknown', near: () => near(name) },
});

interface ShortNames<Id> {
  readonly names: readonly string[];
  readonly short: ReadonlyMap<string, readonly number[]> | undefined;
  readonly id: (index: number) => Id;
}

const byShortName = <Id>(name: string, { names, short, id }: ShortNames<Id>): NameLookup<Id> | undefined => {
  const called = short?.get(name.toLowerCase());
  const one = called?.[0];
  if (called === undefined || one === undefined) return undefined;
  if (called.length === 1) return { ok: true, id: id(one) };
  return { ok: false, problem: { kind: 'ambiguous', among: called.map(i => names[i] ?? '') } };
};

/** Whether two names are the same, but for case. */
export const sameName = (a: Name | string, b: string): boolean =>
  (typeof a === 'string' ? a : a.text).toLowerCase() === b.toLowerCase();
