import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { cli, folderOf } from './fixture.ts';

const here = folderOf({});

describe('search', () => {
  it('prints a list, and the contract as JSON', async () => {
    const list = await cli(here, ['search', 'lethal', 'damage', 'first', '--limit', '3']);
    expect(list.status).toBe(0);
    expect(list.out).toMatch(/^rule +467\.2\.c\.3 \(1\.5\) {2}/m);
    const { out } = await cli(here, ['search', 'lethal', 'damage', 'first', '--limit', '3', '--json']);
    const { query, results } = JSON.parse(out);
    expect(query).toBe('lethal damage first');
    expect(results).toHaveLength(3);
    for (const result of results)
      expect(Object.keys(result).slice(0, 5)).toEqual(['kind', 'id', 'title', 'edition', 'score']);
  });

  it('looks for the beginning of what is too long, and says so', async () => {
    const { status, err } = await cli(here, ['search', 'a'.repeat(20_000)]);
    expect(status).toBe(1);
    expect(err).toContain('riftbench: Only the first 1,000 characters are looked for.\n');
    const words = await cli(here, ['search', `tank ${' '.repeat(2_000)}`]);
    expect([words.status, words.err]).toEqual([0, '']);
  });

  it('takes no print that is longer than any card', async () => {
    const { status, err } = await cli(here, ['card', '--from-print', 'When I attack, '.repeat(2_000)]);
    expect([status, err]).toEqual([
      2,
      'riftbench: the print has 30,000 characters; 20,000 is the most. Give one card at a time.\n',
    ]);
  });

  it('keeps to kinds and editions', async () => {
    const { out } = await cli(here, ['search', 'stun', '--kind', 'keyword,rule', '--edition', '1.2', '--json']);
    const { results } = JSON.parse(out);
    expect(results.length).toBeGreaterThan(0);
    for (const { kind, edition } of results) {
      expect(['keyword', 'rule']).toContain(kind);
      expect(edition).toBe('1.2');
    }
  });

  it('says which filter it does not know, and that no card is called so', async () => {
    const misread = await cli(here, ['search', 'kind:rulng', 'tank', '--limit', '1']);
    expect([misread.status, misread.err]).toEqual([
      0,
      'riftbench: There is no kind "rulng", so it is ignored. Did you mean kind:ruling?\n',
    ]);
    const { status, err } = await cli(here, ['search', '--card', 'Yasou']);
    expect(status).toBe(1);
    expect(err).toBe(
      'riftbench: No card is called "Yasou". Did you mean card:"Yasuo"?\nriftbench: nothing passes these filters in edition 1.5.\n',
    );
  });

  it('says that nothing was found', async () => {
    const { status, out, err } = await cli(here, ['search', 'qqqzzzxxx', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({ query: 'qqqzzzxxx', edition: '1.5', results: [] });
    expect(err).toMatch(/^riftbench: nothing was found for "qqqzzzxxx" in edition 1\.5\. .+\n$/);
  });
});

describe('search, of entries that do not simply hold,', () => {
  it('says so beside their names, for the edition that was asked', async () => {
    const wrong = await cli(here, ['search', '--standing', 'contradicts', '--limit', '50']);
    expect(wrong.out).toMatch(/^faq +all-units-die {2}.+ {2}\[the source is wrong\]$/m);
    const asked = ['search', '--standing', 'superseded', '--limit', '50', '--edition'];
    expect((await cli(here, [...asked, '1.4'])).out).toMatch(/^ruling +open-showdown-converts .+\[held until 1\.2\]$/m);
    expect((await cli(here, [...asked, '1.2'])).out).toMatch(/^ruling +open-showdown-converts [^[]+$/m);
  });
});

describe('rule', () => {
  it('tells what a rule says, where it stands, and where it stood', async () => {
    const { status, out } = await cli(here, ['rule', 'CR', '467.2.c.3']);
    const [first] = out.split('\n');
    expect(status).toBe(0);
    expect(first).toMatch(/^CR 467\.2\.c\.3 \(1\.5\) {2}\S/);
    expect(out).toMatch(/ > 467 .* > 467\.2\.c/);
    expect(out).toMatch(/Around it\n {2}467\.2\.c\.2 .+\n {2}467\.2\.c\.4 /);
    expect(out).toMatch(/In other editions\n {2}1\.4 {2}465\.2\.c\.3\n {2}1\.3 {2}460\.2\.c\.3/);
  });

  it.each([
    [['CR 443.1.d.3 (1.2)'], /^CR 443\.1\.d\.3 \(1\.2\) {2}/],
    [['CR 465.2.c.3 (1.2)', '--edition', '1.4'], /^CR 465\.2\.c\.3 \(1\.4\) {2}/],
    [['combat.assign.lethal-first', '--edition', '1.2'], /^CR 443\.1\.d\.3 \(1\.2\) {2}/],
    [['combat.assign.lethal-first (1.0)'], /^CR 626\.1\.d\.2 \(1\.0\) {2}/],
  ])('takes %j: a citation with its edition, and the name of a concept', async (words, told) => {
    const { status, out } = await cli(here, ['rule', ...words]);
    expect(out).toMatch(told);
    expect(status).toBe(0);
  });

  it('says which edition there is none of, and where a concept stands that an edition lacks', async () => {
    const unknown = await cli(here, ['rule', 'CR 465.2 (2.7)']);
    expect([unknown.status, unknown.err]).toEqual([2, expect.stringContaining('there is no edition "2.7"')]);
    const lacking = [...loadRuleBook().concepts.keys()].find(
      each => loadRuleBook().numbersOf(each, '1.0').length === 0 && loadRuleBook().numbersOf(each, '1.4').length > 0,
    );
    const { status, err } = await cli(here, ['rule', lacking ?? '', '--edition', '1.0']);
    expect(err).toMatch(/edition 1\.0 has no rule [a-z.-]+\. Elsewhere: .*\S+ in 1\.4/);
    expect(status).toBe(1);
  });

  it('names the nearest number that some edition has, as the search does', async () => {
    const { status, err } = await cli(here, ['rule', '465.2.c.99', '--edition', '1.5']);
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/The nearest that there is is 465\.2\.c\. Elsewhere: in 1\.4/),
    ]);
    const { err: note } = await cli(here, ['search', '465.2.c.99', '--edition', '1.5']);
    expect(note).toContain('The nearest that there is is 465.2.c, shown here.');
  });

  it('leads from a question for changes to the comparison', async () => {
    const { status, out } = await cli(here, ['search', 'what', 'changed', 'since', '1.4']);
    expect([status, out]).toEqual([0, 'diff    1.4 to 1.5  What changed in the rules: riftbench diff 1.4 1.5\n']);
    const { out: json } = await cli(here, ['search', 'changes in 1.3', '--json']);
    expect(JSON.parse(json)).toMatchObject({ compared: { from: '1.2', to: '1.3' }, results: [] });
  });

  it('gives the same as JSON', async () => {
    const { out } = await cli(here, ['rule', '465.2.c.3', '--edition', '1.4', '--json']);
    const about = JSON.parse(out);
    expect(about.concept).toBe(loadRuleBook().conceptOf('465.2.c.3', '1.4'));
    expect(about.editions.map((each: { edition: string }) => each.edition)).toEqual([
      '1.5',
      '1.3',
      '1.2',
      '1.1',
      '1.0',
    ]);
    expect(about.previous.number).toBe('465.2.c.2');
    expect(about.next.number).toBe('465.2.c.4');
  });

  it('names the keyword that it belongs to, and the cards that turn on it', async () => {
    const { out } = await cli(here, ['rule', '424']);
    expect(out).toMatch(/\nKeywords and cards\n {2}Cards: [^;]+; .*and \d+\s+more\n/s);
    expect((await cli(here, ['rule', '815.1'])).out).toContain('\nKeywords and cards\n  Keyword: Tank\n');
    const about = JSON.parse((await cli(here, ['rule', '424', '--json'])).out);
    expect(about.cards).toContain('Zenith Blade');
    expect(about.citedBy.flatMap((each: { scenarios?: string[] }) => each.scenarios ?? []).length).toBeGreaterThan(0);
  });

  it('tells its history, the newest edition first, as JSON too', async () => {
    const { status, out } = await cli(here, ['rule', '452', '--history']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^CR 452 \(1\.5\) {2}Moving contests a battlefield\n\n1\.5 {2}452 {2}Moved; says the same as 1\.4, there 450\.\n(?:.*\n)*\n1\.4 {2}450 {2}Says something different from 1\.3, there 445\.\n/,
    );
    expect(out).toContain('\n1.3  445  Moved; says the same as 1.2, there 428.\n');
    expect(out).toContain('\n1.0  Does not have it.\n');
    const told = JSON.parse((await cli(here, ['rule', '445', '--edition', '1.3', '--history', '--json'])).out);
    expect(told.concept).toBe('move.contests');
    expect(told.history.map((each: { became: string }) => each.became)).toEqual([
      'moved',
      'changed',
      'moved',
      'moved',
      'new',
      'absent',
    ]);
  });

  it('names the FAQ entries and rulings on it', async () => {
    const book = loadRuleBook();
    const entry = book.entries.find(each => each.concepts.some(id => book.numbersOf(id, '1.4').length > 0));
    const number = entry?.concepts.flatMap(id => book.numbersOf(id, '1.4'))[0] ?? '';
    const { out } = await cli(here, ['rule', number, '--edition', '1.4']);
    expect(out).toContain(`${entry?.kind} ${entry?.id}: `);
  });

  it.each([
    ['443.1.d', /no rule 443\.1\.d\. Elsewhere: in 1\.2 it is "[^"]+" \(465\.2\.c in 1\.4\)/],
    ['465.2.c.33', /no rule 465\.2\.c\.33\. Near it: 465\.2\.c, 465\.2\.c\.9, 465\.2\.c\.10, /],
    ['999.9', /no rule 999\.9\. The rules of 1\.4 go from \d{3} to \d{3}\.\n$/],
  ])('%s: says what there is instead', async (number, told) => {
    const { status, out, err } = await cli(here, ['rule', number, '--edition', '1.4']);
    expect(err).toMatch(told);
    expect(out).toBe('');
    expect(status).toBe(1);
  });
});

