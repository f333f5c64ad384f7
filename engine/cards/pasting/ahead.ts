/** Keywords that come before a sentence on one line, as prints without breaks have them: `[Tank] When I attack, …`. */
import { keywordNamed } from '../../language/words/keywords.ts';
import type { CardKind } from '../sentence.ts';

/** The keywords, each as a line of its own, and the sentence; the whole line where it does not begin so. */
export const keywordsApart = (line: string, kind: CardKind): readonly string[] => {
  const ahead: string[] = [];
  let rest = line;
  for (;;) {
    const next = behindKeyword(rest, kind);
    if (next === undefined) break;
    ahead.push(rest.slice(0, rest.length - next.length).trim());
    rest = next;
  }
  return /^["A-Z:[]/u.test(rest) ? [...ahead, rest] : [line];
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
/** Symbols alone, or words up to the end of their sentence. */
const SYMBOL = String.raw`(?::rb_(?:energy|rune)_\w+:|:rb_exhaust:|\[(?:\d+|[RGBOPYACTE]|Exhaust)\])`;
const COST = new RegExp(
  String.raw`^(?:-\s*)?(?:${SYMBOL}\s*)+\.?\s*(?!${SYMBOL})(?=["A-Z[])|^(?:-\s*)?[^.]*\.\s+(?=["A-Z[])`,
  'u',
);
