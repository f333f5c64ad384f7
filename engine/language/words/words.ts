/**
 * The words of the language, and how each may be mistaken for a name. Names are quoted where they are words of the
 * language; the parser insists only where a bare word would be misread.
 */

import { COMPARISONS } from '../../comparisons.ts';
import { DOMAINS } from '../../domains.ts';
import { GAINS } from '../../gains.ts';
import { KEYWORDS } from '../../keywords.ts';
import { CARD_TYPES } from '../syntax.ts';

/** What a scenario begins with: a puzzle is one that has a goal. */
export const SCENARIO_WORDS = ['scenario', 'puzzle'] as const;
export const BLOCK_WORDS = [...SCENARIO_WORDS, 'card', 'use'] as const;
export const HEADER_WORDS = ['edition', 'mode', 'cites', 'tags'] as const;
export const BOARD_WORDS = ['player', 'battlefield', 'base', 'trash', 'gear'] as const;
export const SCRIPT_WORDS = ['turn', 'all', 'effect', 'expect', 'what', 'back'] as const;
/** Lines of puzzles alone. */
export const PUZZLE_WORDS = ['goal', 'hint', 'solution'] as const;
/** What a question usually begins with. */
export const ASKING_WORDS = ['can', 'is', 'does', 'who', 'how', 'where'] as const;
/** What a question may begin with. */
export const QUESTION_WORDS: readonly string[] = [...ASKING_WORDS, ...'did has was are were have do'.split(' ')];
/** What a line may begin with, apart from a name and a question. */
export const STATEMENT_WORDS: readonly string[] = [...HEADER_WORDS, ...BOARD_WORDS, ...SCRIPT_WORDS, ...PUZZLE_WORDS];

export const PLAYER_ATTRIBUTES = [
  'points',
  'hand',
  'deck',
  'energy',
  'power',
  'legend',
  'champion',
  'chosen',
  'xp',
  'runes',
  'rune',
  'team',
  'trash',
] as const;
/** Those of more than one word, by the first. */
export const PLAYER_ATTRIBUTE_PHRASES: Readonly<Partial<Record<(typeof PLAYER_ATTRIBUTES)[number], string>>> = {
  chosen: 'chosen legends',
  rune: 'rune deck',
};
export const BATTLEFIELD_ATTRIBUTES = ['controlled', 'contested', 'scored', 'facedown', 'owner'] as const;
export const FLAGS = ['exhausted', 'ready', 'stunned', 'buffed', 'token', 'immune', 'empowered'] as const;
/** What may follow a legend's card. */
export const LEGEND_STATES = ['exhausted', 'empowered'] as const satisfies readonly Flag[];
export type Flag = (typeof FLAGS)[number];
export const UNIT_ATTRIBUTES: readonly string[] = [
  'might',
  'damage',
  ...FLAGS,
  'owner',
  'attached',
  'made',
  'tag',
  ...KEYWORDS.map(keyword => keyword.name),
];

/** What may follow a card's type. */
export const CARD_MARKERS = ['action', 'reaction', 'champion', 'signature', 'token', 'equipment', 'basic'] as const;
/** What a line of a card may begin with, apart from a keyword or a sentence. */
export const CARD_FIELDS = ['cost', 'might', 'domains', 'tags', 'text'] as const;

/** The script's verbs as a line has them, and in the plain form that `can` and `cannot` take. */
export const VERBS = [
  ['moves', 'move'],
  ['passes', 'pass'],
  ['assigns', 'assign'],
  ['chooses', 'choose'],
  ['ends', 'end'],
  ['plays', 'play'],
  ['activates', 'activate'],
  ['hides', 'hide'],
  ['declines', 'decline'],
  ['accepts', 'accept'],
  ['orders', 'order'],
  ['names', 'name'],
  ['concedes', 'concede'],
] as const;
export const SCRIPT_VERBS: readonly string[] = VERBS.map(([third]) => third);

