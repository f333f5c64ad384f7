/** What the server says in Markdown, as nodes: no HTML of anybody's, and no link but to pages of this site. */
import MarkdownIt from 'markdown-it';

const reader = new MarkdownIt({ html: false, linkify: false });
// Commands are for an editor: their words stay.
reader.validateLink = address => /^(https?:|#|[\w-]+\/)/.test(address) && isHere(address);

const isHere = (address: string): boolean => new URL(address, document.baseURI).origin === location.origin;

export const markdownNode = (text: string): HTMLElement => {
  const node = document.createElement('div');
  node.className = 'said';
  const parsed = new DOMParser().parseFromString(reader.render(text), 'text/html');
  node.append(...parsed.body.childNodes);
  for (const link of node.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return node;
};