describe('diff', () => {
  it('tells what changed in a section, for people and as JSON', async () => {
    const { status, out } = await cli(here, ['diff', '1.3', '1.4', '465.2']);
    expect(status).toBe(0);
    expect(out).toMatch(/^Core rules 1\.3 and 1\.4, 465\.2\n/);
    expect(out).toMatch(/New in 1\.4 \(\d+\)\n(?:.*\n)* {2}465\.2\.c\.5 /);
    expect(out).toMatch(/ {2}460\.2\.c\.5 is 465\.2\.c\.6 /);
    const { out: json } = await cli(here, ['diff', '1.3', '1.4', '465.2', '--json']);
    const found = JSON.parse(json);
    expect(found).toMatchObject({ from: '1.3', to: '1.4', section: '465.2' });
    expect(found.added.map((rule: { number: string }) => rule.number)).toContain('465.2.c.5');
  });

  it.each([
    ['diff 1.3', /diff needs two editions/],
    ['diff 1.3 1.3', /two different editions, not 1\.3 twice/],
    ['diff 1.3 1.9', /no edition "1\.9"/],
    ['diff 1.3 1.4 combat', /"combat" is not a rule number/],
  ])('"%s" ends with status 2 and one line', async (line, message) => {
    const { status, err } = await cli(here, line.split(' '));
    expect([status, err.trim().split('\n').length]).toEqual([2, 1]);
    expect(err).toMatch(message);
  });

  it('says so where a number is another rule in each edition', async () => {
    const { out } = await cli(here, ['diff', '1.3', '1.4', '466']);
    expect(out).toMatch(/^Core rules 1\.3 and 1\.4: 466 in 1\.4 and 466 in 1\.3, different rules\n/);
    expect((await cli(here, ['diff', '1.0', '1.4', '000'])).out).toMatch(/^Core rules 1\.0 and 1\.4, 000\n/);
  });

  it('says where neither edition has the section', async () => {
    const { status, err } = await cli(here, ['diff', '1.3', '1.4', '999.9']);
    expect(status).toBe(1);
    expect(err).toMatch(
      /neither edition 1\.3 nor 1\.4 has a rule 999\.9\. The rules of 1\.4 go from \d{3} to \d{3}\.\n$/,
    );
  });
});

