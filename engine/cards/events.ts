/** What happens: `I attack`, `you play a spell`, `a friendly unit dies here`, and as it would happen. */
import type { Condition, EventName, EventPattern, Filter, Selector, Where, Who } from '../game/cards/terms.ts';
import { phrase } from './filters.ts';
import { attempt, fail, firstOf, ordinal, type Parser, peek, say, sees, speakOf } from './parser.ts';
import { who } from './players.ts';
import { that } from './referents.ts';
import { place, spot } from './where.ts';

export type Draft = { -readonly [Key in keyof EventPattern]: EventPattern[Key] };
export interface Happening {
  readonly events: readonly EventPattern[];
  readonly when?: Condition;
  readonly thisTurn?: true;
  /** `your next …`, `this turn`: no ability, but something that waits for it. */
  readonly once?: true;
}

type What = Selector | Filter;
/** `would`: `a unit would die`. `did`: in conditions, `a unit has died`. */
export type Form = 'does' | 'would' | 'did';

const EVENT_WHAT: Selector = { kind: 'event', part: 'what' };

/** One or several events with one subject: `I attack or defend`, `you play me or when I hold`. */
export const happening = (p: Parser, form: Form = 'does'): Happening | null => {
  const first = attempt(p, () => clause(p, form));
  if (first === null) return null;
  const events: EventPattern[] = [...first.events];
  let { when } = first;
  for (;;) {
    const next =
      attempt(p, () => (say(p, 'or/and when | , or/and when | or/and if | or') ? clause(p, form) : null)) ??
      attempt(p, () => (say(p, 'or/and (at)') ? moment(p) : null));
    if (next === null) break;
    events.push(...next.events);
    when = when ?? next.when;
  }
  return { events, ...(when === undefined ? {} : { when }), ...(first.thisTurn ? { thisTurn: true as const } : {}) };
};

const clause = (p: Parser, form: Form): Happening | null =>
  firstOf<Happening>(p, [() => byPlayer(p, form), () => byObject(p, form), showdown]);

/** `showdown begins here`, `combat ends`. */
const showdown = (p: Parser): Happening | null => {
  const tie = attempt(p, () => tied(p));
  if (tie !== null) return tie;
  say(p, 'a | the');
  const kind = say(p, 'showdown') ? 'showdown' : say(p, 'combat') ? 'combat' : null;
  if (kind === null) return null;
  const edge = say(p, 'begins/begin/starts/start/opens') ? 'begins' : say(p, 'ends/end/closes') ? 'ends' : null;
  if (edge === null) return null;
  p.event = true;
  const at = attempt(p, place);
  return { events: [{ on: `${kind} ${edge}`, ...(at === null ? {} : { at: at.where }) }] };
};

/** `a combat where you are the attacker would end in a tie`. */
const tied = (p: Parser): Happening | null => {
  if (!say(p, 'a combat (where you are the attacker)')) return null;
  const mine = p.tokens[p.pos - 1]?.word === 'attacker';
  if (!say(p, '(would) end/ends in a tie')) return null;
  p.event = true;
  return { events: [{ on: 'combat ends', tie: true, ...(mine ? { who: 'you' as const } : {}) }] };
};

/** `at the start of your beginning phase`, without its `at`. */
export const moment = (p: Parser): Happening | null => {
  const edge = say(p, '(the) start/beginning of') ? 'start' : say(p, '(the) end of') ? 'end' : null;
  if (edge === null) return fail(p, 'the start of');
  const each = attempt(p, () => momentOfEach(p, edge));
  if (each !== null) return each;
  const of = whoseTurn(p);
  if (of === null) return fail(p, 'your turn');
  const draft: Draft = { on: 'start of turn', who: of };
  if (say(p, 'first')) draft.first = 'game';
  const next = say(p, 'next') || peek(p, -1) === 'this';
  if (say(p, 'turn | turns')) draft.on = edge === 'start' ? 'start of turn' : 'end of turn';
  else if (edge === 'start' && say(p, 'beginning phase')) draft.on = 'start of beginning phase';
  else if (edge === 'start' && say(p, 'main phase')) draft.on = 'start of main phase';
  else return fail(p, 'beginning phase');
  if (of !== 'you') speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  return { events: [draft], ...(next ? { once: true as const } : {}) };
};

