/** The ways in which one printed line can be written in a card's block, the likeliest first. All of them mean the same. */

import { keywordNamed } from '../../keywords.ts';
import { escaped } from '../../language/words/escaped.ts';
import type { CardKind } from '../sentence.ts';
import { inField, inSentence, JOINS, MARKED_AT_START, markSymbols } from './symbols.ts';

export interface Card {
  readonly name: string;
  readonly kind: CardKind;
  /** Its only domain; `any` if it has none. */
  readonly domain: string | undefined;
}

export interface Writing {
  /** Of the block. */
  readonly lines: readonly string[];
  /** Whether it is meant as keywords: a sentence must not be taken for one, whose cost would be another. */
  readonly isKeywords: boolean;
}

/** Whether a line is about the card itself, or, as effect text of gear, about what the gear is attached to. */
export type TextOf = 'card' | 'bearer';

/** At least one. */
export const writingsOf = (line: string, card: Card, of: TextOf): readonly Writing[] => {
  const marked = markSymbols(line, card.domain).trim();
  const keywords = keywordsIn(marked);
  // `card.effect-text.appended`: the gear itself does not have them.
  if (keywords !== undefined)
    return [{ lines: of === 'bearer' ? keywords.map(each => `attached: I have ${each}`) : keywords, isKeywords: true }];
  const named = withoutOwnName(marked, card);
  // By its own name alone, it could be taken for a tag.
  const texts = [
    ...new Set(
      (named.length > 0 ? named : [marked]).flatMap(each => JOINS.map(join => sentence(inSentence(each, join)))),
    ),
  ];
  return texts.map(each => ({ lines: [of === 'bearer' ? `attached: ${each}` : each], isKeywords: false }));
};

