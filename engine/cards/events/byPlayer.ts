/** What a player does: `you play a spell`, `an opponent draws a card`. */
import type { Condition, EventPattern, Filter, Where, Who } from '../../game/state/cards/terms.ts';
import { anywhere, saysOnly } from '../../game/state/cards/walk.ts';
import { ordinal } from '../numerals.ts';
import { attempt, fail, list, type Parser, peek, repeat, say, sees, speakOf } from '../parser.ts';
import { who } from '../players.ts';
import { zoneName } from '../where.ts';
import { allOf, countedByPlayer, type EventDraft, type EventForm, type Happening, type What } from './happening.ts';
import { readEachObject, readEventObject } from './object.ts';
import { speakOfGoal, trailing } from './trailing.ts';
import { PLAYER_VERBS } from './verbs.ts';

/** `form` decides about the tense: `you play a spell`, `you would draw a card`, `you have played a card`. */
export const byPlayer = (p: Parser, form: EventForm): Happening | null => {
  const by = who(p);
  if (by === null) return null;
  if (form === 'would' && !say(p, 'would')) return fail(p, 'would');
  const never = form === 'did' && say(p, "did/have/has/'s not");
  if (form === 'did') say(p, "have | has | 's");
  if (by !== 'you') speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  const found: EventDraft[] = [];
  const whens: Condition[] = [];
  for (;;) {
    const next = attempt(p, () => (found.length === 0 || say(p, 'or | , or') ? doing(p, form, by) : null));
    if (next === null) break;
    found.push(next, ...fromElsewhere(p, next));
  }
  if (found.length === 0) return null;
  // `choose or ready me`: what comes last is meant of all.
  const last = found.at(-1);
  for (const each of found) {
    each.who = by;
    if (each.nth !== undefined) Object.assign(each, countedByPlayer(each));
    // A player who moves a group has moved once.
    if (each.on === 'move' && each.what === undefined) each.together = true;
    if (each.what === undefined && needsThing(each)) {
      const meant = last?.what ?? found.findLast(({ what }) => what !== undefined)?.what;
      if (meant !== undefined) each.what = meant;
    }
    if (each.what === undefined && needsThing(each)) return fail(p, 'a unit');
    if (each.at === undefined && last?.at !== undefined) each.at = last.at;
  }
  repeat(p, () => trailing(p, { found, whens }));
  speakOfGoal(p, found);
  // "When you play this, ready it": of nothing else before something else is spoken of.
  if (peek(p, -1) === 'this' && !p.attached && found.every(each => each.on === 'play' && isMe(each.what)))
    speakOf(p, { what: { kind: 'me' }, types: ['gear', 'unit'], many: false });
  const thisTurn = form === 'does' && say(p, 'this turn');
  if (found.some(each => playsOrActivates(each) && !saysOnlyCost(each))) return fail(p, 'this turn');
  const events = [...found.flatMap(withActivations), ...alsoOf(p, found)];
  return {
    events,
    ...(whens.length === 0 ? {} : { when: allOf(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
    ...(never ? { never: true as const } : {}),
  };
};

/** `from your hand or trash`, `from an opponent's deck, hand, or trash`: the same from each. */
const fromElsewhere = (p: Parser, first: EventDraft): readonly EventDraft[] => {
  const { from } = first;
  if (from?.kind !== 'zone') return [];
  const zones = attempt(p, () => (say(p, ', or | , | or') ? list(p, zoneName, ', or | , | or') : null)) ?? [];
  return zones.map(zone => ({ ...first, from: { ...from, zone } }));
};

const isMe = (what: What | undefined): boolean => what !== undefined && 'kind' in what && what.kind === 'me';

/** `when you play me or another Dragon`. */
const alsoOf = (p: Parser, found: readonly EventDraft[]): readonly EventPattern[] => {
  const last = found.at(-1);
  // "Your second unit or another Dragon": each would be counted for itself.
  if (last?.what === undefined || last.nth !== undefined) return [];
  const also = attempt(p, () => (say(p, 'or') && sees(p, 'another | a | an | me') ? readEachObject(p) : null));
  return also === null ? [] : [{ ...last, what: also }];
};

/**
 * `a unit, gear, or activated ability that costs 7 or more`: one pattern for what is played, one for what is activated
 * (`ability.activate`).
 */
const withActivations = (each: EventDraft): readonly EventPattern[] => {
  if (isActivationAlone(each)) return [activation(each, each.what)];
  if (!playsOrActivates(each)) return [each];
  const { or, ...what } = each.what;
  return [{ ...each, what }, activation(each, what)];
};

/** The event is about what has the ability: of any activated ability, nothing is said about that. */
const activation = ({ on: _, what: __, ...rest }: EventDraft, { energy }: Filter): EventPattern => ({
  ...rest,
  on: 'activate',
  ...(energy === undefined ? {} : { amount: energy }),
});

/** `use an activated ability`, `play an activated ability` (`ability.activated.use.trigger`). */
const isActivationAlone = (each: EventDraft): each is EventDraft & { what: Filter } => {
  const { on, what } = each;
  if ((on !== 'activate' && on !== 'play') || what === undefined || 'kind' in what) return false;
  const { types, is, energy, ...rest } = what;
  return (
    types.join() === 'ability' &&
    (is?.join() === 'activated' || (is === undefined && on === 'activate')) &&
    saysOnly(rest)
  );
};

const playsOrActivates = (each: EventDraft): each is EventDraft & { what: Filter } =>
  each.on === 'play' && namesActivated(each.what);

/** Whether nothing else is said that would have to be so of the activation as well. */
const saysOnlyCost = ({ on: _, who: __, what: ___, ...rest }: EventDraft): boolean =>
  Object.values(rest).every(said => said === undefined);

/** In such a phrase, only the cost says anything about an ability. */
const namesActivated = (what: What | undefined): what is Filter => {
  if (what === undefined || 'kind' in what) return false;
  const { types, energy, or, ...rest } = what;
  const [only, ...more] = or ?? [];
  if (only === undefined || more.length > 0 || !saysOnly(rest)) return false;
  return types.length > 0 && only.types.join() === 'ability' && only.is?.join() === 'activated';
};

const needsThing = ({ on }: EventDraft): boolean => PLAYER_VERBS.some(each => each.on === on && each.takes === 'thing');

/** `give it -might`, `give an enemy unit -might`: which `it` is, the verb before has said. */
const reducing = (p: Parser): EventDraft | null => {
  if (!say(p, 'give/gives/gave')) return null;
  const what = say(p, 'it/them') ? undefined : readEachObject(p);
  if (what === null || !say(p, '- might')) return null;
  return { on: 'reduce might', ...(what === undefined ? {} : { what }) };
};

const doing = (p: Parser, form: EventForm, by: Who): EventDraft | null => {
  const reduced = attempt(p, () => reducing(p));
  if (reduced !== null) return reduced;
  const found = PLAYER_VERBS.find(({ words }) => words.some(each => say(p, each)));
  if (found === undefined) return fail(p, 'play');
  const draft: EventDraft = { on: found.on };
  const from = p.pos;
  if (found.takes === 'none') return draft;
  // Of a unit or gear as well it is where that is, and never the thing itself.
  if (found.takes === 'maybe' && found.on !== 'move' && say(p, 'this battlefield')) draft.at = { kind: 'here' };
  if (draft.at !== undefined) p.eventSaysWhere = true;
  else if (found.takes === 'count') attempt(p, () => (counting(p, draft, by) ? true : null));
  else if (found.takes === 'thing' || !sees(p, 'here | there | at | with | to | this turn')) {
    const own = found.on === 'play' ? ownPossessive(by) : undefined;
    Object.assign(
      draft,
      attempt(p, () => readEventObject(p, own)),
    );
  }
  if (found.on === 'deal' || form === 'would') return draft;
  if (draft.what !== undefined && !('kind' in draft.what) && draft.what.where?.kind === 'zone') {
    const { where, ...what } = draft.what;
    draft.what = what;
    draft.from = where;
  }
  // "When you move a unit from here": where it was, and not where it is by then.
  if (found.on === 'move' && draft.what !== undefined && !('kind' in draft.what) && draft.what.where !== undefined) {
    const { where, ...what } = draft.what;
    if (p.tokens.slice(from, p.pos).some(({ word }) => word === 'from')) {
      draft.what = what;
      draft.from = where;
    }
  }
  if (found.takes === 'maybe' && isPlace(draft.what)) {
    draft.at = asPlace(draft.what);
    delete draft.what;
  }
  // What is played is activated where it is an ability: there is no event of playing one.
  if (
    found.on === 'play' &&
    !namesActivated(draft.what) &&
    !isActivationAlone(draft) &&
    anywhere(draft.what, part => Array.isArray(part.types) && part.types.includes('ability'))
  )
    return fail(p, 'a card');
  p.eventSaysWhere = p.eventSaysWhere || ['conquer', 'hold', 'score', 'attack', 'defend'].includes(found.on);
  return draft;
};

/** The possessive of a player's own cards, after what that player does. */
const ownPossessive = (by: Who): 'your' | 'their' => (by === 'you' ? 'your' : 'their');

const isPlace = (what: What | undefined): what is Filter =>
  what !== undefined && !('kind' in what) && what.types.length === 1 && what.types[0] === 'battlefield';

const BATTLEFIELDS_OF: Readonly<Partial<Record<NonNullable<Filter['side']>, 'enemy' | 'you' | 'friendly'>>> = {
  enemy: 'enemy',
  yours: 'you',
  friendly: 'friendly',
};

const asPlace = (what: Filter): Where => {
  if (what.where?.kind === 'battlefield') return what.where;
  const of = what.side === undefined ? undefined : BATTLEFIELDS_OF[what.side];
  return {
    kind: 'battlefield',
    ...(of === undefined ? {} : { of }),
    ...(what.is === undefined ? {} : { is: what.is }),
    ...(what.other === undefined ? {} : { other: what.other }),
  };
};

/** `a card`, `one or more cards`, `me`, `your second card`, `a rune`. */
const counting = (p: Parser, draft: EventDraft, by: Who): boolean => {
  if (say(p, ownPossessive(by))) {
    const nth = ordinal(p);
    if (nth === null || !say(p, 'card')) return false;
    draft.nth = nth;
    return true;
  }
  const found = readEventObject(p, ownPossessive(by));
  if (found === null) return false;
  const { what, ...counts } = found;
  Object.assign(draft, counts);
  const plain = draft.on === 'channel' ? 'rune' : 'card';
  if (!('kind' in what) && what.types.length === 1 && what.types[0] === plain && saysOnly(what, 'types')) return true;
  draft.what = what;
  return true;
};