/** What says more of a play or an activation, in any order. */
export const CLAUSES = ['choosing', 'moving', 'paying'] as const;
/** What may follow where a card is hidden. */
export const HIDE_CLAUSES = ['paying'] as const;
export const PLAY_CLAUSES = [...CLAUSES, 'showing', 'to', 'as', 'from'] as const;
/** Where a card may be played from, in `from trash`. */
export const PLAYED_FROM = ['facedown', 'hand', 'trash', 'deck', 'banishment', 'champion'] as const;
/** What a player can do to pay, with what it is done to. */
export const PAYING_VERBS = ['kill', 'discard', 'recycle', 'exhaust', 'banish', 'return', 'spend'] as const;

export const EFFECT_VERBS = ['deal', 'give', 'stun', 'move', 'recall', 'kill', 'heal', 'ready', 'exhaust'] as const;

/** How sentences as on cards may begin. */
const SENTENCE_WORDS: readonly string[] =
  'split double swap prevent the take return banish play gain opponents players any as you if when while at choose counter buff draw discard recycle channel add attach detach reveal look each units other friendly enemy put remove conquer score create predict'.split(
    ' ',
  );
/** Words by which a sentence chooses objects without naming them, or says more than one thing. */
export const SELECTOR_WORDS: readonly string[] =
  'a an all any each every my its their friendly enemy other another unit units here there up equal that half among owner controller then instead it them you your'.split(
    ' ',
  );

/** Never a name without quotes: it could not be distinguished from the rest of the sentence. */
const STRUCTURE: readonly string[] =
  'to by at of is are has have not can cannot in because the does do did was were choosing moving paying showing as from'.split(
    ' ',
  );

const OTHER_WORDS: readonly string[] =
  `magma chamber printed duel match skirmish war faq ruling start pass nothing combat showdown this minimum
  dead alive gone banished uncontrolled attacker defender attackers defenders neither nor counts count as needs need dealt
  equipped win wins won lose loses lost control controls conquer conquered hold held score drew draw trigger triggered times time once
  never twice focus off priority game staged point tie no result chain empty state neutral open closed assign cards much many
  legends possible impossible certain always force within after most and turns acts act repeat for more ${GAINS.join(' ')} ${COMPARISONS.map(({ words }) => words).join(' ')}`
    .split(/\s+/)
    .filter(word => word !== '');

/** Answers and choices: a name spelled the same could not be distinguished from them. */
export const ANSWERS: readonly string[] = ['nothing', 'yes', 'no', 'combat', 'showdown'];

/**
 * The effect of a bare word where a name is wanted. `misleading`: clear where it is declared, but read as something
 * else where it is used.
 */
export type NameRisk = 'structure' | 'complain' | 'misleading' | 'none';

const risks = new Map<string, NameRisk>();
for (const word of [
  ...OTHER_WORDS,
  ...PLAYER_ATTRIBUTES,
  ...BATTLEFIELD_ATTRIBUTES,
  ...DOMAINS,
  ...CARD_TYPES,
  ...CARD_MARKERS,
  ...CARD_FIELDS,
  ...VERBS.flat(),
  ...PLAYED_FROM,
  ...PAYING_VERBS,
  ...EFFECT_VERBS,
  ...SENTENCE_WORDS,
  ...SELECTOR_WORDS,
]) {
  risks.set(word, 'none');
}
// `a` is left out: a name of one letter is usual.
for (const word of [...SELECTOR_WORDS, ...ANSWERS]) if (word.length > 1) risks.set(word, 'misleading');
for (const word of [...BLOCK_WORDS, ...STATEMENT_WORDS, ...QUESTION_WORDS, ...UNIT_ATTRIBUTES])
  risks.set(word, 'complain');
for (const word of STRUCTURE) risks.set(word, 'structure');

/** All words of the language, in lower case. */
export const WORDS: readonly string[] = [...risks.keys()];

/** `word` in lower case; `none` for any word that is not the language's. */
export const nameRisk = (word: string): NameRisk => risks.get(word) ?? 'none';

const attributes = new Set(UNIT_ATTRIBUTES);
const questions = new Set(QUESTION_WORDS);
const statements = new Set([...STATEMENT_WORDS, ...QUESTION_WORDS]);
const verbs = new Set(SCRIPT_VERBS);
export const isUnitAttribute = (word: string): boolean => attributes.has(word);
export const isQuestionWord = (word: string): boolean => questions.has(word);
export const isStatementWord = (word: string): boolean => statements.has(word);
export const isScriptVerb = (word: string): boolean => verbs.has(word);
