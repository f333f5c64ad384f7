/** What comes before a noun: `other`, `friendly`, `exhausted`, `non-token`. */

import { DOMAINS } from '../../domains.ts';
import { OUTCOMES, outcomeSlot } from '../../game/state/slots.ts';
import { COUNTED } from '../../language/words/numbers.ts';
import { ADJECTIVES, noun } from '../nouns.ts';
import { attempt, type Parser, peek, repeat, say, sees, tokenAt, wordIn, wordOf } from '../parser.ts';
import { refersToPlayer } from '../referents.ts';
import { addNotState, addState, type FilterDraft } from './draft.ts';

/** Takes as many as there are; none is no failure. */
export const adjectives = (p: Parser, of: FilterDraft): void => {
  repeat(p, () => adjective(p, of));
};

const OPPONENTS = "your opponents ' | opponents ' | an/your/each/one/any opponent 's";

/** `a`, also where it is part of whose it is: `an opponent's unit`. */
export const article = (p: Parser, words: string): boolean => sees(p, "an/any/one opponent 's") || say(p, words);

const adjective = (p: Parser, of: FilterDraft): boolean => {
  if (say(p, 'other')) of.other = true;
  // "Three different units" differ from each other, and "a different unit" from the one spoken of.
  else if (say(p, 'different')) {
    if (!isCounted(p)) of.other = true;
  } else if (say(p, 'friendly')) of.side = 'friendly';
  else if (say(p, 'enemy | enemies')) of.side = 'enemy';
  else if (say(p, 'your chosen champion')) {
    of.side = 'yours';
    addState(of, 'chosen champion');
  } else if (say(p, OPPONENTS)) of.side = 'enemy';
  else if (say(p, 'your')) of.side = 'yours';
  else if (say(p, "that player 's")) of.side = 'that player';
  else if (say(p, "its controller 's")) of.side = 'its controller';
  else if (say(p, 'their')) of.side = their(p);
  else if (say(p, 'non')) return negated(p, of);
  else if (of.by === undefined && isDoneToEach(p)) {
    const done = OUTCOMES.find(each => each === peek(p));
    p.pos++;
    if (done !== undefined) of.by = outcomeSlot(done);
  } else if (of.domain !== undefined || !ofDomain(p, of)) {
    const state = wordIn(p, ADJECTIVES);
    if (state === undefined || (state === 'token' && isNoun(p, 1) === false)) return false;
    p.pos++;
    addState(of, state);
  }
  return true;
};

/** `for each killed unit`: those that the instruction before has done it to. */
const isDoneToEach = (p: Parser): boolean =>
  peek(p, -1) === 'each' && peek(p, -2) === 'for' && sees(p, 'killed/discarded/recycled') && isNounNext(p);

/** Whether a number comes before the word that was just read. */
const isCounted = (p: Parser): boolean => {
  const { kind, word } = tokenAt(p, -2);
  return kind === 'number' || COUNTED.includes(word);
};

/** `a fury spell`. After a number it is Power, which no noun follows. */
const ofDomain = (p: Parser, of: FilterDraft): boolean => {
  const domain = wordOf(p, DOMAINS);
  if (domain === undefined || !isNounNext(p)) return false;
  of.domain = domain;
  p.pos++;
  return true;
};

const isNounNext = (p: Parser): boolean => {
  const { pos } = p;
  p.pos++;
  const named = attempt(p, noun) !== null;
  p.pos = pos;
  return named;
};

/** Whose `their` is: a player's who was spoken of, else that of the thing spoken of. */
export const their = (p: Parser): 'that player' | 'its controller' =>
  refersToPlayer(p) || p.isDoneByAnother ? 'that player' : 'its controller';

const isNoun = (p: Parser, ahead: number): boolean => {
  const word = peek(p, ahead);
  return word === 'unit' || word === 'units' || word === 'gear' || word === 'gears' || word === 'battlefield';
};

const negated = (p: Parser, of: FilterDraft): boolean => {
  if (wordOf(p, ['token']) !== undefined) {
    p.pos++;
    addNotState(of, 'token');
    return true;
  }
  const type = attempt(p, noun);
  if (type !== null) {
    of.notTypes = [...(of.notTypes ?? []), type.type];
    return true;
  }
  const state = wordIn(p, ADJECTIVES);
  if (state !== undefined) {
    p.pos++;
    addNotState(of, state);
    return true;
  }
  if (tokenAt(p).kind !== 'word') return false;
  const raw = tokenAt(p).raw;
  p.pos++;
  of.notTags = [...(of.notTags ?? []), raw.slice(0, 1).toUpperCase() + raw.slice(1)];
  return true;
};
