import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { definition } from '../../../server/analysis/definition.ts';
import { editionInUse } from '../../../server/analysis/document/editionInUse.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { documentLinks } from '../../../server/analysis/links.ts';
import { cli, folderOf } from '../cli/fixture.ts';
import { edited, type FixtureOptions, fixture, textAt } from './fixture.ts';
import { codeActions, complete, diagnostics } from './inProtocol.ts';

const ARTICLE = `---
riftbench: 1.4
---
# Damage

Lethal damage first (rule 443.1.d.3), see [465.2.c.4](https://example.org/465.2.c.4) and CR 442.1 (1.2).

\`\`\`rift
scenario "x"
  edition 1.2
  player Ana
  player Ben
  # By rule 465.2.c.3 that is so.
  battlefield Quarry
  battlefield Grove
\`\`\`

By FAQ equal-might, rule 465.2.c.3.
`;

const MARKDOWN: FixtureOptions = { markdown: true, uri: 'file:///rulings/a.md' };
const article = (text = ARTICLE, options: FixtureOptions = {}) => fixture(text, { ...MARKDOWN, ...options });

describe('an article that says its edition', () => {
  it('has its citations checked, those in the comments of its scenarios in their edition', () => {
    const { analysis, text } = article();
    expect(
      diagnostics(analysis).map(({ code, range }) => `${range.start.line} ${code} ${textAt(text, range)}`),
    ).toEqual(['5 cite/other-edition 443.1.d.3', '5 cite/meaning-changed 442.1', '12 cite/other-edition 465.2.c.3']);
  });

  it('gets the same from the command line', async () => {
    const { analysis } = article();
    const { out } = await cli(folderOf({ 'a.md': ARTICLE }), ['check', 'a.md', '--format', 'json']);
    const [{ diagnostics: found }] = JSON.parse(out).files;
    expect(found.map(({ code, range, message }: never) => ({ code, range, message }))).toEqual(
      diagnostics(analysis).map(({ code, range, message }) => ({
        code,
        range,
        message: String(message).replace(/ CR [^ ]+ \(1\.4\)$/, ''),
      })),
    );
  });

  it('shows both wordings of a rule that says something different now, each with its page', () => {
    const changed = diagnostics(article().analysis).find(({ code }) => code === 'cite/meaning-changed');
    expect(
      changed?.relatedInformation?.map(({ location, message }) => `${location.uri} ${message.slice(0, 20)}`),
    ).toEqual([
      'riftbench:/1.2/rule/442.1.md CR 442.1 (1.2): A ne',
      'riftbench:/1.4/rule/464.2.md CR 464.2 (1.4): An o',
    ]);
  });

  it('has quick fixes and the safe ones all at once', () => {
    const { analysis, text } = article();
    const all = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const titles = codeActions(analysis, { range: all, diagnostics: [] }).map(({ title }) => title);
    expect(titles).toContain('Change to 465.2.c.3, which is 443.1.d.3 in 1.2');
    const [fixAll] = codeActions(analysis, { range: all, diagnostics: [], only: ['source.fixAll'] });
    const after = edited(text, fixAll?.edit?.changes?.[analysis.source.uri] ?? []);
    expect(after).toBe(
      text.replace('(rule 443.1.d.3)', '(rule 465.2.c.3)').replace('By rule 465.2.c.3', 'By rule 443.1.d.3'),
    );
  });

  it('is what scenarios are run under that name no edition', () => {
    const { analysis } = article('---\nriftbench: 1.2\n---\n```rift\nscenario "x"\n```\n');
    expect(editionInUse(analysis, 4)).toEqual({ editions: ['1.2'], from: 'front matter' });
  });

  it('is told of an edition that there is not', () => {
    const { analysis, text } = article('---\nriftbench: 2.7\n---\n');
    const [problem] = diagnostics(analysis);
    expect(problem).toMatchObject({ code: 'setup/edition', severity: 1 });
    expect(textAt(text, problem?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } })).toBe(
      '2.7',
    );
  });
});

