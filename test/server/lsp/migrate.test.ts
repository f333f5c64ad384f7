import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnnotatedTextEdit, CodeAction, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { type Answers, makeAnswers } from '../../../server/lsp/answers.ts';
import type { OpenWorkspace } from '../../../server/lsp/documents.ts';
import { tokenHistory } from '../../../server/lsp/tokenDelta.ts';
import { MIGRATE, type MigrateResult } from '../../../server/protocol.ts';
import { fromRoot } from '../../house/support/root.ts';
import { edited } from './fixture.ts';
import { workspaceOnDisk } from './onDisk.ts';

const EXAMPLE = readFileSync(fromRoot('examples/writing/ten-rulings.md'), 'utf8');
const EXPECTED = readFileSync(fromRoot('test/server/cli/ten-rulings-1.4.md'), 'utf8');
const GOING_ON = { isCancellationRequested: false };

describe('a migration in the editor', () => {
  let folder = '';
  let workspace: OpenWorkspace;
  let answers: Answers;
  const uri = (name: string): string => uriOf(join(folder, name));
  const files: Readonly<Record<string, string>> = {
    'ten.md': EXAMPLE,
    'other.md': 'By CR 443.1.d.3 (1.2).\n',
    'b.rift': 'scenario "x"\n  edition 1.2\n  cites 443.1.d.3\n  # CR 443.1.d.4 (1.2)\n',
  };

  beforeAll(() => {
    ({ folder, workspace } = workspaceOnDisk(files));
    answers = makeAnswers(workspace, () => undefined, { tokens: tokenHistory(), snippets: false, resolves: true });
  });

  const migrate = async (params: object): Promise<MigrateResult> =>
    (await answers[MIGRATE](params, GOING_ON)) as MigrateResult;
  const changesIn = (edit: object | null | undefined): readonly TextDocumentEdit[] =>
    ((edit as WorkspaceEdit | null | undefined)?.documentChanges ?? []) as TextDocumentEdit[];

  it('of the workspace is one edit of all files that ask for it, read from the disk', async () => {
    const result = await migrate({ from: '1.2', to: '1.4' });
    expect(changesIn(result.edit).map(({ textDocument }) => textDocument)).toEqual([
      { uri: uri('b.rift'), version: null },
      { uri: uri('ten.md'), version: null },
    ]);
    const [scenario, article] = changesIn(result.edit);
    expect(edited(files['b.rift'] ?? '', (scenario?.edits ?? []) as AnnotatedTextEdit[])).toBe(
      'scenario "x"\n  edition 1.2\n  cites 443.1.d.3\n  # CR 465.2.c.4 (1.4)\n',
    );
    expect(edited(EXAMPLE, (article?.edits ?? []) as AnnotatedTextEdit[])).toBe(EXPECTED);
    expect(result).toMatchObject({ files: 2, moved: 12, changed: 3, gone: 1, unreadable: [] });
    expect(result.lookAt).toContainEqual({
      uri: uri('ten.md'),
      line: 14,
      character: 77,
      message: '442.1 of 1.2 is 464.2 in 1.4, and says something different there.',
      wordings: [expect.stringMatching(/^CR 442\.1 \(1\.2\): /), expect.stringMatching(/^CR 464\.2 \(1\.4\): /)],
    });
  });

  it('is shown in groups before it is made: the client looks at what has to be confirmed', async () => {
    const { edit } = await migrate({ uris: [uri('ten.md')], to: '1.4' });
    const { changeAnnotations = {} } = edit as WorkspaceEdit;
    expect(Object.values(changeAnnotations).map(({ label }) => label)).toEqual([
      'Same meaning',
      'Another meaning: look again',
      'Gone: keeps its number',
      'Stands for several: keeps its number',
      'Edition',
      expect.stringMatching(/^To review: \d+ places$/),
    ]);
    const edits = (changesIn(edit)[0]?.edits ?? []) as AnnotatedTextEdit[];
    // What is not ticked is left out: only the edit that does nothing asks to be.
    const asking = edits.filter(({ annotationId }) => changeAnnotations[annotationId]?.needsConfirmation === true);
    expect(asking.map(({ newText, range }) => [newText, range.start, range.end])).toEqual([
      ['', { line: 0, character: 0 }, { line: 0, character: 0 }],
    ]);
    for (const { annotationId } of edits) expect(changeAnnotations).toHaveProperty(annotationId);
  });

  it('of a file that is named takes an article that asks for nothing', async () => {
    const { edit } = await migrate({ uris: [uri('other.md')], from: '1.2', to: '1.3' });
    expect(edited(files['other.md'] ?? '', (changesIn(edit)[0]?.edits ?? []) as AnnotatedTextEdit[])).toContain(
      'By CR 460.2.c.3 (1.3).',
    );
  });

  it('takes an open file as it is in the editor', async () => {
    const text = '---\nriftbench: 1.2\n---\nBy rule 443.1.d.3.\n';
    workspace.documents.open({ textDocument: { uri: uri('ten.md'), languageId: 'markdown', version: 7, text } });
    const { edit } = await migrate({ uris: [uri('ten.md')], to: '1.4' });
    expect(changesIn(edit)[0]?.textDocument).toEqual({ uri: uri('ten.md'), version: 7 });
    expect(edited(text, (changesIn(edit)[0]?.edits ?? []) as AnnotatedTextEdit[])).toBe(
      '---\nriftbench: 1.4\n---\nBy rule 465.2.c.3.\n',
    );
  });

  it('is offered at a citation of an older edition and at the edition itself, and made when it is chosen', async () => {
    const textDocument = { uri: uri('ten.md') };
    const actionsAt = async (line: number, character: number): Promise<readonly CodeAction[]> => {
      const range = { start: { line, character }, end: { line, character } };
      const params = { textDocument, range, context: { diagnostics: [] } };
      return (await answers['textDocument/codeAction'](params, GOING_ON)) as CodeAction[];
    };
    expect(await actionsAt(3, 1)).toEqual([]);
    const [atEdition] = await actionsAt(1, 12);
    const [action] = await actionsAt(3, 10);
    expect(action).toMatchObject({
      title: 'Migrate the citations of 1.2 in this file to 1.5',
      kind: 'refactor.rewrite',
    });
    expect([atEdition?.title, action?.edit]).toEqual([action?.title, undefined]);
    const resolved = (await answers['codeAction/resolve'](action, GOING_ON)) as CodeAction;
    expect(changesIn(resolved.edit)).toHaveLength(1);
  });

  it('says what cannot be', async () => {
    expect(await migrate({ uris: [uri('no.md')], to: '1.4' })).toMatchObject({
      edit: null,
      files: 0,
      unreadable: [expect.stringContaining('there is no such file')],
    });
    await expect(migrate({ to: '2.7' })).rejects.toThrow('to must be one of 1.0, 1.1, 1.2, 1.3, 1.4');
    await expect(migrate({ to: '1.4', from: 2 })).rejects.toThrow('from must be one of');
    await expect(migrate({ to: '1.4', uris: [1] })).rejects.toThrow('uris must be a list of strings');
  });
});
