/** What happens is noted in the turn's past, and sets off the abilities that trigger on it (`ability.triggered`). */
import { acting, contextFor } from './abilities/acting.ts';
import { type Borne, borneBy, borneByPlaces, isAwake } from './abilities/borne.ts';
import { isOnBoard } from './abilities/filter.ts';
import { keywordTriggers } from './abilities/keywordTriggers.ts';
import { MEANING } from './abilities/meaning.ts';
import { asIndicated } from './abilities/placeAbilities.ts';
import { ask } from './ask.ts';
import type { Triggered } from './cards/ability.ts';
import { type ChainItem, PLAIN_TERMS } from './chain/item.ts';
import { type GameEvent, type Past, pastEvents } from './events.ts';
import type { InForce } from './inForce.ts';
import type { Traits } from './layers.ts';
import { change, type Play, step } from './play.ts';
import { combatUnderWay, listed, player } from './query.ts';
import type { GameObject, PlayerId, State } from './state.ts';
import { traitsOf } from './traits.ts';

/** An ability that has triggered, before it is on the chain. */
export interface SetOff {
  readonly borne: Borne & { readonly ability: Triggered };
  readonly event: GameEvent;
  readonly inForce: InForce | null;
}

/** Fields that most events leave out. */
export const event = (state: State, on: GameEvent['on'], fields: Partial<GameEvent> = {}): GameEvent => ({
  on,
  player: fields.player ?? null,
  what: fields.what ?? null,
  memo: fields.memo ?? null,
  by: fields.by ?? NONE,
  at: fields.at ?? null,
  from: fields.from ?? null,
  to: fields.to ?? null,
  amount: fields.amount ?? 1,
  inCombat: fields.inCombat ?? false,
  spent: fields.spent ?? 0,
  additional: fields.additional ?? false,
  word: fields.word ?? '',
  saying: fields.saying ?? null,
  turn: state.turnPlayer,
});

const NONE: readonly never[] = [];

/** In which order players place what triggered at once (`ability.triggered.order.players`, `combat.showdown.chain.order`). */
export type PlacingOrder = 'turn order' | 'attacker first';

/** All that happened at the same time. */
export const happen = (play: Play, events: readonly GameEvent[], order: PlacingOrder = 'turn order'): void => {
  if (!play.state.hasAbilities || events.length === 0) return;
  note(play, events);
  place(play, setOffBy(play, events, borneNow(play.state)), order);
};

export const note = (play: Play, events: readonly GameEvent[]): void => {
  if (!play.state.hasAbilities) return;
  let past: Past | null = play.state.past;
  for (const e of events) past = { event: e, before: past };
  change(play, s => {
    s.past = past;
  });
};

const isOnce = (f: InForce): boolean => f.until === 'once' || f.times !== null;

type BorneTrigger = SetOff['borne'];
const isTrigger = (b: Borne): b is BorneTrigger => b.ability.kind === 'triggered';

/**
 * The triggered abilities at work on the board, and those off it that say so themselves
 * (`ability.triggered.off-board`). Rules: `ability.triggered.permanents.active`,
 * `ability.triggered.permanents.board`.
 */
const borneNow = (state: State): readonly BorneTrigger[] => {
  const traits = traitsOf(state);
  if (traits === null) return NONE;
  const before = atWork.get(traits);
  if (before !== undefined) return before;
  const found = findBorne(state, traits);
  atWork.set(traits, found);
  return found;
};

/** Found once for all states that have the same traits. */
const atWork = new WeakMap<Traits, readonly BorneTrigger[]>();

const findBorne = (state: State, traits: Traits): readonly BorneTrigger[] => {
  const given = traits.abilities;
  const found: Borne[] = [];
  for (const o of state.objects) {
    if (isOnBoard(o) || o.zone.kind === 'legend')
      found.push(...borneBy(state, o, given.get(o.id)), ...keywordTriggers(state, o));
    else if (o.print.abilities.length > 0)
      found.push(...borneBy(state, o).filter(b => b.ability.kind === 'triggered' && zoneOf(b.ability) === o.zone.kind));
  }
  found.push(...borneByPlaces(state));
  return found
    .filter(isTrigger)
    .filter(b => b.ability.from === undefined || bearerZone(state, b) === zoneOf(b.ability));
};

const bearerZone = (state: State, b: Borne): string | undefined =>
  b.bearer === null ? undefined : state.objects[b.bearer]?.zone.kind;
const zoneOf = (a: Triggered): string | undefined => (a.from === 'banishment' ? 'banished' : a.from);

/**
 * What an object bears that triggers as it itself dies or leaves the board: looked up while it is still there
 * (`cleanup.deathknell`, `kill.instruction.deathknell`). Rules: `keyword.deathknell`, `keyword.deathknell.each`.
 */
