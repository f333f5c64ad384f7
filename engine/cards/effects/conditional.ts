/** What depends on something: `if …`, `instead`, `otherwise`, `if you do`, `if you can't`. */
import type { Condition, Instruction, Selector } from '../../game/state/cards/ability.ts';
import { replaceParts, sameTerms } from '../../game/state/cards/walk.ts';
import { whether } from '../conditions/condition.ts';
import { happening } from '../events/events.ts';
import { isPresent } from '../events/tense.ts';
import { grant, shared } from '../keywords.ts';
import { attempt, list, oneOf, type Parser, peek, say, sees, tokenAt } from '../parser.ts';
import { ways } from '../patterns.ts';
import { readiness } from '../statics/entering.ts';
import { timesEach, value } from '../values.ts';
import { playSoMany } from './playingTokens.ts';
import type { Instructions } from './readers.ts';
import { withCostsOfRevealed } from './revealed.ts';

/** What was chosen in an instruction is chosen before it, so that both ways of an `instead` can speak of it. */
export const hoist = <One extends Instruction>(one: One): { readonly chosen: Instructions; readonly rest: One } => {
  const chosen: Instruction[] = [];
  const rest = replaceParts(one, part => {
    if (part.kind !== 'chosen' || part.filter === undefined) return undefined;
    const what = part as unknown as Extract<Selector, { kind: 'chosen' }>;
    chosen.push({ do: 'choose', what });
    return { kind: 'slot', slot: what.slot };
  });
  return { chosen, rest: rest as One };
};

/** In place of the last of those before, that or something else. */
const either = (
  before: Instructions,
  { chosen, rest }: ReturnType<typeof hoist>,
  when: Condition,
  instructions: Instructions,
): Instructions => [...before.slice(0, -1), ...chosen, { do: 'if', when, instructions, otherwise: [rest] }];

export const insteadOf = (
  p: Parser,
  before: Instructions,
  when: Condition,
  instructions: Instructions,
): Instructions | null => {
  const last = before.at(-1);
  if (last === undefined) return null;
  // Of two choices, what follows would mean only one.
  if (last.do === 'choose' && instructions.some(each => each.do === 'choose'))
    return chosenInstead(p, before.slice(0, -1), last.what, when, instructions);
  const known = hoist(last);
  return either(before, known, ofThose(known.rest, when), asLong(known.rest, ofSame(known.rest, instructions)));
};

/** "Choose a unit. If …, choose any permanent instead": one choice, of the one or the other, and whatever follows means it. */
const chosenInstead = (
  p: Parser,
  before: Instructions,
  first: Selector,
  when: Condition,
  [only, ...more]: Instructions,
): Instructions | null => {
  if (more.length > 0 || only?.do !== 'choose') return null;
  const second = only.what;
  if (first.kind !== 'chosen' || second.kind !== 'chosen') return null;
  const { filter, slot, ...how } = first;
  const { filter: other, slot: dropped, ...otherHow } = second;
  if (!sameTerms(how, otherHow) || filter.or !== undefined || other.or !== undefined) return null;
  p.referents = p.referents.filter(({ what }) => what.kind !== 'slot' || what.slot !== dropped);
  const either = { ...filter, when: { is: 'not', of: when } as const, or: [{ ...other, when }] };
  return [...before, { do: 'choose', what: { ...first, filter: either } }];
};

/** "Give it Assault this turn. If …, give it Assault 2 instead": for as long as what it stands in for. */
const asLong = (rest: Instruction, [first, ...more]: Instructions): Instructions => {
  if (first === undefined) return [];
  const isOpen = 'until' in rest && 'until' in first && first.until === 'board' && first.do === rest.do;
  return [isOpen ? ({ ...first, until: rest.until } as Instruction) : first, ...more];
};

/** "Give your units +1 Might. If …, give them +2 instead": in place of what would have been done, "them" are those of it. */
const ofSame = (rest: Instruction, [first, ...more]: Instructions): Instructions => {
  if (first === undefined) return [];
  const meant = allOf(rest);
  if (meant === null) return [first, ...more];
  const changed = Object.fromEntries(
    Object.entries(first).map(([key, each]) => [key, (key === 'to' || key === 'what') && isIt(each) ? meant : each]),
  );
  return [changed as unknown as Instruction, ...more];
};

/** "Deal 1 to each enemy unit there. If they're attacking, …": those that it would be done to. */
const ofThose = (rest: Instruction, when: Condition): Condition => {
  const meant = allOf(rest);
  return meant !== null && when.is === 'fits' && isIt(when.what) ? { ...when, what: meant } : when;
};

const allOf = (rest: Instruction): Selector | null => {
  const meant = 'to' in rest ? rest.to : 'what' in rest && rest.what;
  return typeof meant === 'object' && meant !== null && 'kind' in meant && meant.kind === 'all' ? meant : null;
};

const isIt = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'it';

