/** Requests of the page to the server in its worker: answered, told on the way, and called off. */
import { describe, expect, it } from 'vitest';
import { serverIn } from '../../../../server/site/page/rpc.ts';

/** A worker that does nothing: what it was sent, and what it says when it is told to. */
const worker = () => {
  const sent: Record<string, unknown>[] = [];
  let hear: (event: { readonly data: object }) => void = () => undefined;
  const made = {
    postMessage: (message: object) => void sent.push({ ...message }),
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
  };
  return { made, sent, say: (data: object) => hear({ data }) };
};

describe('a request to the server', () => {
  it('is told what is found on the way, and nothing of other requests', async () => {
    const { made, sent, say } = worker();
    const notices: string[] = [];
    const server = serverIn(made, method => void notices.push(method));
    const parts: unknown[] = [];
    const answer = server.ask('explore', { line: 1 }, { onPart: part => parts.push(part) });
    const { id } = sent[0] ?? {};
    expect(sent[0]).toMatchObject({ method: 'explore', params: { line: 1, partialResultToken: id } });
    say({ method: '$/progress', params: { token: id, value: 'a part' } });
    say({ method: '$/progress', params: { token: 'another', value: 'of nobody' } });
    say({ id, result: 'all' });
    expect(await answer).toBe('all');
    say({ method: '$/progress', params: { token: id, value: 'too late' } });
    expect(parts).toEqual(['a part']);
    expect(notices).toEqual([]);
  });

  it('is called off, which the server is told at once', async () => {
    const { made, sent, say } = worker();
    const calling = new AbortController();
    const answer = serverIn(made, () => undefined).ask('explore', {}, { signal: calling.signal });
    const { id } = sent[0] ?? {};
    calling.abort();
    expect(sent[1]).toMatchObject({ method: '$/cancelRequest', params: { id } });
    say({ id, error: { message: 'cancelled' } });
    await expect(answer).rejects.toThrow('cancelled');
  });
});