/** `the first beginning phase of each player`. */
const momentOfEach = (p: Parser, edge: 'start' | 'end'): Happening | null => {
  say(p, 'the');
  const first = say(p, 'first');
  const on = say(p, 'beginning phase')
    ? 'start of beginning phase'
    : say(p, 'main phase')
      ? 'start of main phase'
      : say(p, 'turn')
        ? (`${edge} of turn` as const)
        : null;
  if (on === null || !say(p, 'of each/every player')) return null;
  speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  return { events: [{ on, who: 'each player', ...(first ? { first: 'game' as const } : {}) }] };
};

const whoseTurn = (p: Parser): Who | null => {
  if (say(p, 'your | this')) return 'you';
  if (say(p, "each player 's | every player 's | each | every | a player 's | the turn player 's | players '"))
    return 'each player';
  if (say(p, "its controller 's | their")) return 'its controller';
  if (say(p, "each opponent 's | an opponent 's | opponents '")) return 'opponents';
  if (sees(p, 'turn')) return 'turn player';
  return say(p, 'the') ? 'turn player' : null;
};

// ---- what players do

interface Verb {
  readonly on: EventName;
  /** Words of the verb: bare, third person, past. */
  readonly words: readonly string[];
  readonly takes: 'thing' | 'none' | 'count' | 'maybe';
}
const verb = (on: EventName, words: string, takes: Verb['takes']): Verb => ({ on, words: words.split('|'), takes });

const PLAYER_VERBS: readonly Verb[] = [
  verb('play', 'play|plays|played', 'thing'),
  verb('win combat', 'win a combat|wins a combat|won a combat|win combat|wins combat|win combats', 'none'),
  verb('lose combat', 'lose a combat|loses a combat|lost a combat|lose combat', 'none'),
  verb('conquer', 'conquer|conquers|conquered', 'maybe'),
  verb('hold', 'hold|holds|held', 'maybe'),
  verb('score', 'score|scores|scored', 'maybe'),
  verb('attack', 'attack|attacks|attacked', 'maybe'),
  verb('defend', 'defend|defends|defended', 'maybe'),
  verb('move', 'move|moves|moved', 'maybe'),
  verb('draw', 'draw|draws|drew|drawn', 'count'),
  verb('discard', 'discard|discards|discarded', 'count'),
  verb('recycle', 'recycle|recycles|recycled', 'count'),
  verb('channel', 'channel|channels|channeled', 'count'),
  verb('burn out', 'burn out|burns out|burned out', 'none'),
  verb('burn', 'burn|burns|burned', 'count'),
  verb(
    'gain points',
    'gain points|gains points|gained points|gain a point|gains a point|gain one or more points',
    'none',
  ),
  verb('gain xp', 'gain xp|gains xp|gained xp|gain one or more xp', 'none'),
  verb('spend xp', 'spend xp|spends xp|spent xp', 'none'),
  verb('spend buff', 'spend a buff|spends a buff|spent a buff|spend buffs|spend one or more buffs', 'none'),
  verb('stun', 'stun|stuns|stunned', 'thing'),
  verb('buff', 'buff|buffs|buffed', 'thing'),
  verb('ready', 'ready|readies|readied', 'thing'),
  verb('exhaust', 'exhaust|exhausts|exhausted', 'thing'),
  verb('heal', 'heal|heals|healed', 'thing'),
  verb('recall', 'recall|recalls|recalled', 'thing'),
  verb('banish', 'banish|banishes|banished', 'thing'),
  verb('return', 'return|returns|returned', 'thing'),
  verb('die', 'kill|kills|killed', 'thing'),
  verb('attach', 'attach|attaches|attached', 'thing'),
  verb('detach', 'detach|detaches|detached', 'thing'),
  verb('equip', 'equip|equips|equipped', 'thing'),
  verb('empower', 'empower|empowers|empowered', 'thing'),
  verb('reveal', 'reveal|reveals|revealed', 'thing'),
  verb('look', 'look at|looks at|looked at', 'thing'),
  verb('predict', 'predict|predicts|predicted', 'none'),
  verb('hide', 'hide|hides|hid|hidden', 'thing'),
  verb('counter', 'counter|counters|countered', 'thing'),
  verb('take control', 'take control of|takes control of|gain control of|gains control of', 'thing'),
  verb('lose control', 'lose control of|loses control of', 'thing'),
  verb('deal', 'deal damage to|deals damage to|dealt damage to', 'thing'),
  verb('choose', 'choose|chooses|chosen|chose|target|targets', 'thing'),
  verb('activate', 'use|uses|used|activate|activates|activated', 'thing'),
  verb('add', 'add|adds', 'count'),
  verb('pay additional cost', 'pay an additional cost|pay additional costs', 'none'),
];

