/** Pages of a site, made of texts: what they say, where their links lead, and that nothing of an author's text becomes HTML. */
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { cardNames } from '../../../rules-db/cards.ts';
import { siteFile } from '../../../rules-db/pages/siteFiles.ts';
import { analyse } from '../../../server/analysis/document/analysis.ts';
import { saidOf } from '../../../server/analysis/document/edition.ts';
import { keepReports } from '../../../server/analysis/document/reports.ts';
import { clientPages } from '../../../server/analysis/pageLinks.ts';
import type { BuiltFile } from '../../../server/site/building/builtFile.ts';
import { addressFrom } from '../../../server/site/building/layout.ts';
import { builtSite } from '../../../server/site/building/site.ts';

const book = loadRuleBook();

const SCENARIO = `scenario "Tank <first>"
  edition 1.5
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Archer might 3
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Ana cannot assign 2 to Wall, 2 to Archer because 467.2.c.3
`;

/** Those of the folder: the rule book's own come after them. */
const built = (texts: Readonly<Record<string, string>>, { address = '', assets = [''] } = {}) => {
  const files = builtSite({
    facts: { title: 'Rulings', ...(address === '' ? {} : { address }) },
    book,
    paths: Object.keys(texts),
    hasAsset: path => assets.includes(path),
    hasPreviews: true,
    analysisOf: path => {
      const text = texts[path] ?? '';
      const markdown = path.endsWith('.md');
      const { blocks } = parseFile(text, { markdown });
      return analyse({ uri: `file:///site/${path}`, version: 1, text, markdown }, blocks, {
        book,
        pages: clientPages,
        edition: { ...saidOf(NEWEST), from: 'newest', citations: true },
        paths: { uriOf: each => `file://${each}` },
        reports: keepReports(runScenario, error => {
          throw error;
        }),
      });
    },
  });
  const found = new Map<string, BuiltFile>();
  for (const file of files) {
    if (file.path.startsWith('book/')) break;
    found.set(file.path, file);
  }
  const textOf = (path: string): string => {
    const file = found.get(path);
    return file !== undefined && 'text' in file ? file.text : '';
  };
  return { found, textOf };
};

