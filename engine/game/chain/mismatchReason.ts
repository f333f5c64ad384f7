/** Explains to a player why something does not fit the words of a choice (`play.target.valid.restrictions`). */

import { type Context, objectOf } from '../abilities/context.ts';
import { fits } from '../abilities/filter.ts';
import { mightHere, powerOf } from '../abilities/measures.ts';
import { listed, placeName, player } from '../play/query.ts';
import type { Filter, ValueRange, Where } from '../state/cards/terms.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, Ref } from '../state/state.ts';

/** `it is at Ben's base, not at a battlefield`: every word that is not met; null where no single word is the reason. */
export const mismatchReason = (c: Context, r: Ref, filter: Filter): string | null => {
  if (filter.or !== undefined) return null;
  const o = objectMeant(c, r);
  const reasons = flatMapped(WORDS, word => {
    const part = partOf(filter, word, r);
    return part === null || fits(c, r, part) ? [] : (REASONS[word](c, o, filter) ?? []);
  });
  return reasons.length === 0 ? null : listed(reasons);
};

/** Those of which something can be said; all others go without a reason of their own. */
type Word =
  | 'types'
  | 'where'
  | 'side'
  | 'is'
  | 'isNot'
  | 'tags'
  | 'notTags'
  | 'keyword'
  | 'notKeyword'
  | 'domain'
  | 'owned'
  | 'might'
  | 'energy'
  | 'power';

/** A filter of that word alone; for an item of the chain, its type always counts as well. */
const partOf = (filter: Filter, word: Word, r: Ref): Filter | null => {
  const types = word === 'types' || r.kind === 'item' ? filter.types : [];
  const anywhere: Where = { kind: 'anywhere' };
  switch (word) {
    case 'types':
      return types.length === 0 ? null : { types, where: anywhere };
    case 'where':
      return filter.where === undefined ? { types: filter.types } : { types: filter.types, where: filter.where };
    default:
      return filter[word] === undefined ? null : { types, where: anywhere, [word]: filter[word] };
  }
};

const objectMeant = (c: Context, r: Ref): GameObject | null => {
  if (r.kind === 'object') return objectOf(c.state, r);
  const source = r.kind === 'item' ? c.state.chain.find(i => i.id === r.id)?.source : undefined;
  return source?.kind === 'object' ? (c.state.objects[source.id] ?? null) : null;
};

/** `a unit`; gear has no article. */
const withArticle = (type: string): string => (type === 'gear' ? type : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`);

type Reason = (c: Context, o: GameObject | null, f: Filter) => string | null;

const REASONS: Readonly<Record<Word, Reason>> = {
  types: (_c, _o, f) => `it is not ${listed(f.types.map(withArticle), 'or')}`,
  where: (c, o, f) => (o === null || !fits(c, refOf(o), onlyTypes(f)) ? null : `it is ${placeOf(c, o, f)}${asked(f)}`),
  side: (c, _o, { side }) =>
    side === 'yours'
      ? `it is not ${player(c.state, c.controller).name}'s`
      : `it is not ${SIDES[side ?? ''] ?? 'theirs'}`,
  is: (_c, _o, f) => `it is not ${listed(f.is ?? [])}`,
  isNot: (_c, _o, f) => `it is ${listed(f.isNot ?? [], 'or')}`,
  tags: (_c, _o, f) => `it is no ${listed(f.tags ?? [], 'or')}`,
  notTags: (_c, _o, f) => `it is a ${listed(f.notTags ?? [], 'or')}`,
  keyword: (_c, _o, f) => `it does not have ${f.keyword}`,
  notKeyword: (_c, _o, f) => `it has ${f.notKeyword}`,
  domain: (_c, _o, f) => `its domain is not ${f.domain}`,
  owned: (c, _o, _f) => `${player(c.state, c.controller).name} does not own it`,
  might: (c, o, f) => (o === null ? null : `it has ${mightHere(c, o)} Might${limits(c, f.might)}`),
  energy: (c, o, f) => (o === null ? null : `it costs ${o.print.energy ?? 0} Energy${limits(c, f.energy)}`),
  power: (c, o, f) => (o === null ? null : `it costs ${powerOf(o)} Power${limits(c, f.power)}`),
};

const WORDS = Object.keys(REASONS) as readonly Word[];

/** `, not 3 or less`: what a measure would have to be. */
const limits = (c: Context, range: ValueRange | undefined): string => {
  const [least, most] = [range?.least, range?.most].map(v => (v === undefined ? null : c.evaluator.value(c, v)));
  if (typeof least === 'number' && typeof most === 'number')
    return least === most ? `, not ${most}` : `, not ${least} to ${most}`;
  if (typeof most === 'number') return `, not ${most} or less`;
  return typeof least === 'number' ? `, not ${least} or more` : '';
};

const SIDES: Readonly<Record<string, string>> = { friendly: 'friendly', enemy: 'an enemy' };

const onlyTypes = (f: Filter): Filter => ({ types: f.types, where: { kind: 'anywhere' } });

const refOf = (o: GameObject): Ref => ({ kind: 'object', id: o.id, incarnation: o.incarnation });

/** A spell is chosen on the chain, and is nowhere on the board (`action.counter`). */
const placeOf = ({ state }: Context, { zone }: GameObject, { types, where }: Filter): string => {
  if (zone.kind === 'battlefield' || zone.kind === 'base') return `at ${placeName(state, zone)}`;
  const isOfChain = where === undefined && types.length > 0 && types.every(type => type === 'spell');
  return isOfChain ? 'not on the chain' : 'not on the board';
};

/** Where it would have to be, if that is said. */
const asked = ({ where }: Filter): string => (where === undefined ? '' : `, not ${placeAsked(where)}`);

const placeAsked = (where: Where): string => {
  switch (where.kind) {
    case 'battlefield':
      return isAnyBattlefield(where) ? 'at a battlefield' : 'at such a battlefield';
    case 'one battlefield':
      return 'at a battlefield';
    case 'base':
      return 'in a base that is meant';
    case 'elsewhere':
      return 'elsewhere';
    case 'zone':
      return `in a ${where.zone}`;
    default:
      return 'where it would have to be';
  }
};

const isAnyBattlefield = (where: Where): boolean =>
  Object.entries(where).every(([word, said]) => word === 'kind' || said === undefined);
