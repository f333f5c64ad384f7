/** Links that a client asks for hold the scenario at the line, and are opened again; what the server answers is registered. */
import { beforeAll, expect, test } from 'vitest';
import { makeWorkspace, type Workspace } from '../../../server/analysis/workspace.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { customAnswers } from '../../../server/lsp/customRequests.ts';
import { openDocuments } from '../../../server/lsp/documents.ts';
import { METHODS } from '../../../server/lsp/methods.ts';
import { BOARD, LINK, OPEN_LINK, type OpenLinkResult } from '../../../server/protocol.ts';

const URI = 'untitled:a.rift';
const TEXT = `# Two of them.
scenario "First"
  player Ana
  player Ben

scenario "Second"
  edition 1.0
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 5 tank
    Ben: Guard might 2
  base Ana
    Raider might 6
  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Ana can assign 6 to Wall
`;

let workspace: Workspace;
const answers = () => customAnswers(workspace, () => undefined);

beforeAll(() => {
  const made = makeWorkspace({
    host: nodeHost,
    documents: openDocuments(),
    load: () => loadToolbox({ kind: 'client' }),
    onFailure: error => {
      throw error;
    },
  });
  made.documents.open({ textDocument: { uri: URI, languageId: 'rift', version: 1, text: TEXT } });
  workspace = made;
});

const linkAt = async (line: number, address?: string): Promise<string> =>
  (await answers()[LINK]({ uri: URI, line, ...(address === undefined ? {} : { address }) }))?.link ?? 'none';

const opened = (link: string): Promise<OpenLinkResult> => answers()[OPEN_LINK]({ link });

test('every request of the client is one that the server listens for', () => {
  const known: ReadonlySet<string> = new Set(METHODS);
  expect(Object.keys(answers()).filter(method => !known.has(method))).toEqual([]);
});

test('a link holds the scenario at the line, and says where it is in it', async () => {
  // Above the first scenario that one is meant.
  expect(await linkAt(0)).toBe(await linkAt(1));
  expect(await opened(await linkAt(2))).toEqual({
    text: 'scenario "First"\n  edition 1.5\n  player Ana\n  player Ben\n',
    line: 2,
    name: 'First',
  });
  expect(await linkAt(7, 'https://example.org/rift')).toMatch(/^https:\/\/example\.org\/rift#1/);
  await expect(linkAt(7, 'nowhere')).rejects.toThrow('address must be an address without a “#”');
});

test('where the newest edition decides otherwise, the answer says so; what is no link is said in a sentence', async () => {
  expect(await opened(await linkAt(17))).toMatchObject({
    name: 'Second',
    line: 12,
    newer: 'It is played by the rules 1.0; by those of 1.5, the newest, it comes out otherwise.',
  });
  expect(await opened('#1abcdefgh')).toEqual({ why: expect.stringMatching(/^This link is not whole/) });
});

test('the board as a picture has its link as a code where that is asked for, and nowhere else', async () => {
  const line = TEXT.split('\n').findIndex(each => each.includes('"Second"'));
  const svg = async (withLink?: string): Promise<string> =>
    (await answers()[BOARD]({ uri: URI, line, colours: 'theme', ...(withLink === undefined ? {} : { withLink }) }))
      ?.svg ?? '';
  expect(await svg()).not.toContain('class="link"');
  const [own, elsewhere] = [await svg(''), await svg('https://example.org/rift')];
  expect(own).toContain('class="link"');
  expect(elsewhere).toContain('class="link"');
  expect(elsewhere).not.toBe(own);
  await expect(svg('javascript:alert(1)')).rejects.toMatchObject({
    message: expect.stringContaining('withLink must be an address without a “#”'),
  });
});
