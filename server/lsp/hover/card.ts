/** A card as it is printed: its facts, its keywords, and its abilities in the sentences that the engine runs. */
import type { CardKeyword, CardTree, Cost } from '../../../engine/language/syntax.ts';
import { bold, bullets, capital, dotted, paragraphs, plain } from './markdown.ts';

export const describeCard = (tree: CardTree): string => {
  const { name, type, markers, cost, might, mightBonus, domains, tags, keywords, abilities, texts } = tree;
  const kind = [...markers.map(({ text }) => text), type?.text ?? 'card'].join(' ');
  return paragraphs(
    dotted(
      `${bold(name?.text ?? 'Card')} (${plain(kind)})`,
      cost === undefined ? undefined : `costs ${costText(cost)}`,
      might === undefined ? undefined : `Might ${mightBonus === true ? '+' : ''}${might.value}`,
      plain(domains.map(({ text }) => text).join(', ')),
      plain(tags.map(({ text }) => text).join(', ')),
    ),
    keywords.map(keywordText).join(', '),
    bullets([
      ...abilities.map(({ text }) => plain(text.replace(/\s+/g, ' ').trim())),
      ...texts.map(({ text }) => `${plain(text)} *(not run)*`),
    ]),
  );
};

/** "3 Energy and 2 fury Power" */
export const costText = ({ energy, power, rest }: Cost): string => {
  const sums = new Map<string, number>();
  for (const { text } of power) sums.set(text, (sums.get(text) ?? 0) + 1);
  const resources = [
    ...(energy > 0 || sums.size === 0 ? [`${energy} Energy`] : []),
    ...[...sums].map(([domain, amount]) => `${amount} ${plain(domain)} Power`),
  ].join(' and ');
  return rest === undefined ? resources : `${resources}, ${plain(rest.text.trim())}`;
};

const keywordText = ({ word, value, cost }: CardKeyword): string => {
  const name = bold(capital(word.text) + (value === undefined ? '' : ` ${value.value}`));
  return cost === undefined ? name : `${name} (${costText(cost)})`;
};