describe('an article that says none', () => {
  const text = 'By rule 443.1.d.3.\n';

  it('is left alone', () => {
    const { analysis } = article(text);
    expect([diagnostics(analysis), documentLinks(analysis)]).toEqual([[], []]);
    expect(hover(analysis, { line: 0, character: 10 })).toBeNull();
  });

  it('is checked where its folder asks for it, in the editor and on the command line', async () => {
    const { analysis } = article(text, { edition: { edition: '1.3', from: 'riftbench.json', citations: true } });
    expect(diagnostics(analysis).map(({ message }) => message)).toEqual([
      'Edition 1.3 has no rule 443.1.d.3; 1.2 has. In 1.3 it is 460.2.c.3.',
    ]);
    const folder = folderOf({ 'a.md': text, 'riftbench.json': '{"edition": "1.3", "citations": true}' });
    expect((await cli(folder, ['check', '.'])).out).toContain('a.md:1:9 warning cite/other-edition Edition 1.3 has no');
    expect((await cli(folder, ['check', 'a.md', '--edition', '1.2'])).out).not.toContain('cite/');
    expect((await cli(folderOf({ 'a.md': text }), ['check', 'a.md'])).out).not.toContain('cite/');
    expect((await cli(folderOf({ 'a.md': text }), ['check', 'a.md', '--citations'])).out).toContain(
      'cite/other-edition',
    );
  });
});

describe('a citation in prose', () => {
  it('shows the rule', () => {
    const { analysis, cursor, text } = article('---\nriftbench: 1.4\n---\nBy CR 443.1.d.3$0 (1.2).\n');
    const shown = hover(analysis, cursor);
    expect(markdownOf(shown?.contents ?? [])).toContain('443.1.d.3 Lethal damage first');
    expect(markdownOf(shown?.contents ?? [])).toContain('465.2.c.3');
    expect(shown?.range && textAt(text, shown.range)).toBe('443.1.d.3');
  });

  it('shows the entry', () => {
    const { analysis, cursor } = article('---\nriftbench: 1.4\n---\nBy FAQ equal-$0might.\n');
    expect(JSON.stringify(hover(analysis, cursor))).toContain('Open the page of this FAQ entry');
  });

  it('leads to the page, but where it leads elsewhere already', () => {
    const { analysis, text } = article();
    expect(documentLinks(analysis).map(({ range, target }) => `${textAt(text, range)} ${target}`)).toEqual([
      '442.1 riftbench:/1.2/rule/442.1.md',
      'equal-might riftbench:/1.4/faq/equal-might.md',
      '465.2.c.3 riftbench:/1.4/rule/465.2.c.3.md',
    ]);
    const { analysis: at, cursor } = article('---\nriftbench: 1.4\n---\nBy [465.$02.c.3](x.md).\n');
    expect(definition(at, cursor)).toMatchObject({ uri: 'riftbench:/1.4/rule/465.2.c.3.md' });
  });

  it('is seen in the comments of a scenario, and checked there where its folder asks for it', () => {
    const text = 'scenario "x"\n  edition 1.2\n  # By rule 443.1.d.$03, not CR 465.2.c.3.\n';
    const { analysis, cursor } = fixture(text);
    expect(JSON.stringify(hover(analysis, cursor))).toContain('Lethal damage first');
    expect(diagnostics(analysis).filter(({ code }) => String(code).startsWith('cite/'))).toEqual([]);
    const { analysis: checked } = fixture(text, { edition: { edition: '1.4', from: 'newest', citations: true } });
    expect(diagnostics(checked).map(({ code }) => code)).toContain('cite/other-edition');
  });
});

