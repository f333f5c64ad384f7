/** Colours by meaning: what is a unit, a player, a place, a rule. */

import { type Block, type CardTree, isScenario, type ScenarioBlock, type Span } from '../../engine/language/syntax.ts';
import type { Analysis } from './document/analysis.ts';
import type { Position, Range } from './document/lines.ts';
import { isCard } from './document/uses.ts';
import { wordsOfCard } from './mentions/card.ts';
import type { MentionedWord } from './mentions/pieces.ts';
import { mentionsOf } from './mentions.ts';
import { TOKEN_TYPES, type TokenType } from './tokenTypes.ts';
import type { SemanticTokens } from './values.ts';
import { lexemesOf } from './words/wordAt.ts';

/** All tokens, or those on the lines of a range. */
export const semanticTokens = (analysis: Analysis, range?: Range): SemanticTokens => {
  const data: number[] = [];
  let [line, character] = [0, 0];
  for (const { at, length, type, declares } of placedTokens(analysis, range)) {
    const first = at.line === line ? at.character - character : at.character;
    data.push(at.line - line, first, length, TOKEN_TYPES.indexOf(type), declares ? 1 : 0);
    line = at.line;
    character = at.character;
  }
  return { data };
};

/** A token with its place in the document. */
export interface PlacedToken {
  readonly at: Position;
  readonly length: number;
  readonly type: TokenType;
  readonly declares: boolean;
}

/** The same, each with its place. */
export function* placedTokens(analysis: Analysis, range?: Range): Generator<PlacedToken> {
  for (const block of analysis.blocks) {
    if (range !== undefined && outside(analysis, block, range)) continue;
    for (const { span, type, declares } of tokensOf(block)) {
      const at = analysis.lines.positionAt(block.offset + span.start);
      if (range !== undefined && (at.line < range.start.line || at.line > range.end.line)) continue;
      yield { at, length: span.end - span.start, type, declares };
    }
  }
}

interface Token {
  readonly span: Span;
  readonly type: TokenType;
  readonly declares: boolean;
}

const outside = ({ lines }: Analysis, block: Block, { start, end }: Range): boolean =>
  block.line > end.line || lines.positionAt(block.offset + block.text.length).line < start.line;

const readTokens = (block: Block): readonly Token[] => {
  if (isScenario(block)) return scenarioTokens(block);
  return isCard(block) ? cardTokens(block) : otherTokens(block);
};

const tokensOf = (block: Block): readonly Token[] => {
  const before = known.get(block.tree);
  if (before !== undefined) return before;
  const tokens = readTokens(block);
  known.set(block.tree, tokens);
  return tokens;
};
const known = new WeakMap<Block['tree'], readonly Token[]>();

/** What stands for something is coloured as that; of the rest, the words of statements that were understood are the language's own. */
const scenarioTokens = ({ tree, text }: ScenarioBlock): readonly Token[] => {
  const header: Span = { start: 0, end: tree.name?.span.start ?? 0 };
  return tokensIn(text, mentionsOf(tree), [header, ...tree.statements.map(statement => statement.span)]);
};

/** Of a card its header and its fields are the language's own; its sentences are the author's. */
const cardTokens = ({ tree, text }: Block<CardTree>): readonly Token[] => {
  const sentences = tree.abilities.map(({ span }) => span);
  const inSentence = (span: Span): boolean => sentences.some(each => holds(each, span));
  return tokensIn(text, wordsOfCard(tree), [{ start: 0, end: text.length }]).filter(
    ({ span, type }) => (type !== 'keyword' && type !== 'string') || !inSentence(span),
  );
};

/** What stands for something, and the words of the parts that were understood. */
const tokensIn = (text: string, words: readonly MentionedWord[], parts: readonly Span[]): readonly Token[] => {
  const mentions = words.filter(({ span }) => !text.slice(span.start, span.end).includes('\n'));
  const taken = sweep(mentions.map(mention => mention.span));
  const understood = sweep(parts);
  const rest = lexemesOf(text).flatMap<Token>(({ kind, start, end, text: word }) => {
    const span = { start, end };
    if (kind === 'comment') return [{ span, type: 'comment', declares: false }];
    if (taken(span).some(other => other.start < end) || !understood(span).some(other => holds(other, span))) return [];
    if (kind === 'string') return [{ span, type: 'string', declares: false }];
    return [{ span, type: /^\d/.test(word) ? 'number' : 'keyword', declares: false }];
  });
  return [...mentions.map(mentionToken), ...rest].sort((a, b) => a.span.start - b.span.start);
};

/** Asked from the beginning of the text to its end: the spans that are not over where the asked one starts and may touch it. */
const sweep = (spans: readonly Span[]): ((asked: Span) => readonly Span[]) => {
  const waiting = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let open: readonly Span[] = [];
  return asked => {
    const begun: Span[] = [];
    for (let span = waiting[next]; span !== undefined && span.start < asked.end; span = waiting[++next])
      begun.push(span);
    open = [...open, ...begun].filter(span => span.end > asked.start);
    return open;
  };
};

const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** A `use` with its path, and comments wherever they stand. */
const otherTokens = ({ tree, text }: Block): readonly Token[] =>
  tree.kind === 'use'
    ? tokensIn(text, [], [{ start: 0, end: tree.path?.span.end ?? 'use'.length }])
    : tree.comments.map(({ span }) => ({ span, type: 'comment', declares: false }));

const mentionToken = (mention: MentionedWord): Token => ({
  span: mention.span,
  type: typeOf(mention),
  declares: mention.kind === 'scenario' || mention.kind === 'branch' || (mention.kind === 'name' && mention.declares),
});

const typeOf = (mention: MentionedWord): TokenType => {
  switch (mention.kind) {
    case 'name':
      return NAME_TYPES[mention.role];
    case 'scenario':
    case 'branch':
    case 'entry':
      return 'string';
    case 'base':
      return 'keyword';
    case 'rule':
    case 'book':
      return 'macro';
    case 'keyword':
      return 'decorator';
    case 'edition':
    case 'number':
      return 'number';
    case 'mode':
    case 'domain':
      return 'enumMember';
  }
};

const NAME_TYPES = {
  unit: 'class',
  player: 'parameter',
  place: 'namespace',
  card: 'type',
  team: 'parameter',
  tag: 'string',
} as const satisfies Record<string, TokenType>;
