/** One line of a card: the abilities that it says. */

import type { Ability, Activated, Replacement, Static, Triggered } from '../game/state/cards/ability.ts';
import type { Cost } from '../game/state/cards/cost.ts';
import type { Condition, EventPattern, Who } from '../game/state/cards/terms.ts';
import { sameTerms } from '../game/state/cards/walk.ts';
import { amountAt, asksAmount, costBefore, fixedCost, NO_AMOUNT } from './costs.ts';
import { described } from './descriptions.ts';
import { parseInstructions } from './effects/instructions.ts';
import { canBeReplaced, cannotBe, would } from './effects/replacing.ts';
import { happening } from './events.ts';
import type { Draft } from './filters.ts';
import { both, type Happening } from './happening.ts';
import { moment } from './moments.ts';
import {
  atEnd,
  attempt,
  fail,
  firstOf,
  number,
  ordinal,
  type Parser,
  refuse,
  say,
  sees,
  speakOf,
  writtenFrom,
} from './parser.ts';
import { asStatic, type Passive, passive } from './statics/passive.ts';
import { ofSame } from './statics/subjects.ts';
import { timesEach } from './values.ts';

/** All abilities of the line; null where even the first is none. */
export const abilities = (p: Parser): readonly Ability[] | null => {
  const all: Ability[] = [];
  for (;;) {
    const next = attempt(p, () => {
      if (all.length > 0 && !say(p, '. | ;')) return null;
      if (all.length > 0 && atEnd(p)) return null;
      return one(p, all.at(-1));
    });
    if (next === null) break;
    all.push(...next);
    if (atEnd(p)) break;
  }
  if (all.length > 0) say(p, '.');
  return all.length === 0 ? null : all;
};

const one = (p: Parser, before: Ability | undefined): readonly Ability[] | null =>
  firstOf<readonly Ability[]>(p, [
    () => whole(p, dependent(p)),
    () => whole(p, attached(p)),
    // Behind what a spell does, a trigger would be the spell's own, which is gone by then: it has to be a delayed one.
    () => (before?.kind === 'spell' ? null : whole(p, triggered(p))),
    () => whole(p, activated(p)),
    () => whole(p, replacement(p)),
    () => (p.spell ? whole(p, ownPlaying(p)) : null),
    () => (p.spell ? whole(p, spell(p)) : null),
    () => statics(p, before),
    () => (p.spell ? spell(p) : null),
  ]);

/** Only if it takes the rest of the line. */
const whole = (p: Parser, found: readonly Ability[] | null): readonly Ability[] | null => {
  if (found === null) return null;
  const end = p.pos;
  say(p, '.');
  const ended = atEnd(p);
  if (ended) p.pos = end;
  return ended ? found : fail(p, 'the end of the sentence');
};

const KEYWORD_END = '] > : | ] : | ] - | > : | : - | : | - | ,';
const dependent = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  say(p, '[');
  const keyword = say(p, 'legion') ? 'legion' : say(p, 'empowered') ? 'empowered' : say(p, 'level') ? 'level' : null;
  if (keyword === null) return fail(p, 'legion');
  const level = keyword === 'level' ? number(p) : 0;
  if (level === null || !say(p, KEYWORD_END)) return null;
  const inner = p.grammar.abilities(p);
  if (inner === null) return null;
  const text = writtenFrom(p, from);
  return inner.map(ability => ({
    kind: 'dependent',
    on: keyword === 'level' ? { keyword, level } : { keyword },
    ability,
    text,
  }));
};

const attached = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  if (!say(p, 'attached :')) return null;
  const before = p.attached;
  p.attached = true;
  const inner = p.grammar.abilities(p);
  p.attached = before;
  if (inner === null) return null;
  const text = writtenFrom(p, from);
  return inner.map(ability => ({ kind: 'attached', ability, text }));
};

interface Head {
  readonly events: readonly EventPattern[];
  readonly when?: Condition;
  readonly limit?: number;
  readonly keyword?: string;
}

const DIE: EventPattern = { on: 'die', what: { kind: 'me' } };

