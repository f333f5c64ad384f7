/** What the server says at some length, as nodes, with no link but to pages of this site. */
import type { Blocks } from '../../../rules-db/blocks/blocks.ts';
import { htmlOf } from '../../../rules-db/blocks/html.ts';

// Commands are for an editor: their words stay.
const hrefOf = (address: string): string | undefined =>
  /^(https?:|#|[\w-]+\/)/.test(address) && new URL(address, document.baseURI).origin === location.origin
    ? address
    : undefined;

export const saidNode = (said: Blocks): HTMLElement => {
  const node = document.createElement('div');
  node.className = 'said';
  const parsed = new DOMParser().parseFromString(htmlOf(said, hrefOf), 'text/html');
  node.append(...parsed.body.childNodes);
  for (const link of node.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return node;
};
