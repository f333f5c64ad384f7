/** What a statement looks like, to be filled in: offered where a line begins. `<1:Ana>` is a place to fill in. */
import { CompletionItemKind } from '../lsp.ts';
import { type Offer, wordOffer } from './item.ts';

/** A word that begins a statement; those of a set form come whole. */
export const statementOffer = (word: string, order: number): Offer => {
  if (word === 'all') return wordOffer('all pass', order);
  const snippet = SNIPPETS[word];
  if (snippet === undefined) return wordOffer(word, order);
  return { label: word, kind: CompletionItemKind.Snippet, rank: 'plain', order, snippet };
};

const fillIn = (template: string): string => template.replace(/<(\d[^>]*)>/g, (_, stop: string) => `$\{${stop}}`);

const SCENARIO = `scenario "<1:What it shows>"
  player <2:Ana>
  player <3:Ben>

  battlefield "<4:Old Quarry>" controlled by $3
    $3: <5:Wall> might <6:3>
  base $2
    <7:Raider> might <8:4>

  turn $2
  $2 moves $7 to "$4"
  all pass
  expect $0
`;

const SNIPPETS: Readonly<Record<string, string>> = {
  scenario: fillIn(SCENARIO),
  mode: fillIn('mode <1|duel,match,skirmish,war,magma chamber|>'),
  battlefield: fillIn('battlefield "<1:Name>" controlled by $0'),
};
