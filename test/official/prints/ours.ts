/** What our own card says, in normal form. */
import type { CardTree, WrittenCost } from '../../../engine/language/syntax.ts';
import type { Line } from './features.ts';
import { normal } from './normal.ts';

export const ourLines = (tree: CardTree): readonly Line[] => {
  const keywords = tree.keywords.map(({ word, value, cost }): Line => {
    const rest = cost?.rest === undefined ? '' : ` ${inSymbols(cost.rest.text)}`;
    const paid = cost?.less === undefined ? rest : `${rest}. ${inSymbols(cost.less.text)}`;
    return {
      text: normal(
        `${word.text} ${value === undefined ? '' : value.value} ${cost === undefined ? '' : symbols(cost)}${paid}`,
      ),
      kind: cost?.less === undefined ? 'keywords' : 'ability',
    };
  });
  const said = tree.abilities.map(({ text }) => effectKeyword(normal(inSymbols(text))));
  return [...keywords, ...said];
};

/** `attached: I have tank`: printed as the keyword alone, in the effect text. */
const effectKeyword = (text: string): Line => {
  const [, keyword] = /^attached: i have (\w+(?: \d+)?)$/.exec(text) ?? [];
  return keyword === undefined ? { text, kind: 'ability' } : { text: keyword, kind: 'keywords' };
};

const symbols = ({ energy, power }: WrittenCost): string =>
  [...(energy > 0 ? [`e:${energy}`] : []), ...power.map(each => `p:${each.text}`)].join(' ');

const DOMAINS = 'fury|calm|mind|body|chaos|order|any';
const N = '(\\d+)';

/** In sentences, a number and a domain is Power, and a number where something is paid Energy. */
const inSymbols = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\bexhaust this\b/g, 'exhaust me')
    .replaceAll(
      new RegExp(`\\b${N} (${DOMAINS})\\b(?! (?:number|amount|card|spell|unit))(?: power)?`, 'g'),
      (_, count: string, domain: string) => Array.from({ length: Number(count) }, () => `p:${domain}`).join(' '),
    )
    .replaceAll(/\bany amount of any\b/g, 'any amount of p:any')
    .replaceAll(/\b1 power or less\b/g, 'p:any or less')
    .replaceAll(new RegExp(`${N} energy\\b(?! tokens)`, 'g'), 'e:$1')
    .replaceAll(new RegExp(`\\b(pay|pays|add|for) ${N}(?=[,.]| (?:to|and|as|instead)\\b|$)`, 'g'), '$1 e:$2')
    .replaceAll(new RegExp(`\\b(costs?|cost by|spent|spend at least|costing) ${N}(?! points)\\b`, 'g'), '$1 e:$2')
    .replaceAll(new RegExp(`^((?:[a-z]+(?: \\d+)?[:,] )*)${N}(?=[,:])`, 'g'), '$1e:$2')
    .replaceAll(new RegExp(`(?<=[,:] )${N}(?=, (?:exhaust|p:|kill|banish|recycle))`, 'g'), 'e:$1');