const triggered = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  const head = attempt(p, deathknell) ?? heading(p);
  if (head === null) return null;
  const done = body(p);
  if (done === null) return null;
  const { events, when, limit, keyword } = head;
  const zone = fromTrash(writtenFrom(p, from));
  const ability: Triggered = {
    kind: 'triggered',
    events,
    ...(when === undefined ? {} : { when }),
    ...(done.may === undefined ? {} : { may: done.may }),
    ...(done.cost === undefined ? {} : { cost: done.cost }),
    ...(limit === undefined ? {} : { limit }),
    instructions: done.instructions,
    ...(zone === undefined ? {} : { from: zone }),
    ...(keyword === undefined ? {} : { keyword }),
    text: writtenFrom(p, from),
  };
  return [ability];
};

const deathknell = (p: Parser): Head | null => {
  say(p, '[');
  if (!say(p, 'deathknell') || !say(p, KEYWORD_END)) return null;
  p.event = true;
  return { events: [DIE], keyword: 'deathknell' };
};

const heading = (p: Parser): Head | null => {
  const early = attempt(p, () => momentBehind(p));
  if (early !== null) return early;
  const once = say(p, 'once each/per turn , | once each/per turn');
  const during = attempt(p, () => {
    if (!say(p, 'while | as long as')) return null;
    const found = p.grammar.condition(p);
    return found !== null && say(p, ', | :') ? found : null;
  });
  const happened = firstOf<Happening>(p, [
    nthTime,
    () => (say(p, 'when') ? happening(p) : null),
    () => (say(p, 'at') ? moment(p) : null),
  ]);
  if (happened === null || (p.spell && ofOwnPlay(p, happened))) return null;
  const whens: Condition[] = happened.when === undefined ? [] : [happened.when];
  if (during !== null) whens.unshift(during);
  if (happened.thisTurn === true || happened.once === true) return fail(p, ':');
  const limited = once || say(p, 'once each/per turn');
  const more = attempt(p, () => (say(p, ', if | if') ? p.grammar.condition(p) : null));
  if (more !== null) whens.push(more);
  // "If you assigned 5 or more excess damage": what is spoken of as "that much".
  if (whens.some(each => each.is === 'compare' && sameTerms(each.a, { kind: 'excess' }))) p.much = { kind: 'excess' };
  if (!say(p, ': | ,')) return fail(p, ':');
  return {
    events: happened.events,
    ...(whens.length === 0 ? {} : { when: both(whens) }),
    ...(limited ? { limit: 1 } : {}),
  };
};

/** `if you control a Poro at the start of your beginning phase, …`: it triggers then, if that is so. */
const momentBehind = (p: Parser): Head | null => {
  if (!say(p, 'if')) return null;
  const when = p.grammar.condition(p);
  if (when === null || !say(p, 'at')) return null;
  const at = moment(p);
  if (at === null || !say(p, ', | :')) return null;
  return { events: at.events, when: at.when === undefined ? when : both([at.when, when]) };
};

/** `when you play me` of a spell: it is on the chain by then, where no trigger of its own is in force. */
const ofOwnPlay = (p: Parser, { events }: Happening): boolean => {
  if (!events.some(each => each.on === 'play' && isOwn(each))) return false;
  const said = writtenFrom(p, 0);
  refuse(
    p,
    `A spell says what it does, and does it as it resolves: leave out "${said}". What is paid as it is played is "as an additional cost to play me, COST".`,
  );
  return true;
};

/** `the third time I move each turn`. */
const nthTime = (p: Parser): Happening | null => {
  if (!say(p, 'the')) return null;
  const nth = ordinal(p);
  if (nth === null || !say(p, 'time (each turn/that)')) return null;
  const found = happening(p);
  if (found === null) return null;
  say(p, 'each turn | in a turn | each turn');
  return { ...found, events: found.events.map(event => ({ ...event, nth })) };
};

