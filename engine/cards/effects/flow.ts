/** How instructions hang together: one after the other, if, may, for each, instead, later, modes. */

import type { Instruction, Mode } from '../../game/state/cards/ability.ts';
import type { Cost, CostPart } from '../../game/state/cards/cost.ts';
import type { Condition, Selector, Value, Who } from '../../game/state/cards/terms.ts';
import { cost, costBefore, costPart, costPartOfTheirs, resources } from '../costs.ts';
import { happening } from '../events.ts';
import { filter } from '../filters.ts';
import {
  attempt,
  fail,
  firstOf,
  number,
  type Parser,
  peek,
  say,
  sees,
  speakOf,
  tokenAt,
  writtenFrom,
} from '../parser.ts';
import { who } from '../players.ts';
import { passive } from '../statics/passive.ts';
import { counted, value } from '../values.ts';
import { killedByDamage } from './killed.ts';
import { atEndOfTurn, delayed, replaced } from './later.ts';
import { destination } from './moving.ts';
import { act, byObject, byPlayer } from './verbs.ts';

/** Who does what no other is named for. */
const whoActs = (p: Parser): Who => (p.player ? 'that player' : 'you');

type Extent = 'line' | 'sentence';
type All = readonly Instruction[];

/** Instructions to the end of the line, as far as they go. */
export const parseInstructions = (p: Parser): All | null => run(p, 'line', []);
const sentence = (p: Parser): All | null => run(p, 'sentence', []);

/** As `instructions`, behind others that `instead` may speak of. */
export const parseInstructionsAfter = (p: Parser, before: All): All | null => run(p, 'line', before);

const WITHIN = ', and then | , then (,) | , and | and then | and | then | ,';
const run = (p: Parser, extent: Extent, before: All): All | null => {
  say(p, 'then (,)');
  let all = attempt(p, () => step(p, before));
  if (all === null) return null;
  let sentenceFrom = before.length;
  for (;;) {
    const from: number = sentenceFrom;
    const known: All = all;
    const next = attempt(p, () => {
      const ends = extent === 'line' && say(p, '. then (,) | . | ; then (,) | ;');
      if (!ends && !say(p, WITHIN) && !sees(p, 'otherwise/else')) return null;
      if (ends) p.lasting = null;
      const found = step(p, known);
      if (found !== null && ends) sentenceFrom = Math.min(known.length, found.length);
      return found;
    });
    if (next === null) {
      const later = attempt(p, () => atEndOfTurn(p, known, from));
      if (later === null) return known;
      all = later;
    } else all = next;
  }
};

/** All that was said before, and what is said here. */
const step = (p: Parser, before: All): All | null => {
  const rewritten = firstOf<All>(p, [
    () => conditional(p, before),
    () => otherwise(p, before),
    () => dependent(p, before),
  ]);
  if (rewritten !== null) return rewritten;
  const { damaging, lasting } = p;
  const wholly = say(p, 'this turn (,)');
  if (wholly) p.lasting = 'turn';
  const starting = say(p, 'starting with the next player ,');
  const found = firstOf<All>(p, [
    ifDone,
    doThis,
    forEach,
    chooseOne,
    may,
    paying,
    spendingBuffs,
    optionalPay,
    () => delayed(p, sentence),
    () => replaced(p, sentence),
    chooseThese,
    enterThere,
    owned,
    forAWhile,
    byPlayer,
    () => act(p, whoActs(p)),
    byObject,
  ]);
  if (found === null) return null;
  // "This turn, double its Might and give it …" is said of all up to the end of the sentence.
  p.lasting = wholly ? 'turn' : lasting;
  const ordered = starting
    ? found.map(each => (each.do === 'each player' ? { ...each, startingWith: 'next' as const } : each))
    : found;
  return [...before, ...killedByDamage(p, damaging, behind(p, ordered))];
};

const asCost = (done: CostPart | null): Cost | null =>
  done === null ? null : { energy: 0, power: [], costParts: [done] };

/** `each opponent discards 1 unless they pay 2`: each of them is asked, about what is theirs to do. */
const unlessPaid = (who: Who, cost: Cost, instructions: All): Instruction => {
  const [first] = instructions;
  const paid = (each: All): Instruction => ({ do: 'unless paid', who, cost, instructions: each });
  if (who !== 'that player' || first === undefined || instructions.length > 1) return paid(instructions);
  if (first.do === 'each player') return { ...first, instructions: [paid(first.instructions)] };
  if (!('who' in first) || first.who === 'you' || first.who === 'that player') return paid(instructions);
  return { do: 'each player', who: first.who, instructions: [paid([{ ...first, who: 'that player' }])] };
};

