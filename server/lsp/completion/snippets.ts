/** What statements look like, to be filled in: offered where a line begins, and where such a line can stand. */
import type { Part } from '../../../engine/language/unknown.ts';
import { CompletionItemKind } from '../lsp.ts';
import { type Offer, wordOffer } from './item.ts';
import data from './snippets.json' with { type: 'json' };

interface Snippet {
  readonly label: string;
  /** The word that it stands for: it is offered where that is. */
  readonly word?: string;
  /** The parts of a scenario in which it can stand. */
  readonly parts?: readonly string[];
  readonly detail: string;
  readonly body: readonly string[];
}
const SNIPPETS: readonly Snippet[] = data;

/** A word that begins a statement; those of a set form come whole. */
export const statementOffer = (word: string, order: number): Offer => {
  if (word === 'all') return wordOffer('all pass', order);
  const snippet = SNIPPETS.find(each => each.word === word);
  return snippet === undefined ? wordOffer(word, order) : { ...snippetOffer(snippet, order), insert: word };
};

/** Whole statements for a line in this part of a scenario. Only for clients that fill in snippets. */
export const statementSnippets = (part: Part, order: number): readonly Offer[] =>
  SNIPPETS.flatMap((snippet, index) =>
    snippet.parts?.includes(part) === true ? [snippetOffer(snippet, order + index)] : [],
  );

const snippetOffer = ({ label, detail, body }: Snippet, order: number): Offer => ({
  label,
  kind: CompletionItemKind.Snippet,
  rank: 'plain',
  order,
  detail,
  snippet: body.join('\n'),
});