/** `[you may] [COST to] …`. */
const body = (p: Parser): Pick<Triggered, 'may' | 'cost' | 'instructions'> | null => {
  const may: Who | undefined = say(p, 'you may')
    ? 'you'
    : sees(p, 'they may') && say(p, 'they may')
      ? 'that player'
      : undefined;
  const choice = may === undefined ? {} : { may };
  const player = p.player;
  if (may === 'that player') p.player = true;
  const paid = attempt(p, () => {
    const price = costBefore(p);
    if (price === null || !say(p, 'to')) return null;
    const instructions = parseInstructions(p);
    return instructions === null ? null : { cost: price, instructions };
  });
  const instructions = paid === null ? parseInstructions(p) : paid.instructions;
  p.player = player;
  if (instructions === null) return null;
  // Some editions have it paid before the trigger resolves, where nobody is asked how much.
  if ([paid, ...instructions].some(each => each !== null && 'cost' in each && asksAmount(each.cost)))
    return refuse(p, NO_AMOUNT, amountAt(p));
  return { ...choice, ...(paid === null ? {} : { cost: paid.cost }), instructions };
};

/** Where it works from: a card that plays or returns itself out of the trash says so. */
const fromTrash = (text: string): 'trash' | undefined =>
  /\b(me|this) from (your |the )?trash\b/i.test(text) ? 'trash' : undefined;

const activated = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  let timing = permission(p);
  if (timing !== null) say(p, ', | -');
  const price = fixedCost(p);
  if (price === null || !say(p, ':')) return fail(p, ':');
  const inside = permission(p);
  timing = timing ?? inside;
  if (inside !== null) say(p, '- | : | ,');
  const before = attempt(p, () => only(p));
  if (before !== null) say(p, '.');
  const instructions = parseInstructions(p);
  if (instructions === null) return null;
  const after = attempt(p, () => (say(p, '. | ;') ? only(p) : null));
  const when = before ?? after;
  const less = attempt(p, () => (say(p, '.') ? cheaper(p) : null));
  return [
    {
      kind: 'activated',
      cost: price,
      timing: timing ?? 'main',
      ...(when === null ? {} : { when }),
      ...less,
      instructions,
      text: writtenFrom(p, from),
    },
  ];
};

type Cheaper = Pick<Activated, 'less' | 'lessWhen'>;

/** `this ability costs 1 less for each friendly unit`, `… 3 less if you control a gear`. */
const cheaper = (p: Parser): Cheaper | null => {
  if (!say(p, 'this ability costs')) return null;
  const amount = p.grammar.value(p);
  say(p, 'energy');
  if (amount === null || !say(p, 'less')) return null;
  if (!say(p, 'if')) return { less: timesEach(p, amount) };
  const when = p.grammar.condition(p);
  return when === null ? null : { less: amount, lessWhen: when };
};

const permission = (p: Parser): 'action' | 'reaction' | null => {
  const bracket = say(p, '[');
  const found = say(p, 'action') ? 'action' : say(p, 'reaction') ? 'reaction' : null;
  if (found === null) {
    if (bracket) p.pos--;
    return null;
  }
  say(p, '] > | ]');
  say(p, '>');
  return found;
};

/** `use this ability only while I'm at a battlefield`. */
const only = (p: Parser): Condition | null => {
  if (!say(p, 'use/activate this (ability) only | use/activate only | only use this (ability)')) return null;
  if (say(p, 'once each/per turn')) return ONCE;
  if (say(p, 'on your turn')) return { is: 'turn', of: 'you' };
  if (say(p, 'in/during a showdown | during showdowns')) return { is: 'state', turn: 'showdown' };
  say(p, 'while/if/when');
  const draft: Draft = { types: [] };
  if (attempt(p, () => (described(p, draft) ? true : null)) !== null)
    return { is: 'fits', what: { kind: 'me' }, filter: draft };
  const when = p.grammar.condition(p);
  // "Use only if … and only once each turn".
  return when !== null && say(p, 'and only once each/per turn') ? both([when, ONCE]) : when;
};

/** Not activated yet this turn. */
const ONCE: Condition = { is: 'happened', event: { on: 'activate', what: { kind: 'me' } }, times: { most: 0 } };

