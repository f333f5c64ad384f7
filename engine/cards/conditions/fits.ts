/** What a condition says about one thing: `I'm mighty`, `it has Tank`, `the discarded card is a spell`. */

import type { Condition, Filter, Selector, Value, ValueRange } from '../../game/state/cards/terms.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { OUTCOMES, outcomeSlot } from '../../game/state/slots.ts';
import { described, had } from '../descriptions.ts';
import { not } from '../events/happening.ts';
import type { FilterDraft } from '../filters/draft.ts';
import { noun } from '../nouns.ts';
import { number } from '../numerals.ts';
import { attempt, fail, oneWord, type Parser, peek, say, sees, speakOf } from '../parser.ts';
import { minusOne, plusOne, range } from '../ranges.ts';
import { type Called, it, that, them } from '../referents.ts';

/** Who is meant where something is said of one thing: `I`, `it`, `that unit`, `this`. */
const subject = (p: Parser): Selector | null => {
  if (sees(p, 'I | me')) {
    p.pos++;
    return { kind: 'me' };
  }
  if (say(p, 'your legend')) return { kind: 'your', what: 'legend' };
  if (sees(p, 'it')) {
    p.pos++;
    return it(p);
  }
  if (say(p, '(all/each/both of) them | they')) return them(p);
  if (say(p, 'this battlefield')) return { kind: 'here' };
  if (say(p, 'this (unit/gear/spell/card)')) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  if (say(p, 'that/the')) {
    say(p, 'chosen/killed/revealed/returned/moved/discarded/burned');
    const side = oneWord(p, ['enemy', 'friendly']);
    const type = attempt(p, noun);
    const called: Called = side === null ? {} : { side };
    return type === null ? null : (that(p, [type.type], called) ?? fail(p, 'something mentioned before'));
  }
  return p.scenario ? p.grammar.selector(p) : fail(p, 'I');
};

/** `the discarded card is a spell`: of all that this has discarded, wherever it is by now. */
export const doneThisWay = (p: Parser): Condition | null => {
  if (!say(p, 'the discarded/recycled/banished/returned/burned card is/was')) return null;
  const outcome = OUTCOMES.find(each => each === peek(p, -3));
  if (outcome === undefined) return null;
  const by = outcomeSlot(outcome);
  const negative = say(p, 'not');
  const draft: FilterDraft = { types: [] };
  if (!described(p, draft)) return null;
  const found: Condition = {
    is: 'exists',
    filter: { ...draft, by, where: { kind: 'anywhere' } },
    count: { least: 1 },
  };
  return negative ? not(found) : found;
};

/** `you discarded a spell this way`: among all that this has discarded. */
export const youDidThisWay = (p: Parser): Condition | null => {
  const negative = say(p, 'you did not discard/recycle/banish/return/kill/draw');
  if (!negative && !say(p, 'you discarded/recycled/banished/returned/killed/drew')) return null;
  const verb = peek(p, -1);
  // What is drawn from the top of a deck may be cards that nobody has named.
  const drew = verb === 'draw' || verb === 'drew';
  if (drew && !p.sawCards) return fail(p, 'cards looked at before');
  const outcome = drew ? 'drawn' : OUTCOMES.find(each => each === verb || each === `${verb}ed` || each === `${verb}d`);
  if (outcome === undefined) return null;
  say(p, 'a | an | any | at least one');
  const what = p.grammar.filter(p);
  if (what === null || what.where !== undefined || what.by !== undefined || !say(p, 'this way')) return null;
  const found: Condition = {
    is: 'exists',
    // Where each player discards, those of others are not what you discarded.
    filter: { ...what, by: outcomeSlot(outcome), where: ANYWHERE, ...(outcome === 'discarded' ? { owned: true } : {}) },
    count: { least: 1 },
  };
  return negative ? not(found) : found;
};

