import { describe, expect, it } from 'vitest';
import { BREACH_CODES, BREACH_CONCEPTS } from '../../engine/game/combat/assignment/judge.ts';
import { BEHAVIOURS } from '../../engine/game/state/behaviours.ts';
import { CLARIFICATIONS } from '../../engine/game/state/clarifications.ts';
import { EDITIONS, PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { asPrinted, behaviours } from '../../engine/game/state/rulesets.ts';
import { book, documents } from './documents.ts';

const page = documents().find(({ file }) => file === 'docs/engine.md')?.text ?? '';

/** `| key: what | concept | value<br>number | … |` */
const rows = [...page.matchAll(/^\| `(\w+)`: ([^|]+) \| `([a-z.-]+)` \| (.+) \|$/gm)].map(
  ([, key = '', about = '', concept = '', cells = '']) => ({ key, about, concept, cells: cells.split(' | ') }),
);

const numbersOf = (concept: string): readonly string[] =>
  EDITIONS.map(edition => book.numbersOf(concept, edition).join(', ') || '–');

const YES_OR_NO: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** `| concept | number | number | … |`, a number for each edition. */
const ROW = new RegExp(`^\\| \`([a-z-]+(?:\\.[a-z-]+)*)\` ((?:\\| [\\d.a-z, –]+ ){${EDITIONS.length}})\\|$`, 'gm');

describe('a number in a table', () => {
  it('is what the rule book gives', () => {
    const shown = documents().flatMap(({ file, text }) =>
      [...text.matchAll(ROW)].map(([, concept = '', cells = '']) => ({ file, concept, cells: cells.trim() })),
    );
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.filter(({ concept, cells }) => cells !== `| ${numbersOf(concept).join(' | ')}`)).toEqual([]);
  });
});

describe('the table of damage assignment', () => {
  it('has every way to be wrong, with the rule that it is cited by', () => {
    const listed = [...page.matchAll(/^\| \[`assign\/([a-z-]+)`\]\([^)]+\) \| [^|]+ \| (.+) \|$/gm)];
    expect(listed.map(([, code, cells]) => `${code}: ${cells}`)).toEqual(
      BREACH_CODES.map(code => `${code}: ${numbersOf(BREACH_CONCEPTS[code][0] ?? '').join(' | ')}`),
    );
  });
});

describe('the table of editions', () => {
  it('has every behaviour that editions differ in', () => {
    expect(rows.map(row => row.key).sort()).toEqual(Object.keys(behaviours('1.4')).sort());
  });

  it('names what each is about, and its rule, as audits do', () => {
    expect(Object.fromEntries(rows.map(({ key, about, concept }) => [key, [about, concept]]))).toEqual(
      Object.fromEntries(Object.entries(BEHAVIOURS).map(([key, rule]) => [key, [rule.about, rule.concepts[0]]])),
    );
  });

  it.each(rows)('says of $key what the engine does, with the number of $concept', ({ key, concept, cells }) => {
    const numbers = numbersOf(concept);
    const does = PLAYED_EDITIONS.map((edition, at) => {
      const value = Object.entries(behaviours(asPrinted(edition))).find(([name]) => name === key)?.[1];
      return `${YES_OR_NO[`${value}`] ?? value}<br>${numbers[at]}`;
    });
    expect(cells).toEqual(does);
  });
});

describe('the table of clarifications', () => {
  it('has each that changes play, with what it changes', () => {
    const listed = [...page.matchAll(/^\| `([a-z-]+)` \| (\d\.\d) \| ([\d-]+) \| `(\w+)` \| (.+) \|$/gm)];
    expect(listed.map(([, ...cells]) => cells)).toEqual(
      CLARIFICATIONS.flatMap(({ id, edition, date, changes }) =>
        Object.entries(changes).map(([behaviour, value]) => [id, edition, date, behaviour, value]),
      ),
    );
  });
});
