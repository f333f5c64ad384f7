/** What hover says of the words of the language: every word has a row, every row an example that is right. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POWER_DOMAINS } from '../../../engine/domains.ts';
import { EDITIONS } from '../../../engine/game/state/editions.ts';
import { keywordNamed } from '../../../engine/keywords.ts';
import { expectedAt } from '../../../engine/language/completion/expected.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { CARD_TYPES } from '../../../engine/language/syntax.ts';
import {
  BATTLEFIELD_ATTRIBUTES,
  BLOCK_WORDS,
  CARD_FIELDS,
  CARD_MARKERS,
  EFFECT_VERBS,
  isQuestionWord,
  PAYING_VERBS,
  PLAY_CLAUSES,
  PLAYED_FROM,
  PLAYER_ATTRIBUTES,
  SCRIPT_VERBS,
  STATEMENT_WORDS,
  UNIT_ATTRIBUTES,
  VERBS,
  WORDS,
} from '../../../engine/language/words/words.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { lineIndex } from '../../../server/analysis/document/lines.ts';
import { wordAt } from '../../../server/analysis/hover/word.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { mentionsOf } from '../../../server/analysis/mentions.ts';
import { lexemesOf } from '../../../server/analysis/words/wordAt.ts';
import { readWords, type WordRow } from '../../../server/analysis/words/words.ts';
import { fencesOf } from '../../docs/documents.ts';
import { fromRoot } from '../../house/support/root.ts';
import { fixture } from './fixture.ts';

const BOARD = `scenario "Words"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 5
  battlefield Grove
  base Ana
    Raider might 8
    Scout might 2
`;

/** Where an example may stand. */
const ABOVE: Readonly<Record<string, string>> = {
  scenario: '',
  card: '',
  use: '',
  edition: 'scenario "Words"\n',
  mode: 'scenario "Words"\n',
  cites: 'scenario "Words"\n',
  tags: 'scenario "Words"\n',
};

const placed = ({ in: kinds = [], example }: WordRow): string => {
  const [kind = 'player'] = kinds;
  if (kind === 'card' && !example.startsWith('card ')) return `card "Imp" unit\n  ${example}\n`;
  const above = ABOVE[kind] ?? BOARD;
  return `${above}${above === '' ? '' : '  '}${example}\n`;
};

const shown = (analysis: Parameters<typeof hover>[0], text: string, offset: number): string | undefined => {
  const said = hover(analysis, lineIndex(text).positionAt(offset));
  return said === null ? undefined : markdownOf(said.contents);
};

