/** Every word of a scenario that means something by itself, with what it stands for: one walk that the features share. */
import { knownOf } from '../../engine/known.ts';
import type { ScenarioTree, Statement } from '../../engine/language/syntax.ts';
import type { MentionedWord } from './mentions/pieces.ts';
import { wordsIn } from './mentions/statement.ts';

export type { NameRole } from './mentions/pieces.ts';

/** `statement` is missing for the scenario's own name. */
export type Mention = MentionedWord & { readonly statement?: Statement };
export type NameMention = Extract<Mention, { kind: 'name' }>;

/** In the order of the text. */
export const mentionsOf = knownOf((tree: ScenarioTree): readonly Mention[] => {
  const own: readonly Mention[] =
    tree.name === undefined ? [] : [{ kind: 'scenario', name: tree.name, span: tree.name.span }];
  const inside = tree.statements.flatMap(statement => wordsIn(statement).map(piece => ({ ...piece, statement })));
  return [...own, ...inside.filter(standsInItsStatement)].sort((a, b) => a.span.start - b.span.start);
});

/**
 * A statement may have what its line does not say: in other words than the language's a player, say, stands nowhere; a unit
 * without one is of the player who controls the battlefield above it, and that name is mentioned there already.
 */
const standsInItsStatement = ({ span, statement }: MentionedWord & { readonly statement: Statement }): boolean =>
  span.end > span.start && statement.span.start <= span.start && span.end <= statement.span.end;

/** The mention that holds an offset of the block; at its end counts, so that a cursor after a word finds it. */
export const mentionAt = (tree: ScenarioTree, offset: number): Mention | undefined => {
  const touching = mentionsOf(tree).filter(({ span }) => span.start <= offset && offset <= span.end);
  return touching.find(({ span }) => offset < span.end) ?? touching[0];
};
