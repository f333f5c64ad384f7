/**
 * The form of a statement: what its words so far are and what may follow, found with the parser step by step as
 * completion does. If there are several ways to continue, there is a form for each.
 */

import { keywordNamed } from '../../keywords.ts';
import type { Span } from '../syntax.ts';
import type { Kind, Wanted } from '../tokens/cursor.ts';
import { lex } from '../tokens/lexer.ts';
import { T } from '../tokens/tokens.ts';
import { expectedAfter } from './expected.ts';

/** One place of a form: a word of the language, a placeholder, or one of several that may follow. */
export interface SignaturePart {
  readonly wanted: readonly Wanted[];
  /** Whether nothing of it has to be there. */
  readonly isOptional: boolean;
  /** Where it has been written already, as offsets in the text. */
  readonly span?: Span;
}

export interface Forms {
  /** Each with all its places, beginning with those that have been written. */
  readonly forms: readonly (readonly SignaturePart[])[];
  /** The place at which the offset stands, in every form. */
  readonly active: number;
}

/** Null where there is no statement, where it is not understood up to the offset, and in the middle of a name or a word of prose. */
export const formsAt = (text: string, offset: number): Forms | null => {
  const from = startOfStatement(text, offset);
  const end = text.indexOf('\n', offset);
  const line = text.slice(from, end < 0 ? text.length : end);
  const above = aboveStatement(text.slice(0, from));
  const tokens = tokensOf(line);
  const players = playersIn(above);
  const [first] = tokens;
  if (first === undefined || offset < from + first.start) return null;
  const written: SignaturePart[] = [];
  for (const token of tokens) {
    const { wanted } = expectedAfter(`${above}${line.slice(0, token.start)}`);
    const place = placeOf(token, players.has(nameOf(line, token)) ? wanted.toSorted(playersFirst) : wanted);
    // A word that is still being typed may become anything that can appear there.
    const isOpen =
      place === undefined || (token.end === line.length && from + token.end === offset && token.kind === T.word);
    if (isOpen && from + token.end < offset) return null;
    if (isOpen) break;
    written.push({ ...place, span: { start: from + token.start, end: from + token.end } });
  }
  const last = written.at(-1)?.span?.end ?? from;
  const rest = followedBy(`${above}${line.slice(0, Math.max(0, last - from))}`, MOST_PLACES);
  const forms = rest.map(tail => [...written, ...tail]);
  const at = written.findIndex(({ span }) => span !== undefined && offset <= span.end);
  return forms.every(form => form.length === 0) ? null : { forms, active: at < 0 ? written.length : at };
};

interface Token extends Span {
  readonly kind: number;
  readonly word: string;
}

const tokensOf = (line: string): readonly Token[] => {
  const t = lex(line);
  return Array.from({ length: t.count }, (_, i) => ({
    kind: t.kind[i] ?? T.end,
    word: t.word[i] ?? '',
    start: t.start[i] ?? 0,
    end: t.end[i] ?? 0,
  })).filter(({ kind }) => kind !== T.end && kind !== T.join);
};

/** A line that ends in a comma continues on the next one. */
const startOfStatement = (text: string, offset: number): number => {
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  while (start > 0) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    if (tokensOf(text.slice(before, start - 1)).at(-1)?.kind !== T.comma) return start;
    start = before;
  }
  return start;
};

/** A line after which the same part continues. */
const lineOfPart = (part: ReturnType<typeof expectedAfter>['part'], lines: readonly string[]): string => {
  if (part === null || part === 'head') return '';
  if (part === 'script') return 'all pass';
  return lines.findLast(line => /^\s*(?:base|battlefield)\s/i.test(line)) ?? '';
};

/**
 * Keeps only those of the lines above that determine how the statement is read: the block, its players, and the part
 * that contains it.
 */
const aboveStatement = (above: string): string => {
  if (above === '') return '';
  const { part } = expectedAfter(above);
  const lines = above.split('\n');
  const players = lines.filter(line => /^\s*player\s/i.test(line));
  return `${[lines[0], ...players, lineOfPart(part, lines)].join('\n')}\n`;
};

const nameOf = (text: string, { start, end }: Span): string =>
  text
    .slice(start, end)
    .replace(/^["“]|["”]$/g, '')
    .toLowerCase();

