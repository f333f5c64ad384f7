/** A tiny model of a board for the layers alone, with nothing of the engine in it, and its sentences as a card says them. */

export const TAGS = ['Poro', 'Yordle'] as const;
export const KEYWORDS = ['tank', 'shield', 'deflect'] as const;
/** From which Might on a unit is Mighty. */
export const MIGHTY = 5;

/** Which units; the sides and `here` as seen from whose text it is. */
export interface Which {
  readonly side?: 'friendly' | 'enemy';
  readonly other?: true;
  readonly here?: true;
  readonly tag?: string;
  readonly keyword?: string;
  readonly without?: string;
  readonly most?: number;
  readonly mighty?: true;
}

/** `me` is the unit with the text; `there is` asks for one such unit at least. */
export type Condition =
  | { readonly kind: 'me'; readonly am: Pick<Which, 'tag' | 'keyword' | 'mighty'> }
  | { readonly kind: 'there is'; readonly unit: Which };

export type Gift =
  | { readonly kind: 'might'; readonly amount: number; readonly forEach?: Which; readonly minimum?: number }
  /** Might that is increased to so much. */
  | { readonly kind: 'raise'; readonly to: number }
  | { readonly kind: 'keyword'; readonly name: string; readonly value: number }
  | { readonly kind: 'tag'; readonly tag: string };

export interface Passive {
  readonly condition?: Condition;
  readonly to: 'me' | Which;
  readonly gives: Gift;
}

/** What can be copied: what is printed. */
export interface Printed {
  readonly might: number;
  readonly tags: readonly string[];
  readonly keywords: readonly { readonly name: string; readonly value: number }[];
  readonly passives: readonly Passive[];
}

export interface Piece {
  readonly printed: Printed;
  readonly controller: 0 | 1;
  readonly place: 'base' | 'battlefield';
  readonly buffed: boolean;
  readonly defends: boolean;
}

/** What is done to a piece, by its number, one after the other; all of it lasts. */
export type Deed =
  | {
      readonly kind: 'might';
      readonly on: number;
      readonly amount: number;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly kind: 'base might'; readonly on: number; readonly amount: number }
  | { readonly kind: 'keyword'; readonly on: number; readonly name: (typeof KEYWORDS)[number]; readonly value: number }
  | { readonly kind: 'copy'; readonly on: number; readonly of: number }
  | { readonly kind: 'double'; readonly on: number }
  | { readonly kind: 'swap'; readonly on: number; readonly with: number };

/** What a unit comes to. */
export interface Result {
  readonly might: number;
  readonly tags: readonly string[];
  readonly keywords: Readonly<Record<string, number>>;
}

const units = ({ side, other, here, tag, keyword, without, most, mighty }: Which): string =>
  [
    other && 'other',
    side,
    mighty && 'mighty',
    tag,
    'units',
    here && 'here',
    keyword !== undefined && `with ${keyword}`,
    without !== undefined && `without ${without}`,
    most !== undefined && `with ${most} might or less`,
  ]
    .filter(Boolean)
    .join(' ');

const unit = (which: Which): string => units(which).replace('units', 'unit');

const oneOf = (which: Which): string => {
  const { other, ...rest } = which;
  const said = unit(rest);
  if (other) return `another ${said}`;
  return /^[aeiou]/i.test(said) ? `an ${said}` : `a ${said}`;
};

const conditionIn = (condition: Condition): string => {
  if (condition.kind === 'there is') return `while there is ${oneOf(condition.unit)}, `;
  const { tag, keyword } = condition.am;
  if (tag !== undefined) return `while I'm a ${tag}, `;
  return keyword === undefined ? "while I'm mighty, " : `while I have ${keyword}, `;
};

const giftIn = (to: Passive['to'], gives: Gift): string => {
  const who = to === 'me' ? 'I' : units(to);
  if (gives.kind === 'tag') return `${who} ${to === 'me' ? 'am' : 'are'} ${gives.tag}`;
  if (gives.kind === 'raise')
    return to === 'me' ? `my might is increased to ${gives.to}` : `${who} have their might increased to ${gives.to}`;
  if (gives.kind === 'keyword') return `${who} have ${gives.name}${gives.value === 1 ? '' : ` ${gives.value}`}`;
  const amount = gives.amount < 0 ? `${gives.amount}` : `+${gives.amount}`;
  const counted = gives.forEach === undefined ? '' : ` for each ${unit(gives.forEach)}`;
  const limit = gives.minimum === undefined ? '' : `, to a minimum of ${gives.minimum}`;
  return `${who} have ${amount} might${counted}${limit}`;
};

/** As a card says it. */
export const sentenceOf = ({ condition, to, gives }: Passive): string =>
  `${condition === undefined ? '' : conditionIn(condition)}${giftIn(to, gives)}`;