/** `if it moves to a battlefield this turn, …`: what may happen from now on, and not what has happened (`ability.delayed`). */
const delayedIf = (p: Parser): Instruction | null => {
  const from = p.pos;
  const found = happening(p, 'does');
  const [event, ...others] = found?.events ?? [];
  if (event === undefined || others.length > 0 || found?.thisTurn !== true || !isPresent(p, from)) return null;
  const instructions = say(p, ',') ? p.grammar.sentence(p) : null;
  if (instructions === null || sees(p, 'instead')) return null;
  const when = found.when === undefined ? {} : { when: found.when };
  return { do: 'later', event, ...when, until: 'turn', times: 1, instructions };
};

/** `if COND, … [instead]`, `unless COND, …`. */
export const conditional = (p: Parser, before: Instructions): Instructions | null => {
  if (sees(p, 'unless')) {
    const when = whether(p);
    const instructions = when === null || !say(p, ', | :') ? null : p.grammar.sentence(p);
    return when === null || instructions === null ? null : [...before, { do: 'if', when, instructions }];
  }
  if (!say(p, 'if')) return null;
  // At the beginning of a spell, only an additional cost can have been done.
  const asked = before.length === 0 && p.spell && say(p, 'you do ,');
  if (asked) {
    const instructions = p.grammar.sentence(p);
    return instructions === null ? null : [{ do: 'if', when: { is: 'paid', what: 'additional cost' }, instructions }];
  }
  const soon = attempt(p, () => delayedIf(p));
  if (soon !== null) return [...before, soon];
  if (sees(p, 'you do , | they do , | you do not , | you cannot ,')) return null;
  const killed = say(p, 'this/it kills/killed it/that (unit) | this/it kills/killed a/any unit/units');
  const when: Condition | null = killed ? { is: 'did', what: 'kill' } : p.grammar.condition(p);
  if (when === null || !say(p, ', | :')) return null;
  const entering = attempt(p, () => entersSo(p, before, when));
  if (entering !== null) return entering;
  const more = attempt(p, () => dealInstead(p, before, when));
  if (more !== null) return more;
  const several = attempt(p, () => playSoMany(p, before.at(-1)));
  if (several !== null) return insteadOf(p, before, when, [several]);
  const from = p.pos;
  const said = p.grammar.sentence(p);
  if (said === null) return null;
  const instructions = withCostsOfRevealed(p, from, when, said);
  if (say(p, 'instead of')) return insteadOfAmount(p, before, when, instructions);
  if (say(p, 'instead'))
    return insteadOf(p, before, when, attempt(p, () => alsoGiven(p, instructions)) ?? instructions);
  return [...before, { do: 'if', when, instructions }];
};

/** `give it +4 Might this turn instead and Tank`: to the same, and for as long. */
const alsoGiven = (p: Parser, given: Instructions): Instructions | null => {
  const last = given.at(-1);
  if (last?.do !== 'give might' && last?.do !== 'give') return null;
  const keywords = say(p, ', and | and') ? list(p, grant, ', and | , | and') : null;
  if (keywords === null) return null;
  const to: Selector = last.to.kind === 'chosen' ? { kind: 'slot', slot: last.to.slot } : last.to;
  return [...given, { do: 'give', to, keywords: shared(keywords), abilities: [], until: last.until }];
};

/** `if …, draw 2 instead of 1`: the one or the other, which a sentence before may have said already. */
const insteadOfAmount = (
  p: Parser,
  before: Instructions,
  when: Condition,
  instructions: Instructions,
): Instructions | null => {
  const [only, ...more] = instructions;
  const amount = value(p);
  if (only === undefined || more.length > 0 || amount === null || !('amount' in only)) return null;
  const last = before.at(-1);
  if (last?.do === only.do && 'amount' in last)
    return last.amount === amount ? insteadOf(p, before, when, instructions) : null;
  if (hoist(only).chosen.length > 0) return null;
  return [...before, { do: 'if', when, instructions, otherwise: [{ ...only, amount } as Instruction] }];
};

/** `deal 2 to a unit. if …, deal 3 instead`: to the same. */
const dealInstead = (p: Parser, before: Instructions, when: Condition): Instructions | null => {
  const last = before.at(-1);
  if (last?.do !== 'deal' || !say(p, 'deal/deals')) return null;
  const amount = value(p);
  say(p, 'damage');
  if (amount === null || !say(p, 'instead')) return null;
  const known = hoist(last);
  return either(before, known, when, [{ ...known.rest, amount }]);
};

/** `play a Mech token. if you control a gear, it enters ready`: how it enters is said of the play itself. */
const entersSo = (p: Parser, before: Instructions, when: Condition): Instructions | null => {
  const enters = say(p, 'it/they enter/enters') ? readiness(p) : null;
  return enters === null ? null : enteringIf(before, when, enters);
};

