/**
 * Sentences that are understood completely but perhaps wrongly. Nobody wrote a pasted line for this parser, so in case of
 * doubt it is refused. Each row is a kind of phrase, never a card.
 */
import type { Ability } from '../../game/state/cards/ability.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import { readOver } from './evidence.ts';

/** Why the reading of a printed line may be wrong; undefined if there is no reason for doubt. */
export const doubtAbout = (print: string, abilities: readonly Ability[]): string | undefined =>
  WORDS.find(([words]) => words.test(print))?.[1] ??
  abilities.map(each => doubtIn(each, 'any number')).find(each => each !== undefined) ??
  unaccounted(readOver(print, abilities));

const unaccounted = (said: string | undefined): string | undefined =>
  said === undefined
    ? undefined
    : `Nothing in the reading accounts for "${said}": write that in other words, or in a separate sentence.`;

const WORDS: readonly (readonly [words: RegExp, why: string])[] = [
  [
    /\bif (?!they\b)[^,.]*\b(?:units|gear|cards|runes)\b[^,.]*, they\b|^(?!.*\b(?:player|opponent)\b).*\bif they\b[^,.]*\b(?:units|gear|cards|runes)\b[^,.]*, they\b/iu,
    'It is not clear what "they" refers to: what the condition counts, or what was chosen before. Name it: "give each unit you control there …".',
  ],
  [/\bwhen (?:you|they) do\b/iu, '"When you do" is a new trigger: write "do this: …" after the effect.'],
  [/\bto pay for this ability\b/iu, 'Refer to what was used to pay by what was done to it: "the exhausted unit".'],
];

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many cards were looked at before: if only one was, “all of those looked at” is that card. */
type Looked = 'one card' | 'any number';

const doubtIn = (part: unknown, looked: Looked): string | undefined => {
  if (Array.isArray(part)) {
    const isOne = part.some(each => isPart(each) && each.do === 'look' && each.amount === 1);
    return part.map(each => doubtIn(each, isOne ? 'one card' : looked)).find(each => each !== undefined);
  }
  if (!isPart(part)) return undefined;
  return DOUBTS.find(([matches]) => matches(part, looked))?.[1] ?? doubtIn(Object.values(part), looked);
};

/** Parts of abilities that are more likely to be a misreading than what was meant. */
const DOUBTS: readonly (readonly [matches: (part: Part, looked: Looked) => boolean, why: string])[] = [
  [
    ({ do: does, split, to }) => does === 'deal' && split === true && isPart(to) && to.kind === 'all',
    'Damage can only be split among chosen units: write "split among any number of …".',
  ],
  [
    ({ do: does, what }, looked) =>
      does === 'play' &&
      isPart(what) &&
      ((what.among !== undefined && what.kind === 'all' && looked !== 'one card') ||
        (what.kind === 'chosen' &&
          what.among === undefined &&
          isPart(what.filter) &&
          what.filter.where === undefined &&
          what.filter.by === undefined)),
    'Write where it is played from: "from your hand", "from your trash".',
  ],
  [
    ({ kind, effects }) =>
      kind === 'static' &&
      Array.isArray(effects) &&
      effects.some(each => isPart(each) && isPart(each.to) && each.to.kind === 'it'),
    'A passive sentence always applies and chooses nothing, so "it" refers to nothing: write "each such unit has …".',
  ],
  [
    ({ kind, when }) =>
      kind === 'static' && isPart(when) && when.is === 'fits' && isPart(when.what) && when.what.kind === 'it',
    'It is not clear what "it" or "they" refers to in the condition: nothing was mentioned before. Write "while you control a unit that is …".',
  ],
  [
    ({ kind, event, additional }) =>
      kind === 'replacement' &&
      additional === undefined &&
      isPart(event) &&
      isPart(event.what) &&
      event.what.kind === 'it',
    'It is not clear what "it" refers to: nothing mentioned before exists by then.',
  ],
  [
    ({ kind, additional, instructions }) =>
      kind === 'replacement' && additional === undefined && Array.isArray(instructions) && speaksOfOther(instructions),
    'It is not clear what "it" refers to: what this would happen to, or what was chosen since. Write "that enemy unit", or put the effect into the first sentence.',
  ],
  [
    ({ do: does, when, instructions }) =>
      does === 'if' && saysThisWay(when) && Array.isArray(instructions) && reckonsWithItself(instructions[0]),
    'It is not clear what "its" refers to: what the condition mentions, or what receives the effect.',
  ],
  [
    (part, sawOne) => sawOne && part.do === 'give might' && reckonsWithItself(part) && isOfCost(part.amount),
    'It is not clear whose cost is meant: that of the revealed card, or of the unit that gets the Might. Write the amount first.',
  ],
  [
    ({ instructions }) => Array.isArray(instructions) && speaksOfPermitted(instructions),
    'It is not clear what "it" refers to: the card that may be played has not been played yet.',
  ],
  [
    ({ do: does, instructions }) =>
      does === 'may' && Array.isArray(instructions) && isPart(instructions[0]) && instructions[0].until === 'once',
    'It is not clear when this is decided: write "at end of turn, you may …", or have it done at once.',
  ],
  [
    part => part.kind === 'static' && saysThisWay(part),
    'A passive sentence performs no action, so "this way" refers to nothing: write what is counted.',
  ],
  [
    ({ kind, what, among }) =>
      kind === 'count' &&
      among === undefined &&
      isPart(what) &&
      Array.isArray(what.types) &&
      what.types.includes('card') &&
      what.where === undefined &&
      what.by === undefined &&
      !(Array.isArray(what.is) && what.is.includes('facedown')),
    'It is not clear which cards are counted: write "revealed this way", or where they are.',
  ],
  [
    ({ kind, of }) =>
      kind === 'both' &&
      Array.isArray(of) &&
      of.some(each => isPart(each) && each.among !== undefined) &&
      of.some(each => isPart(each) && each.among === undefined),
    'It is not clear whether "them" refers to the cards looked at or to what was also chosen: write which.',
  ],
  [
    ({ kind, instructions, when }) =>
      (kind === 'triggered' || kind === 'activated') &&
      ((Array.isArray(instructions) && pointsBack(instructions[0])) || saysIt(when)),
    'It is not clear what "it" or "the same" refers to: nothing was chosen before. Write "me", "this" or "there".',
  ],
];