/** Only keywords, each with its number or its cost; nothing where anything else is said. */
const keywordsIn = (marked: string): readonly string[] | undefined => {
  const found: string[] = [];
  let rest = marked;
  while (rest !== '') {
    const [whole, name = '', value] = IN_BRACKETS.exec(rest) ?? BARE.exec(rest) ?? [];
    const word = name.toLowerCase();
    const keyword = keywordNamed(word);
    if (whole === undefined || keyword === undefined) return undefined;
    rest = rest.slice(whole.length);
    if (BEFORE_ABILITIES.has(word)) return undefined;
    if (!keyword.takesCost) {
      found.push(value === undefined ? word : `${word} ${value}`);
      continue;
    }
    // A cost goes to the end of the line, unless another keyword follows it.
    const end = rest.search(/\s\[[A-Z]/u);
    const cost = (end < 0 ? rest : rest.slice(0, end)).replace(/^-\s*/u, '').trim();
    rest = end < 0 ? '' : rest.slice(end).trim();
    if (cost === '') return undefined;
    for (const each of eitherOf(cost, word)) found.push(`${word} ${costOf(each)}`);
  }
  return found;
};

/** `1 or discard 1`: two abilities, each with a cost; where it is asked for once as a card is played, it would be two costs. */
const eitherOf = (cost: string, word: string): readonly string[] => {
  const [, action, price] = EITHER_COST.exec(cost) ?? [];
  const [, first = price, second = action] = EITHER.exec(cost) ?? [];
  return first === undefined || second === undefined || !/^(?:equip|empower)$/u.test(word) ? [cost] : [first, second];
};

const IN_BRACKETS = /^\[([A-Za-z][A-Za-z -]*?)(?: (\d+))?\],?\s*/u;
/** Without brackets only with nothing after it but a number, a cost, or another keyword. */
const BARE = /^([A-Z][A-Za-z]+(?:-[A-Z][A-Za-z]+)?)(?: (\d+))?(?:,?\s+(?=[\u{e000}[-])|,?\s*$|,\s*(?=[A-Z]))/u;

/** Resources, and another cost after `or`: what is done may itself be `kill a unit or gear`. */
const EITHER = /^([\u{e000}][^\u{e001}]*[\u{e001}]) or ([^.]+?)\.?$/u;

/** The same the other way round: `exhaust a friendly unit or 1 any`. */
const EITHER_COST = /^([^\u{e000}.]+?) or ([\u{e000}][^\u{e001}]*[\u{e001}])\.?$/u;

/** A keyword that an ability depends on begins its line, and does not stand alone. */
const BEFORE_ABILITIES: ReadonlySet<string> = new Set(['deathknell', 'legion', 'level', 'empowered']);

/** `1 calm, recycle 2 from your trash. this ability costs …`: resources first, as in the field `cost`. */
const costOf = (text: string): string => {
  const [, before = '', behind = ''] = /^([^.]*)\.?\s*([\s\S]*)$/u.exec(text) ?? [];
  const parts = before.split(/,\s*/u).map((part, at) => (at === 0 ? inField(part) : inSentence(part, ', ')));
  const isPaid = MARKED_AT_START.test(before);
  const costs = parts.map(part => part.trim().replace(/^([A-Z])/u, letter => letter.toLowerCase()));
  const price = (isPaid ? costs : ['0', ...costs]).join(', ');
  return behind === '' ? price : `${price}. ${sentence(inSentence(behind, ' and '))}`;
};

/** `[Level 6][>] …` as `level 6: …`; brackets away; one space between words. */
const sentence = (text: string): string =>
  text
    .replaceAll('[>>]', ' ')
    .replace(/^(Level \d+)\s*-\s*(?=[A-Z])/u, '$1: ')
    .replaceAll(/(?<=^|: |\. )\[(Deathknell|Legion|Empowered|Level \d+)\]\s*(?:\[>\]|-)\s*/gu, '$1: ')
    .replace(/(^|: )\[(Deathknell|Legion|Empowered|Level \d+)\]\s+(?=[A-Z])/u, '$1$2: ')
    .replace(/(^|: )\[Deathknell\]\s*(?:\[>\]|-)\s*/u, '$1Deathknell: ')
    .replace(/^((?:Deathknell|Legion|Empowered|Level \d+): )?\[(Action|Reaction)\]\s*(?:\[>\]|-)\s*/u, '$1$2, ')
    .replaceAll(/:\s*\[(Action|Reaction)\]\s*(?:\[>\]|-)\s*/gu, ': [$1] ')
    .replaceAll(
      /\b(ha(?:ve|s)|gains?) \[(Action|Reaction)\]/gu,
      (_, verb: string, word: string) => `${verb} ${lowered(word)}`,
    )
    .replaceAll(/\[([A-Za-z][\w -]*)\]/gu, (whole, word: string) =>
      /^(?:Action|Reaction)$/u.test(word) ? whole : lowered(word),
    )
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+([.,:;])/gu, '$1')
    .trim();

const lowered = (word: string): string => word.toLowerCase();

/** A card named so would have every article taken for its name. */
const ARTICLE = /^(?:an?|the)$/iu;

/** A card speaks of itself as `me` (gear and spells: `this`): so do its own name and "this unit". */
const withoutOwnName = (text: string, { name, kind }: Card): readonly string[] => {
  const names = [
    ...(name === '' || ARTICLE.test(name) ? [] : [name]),
    `this ${kind}`,
    ...(kind === 'gear' ? ['this Equipment'] : []),
  ];
  const own = new RegExp(`(?<!["\\w])(?:${names.map(escaped).join('|')})(?!["\\w])`, 'giu');
  if (!own.test(text)) return [];
  if (kind === 'battlefield') return [text.replaceAll(own, 'this battlefield')];
  if (kind === 'spell' || kind === 'gear') return [text.replaceAll(own, 'this')];
  const subject = new RegExp(
    `(^|\\b(?:when|whenever|if|while|as|and|or|the next time|the first time)\\s+|[,:.]\\s+)(?:${names.map(escaped).join('|')}) (\\w+)`,
    'giu',
  );
  return [
    text
      .replaceAll(subject, (_, before: string, verb: string) => `${before}I ${firstPerson(verb)}`)
      .replaceAll(new RegExp(`${own.source}'s`, 'giu'), 'my')
      .replaceAll(own, 'me'),
  ];
};

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', is: 'am', does: 'do', dies: 'die', goes: 'go' };

const firstPerson = (verb: string): string =>
  IRREGULAR[verb.toLowerCase()] ?? verb.replace(/([^s])s$/u, '$1').replace(/(?<=ch|sh|ss|x)e$/u, '');
