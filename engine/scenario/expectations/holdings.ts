/** What a player has besides the board: resources, runes, cards. Only what the scenario lists is counted. */
import { cardsInHand } from '../../game/abilities/measures.ts';
import { namedRunes } from '../../game/costs/channeling.ts';
import { isLocation, player } from '../../game/play/query.ts';
import { unseenRunes } from '../../game/play/unseen.ts';
import type { PlayerId, Pool, State } from '../../game/state/state.ts';
import type { CountedZone, PlayerFact } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { count, type Fact, measured } from './fact.ts';

type Holding = Extract<PlayerFact, { kind: 'energy' | 'power' | 'runes' | 'cards' }>;

/** What is counted. */
export type Held = { [K in Holding['kind']]: Omit<Extract<Holding, { kind: K }>, 'amount'> }[Holding['kind']];

/** How much of it a player has; null where the scenario does not list it. Rules: `rune-pool`, `zone.hand`, `zone.main-deck`, `zone.trash`. */
export const heldOf = (state: State, id: PlayerId, what: Held): number | null => {
  const { pool } = player(state, id);
  switch (what.kind) {
    case 'energy':
      return pool === null ? null : partsOf(pool).reduce((sum, part) => sum + part.energy, 0);
    case 'power':
      return pool === null ? null : powerIn(pool, what.domain?.text);
    case 'runes':
      if (pool === null) return null;
      if (what.which === 'in rune deck') return runesInDeck(state, id, what.domain?.text);
      return runesOf(state, id, what.domain?.text).filter(o => what.which === 'all' || !o.exhausted).length;
    case 'cards':
      return cardsIn(state, id, what.zone);
  }
};

/** `unspecified` where the scenario does not list it, so that neither the fact nor its opposite holds. */
export const holdingFact = (state: State, id: PlayerId, fact: Holding): Fact => {
  const { name } = player(state, id);
  const held = heldOf(state, id, fact);
  if (held === null) return { holds: false, actual: unspecified(name, fact), unspecified: true };
  return measured(null, held, fact.amount, n => `${name} has ${said(fact, n)}`);
};

const said = (fact: Holding, n: number): string => {
  const domain = 'domain' in fact && fact.domain !== undefined ? `${fact.domain.text} ` : '';
  switch (fact.kind) {
    case 'energy':
      return `${n} energy`;
    case 'power':
      return `${n} ${domain}power`;
    case 'runes':
      return `${count(n, `${fact.which === 'ready' ? 'ready ' : ''}${domain}rune`)}${fact.which === 'in rune deck' ? ` ${fact.which}` : ''}`;
    case 'cards':
      return `${count(n, 'card')} in ${fact.zone}`;
  }
};

/** Without resources of a player, all costs are free, and nothing is left of them. */
const unspecified = (name: string, fact: Holding): string => {
  const line = `in the line “player ${quoteIfNeeded(name)}”`;
  switch (fact.kind) {
    case 'cards':
      return `the scenario does not specify ${name}'s ${fact.zone}; write it ${line}, as in “${fact.zone} Gust” or “${fact.zone} nothing”`;
    case 'runes':
      if (fact.which === 'in rune deck')
        return `the scenario does not specify ${name}'s rune deck; write it ${line}, as in “rune deck 3x fury, 2x calm” or “rune deck nothing”`;
      return `the scenario does not specify ${name}'s runes; write them ${line}, as in “runes 5x fury” or “runes nothing”`;
    default:
      return `the scenario does not specify ${name}'s resources, so ${name} pays no costs; write “energy”, “power” or “runes” ${line}`;
  }
};

/** With what pays for certain things only. */
const partsOf = (pool: Pool): readonly Omit<Pool, 'limited'>[] => [pool, ...pool.limited];

const powerIn = (pool: Pool, domain: string | undefined): number =>
  partsOf(pool)
    .flatMap(({ power }) => power)
    .reduce((sum, each) => (domain === undefined || each.domain === domain ? sum + each.amount : sum), 0);

const runesOf = (state: State, id: PlayerId, domain: string | undefined) =>
  state.objects.filter(
    o =>
      o.type === 'rune' &&
      o.controller === id &&
      isLocation(o.zone) &&
      (domain === undefined || o.print.domains.some(each => each === domain)),
  );

/** Of a rune deck that is not listed, it is known how many there are, but not of which domain. Null: not known. */
const runesInDeck = (state: State, id: PlayerId, domain: string | undefined): number | null => {
  const unseen = unseenRunes(state, id);
  if (domain !== undefined && unseen > 0) return null;
  const named = namedRunes(state, id).filter(
    ({ print }) => domain === undefined || print.domains.some(each => each === domain),
  );
  return unseen + named.length;
};

/** Null where the scenario does not list them. */
const cardsIn = (state: State, id: PlayerId, zone: CountedZone): number | null => {
  const { handKnown, deck, unseenInTrash } = player(state, id);
  switch (zone) {
    case 'hand':
      return handKnown ? cardsInHand(state, id) : null;
    case 'deck':
      return deck?.length ?? null;
    case 'trash':
      return state.objects.filter(o => o.zone.kind === 'trash' && o.owner === id).length + unseenInTrash;
  }
};
