/** The scenarios of the rulings, as they are shipped. */
import { describe, expect, it } from 'vitest';
import { PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { judgeRuling } from '../../../server/analysis/rulings/judging.ts';
import { rulingScenario, rulingScenarioIds } from '../../../server/analysis/rulings/rulings.ts';

const book = loadRuleBook();
const ids = rulingScenarioIds();

describe('the scenarios of the rulings', () => {
  it('are found by the names that entries give them', () => {
    expect(ids.length).toBeGreaterThan(300);
    const named = book.entries.flatMap(entry => entry.scenarios ?? []);
    expect(named.filter(id => rulingScenario(book, id) === undefined)).toEqual([]);
    expect(rulingScenario(book, 'community/showdowns: No such one')).toBeUndefined();
    expect(rulingScenario(book, 'nonsense')).toBeUndefined();
    expect(rulingScenario(book, 'constructor: x')).toBeUndefined();
  });

  it('bring the cards that they need, and no mistake of reading', () => {
    const wrong = ids.filter(id => {
      const scenario = rulingScenario(book, id);
      const blocks = parseFile(scenario?.text ?? '').blocks;
      return (
        blocks.filter(({ tree }) => tree.kind === 'scenario').length !== 1 ||
        blocks.some(({ tree }) => tree.problems.length > 0) ||
        scenario?.text.split('\n')[scenario.line]?.startsWith('scenario') !== true
      );
    });
    expect(wrong).toEqual([]);
  });

  it('bring their own comment, and none of another scenario', () => {
    const some = rulingScenario(book, 'community/focus: After a chain, focus goes on from who had it')?.text ?? '';
    expect(some.split('\n').filter(line => line.startsWith('#'))).toEqual([
      "# Community, question 19, nuance: the chain's last item was Ben's, and focus still goes from Ana to Ben.",
    ]);
    const strange = ids.filter(id => {
      const { text, line } = rulingScenario(book, id) ?? { text: '', line: 0 };
      const lines = text.split('\n');
      const above = lines.slice(0, line).toReversed();
      const own = above.findIndex(each => !each.startsWith('#'));
      const others = [...lines.slice(line), ...above.slice(own < 0 ? above.length : own)];
      return others.some(each => each.startsWith('#'));
    });
    expect(strange).toEqual([]);
  });

  it('hold by themselves as they do in their files, in each edition, the newest first', () => {
    const some = ids.filter((_, at) => at % 9 === 0);
    const failing = some.flatMap(id => {
      const scenario = rulingScenario(book, id);
      const judged = scenario === undefined ? [] : judgeRuling(scenario);
      return judged.length === 0 ? [id] : judged.filter(({ holds }) => !holds).map(each => `${id}: ${each.faults}`);
    });
    expect(failing).toEqual([]);
    const first = rulingScenario(book, ids[0] ?? '');
    const editions = (first === undefined ? [] : judgeRuling(first)).map(({ edition }) => edition);
    expect(editions).toEqual(PLAYED_EDITIONS.filter(edition => editions.includes(edition)).toReversed());
  });
});
