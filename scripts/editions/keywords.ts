/** The lists of keywords outside the engine: what an editor colours before the server answers, and the one of the documents. */
import { KEYWORD_NAMES, KEYWORDS } from '../../engine/keywords.ts';

/** The grammar of an editor, with the words of one pattern. */
export const withKeywordPattern = (grammar: string): string =>
  grammar.replace(
    /(?<=\(\?:)[a-z|-]+(?=\)\\\\b",\s+"name": "entity\.name\.function\.decorator\.keyword\.rift")/,
    KEYWORD_NAMES.join('|'),
  );

/** A document, with the sentence that lists them, in lines of any length. */
export const withKeywordList = (text: string): string => {
  const said = KEYWORDS.map(({ name, takesValue }) => `\`${name}${takesValue ? ' N' : ''}\``);
  const sentence = `The keywords are ${said.slice(0, -1).join(', ')} and ${said.at(-1)}.`;
  return text.replace(/The keywords are\s[^.]*\./, before =>
    before.replaceAll(/\s+/g, ' ') === sentence ? before : sentence,
  );
};