const replacement = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  if (say(p, 'as')) return besides(p, from);
  const once = say(p, 'once each/per turn , | once each/per turn');
  const nth = say(p, 'the first time');
  const next = !nth && say(p, 'the next time');
  if (!nth && !next && !say(p, 'if | when')) return null;
  const found = would(p, from, p.grammar.instructions, nth);
  if (found === null) return null;
  // What a spell replaces for others is something that it does, and lasts a while.
  if (p.spell && (next || found.until !== null || !isOwn(found.ability.event))) return fail(p, 'this turn');
  say(p, 'each turn');
  const ability: Replacement = {
    ...found.ability,
    ...(once || nth ? { limit: 1 } : {}),
    ...(once ? { onceEachTurn: true as const } : {}),
    text: writtenFrom(p, from),
  };
  return [ability];
};

const isOwn = ({ what }: EventPattern): boolean => what !== undefined && 'kind' in what && what.kind === 'me';

/** `as you play me, …`: it happens, and this besides. */
const besides = (p: Parser, from: number): readonly Ability[] | null => {
  const found = happening(p);
  const [event] = found?.events ?? [];
  if (found === null || event === undefined || (p.spell && ofOwnPlay(p, found))) return null;
  if (!canBeReplaced(event, 'besides')) return cannotBe(p);
  if (!say(p, ', | :')) return null;
  const may = say(p, 'you may');
  const instructions = parseInstructions(p);
  if (instructions === null) return null;
  return [
    {
      kind: 'replacement',
      event,
      ...(may ? { may: 'you' as const } : {}),
      instructions,
      besides: true,
      text: writtenFrom(p, from),
    },
  ];
};

/** `you may play this from your trash` is where a spell may be played from, not something that it does. */
const ownPlaying = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  const found = passive(p);
  if (found === null || found.until !== undefined) return null;
  const own = found.effects.every(effect => effect.gives === 'may be played' && effect.what === 'me');
  return own ? [asStatic(found, writtenFrom(p, from))] : null;
};

const spell = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  const instructions = parseInstructions(p);
  return instructions === null ? null : [{ kind: 'spell', instructions, text: writtenFrom(p, from) }];
};

/** What a cost is paid with, for `it` and for how many of it there are: "for each killed this way". */
const speakOfPayment = (p: Parser, { costParts }: Cost): void => {
  const [paid] = costParts.flatMap(d => ('what' in d && d.what !== undefined && 'kind' in d.what ? [d.what] : []));
  const slot = paid?.kind === 'chosen' ? paid.slot : null;
  p.paid = slot;
  if (slot === null) speakOf(p, { what: { kind: 'it' }, types: ['unit', 'gear'], many: false });
  else speakOf(p, { what: { kind: 'slot', slot }, types: ['unit', 'gear'], many: false });
};

/** `friendly units have +1 might. if I'm empowered, they have +2 might instead`: one or the other. */
const oneOrOther = (p: Parser, first: Passive, from: number): readonly Static[] | null => {
  if (!say(p, '. if | ; if')) return null;
  const when = p.grammar.condition(p);
  if (when === null || !say(p, ', they/it/I')) return null;
  const effects = ofSame(p, first.effects);
  if (effects === null || !say(p, 'instead')) return null;
  const text = writtenFrom(p, from);
  const also = (more: Condition): Condition => (first.when === undefined ? more : both([first.when, more]));
  return [
    asStatic({ effects: first.effects, when: also({ is: 'not', of: when }) }, text),
    asStatic({ effects, when: also(when) }, text),
  ];
};

/** A passive sentence; `if you do, …` behind one that asks for an additional cost. */
const statics = (p: Parser, before: Ability | undefined): readonly Static[] | null => {
  const from = p.pos;
  const asked = before?.kind === 'static' && before.effects.some(({ gives }) => gives === 'additional cost');
  if (asked && say(p, 'if you do ,')) {
    const found = passive(p);
    if (found === null) return null;
    const when: Condition = { is: 'paid', what: 'additional cost' };
    const whole: Condition = found.when === undefined ? when : both([when, found.when]);
    return [asStatic({ ...found, when: whole }, writtenFrom(p, from))];
  }
  const found = passive(p);
  if (found === null) return null;
  if (found.until !== undefined) return fail(p, 'the end of the sentence');
  const either = attempt(p, () => oneOrOther(p, found, from));
  if (either !== null) return either;
  for (const effect of found.effects) if (effect.gives === 'additional cost') speakOfPayment(p, effect.cost);
  return [asStatic(found, writtenFrom(p, from))];
};
