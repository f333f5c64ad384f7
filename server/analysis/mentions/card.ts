/** The words of a card's block that mean something by themselves. */

import { keywordNamed } from '../../../engine/keywords.ts';
import { knownOf } from '../../../engine/known.ts';
import type { CardTree, WrittenCost } from '../../../engine/language/syntax.ts';
import { lexemesOf } from '../words/wordAt.ts';
import { amount, declaration, keyword, type MentionedWord, names, type Pieces, word } from './pieces.ts';

/** In the order of the text. */
export const wordsOfCard = knownOf(
  (tree: CardTree): Pieces =>
    [
      ...(tree.name === undefined ? [] : declaration('card', tree.name)),
      ...inCost(tree.cost),
      ...amount(tree.might),
      ...tree.domains.flatMap(each => word('domain', each)),
      ...names('tag', tree.tags),
      ...tree.keywords.flatMap(({ word: said, value, cost }) => [
        ...keyword(value === undefined ? { word: said } : { word: said, value }),
        ...inCost(cost),
      ]),
      ...tree.abilities.flatMap(({ text, span }) => inSentence(text, span.start)),
    ].sort((a, b) => a.span.start - b.span.start),
);

const inCost = (cost: WrittenCost | undefined): Pieces => (cost?.power ?? []).flatMap(each => word('domain', each));

/** Keywords and numbers; the rest of a sentence is plain words. */
const inSentence = (text: string, offset: number): Pieces =>
  lexemesOf(text).flatMap<MentionedWord>(({ text: said, start, end }) => {
    const span = { start: offset + start, end: offset + end };
    if (/^\d+$/.test(said)) return [{ kind: 'number', span }];
    const isKeyword = keywordNamed(said.toLowerCase()) !== undefined && !COMMON.has(said.toLowerCase());
    return isKeyword ? [{ kind: 'keyword', word: said.toLowerCase(), span }] : [];
  });

/** Words that sentences have in their plain meaning, too. */
const COMMON: ReadonlySet<string> = new Set(['action', 'reaction', 'hidden', 'level', 'repeat', 'unique', 'equip']);
