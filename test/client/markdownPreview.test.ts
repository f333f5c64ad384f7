/** An article in VS Code's preview, as the preview's own renderer makes it. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { MarkdownIt } from '../../client/markdownPreview/markdownIt.ts';
import { type PreviewAnswers, showScenarios } from '../../client/markdownPreview/plugin.ts';

const Reader = createRequire(import.meta.url)('markdown-it') as new () => MarkdownIt & {
  parse(text: string, environment: object): unknown;
  render(text: string, environment: object): string;
  readonly options: object;
  readonly renderer: { render(tokens: unknown, options: object, environment: object): string };
};

const ARTICLE = `# Tank <first>

Damage goes by 465.2.c.3, and [465.2.c.4](https://example.com) says more; see
\`465.2.c.3\` and 815.1.

- \`\`\`rift
  scenario "A <b>"
    player Ana
  \`\`\`

\`\`\`ts
scenario
\`\`\`
`;

const link = (text: string) => ({ text, href: `editor://page?${text}`, title: `Open ${text}` });
const answers: PreviewAnswers = {
  lines: ARTICLE.split('\n'),
  links: new Map([
    [2, [link('465.2.c.3')]],
    [3, [link('815.1')]],
  ]),
  words: new Map([
    [
      6,
      [
        { character: 2, length: 8, type: 'keyword' },
        { character: 11, length: 7, type: 'string' },
      ],
    ],
  ]),
  scenarios: [
    {
      line: 6,
      name: 'A <b>',
      status: 'passed',
      text: 'passed, 1 of 1 expectations hold',
      answers: [{ line: 7, text: 'No · <465>' }],
    },
  ],
};

const rendered = (known: PreviewAnswers | undefined): string => {
  const reader = new Reader();
  showScenarios(reader, uri => (uri === 'file:///a.md' ? known : undefined));
  // As the preview does: it reads a text without telling of which document it is, and keeps that.
  return reader.renderer.render(reader.parse(ARTICLE, {}), reader.options, { currentDocument: 'file:///a.md' });
};

describe('an article in the preview', () => {
  it('shows what comes of a scenario, above it, with nothing of its name read as a tag', () => {
    expect(rendered(answers)).toContain(
      '<p class="riftbench-verdict riftbench-passed"><span aria-hidden="true">✓</span> <strong>A &lt;b&gt;</strong>: passed, 1 of 1 expectations hold</p>',
    );
  });

  it('colours its words, in a list as well', () => {
    expect(rendered(answers)).toContain(
      '<span class="hljs-keyword">scenario</span> <span class="hljs-string">&quot;A &lt;b&gt;&quot;</span>\n  player Ana',
    );
  });

  it('answers what a line asks behind that line, unless it has changed since', () => {
    const answer = ' <span class="riftbench-answer">No · &lt;465&gt;</span>\n';
    expect(rendered(answers)).toContain(`  player Ana${answer}`);
    expect(rendered({ ...answers, lines: answers.lines.map(line => `${line} `) })).not.toContain('riftbench-answer');
  });

  it('has the margins of other code', () => {
    expect(rendered(answers)).toMatch(/<pre class="hljs"[^>]*><code><div><span class="hljs-keyword">scenario</);
  });

  it('links citations, but none within a link or code', () => {
    const html = rendered(answers);
    expect(html).toContain(
      '<a href="editor://page?465.2.c.3" title="Open 465.2.c.3">465.2.c.3</a>, and <a href="https',
    );
    expect(html).toContain('<code>465.2.c.3</code> and <a href="editor://page?815.1"');
    expect(html.match(/<a /g)).toHaveLength(3);
  });

  it('is as it was before the server has answered, and lines that have changed since have no colours', () => {
    const plain = new Reader().render(ARTICLE, {});
    expect(rendered(undefined)).toBe(plain);
    expect(rendered({ ...answers, lines: answers.lines.map(line => `${line} `) })).toContain(
      'scenario &quot;A &lt;b&gt;&quot;\n',
    );
  });

  it('leaves other fences alone', () => {
    expect(rendered(answers)).toContain('<pre><code class="language-ts">scenario\n</code></pre>');
  });
});
