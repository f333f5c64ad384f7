/** Instructions one after the other: how steps, sentences and lines follow each other, and what follows a step. */

import type { Instruction, Value, Who } from '../../game/state/cards/ability.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import { whether } from '../conditions/condition.ts';
import { costPart, costPartOfTheirs, resources } from '../costs.ts';
import { asLongAs } from '../durations.ts';
import { happening } from '../events/events.ts';
import { atEnd, attempt, fail, firstOf, type Parser, peek, say, sees, tokenAt, writtenFrom } from '../parser.ts';
import { who } from '../players.ts';
import { passive } from '../statics/passive.ts';
import { countedBy } from '../values.ts';
import { readOrInstead, readWhereXIs } from './alternative.ts';
import { conditional, dealMore, hoist, ifDone, otherwise, ownBonus, readEntersIf } from './conditional.ts';
import { dependent } from './dependentKeyword.ts';
import { doThis, forEach } from './forEach.ts';
import { ifPaid } from './ifPaid.ts';
import { withDeathsByDamage } from './killed.ts';
import { atEndOfTurn, delayed, linked, readCheaperReplay, readNextPlayedFollowUp, replaced } from './later.ts';
import { readLookingThisTurn } from './looking.ts';
import { readChooseOne } from './modes.ts';
import { destination, mayMove } from './moving.ts';
import { asCost, may, optionalPay, paying, spendingBuffs, unlessPaid } from './paying.ts';
import { permitted, readPermissionForLess } from './permitting.ts';
import type { Instructions } from './readers.ts';
import { theRest } from './rest.ts';
import { act, byObject, byPlayer, whoActs } from './verbs.ts';

/** `reflexive`: to the end of the line, or to where what follows is another ability or another way of what this depends on. */
type Extent = 'line' | 'sentence' | 'reflexive';

/** Instructions to the end of the line, as far as they go. */
export const parseInstructions = (p: Parser): Instructions | null => run(p, 'line', []);

/** Instructions to the end of the sentence. */
export const parseSentence = (p: Parser): Instructions | null => run(p, 'sentence', []);

/** Instructions of a reflexive trigger (`ability.reflexive`): `do this: A. B` does both. */
export const parseReflexive = (p: Parser): Instructions | null => run(p, 'reflexive', []);

/** As `parseInstructions`, after others that `instead` may speak of. */
export const parseInstructionsAfter = (p: Parser, before: Instructions): Instructions | null => run(p, 'line', before);

const WITHIN = ', and then | , then (,) | , and | and then | and | then | ,';

const run = (p: Parser, extent: Extent, before: Instructions): Instructions | null => {
  say(p, 'then (,)');
  let start = p.pos;
  const first = attempt(p, () => step(p, before));
  if (first === null) return null;
  let all = asWritten(p, first, start);
  let sentenceFrom = before.length;
  for (;;) {
    const from: number = sentenceFrom;
    const known: Instructions = all;
    p.acted = known.at(-1)?.do ?? null;
    const next = attempt(p, () => {
      const ends = goesOn(p, extent) && say(p, '. then (,) | . | ; then (,) | ;');
      if (!ends && !say(p, WITHIN) && !sees(p, 'otherwise/else')) return null;
      if (ends) p.lasting = null;
      const joined = !ends && peek(p, -1) !== 'then';
      const at = p.pos;
      const found = step(p, known);
      if (found === null) return null;
      if (joined && found.length > known.length && found[known.length - 1] === known.at(-1)) {
        const more = asWritten(p, found.slice(known.length), at);
        return [...asLongAs(known, more), ...more];
      }
      if (ends) {
        sentenceFrom = Math.min(known.length, found.length);
        start = at;
      }
      return asWritten(p, found, at);
    });
    if (next === null) {
      const later = attempt(p, () => atEndOfTurn(p, known, from));
      if (later === null) return known;
      all = asWritten(p, later, start);
    } else all = next;
  }
};

/** Whether the next sentence belongs to these instructions, too. */
const goesOn = (p: Parser, extent: Extent): boolean => {
  if (extent !== 'reflexive') return extent === 'line';
  if (sees(p, '. otherwise/else | ; otherwise/else')) return false;
  return !nextSentence(p).includes('do this');
};

const nextSentence = (p: Parser): string => {
  const words: string[] = [];
  for (let ahead = 1; tokenAt(p, ahead).kind !== 'end' && !ENDS_SENTENCE.has(peek(p, ahead)); ahead++)
    words.push(peek(p, ahead));
  return words.join(' ');
};

const ENDS_SENTENCE: ReadonlySet<string> = new Set(['.', ';']);

/** What lasts or waits goes by its own words, which the game reports as it is made and as it happens. */
const asWritten = (p: Parser, all: Instructions, from: number): Instructions =>
  all.map(i => ((i.do === 'later' || i.do === 'for a while') && i.text === undefined ? withText(i, p, from) : i));

const withText = <I extends Instruction>(i: I, p: Parser, from: number): I => ({ ...i, text: writtenFrom(p, from) });

