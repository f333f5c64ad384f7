/** A card, as text. */

import { name, nameList, signed } from '../../../../engine/language/print/parts.ts';
import type { CardKeyword, CardTree, Word, WrittenCost } from '../../../../engine/language/syntax.ts';
import { quote } from '../../../../engine/language/tokens/lexer.ts';
import { squeezed } from '../support.ts';

/** Its fields, each on a line of its own, then its keywords and its sentences. */
export const card = (tree: CardTree): string => {
  const { cost: price, might, domains, tags, keywords, abilities, texts } = tree;
  const header = [
    'card',
    ...(tree.name === undefined ? [] : [name(tree.name)]),
    ...words(tree.type),
    ...words(tree.also ?? null),
    ...tree.markers.flatMap(words),
  ];
  const lines = [
    ...(price === undefined ? [] : [`cost ${cost(price)}`]),
    ...(might === undefined ? [] : [`might ${tree.mightBonus === true ? signed(might) : might.value}`]),
    ...(domains.length === 0 ? [] : [`domains ${domains.flatMap(words).join(', ')}`]),
    ...(tags.length === 0 ? [] : [`tags ${nameList(tags)}`]),
    ...keywords.map(keyword),
    ...abilities.map(line => squeezed(line.text)),
    ...texts.map(text => `text ${quote(text.text)}`),
  ];
  return [header.join(' '), ...lines.map(line => `  ${line}`), ''].join('\n');
};

const words = (word: Word | null): string[] => (word === null ? [] : [word.text]);

const keyword = ({ word, value, cost: price }: CardKeyword): string => {
  if (price !== undefined) return `${word.text} ${cost(price)}`;
  return value === undefined ? word.text : `${word.text} ${value.value}`;
};

const cost = ({ energy, power, rest, less }: WrittenCost): string => {
  const resources = [`${energy}`, ...power.flatMap(words)].join(' ');
  const whole = rest === undefined ? resources : `${resources}, ${squeezed(rest.text)}`;
  return less === undefined ? whole : `${whole}. ${squeezed(less.text)}`;
};