describe('completion in an article', () => {
  const offered = (line: string, { before = '', unasked = false } = {}) => {
    const { analysis, cursor, text } = article(`---\nriftbench: 1.4\n---\n${before}${line}`);
    const { items } = complete(analysis, cursor, { snippets: true, unasked });
    const shown = items.map(({ label, textEdit }) => ({ label, textEdit }));
    const [first] = items;
    const after =
      first?.textEdit && 'range' in first.textEdit ? edited(text, [first.textEdit]).split('\n').at(-1) : undefined;
    return { labels: shown.map(({ label }) => label), after, first };
  };

  const rulesIn = (labels: readonly string[]) => labels.filter(label => /^\d/.test(label));

  it('offers the numbers that begin so, in the edition of the article', () => {
    expect(offered('By rule 465.2.c.$0').labels).toContain('465.2.c.3');
    expect(offered('By rule 465.2.c.3$0').labels).toContain('465.2.c.3');
    expect(offered('By CR 443.1.d.$0').labels).toEqual([]);
    expect(offered('By CR $0').labels).toContain('465');
    expect(offered('§$0').labels).toContain('465');
  });

  it('finds rules by words', () => {
    const { labels, first } = offered('See [lethal damage first$0');
    expect(labels[0]).toBe('465.2.c.3');
    // What is typed is no beginning of the number: the client is told that it fits.
    expect(first).toMatchObject({ filterText: 'lethal damage first', detail: 'Lethal damage first' });
    expect(offered('By rule lethal$0').labels.length).toBeGreaterThan(3);
  });

  it('opens behind a bracket: first what the article cites, the nearest first, then what its scenario applied', () => {
    const before = 'By CR 465.2.c.4 and rule 142.4.b.\n\n```rift\nscenario "x"\n  player Ana\n  turn Ana\n```\n';
    const { labels, first } = offered('See [$0', { before, unasked: true });
    expect(labels.slice(0, 3)).toEqual(['142.4.b', '465.2.c.4', '316']);
    expect(first?.detail).toBe('Lethal damage');
    expect(labels.indexOf('000')).toBeGreaterThan(100);
    expect(offered('See ![$0', { before, unasked: true }).labels).toEqual([]);
  });

  it('stays open as a word is begun that says too little yet', () => {
    const { labels, first } = offered('See [l$0]', { before: 'By CR 465.2.c.4.\n' });
    expect(labels).toContain('465.2.c.4');
    expect(first?.filterText).toBe('l');
  });

  it('is there in the comments of a scenario where they are checked', () => {
    const inComment = (citations: true | undefined) => {
      const { analysis, cursor } = fixture('scenario "x"\n  player Ana\n  turn Ana\n  # By [$0', {
        edition: { edition: '1.4', from: 'newest', ...(citations === undefined ? {} : { citations }) },
      });
      return complete(analysis, cursor, { snippets: true, unasked: true }).items.map(({ label }) => label);
    };
    expect(inComment(true)[0]).toBe('316');
    expect(inComment(undefined)).toEqual([]);
  });

  it('writes as the article writes', () => {
    expect(offered('[465.2.c.3$0').after).toBe('[465.2.c.3]');
    expect(offered('[465.2.c.3$0]').after).toBe('[465.2.c.3]');
    const before = 'CR 465.2.c.4 (1.4), CR 465.2.c.5 (1.4).\n';
    expect(offered('CR 465.2.c.3$0', { before }).after).toBe('CR 465.2.c.3 (1.4)');
    expect(offered('[465.2.c.3$0', { before }).after).toBe('[465.2.c.3] (1.4)');
    expect(offered('[465.2.c.3$0]', { before }).after).toBe('[465.2.c.3]');
  });

  it.each(['the rule $0', 'the rule says $0', 'see [what is $0'])('is quiet behind %j unless it is asked', line => {
    expect(rulesIn(offered(line, { unasked: true }).labels)).toEqual([]);
  });

  it.each(['`rule 465.2.$0`', '![465.2.$0', 'a ruler 465.2.$0', 'x[465.2.$0'])('has no rules in %j', line => {
    expect(rulesIn(offered(line).labels)).toEqual([]);
  });

  it('is none where nothing asks for citations', () => {
    const { analysis, cursor } = article('By rule 465.2.c.$0');
    expect(rulesIn(complete(analysis, cursor, { snippets: true }).items.map(({ label }) => label))).toEqual([]);
  });
});
