/** One line of a card: the abilities that it says. */
import type { Ability } from '../game/state/cards/ability.ts';
import { activated } from './abilities/activated.ts';
import { attached, dependent } from './abilities/keywordAbility.ts';
import { readDoneAsPlayed, replacement } from './abilities/replacement.ts';
import { showingOff } from './abilities/showingOff.ts';
import { readOwnPlayPermission, statics } from './abilities/static.ts';
import { triggered } from './abilities/triggered.ts';
import { hasNoAntecedent, refuseUnboundFirst } from './abilities/unbound.ts';
import { parseInstructions } from './effects/instructions.ts';
import { atEnd, attempt, fail, firstOf, type Parser, refuse, say, sees, writtenFrom } from './parser.ts';
import { standing } from './statics/playable.ts';

/** All abilities of the line; null where even the first cannot be read. */
export const abilities = (p: Parser): readonly Ability[] | null => {
  const all: Ability[] = [];
  for (;;) {
    const next = attempt(p, () => {
      if (all.length > 0 && !say(p, '. | ;') && !beginsTrigger(p, all.at(-1))) return null;
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

/** `I have Tank and when I hold, draw 1`: a trigger joined to a passive sentence. */
const beginsTrigger = (p: Parser, before: Ability | undefined): boolean =>
  before?.kind === 'static' && sees(p, 'and when | , and when | and at the | , and at the') && say(p, ', and | and');

const one = (p: Parser, before: Ability | undefined): readonly Ability[] | null =>
  firstOf<readonly Ability[]>(p, [
    () => whole(p, dependent(p)),
    () => whole(p, showingOff(p)),
    () => whole(p, attached(p)),
    // After what a spell does, a trigger would be the spell's own, which is gone by then: it has to be a delayed one.
    () => (before?.kind === 'spell' ? null : whole(p, triggered(p))),
    () => (before?.kind === 'spell' ? null : whole(p, permitting(p))),
    () => whole(p, activated(p)),
    () => whole(p, replacement(p)),
    () => (p.spell ? beforeMore(p, readDoneAsPlayed(p)) : null),
    () => (p.spell ? whole(p, readOwnPlayPermission(p)) : null),
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

/** Only if its sentence ends there. */
const beforeMore = (p: Parser, found: readonly Ability[] | null): readonly Ability[] | null =>
  found === null || atEnd(p) || sees(p, '. | ;') ? found : fail(p, 'the end of the sentence');

const isThatMuch = (amount: unknown): boolean =>
  typeof amount === 'object' && amount !== null && 'kind' in amount && amount.kind === 'that much';

const ONLY_COSTS =
  '"If you do" refers to an additional cost here, but this is not one, and what a spell did as it was played is over by now: write it as one, "you may COST as an additional cost to play this".';

const spell = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  if (p.doneAsPlayed && say(p, 'if you do , | if you did , | if so ,')) return refuse(p, ONLY_COSTS, from);
  const begins = p.acted === null && p.paymentSlot === null;
  const alone = hasNoAntecedent(p);
  const instructions = parseInstructions(p);
  const [first] = instructions ?? [];
  if (begins && first !== undefined && 'amount' in first && isThatMuch(first.amount))
    return refuse(p, '"That many" refers to no number before it: write the number.');
  if (alone && instructions !== null && refuseUnboundFirst(p, from, instructions)) return null;
  return instructions === null ? null : [{ kind: 'spell', instructions, text: writtenFrom(p, from) }];
};

/** `when a friendly unit dies, banish it. you may play units banished with this`: a trigger, and what is allowed from then on. */
const permitting = (p: Parser): readonly Ability[] | null => {
  const first = triggered(p);
  const from = p.pos + 1;
  const effect = first !== null && say(p, '.') ? standing(p) : null;
  return first === null || effect === null
    ? null
    : [...first, { kind: 'static', effects: [effect], text: writtenFrom(p, from) }];
};
