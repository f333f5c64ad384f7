/**
 * A position, but for what its player may come to have more of. Two positions that are equal in all else, with no less of anything in
 * the second, are the beginning and the end of a loop: whatever could be done in the first can be done again.
 */
import type { Gain } from '../../../gains.ts';
import { flatMapped } from '../../state/lists.ts';
import type { GameObject, Player, PlayerId, Pool, State } from '../../state/state.ts';
import { writeObject } from '../../stateKey/fields/objects.ts';
import { HashedDescription } from '../../stateKey/hashed.ts';
import { hashOfColours } from '../../stateKey/refinement.ts';
import { circumstancesOf, partedBy } from '../../stateKey/stateKey.ts';
import { type Amounts, AmountsCounted, type Gained, gainedBetween } from './amounts.ts';

export interface Standing {
  /** The same where all else is. */
  readonly key: string;
  readonly amounts: Amounts;
}

/** Whether nothing is under way: only then does a position stand for itself. */
export const isQuiet = ({ chain, decision }: State): boolean => chain.length === 0 && decision === null;

/** What the second has more of; null where they are not alike but for that, or what is wanted is not among it (null for anything). */
export const gainedFrom = (first: Standing, second: Standing, wanted: Gain | null): readonly Gained[] | null => {
  const gained = first.key === second.key ? gainedBetween(first.amounts, second.amounts) : null;
  return gained?.some(({ gain }) => wanted === null || gain === wanted) === true ? gained : null;
};

/** Of a position in which nothing is under way. */
export const standingOf = (state: State, who: PlayerId): Standing => {
  const amounts = new AmountsCounted();
  const rest: State = {
    ...state,
    players: state.players.map(p => (p.id === who ? withoutAmounts(p, amounts) : p)),
    objects: state.objects.map(o => (o.controller === who ? ofTheirs(o, amounts) : ofOthers(o, amounts))),
    combat: state.combat?.stage === 'over' ? null : state.combat,
    // What has happened is not undone by a loop: whether anything looks back at it shows as it is gone through once more.
    past: null,
    mighty: null,
    chainBy: 'play',
    passes: 0,
  };
  return { key: keyWithoutLoose(rest, who, amounts), amounts: amounts.all };
};

/** A deck may get shorter: a loop is not asked to go on for ever. */
const withoutAmounts = (player: Player, amounts: AmountsCounted): Player => {
  const { points, xp, drew, unseen, unseenInTrash, pool } = player;
  amounts.add('points', 'points', points);
  amounts.add('XP', 'xp', xp);
  amounts.add('drawn', 'draws', drew);
  amounts.add('unseen', 'cards', unseen);
  amounts.add('unseen in trash', null, unseenInTrash);
  if (pool !== null) countPool(pool, '', amounts);
  return {
    ...player,
    points: 0,
    xp: 0,
    drew: 0,
    unseen: 0,
    unseenInTrash: 0,
    pool: pool === null ? null : EMPTY,
    energySpent: 0,
    powerSpent: 0,
    deck: player.deck === null ? null : [],
    runeDeck: player.runeDeck === null ? null : [],
    unspecifiedOrders: [],
  };
};

const EMPTY: Pool = { energy: 0, power: [], limited: [] };

const countPool = ({ energy, power, limited }: Pool, what: string, amounts: AmountsCounted): void => {
  amounts.add(`energy${what}`, 'energy', energy);
  for (const { domain, amount } of power) amounts.add(`power ${domain}${what}`, 'power', amount);
  for (const part of limited) countPool({ ...part, limited: [] }, ` only ${JSON.stringify(part.only)}`, amounts);
};

const ofTheirs = (o: GameObject, amounts: AmountsCounted): GameObject => {
  const given = flatMapped(o.modifiers, m => (isMoreMight(m) ? m.amount : []));
  amounts.add(
    `Might of ${o.id}`,
    'might',
    given.reduce((sum, amount) => sum + amount, 0),
  );
  return { ...o, since: 0, lastDealt: 0, modifiers: o.modifiers.filter(m => !isMoreMight(m)) };
};

const isMoreMight = (m: GameObject['modifiers'][number]): m is Extract<typeof m, { kind: 'might' }> =>
  m.kind === 'might' && m.amount > 0 && m.minimum === undefined;

const ofOthers = (o: GameObject, amounts: AmountsCounted): GameObject => {
  if (o.zone.kind === 'base' || o.zone.kind === 'battlefield') amounts.add(`damage to ${o.id}`, 'damage', o.damage);
  return { ...o, damage: 0, lastDealt: 0, damagedBy: [] };
};

/** Objects of the player that nothing has to do with are counted by what they are; those that are gone do not count at all. */
const keyWithoutLoose = (state: State, who: PlayerId, amounts: AmountsCounted): string => {
  const kinds = new Map(
    flatMapped(state.objects, o => (isCounted(o, who) ? ([[o.id, kindOf(state, o)]] as const) : [])).filter(
      ([, kind]) => kind !== null,
    ),
  );
  const isAside = (o: GameObject): boolean => kinds.has(o.id) || isOut(o, who);
  const kept = new Set<number>();
  for (;;) {
    const aside = (o: GameObject): boolean => isAside(o) && !kept.has(o.id);
    const { graph, colours } = partedBy(
      { ...state, objects: state.objects.map(o => (aside(o) ? asGone(o) : o)) },
      'by what they are',
    );
    const referredTo = state.objects.filter(o => aside(o) && graph.to.includes(o.id + 1));
    if (referredTo.length > 0) {
      for (const { id } of referredTo) kept.add(id);
      continue;
    }
    for (const o of state.objects)
      if (kinds.has(o.id) && !kept.has(o.id)) amounts.add(kinds.get(o.id) ?? '', gainOf(o), 1);
    const counted = [...colours.a.keys()].filter(n => {
      const o = state.objects[n - 1];
      return o === undefined || !aside(o);
    });
    const pick = (lane: readonly number[]): readonly number[] => counted.map(n => lane[n] ?? 0);
    const { a, b } = hashOfColours({ a: pick(colours.a), b: pick(colours.b), count: counted.length });
    return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
  }
};

const isCounted = ({ owner, controller, zone, role, attachedTo }: GameObject, who: PlayerId): boolean =>
  owner === who && controller === who && COUNTED.has(zone.kind) && role === null && attachedTo === null;
const COUNTED: ReadonlySet<string> = new Set(['base', 'battlefield', 'hand', 'trash', 'banished']);

/** What ceased to exist, and what still lies in a deck. */
const isOut = ({ owner, zone: { kind } }: GameObject, who: PlayerId): boolean =>
  kind === 'gone' || (owner === who && (kind === 'deck' || kind === 'rune deck'));

const asGone = (o: GameObject): GameObject => ({
  ...o,
  zone: { kind: 'gone' },
  attachedTo: null,
  modifiers: [],
  shownOff: [],
});

/** The same for objects that are alike; null for one that has to do with another. */
const kindOf = (state: State, o: GameObject): string | null => {
  const alone = new HashedDescription({ ...circumstancesOf(state, 'by what they are'), incarnations: [] });
  writeObject(alone, o);
  const isByItself = alone.a.length === 1 && alone.to.length === 0;
  return isByItself ? `${alone.a[0]}.${alone.b[0]}` : null;
};

const gainOf = ({ zone: { kind }, token, type }: GameObject): 'cards' | 'tokens' | 'runes' | null => {
  if (kind === 'hand') return 'cards';
  if (kind !== 'base' && kind !== 'battlefield') return null;
  if (type === 'rune') return 'runes';
  return token ? 'tokens' : null;
};