/** `you banished three`, `you discarded two or more cards this way`. */
export const youDidSoMany = (p: Parser): Condition | null => {
  if (!say(p, 'you discarded/recycled/banished/killed | you discard/recycle/banish/kill')) return null;
  const verb = peek(p, -1);
  const outcome = OUTCOMES.find(each => each === verb || each === `${verb}ed` || each === `${verb}d`);
  const exactly = sees(p, 'exactly');
  const into = outcome === undefined ? null : range(p, '');
  if (outcome === undefined || into?.least === undefined) return null;
  const what = attempt(p, () => p.grammar.filter(p));
  const bare = what === null && sees(p, ',') && p.acted !== null;
  if (what?.where !== undefined || what?.by !== undefined || !(say(p, 'this way') || bare)) return null;
  const isOpen = !exactly && into.least === into.most;
  const filter = { ...(what ?? { types: [] }), by: outcomeSlot(outcome), where: ANYWHERE };
  return { is: 'exists', filter, count: isOpen ? { least: into.least } : into };
};

/** `it cost 4 or more`: what is printed on it. */
export const costing = (p: Parser): Condition | null => {
  if (!sees(p, 'it | that spell/unit/card/gear')) return null;
  const what = subject(p);
  if (what === null || !say(p, 'cost/costs')) return null;
  const energy = range(p, 'energy');
  if (energy === null) return null;
  return { is: 'fits', what, filter: { types: [], energy, where: ANYWHERE } };
};

/** `while attacking, I have …`: I, where nobody else is named. */
export const unsaid = (p: Parser): Condition | null => {
  if (peek(p, -1) !== 'while' || !sees(p, 'attacking/defending (alone) ,')) return null;
  const draft: FilterDraft = { types: [] };
  return described(p, draft) ? { is: 'fits', what: { kind: 'me' }, filter: draft } : null;
};

/** `I'm mighty`, `it doesn't have Tank`. Of several things, each has to fit. */
export const fits = (p: Parser): Condition | null => {
  const what = subject(p);
  if (what === null) return null;
  const have = say(p, '(already) have/has/had');
  const lone = !have && say(p, 'did not die alone');
  if (lone) return not({ is: 'fits', what, filter: { types: [], is: ['alone'] } });
  const lacks = !have && say(p, 'do/does not have');
  if (!have && !lacks && !say(p, "am/is/are/was/were/died | 's")) return fail(p, 'is');
  // Of several it is said of each anyway; "not all" would be less than that.
  const all = what.kind !== 'me' && say(p, 'all/both/each');
  const negative = lacks || (!all && say(p, 'not'));
  if (negative && sees(p, 'all/both/each')) return null;
  const thisWay = have || lacks ? null : attempt(p, () => doneToIt(p, what));
  if (thisWay !== null) return negative ? not(thisWay) : thisWay;
  say(p, 'already');
  const often = have || lacks ? null : attempt(p, () => empoweredTimes(p, what));
  if (often !== null) return negative ? not(often) : often;
  const tools = have || lacks ? attempt(p, () => bearing(p, what)) : null;
  if (tools !== null) return negative ? not(tools) : tools;
  const draft: FilterDraft = { types: [] };
  const might = have || lacks ? attempt(p, () => mightier(p, what)) : null;
  if (might !== null) draft.might = might;
  else if (!(have || lacks ? had(p, draft) : described(p, draft))) return null;
  if (what.kind !== 'me' && isLost(p, draft)) return fail(p, 'what is still so');
  // "Alone at its battlefield" is at a battlefield, and not in a base.
  if (draft.where?.kind === 'with' && sameTerms(draft.where.what, what) && peek(p, -1) === 'battlefield')
    draft.where = { kind: 'battlefield' };
  const filter: Filter = isCard(p, what) && draft.where === undefined ? { ...draft, where: ANYWHERE } : draft;
  const found: Condition = { is: 'fits', what, filter };
  // "If I'm at a battlefield, … there": where I am, whatever has happened elsewhere.
  if (!negative && what.kind === 'me' && filter.where?.kind === 'battlefield')
    speakOf(p, { what: { kind: 'here' }, types: ['battlefield'], many: false });
  return negative ? not(found) : found;
};

