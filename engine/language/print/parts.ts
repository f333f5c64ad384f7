/** The small parts of statements as text. */

import type { KeywordUse, Name, Place, WrittenNumber } from '../syntax.ts';
import { quote } from '../tokens/lexer.ts';
import { quoteIfNeeded } from '../tokens/names.ts';
import { ANSWERS } from '../words/words.ts';

/** A name, in quotes where its author put them or where it could not stand without. */
export const name = ({ text, quoted }: Name): string => (quoted ? quote(text) : quoteIfNeeded(text));

/** A name with the number that tells it from others of that name. */
export const item = (named: Name): string => {
  const [, first, number] = /^(.*) (\d+)$/.exec(named.text) ?? [];
  if (named.quoted || first === undefined || number === undefined) return name(named);
  return `${name({ ...named, text: first })} ${number}`;
};

/** What can be chosen: in quotes, a word that answers would be somebody's name. */
export const choice = (named: Name): string =>
  !named.quoted && (named.text === 'base' || ANSWERS.includes(named.text) || /^\d+$/.test(named.text))
    ? named.text
    : item(named);

export const nameList = (all: readonly Name[]): string => all.map(name).join(', ');

/** With a plus sign from 0 on, as changes of Might are written. */
export const signed = ({ value }: WrittenNumber): string => (value < 0 ? `${value}` : `+${value}`);

export const keyword = ({ word, value }: KeywordUse): string =>
  value === undefined ? word.text : `${word.text} ${value.value}`;

export const place = (at: Place): string => {
  if (at.kind === 'named') return name(at.name);
  return at.player === undefined ? 'base' : `base of ${name(at.player)}`;
};
