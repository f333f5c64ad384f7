/** Replacement abilities: `if I would die, … instead`, `as you play me, …`. */
import type { Ability, Instruction, Replacement } from '../../game/state/cards/ability.ts';
import type { Condition, EventPattern, Selector, Who } from '../../game/state/cards/terms.ts';
import { LOOKED_SLOT } from '../../game/state/slots.ts';
import { timeCondition } from '../conditions/turns.ts';
import { parseInstructions } from '../effects/instructions.ts';
import { damageChanged } from '../effects/redirecting.ts';
import { canBeReplaced, cannotBe, would } from '../effects/replacing.ts';
import { happening } from '../events/events.ts';
import { allOf, type EventDraft, type Happening } from '../events/happening.ts';
import { readEachObject } from '../events/object.ts';
import { trailing } from '../events/trailing.ts';
import { attempt, fail, oneOf, type Parser, refuse, repeat, say, speakOf, writtenFrom } from '../parser.ts';
import { ways } from '../patterns.ts';
import { asStatic, firstTurns } from '../statics/passive.ts';
import { TIMES_IN_FRONT } from '../timesInFront.ts';
import { hasNoAntecedent, refuseUnbound } from './unbound.ts';

/** `when you play me` of a spell: it is on the chain by then, where no trigger of its own is in force. */
export const ofOwnPlay = (p: Parser, { events }: Happening): boolean => {
  if (!events.some(each => each.on === 'play' && isOwn(each))) return false;
  const said = writtenFrom(p, 0);
  refuse(
    p,
    `A spell has its effect as it resolves: leave out "${said}". To have something paid as it is played, write "as an additional cost to play me, COST".`,
  );
  return true;
};

/** Null where the sentence is no replacement, or the event is one that nothing can replace (`REPLACEABLE`). */
export const replacement = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  if (say(p, 'as')) return additionalEffect(p, from);
  const point = attempt(p, () => scoredPoint(p, from));
  if (point !== null) return [point];
  const entered = attempt(p, () => enteringReady(p, from));
  if (entered !== null) return [entered];
  const first = attempt(p, () => beforeRevealing(p, from));
  if (first !== null) return [first];
  const reduced = attempt(p, () => damageDealtTo(p, from));
  if (reduced !== null) return [reduced];
  const during = attempt(p, () => circumstance(p));
  const often = oneOf(p, TIMES_IN_FRONT);
  const nth = say(p, 'the first time');
  const next = !nth && say(p, 'the next time');
  if (!nth && !next && !say(p, 'if | when')) return null;
  const alone = hasNoAntecedent(p);
  const found = would(p, from, p.grammar.instructions, nth ? 'the first time' : 'if');
  if (found === null) return null;
  if (alone && refuseUnbound(p, from, found.ability.event)) return null;
  // What a spell replaces for others is something that it does, and lasts a while.
  if (p.spell && (next || found.until !== null || !isOwn(found.ability.event))) return fail(p, 'this turn');
  if (next || found.until !== null) return refuse(p, ONLY_A_WHILE, from);
  say(p, 'each turn');
  const whens = [during, often?.when, found.ability.when].filter(each => each != null);
  const ability: Replacement = {
    ...found.ability,
    ...(whens.length === 0 ? {} : { when: allOf(whens) }),
    ...(nth ? { limit: 1 } : {}),
    ...(often === null ? {} : { limit: often.limit, onceEachTurn: true as const }),
    text: writtenFrom(p, from),
  };
  return [ability, ...found.also.map(event => ({ ...ability, event }))];
};

const ONLY_A_WHILE =
  'A permanent’s replacement of its own events applies as long as it is on the board, not for one turn or only the next time: leave that out, or write when it is created, as in "when I attack, the next time I would die this turn, recall me instead".';

/** What has to be so as it would happen: `while I'm here, if …`, `during your turn, if …`. */
const circumstance = (p: Parser): Condition | null => {
  if (!p.tokens.some(({ word }) => word === 'would')) return null;
  const when = timeCondition(p) ?? (say(p, 'while | as long as') ? p.grammar.condition(p) : null);
  return when !== null && say(p, ', | :') ? when : null;
};

/** `if a player would score a point for conquering or holding, they draw 1 instead`: the battlefield is scored all the same. */
const scoredPoint = (p: Parser, from: number): Replacement | null => {
  if (!say(p, 'if a/any player would score 1/a point from/by/for conquering or holding')) return null;
  speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  const most = attempt(p, () => (say(p, 'during/in/on their') ? firstTurns(p) : null));
  if (!say(p, ', | :')) return null;
  const instructions = p.grammar.sentence(p);
  if (instructions === null || !say(p, 'instead')) return null;
  const turns: Condition = { is: 'compare', a: { kind: 'turns', who: 'that player' }, in: { most: most ?? 0 } };
  return {
    kind: 'replacement',
    event: { on: 'score', who: 'a player' },
    ...(most === null ? {} : { when: allOf([{ is: 'turn', of: 'that player' }, turns]) }),
    instructions,
    text: writtenFrom(p, from),
  };
};

const WHO_WOULD_REVEAL = ways<Who>([
  ['if you would reveal cards from a deck', 'you'],
  ['if an opponent would reveal cards from a deck', 'an opponent'],
]);