/** What may stand behind an instruction: `if …`, `unless …`, `the next time …`, `for each …`. */
const behind = (p: Parser, found: All): All => {
  const when = attempt(p, () => (say(p, 'if | , if') ? (p.grammar.condition(p) ?? null) : null));
  if (when !== null) return [{ do: 'if', when, instructions: found }];
  const unless = attempt(p, () => {
    if (!say(p, 'unless')) return null;
    const by = who(p);
    if (by === null) return null;
    const price = say(p, 'pay/pays') ? resources(p) : attempt(p, () => costPartOfTheirs(p) ?? asCost(costPart(p)));
    return price === null ? null : unlessPaid(by, price, found);
  });
  if (unless !== null) return [unless];
  const next = attempt(p, () => {
    if (!say(p, 'the next time | when')) return null;
    const event = happening(p, 'does');
    const [on] = event?.events ?? [];
    return on === undefined || event?.thisTurn !== true ? null : on;
  });
  if (next !== null) return [{ do: 'later', event: next, until: 'turn', times: 1, instructions: found }];
  const each = attempt(p, () => (say(p, 'for each') ? counted(p) : null));
  return each === null ? found : [{ do: 'for each', what: each, instructions: found }];
};

/** What was chosen in an instruction is chosen before it, so that both ways of an `instead` can speak of it. */
const hoist = (one: Instruction): { readonly chosen: All; readonly rest: Instruction } => {
  const chosen: Instruction[] = [];
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    if ('kind' in node && node.kind === 'chosen' && 'filter' in node && 'slot' in node) {
      chosen.push({ do: 'choose', what: node as Selector });
      return { kind: 'slot', slot: node.slot };
    }
    return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, walk(each)]));
  };
  const rest = walk(one) as Instruction;
  return { chosen, rest };
};

const insteadOf = (before: All, when: Condition, instructions: All): All | null => {
  const last = before.at(-1);
  // Of two choices, what stands behind would mean only one.
  if (last === undefined || (last.do === 'choose' && instructions.some(each => each.do === 'choose'))) return null;
  const { chosen, rest } = hoist(last);
  return [...before.slice(0, -1), ...chosen, { do: 'if', when, instructions, otherwise: [rest] }];
};

/** `if COND, … [instead]`. */
const conditional = (p: Parser, before: All): All | null => {
  if (!say(p, 'if')) return null;
  // At the beginning of a spell, only an additional cost can have been done.
  const asked = before.length === 0 && p.spell && say(p, 'you do ,');
  if (asked) {
    const instructions = sentence(p);
    return instructions === null ? null : [{ do: 'if', when: { is: 'paid', what: 'additional cost' }, instructions }];
  }
  if (sees(p, 'you do , | they do , | you do not , | you cannot ,')) return null;
  const killed = say(p, 'this/it kills/killed it/that (unit) | this/it kills/killed a/any unit/units');
  const when: Condition | null = killed ? { is: 'did', what: 'kill' } : p.grammar.condition(p);
  if (when === null || !say(p, ', | :')) return null;
  const more = attempt(p, () => dealInstead(p, before, when));
  if (more !== null) return more;
  const instructions = sentence(p);
  if (instructions === null) return null;
  if (say(p, 'instead')) return insteadOf(before, when, instructions);
  return [...before, { do: 'if', when, instructions }];
};

/** `deal 2 to a unit. if …, deal 3 instead`: to the same. */
const dealInstead = (p: Parser, before: All, when: Condition): All | null => {
  const last = before.at(-1);
  if (last?.do !== 'deal' || !say(p, 'deal/deals')) return null;
  const amount = value(p);
  say(p, 'damage');
  if (amount === null || !say(p, 'instead')) return null;
  const { chosen, rest } = hoist(last);
  if (rest.do !== 'deal') return null;
  return [
    ...before.slice(0, -1),
    ...chosen,
    { do: 'if', when, instructions: [{ ...rest, amount }], otherwise: [rest] },
  ];
};

/** `legion: kill it now instead`, `level 6: draw 2 instead` within a spell. */
const dependent = (p: Parser, before: All): All | null => {
  const when = dependence(p);
  if (when === null) return null;
  const instructions = sentence(p);
  if (instructions === null) return null;
  say(p, 'now');
  if (say(p, 'instead')) return insteadOf(before, when, instructions);
  return [...before, { do: 'if', when, instructions }];
};

