import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll, openUntitled, until } from '../support.ts';

const ARTICLE = `---
riftbench: 1.4
---

A tank comes first, by rule 815.1.c.2.

\`\`\`rift
scenario "Passing"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  battlefield Grove
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  expect Raider is at Quarry
\`\`\`
`;

describe('the preview of an article', () => {
  afterEach(closeAll);

  it('has colours, what comes of the scenario, and citations as links', async () => {
    const document = await openUntitled(ARTICLE, 'md');
    // The command of the preview itself: what it shows.
    const html = await until('the server has answered, and the preview shows it', async () => {
      const shown = await vscode.commands.executeCommand<string>('markdown.api.render', document);
      // Links come with the rendering after: what is rendered at once is kept with the words that it had before.
      return shown.includes('riftbench-verdict') && shown.includes('riftbench.riftbench/page?') ? shown : undefined;
    });
    assert.match(html, /<p class="riftbench-verdict riftbench-passed">.*<strong>Passing<\/strong>/);
    assert.match(html, /<span class="hljs-keyword">scenario<\/span>/);
    assert.match(html, /<a href="[^"]+riftbench\.riftbench\/page\?riftbench[^"]+815\.1\.c\.2[^"]*"/);
  });
});