const playersIn = (above: string): ReadonlySet<string> =>
  new Set(
    above.split('\n').flatMap(line => {
      const [word, name] = tokensOf(line);
      return word?.word === 'player' && name !== undefined ? [nameOf(line, name)] : [];
    }),
  );

/** A declared player's name is the player's wherever one can appear. */
const playersFirst = (a: Wanted, b: Wanted): number => Number(isPlayer(b)) - Number(isPlayer(a));
const isPlayer = (each: Wanted): boolean => 'kind' in each && each.kind === 'player';

const placeOf = ({ kind, word }: Token, wanted: readonly Wanted[]): SignaturePart | undefined => {
  const said = wanted.find(each => 'word' in each && word !== '' && each.word === word);
  const meant = said ?? wanted.find(each => 'kind' in each && stands(kind, word, each.kind));
  return meant === undefined ? undefined : { wanted: [meant], isOptional: false };
};

/** Whether a token can be what is wanted. */
const stands = (token: number, word: string, wanted: Kind): boolean => {
  switch (token) {
    case T.number:
      return wanted === 'number' || wanted === 'rule';
    case T.signed:
      return wanted === 'signed' || wanted === 'number';
    case T.count:
      return wanted === 'count';
    case T.dotted:
      return wanted === 'rule' || wanted === 'edition';
    case T.comma:
      return wanted === 'comma';
    case T.colon:
      return wanted === 'colon';
    case T.equals:
      return wanted === 'equals';
    case T.string:
      return isName(wanted);
    case T.word:
      return wanted === 'keyword'
        ? keywordNamed(word) !== undefined
        : wanted === 'mode' || wanted === 'domain' || isName(wanted);
    default:
      return false;
  }
};

const NO_NAMES: readonly Kind[] = [
  ...(['keyword', 'number', 'signed', 'count', 'rule', 'edition', 'mode', 'domain'] as const),
  ...(['comma', 'colon', 'equals', 'end'] as const),
];
const isName = (kind: Kind): boolean => !NO_NAMES.includes(kind);

/** Of a form. */
const MOST_PLACES = 10;
/** If there are more ways to continue, they count as one place. */
const MOST_WAYS = 3;

/** The ways in which a text may go on, each with its places. */
const followedBy = (text: string, most: number): readonly (readonly SignaturePart[])[] => {
  const { wanted } = expectedAfter(`${text} `);
  const mayEnd = wanted.some(each => 'kind' in each && each.kind === 'end');
  const next = wanted.filter(each => !('kind' in each) || each.kind !== 'end');
  if (next.length === 0) return [[]];
  // A list may continue with a comma; the other ways to continue are more informative.
  const comma: SignaturePart = { wanted: next.filter(isComma), isOptional: true };
  const others = next.filter(each => !isComma(each)).toSorted(thingsFirst);
  const before = comma.wanted.length > 0 && (mayEnd || others.length > 0) ? [comma] : [];
  if (mayEnd) return [others.length === 0 ? before : [...before, { wanted: others, isOptional: true }]];
  const ways = others.length > 0 ? others : next;
  if (ways.length > MOST_WAYS || most <= 0) return [[...before, { wanted: ways, isOptional: false }]];
  return ways.flatMap(way =>
    followedBy(`${text} ${sampleOf(way)}`, most - 1)
      .slice(0, MOST_WAYS)
      .map(rest => [...before, { wanted: [way], isOptional: false }, ...rest]),
  );
};

/** What stands for something before the words that may appear in its place. */
const thingsFirst = (a: Wanted, b: Wanted): number => Number('word' in a) - Number('word' in b);
const isComma = (each: Wanted): boolean => 'kind' in each && each.kind === 'comma';

/** Something that the parser takes for it. */
const sampleOf = (wanted: Wanted): string => {
  if ('word' in wanted) return wanted.word;
  return SAMPLES[wanted.kind] ?? '"x"';
};

const SAMPLES: Partial<Readonly<Record<Kind, string>>> = {
  number: '1',
  signed: '+1',
  count: '2x',
  rule: '467.1',
  edition: '1.5',
  mode: 'duel',
  domain: 'fury',
  keyword: 'tank',
  comma: ',',
  colon: ':',
  equals: '=',
};
