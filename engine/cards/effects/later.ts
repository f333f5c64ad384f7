/** What waits: `when it dies this turn, …`, `the next time it would die, … instead`. */
import type { EventPattern, Instruction, Lasting, StaticEffect } from '../../game/state/cards/ability.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import { outcomeSlot } from '../../game/state/slots.ts';
import { lasting } from '../durations.ts';
import { happening } from '../events/events.ts';
import { countedByPlayer } from '../events/happening.ts';
import { moment } from '../events/moments.ts';
import { number } from '../numerals.ts';
import { attempt, fail, type Parser, refuse, say, sees, speakOf, writtenFrom } from '../parser.ts';
import { costing } from '../statics/costs.ts';
import type { Instructions } from './readers.ts';
import { would } from './replacing.ts';

/** `… at end of turn`: of the last thing that the sentence said. */
export const atEndOfTurn = (p: Parser, all: Instructions, from: number): Instructions | null => {
  if (!say(p, 'at')) return null;
  const at = moment(p);
  const [event] = at?.events ?? [];
  const last = Math.max(from, all.length - 1);
  // "Lose control of it and recall it at end of turn": control that was taken is not lost at once.
  const since = last > from && all[last - 1]?.do === 'lose control' ? last - 1 : last;
  const instructions = all.slice(since);
  if (event === undefined || instructions.length === 0 || instructions.at(-1)?.do === 'later') return null;
  const later = atMoment(p, event, instructions);
  return later === null ? null : [...all.slice(0, since), later];
};

/** What is done at a moment to come. One thing done then is done as often as was so when this was made. */
const atMoment = (p: Parser, event: EventPattern, instructions: Instructions): Instruction | null => {
  if (!speaksOfAmount(instructions)) return { do: 'later', event, until: 'once', instructions };
  return isOneThing(instructions) ? { do: 'later', event, until: 'once', fixed: true, instructions } : tooLate(p);
};

/** Of several things, "that many" may be the amount of one of them. */
const isOneThing = ([only, ...more]: Instructions): boolean =>
  only !== undefined && more.length === 0 && !('instructions' in only || 'modes' in only);

const speaksOfAmount = (instructions: Instructions): boolean =>
  anywhere(instructions, part => part.kind === 'that much');

const tooLate = (p: Parser): null =>
  refuse(p, 'It is not clear what "that many" refers to, because several things are done before: write the number.');

/** `at the start of your next main phase, …`, `when it dies this turn, …`. */
export const delayed = (p: Parser): Instructions | null => {
  if (say(p, 'when your next main phase starts/begins ,')) {
    const instructions = p.grammar.sentence(p);
    return instructions === null
      ? null
      : [{ do: 'later', event: { on: 'start of main phase', who: 'you' }, until: 'once', instructions }];
  }
  if (say(p, 'at')) {
    const at = moment(p);
    const [event] = at?.events ?? [];
    if (event === undefined || !say(p, ', | :')) return null;
    const instructions = p.grammar.sentence(p);
    if (instructions === null) return null;
    const later = atMoment(p, event, instructions);
    return later === null ? null : [later];
  }
  const several = attempt(p, () => {
    const times = say(p, 'the next') ? number(p) : null;
    return times !== null && say(p, 'times') ? times : null;
  });
  const once = several === null && say(p, 'the next time');
  const first = say(p, 'the first time');
  if (several === null && !once && !first && !say(p, 'when | each time')) return null;
  const early = once ? null : attempt(p, () => (say(p, 'this turn ,') ? ('turn' as const) : null));
  const found = happening(p, 'does');
  if (found === null || found.never === true) return null;
  // With several events, it would be unclear which one used it up.
  const counts = first || once || several !== null;
  if (counts && (found.events.length > 1 || found.events.some(({ nth }) => nth !== undefined))) return null;
  // What is said for the first time this turn has not happened before in it.
  const events = found.events.map(each => (first ? { ...each, nth: 1, ...countedByPlayer(each) } : each));
  const lasts: Lasting | null = found.thisTurn === true ? 'turn' : (early ?? lasting(p) ?? p.lasting);
  if (lasts === null) return fail(p, 'this turn');
  const times = several ?? (once ? 1 : null);
  const when = attempt(p, () => (say(p, ', if') ? p.grammar.condition(p) : null)) ?? found.when;
  if (!say(p, ', | :')) return null;
  const instructions = p.grammar.sentence(p);
  if (instructions === null) return null;
  return events.map(event => ({
    do: 'later',
    event,
    ...(when === undefined ? {} : { when }),
    until: lasts,
    ...(times === null ? {} : { times }),
    instructions,
  }));
};

