/** The names of slots: what was chosen, and what instructions leave for those after them, is kept by name. */

/** What the text chooses has a letter; so it is a target, counted as chosen, or chosen anew. */
const LETTERS = [
  ...(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const),
  ...(['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'] as const),
] as const;
type Letter = (typeof LETTERS)[number];
export type ChoiceSlot = Letter | `${Letter}${number}`;

/** What an ability has done itself: "killed this way" (`ability.linked.reference`). */
export const OUTCOMES = [
  'stunned',
  'buffed',
  'healed',
  'readied',
  'exhausted',
  'empowered',
  'killed',
  'banished',
  'returned',
  'recycled',
  'discarded',
  'drawn',
  'burned',
  'moved',
  'recalled',
] as const;
export type InstructionOutcome = (typeof OUTCOMES)[number];
export type OutcomeSlot = `${InstructionOutcome} this way`;

/** The modes of a `choose one`, by their numbers. */
export type ModesSlot = `modes ${string}`;
/** Where each of what was chosen "at each location" stood: it was chosen as one of that place. */
export type PlacesSlot = `${string} places`;
/** Which of several players "an opponent" is. */
export type PlayerSlot = `who ${string}`;
/** What a sentence in a scenario calls by its name. */
export type NamedSlot = `named ${string}`;

/** What was dealt damage, and the units that dealt it where it was not the item itself. */
export const DAMAGED_SLOT = 'dealt damage to';
export const DEALERS_SLOT = 'dealt damage by';
/** What an amount is reckoned for, one after the other: "give each of them +1 Might for each other one". */
export const RECIPIENT_SLOT = 'recipient';
/** The battlefields that what was moved has left. */
export const LEFT_SLOT = 'left';
/** Cards that were looked at or revealed. */
export const LOOKED_SLOT = 'looked at';
/** Whether the cost within a trigger was paid before it resolves: something in it if so. */
export const PAID_BEFORE_SLOT = 'paid before';

/** What a Show Off keyword picks: named for the grammar alone, as it is kept with how the card was played (`ShownOff`). */
export const SHOWN_OFF_SLOT = 'shown off';

/** What the event of a trigger was about, for what it does at a moment to come: that moment's event is about nothing. */
export const EVENT_SLOT = 'of the event';

/** What players before have chosen, where each of several chooses. */
export const CHOSEN_BEFORE_SLOT = 'chosen before';

/** Of several players who may do something, those who did. */
export const WHO_DID_SLOT = 'who did';

/** Names that are made of something else's. */
export type MadeSlotName = `${Letter}${number}` | ModesSlot | PlacesSlot | PlayerSlot | NamedSlot;
export type FixedSlotName =
  | Letter
  | OutcomeSlot
  | typeof DAMAGED_SLOT
  | typeof DEALERS_SLOT
  | typeof RECIPIENT_SLOT
  | typeof LOOKED_SLOT
  | typeof PAID_BEFORE_SLOT
  | typeof LEFT_SLOT
  | typeof EVENT_SLOT
  | typeof SHOWN_OFF_SLOT
  /** The player that a trigger or an instruction speaks of. */
  | 'that player'
  /** What other players have chosen for the same words. */
  | typeof CHOSEN_BEFORE_SLOT
  | typeof WHO_DID_SLOT
  /** Which of several "your legend" is. */
  | 'your legend'
  /** What `it` was where a delayed ability was made. */
  | 'it'
  /** Who controlled what was on the chain and `it` where a delayed ability was made. */
  | 'its controller'
  /** The source, where the ability itself has moved it. */
  | 'me'
  /** The units of a scenario's effect line, and the place that it names. */
  | 'named'
  | 'place';

/** Every name that a slot can have. */
export type SlotName = FixedSlotName | MadeSlotName;

/** What the Nth part of a cost chooses that another object offers, apart from all that the card which is played chooses itself. */
export const offeredSlot = (n: number): MadeSlotName => `a${OFFERED + n}`;

/** More than any text chooses. */
const OFFERED = 100_000;

/** The name of the Nth thing that a text chooses, from 0; beyond the letters, by number. */
export const choiceSlot = (n: number): ChoiceSlot => {
  const letter = LETTERS[n % LETTERS.length] ?? 'a';
  return n < LETTERS.length ? letter : `${letter}${Math.floor(n / LETTERS.length)}`;
};
/** The unit that Equip chooses (`keyword.equip.target`). */
export const EQUIPPED_SLOT: ChoiceSlot = 'a';

export const outcomeSlot = (outcome: InstructionOutcome): OutcomeSlot => SLOT_OF_OUTCOME[outcome];
export const modesSlot = (modes: readonly { readonly label: string }[]): ModesSlot =>
  `modes ${modes.map(m => m.label).join(' / ')}`;
export const placesSlot = (slot: SlotName): PlacesSlot => `${slot} places`;
export const playerSlot = (who: string): PlayerSlot => `who ${who}`;
export const namedSlot = (name: string): NamedSlot => `named ${name.toLowerCase()}`;

const CHOICES: ReadonlySet<string> = new Set(LETTERS);
/** Made once: a name put together anew has to be looked up by its letters. */
const SLOT_OF_OUTCOME = Object.fromEntries(OUTCOMES.map(o => [o, `${o} this way`])) as Readonly<
  Record<InstructionOutcome, OutcomeSlot>
>;
const OUTCOME_SLOTS: ReadonlySet<string> = new Set(Object.values(SLOT_OF_OUTCOME));

const PLACES = placesSlot('a').slice(1);

/** Whether it is a name that `choiceSlot` gives. */
export const isChoice = (slot: string): slot is ChoiceSlot => CHOICES.has(slot) || isNumberedChoice(slot);
const isNumberedChoice = (slot: string): boolean => {
  const round = Number(slot.slice(1));
  const letter = (LETTERS as readonly string[]).indexOf(slot.charAt(0));
  return letter >= 0 && round >= 1 && choiceSlot(round * LETTERS.length + letter) === slot;
};
const isPlacesSlot = (slot: string): slot is PlacesSlot =>
  slot.endsWith(PLACES) && isChoice(slot.slice(0, -PLACES.length));
export const isOutcomeSlot = (slot: string): slot is OutcomeSlot => OUTCOME_SLOTS.has(slot);
const isModesSlot = (slot: string): slot is ModesSlot => slot.startsWith('modes ');

/** Made as the text is finalised, and so made anew with it: what it chooses, where that stood, and its modes. */
export const isMadeByChoosing = (slot: string): boolean => isChoice(slot) || isPlacesSlot(slot) || isModesSlot(slot);
