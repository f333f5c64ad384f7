/** Code actions, and the fixes of refused actions: each does what the example in the comment above it shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REFUSAL_FIXES } from '../../../engine/scenario/fixes/refusals.ts';
import type { CodeActionOffer } from '../../../server/analysis/codeActions/codeAction.ts';
import { CODE_ACTIONS, codeActions, editOfAction } from '../../../server/analysis/codeActions.ts';
import { scenariosOf } from '../../../server/analysis/document/analysis.ts';
import { lineIndex } from '../../../server/analysis/document/lines.ts';
import type { TextEdit } from '../../../server/analysis/values.ts';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';
import { capabilities } from '../../../server/lsp/capabilities.ts';
import { readClient } from '../../../server/lsp/client.ts';
import { fromRoot } from '../../house/support/root.ts';
import { edited } from '../lsp/fixture.ts';
import { workspaceOnDisk } from '../lsp/onDisk.ts';

interface Example {
  readonly file: string;
  /** Of what stands below the comment. */
  readonly name: string;
  /** The text before, `$0` at the cursor. */
  readonly marked: string;
  readonly title: string;
  readonly after: string;
}

const EXAMPLE = / \* ```diff\n(?<diff>(?: \*.*\n)*?) \* ```\n \* (?<title>.*)\n \*\/\nexport const (?<name>\w+)/gu;

const examplesIn = (folder: string): readonly Example[] =>
  readdirSync(fromRoot(folder)).flatMap(file =>
    [...readFileSync(fromRoot(`${folder}/${file}`), 'utf8').matchAll(EXAMPLE)].map(({ groups = {} }) => {
      const { diff = '', title = '', name = '' } = groups;
      const lines = diff.trimEnd().split('\n');
      const without = (mark: '+' | '-'): string =>
        lines
          .map(line => line.slice(' * '.length))
          .filter(line => !line.startsWith(mark))
          .map(line => `${line.slice(2)}\n`)
          .join('');
      return { file: basename(file, '.ts'), name, title, marked: without('+'), after: without('-').replace('$0', '') };
    }),
  );

const ACTIONS = examplesIn('server/analysis/codeActions');
const FIXES = examplesIn('engine/scenario/fixes');

const offerOf = async ({ file, name }: Example): Promise<CodeActionOffer> =>
  (await import(`../../../server/analysis/codeActions/${file}.ts`))[name];

/** The file after the action of that title, as the editor that asks for this kind has it; the titles where none has it. */
const done = async ({ marked, title }: Example, kind: string): Promise<string> => {
  const text = marked.replace('$0', '');
  const name = text.startsWith('---') ? 'example.md' : 'example.rift';
  const { folder, workspace } = workspaceOnDisk({ [name]: text });
  const analysis = await workspace.read(uriOf(`${folder}/${name}`));
  const { reports, context } = analysis;
  for (const block of scenariosOf(analysis))
    await workspace.exploreScenario({ reports, block, context, isWanted: () => true });
  const at = lineIndex(text).positionAt(marked.indexOf('$0'));
  const offered = codeActions(analysis, { range: { start: at, end: at }, only: [kind], resolves: true });
  const action = offered.find(each => each.title === title);
  if (action === undefined) return offered.map(each => each.title).join('\n');
  const edit = action.edit ?? (await editOfAction(workspace, action.data)) ?? { changes: {} };
  const edits: readonly TextEdit[] =
    'changes' in edit ? Object.values(edit.changes).flat() : edit.documentChanges.flatMap(each => each.edits);
  return edited(text, edits);
};

describe('code actions', () => {
  test('have a file each, with an example', async () => {
    expect(ACTIONS.map(({ file, name }) => file === name && name)).toEqual(ACTIONS.map(({ name }) => name));
    expect(new Set(await Promise.all(ACTIONS.map(offerOf)))).toEqual(new Set(CODE_ACTIONS));
  });

  test.each(ACTIONS)('$name: $title', async example => {
    const [kind] = (await offerOf(example)).kinds;
    expect(await done(example, kind)).toBe(example.after);
  });

  test('are of kinds that the server announces', () => {
    const client = readClient({ processId: null, rootUri: null, capabilities: {} }, nodePaths);
    const { codeActionProvider } = capabilities(client);
    const announced = Object(codeActionProvider).codeActionKinds as readonly string[];
    const kinds = CODE_ACTIONS.flatMap(action => action.kinds);
    expect(kinds.filter(kind => !announced.some(each => kind === each || kind.startsWith(`${each}.`)))).toEqual([]);
  });
});

describe('fixes of refused actions', () => {
  test('have a file each, with an example', () => {
    const names = REFUSAL_FIXES.map(({ name }) => name);
    expect(names.filter(name => !FIXES.some(each => each.name === name && each.file === name))).toEqual([]);
  });

  test.each(FIXES)('$name: $title', async example => {
    expect(await done(example, 'quickfix')).toBe(example.after);
  });
});