describe('each row of the words', () => {
  it.each(readWords().map(row => [row.words, row.in?.join(' ') ?? 'anywhere', row] as const))(
    '%s, in %s, has an example that is right, and is shown in it',
    (_, __, row) => {
      const text = placed(row);
      expect(parseFile(text).blocks.flatMap(({ tree }) => tree.problems)).toEqual([]);
      const { analysis } = fixture(text);
      const from = text.lastIndexOf(row.example);
      const all = lexemesOf(text).filter(({ start }) => start >= from);
      const said = all.map(({ start }) => shown(analysis, text, start));
      expect(said.filter(value => value?.includes(row.example))).not.toEqual([]);
      expect(said.some(value => value?.includes(row.says.slice(0, 20)))).toBe(true);
    },
  );

  it('is the only one of its words in its statements', () => {
    const keys = readWords().flatMap(({ words, in: kinds = ['*'], with: verb = '' }) =>
      kinds.map(kind => `${kind} ${verb}: ${words}`),
    );
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('cites a rule that the newest edition has', () => {
    const book = loadRuleBook();
    const unknown = readWords().filter(
      ({ rule }) => rule !== undefined && book.numbersOf(rule, EDITIONS.at(-1) ?? '1.5').length === 0,
    );
    expect(unknown.map(({ words }) => words)).toEqual([]);
  });
});

const examples = readdirSync(fromRoot('examples'))
  .filter(name => name.endsWith('.rift'))
  .map(name => readFileSync(fromRoot(`examples/${name}`), 'utf8'));
const page = readFileSync(fromRoot('docs/language.md'), 'utf8');
const texts = [...examples, ...fencesOf(page, 'rift').map(({ text }) => text)];

/** A line may begin here, too: with a word of its own, or after a name with a verb. */
const kindBegunBy = (word: string): string => {
  if (word === 'all') return 'all-pass';
  if (word === 'what') return 'what-if';
  if (isQuestionWord(word)) return 'ask';
  if ([...STATEMENT_WORDS, ...BLOCK_WORDS].includes(word)) return word;
  return SCRIPT_VERBS.includes(word) ? 'action' : '';
};

describe('every word of the language', () => {
  it.each([
    ['scenario', ['scenario']],
    ['card', ['card', ...CARD_TYPES, ...CARD_MARKERS, ...CARD_FIELDS]],
    ['use', ['use']],
    ...STATEMENT_WORDS.map(word => [kindBegunBy(word), [word]] as const),
    ['player', [...PLAYER_ATTRIBUTES, ...POWER_DOMAINS]],
    ['battlefield', BATTLEFIELD_ATTRIBUTES],
    ['unit', UNIT_ATTRIBUTES.filter(word => keywordNamed(word) === undefined)],
    ['action', [...SCRIPT_VERBS, ...PLAY_CLAUSES, ...PLAYED_FROM, ...PAYING_VERBS, ...POWER_DOMAINS]],
    ['effect', EFFECT_VERBS],
    ['expect', [...VERBS.map(([, plain]) => plain), ...PLAY_CLAUSES]],
  ] as const)('of the parser’s own tables has a row: %s', (kind, words) => {
    expect(words.filter(word => wordAt(word, 0, kind) === undefined)).toEqual([]);
  });

  it('that stands in an example or on the page of the language says what it does', () => {
    const mute = texts.flatMap(text => {
      const { analysis } = fixture(text);
      return analysis.blocks.flatMap(block => {
        const { tree } = block;
        if (tree.kind !== 'scenario') return [];
        const names = mentionsOf(tree);
        const isOwn = (start: number): boolean =>
          names.some(({ kind, span }) => kind === 'name' && span.start <= start && start < span.end) ||
          tree.statements.some(
            s =>
              s.kind === 'effect' &&
              s.effect.kind === 'sentence' &&
              s.effect.span.start <= start &&
              start < s.effect.span.end,
          );
        return lexemesOf(block.text)
          .filter(
            ({ kind, start, text: word }) => kind === 'word' && WORDS.includes(word.toLowerCase()) && !isOwn(start),
          )
          .filter(({ start }) => shown(analysis, text, block.offset + start) === undefined)
          .map(({ start, text: word }) => `${word}: ${block.text.slice(start - 20, start + 30)}`);
      });
    });
    expect(mute).toEqual([]);
  });

  it('that the parser would take anywhere in them has a row', () => {
    const missing = new Set<string>();
    for (const text of texts) {
      for (const block of parseFile(text).blocks) {
        if (block.tree.kind !== 'scenario') continue;
        for (const { kind, span } of block.tree.statements) {
          for (const { start } of lexemesOf(block.text.slice(span.start, span.end))) {
            const before = block.text.slice(span.start, span.start + start);
            if (before === '') continue;
            for (const wanted of expectedAt(block.text, span.start + start).wanted) {
              if (!('word' in wanted) || keywordNamed(wanted.word) !== undefined) continue;
              const said =
                wordAt(`${before}${wanted.word}`, before.length, kind) ??
                wordAt(wanted.word, 0, kindBegunBy(wanted.word));
              if (said === undefined) missing.add(`${kind}: ${wanted.word}`);
            }
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('shows the assignments that are legal there behind the word', () => {
    const { analysis, text } = fixture(
      `${BOARD}  turn Ana\n  Ana moves Raider to Quarry\n  all pass\n  Ana assigns 3 to Wall, 5 to Soldier\n`,
    );
    const said = shown(analysis, text, text.indexOf('assigns'));
    expect(said).toContain('**assigns**');
    expect(said).toContain('- 3 to Wall, 5 to Soldier');
    // To whom, and no place to move to.
    expect(shown(analysis, text, text.indexOf('to Wall'))).toContain('Ana assigns 3 to Wall, 2 to Soldier');
    expect(shown(analysis, text, text.indexOf('to Quarry'))).toContain('Ana moves Raider to Quarry');
  });

  it('covers a phrase as a whole, also with a “not” in it', () => {
    const { analysis, text } = fixture(`${BOARD}  turn Ana\n  expect Raider is not an attacker\n`);
    const said = hover(analysis, lineIndex(text).positionAt(text.indexOf('attacker')));
    const index = lineIndex(text);
    expect(said?.range && text.slice(index.offsetAt(said.range.start), index.offsetAt(said.range.end))).toBe(
      'is not an attacker',
    );
  });
});
