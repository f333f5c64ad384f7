/** The documents that are made from the code and the scenarios say nothing that is not so, and leave little open. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matching, namesInCode, namesInComments, partsOf } from '../../scripts/cover/code.ts';
import { made } from '../../scripts/cover/documents.ts';
import { indexes } from '../../scripts/cover/indexes.ts';
import notes from '../../scripts/cover/notes.json' with { type: 'json' };
import { coverage, figures, isOpen } from '../../scripts/cover/page.ts';
import { rulingScenarios, rulingsOf, standing } from '../../scripts/cover/rulings.ts';
import { untrueIn } from '../../scripts/cover/untrue.ts';
import { fromRoot } from '../house/support/root.ts';

const ROOT = fromRoot('.');

/** Rules that nothing in the engine names and no scenario cites. The list may only become shorter. */
const OPEN: readonly string[] = ['746', '752', '762', '803', '827.1.c.3'];

/** How many rules the engine's code names. The number may only become larger. */
const CARRIED_OUT = 244;

describe('a rule that a file names', () => {
  const { code, comments } = partsOf(`
    /** Stunned units (\`stun.no-might\`) and 'combat.damage' in quotes. */
    step(play)?.tell('stun', text); // \`stun.once\`
    const rule = it.isLast ? 'combat.ends' : 'https://example.org'; const name = "'cleanup'";
    refuse({ rules: ['kill', 'gear.played-to'], does: 'draw' });
  `);

  it('is carried out in code where a string of the code is its name', () => {
    expect([...namesInCode(code, true)].sort()).toEqual(['combat.ends', 'gear.played-to', 'kill', 'stun']);
  });

  it('counts without a dot only in rooms of the game', () => {
    expect([...namesInCode(code, false)].sort()).toEqual(['combat.ends', 'gear.played-to']);
  });

  it('is said in a comment where it stands there in backquotes', () => {
    expect([...namesInComments(comments, true)].sort()).toEqual(['stun.no-might', 'stun.once']);
  });
});

describe.each(made(ROOT))('$file', ({ file, text, whole }) => {
  const page = readFileSync(fromRoot(file), 'utf8');

  it('says nothing that is not so: `npm run coverage` makes it anew', () => {
    expect(untrueIn(page, whole)).toEqual([]);
  });

  it('has most of what there is to say', () => {
    const there = new Set(page.split('\n'));
    const lines = text.split('\n');
    expect(lines.filter(line => there.has(line)).length).toBeGreaterThan(lines.length * 0.8);
  });

  it('links to files that there are', () => {
    const targets = [...page.matchAll(/^\[[^\]]+\]: (.+)$|\]\(([^)#]+)\)/gm)].map(([, far, near]) => far ?? near ?? '');
    expect(targets.filter(target => !existsSync(fromRoot(`docs/${target}`)))).toEqual([]);
  });
});

describe('a page that was made', () => {
  const NOW = [
    '# Rules',
    'Of 200 rules, 100 run.',
    '## 140 Units',
    '| 140.1 | `unit` | a unit | with 140: [a.ts], [b.ts], [c.ts] |  | [x.rift], [y.rift] |',
    '**Origins** (3): Defy · Gust · Cleave (1)',
    '## 141 Gear',
    '**Origins** (1): Hex',
  ].join('\n');

  it.each([
    ['as it would be made now', NOW],
    [
      'without what came since',
      NOW.replace(', [b.ts], [c.ts]', ' +1').replace(', [y.rift]', '').replace('Defy · ', ''),
    ],
    ['with counts that are nearly right', NOW.replace('200', '197').replace('100 run', '98 run').replace('(3)', '(2)')],
  ])('is true %s', (_, page) => {
    expect(untrueIn(page, NOW)).toEqual([]);
  });

  it.each([
    ['a file that does not carry it out', '[c.ts]', '[d.ts]'],
    ['a scenario that does not cite it', '[x.rift]', '[z.rift]'],
    ['a file in another column', '|  | [x', '| [a.ts] | [x'],
    ['another number of a rule', '| 140.1', '| 140.2'],
    ['another name', '`unit`', '`unit.type`'],
    ['more than there is', '100 run', '120 run'],
    ['a card of another heading', 'Gust', 'Hex'],
    ['an ability that is held now', 'Cleave (1)', 'Cleave (1, 2)'],
    ['another heading', '141 Gear', '142 Gear'],
  ])('is untrue with %s', (_, said, instead) => {
    expect(untrueIn(NOW.replace(said, instead), NOW)).not.toEqual([]);
  });
});

describe('every rule', () => {
  const all = coverage(ROOT).flatMap(({ covered }) => covered);

  it('is carried out, cited, or has a reason, but for a few', () => {
    expect(all.filter(isOpen).map(({ rule }) => rule.number)).toEqual(OPEN);
    expect(all.length).toBeGreaterThan(1500);
  });

  it('stands in one column of the summary', () => {
    const { rules, code, comment, above, reason, open } = figures(all);
    const scenarioOnly = all.filter(c => c.code.length + c.comments.length === 0 && c.scenarios.length > 0);
    const others = scenarioOnly.filter(c => c.reason === null).length;
    expect(code + comment + above + reason + open + others).toBe(rules);
  });

  it('is carried out in code at least as often as before', () => {
    expect(figures(all).code).toBeGreaterThanOrEqual(CARRIED_OUT);
  });

  it('has a reason only under a name that there is, and that is told of', () => {
    const told = new Set(all.map(({ rule }) => rule.concept));
    expect(Object.keys(notes).filter(name => !matching(name).some(concept => told.has(concept)))).toEqual([]);
  });
});

describe('the indexes of the rulings', () => {
  const all = rulingScenarios(ROOT);
  const rows = indexes(ROOT).flatMap(index => rulingsOf(index, all).map(ruling => ({ index: index.path, ruling })));

  it('name scenarios that there are', () => {
    expect(rows.flatMap(({ index, ruling }) => ruling.unknown.map(name => `${index}: ${name}`))).toEqual([]);
  });

  it('name every scenario', () => {
    const named = new Set(rows.flatMap(({ ruling }) => ruling.scenarios.map(({ path, name }) => `${path}: ${name}`)));
    expect(all.map(({ path, name }) => `${path}: ${name}`).filter(each => !named.has(each))).toEqual([]);
  });

  it('tell where a scenario says that its answer does not hold', () => {
    const quiet = all.flatMap(({ path, name, verdict }) => {
      const said = standing(verdict);
      if (said === 'holds') return [];
      const told = rows.filter(({ ruling }) => ruling.scenarios.some(each => each.path === path && each.name === name));
      return told.some(({ ruling }) => standing(ruling.verdict) !== 'holds') ? [] : [`${path}: ${name}: ${said}`];
    });
    expect(quiet).toEqual([]);
  });

  it.each([
    ['holds in all', 'holds'],
    ['**superseded** since 1.3: the roles go later', 'superseded since 1.3'],
    ['holds in effect; "as many as they like" **contradicts** 347.1.b unless', 'contradicts 347.1.b'],
    ['two showdowns: superseded since 1.3; contradicts 466.5.b.', 'superseded since 1.3; contradicts 466.5.b'],
  ])('%s: %s', (verdict, said) => expect(standing(verdict)).toBe(said));
});