describe('ruling', () => {
  it('tells an entry by its name, of either kind', async () => {
    const { status, out } = await cli(here, ['ruling', 'equal-might']);
    expect(status).toBe(0);
    expect(out).toMatch(/^faq equal-might\n/);
    expect(out).toContain('\nRules\n  CR 467 (1.5)  Combat damage step\n');
    expect((await cli(here, ['ruling', 'faq', 'equal-might'])).out).toBe(out);
    expect((await cli(here, ['ruling', 'ruling', 'equal-might'])).status).toBe(1);
  });

  it('opens a rule by a number with its edition in words', async () => {
    const { out } = await cli(here, ['rule', '443.1.d.3 (1.2)']);
    expect(out).toMatch(/^CR 443\.1\.d\.3 \(1\.2\) /);
    for (const asked of ['443.1.d.3 in 1.2', 'rule 443.1.d.3 in edition 1.2', 'rule 443.1.d.3 of 1.2'])
      expect((await cli(here, ['rule', asked])).out).toBe(out);
  });

  it('says that nothing was run where no scenario tests it', async () => {
    const { status, out } = await cli(here, ['ruling', 'erratum-elnuk-herd', '--run']);
    expect(status).toBe(0);
    expect(out).toMatch(/\n\nNo scenario tests it, so nothing was run\.\n$/);
    expect((await cli(here, ['ruling', 'equal-might', '--run'])).out).not.toContain('nothing was run');
  });

  it('tells the answer by the rules first where the source is wrong', async () => {
    const { out } = await cli(here, ['ruling', 'all-units-die']);
    expect(out).toMatch(
      /\n {2}By the rules: Nobody[\s\S]+\n\n {2}The source says otherwise and is wrong\. The summary/,
    );
    expect(out).toContain('\nThe rules that decide against the source\n');
    expect(out).not.toMatch(/Holds in no edition|What says otherwise/);
  });

  it('gives the same as JSON, with the numbers of the edition asked for', async () => {
    const about = JSON.parse((await cli(here, ['ruling', 'equal-might', '--edition', '1.2', '--json'])).out);
    expect(about).toMatchObject({ kind: 'faq', id: 'equal-might', standing: 'holds' });
    expect(about.source).toMatchObject({ id: 'combat-units-faq', by: 'publisher' });
    expect(about.rules[0]).toEqual({
      concept: 'combat.damage',
      number: loadRuleBook().numbersOf('combat.damage', '1.2')[0],
      title: expect.any(String),
    });
    expect(about.scenarios[0]).toEqual({ id: expect.stringMatching(/^faq\/combat: /), editions: expect.any(Array) });
  });

  it('runs its scenarios in each of their editions', async () => {
    const { status, out } = await cli(here, ['ruling', 'equal-might', '--run', '--json']);
    const { scenarios } = JSON.parse(out);
    expect(status).toBe(0);
    for (const { editions, results } of scenarios)
      expect(results).toEqual(editions.map((edition: string) => ({ edition, holds: true, faults: [] })));
    expect((await cli(here, ['ruling', 'equal-might', '--run'])).out).toMatch(/\n {4}1\.4 {2}passed\n/);
  });

  it('tells what is near to a name that is none, and to words', async () => {
    const misspelt = await cli(here, ['ruling', 'equl-might']);
    expect(misspelt.status).toBe(1);
    expect(misspelt.err).toMatch(/^riftbench: no FAQ entry or ruling is called "equl-might"\. Near it: equal-might, /);
    const words = await cli(here, ['ruling', 'hidden', 'blade', 'repeat']);
    expect(words.err).toMatch(/Near it: hidden-blade-repeated-same-unit, /);
    const spaced = await cli(here, ['ruling', 'Gangplank', 'stupefy']);
    expect([spaced.status, spaced.out]).toEqual([0, expect.stringContaining('faq gangplank-stupefy')]);
    expect((await cli(here, ['ruling'])).status).toBe(2);
  });
});