export const ownLeavingTriggers = (state: State, o: GameObject): readonly BorneTrigger[] =>
  borneBy(state, o, traitsOf(state)?.abilities.get(o.id))
    .filter(isTrigger)
    .filter(
      b =>
        b.ability.from === undefined &&
        b.ability.events.some(p => (p.on === 'die' || p.on === 'leave') && isMe(p.what)),
    );

const isMe = (what: Triggered['events'][number]['what']): boolean =>
  what !== undefined && 'kind' in what && (what.kind === 'me' || what.kind === 'bearer');

/** Which of these abilities the events set off. */
export const setOffBy = (
  play: Play,
  events: readonly GameEvent[],
  bearers: readonly BorneTrigger[],
): readonly SetOff[] => {
  const found: SetOff[] = [];
  for (const borne of bearers) {
    if (!isAwake(play.state, borne)) continue;
    found.push(...timesSetOff(play, events, borne, null));
  }
  for (const f of play.state.inForce) {
    if (f.ability.kind !== 'triggered') continue;
    const borne: BorneTrigger = {
      ability: f.ability,
      on: NONE,
      controller: f.controller,
      source: f.source,
      name: f.name,
      bearer: null,
    };
    const off = timesSetOff(play, events, borne, f);
    found.push(...(isOnce(f) ? off.slice(0, 1) : off));
  }
  return found;
};

const timesSetOff = (
  play: Play,
  events: readonly GameEvent[],
  borne: BorneTrigger,
  inForce: InForce | null,
): readonly SetOff[] => {
  const { state } = play;
  const { ability } = borne;
  const found: SetOff[] = [];
  for (const pattern of ability.events) {
    for (const e of events) {
      const a = acting(borne.controller, borne.source, borne.name, {
        event: e,
        ...(inForce === null ? {} : { slots: inForce.slots }),
      });
      const c = contextFor(state, a);
      if (!MEANING.matches(c, pattern, e) || (ability.when !== undefined && !MEANING.holds(c, ability.when))) continue;
      if (pattern.nth !== undefined && countSoFar(c, pattern, events) !== pattern.nth) continue;
      if (ability.limit !== undefined && found.length + timesTriggered(state, borne) >= ability.limit) continue;
      const whose = asIndicated(c, borne);
      for (let n = extraTimes(play, borne, e); n > 0; n--) found.push({ borne: whose, event: e, inForce });
      if (pattern.together === true || pattern.nth !== undefined) break;
    }
  }
  return found;
};

/** Of a player who reaches the number with several at once, one counts (`ability.triggered.nth`). */
const countSoFar = (
  c: Parameters<typeof MEANING.matches>[0],
  pattern: Triggered['events'][number],
  events: readonly GameEvent[],
): number => {
  const all = pastEvents(c.state.past, e => MEANING.matches({ ...c, event: e }, pattern, e)).length;
  const nth = pattern.nth ?? 0;
  const before = all - events.filter(e => MEANING.matches({ ...c, event: e }, pattern, e)).length;
  return before < nth && all >= nth ? nth : all;
};

/** How often an ability has triggered this turn (`ability.triggered.limit`). */
export const timesTriggered = (state: State, { ability, bearer, source }: Borne): number =>
  pastEvents(
    state.past,
    e =>
      e.on === 'trigger' &&
      e.word === ability.text &&
      (bearer === null
        ? source.kind === 'battlefield' && e.what?.kind === 'battlefield' && e.what.id === source.id
        : e.what?.kind === 'object' && e.what.id === bearer),
  ).reduce((sum, e) => sum + e.amount, 0);

/** "… triggers an additional time": one, and one more for each passive that says so. */
const extraTimes = (play: Play, borne: BorneTrigger, e: GameEvent): number => {
  let times = 1;
  for (const p of traitsOf(play.state)?.passives ?? []) {
    for (const effect of p.ability.effects) {
      if (effect.gives !== 'extra triggers' || p.borne.controller !== borne.controller) continue;
      const a = acting(p.borne.controller, p.borne.source, p.borne.name, { event: e });
      if (MEANING.matches(contextFor(play.state, a), effect.of, e)) times += effect.times;
    }
  }
  return times;
};

/** `ability.triggered.order`, `ability.triggered.order.players`: each player in turn puts what they control on the chain, in the order that they like. */
export const place = (play: Play, all: readonly SetOff[], order: PlacingOrder = 'turn order'): void => {
  if (all.length === 0) return;
  for (const who of placers(play.state, order)) {
    const own = all.filter(t => t.borne.controller === who);
    for (const i of orderOf(play, who, own)) {
      const t = own[i];
      if (t !== undefined) append(play, t);
    }
  }
};

