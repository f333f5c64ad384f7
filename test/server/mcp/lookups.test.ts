/** Sixty questions as players ask them: what the tool itself answers holds the right rule or answer. */
import { expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { answerChat } from '../../../server/analysis/chat/answering.ts';
import { GOLD, type Question } from '../../rules-db/search/measure.ts';

/** Every eighth of the list, from its first on: none is chosen. */
const SIXTY = GOLD.filter((_, at) => at % 8 === 0).slice(0, 60);

interface Found {
  readonly kind: string;
  readonly id: string;
  readonly concept?: string;
}

/** By names that no edition changes, as the list has them. */
const foundFor = async ({ query, edition }: Question): Promise<readonly string[]> => {
  const { data } = await answerChat(
    loadRuleBook(),
    { tool: 'rule', given: { query, edition } },
    { now: () => performance.now(), memory: () => 0 },
  );
  return (data.results as readonly Found[]).map(({ kind, id, concept }) => `${kind} ${kind === 'rule' ? concept : id}`);
};

it('are answered right 95 of 100 times', async () => {
  expect(SIXTY).toHaveLength(60);
  const found = await Promise.all(SIXTY.map(foundFor));
  const missed = SIXTY.filter((question, at) => !found[at]?.some(name => question.expect.includes(name)));
  expect(1 - missed.length / SIXTY.length, missed.map(({ query }) => query).join('\n')).toBeGreaterThanOrEqual(0.95);
});

it('each result has its citation, and whatever somebody answered its standing', async () => {
  for (const question of SIXTY.filter((_, at) => at % 6 === 0)) {
    const { data } = await answerChat(
      loadRuleBook(),
      { tool: 'rule', given: { query: question.query } },
      { now: () => performance.now(), memory: () => 0 },
    );
    for (const { cite, kind, standing } of data.results as readonly {
      cite: string;
      kind: string;
      standing?: string;
    }[]) {
      expect(cite).toMatch(kind === 'rule' ? /^CR [\d.a-z]+ \(1\.\d\)$/ : /\S/);
      if (kind === 'faq' || kind === 'ruling') expect(standing).toMatch(/^(holds|superseded|contradicts)$/);
    }
  }
});
