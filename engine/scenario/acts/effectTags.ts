/**
 * Tags in the sentence of an `effect` line. Only tags that some card has are known; any other word is taken for a name,
 * and reported as one that nothing has.
 */
import { isKind } from '../../cards/reading.ts';
import type { Instruction } from '../../game/state/cards/ability.ts';
import { partsOf } from '../../game/state/cards/walk.ts';
import type { Effect } from '../../language/syntax.ts';
import { key } from '../names/byName.ts';
import { refNamed, type Scope } from '../names/resolve.ts';
import type { Problem } from '../report/problems.ts';

type Sentence = Extract<Effect, { kind: 'sentence' }>;

/** `name/unknown` for each tag of the sentence that no card has. */
export const unknownTags = (scope: Scope, effect: Sentence, instructions: readonly Instruction[]): readonly Problem[] =>
  tagsOf(instructions).flatMap(tag => noSuchTag(scope, effect, tag));

/** The tags that a sentence asks for: `all Mechs`. */
const tagsOf = (instructions: readonly Instruction[]): readonly string[] =>
  partsOf(instructions).flatMap(({ types, tags, notTags }) =>
    Array.isArray(types) ? [...listOf(tags), ...listOf(notTags)] : [],
  );

const listOf = (words: unknown): readonly string[] => (Array.isArray(words) ? words.map(String) : []);

/** `name/unknown`: a capitalised word that is no card's tag is taken for a name that nothing has. */
const noSuchTag = (scope: Scope, { text, span }: Sentence, tag: string): readonly Problem[] => {
  if (isTag(scope, tag)) return [];
  const [written] = new RegExp(`\\b${tag.replace(/[^\p{L}\p{N}]/gu, '.')}s?\\b`, 'iu').exec(text) ?? [text];
  const start = span.start + Math.max(0, text.indexOf(written));
  const name = { text: written, quoted: true, span: { start, end: start + written.length } };
  const called = refNamed(scope, name);
  return called.ok ? [] : called.problems;
};

const isTag = ({ names, state }: Scope, tag: string): boolean => {
  const isIt = (each: string): boolean => key(each) === key(tag);
  return (
    isKind(tag) ||
    state.objects.some(o => [...o.tags, ...o.print.tags].some(isIt)) ||
    names.cards.all().some(card => card.tags.some(isIt))
  );
};