describe('a page of a site', () => {
  it('shows a scenario with its boards, what the rules say, how it goes, and a link that holds it', () => {
    const { textOf } = built({ 'tank.rift': SCENARIO });
    const page = textOf('tank.rift.html');
    expect(page).toContain('<h1>Tank &lt;first&gt;</h1>');
    expect(page).toMatch(/<figure class="scenario passed" id="scenario-1-tank-first" data-link="#1/);
    expect(page).toContain('passed, 1 of 1 expectations hold');
    expect(page.match(/<div class="board (begins|ends)">/g)).toHaveLength(2);
    expect(page.match(/<p class="sideways">[^<]*sideways\.<\/p>\s*<div class="board begins">/g)).toHaveLength(1);
    expect(page).toMatch(/<li>No: Ana cannot assign 2 to Wall.*CR 467\.2\.c\.3 \(1\.5\)\.<\/li>/);
    expect(page).toContain('<summary>How it goes</summary>');
    expect(page).toMatch(/<a class="try" href="try\/index\.html#1[\w-]+">/);
    expect(page).toContain('<a href="book/rules/combat.assign.lethal-first.html">');
  });

  it('says of an article what its head says, and leads to other files and to what it cites', () => {
    const { textOf } = built({
      'a/tank.md': `---\nriftbench: 1.5\n---\n# Who is first?\n\nSee CR 467.2.c.3, [the rest](../more.md#end), [board](../tank.rift) and [gone](../gone.md).\n\n\`\`\`rift\n${SCENARIO}\`\`\`\n`,
      'more.md': '# More\n\nMore of it.\n\n## End\n',
      'tank.rift': SCENARIO,
    });
    const page = textOf('a/tank.html');
    expect(page).toContain('<title>Who is first? · Rulings</title>');
    expect(page).toMatch(/<meta name="description" content="See CR 467\.2\.c\.3, the rest/);
    expect(page).not.toContain('riftbench: 1.5');
    expect(page).toMatch(
      /CR <a href="\.\.\/book\/rules\/combat\.assign\.lethal-first\.html" title="rule \(1\.5\)">467\.2\.c\.3<\/a>/,
    );
    expect(page).toContain('<a href="../more.html#end">the rest</a>');
    expect(page).toContain('<a href="../tank.rift.html">board</a>');
    expect(page).toContain(' and gone.');
    expect(page).toContain('<figure class="scenario passed"');
    expect(textOf('more.html')).toContain('<h2 id="end">End</h2>');
  });

  it('has nothing of a text as HTML, and no address but of the web and of the site', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { textOf } = built(
      {
        'x.md': `# ${hostile}\n\n<script>alert(1)</script> [a](javascript:alert(1)) [b](data:text/html,x) ![c](https://example.org/c.png) ![d](d.png) ![e](../../etc/e.png) [f](https://example.org/f)\n`,
        'x.rift': SCENARIO.replace('Tank <first>', hostile.replaceAll('"', '')),
      },
      { assets: ['d.png'] },
    );
    const page = textOf('x.html');
    expect(page).not.toMatch(/<img src=x|<script>|javascript:|data:text/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('<a href="https://example.org/c.png" rel="noopener">c</a>');
    expect(page).toContain('<img src="d.png" alt="d" loading="lazy">');
    expect(page).toMatch(/<\/a> .*<img src="d\.png"[^>]*> e <a href="https:\/\/example\.org\/f" rel="noopener">f<\/a>/);
    expect(textOf('x.rift.html')).not.toContain('<img src=x');
  });

  it('has a picture for previews, and whole addresses where it is known where it will lie', () => {
    const { found, textOf } = built({ 'tank.rift': SCENARIO }, { address: 'https://example.org/r/' });
    expect(found.get('tank.rift.png')?.kind).toBe('preview');
    const page = textOf('tank.rift.html');
    expect(page).toContain('<meta property="og:image" content="https://example.org/r/tank.rift.png">');
    expect(page).toContain('<link rel="canonical" href="https://example.org/r/tank.rift.html">');
    expect(textOf('index.html')).toContain('<link rel="canonical" href="https://example.org/r/">');
  });

  it('tells nothing of the solution of a puzzle before it is unfolded', () => {
    const puzzle = SCENARIO.replace('scenario "Tank <first>"', 'puzzle "Break in"').replace(
      / {2}Ana moves[\s\S]*$/,
      '  goal Ana can force Archer is at Quarry\n  hint "Look."\n\n  solution\n    Ana moves Raider to Quarry\n',
    );
    const page = built({ 'a.rift': puzzle }).textOf('a.rift.html');
    expect(page.match(/<div class="board/g)).toHaveLength(1);
    const open = page.replace(/<details>[\s\S]*?<\/details>/g, '');
    expect(open).toContain('hint');
    expect(open).not.toMatch(/moves|solution/);
    expect(page).toMatch(/<summary>Solution<\/summary>.*moves/s);
    const unsolved = built({ 'a.rift': puzzle.replace(/\n *solution[\s\S]*$/, '') }).textOf('a.rift.html');
    expect(boardOn(page)).toBe(boardOn(unsolved));
  });

  it('takes over the pictures that are shown, and no other', () => {
    const { found } = built({ 'a/x.md': '![d](d.png)' }, { assets: ['a/d.png', 'a/other.png'] });
    expect([...found.values()].filter(({ kind }) => kind === 'asset').map(({ path }) => path)).toEqual(['a/d.png']);
  });

  it('has pictures in files of their own where the page would become heavy', () => {
    const many = Array.from({ length: 12 }, (_, at) => SCENARIO.replace('Tank <first>', `Number ${at}`)).join('\n');
    const { found, textOf } = built({ 'many.rift': many });
    const files = [...found.values()].filter(({ kind }) => kind === 'picture').map(({ path }) => path);
    expect(files.length).toBeGreaterThan(10);
    expect(textOf('many.rift.html')).toContain(`<img src="${files[0]}"`);
    expect(textOf(files[0] ?? '')).toMatch(/^<svg [^>]*>.*prefers-color-scheme:dark/s);
    expect(textOf('many.rift.html').length).toBeLessThan(100_000);
  });

  it('says in the contents how scenarios came out, under what the folder says of itself', () => {
    const wrong = SCENARIO.replace('cannot assign', 'can assign').replace(' because 467.2.c.3', '');
    const { textOf, found } = built({
      'README.md': '# Our league\n\nHello, [more](b/README.md).\n',
      'a.rift': SCENARIO,
      'b/README.md': '# About b\n',
      'b/wrong.rift': wrong,
      'c/index.md': '# About c\n',
      'c/readme.md': '# Not about c\n',
    });
    expect(['b/index.html', 'c/index.html', 'c/readme.html'].filter(path => !found.has(path))).toEqual([]);
    const contents = textOf('index.html');
    expect(contents).toContain('<h1 id="our-league">Our league</h1>');
    expect(contents).toContain('<a href="b/index.html">more</a>');
    expect(contents).toContain('✓ 1 scenario');
    expect(contents).toContain('✗ 1 scenario, 1 failed');
    expect(contents.indexOf('>b</h2>')).toBeGreaterThan(contents.indexOf('a.rift.html'));
  });
});

describe('where pages of the rule book lie', () => {
  it('keeps a rule in one place through all editions in which it says the same', () => {
    const file = (id: string, edition: string) => siteFile(book, { kind: 'rule', id, edition })?.file;
    expect(file('467.2.c.3', '1.5')).toBe('book/rules/combat.assign.lethal-first.html');
    expect(file('465.2.c.3', '1.4')).toBe(file('467.2.c.3', '1.5'));
    expect(file('465.2.c.99', '1.4')).toBeUndefined();
  });

  it('has a place of its own for each wording of each rule, each entry, keyword and card', () => {
    const pages = new Map<string, string>();
    const place = (what: Parameters<typeof siteFile>[1], is: string): void => {
      const file = siteFile(book, what)?.file ?? '';
      expect(file).toMatch(/^book\/[a-z0-9./-]+\.html$/);
      expect(pages.get(file) ?? is).toBe(is);
      pages.set(file, is);
    };
    for (const edition of book.editions)
      for (const id of book.numbers(edition)) {
        const rule = book.rule(id, edition);
        place({ kind: 'rule', id, edition }, `${rule?.concept.id} ${rule?.text}`);
      }
    for (const { kind, id } of book.entries) place({ kind, id, edition: NEWEST }, `${kind} ${id}`);
    for (const id of book.keywords.keys()) place({ kind: 'keyword', id, edition: NEWEST }, id);
    for (const id of cardNames()) place({ kind: 'card', id, edition: NEWEST }, id);
  });

  it('writes addresses from one page to another', () => {
    expect(addressFrom('a/b/c.html', 'a/d e.html')).toBe('../d%20e.html');
    expect(addressFrom('index.html', 'book/index.html')).toBe('book/index.html');
    expect(addressFrom('a/x.html', 'a/y.html')).toBe('y.html');
  });
});

/** The one board of a page. */
const boardOn = (page: string): string | undefined => /<svg[\s\S]*<\/svg>/.exec(page)?.[0];