/** `turn.never-at-once.turn-order` */
const placers = (state: State, order: PlacingOrder): readonly PlayerId[] => {
  const combat = combatUnderWay(state);
  const n = state.players.length;
  if (order === 'turn order' || combat === null)
    return state.players.map((_, i) => ((state.turnPlayer + i) % n) as PlayerId);
  const others = state.players
    .map((_, i) => ((combat.attacker + i) % n) as PlayerId)
    .filter(id => id !== combat.attacker && id !== combat.defender);
  return [combat.attacker, ...others, combat.defender];
};

/** `keyword.deathknell.each.order` */
const orderOf = (play: Play, who: PlayerId, own: readonly SetOff[]): readonly number[] => {
  const first = own[0];
  if (first === undefined) return NONE;
  // Where all say the same of the same, every order comes to the same.
  const alike = own.every(
    t =>
      t.borne.ability.text === first.borne.ability.text &&
      t.borne.name === first.borne.name &&
      (t.event.what === first.event.what || !speaksOfEvent(t.borne.ability)),
  );
  if (own.length === 1 || alike) return own.map((_, i) => i);
  return ask(play, 'order', {
    player: who,
    question: { ask: 'order', names: numbered(own.map(t => t.borne.name)) },
    about: listed(own.map(t => t.borne.name)),
    rule: 'ability.triggered.order',
    prompt: 'the order in which they go on the chain',
  }).order;
};

/** "That unit", "it": what an ability does to whatever set it off. */
const speaksOfEvent = ({ does }: Triggered): boolean => /"kind":"(event|it)"/.test(JSON.stringify(does));

/** "Wall", "Wall 1" and "Wall 2" where two are called so. */
export const numbered = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    if (names.filter(n => n === name).length === 1) return name;
    return `${name} ${names.slice(0, i + 1).filter(n => n === name).length}`;
  });

/**
 * `ability.triggered.chain`, `chain.pending.on-chain`, `control.ability`, `control.ability.default`,
 * `control.permanent.play-effects`
 */
const append = (play: Play, { borne, event: e, inForce }: SetOff): void => {
  const { ability } = borne;
  const item: ChainItem = {
    id: play.state.items,
    kind: 'ability',
    name: borne.name,
    controller: borne.controller,
    source: borne.source,
    ability,
    does: ability.does,
    status: 'pending',
    event: e,
    slots: inForce?.slots ?? {},
    again: NONE,
    terms: PLAIN_TERMS,
    to: null,
    hiddenAt: hiddenAt(borne, e),
    from: 'nowhere',
    adds: addsResources(ability),
    afterwards: null,
    enters: null,
    willing: NONE,
    free: 'nothing',
    instead: null,
    discount: 0,
    placed: false,
  };
  enqueue(play, item, 'trigger');
  const about = borne.bearer ?? null;
  note(play, [
    event(play.state, 'trigger', {
      player: borne.controller,
      what:
        about !== null
          ? { kind: 'object', id: about, life: play.state.objects[about]?.life ?? 0 }
          : borne.source.kind === 'battlefield'
            ? { kind: 'battlefield', id: borne.source.id }
            : null,
      word: ability.text,
    }),
  ]);
  if (inForce !== null && isOnce(inForce)) {
    change(play, s => {
      s.inForce = play.state.inForce.filter(f => f.id !== inForce.id);
    });
  }
  step(
    play,
    'ability.triggered.chain',
    `${borne.name}'s ability triggers for ${player(play.state, borne.controller).name} and goes on the chain: "${ability.text}".`,
    { players: [borne.controller], units: about === null ? NONE : [about] },
  );
};

/**
 * Puts an item on the chain, as its newest one; where there is none, a chain comes to be (`chain.exists`). Rules:
 * `chain`, `turn.open-or-closed`, `turn.closed`, `turn.open`, `chain.turn-state.open`, `showdown.chains`.
 */
export const enqueue = (play: Play, item: ChainItem, by: State['chainBy']): void => {
  change(play, s => {
    if (play.state.chain.length === 0) s.chainBy = item.adds ? 'add' : by;
    s.chain = [...play.state.chain, item];
    s.items = play.state.items + 1;
    s.priority = null;
    s.passes = 0;
  });
};

export const addsResources = (ability: { readonly does: readonly { readonly do: string }[] }): boolean =>
  ability.does.length > 0 && ability.does.every(i => i.do === 'add');

/** `keyword.hidden.here.targets`: a play effect of what was played from facedown chooses there too. */
const hiddenAt = (borne: Borne, e: GameEvent) => {
  if (e.on !== 'play' || e.from?.kind !== 'battlefield' || e.word !== 'facedown') return null;
  const own = e.what?.kind === 'object' && borne.bearer === e.what.id;
  return own ? e.from.at : null;
};
