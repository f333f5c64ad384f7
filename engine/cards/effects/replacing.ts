/** `the next time it would die this turn, … instead`: what happens in place of an event. */
import type { Instruction, Replacement } from '../../game/state/cards/ability.ts';
import type { Lasting } from '../../game/state/cards/effectTerms.ts';
import { REPLACEABLE } from '../../game/state/cards/eventNames.ts';
import type { Condition, EventPattern, Who } from '../../game/state/cards/terms.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import { costBefore } from '../costs.ts';
import { lasting } from '../durations.ts';
import { happening } from '../events/events.ts';
import { allOf } from '../events/happening.ts';
import { attempt, fail, looksForA, type Parser, refuse, say, sees, tokenAt, writtenFrom } from '../parser.ts';
import { who } from '../players.ts';
import { refersToPlayer } from '../referents.ts';
import { readRedirectedDamage } from './redirecting.ts';

export interface WouldReading {
  readonly ability: Replacement;
  readonly until: Lasting | null;
  /** Further events that the same happens instead of: `would stun me, … or return me to hand`. */
  readonly also: readonly EventPattern[];
}
type Run = (p: Parser) => readonly Instruction[] | null;

/** The player who decides whether it applies: one, who is known as it would happen (`ability.replacement.limit.may.when`). */
const whoMay = (p: Parser): Who | null => {
  if (say(p, 'they may')) return refersToPlayer(p) ? 'that player' : 'its controller';
  const found = attempt(p, () => {
    const by = who(p);
    return by !== null && say(p, 'may') ? by : null;
  });
  if (found === null || KNOWN_PLAYERS.has(found)) return found;
  return refuse(
    p,
    'It is not clear which player decides whether this happens instead: write "you may" or "its controller may".',
  );
};

const KNOWN_PLAYERS: ReadonlySet<Who> = new Set<Who>([
  'you',
  'its controller',
  'its owner',
  'that player',
  'turn player',
  'attacker',
  'defender',
]);

/** After `if`, `the next time` or `the first time`: `I would die, … instead`. */
export const would = (p: Parser, from: number, run: Run, after: 'if' | 'the first time'): WouldReading | null => {
  const early = say(p, 'this turn');
  const found = happening(p, 'would');
  if (found === null) return null;
  // "For the first time each turn": what is replaced does not happen, so the replacement is what is counted.
  const isFirst = found.events.every(({ nth }) => nth === 1);
  if (!isFirst && found.events.some(({ nth }) => nth !== undefined)) return null;
  const [event, ...also] = isFirst ? found.events.map(({ nth: _, ...each }) => each) : found.events;
  if (event === undefined) return null;
  if (!found.events.every(each => canBeReplaced(each, 'instead'))) return cannotBe(p);
  const whens: Condition[] = found.when === undefined ? [] : [found.when];
  let until: Lasting | null = early || found.thisTurn === true ? 'turn' : lasting(p);
  const duringCombat = say(p, 'during combat');
  until = until ?? lasting(p);
  if (after === 'the first time') say(p, 'each turn');
  const more = attempt(p, () => (say(p, ', if | if | , while | while') ? p.grammar.condition(p) : null));
  if (more !== null) whens.push(more);
  if (!say(p, ', | :')) return fail(p, ',');
  const first = say(p, 'instead (,)');
  const may = whoMay(p);
  if (may !== null && !KNOWN_PLAYERS.has(may)) return null;
  const late = !first && may !== null && say(p, 'instead');
  p.replacedEvent = event.on;
  const before = p.isDoneByAnother;
  p.isDoneByAnother = before || (may !== null && may !== 'you');
  const done = body(p, run, first || late ? 'said' : 'to be said');
  p.isDoneByAnother = before;
  p.replacedEvent = null;
  if (done === null) return null;
  const pattern: EventPattern = duringCombat ? { ...event, inCombat: true } : event;
  return {
    until,
    also,
    ability: {
      kind: 'replacement',
      event: pattern,
      ...(whens.length === 0 ? {} : { when: allOf(whens) }),
      ...(may === null ? {} : { may }),
      ...(done.cost === undefined ? {} : { cost: done.cost }),
      ...(isFirst ? { limit: 1 } : {}),
      ...(done.from === undefined ? {} : { from: done.from }),
      instructions: doneBy(may, done.instructions),
      ...(done.more === undefined ? {} : { more: done.more }),
      text: writtenFrom(p, from),
    },
  };
};