const dependence = (p: Parser): Condition | null => {
  if (say(p, 'legion : | legion - | legion ,')) return { is: 'legion' };
  if (!say(p, 'level')) return null;
  const least = number(p);
  if (least === null || !say(p, ': | - | ,')) return null;
  say(p, '-');
  return { is: 'compare', a: { kind: 'xp', who: 'you' }, in: { least } };
};

/** `if you couldn't channel 2 runes this way,`: whatever it was. */
const couldNot = (p: Parser): boolean => {
  if (!say(p, 'if you could not')) return false;
  while (tokenAt(p).kind !== 'end' && !sees(p, ', | .')) p.pos++;
  return peek(p, -1) === 'way' && say(p, ',');
};

/** `otherwise, …`, be it without a mark before it, behind an `if` or a `may`; `if you can't, …` behind anything. */
const otherwise = (p: Parser, before: All): All | null => {
  const last = before.at(-1);
  if (
    say(
      p,
      'if you cannot/can , | if you could not (do so/this) , | if you cannot , | if you do not , | if they do not , | if they cannot ,',
    )
  ) {
    const instructions = sentence(p);
    return instructions === null ? null : orElse(before, instructions);
  }
  const unable = attempt(p, () => (couldNot(p) ? sentence(p) : null));
  if (unable !== null) return orElse(before, unable);
  if (!say(p, 'otherwise/else (,)')) return null;
  const instructions = sentence(p);
  if (instructions === null || last === undefined) return null;
  if (last.do === 'may') return orElse(before, instructions);
  if ((last.do !== 'if' && last.do !== 'if done') || last.otherwise !== undefined) return null;
  return [...before.slice(0, -1), { ...last, otherwise: instructions }];
};

/** Behind `if you do, …` it is the other way of that. */
const orElse = (before: All, otherwise: All): All | null => {
  const last = before.at(-1);
  if (last === undefined) return null;
  if (last.do === 'if done' && last.otherwise === undefined) return [...before.slice(0, -1), { ...last, otherwise }];
  return [...before, { do: 'if done', instructions: [], otherwise }];
};

const ifDone = (p: Parser): All | null => {
  if (!say(p, 'if/when you/they do ,')) return null;
  const instructions = sentence(p);
  return instructions === null ? null : [{ do: 'if done', instructions }];
};

const doThis = (p: Parser): All | null => {
  let times: Value = 1;
  if (say(p, 'for each unit this kills (,)')) {
    times = { kind: 'count', what: { types: ['unit'], by: 'killed this way' } };
  } else if (sees(p, 'for each')) {
    const each = attempt(p, () => (say(p, 'for each') ? counted(p) : null));
    if (each === null || !say(p, ',')) return null;
    times = each;
  }
  if (!say(p, 'do this :')) return null;
  const instructions = sentence(p);
  return instructions === null ? null : [{ do: 'do this', times, instructions }];
};

const forEach = (p: Parser): All | null => {
  if (!say(p, 'for each')) return null;
  const what: Selector | Value | null =
    attempt(p, () => {
      const each = filter(p);
      return each !== null && sees(p, ',') ? ({ kind: 'all', filter: each } as Selector) : null;
    }) ?? counted(p);
  if (what === null || !say(p, ',')) return null;
  speakOf(p, { what: { kind: 'it' }, types: ['unit'], many: false });
  const instructions = sentence(p);
  return instructions === null ? null : [{ do: 'for each', what, instructions }];
};

/** `one`, `two`, `one or both`, `one or more`, `up to two`. */
const modesMany = (p: Parser): { readonly count: number; readonly least?: number } | null => {
  if (say(p, 'one or both')) return { count: 2, least: 1 };
  const upTo = say(p, 'up to');
  const count = number(p);
  return count === null ? null : { count, ...(upTo ? { least: 0 } : {}) };
};

/** `an opponent chooses one: …`: in its modes they are that player, and you are still you. */
const chooser = (p: Parser): Who | null => {
  const by = say(p, 'an/one opponent') ? 'an opponent' : say(p, 'that player | they') ? 'that player' : null;
  if (by === null || !say(p, 'chooses/choose')) return null;
  speakOf(p, { what: { kind: 'slot', slot: 'that player' }, types: ['player'], many: false });
  return by;
};

