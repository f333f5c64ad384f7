/**
 * The game's keywords (the glossary of rules 805 to 829 in 1.4, and those that later cards print with a reminder), and which
 * of them may carry a number.
 */
export interface KeywordEntry {
  readonly name: string;
  /** Whether a number may follow it: `assault 2`. */
  readonly takesValue: boolean;
  /** Whether on a card a cost follows it: `equip 1 calm`. */
  readonly takesCost: boolean;
}

const plain = (name: string): KeywordEntry => ({ name, takesValue: false, takesCost: false });
const valued = (name: string): KeywordEntry => ({ name, takesValue: true, takesCost: false });
const costed = (name: string): KeywordEntry => ({ name, takesValue: true, takesCost: true });

export const KEYWORDS: readonly KeywordEntry[] = [
  plain('accelerate'),
  plain('action'),
  plain('ambush'),
  valued('assault'),
  plain('backline'),
  plain('deathknell'),
  valued('deflect'),
  plain('deploy'),
  valued('disarm'),
  costed('empower'),
  plain('empowered'),
  costed('equip'),
  { name: 'flow', takesValue: false, takesCost: true },
  plain('ganking'),
  plain('hidden'),
  valued('hunt'),
  plain('legion'),
  valued('level'),
  plain('mighty'),
  plain('quick-draw'),
  plain('reaction'),
  costed('repeat'),
  valued('shield'),
  plain('tank'),
  plain('temporary'),
  plain('unique'),
  plain('vision'),
  plain('weaponmaster'),
];

const byName = new Map(KEYWORDS.map(keyword => [keyword.name, keyword]));

/** The keyword of that name (in lower case). */
export const keywordNamed = (name: string): KeywordEntry | undefined => byName.get(name);