/** `if you would reveal cards from a deck, first look at its top card. …. then they are revealed`. */
const beforeRevealing = (p: Parser, from: number): Replacement | null => {
  const who = oneOf(p, WHO_WOULD_REVEAL);
  if (who === null || !say(p, ', | :')) return null;
  if (
    !say(
      p,
      'look at the top card (of that deck) first | first look at its top card | first look at the top card (of that deck)',
    )
  )
    return fail(p, 'look at the top card first');
  p.sawCards = true;
  const seen: Selector = { kind: 'all', filter: { types: ['card'] }, among: LOOKED_SLOT };
  speakOf(p, { what: seen, types: ['card'], many: false });
  const then = attempt(p, () => (say(p, '. | ;') ? p.grammar.sentence(p) : null));
  if (!say(p, '. then reveal those cards | . then they are revealed')) return fail(p, 'then reveal those cards');
  const look: Instruction = { do: 'look', who: 'that player', by: 'you', amount: 1, as: LOOKED_SLOT, reveal: false };
  return {
    kind: 'replacement',
    event: { on: 'reveal', who, what: { types: ['player'] } },
    instructions: [look, ...(then ?? [])],
    additional: true,
    text: writtenFrom(p, from),
  };
};

/** `damage dealt to me by enemy abilities is halved, rounded up`. */
const damageDealtTo = (p: Parser, from: number): Replacement | null => {
  if (!say(p, '(all) damage dealt to')) return null;
  const what = readEachObject(p);
  if (what === null) return null;
  const event: EventDraft = { on: 'be dealt', what };
  const whens: Condition[] = [];
  repeat(p, () => trailing(p, { found: [event], whens }));
  const instructions = say(p, 'is') ? damageChanged(p) : null;
  if (instructions === null) return null;
  const when = whens.length === 0 ? {} : { when: allOf(whens) };
  return { kind: 'replacement', event, ...when, instructions, text: writtenFrom(p, from) };
};

/** `you may have me enter ready. if so, I cannot move this turn`. */
const enteringReady = (p: Parser, from: number): Replacement | null => {
  if (!say(p, 'you may have me enter ready')) return null;
  const then = attempt(p, () => (say(p, '. if you do , | ; if you do , | . if so ,') ? p.grammar.sentence(p) : null));
  return {
    kind: 'replacement',
    event: { on: 'play', what: { kind: 'me' } },
    may: 'you',
    instructions: [{ do: 'enter ready', what: { kind: 'me' } }, ...(then ?? [])],
    additional: true,
    text: writtenFrom(p, from),
  };
};

const isOwn = ({ what }: EventPattern): boolean => what !== undefined && 'kind' in what && what.kind === 'me';

/** Whoever reveals a card looks at it as well: `as you look at or reveal me` is one event and not two. */
const withoutReveals = (events: readonly EventPattern[]): readonly EventPattern[] =>
  events.some(({ on }) => on === 'look') ? events.filter(({ on }) => on !== 'reveal') : events;

/** `as you play me, …`: it happens, and this besides. */
const additionalEffect = (p: Parser, from: number): readonly Ability[] | null => {
  const found = happening(p);
  const [event, ...others] = withoutReveals(found?.events ?? []);
  if (found === null || event === undefined || others.length > 0) return null;
  if (p.spell && event.on === 'play' && isOwn(event)) return null;
  if (found.thisTurn === true || event.nth !== undefined) return null;
  if (!canBeReplaced(event, 'also')) return cannotBe(p);
  if (!say(p, ', | :')) return null;
  if (event.on === 'attach') speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['unit'], many: false });
  const may = say(p, 'you may');
  const instructions = parseInstructions(p);
  if (instructions === null) return null;
  const gained = instructions.some(each => each.do === 'name' && each.of === 'tag') && say(p, GAIN_THAT_TAG);
  const text = writtenFrom(p, from);
  const when = found.when === undefined ? {} : { when: found.when };
  return [
    {
      kind: 'replacement',
      event,
      ...when,
      ...(may ? { may: 'you' as const } : {}),
      instructions,
      additional: true,
      text,
    },
    ...(gained ? [asStatic({ effects: [{ gives: 'tags', tags: 'named', to: { kind: 'me' } }] }, text)] : []),
  ];
};

/**
 * `as you play this, draw 1` of a spell: done among the choices for it, and no part of what it does as it resolves. Where the sentence
 * ends, that goes on (`card.text.instructions.when`); `it` is then nothing of this sentence.
 */
export const readDoneAsPlayed = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  if (!say(p, 'as')) return null;
  const before = p.referents;
  const found = happening(p);
  const [event, ...others] = found?.events ?? [];
  if (found === null || event === undefined || others.length > 0) return null;
  if (event.on !== 'play' || !isOwn(event) || event.nth !== undefined) return null;
  if (!say(p, ', | :')) return null;
  const may = say(p, 'you may');
  const instructions = p.grammar.sentence(p);
  if (instructions === null) return null;
  Object.assign(p, { referents: before, acted: null, doneAsPlayed: true });
  const when = found.when === undefined ? {} : { when: found.when };
  const willing = may ? { may: 'you' as const } : {};
  const text = writtenFrom(p, from);
  return [{ kind: 'replacement', event, ...when, ...willing, instructions, additional: true, text }];
};

/** What it has from then on: its tag, as long as it is there. */
const GAIN_THAT_TAG = '. I gain/have that tag | . I gain/have the named/chosen tag';
