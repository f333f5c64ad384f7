/**
 * Abilities, filters and patterns of events leave out most of their fields, each of them others. Spelled out, they are all of one
 * shape to the machine, and code that reads them is compiled once and not over and over. What is undefined says as much as what is missing.
 */
import type { Ability } from './ability.ts';
import type { EventPattern, Filter, Where } from './terms.ts';
import { mapParts, type TermPart } from './walk.ts';

type Complete<T> = { readonly [K in keyof Required<T>]: T[K] | undefined };

/** All kinds of places alike. */
type AnyWhere = { readonly kind: Where['kind'] } & { readonly [K in Exclude<FieldOf<Where>, 'kind'>]?: unknown };
type FieldOf<T> = T extends unknown ? keyof T : never;

const whereOf = (w: AnyWhere): Complete<AnyWhere> => ({
  kind: w.kind,
  battlefield: w.battlefield,
  by: w.by,
  count: w.count,
  is: w.is,
  of: w.of,
  orBase: w.orBase,
  other: w.other,
  slot: w.slot,
  what: w.what,
  where: w.where,
  withUnits: w.withUnits,
  zone: w.zone,
});

/** The same place, spelt out. */
export const normalizeWhere = (w: Where): Where => whereOf(w) as Where;
const placed = (w: Where | undefined): Where | undefined => (w === undefined ? undefined : normalizeWhere(w));

/** What a filter may be made from: what is left out may as well be undefined. */
type Words = { readonly [K in keyof Filter]: Filter[K] | undefined } & Pick<Filter, 'types'>;

/** A filter of these words, spelt out: for those that are made of others as the game is played. */
export const normalizeFilter = (words: Words): Filter => filterOf(words) as Filter;

const filterOf = (f: Words): Complete<Filter> => ({
  types: f.types,
  notTypes: f.notTypes,
  or: f.or,
  any: f.any,
  side: f.side,
  unchosen: f.unchosen,
  other: f.other,
  where: placed(f.where),
  is: f.is,
  isNot: f.isNot,
  tags: f.tags,
  notTags: f.notTags,
  keyword: f.keyword,
  notKeyword: f.notKeyword,
  domain: f.domain,
  name: f.name,
  notName: f.notName,
  sameName: f.sameName,
  named: f.named,
  owned: f.owned,
  might: f.might,
  energy: f.energy,
  power: f.power,
  chooses: f.chooses,
  fights: f.fights,
  chosenBy: f.chosenBy,
  by: f.by,
  pastEvent: f.pastEvent,
  noPastEvent: f.noPastEvent,
  source: f.source,
  sameController: f.sameController,
  when: f.when,
  extreme: f.extreme,
});

const patternOf = (p: EventPattern): Complete<EventPattern> => ({
  on: p.on,
  who: p.who,
  what: p.what,
  with: p.with,
  at: placed(p.at),
  from: placed(p.from),
  to: placed(p.to),
  nth: p.nth,
  per: p.per,
  together: p.together,
  inCombat: p.inCombat,
  amount: p.amount,
  spent: p.spent,
  after: p.after,
  tie: p.tie,
  first: p.first,
});

/** All kinds of abilities alike: code that looks for one kind meets the others as well. */
type AnyAbility = { readonly kind: Ability['kind']; readonly text: string } & {
  readonly [K in Exclude<FieldOf<Ability>, 'kind' | 'text'>]: unknown;
};

const abilityOf = (a: AnyAbility): AnyAbility => ({
  kind: a.kind,
  ability: a.ability,
  anybody: a.anybody,
  behindCost: a.behindCost,
  additional: a.additional,
  cost: a.cost,
  effects: a.effects,
  event: a.event,
  events: a.events,
  from: a.from,
  instructions: a.instructions,
  keyword: a.keyword,
  less: a.less,
  lessWhen: a.lessWhen,
  limit: a.limit,
  may: a.may,
  more: a.more,
  on: a.on,
  onceEachTurn: a.onceEachTurn,
  text: a.text,
  timing: a.timing,
  when: a.when,
});

const KINDS: ReadonlySet<unknown> = new Set<Ability['kind']>([
  'static',
  'triggered',
  'activated',
  'replacement',
  'spell',
  'dependent',
  'attached',
]);

const FILTER_FIELDS: ReadonlySet<string> = new Set(Object.keys(filterOf({ types: [] })));
const PATTERN_FIELDS: ReadonlySet<string> = new Set(Object.keys(patternOf({ on: 'play' })));

/** An ability that says the same, spelt out with all of its filters and patterns. */
export const normalizeAbility = <A extends Ability>(ability: A): A => normalizeShape(ability);

/** The same of any other terms. */
export const normalizeShape = <T>(terms: T): T => mapParts(terms, even) as T;

const even = (part: TermPart): unknown => {
  const has = (known: ReadonlySet<string>): boolean => Object.keys(part).every(key => known.has(key));
  if (Array.isArray(part.types) && has(FILTER_FIELDS)) return filterOf(part as unknown as Filter);
  if (typeof part.on === 'string' && has(PATTERN_FIELDS)) return patternOf(part as unknown as EventPattern);
  if (typeof part.text === 'string' && KINDS.has(part.kind)) return abilityOf(part as unknown as AnyAbility);
  return part;
};
