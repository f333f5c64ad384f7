/** Keywords that come before a sentence on one line, as prints without breaks have them: `[Tank] When I attack, …`. */
import { keywordNamed } from '../../keywords.ts';
import type { CardKind } from '../sentence.ts';

/** The keywords, each as a line of its own, and the sentence; the whole line where it does not begin so. */
export const keywordsApart = (line: string, kind: CardKind): readonly string[] => {
  const ahead: string[] = [];
  let rest = kind === 'spell' ? line.replace(SPEED, '[$1] ') : line;
  for (let plain = plainAhead(rest); plain !== undefined; plain = plainAhead(rest)) {
    ahead.push(plain.keywords);
    rest = plain.rest;
  }
  for (;;) {
    const next = behindKeyword(rest, kind);
    if (next === undefined) break;
    ahead.push(rest.slice(0, rest.length - next.length).trim());
    rest = next;
  }
  return /^["A-Z:[]/u.test(rest) ? [...ahead, rest] : [line];
};

/** `Reaction: Deal 2 …`, as players write when a spell is played. */
const SPEED = /^\[?(Action|Reaction)\]?\s*(?::|\s-)\s*(?=["A-Z:[])/u;

/** `Tank`, `[Deflect 2]`, `Action Hidden`: nothing but keywords, each in brackets; undefined for anything else. */
export const bracketed = (said: string): string | undefined => {
  const found = [...said.replaceAll(/[[\]]/gu, '').matchAll(/\s*([A-Za-z][A-Za-z-]*)(?: (\d+))?/gu)];
  const isAll = found.reduce((length, [whole]) => length + whole.length, 0) === said.replaceAll(/[[\]]/gu, '').length;
  if (!isAll || found.length === 0 || !found.every(([, name = '']) => keywordNamed(name.toLowerCase()) !== undefined))
    return undefined;
  return found.map(([, name = '', value]) => `[${capital(name)}${value === undefined ? '' : ` ${value}`}]`).join(' ');
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;

/** What stands among a card's tags, as a line of its text, if a keyword is in it; undefined for a tag. */
export const keywordsAmong = (said: string): string | undefined =>
  bracketed(said) ??
  (said.split(/[\s[\]]+/u).some(each => keywordNamed(each.toLowerCase()) !== undefined) ? said : undefined);

/** `Tank, Shield 2. When I attack, …`, as people type: a first sentence of nothing but keywords, without brackets. */
const plainAhead = (text: string): { readonly keywords: string; readonly rest: string } | undefined => {
  const [whole = '', said = ''] = PLAIN.exec(text) ?? [];
  const keywords = bracketed(said.replaceAll(',', ' '));
  const names = said.toLowerCase().match(/[a-z-]+/gu) ?? [];
  const isByItself = names.every(name => keywordNamed(name)?.takesCost !== true && !ON_OTHERS.test(name));
  return keywords === undefined || !isByItself ? undefined : { keywords, rest: text.slice(whole.length) };
};

const behindKeyword = (text: string, kind: CardKind): string | undefined => {
  const [whole, name = ''] = KEYWORD.exec(text) ?? [];
  const keyword = keywordNamed(name.toLowerCase());
  if (whole === undefined || keyword === undefined || PART_OF_ABILITY.test(name)) return undefined;
  // On a permanent, it is part of the activated ability after it.
  if (/^(?:action|reaction)$/iu.test(name) && kind !== 'spell') return undefined;
  const behind = text.slice(whole.length);
  const [price] = keyword.takesCost ? (COST.exec(behind) ?? [undefined]) : [''];
  const rest = price === undefined ? '' : behind.slice(price.length);
  return rest === '' || /^this ability\b/iu.test(rest) ? undefined : rest;
};

const KEYWORD = /^\[([A-Z][A-Za-z-]*)(?: \d+)?\],?(?:\s+(?=["A-Z:[-])|(?=[:[-]))/u;
const PART_OF_ABILITY = /^(?:Deathknell|Legion|Level|Empowered)$/u;
const PLAIN = /^([A-Z][A-Za-z\d, -]*)\.\s+(?=["A-Z:[])/u;
/** Part of an ability, or of what it is played for. */
const ON_OTHERS = /^(?:deathknell|legion|level|empowered|action|reaction)$/u;
/** Symbols alone, or words up to the end of their sentence. */
const SYMBOL = String.raw`(?::rb_(?:energy|rune)_\w+:|:rb_exhaust:|\[(?:\d+|[RGBOPYACTE]|Exhaust)\])`;
const COST = new RegExp(
  String.raw`^(?:-\s*)?(?:${SYMBOL}\s*)+\.?\s*(?!${SYMBOL})(?=["A-Z[])|^(?:-\s*)?[^.]*\.\s+(?=["A-Z[])`,
  'u',
);