const byPlayer = (p: Parser, form: Form): Happening | null => {
  const by = who(p);
  if (by === null) return null;
  if (form === 'would' && !say(p, 'would')) return fail(p, 'would');
  if (form === 'did') say(p, 'have | has');
  if (by !== 'you') speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  const found: Draft[] = [];
  const whens: Condition[] = [];
  let thisTurn = false;
  for (;;) {
    const next = attempt(p, () => (found.length === 0 || say(p, 'or | , or') ? doing(p, form) : null));
    if (next === null) break;
    found.push(next);
  }
  if (found.length === 0) return null;
  // `choose or ready me`: what stands last is meant of all.
  const last = found.at(-1);
  for (const each of found) {
    each.who = by;
    if (each.what === undefined && last?.what !== undefined && needsThing(each)) each.what = last.what;
    if (each.what === undefined && needsThing(each)) return fail(p, 'a unit');
    if (each.at === undefined && last?.at !== undefined) each.at = last.at;
  }
  while (attempt(p, () => (trailing(p, found, whens) ? true : null)) !== null);
  thisTurn = form === 'does' && say(p, 'this turn');
  const events = [...found, ...alsoOf(p, found)];
  return {
    events,
    ...(whens.length === 0 ? {} : { when: both(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
  };
};

/** `when you play me or another Dragon`. */
const alsoOf = (p: Parser, found: readonly Draft[]): readonly EventPattern[] => {
  const last = found.at(-1);
  if (last?.what === undefined) return [];
  const also = attempt(p, () => (say(p, 'or') && sees(p, 'another | a | an | me') ? object(p) : null));
  return also === null ? [] : [{ ...last, what: also }];
};

const needsThing = ({ on }: Draft): boolean => PLAYER_VERBS.some(each => each.on === on && each.takes === 'thing');

const doing = (p: Parser, form: Form): Draft | null => {
  const found = PLAYER_VERBS.find(({ words }) => words.some(each => bounded(p, each)));
  if (found === undefined) return fail(p, 'play');
  const draft: Draft = { on: found.on };
  if (found.takes === 'none') return draft;
  if (found.takes === 'count') attempt(p, () => (counting(p, draft) ? true : null));
  else if (found.takes === 'thing' || !sees(p, 'here | there | at | with | to')) {
    const what = attempt(p, () => object(p, draft));
    if (what !== null) draft.what = what;
  }
  if (found.on === 'deal' || form === 'would') return draft;
  if (draft.what !== undefined && !('kind' in draft.what) && draft.what.where?.kind === 'zone') {
    const { where, ...what } = draft.what;
    draft.what = what;
    draft.from = where;
  }
  if (found.takes === 'maybe' && isPlace(draft.what)) {
    draft.at = asPlace(draft.what);
    delete draft.what;
  }
  p.event = p.event || ['conquer', 'hold', 'score', 'attack', 'defend'].includes(found.on);
  return draft;
};

const bounded = (p: Parser, words: string): boolean => say(p, words);

const isPlace = (what: What | undefined): what is Filter =>
  what !== undefined && !('kind' in what) && what.types.length === 1 && what.types[0] === 'battlefield';

const asPlace = (what: Filter): Where => {
  if (what.where?.kind === 'battlefield') return what.where;
  const of =
    what.side === 'enemy' ? 'enemy' : what.side === 'yours' ? 'you' : what.side === 'friendly' ? 'friendly' : undefined;
  return {
    kind: 'battlefield',
    ...(of === undefined ? {} : { of }),
    ...(what.is === undefined ? {} : { is: what.is }),
  };
};

/** `a card`, `one or more cards`, `me`, `your second card`, `a rune`. */
const counting = (p: Parser, draft: Draft): boolean => {
  if (say(p, 'your')) {
    const nth = ordinal(p);
    if (nth === null || !say(p, 'card')) return false;
    draft.nth = nth;
    return true;
  }
  const what = object(p, draft);
  if (what === null) return false;
  if (!('kind' in what) && what.types.length === 1 && what.types[0] === 'card' && Object.keys(what).length === 1)
    return true;
  draft.what = what;
  return true;
};

/** What it happens to: `me`, `a friendly unit`, `one or more enemy units`, `it`. */
const object = (p: Parser, draft?: Draft): What | null => {
  if (say(p, 'me | i')) return { kind: 'me' };
  if (say(p, 'this (unit/gear/card/spell/battlefield)')) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  const used = attempt(p, () => (say(p, 'a/an (activated) ability of (a/an)') ? phrase(p) : null));
  if (used !== null) return used.filter;
  if (say(p, 'it')) return that(p, ['unit', 'gear', 'spell', 'card']) ?? { kind: 'it' };
  if (sees(p, 'that')) {
    const found = attempt(p, () => p.grammar.selector(p));
    if (found !== null) return found;
  }
  const together = say(p, 'one or more | any number of');
  if (together && draft !== undefined) draft.together = true;
  let nth: number | null = null;
  if (!together && say(p, 'your')) {
    nth = attempt(p, ordinal);
    if (nth === null) p.pos--;
  }
  const other = !together && nth === null && say(p, 'another');
  if (!together && !other && nth === null) say(p, 'one of | a | an | any | the | all');
  const what = phrase(p);
  if (what === null) return null;
  if (nth !== null && draft !== undefined) draft.nth = nth;
  const filter = other ? { ...what.filter, other: true as const } : what.filter;
  speakOf(p, { what: EVENT_WHAT, types: filter.types.length === 0 ? ['unit'] : filter.types, many: together, filter });
  return filter;
};

// ---- what objects do, and what is done to them

const OBJECT_VERBS: readonly Verb[] = [
  verb('attack', 'attack|attacks|attacked', 'maybe'),
  verb('defend', 'defend|defends|defended', 'maybe'),
  verb('move', 'move|moves|moved|be moved|is moved', 'none'),
  verb('conquer', 'conquer|conquers|conquered', 'maybe'),
  verb('hold', 'hold|holds|held', 'maybe'),
  verb('die', 'die|dies|died|be killed|is killed|are killed|killed|was killed', 'none'),
  verb('win combat', 'win a combat|wins a combat|won a combat|win combat', 'none'),
  verb('lose combat', 'lose a combat|loses a combat|lost a combat', 'none'),
  verb('become mighty', 'become mighty|becomes mighty|became mighty', 'none'),
  verb('empower', 'become empowered|becomes empowered|became empowered|am empowered|is empowered', 'none'),
  verb(
    'be dealt',
    'be dealt damage|is dealt damage|are dealt damage|am dealt damage|take damage|takes damage|took damage|dealt damage|was dealt damage',
    'none',
  ),
  verb('deal', 'deal damage|deals damage', 'none'),
  verb('play', 'be played|am played|is played|are played|was played|played', 'none'),
  verb('stun', 'be stunned|am stunned|is stunned|are stunned|was stunned', 'none'),
  verb('buff', 'be buffed|am buffed|is buffed|are buffed|was buffed', 'none'),
  verb('ready', 'be readied|am readied|is readied|are readied|become ready|becomes ready', 'none'),
  verb('exhaust', 'be exhausted|am exhausted|is exhausted|become exhausted|becomes exhausted', 'none'),
  verb('heal', 'be healed|am healed|is healed', 'none'),
  verb('recall', 'be recalled|am recalled|is recalled|are recalled|recalled', 'none'),
  verb('banish', 'be banished|am banished|is banished|banished', 'none'),
  verb(
    'return',
    "be returned to hand|am returned to hand|is returned to hand|is returned to its owner 's hand|is returned to a player 's hand|am returned to my owner 's hand|returned to hand",
    'none',
  ),
  verb('discard', 'be discarded|am discarded|is discarded|was discarded|discarded', 'none'),
  verb('recycle', 'be recycled|am recycled|is recycled|recycled', 'none'),
  verb('draw', 'be drawn|am drawn|is drawn', 'none'),
  verb('reveal', 'be revealed|am revealed|is revealed|revealed', 'none'),
  verb('look', 'be looked at|am looked at|is looked at', 'none'),
  verb('attach', 'be attached|is attached|was attached|become attached|becomes attached|attached', 'none'),
  verb('detach', 'be detached|is detached|becomes detached|becomes unattached', 'none'),
  verb('equip', 'be equipped|am equipped|is equipped|become equipped|becomes equipped', 'none'),
  verb('counter', 'be countered|is countered|are countered|was countered', 'none'),
  verb('choose', 'be chosen|am chosen|is chosen|are chosen', 'none'),
  verb('enter', 'enter the board|enters the board|enter|enters', 'none'),
  verb('leave', 'leave the board|leaves the board|left the board|leave|leaves|left', 'none'),
];

/** `is played, discarded, or killed`: what may follow a mere comma. */
const DONE = 'played/discarded/killed/recycled/banished/recalled/attached';

const byObject = (p: Parser, form: Form): Happening | null => {
  const shared: Draft = { on: 'die' };
  const what = object(p, shared);
  if (what === null) return null;
  if (form === 'would' && !say(p, 'would')) return fail(p, 'would');
  if (form === 'did') say(p, 'has | have');
  const found: Draft[] = [];
  const whens: Condition[] = [];
  for (;;) {
    const next = attempt(p, () =>
      found.length === 0 || say(p, ', or | or') || (sees(p, `, ${DONE}`) && say(p, ',')) ? undergoing(p) : null,
    );
    if (next === null) break;
    found.push({ ...next, what, ...(shared.together === undefined ? {} : { together: shared.together }) });
  }
  if (found.length === 0) return null;
  const last = found.at(-1);
  for (const each of found) if (each.at === undefined && last?.at !== undefined) each.at = last.at;
  while (attempt(p, () => (trailing(p, found, whens) ? true : null)) !== null);
  const thisTurn = form !== 'did' && say(p, 'this turn');
  p.event = p.event || found.some(({ on }) => on !== 'draw');
  return {
    events: found,
    ...(whens.length === 0 ? {} : { when: both(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
  };
};

const undergoing = (p: Parser): Draft | null => {
  const found = OBJECT_VERBS.find(({ words }) => words.some(each => bounded(p, each)));
  if (found === undefined) return fail(p, 'attack');
  const draft: Draft = { on: found.on };
  if (found.takes === 'maybe' && sees(p, 'a | an | another')) {
    const at = attempt(p, () => spot(p));
    if (at !== null) draft.at = at.where;
  }
  return draft;
};

/** What may stand behind an event, of all its verbs at once. */
const trailing = (p: Parser, found: readonly Draft[], whens: Condition[]): boolean => {
  const set = (change: (each: Draft) => void): true => {
    for (const each of found) change(each);
    return true;
  };
  if (say(p, '(while) alone')) {
    if (found.some(({ what }) => what !== undefined && 'kind' in what)) {
      whens.push({ is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['alone'] } });
      return true;
    }
    return set(each => {
      each.what = alone(each.what);
    });
  }
  if (say(p, 'one on one')) {
    whens.push({ is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['alone'] } });
    whens.push({
      is: 'exists',
      filter: { types: ['unit'], side: 'enemy', where: { kind: 'here' } },
      count: { least: 1, most: 1 },
    });
    return true;
  }
  if (say(p, 'after an attack | after attacking')) return set(each => (each.after = 'attack'));
  if (say(p, 'in combat | during combat')) return set(each => (each.inCombat = true));
  if (say(p, 'for the')) {
    const nth = ordinal(p);
    if (nth === null || !say(p, 'time each turn | time this turn')) return false;
    return set(each => (each.nth = nth));
  }
  if (say(p, 'each turn | in a turn')) {
    if (found.every(({ nth }) => nth === undefined)) return false;
    return true;
  }
  if (say(p, "on an opponent 's turn | during an opponent 's turn | on opponents ' turns")) {
    whens.push({ is: 'turn', of: 'opponents' });
    return true;
  }
  if (say(p, 'on/during your turn')) {
    whens.push({ is: 'turn', of: 'you' });
    return true;
  }
  if (say(p, 'during/in a showdown | during showdowns')) {
    whens.push({ is: 'state', turn: 'showdown' });
    return true;
  }
  if (say(p, 'during/in your beginning phase')) {
    whens.push({ is: 'phase', phase: 'beginning', of: 'you' });
    return true;
  }
  if (say(p, 'while')) {
    const when = p.grammar.condition(p);
    if (when === null) return false;
    whens.push(when);
    return true;
  }
  if (say(p, 'with')) {
    const tool = object(p);
    if (tool === null) return false;
    return set(each => (each.with = tool));
  }
  if (found.some(({ on }) => on === 'attach') && say(p, 'to')) {
    const to = object(p);
    if (to === null) return false;
    return set(each => (each.with = to));
  }
  if (say(p, 'from facedown/hidden/hiding | from face down'))
    return set(each => (each.from = { kind: 'zone', zone: 'facedown', of: 'you' }));
  if (say(p, 'to/into your (main) deck')) return true;
  if (say(p, 'on/from (the) top of your (main) deck'))
    return set(each => {
      each.from = { kind: 'zone', zone: 'deck', of: 'you' };
    });
  if (say(p, 'from')) {
    const from = attempt(p, () => placeFrom(p));
    if (from === null) return false;
    return set(each => (each.from = from.where));
  }
  if (say(p, 'to | into')) {
    const to = spot(p);
    if (to === null) return false;
    return set(each => (each.to = to.where));
  }
  if (found.some(({ at }) => at !== undefined)) return false;
  const at = place(p);
  if (at === null) return false;
  return set(each => (each.at = at.where));
};

/** The place whose `from` is taken already: a zone, or a spot on the board. */
const placeFrom = (p: Parser) => {
  p.pos--;
  return place(p);
};

const alone = (what: What | undefined): What => {
  if (what === undefined) return { types: ['unit'], is: ['alone'] };
  if ('kind' in what) return what;
  return { ...what, is: [...(what.is ?? []), 'alone'] };
};

export const both = (conditions: readonly Condition[]): Condition => {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : { is: 'all', of: conditions };
};