/** All that was said before, and what is said here. */
const step = (p: Parser, before: Instructions): Instructions | null => {
  const rewritten = firstOf<Instructions>(p, [
    () => ownBonus(p, before),
    () => dealMore(p, before),
    () => conditional(p, before),
    () => readEntersIf(p, before),
    () => ifPaid(p, before),
    () => otherwise(p, before),
    () => dependent(p, before),
    () => permitted(p, before),
    () => readNextPlayedFollowUp(p, before),
    () => readCheaperReplay(p, before),
    () => linked(p, before),
    () => theRest(p, before),
  ]);
  if (rewritten !== null) return rewritten;
  const { damaging, lasting } = p;
  const isFurther = before.length > 0 || p.referents.length > 0;
  const wholly = say(p, 'this turn (,) | until (the) end of (the/this) turn ,');
  if (wholly) p.lasting = 'turn';
  const starting = say(p, 'starting with the next player ,');
  const found = firstOf<Instructions>(p, [
    ifDone,
    doThis,
    forEach,
    readChooseOne,
    readPermissionForLess,
    readLookingThisTurn,
    may,
    paying,
    spendingBuffs,
    optionalPay,
    delayed,
    replaced,
    chooseThese,
    enterThere,
    mayMove,
    // `I get Assault 4 this turn`: given, not a passive sentence.
    byObject,
    forAWhile,
    byPlayer,
    () => act(p, whoActs(p)),
    causing,
  ]);
  if (found === null) return null;
  // "This turn, you may play a card": not only now.
  if (wholly && !anywhere(found, part => part.until === 'turn')) return fail(p, 'what lasts for the turn');
  // "This turn, double its Might and give it …" is said of all up to the end of the sentence.
  p.lasting = wholly ? 'turn' : lasting;
  // Said of what comes on top of something: it adds nothing more.
  if (isFurther) say(p, 'too | as well');
  const ordered = starting
    ? found.map(each => (each.do === 'each player' ? { ...each, startingWith: 'next' as const } : each))
    : found;
  const all = [...before, ...withDeathsByDamage(p, damaging, behind(p, before, ordered))];
  return attempt(p, () => readWhereXIs(p, all)) ?? all;
};

/** `it dies unless its controller has you draw 2`: they are asked whether you do that. */
const unlessGranted = (p: Parser, by: Who, found: Instructions): Instructions | null => {
  const [only] = found;
  const granted = act(p, 'you');
  if (only === undefined || found.length > 1 || granted === null) return null;
  const { chosen, rest } = hoist(only);
  return [
    ...chosen,
    { do: 'may', who: by, instructions: granted },
    { do: 'if done', instructions: [], otherwise: [rest] },
  ];
};

/** What may follow an instruction: `if …`, `unless …`, `the next time …`, `for each …`. */
const behind = (p: Parser, before: Instructions, found: Instructions): Instructions => {
  const other = attempt(p, () => readOrInstead(p, found));
  if (other !== null) return other;
  const unless = attempt(p, () => {
    if (!say(p, ', unless | unless')) return null;
    const by = who(p);
    if (by === null) return null;
    if (say(p, 'has/have you')) return unlessGranted(p, by, found);
    const price = say(p, 'pay/pays') ? resources(p) : attempt(p, () => costPartOfTheirs(p) ?? asCost(costPart(p)));
    return price === null ? null : [unlessPaid(by, price, found)];
  });
  if (unless !== null) return unless;
  const when = attempt(p, () => whether(p));
  if (when !== null) return [{ do: 'if', when, instructions: found }];
  const next = attempt(p, () => {
    if (!say(p, 'the next time | when')) return null;
    const awaited = happening(p, 'does');
    const [event, ...others] = awaited?.events ?? [];
    if (event === undefined || others.length > 0 || awaited?.thisTurn !== true) return null;
    return awaited.when === undefined ? { event } : { event, when: awaited.when };
  });
  if (next !== null) return [{ do: 'later', ...next, until: 'turn', times: 1, instructions: found }];
  const each = attempt(p, () => (say(p, 'for each/every | per') ? (countedBy(p) ?? sameCount(p, before)) : null));
  return each === null ? found : [{ do: 'for each', what: each, instructions: found }];
};

/** `draw 1 for each unit killed this way, then buff a friendly unit for each`: for each of the same. */
const sameCount = (p: Parser, before: Instructions): Value | null => {
  if (!atEnd(p) && !sees(p, '. | , | ;')) return fail(p, 'what is counted');
  const last = before.at(-1);
  const amount = last !== undefined && 'amount' in last ? last.amount : null;
  if (typeof amount !== 'object' || amount === null) return fail(p, 'what is counted');
  const by = amount.kind === 'times' ? amount.by : amount;
  return typeof by === 'object' && COUNTS.has(by.kind) ? by : fail(p, 'what is counted');
};

const COUNTS: ReadonlySet<string> = new Set(['count', 'happened']);

/** `I enter there`, as the card is being played. */
const enterThere = (p: Parser): Instructions | null => {
  if (!say(p, 'I enter')) return null;
  const to = destination(p);
  return to === null ? null : [{ do: 'enter', what: { kind: 'me' }, to }];
};

/** `pay 1 to have that unit gain Shield`, `have each opponent discard 1`. */
const causing = (p: Parser): Instructions | null =>
  say(p, 'have') && !sees(p, 'you') ? firstOf(p, [byObject, byPlayer]) : fail(p, 'have');

/** `choose X. …` is an instruction of its own; here, `choose X and reveal …`. */
const chooseThese = (p: Parser): Instructions | null => (sees(p, 'choose') ? act(p, whoActs(p)) : null);

/** A passive sentence that lasts: `friendly units enter ready this turn`. */
const forAWhile = (p: Parser): Instructions | null => {
  const found = passive(p);
  const until = found?.until ?? null;
  if (found === null || until === null) return fail(p, 'this turn');
  const { times, when } = found;
  const instructions = found.effects.map(
    effect => ({ do: 'for a while', effect, until, ...(times === undefined ? {} : { times }) }) as Instruction,
  );
  return when === undefined ? instructions : [{ do: 'if', when, instructions }];
};
