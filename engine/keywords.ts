/**
 * Every keyword of the game (the glossary of rules 805 to 829 in 1.4, and those that later cards print with a reminder), with what
 * may follow it. The one list: the grammar for colours and the list in docs/language.md are made from it (`npm run editions`).
 * What each does is in `game/state/cards/keywords.ts`.
 */
export interface KeywordEntry {
  readonly name: KeywordName;
  /** Whether a number may follow it: `assault 2`. */
  readonly takesValue: boolean;
  /** Whether on a card a cost follows it: `equip 1 calm`. */
  readonly takesCost: boolean;
}

/** In lower case. */
export type KeywordName = keyof typeof FOLLOWED_BY;

/** Show Off stands on cards alone; scenarios have no form for it. */
export type PrintedKeyword = KeywordName | 'show off';

const FOLLOWED_BY = {
  accelerate: 'nothing',
  action: 'nothing',
  ambush: 'nothing',
  assault: 'a number',
  backline: 'nothing',
  deathknell: 'nothing',
  deflect: 'a number',
  deploy: 'nothing',
  disarm: 'a number',
  empower: 'a number or a cost',
  empowered: 'nothing',
  equip: 'a number or a cost',
  flow: 'a cost',
  ganking: 'nothing',
  hidden: 'nothing',
  hunt: 'a number',
  legion: 'nothing',
  level: 'a number',
  mighty: 'nothing',
  'quick-draw': 'nothing',
  reaction: 'nothing',
  repeat: 'a number or a cost',
  shield: 'a number',
  tank: 'nothing',
  temporary: 'nothing',
  unique: 'nothing',
  vision: 'nothing',
  weaponmaster: 'nothing',
} as const satisfies Readonly<Record<string, 'nothing' | 'a number' | 'a cost' | 'a number or a cost'>>;

export const KEYWORD_NAMES = Object.keys(FOLLOWED_BY) as readonly KeywordName[];

export const KEYWORDS: readonly KeywordEntry[] = KEYWORD_NAMES.map(name => ({
  name,
  takesValue: FOLLOWED_BY[name].startsWith('a number'),
  takesCost: FOLLOWED_BY[name].endsWith('a cost'),
}));

const byName: ReadonlyMap<string, KeywordEntry> = new Map(KEYWORDS.map(keyword => [keyword.name, keyword]));

/** The keyword of that name (in lower case). */
export const keywordNamed = (name: string): KeywordEntry | undefined => byName.get(name);