/** "It" by itself, in a condition that is checked before anything is done. */
const saysIt = (part: unknown): boolean =>
  Array.isArray(part) ? part.some(saysIt) : isPart(part) && (part.kind === 'it' || Object.values(part).some(saysIt));

/** What was permitted has not been played yet, so a following “it” refers to nothing. */
const speaksOfPermitted = (instructions: readonly unknown[]): boolean =>
  instructions.some((each, at) => {
    const next = instructions[at + 1];
    return (
      isPart(each) &&
      each.do === 'for a while' &&
      isPart(each.effect) &&
      (each.effect.gives === 'may be played' || each.times === 1) &&
      isPart(next) &&
      anywhere(next, part => part.kind === 'it')
    );
  });

/** `deal its Might to an enemy unit. then recall it`: first about the event's object, then about what was chosen in the first instruction. */
const speaksOfOther = ([first, ...more]: readonly unknown[]): boolean => {
  const chosen = isPart(first) && isPart(first.to) && first.to.kind === 'chosen' ? first.to.slot : undefined;
  return (
    chosen !== undefined &&
    anywhere(first, part => part.kind === 'event' && part.part === 'what') &&
    anywhere(more, part => part.kind === 'slot' && part.slot === chosen)
  );
};

/** `give a unit -Might equal to its Might`: the Might of the unit that it is given to. */
const reckonsWithItself = (first: unknown): boolean =>
  isPart(first) &&
  isPart(first.to) &&
  first.to.kind === 'chosen' &&
  isPart(first.amount) &&
  JSON.stringify(first.amount).includes(`"slot":"${String(first.to.slot)}"`);

const isOfCost = (amount: unknown): boolean =>
  anywhere(amount, ({ kind }) => kind === 'energy cost' || kind === 'power cost');

const saysThisWay = (part: unknown): boolean =>
  Array.isArray(part)
    ? part.some(saysThisWay)
    : isPart(part) &&
      part.kind !== 'triggered' &&
      part.kind !== 'activated' &&
      ((typeof part.by === 'string' && part.by.endsWith('this way')) || Object.values(part).some(saysThisWay));

/** Whether a first instruction refers to what a previous instruction acted on. */
const pointsBack = (first: unknown): boolean =>
  isPart(first) &&
  [first.what, first.to, first.of].some(
    each => isPart(each) && (each.kind === 'it' || (isPart(each.what) && each.what.kind === 'it')),
  );
