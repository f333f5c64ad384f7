import { describe, expect, it } from 'vitest';
import { fileNameFor } from '../../client/commands/fileName.ts';
import { withCommandLinks } from '../../client/pages/commandLinks.ts';
import { pageHtml } from '../../client/pages/html.ts';
import { largeHtml } from '../../client/pages/large.ts';
import { paragraphAt } from '../../client/pages/scroll.ts';
import { makeTrail } from '../../client/pages/trail.ts';
import { diffPageUri, newestEdition, readPageUri, resolvePageLink, rulePageUri } from '../../client/pages/uris.ts';
import { heading, lineOf, linked, together } from '../../rules-db/blocks/making.ts';

describe('the document of a page', () => {
  const page = {
    title: 'Lethal <first>',
    citation: 'CR 465.2.c.3 (1.4)',
    blocks: together(heading(1, 'Lethal'), linked('next', 'riftbench:/1.4/rule/466.md')),
  };
  const html = pageHtml('riftbench:/1.4/rule/465.2.c.3.md', page, 'abc');

  it('has a policy that allows its own style and script, and nothing else', () => {
    expect(html).toContain(`content="default-src 'none'; style-src 'nonce-abc'; script-src 'nonce-abc'"`);
    expect(html).toContain('<style nonce="abc">');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script nonce="abc">']);
    expect(html).not.toMatch(/https?:|style="/);
  });

  it('opens as far down as it was left', () => {
    expect(html).toContain('scrollTo(0, editor.getState()?.top ?? 0)');
    expect(pageHtml('riftbench:/1.4/rule/466.md', page, 'abc', { top: 812.4 })).toContain('?.top ?? 812)');
  });

  it('of how a scenario goes opens at the line that is asked for, or the last above it', () => {
    const story = { ...page, lines: [9, 10, 12, 18, 14] };
    expect([8, 9, 11, 14, 40, undefined].map(line => paragraphAt(story, line))).toEqual([
      undefined,
      0,
      1,
      4,
      3,
      undefined,
    ]);
    expect(paragraphAt(page, 9)).toBeUndefined();
    expect(pageHtml('riftbench:/1.4/story/a.md', page, 'abc', { paragraph: 4 })).toContain('const paragraph = 4;');
  });

  it('tells its edition, kind and citation, escaped', () => {
    expect(html).toContain('<title>Lethal &lt;first&gt;</title>');
    expect(html).toContain('>Rule</span>');
    expect(html).toContain('Core rules 1.4');
    expect(html).toContain('CR 465.2.c.3 (1.4)');
  });

  it('links to scenarios and to places in files by commands of their own', () => {
    const open = linked('Open', 'riftbench:/1.4/open/faq/a%3A%20b.md');
    const blocks = together(lineOf`${open} ${linked('x', 'file:///a.rift#L3')} ${linked('y', 'file:///a.rift')}`);
    const shown = pageHtml('riftbench:/1.4/faq/a.md', { ...page, blocks }, 'abc');
    expect(shown).toContain(`command:riftbench.openScenario?${encodeURIComponent('["faq/a: b"]')}`);
    expect(shown).toContain(`command:riftbench.openPlace?${encodeURIComponent('["file:///a.rift#L3"]')}`);
    expect(shown).toMatch(/<\/a> y<\/p>/);
  });

  it('keeps addresses as they are, however often an editor decodes a link', () => {
    const uri = 'riftbench:/1.4/scenario/a%3A%20Who%3F%20100%25.md';
    const shown = pageHtml('riftbench:/1.4/faq/a.md', { ...page, blocks: together(linked('Run', uri)) }, 'abc');
    let args = /command:riftbench\.openPage\?([^"]+)/.exec(shown)?.[1] ?? '';
    for (let times = 0; times < 3; times++) {
      args = decodeURIComponent(args);
      expect(JSON.parse(args)).toEqual([uri]);
    }
  });

  it('begins with where it stands, and has none of that where the title comes first', () => {
    const placed = pageHtml(
      'riftbench:/1.4/rule/1.md',
      { ...page, blocks: together('Core rules › 300', page.blocks) },
      'abc',
    );
    expect(placed).toContain(
      '<nav class="path" aria-label="Place in the rule book">Core rules › 300</nav>\n<h1 id="lethal">',
    );
    expect(html).not.toContain('class="path"');
  });

  it('links by commands', () => {
    const args = encodeURIComponent(JSON.stringify(['riftbench:/1.4/rule/466.md']));
    expect(html).toContain(`href="command:riftbench.openPage?${args.replaceAll("'", '&#39;')}"`);
  });
});

describe('the trail of pages', () => {
  it('goes back and forward, and forgets what lay ahead of a new page', () => {
    const trail = makeTrail();
    expect([trail.back(), trail.forward(), trail.canGoBack(), trail.canGoForward()]).toEqual([
      undefined,
      undefined,
      false,
      false,
    ]);
    for (const uri of ['a', 'b', 'b', 'c']) trail.visit(uri);
    expect(trail.back()?.uri).toBe('b');
    trail.visit('b');
    expect(trail.canGoForward()).toBe(true);
    expect(trail.back()?.uri).toBe('a');
    expect(trail.back()).toBeUndefined();
    expect(trail.forward()?.uri).toBe('b');
    trail.visit('d');
    expect(trail.canGoForward()).toBe(false);
    expect([trail.back()?.uri, trail.back()?.uri]).toEqual(['b', 'a']);
  });

  it('knows how far each page was scrolled when it was left, also one that was come by twice', () => {
    const trail = makeTrail();
    trail.visit('a');
    trail.scrolled('a', 300);
    trail.scrolled('elsewhere', 9);
    trail.visit('b');
    trail.visit('a');
    trail.scrolled('a', 20);
    trail.visit('c');
    expect([trail.back(), trail.back(), trail.back()]).toEqual([
      { uri: 'a', top: 20 },
      { uri: 'b', top: 0 },
      { uri: 'a', top: 300 },
    ]);
    expect(trail.forward()).toEqual({ uri: 'b', top: 0 });
  });

  it('has an end', () => {
    const trail = makeTrail();
    for (let each = 0; each < 500; each++) trail.visit(`${each}`);
    let steps = 0;
    while (trail.back() !== undefined) steps++;
    expect(steps).toBeLessThan(200);
    expect(trail.canGoBack()).toBe(false);
  });
});

describe('addresses of pages', () => {
  it('are read back', () => {
    expect(readPageUri(rulePageUri('1.4', '465.2.c.3'))).toEqual({ edition: '1.4', kind: 'rule', id: '465.2.c.3' });
    expect(readPageUri('riftbench:/1.4/faq/equal-might.md')).toEqual({
      edition: '1.4',
      kind: 'faq',
      id: 'equal-might',
    });
    expect(readPageUri('file:///1.4/faq/equal-might.md')).toBeUndefined();
    expect(readPageUri('riftbench:/1.4/faq/%E0%A4%A.md')?.id).toBe('%E0%A4%A');
  });

  it('may be of two editions, and of names with slashes', () => {
    expect(readPageUri(diffPageUri('1.3', '1.4', '465.2'))).toEqual({
      edition: '1.3..1.4',
      kind: 'diff',
      id: '465.2',
    });
    expect(readPageUri(diffPageUri('1.3', '1.4', ''))?.id).toBe('all');
    expect(readPageUri('riftbench:/1.4/scenario/faq/combat%3A%20One%20left.md')?.id).toBe('faq/combat: One left');
  });

  it.each([
    ['1.3..1.4', '1.4'],
    ['1.10..1.9', '1.10'],
    ['1.2', '1.2'],
  ])('of %s goes by %s where one edition is needed', (said, newest) => {
    expect(newestEdition(said)).toBe(newest);
  });

  it.each([
    ['riftbench:/1.3/rule/460.md', { to: 'page', uri: 'riftbench:/1.3/rule/460.md' }],
    ['../faq/tie.md', { to: 'page', uri: 'riftbench:/1.4/faq/tie.md' }],
    ['466.md', { to: 'page', uri: 'riftbench:/1.4/rule/466.md' }],
    ['riftbench:/1.4/open/faq/combat%3A%20One%20left.md', { to: 'scenario', id: 'faq/combat: One left' }],
    ['file:///home/a%20b/c.rift#L12', { to: 'file', uri: 'file:///home/a%20b/c.rift#L12' }],
    ['file:///etc/passwd', undefined],
    ['https://example.com/1.4/rule/466.md', undefined],
    ['//example.com/1.4/rule/466.md', undefined],
    ['command:workbench.action.quit', undefined],
    ['#part', undefined],
    ['../../../../x', undefined],
  ])('a link to %s leads to %j', (target, found) => {
    expect(resolvePageLink('riftbench:/1.4/rule/465.2.c.3.md', target)).toEqual(found);
  });

  it('become commands in hovers, other links stay', () => {
    expect(withCommandLinks('[a](riftbench:/1.4/rule/1.md), [b](file:///x)')).toBe(
      '[a](command:riftbench.openPage?%5B%22riftbench%3A%2F1.4%2Frule%2F1.md%22%5D), [b](file:///x)',
    );
    const written = 'named \\[a\\](riftbench:/1.4/rule/1.md)';
    expect(withCommandLinks(written)).toBe(written);
  });
});

it('a text in large type has a paragraph for each line, and loads nothing', () => {
  const html = largeHtml('Verdict', 'No: 7 < 8.\n\nCR 465.2.c.4 (1.4)', 'abc');
  expect(html).toContain('<p>No: 7 &lt; 8.</p>\n<p>CR 465.2.c.4 (1.4)</p>');
  expect(html).toContain("default-src 'none'; style-src 'nonce-abc'");
  // Several times the size of the editor's own type, on a screen of any width.
  expect(html).toMatch(/font-size: max\(4vmin, 2em\)/);
});

it.each([
  ['After a chain, focus goes on from who had it', 'after-a-chain-focus-goes-on-from-who-had-it'],
  ['"Tank" first: A/B?', 'tank-first-a-b'],
  ["The turn player's", 'the-turn-players'],
  ['Évelynn', 'evelynn'],
  ['!', 'scenario'],
  ['x'.repeat(80), 'x'.repeat(60)],
  [`${'word '.repeat(15)}`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
])('the file of %j is called %s', (title, name) => expect(fileNameFor(title)).toBe(name));
