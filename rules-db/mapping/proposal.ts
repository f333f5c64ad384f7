/** A mapping as text for maintainers, and how often it was right where the book knows the answer. */
import type { RuleBook } from '../types.ts';
import type { Mapping } from './map.ts';

export interface HitRate {
  /** Rules whose concept the other edition has, or whose lack of one was seen. */
  readonly right: number;
  readonly all: number;
  readonly sureRight: number;
  readonly sure: number;
}

/** Holds a mapping of a known edition to the book's own numbers. */
export const hitRate = ({ base, rules }: Mapping, book: RuleBook, edition: string): HitRate => {
  const judged = rules.map(({ number, concept, sure }) => {
    const truth = book.conceptOf(number, edition) ?? '';
    const isThere = book.numbersOf(truth, base).length > 0;
    return { sure, right: concept === undefined ? !isThere : concept === truth };
  });
  const sure = judged.filter(each => each.sure);
  return {
    right: judged.filter(({ right }) => right).length,
    all: judged.length,
    sureRight: sure.filter(({ right }) => right).length,
    sure: sure.length,
  };
};

/** One line a rule: number, what it was, its concept, how sure. Unsure ones are marked, with the next best. */
export const proposalText = ({ base, texts, rules, gone }: Mapping): string => {
  const lines = rules.map(({ number, was, concept, words, sure, score, second }) =>
    [
      sure ? ' ' : '?',
      number.padEnd(14),
      (was ?? 'new').padEnd(14),
      score.toFixed(2),
      concept ?? '-',
      ...(words === 'changed' ? ['(changed)'] : []),
      ...(sure || second === undefined ? [] : [`(or ${second})`]),
    ].join(' '),
  );
  return [
    `# against ${base}, by ${texts === 'official' ? 'published texts' : 'our wordings'}`,
    ...lines,
    ...gone.map(({ number, concept }) => `- ${number.padEnd(14)} ${'gone'.padEnd(14)}      ${concept}`),
    '',
  ].join('\n');
};
