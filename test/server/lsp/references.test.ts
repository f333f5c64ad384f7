import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Location } from 'vscode-languageserver';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { type Answers, makeAnswers } from '../../../server/lsp/answers.ts';
import type { OpenWorkspace } from '../../../server/lsp/documents.ts';
import { tokenHistory } from '../../../server/lsp/tokenDelta.ts';
import { workspaceOnDisk } from './onDisk.ts';

const FILES = {
  'a.md': '---\nriftbench: 1.2\n---\nBy rule 443.1.d.3, rules 443.1.d.3 and 442.1; FAQ equal-might.\n',
  'asks for nothing.md': 'By rule 465.2.c.3.\n',
  'b.rift': 'scenario "x"\n  edition 1.4\n  cites 465.2.c.3, faq equal-might\n  # As in 626.1.d.2 (1.0).\n',
  'tr.md': '---\nriftbench: 1.4\n---\nBy TR 703.8 and tournament rule 703.8.\n',
  'tr.rift': 'scenario "x"\n  cites TR 703.8\n  # As in TR 703.8.b.\n',
  'sub/riftbench.json': '{"edition": "1.3", "citations": true}',
  'sub/c.md': 'By [460.2.c.3](x.md).\n',
};

describe('references to a rule', () => {
  let folder = '';
  let workspace: OpenWorkspace;
  let answers: Answers;
  const uri = (name: string): string => uriOf(join(folder, name));

  beforeAll(() => {
    ({ folder, workspace } = workspaceOnDisk(FILES));
    answers = makeAnswers(workspace, () => undefined, { tokens: tokenHistory(), snippets: false });
  });

  const open = (name: string, text: string, languageId = 'markdown') =>
    workspace.documents.open({ textDocument: { uri: uri(name), languageId, version: 1, text } });
  /** `file line:character`, from a position of a document that is open. */
  const found = async (name: string, line: number, character: number): Promise<readonly string[]> => {
    const params = { textDocument: { uri: uri(name) }, position: { line, character }, context: {} };
    const locations = (await answers['textDocument/references'](params, {
      isCancellationRequested: false,
    })) as Location[];
    return locations.map(
      ({ uri: at, range: { start } }) =>
        `${decodeURIComponent(at.slice(uriOf(folder).length + 1))} ${start.line}:${start.character}`,
    );
  };

  it('of another book are found in prose, scripts and comments', async () => {
    open('tr.md', FILES['tr.md']);
    expect(await found('tr.md', 3, 8)).toEqual(['tr.md 3:6', 'tr.md 3:32', 'tr.rift 1:8']);
  });

  it('are found under any number of any edition, in articles, scripts and comments', async () => {
    open('a.md', FILES['a.md']);
    const all = ['a.md 3:8', 'a.md 3:25', 'b.rift 2:8', 'b.rift 3:10', 'sub/c.md 0:4'];
    expect(await found('a.md', 3, 12)).toEqual(all);
    open('b.rift', FILES['b.rift'], 'rift');
    expect(await found('b.rift', 2, 10)).toEqual(all);
    expect(await found('b.rift', 3, 14)).toEqual(all);
  });

  it('are found of an entry, too', async () => {
    expect(await found('a.md', 3, 60)).toEqual(['a.md 3:50', 'b.rift 2:23']);
  });

  it('follow what is open, saved or not, and what changes on disk', async () => {
    open('b.rift', FILES['b.rift'].replace('465.2.c.3', '465.2.c.4'), 'rift');
    writeFileSync(join(folder, 'sub/c.md'), 'Nothing any more.\n');
    open('new.md', '---\nriftbench: 1.4\n---\n465.2.c.3\n');
    expect(await found('a.md', 3, 12)).toEqual(['a.md 3:8', 'a.md 3:25', 'b.rift 3:10', 'new.md 3:0']);
  });

  it('are marked in the document itself', async () => {
    const params = { textDocument: { uri: uri('a.md') }, position: { line: 3, character: 12 } };
    const marks = await answers['textDocument/documentHighlight'](params, { isCancellationRequested: false });
    expect(marks).toMatchObject([{ range: { start: { character: 8 } } }, { range: { start: { character: 25 } } }]);
  });

  it('are none of what the book does not have', async () => {
    open('new.md', '---\nriftbench: 1.4\n---\nrule 999.9\n');
    expect(await found('new.md', 3, 7)).toEqual([]);
  });
});