/** `its owner may draw 1 instead`: whoever decides does it, where it says that a player does it. */
const doneBy = (may: Who | null, instructions: readonly Instruction[]): readonly Instruction[] =>
  may === null || may === 'you' || may === 'that player' || !isOfThatPlayer(instructions)
    ? instructions
    : [{ do: 'each player', who: may, instructions }];

const isOfThatPlayer = (instructions: readonly Instruction[]): boolean =>
  anywhere(instructions, part => Object.values(part).includes('that player'));

/** Whether the game asks, before it happens, for what would happen instead or besides (`ability.replacement.qualifies`). */
export const canBeReplaced = ({ on, what, together, tie }: EventPattern, how: 'instead' | 'also'): boolean => {
  if (!REPLACEABLE.some(each => each === on)) return false;
  if (on === 'combat ends') return tie === true;
  if (on === 'attach') return how === 'also';
  // Each card drawn is asked about alone, and "one or more" means them together.
  if (on === 'draw') return together !== true;
  if (on !== 'play' || how === 'also') return true;
  return what !== undefined && !('kind' in what) && what.is?.includes('token') === true;
};

/** Fails at an event that nothing can replace, so that the message says so. */
export const cannotBe = (p: Parser): null => {
  p.unreplaceable = p.pos - 1;
  return fail(p, 'what can be replaced');
};

const body = (
  p: Parser,
  run: Run,
  instead: 'said' | 'to be said',
): Pick<Replacement, 'instructions' | 'cost' | 'from' | 'more'> | null => {
  if (say(p, 'prevent that/the damage | prevent it/that | skip it | it does not')) {
    say(p, 'instead');
    return { instructions: andMore(p, run) };
  }
  const more = p.replacedEvent === 'reduce might' ? attempt(p, () => furtherMight(p)) : null;
  if (more !== null) return { instructions: andMore(p, run), more };
  const other = p.replacedEvent === 'be dealt' ? attempt(p, () => readRedirectedDamage(p)) : null;
  if (other !== null) return { instructions: [...other, ...andMore(p, run)] };
  const cost = attempt(p, () => {
    const found = costBefore(p);
    if (found === null) return null;
    const from = say(p, 'from (your) trash');
    return say(p, 'to') ? { price: found, from } : null;
  });
  const late = cost !== null && say(p, 'instead');
  const instructions = run(p);
  if (instructions === null) return null;
  if (instead === 'to be said' && !late && !say(p, 'instead') && !spokenInstead(p)) return fail(p, 'instead');
  const further = andMore(p, run);
  // "Then" goes on with what takes the place of the event, even where the next sentence is of its own.
  const goesOn = p.grammar.instructions === run ? sees(p, '.') : sees(p, '. then');
  const rest = goesOn ? attempt(p, () => (say(p, '.') ? run(p) : null)) : null;
  return {
    instructions: [...instructions, ...further, ...(rest ?? [])],
    ...(cost === null ? {} : { cost: cost.price }),
    ...(cost?.from === true ? { from: 'trash' } : {}),
  };
};

/** `recall it instead and draw 1`: all of it takes the place of the event (`ability.replacement.replaces`). */
const andMore = (p: Parser, run: Run): readonly Instruction[] =>
  attempt(p, () => (say(p, ', and then | , then (,) | , and | and then | and | then') ? run(p) : null)) ?? [];

/** `it gives -1 might more`: the same, and so much more of it (`ability.replacement.inherits`). */
const furtherMight = (p: Parser): number | null => {
  if (!say(p, 'it/they gives/give')) return null;
  const early = say(p, 'an additional');
  looksForA(p, 'signed number');
  const { kind, value } = tokenAt(p);
  if (kind !== 'signed' || value >= 0) return fail(p, '-1 might');
  p.pos++;
  if (!say(p, 'might') || !(early || say(p, 'more'))) return null;
  say(p, 'instead');
  return -value;
};

const spokenInstead = (p: Parser): boolean => p.tokens[p.pos - 1]?.word === 'instead';
