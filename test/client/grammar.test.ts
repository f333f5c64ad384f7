/** The grammar colours before the server answers: its lists of words are held to the language's tables and to the rule book's. */

import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { DOMAINS } from '../../engine/domains.ts';
import { MODES } from '../../engine/game/state/state.ts';
import { KEYWORDS } from '../../engine/keywords.ts';
import { CARD_TYPES } from '../../engine/language/syntax.ts';
import {
  BATTLEFIELD_ATTRIBUTES,
  BLOCK_WORDS,
  BOARD_WORDS,
  CARD_FIELDS,
  CLAUSES,
  EFFECT_VERBS,
  FLAGS,
  HEADER_WORDS,
  PLAYER_ATTRIBUTES,
  PUZZLE_WORDS,
  SCRIPT_WORDS,
  VERBS,
} from '../../engine/language/words/words.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const grammar = read('client/grammar/rift.tmLanguage.json');
const book = (
  read('rules-db/keywords.json') as readonly {
    readonly name: string;
    readonly isPrintedOnly?: boolean;
  }[]
).filter(each => each.isPrintedOnly !== true);

interface Rule {
  readonly name?: string;
  readonly match?: string;
  readonly captures?: Readonly<Record<string, { readonly name?: string }>>;
}

const rulesIn = (value: unknown): readonly Rule[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(rulesIn);
  return 'match' in value ? [value as Rule, ...inner] : inner;
};
const RULES = rulesIn(grammar);

/** The alternatives of the one list of words of this scope. */
const listed = (scope: string): readonly string[] => {
  const [found, ...others] = RULES.filter(({ name }) => name === `${scope}.rift`);
  expect(others).toEqual([]);
  const [, words] = /^\\b\(\?:([a-z|-]+)\)\\b$/.exec(found?.match ?? '') ?? [];
  return words?.split('|') ?? [];
};

describe('keywords', () => {
  const names = KEYWORDS.map(({ name }) => name);

  it('of the grammar are those of the language', () => {
    expect(listed('entity.name.function.decorator.keyword').toSorted()).toEqual(names.toSorted());
  });

  it('have the colour of the grammar once the server has answered', () => {
    const scopes = read('package.json').contributes.semanticTokenScopes as readonly {
      readonly language: string;
      readonly scopes: Readonly<Record<string, readonly string[]>>;
    }[];
    expect(scopes.map(({ language, scopes: of }) => [language, of.decorator])).toEqual([
      ['rift', ['entity.name.function.decorator.keyword.rift']],
      ['markdown', ['entity.name.function.decorator.keyword.rift']],
    ]);
  });

  it('of the rule book are those of the language', () => {
    expect(book.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });
});

test.each([
  ['keyword.control.clause', CLAUSES],
  ['variable.other.enummember.domain', DOMAINS],
])('%s has the words of the table', (scope, words) => {
  expect(listed(scope).toSorted()).toEqual([...words].toSorted());
});

/** What a line's text is coloured as: the scopes of every rule that takes this word in it. */
const scopesOf = (line: string, word: string): readonly string[] => {
  const at = line.indexOf(word);
  return RULES.flatMap(({ name, match, captures = {} }) =>
    [...line.matchAll(new RegExp(match ?? '', 'dgu'))].flatMap(({ indices = [] }) =>
      indices.flatMap((place, group) => {
        const scope = group === 0 ? name : captures[group]?.name;
        const isHere = place?.[0] === at && place[1] === at + word.length;
        return scope !== undefined && isHere ? [scope] : [];
      }),
    ),
  );
};

const named = (name: string): string => (name.includes(' ') ? `"${name}"` : name);

const WHOLE: Readonly<Record<string, string>> = { all: 'all pass', what: 'what if' };

const FIELD_VALUES: Readonly<Record<string, string>> = { text: '"x"', tags: 'Poro', domains: 'calm' };

const LINES: readonly (readonly [string, string, string])[] = [
  ...BLOCK_WORDS.map(word => [`${word} "x"`, word, 'keyword.control'] as const),
  ...[...HEADER_WORDS, ...BOARD_WORDS].map(word => [`  ${word} x`, word, 'keyword.control'] as const),
  ...SCRIPT_WORDS.map(
    word => [word === 'what' ? '  what if "x"' : `  ${word} pass`, WHOLE[word] ?? word, 'keyword.control'] as const,
  ),
  ...PUZZLE_WORDS.map(word => [`  ${word} "x"`, word, 'keyword.control'] as const),
  ...MODES.map(mode => [`  mode ${mode}`, mode, 'variable.other.enummember.mode'] as const),
  ...CARD_TYPES.map(type => [`card ${named('A b')} ${type}`, type, 'keyword.control.type'] as const),
  ...CARD_FIELDS.map(field => [`  ${field} ${FIELD_VALUES[field] ?? '2'}`, field, 'keyword.control'] as const),
  ...PLAYER_ATTRIBUTES.map(word => [`  player Ana ${word} 2x`, word, 'keyword.control'] as const),
  ...BATTLEFIELD_ATTRIBUTES.map(word =>
    word === 'owner'
      ? (['  battlefield Mill owner Ana', word, 'keyword.control'] as const)
      : ([`  battlefield Mill ${word} by Ana`, word === 'facedown' ? word : `${word} by`, 'keyword.control'] as const),
  ),
  ...FLAGS.map(word => [`    Wall ${word}`, word, 'keyword.control.attribute'] as const),
  ...EFFECT_VERBS.map(word => [`  effect ${word} x`, word, 'keyword.control'] as const),
  ...VERBS.flatMap(([third, plain]) => [
    [
      `  Ana ${third === 'ends' ? 'ends turn' : third} x`,
      third === 'ends' ? 'ends turn' : third,
      'keyword.control.action',
    ] as const,
    [
      `  expect Ana can ${plain === 'end' ? 'end turn' : plain} x`,
      plain === 'end' ? 'end turn' : plain,
      'keyword.control.action',
    ] as const,
  ]),
];

const QUESTION = '  who controls Quarry?';
test.each([
  ['Quarry', 'entity.name.type.name'],
  ['?', 'keyword.operator.question'],
])('a question mark is no part of a name: %s', (word, scope) => {
  expect(scopesOf(QUESTION, word)).toEqual([`${scope}.rift`]);
});

test.each(LINES)('in "%s" the grammar knows "%s"', (line, word, scope) => {
  expect(scopesOf(line, word).filter(each => each.startsWith(scope))).not.toEqual([]);
});