/** `play two Recruits. they enter ready if you control a gear`: played in any case. */
export const readEntersIf = (p: Parser, before: Instructions): Instructions | null => {
  const enters = say(p, 'it/they enter/enters') ? readiness(p) : null;
  const when = enters === null ? null : whether(p);
  return enters === null || when === null ? null : enteringIf(before, when, enters);
};

const enteringIf = (before: Instructions, when: Condition, enters: 'ready' | 'exhausted'): Instructions | null => {
  const last = before.at(-1);
  if ((last?.do !== 'play token' && last?.do !== 'play') || last.enters !== undefined) return null;
  const known = hoist(last);
  return either(before, known, when, [{ ...known.rest, enters }]);
};

/** `deal 2 to a unit. deal 1 more for each …`: one amount of damage (`deal`). */
export const dealMore = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  if (last?.do !== 'deal' || last.split === true || !say(p, 'deal/deals')) return null;
  const each = value(p);
  if (each === null || !say(p, 'more (damage)')) return null;
  const again = say(p, 'to it/them');
  if (!sees(p, 'for each/every') || (again && last.to.kind === 'all')) return null;
  return [...before.slice(0, -1), { ...last, amount: { kind: 'sum', of: [last.amount, timesEach(p, each)] } }];
};

/** `this deals 1 bonus damage for each …`: with what it has dealt before in the sentence, never alone. */
export const ownBonus = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  const zone = p.spell ? oneOf(p, PLAYED_FROM) : null;
  if (last?.do !== 'deal' || last.by !== undefined || !p.spell || !say(p, 'this/it (spell) deals')) return null;
  const amount = value(p);
  say(p, 'additional');
  if (amount === null || !say(p, 'bonus damage')) return null;
  const bonus = timesEach(p, amount);
  if (zone === null) return [...before.slice(0, -1), { ...last, bonus }];
  const known = hoist(last);
  return either(before, known, { is: 'played from', zone }, [{ ...known.rest, bonus }]);
};

/** A spell that is played again while it resolves comes from no zone. */
const PLAYED_FROM = ways<'anywhere but hand' | 'nowhere'>([
  ['if this was played from anywhere but (your) hand ,', 'anywhere but hand'],
  ['if this was played again ,', 'nowhere'],
]);

/** `if you couldn't channel 2 runes this way,`: whatever it was. */
const couldNot = (p: Parser): boolean => {
  if (!say(p, 'if you could not')) return false;
  while (tokenAt(p).kind !== 'end' && !sees(p, ', | .')) p.pos++;
  return peek(p, -1) === 'way' && say(p, ',');
};

/** `otherwise, …`, with or without a mark before it, after an `if` or a `may`; `if you can't, …` after anything. */
export const otherwise = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  if (
    say(
      p,
      'if you cannot/can , | if you could not (do so/this) , | if you cannot , | if you do not , | if they do not , | if they cannot ,',
    )
  ) {
    const instructions = p.grammar.sentence(p);
    return instructions === null ? null : orElse(before, instructions);
  }
  const unable = attempt(p, () => (couldNot(p) ? p.grammar.sentence(p) : null));
  if (unable !== null) return orElse(before, unable);
  if (!say(p, 'otherwise/else (,)')) return null;
  const instructions = p.grammar.sentence(p);
  if (instructions === null || last === undefined) return null;
  if (last.do === 'may') return orElse(before, instructions);
  if ((last.do !== 'if' && last.do !== 'if done') || last.otherwise !== undefined) return null;
  if (last.do === 'if' && isOfReferent(last.when))
    return [...before.slice(0, -1), { ...last, otherwise: instructions, ofKnown: true }];
  return [...before.slice(0, -1), { ...last, otherwise: instructions }];
};

/** `if it is …, … otherwise, …`: of something mentioned before, which may be gone by then (`play.information.gone`). */
const isOfReferent = (when: Condition): boolean =>
  when.is === 'not' ? isOfReferent(when.of) : when.is === 'fits' && isReferent(when.what);

/** Cards looked at are among those that were looked at. */
const isReferent = (what: Selector): boolean =>
  REFERENTS.has(what.kind) || (what.kind === 'all' && what.among !== undefined);

const REFERENTS: ReadonlySet<Selector['kind']> = new Set<Selector['kind']>(['it', 'slot', 'chosen', 'event', 'named']);

/** After `if you do, …` it is the other way of that. */
const orElse = (before: Instructions, otherwise: Instructions): Instructions | null => {
  const last = before.at(-1);
  if (last === undefined) return null;
  if (last.do === 'if done' && last.otherwise === undefined) return [...before.slice(0, -1), { ...last, otherwise }];
  return [...before, { do: 'if done', instructions: [], otherwise }];
};

/** `if you do, …`, `when they do, …`: carried out only if the instruction before it was. */
export const ifDone = (p: Parser): Instructions | null => {
  if (!say(p, 'if/when you/they do ,')) return null;
  const instructions = p.grammar.sentence(p);
  return instructions === null ? null : [{ do: 'if done', instructions }];
};
