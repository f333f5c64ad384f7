/** The language on one page: whatever it writes is read, so that who has nothing but the page writes what is read. */
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../engine/language/grammar/parse.ts';
import { readCard } from '../../engine/scenario/names/cards.ts';
import { readLanguagePage } from '../../server/analysis/chat/languagePage.ts';
import { checkFence, fencesOf } from './documents.ts';

const page = readLanguagePage();

/** The forms in the first cells of a section's tables, each with a line of its own. */
const formsIn = (heading: string, of = page): readonly string[] => {
  const [, section = ''] = of.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?`) \|/gm);
  return [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form));
};

const HEAD = 'scenario "A form"\n';
const PLAYERS = `${HEAD}  player Ana\n  player Ben\n`;
const AT_QUARRY = `${PLAYERS}  battlefield Quarry controlled by Ben\n`;
const AT_BASE = `${AT_QUARRY}    Ben: Wall might 3\n    Ben: Soldier might 3\n  battlefield Grove\n  base Ana\n`;
const SCRIPT = `${AT_BASE}    Raider might 5\n    Scout might 1\n  turn Ana\n`;

/** Whether it is read somewhere: where that is, its meaning says. */
const problemsAt = (above: string, form: string): readonly string[] =>
  parseBlock(`${above}    ${form}\n`).problems.map(({ message }) => message);

const PLACES_ON_BOARD = [HEAD, PLAYERS, AT_QUARRY, AT_BASE];

describe('the language on one page', () => {
  it('is short enough to be read with every question, and long enough to write from', () => {
    const words = page.split(/\s+/).length;
    expect(words).toBeLessThan(2500);
    expect(words).toBeGreaterThan(1000);
  });

  it.each(formsIn('The board').filter(form => !form.startsWith('scenario ')))(
    'writes %s as the board is read',
    form => {
      const tried = PLACES_ON_BOARD.map(above => problemsAt(above, form));
      expect(
        tried.some(problems => problems.length === 0),
        tried.flat().join('\n'),
      ).toBe(true);
    },
  );

  it.each(formsIn('The board').filter(form => form.includes('"') && !form.startsWith('scenario ')))(
    'names in %s cards that can be there',
    form => {
      const above = PLACES_ON_BOARD.find(each => problemsAt(each, form).length === 0) ?? '';
      const rest = AT_BASE.slice(above.length);
      const { found } = checkFence(`${above}    ${form}\n${rest}`);
      expect(found.filter(({ code }) => code === 'setup/value' || code === 'name/unknown')).toEqual([]);
    },
  );

  it.each(formsIn('The script'))('writes %s as the script is read', form => {
    expect(problemsAt(form === 'back' ? `${SCRIPT}  what if "x"\n    all pass\n` : SCRIPT, form)).toEqual([]);
  });

  it.each(formsIn('Expectations and questions'))('writes %s as it is read', form => {
    expect(problemsAt(SCRIPT, form)).toEqual([]);
  });

  it.each(formsIn('Cards of your own'))('writes %s as a card is read', form => {
    const isHead = form.startsWith('card ');
    const isOfSpell = /^(?:deal|kill|give|counter|move)\b/.test(form);
    const tree = parseBlock(isHead ? `${form}\n` : `card X ${isOfSpell ? 'spell' : 'unit'}\n  ${form}\n`);
    if (tree.kind !== 'card') throw new Error(`${form} is no card`);
    expect([...tree.problems, ...readCard(tree).problems].map(({ message }) => message)).toEqual([]);
  });

  it('has many forms in each of its tables', () => {
    const counts = ['The board', 'The script', 'Expectations and questions', 'Cards of your own'].map(
      heading => formsIn(heading).length,
    );
    expect(counts.filter(count => count < 15)).toEqual([]);
  });

  it('shows scenarios that pass', () => {
    const fences = fencesOf(page, 'rift');
    expect(fences.length).toBeGreaterThan(2);
    for (const { text } of fences) {
      const { found, statuses } = checkFence(text);
      expect(found.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
      expect(statuses.filter(status => status !== 'passed')).toEqual([]);
    }
  });

  it('would be told of a form that is not read', () => {
    const [form = ''] = formsIn(
      'The script',
      '\n## The script\n\n| line | |\n| --- | --- |\n| `Ana attacks with Raider at` | |\n',
    );
    expect(problemsAt(SCRIPT, form).length).toBeGreaterThan(0);
  });
});
