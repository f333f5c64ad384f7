import { describe, expect, it } from 'vitest';
import { COMPARISONS } from '../../engine/comparisons.ts';
import { DOMAINS } from '../../engine/domains.ts';
import { parseBlock, parseFile } from '../../engine/language/grammar/parse.ts';
import { CARD_TYPES } from '../../engine/language/syntax.ts';
import {
  BATTLEFIELD_ATTRIBUTES,
  BLOCK_WORDS,
  CARD_FIELDS,
  CARD_MARKERS,
  EFFECT_VERBS,
  PAYING_VERBS,
  PLAY_CLAUSES,
  PLAYED_FROM,
  PLAYER_ATTRIBUTES,
  STATEMENT_WORDS,
  UNIT_ATTRIBUTES,
  VERBS,
} from '../../engine/language/words/words.ts';
import { checkFence, documents } from './documents.ts';

const page = documents().find(({ file }) => file === 'docs/language.md')?.text ?? '';

const BOARD = `scenario "What the tables show"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Soldier might 3
    Ben: X might 3
  battlefield Grove
  base Ana
    Scout might 1
    A might 1
    B might 1

  turn Ana
`;

/** The forms in the first cells of a section's tables, with names for the placeholders. */
const formsIn = (heading: string): readonly string[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?) \|/gm);
  return [...rows]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form))
    .map(form =>
      form
        .replace(/\bPLACE\b/, 'Quarry')
        .replace(/\bP\b/, 'Ana')
        .replace(/\bCARD\b/, 'Stupefy')
        .replace('P is', 'Ana is'),
    );
};

const syntaxOf = (line: string): readonly string[] =>
  checkFence(`${BOARD}  ${line}\n`).found.flatMap(({ code, message }) =>
    code.startsWith('syntax/') && code !== 'syntax/not-run-yet' ? [`${line}: ${message}`] : [],
  );

/** Each form of the appendix, with what stands beside it. */
const otherWords = (): readonly (readonly [string, string])[] => {
  const [, section = ''] = page.split('\n## If you wrote …, write …\n');
  const code = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form);
  return [...section.matchAll(/^\| (`.+) \| (`.+) \|$/gm)].flatMap(([, written = '', right = '']) =>
    code(written).map(form => [form, code(right).join(' · ')] as const),
  );
};

const TABLE = `scenario "A table"
  player Ana
  player Ben
`;
const TAKEN = `${TABLE}  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 5
  battlefield Grove
  base Ana
    Raider might 8
`;
/** Where a line may stand, from the top down. */
const ABOVE = ['scenario "A table"\n', TABLE, TAKEN, `${TAKEN}    Scout might 2\n  turn Ana\n`];

/** The line as its fixes leave it, where it stands as high as it can. */
const fixed = (line: string): string | undefined =>
  ABOVE.map(above => {
    const { tree } = parseFile(`${above}${line}\n`).blocks[0] ?? {};
    const mended = (tree?.problems ?? []).toReversed().reduce((text, { replacement }) => {
      if (replacement === undefined) return text;
      return text.slice(0, replacement.span.start) + replacement.text + text.slice(replacement.span.end);
    }, `${above}${line}\n`);
    return mended.startsWith(above) && parseBlock(mended).problems.length === 0
      ? mended.slice(above.length).trimEnd()
      : undefined;
  }).findLast(text => text !== undefined && text !== line);

describe('the page of the language', () => {
  it.each(formsIn('The script'))('writes the line %s as the parser reads it', form => {
    expect(syntaxOf(form)).toEqual([]);
  });

  it.each(formsIn('Playing cards').map(form => (/^Ana\b/.test(form) ? form : `Ana plays Stupefy ${form}`)))(
    'writes the line %s as the parser reads it',
    form => {
      expect(syntaxOf(form)).toEqual([]);
    },
  );

  it.each(formsIn('Cards').filter(form => !form.startsWith('card ')))(
    'writes the line of a card %s as it is read',
    form => {
      const tree = parseBlock(`card X unit\n  ${form}\n`);
      expect(tree.problems).toEqual([]);
      expect(tree.kind === 'card' && tree.abilities).toEqual([]);
    },
  );

  it.each(formsIn('Effects'))('writes %s as the parser reads it', form => {
    expect(syntaxOf(form)).toEqual([]);
  });

  it.each(formsIn('Expectations'))('writes the expectation %s as the parser reads it', form => {
    expect(syntaxOf(`expect ${form}`)).toEqual([]);
  });

  it.each(otherWords())('understands %s as %s', (written, right) => {
    expect(fixed(written)).toBe(right.split(' · ').join('\n'));
  });

  it('has tables in each of these sections', () => {
    const counts = ['The script', 'Playing cards', 'Cards', 'Effects', 'Expectations'].map(
      heading => formsIn(heading).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(8);
  });

  it('names every comparison', () => {
    expect(COMPARISONS.filter(({ words }) => !page.includes(`\`${words}\``))).toEqual([]);
  });

  it('has every word that a line or an attribute begins with', () => {
    const words = [
      ...BLOCK_WORDS,
      ...STATEMENT_WORDS,
      ...PLAYER_ATTRIBUTES,
      ...BATTLEFIELD_ATTRIBUTES,
      ...UNIT_ATTRIBUTES,
      ...EFFECT_VERBS,
      ...VERBS.map(([verb]) => verb),
      ...DOMAINS,
      ...PLAY_CLAUSES,
      ...PLAYED_FROM,
      ...PAYING_VERBS,
      ...CARD_TYPES,
      ...CARD_MARKERS,
      ...CARD_FIELDS,
    ];
    const code = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).join(' ');
    expect(words.filter(word => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code))).toEqual([]);
  });
});
