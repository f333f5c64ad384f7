/** Expectations as people often write them, and how the language says the same. */

import type { SyntaxProblem } from '../syntax.ts';
import { atEnd, type Cursor, tokenText } from '../tokens/cursor.ts';
import { T } from '../tokens/tokens.ts';

const forms = (all: string, right: readonly string[]): [string, readonly string[]][] =>
  all.split('|').map(form => [form, right]);

/**
 * What was written, and the right forms for one subject. If there are several, the author has to say which is meant.
 */
const RIGHT: ReadonlyMap<string, readonly string[]> = new Map([
  ...forms('died|dies|die|has died|have died|gets killed|got killed|was dead|were dead', ['is dead']),
  ...forms('is killed|are killed|was killed|were killed|has been killed|have been killed', ['is dead']),
  ...forms('is destroyed|are destroyed|was destroyed|were destroyed', ['is dead']),
  ...forms('did not die|does not die|do not die|is not killed|are not killed|was not killed|were not killed', [
    'is not dead',
  ]),
  ...forms('survives|survived|survive|has survived|have survived', ['is alive']),
  ...forms('wins|won|win|has won|have won', ['wins the combat', 'wins the game']),
  ...forms('wins combat|won combat|has won the combat|have won the combat', ['wins the combat']),
  ...forms('wins game|won game|has won the game|have won the game', ['wins the game']),
  ...forms('does not win|do not win|did not win|has not won|have not won', [
    'does not win the combat',
    'does not win the game',
  ]),
  ...forms('triggers|trigger|did trigger|does trigger|is triggered|are triggered', ['triggered']),
  ...forms('loses|lost|lose|has lost|have lost|loses combat', ['loses the combat']),
]);
const LONGEST = 4;

const PLURAL: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['wins', 'win'],
  ['loses', 'lose'],
  ['does', 'do'],
]);

/** The report on an expectation that uses other words than the language's. */
export const saidOtherwise = (c: Cursor): SyntaxProblem | undefined => {
  if (c.t.word[c.first] !== 'expect') return undefined;
  for (let from = Math.max(c.pos - LONGEST, c.first + 2); from <= c.pos; from++) {
    for (let count = LONGEST; count > 0; count--) {
      // The part that broke off belongs to the expectation: the line was right up to there.
      if (from + count - 1 < (atEnd(c) ? c.pos - 1 : c.pos)) break;
      const right = RIGHT.get(wordsAt(c, from, count));
      if (right !== undefined) return report(c, from, count, right);
    }
  }
  return undefined;
};

const wordsAt = (c: Cursor, from: number, count: number): string => {
  let text = '';
  for (let i = from; i < from + count; i++) {
    if (c.t.kind[i] !== T.word) return '';
    text += (text === '' ? '' : ' ') + tokenText(c, i).toLowerCase();
  }
  return text;
};

const report = (c: Cursor, from: number, count: number, right: readonly string[]): SyntaxProblem => {
  const { t } = c;
  const span = { start: t.start[from] ?? 0, end: t.end[from + count - 1] ?? 0 };
  const said = hasMany(c, from) ? right.map(many) : right;
  const message = `Found “${t.text.slice(span.start, span.end)}” where the sentence needs ${said.map(each => `“${each}”`).join(' or ')}.`;
  const problem: SyntaxProblem = { code: 'syntax/expected', span, message };
  if (t.kind[from + count] !== T.end) return problem;
  const replacements = said.map(text => ({ span, text, title: `Change to “${text}”` }));
  const [replacement, ...others] = replacements;
  if (others.length > 0) return { ...problem, alternatives: replacements };
  return replacement === undefined ? problem : { ...problem, replacement };
};

const many = (form: string): string => form.replace(/^\w+/, verb => PLURAL.get(verb) ?? verb);

/** Whether a comma comes before the last name of the subject. */
const hasMany = (c: Cursor, from: number): boolean => {
  let at = from - 2;
  while (c.t.kind[at] === T.join) at--;
  return c.t.kind[at] === T.comma;
};