/** "Kill a unit. If it was alone": whom and what it had beside it is not noted as it leaves the board. */
const isLost = ({ acted }: Parser, { is = [], isNot = [] }: FilterDraft): boolean =>
  (acted === 'kill' || acted === 'return' || acted === 'banish') &&
  [...is, ...isNot].some(state => state === 'alone' || state === 'equipped');

/** `if it was buffed this way`: nothing was done to a unit that had a buff already (`buff.one.no-second`). */
const doneToIt = (p: Parser, what: Selector): Condition | null => {
  const outcome = OUTCOMES.find(each => say(p, each));
  if (outcome === undefined || !say(p, 'this way')) return null;
  return { is: 'fits', what, filter: { types: [], by: outcomeSlot(outcome), where: ANYWHERE } };
};

/** `I have two or more Equipment attached`. */
const bearing = (p: Parser, what: Selector): Condition | null => {
  const count: ValueRange | null = say(p, 'an') ? { least: 1 } : range(p, '');
  if (count === null || !say(p, 'equipment attached')) return null;
  say(p, 'to me/it/them');
  return { is: 'exists', filter: { types: ['equipment'], where: { kind: 'attached to', what } }, count };
};

/** `more might than the enemy unit`, or `more might` alone, of two that were chosen: than the other. */
const mightier = (p: Parser, what: Selector): ValueRange | null =>
  compared(p, () => (say(p, 'than') && !say(p, 'the other (unit)') ? subject(p) : otherOfTwo(p, what)));

/** `more might than me`, where nothing else is there to be compared with. */
export const mightThan = (p: Parser): ValueRange | null =>
  compared(p, () => (say(p, 'than') ? subject(p) : fail(p, 'than')));

const compared = (p: Parser, than: () => Selector | null): ValueRange | null => {
  const more = say(p, 'more/greater/higher might');
  if (!more && !say(p, 'less/lower might')) return null;
  const of = than();
  if (of === null) return null;
  const might: Value = { kind: 'might', of };
  return more ? { least: plusOne(might) } : { most: minusOne(might) };
};

const otherOfTwo = (p: Parser, what: Selector): Selector | null => {
  const units = p.referents.filter(({ types, many }) => !many && types.includes('unit')).map(each => each.what);
  const others = units.filter(each => !sameTerms(each, what));
  const [other] = others;
  return other !== undefined && others.length === 1 && units.length === 2 ? other : fail(p, 'than');
};

/** `empowered three times`: as often at least. */
const empoweredTimes = (p: Parser, of: Selector): Condition | null => {
  if (!say(p, 'empowered')) return null;
  const exactly = say(p, 'exactly');
  if (!exactly) say(p, 'at least');
  const times = say(p, 'twice') ? 2 : number(p);
  if (times === null || (peek(p, -1) !== 'twice' && !say(p, '(or more) time/times'))) return null;
  const a: Value = { kind: 'times empowered', of };
  return { is: 'compare', a, in: { least: times, ...(exactly ? { most: times } : {}) } };
};

export const ANYWHERE = { kind: 'anywhere' } as const;

/** What was discarded, recycled or found in a deck is judged as the card that it is, off the board. */
const isCard = (p: Parser, what: Selector): boolean =>
  what.kind === 'it' && p.referents.findLast(each => each.what.kind === 'it')?.types.join() === 'card';

/** `one of them is mighty`, `at least one of them has Tank`. */
export const someOf = (p: Parser): Condition | null => {
  if (!say(p, 'at least one of them has/is | one of them has/is | either of them has/is | either has/is')) return null;
  const have = p.tokens[p.pos - 1]?.word === 'has';
  const draft: FilterDraft = { types: [] };
  if (!(have ? had(p, draft) : described(p, draft))) return null;
  const what = them(p);
  const each = what.kind === 'both' ? what.of : [what];
  return { is: 'any', of: each.map(of => ({ is: 'fits', what: of, filter: draft })) };
};