const subjectOf = (effect: StaticEffect) => {
  if ('what' in effect) return effect.what;
  return 'of' in effect ? effect.of : null;
};

/** After `the next unit you play this turn …`: `when you play it, buff it`; `give it "…"`, which it has from its play on. */
export const readNextPlayedFollowUp = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  if (last?.do !== 'for a while' || last.times !== 1) return null;
  const from = p.pos;
  const given = sees(p, 'give it');
  if (!given && !say(p, 'when you play it ,')) return null;
  const { effect, until } = last;
  const what = subjectOf(effect);
  if (typeof what !== 'object' || what === null || 'kind' in what) return null;
  speakOf(p, { what: { kind: 'event', part: 'what' }, types: what.types, many: false, filter: what });
  const instructions = p.grammar.sentence(p);
  if (instructions === null) return null;
  const event: EventPattern = { on: 'play', who: 'you', what };
  if (!given) return [...before, { do: 'later', event, until, times: 1, instructions }];
  const text = writtenFrom(p, from);
  const ability = { kind: 'replacement', event, instructions, additional: true, text } as const;
  return [...before, { do: 'replace next', ability, until, times: 1 }];
};

/** `return a unit to hand. until end of turn, it costs 2 less`: the card that it is by then, wherever it is played from. */
export const readCheaperReplay = (p: Parser, before: Instructions): Instructions | null => {
  if (before.at(-1)?.do !== 'return') return null;
  const early = attempt(p, () => {
    const found = lasting(p);
    return found !== null && say(p, ',') ? found : null;
  });
  if (!say(p, 'it | that unit/gear/card')) return null;
  const of = { types: ['card'], by: outcomeSlot('returned') } as const;
  const effect = costing(p, { of, whose: 'each player' });
  const until = early ?? lasting(p);
  return effect === null || until === null ? null : [...before, { do: 'for a while', effect, until }];
};

/**
 * `banish it. when they hold, return it to hand`: no span of time is named, so it lasts while that is where it was put
 * (`ability.delayed.linked`).
 */
export const linked = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  if (last?.do !== 'banish' || !say(p, 'when')) return null;
  const found = happening(p, 'does');
  const [event, ...others] = found?.events ?? [];
  if (event === undefined || others.length > 0 || found?.thisTurn === true || !say(p, ', | :')) return null;
  const instructions = p.grammar.sentence(p);
  if (instructions === null || !anywhere(instructions, part => part.kind === 'slot' || part.kind === 'it')) return null;
  const when = found?.when === undefined ? {} : { when: found.when };
  return [...before, { do: 'later', event, ...when, until: 'linked', instructions }];
};

/** `the next time it would die this turn, … instead`. */
export const replaced = (p: Parser): Instructions | null => {
  const from = p.pos;
  const next = say(p, 'the next time');
  if (!next && !say(p, 'if | when')) return null;
  const { referents } = p;
  const found = would(p, from, p.grammar.sentence, 'if');
  if (found === null) return null;
  // What it happens to by then is nothing that can be spoken of now.
  if (!next) p.referents = referents;
  const until = found.until ?? p.lasting;
  // With several events, it would be unclear which one used it up.
  if (found.also.length > 0 || (until === null && !next)) return fail(p, 'this turn');
  return [{ do: 'replace next', ability: found.ability, until: until ?? 'turn', ...(next ? { times: 1 } : {}) }];
};
