/** One rule through all editions: what `rule --history` prints. */
import { citationOf } from '../../../rules-db/citation.ts';
import { becameText, historyOf, type InEdition } from '../../../rules-db/history.ts';
import type { RuleBook, RuleInEdition } from '../../../rules-db/types.ts';
import type { Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';

export interface AboutHistory extends Pick<RuleInEdition, 'prefix' | 'number' | 'edition' | 'title'> {
  readonly concept: string;
  /** The newest edition first. */
  readonly history: readonly InEdition[];
}

export const aboutHistory = (
  book: RuleBook,
  { prefix, concept, edition, number, title }: RuleInEdition,
): AboutHistory => ({
  ...(prefix === undefined ? {} : { prefix }),
  number,
  edition,
  concept: concept.id,
  title,
  history: historyOf(book, concept),
});

export const historyText = ({ title, history, ...rule }: AboutHistory, width: number, paint: Paint): string => {
  const paragraph = (text: string): string =>
    wrap(text, width - 4)
      .map(line => `    ${line}\n`)
      .join('');
  const rows = history.map((each, at) => {
    const above = history.slice(0, at).findLast(({ text }) => text !== undefined)?.text;
    const numbers = each.numbers.length === 0 ? '' : `  ${each.numbers.join(', ')}`;
    return [
      `${paint('bold', each.edition)}${paint('cyan', numbers)}  ${becameText(history, at)}\n`,
      each.text === undefined || each.text === above ? '' : paragraph(each.text),
    ].join('');
  });
  return `${paint('bold', `${citationOf(rule)}  ${title}`)}\n\n${rows.join('\n')}`;
};