describe('a rule of another book', () => {
  it('is told with its penalty, what is under it and what it leads to', async () => {
    const { status, out } = await cli(here, ['rule', 'TR 702.9']);
    expect(status).toBe(0);
    expect(out).toMatch(/^TR 702\.9 \(2026-10-09\) {2}Mispayment for cost\nTournament rules > 700 /);
    expect(out).toContain('\n  Penalty: Warning\n');
    expect(out).toMatch(/\nSee also\n {2}CR 201 {2}Costs\n/);
    const { out: json } = await cli(here, ['rule', 'tr702.9', '--json']);
    expect(JSON.parse(json)).toMatchObject({ book: 'TR', number: '702.9', date: '2026-10-09', penalty: ['warning'] });
  });

  it('is told where its number is asked for as one of the core rules', async () => {
    const { status, err } = await cli(here, ['rule', '702.9']);
    expect(status).toBe(1);
    expect(err).toContain('edition 1.5 has no rule 702.9. There is TR 702.9: riftbench rule "TR 702.9". Near it: 702');
  });

  it('that is none is told with the one above it', async () => {
    expect(await cli(here, ['rule', 'TR', '703.8.z'])).toEqual({
      status: 1,
      out: '',
      err: 'riftbench: the tournament rules of 2026-10-09 have no rule 703.8.z. Above it is TR 703.8.\n',
    });
  });

  it('is told in an older edition, and through all of them', async () => {
    const { out } = await cli(here, ['rule', 'TR 509.5 (2026-07-16)']);
    expect(out).toMatch(/^TR 509\.5 \(2026-07-16\) {2}Not to learn something\n/);
    expect(out).toContain('In other editions\n  2026-10-09  509.7  says the same\n');
    const history = await cli(here, ['rule', 'TR 703.4.c.4.a', '--history']);
    expect(history.out).toMatch(
      /^2026-10-09 {2}703\.4\.c\.4\.a {2}Says something different from 2026-07-16, there 703\.4\.b\.4\.b\.$/m,
    );
    const unknown = await cli(here, ['rule', 'TR 509.5 (2025-01-01)']);
    expect(unknown).toMatchObject({
      status: 1,
      err: expect.stringContaining('the editions are those of 2026-07-16 and 2026-10-09'),
    });
    const moved = await cli(here, ['rule', 'TR 703.4.b.5']);
    expect(moved.err).toContain('What it is in those of 2026-07-16 is 703.4.d.');
  });

  it('is compared from one edition to the other', async () => {
    for (const words of [
      ['2026-07-16', '2026-10-09', '509'],
      ['TR', '2026-07-16', '2026-10-09', '509'],
    ]) {
      const { status, out } = await cli(here, ['diff', ...words]);
      expect(status).toBe(0);
      expect(out).toMatch(/^Tournament rules 2026-07-16 and 2026-10-09, 509\n/);
      expect(out).toContain('New in 2026-10-09 (6)');
      expect(out).toMatch(/^ {2}509\.5 is 509\.7/m);
    }
    const json = JSON.parse((await cli(here, ['diff', 'TR', '2026-10-09', '2026-07-16', '--json'])).out);
    expect(json).toMatchObject({ book: 'TR', from: '2026-10-09', to: '2026-07-16' });
    expect((await cli(here, ['diff', '2026-07-16', '1.4'])).status).toBe(2);
  });

  it('has its book and the table of infractions beside it', async () => {
    expect((await cli(here, ['rule', 'TR'])).out).toMatch(/^Tournament rules \(2026-10-09\)\n\n000 {2}Golden Rule\n/);
    const { out } = await cli(here, ['rule', 'TR', 'penalties']);
    expect(out).toMatch(/^ {2}703\.2 +Slow play +Warning$/m);
    expect(out).toMatch(/^ {4}703\.8\.c +Match Loss: After ten minutes$/m);
  });

  it.each([
    ['player is late for the round', 'TR 703.8'],
    ['marked cards penalty', 'TR 703.6'],
    ['drew an extra card', 'TR 702.12'],
    ['slow play', 'TR 703.2'],
    ['TR slow play', 'TR 703.2'],
    ['tournament rule 703.2', 'TR 703.2'],
  ])('is found by %s', async (words, id) => {
    const { out } = await cli(here, ['search', words, '--limit', '3', '--json']);
    expect(JSON.parse(out).results[0]).toMatchObject({ kind: 'book', id });
  });

  it('is left out where other kinds are asked for', async () => {
    const { out } = await cli(here, ['search', 'slow play', '--kind', 'rule,faq', '--json']);
    const { results } = JSON.parse(out) as { readonly results: readonly { readonly kind: string }[] };
    expect(results.filter(({ kind }) => kind === 'book')).toEqual([]);
  });
});

describe('diff with an edition that is not played yet', () => {
  it('says what it has changed, added and dropped', async () => {
    const { status, out } = await cli(folderOf({}), ['diff', '1.4', '1.5']);
    expect(status).toBe(0);
    expect(out).toMatch(/\n {2}323\.6 .*\(323\.7 in 1\.4\)\n/);
    expect(out).toMatch(/\nNew in 1\.5 \(1\d\d\)\n/);
    expect(out).toMatch(/\n {2}832\.1\.c /);
  });
});
