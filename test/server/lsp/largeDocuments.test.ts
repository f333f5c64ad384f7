/** What is large is answered by another thread: who asks about another document does not wait for it. No time is measured. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer, type Client, connect } from './rpc.ts';

let client: Client;
beforeAll(async () => {
  client = connect(await bundleServer());
  await client.request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { diagnostic: {} } },
  });
  client.notify('initialized', {});
});
afterAll(async () => await client.stop());

const scenario = (units: string, edition = '1.4'): string => `scenario "Many"
  edition ${edition}
  player Ana
  player Ben
  battlefield Quarry
  battlefield Mill
  base Ana
${units}
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Raider is at Quarry
`;
const open = (uri: string, text: string): void =>
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'rift', version: 1, text } });

const LARGE = {
  'a long text': scenario(Array.from({ length: 2_500 }, (_, at) => `    Soldier${at} might 1`).join('\n')),
  'a short text with many units': scenario(
    Array.from({ length: 25 }, (_, at) => `    100x Soldier${at}x might 1`).join('\n'),
    '1.0, 1.1, 1.2, 1.3, 1.4',
  ),
};

test.each(Object.entries(LARGE))(
  '%s is answered as any other, behind what is asked of other documents',
  async (name, text) => {
    const uri = `untitled:${name}`;
    open(uri, text);
    open('untitled:small', scenario(''));
    const order: string[] = [];
    const told = (document: string) => async () => {
      const { items } = await client.request<{ items: readonly { code: string; severity: number }[] }>(
        'textDocument/diagnostic',
        { textDocument: { uri: document } },
      );
      order.push(document);
      return items.filter(({ severity }) => severity === 1);
    };
    const [large, small] = await Promise.all([told(uri)(), told('untitled:small')()]);
    expect([large, small]).toEqual([[], []]);
    expect(order).toEqual(['untitled:small', uri]);
    const symbols = await client.request<readonly { name: string }[]>('textDocument/documentSymbol', {
      textDocument: { uri },
    });
    expect(symbols.map(each => each.name)).toEqual(['Many']);
    // Once it is small again, it is answered here.
    client.notify('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: scenario('') }],
    });
    expect(await told(uri)()).toEqual([]);
  },
);