/** Modes, with ` / ` between. */
const chooseOne = (p: Parser): All | null => {
  const by = attempt(p, () => chooser(p));
  if (by === null && !say(p, '(you may) choose')) return null;
  const many = modesMany(p);
  if (many === null) return null;
  const fresh = say(
    p,
    "that has not been chosen this turn | you have not (already) chosen this turn | you 've not chosen this turn",
  )
    ? ('turn' as const)
    : say(p, 'you have not (already) chosen | that has not been chosen')
      ? ('ever' as const)
      : undefined;
  if (!say(p, ': | - | —')) return fail(p, ':');
  const modes: Mode[] = [];
  for (;;) {
    const from = p.pos;
    const instructions = modes.length === 0 || say(p, '. / | ; / | / | or :') ? modeFrom(p) : null;
    if (instructions === null) {
      if (modes.length === 0) return null;
      p.pos = from;
      break;
    }
    modes.push(instructions);
  }
  return modes.length < 2
    ? fail(p, '/')
    : [
        {
          do: 'choose one',
          ...many,
          modes,
          ...(fresh === undefined ? {} : { fresh }),
          ...(by === null ? {} : { who: by }),
        },
      ];
};

const modeFrom = (p: Parser): Mode | null => {
  const from = p.pos;
  const instructions = parseInstructions(p);
  return instructions === null ? null : { label: writtenFrom(p, from), instructions };
};

/** `you may …`, `they may …`: asked as it resolves. */
const may = (p: Parser): All | null => {
  const by: Who | null = say(p, 'you may')
    ? 'you'
    : attempt(p, () => {
        const found = who(p);
        return found !== null && say(p, 'may') ? found : null;
      });
  if (by === null) return null;
  const before = p.player;
  if (by !== 'you') p.player = true;
  const done = offered(p, by === 'you' ? 'you' : 'that player');
  p.player = before;
  if (done === null) return null;
  return by === 'you' || by === 'that player' ? done : [{ do: 'each player', who: by, instructions: done }];
};

const offered = (p: Parser, by: Who): All | null => {
  const price = attempt(p, () => costTo(p));
  if (price !== null)
    return [{ do: 'pay', who: by, cost: price.cost, optional: true, instructions: price.instructions }];
  const pay = attempt(p, () => (say(p, 'pay') ? resources(p) : null));
  if (pay !== null) return [{ do: 'pay', who: by, cost: pay, optional: true, instructions: [] }];
  const instructions = sentence(p);
  return instructions === null ? null : [{ do: 'may', who: by, instructions }];
};

/** `COST to …`. */
const costTo = (p: Parser) => {
  const price = costBefore(p);
  if (price === null || !say(p, 'to')) return null;
  const instructions = sentence(p);
  return instructions === null ? null : { cost: price, instructions };
};

const paying = (p: Parser): All | null => {
  const price = attempt(p, () => costTo(p));
  return price === null
    ? null
    : [{ do: 'pay', who: whoActs(p), cost: price.cost, optional: false, instructions: price.instructions }];
};

const optionalPay = (p: Parser): All | null => {
  if (!say(p, 'pay')) return null;
  const price = cost(p);
  return price === null ? null : [{ do: 'pay', who: whoActs(p), cost: price, optional: false, instructions: [] }];
};

/** `spend any number of buffs. for each buff spent, …`: whose and how many is chosen as it resolves. */
const spendingBuffs = (p: Parser): All | null => {
  if (!sees(p, 'spend any number of buffs')) return null;
  const done = costPart(p);
  if (done?.pays !== 'spend buff' || done.what.kind !== 'chosen' || sees(p, 'to')) return null;
  return [{ do: 'spend buff', what: { ...done.what, must: true } }];
};

/** `I get Assault 4 this turn`: given, not a passive sentence. */
const owned = (p: Parser): All | null => byObject(p);

/** `I enter there`, as the card is being played. */
const enterThere = (p: Parser): All | null => {
  if (!say(p, 'I enter')) return null;
  const to = destination(p);
  return to === null ? null : [{ do: 'enter', what: { kind: 'me' }, to }];
};

/** `choose X. …` is an instruction of its own; here, `choose X and reveal …`. */
const chooseThese = (p: Parser): All | null => (sees(p, 'choose') ? act(p, whoActs(p)) : null);

/** A passive sentence that lasts: `friendly units enter ready this turn`. */
const forAWhile = (p: Parser): All | null => {
  const found = passive(p);
  const until = found?.until ?? null;
  if (found === null || until === null) return fail(p, 'this turn');
  const { times, when } = found;
  const instructions = found.effects.map(
    effect => ({ do: 'for a while', effect, until, ...(times === undefined ? {} : { times }) }) as Instruction,
  );
  return when === undefined ? instructions : [{ do: 'if', when, instructions }];
};
