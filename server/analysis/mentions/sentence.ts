/** The names in the sentence of an `effect` line: its grammar is that of cards, in which a name stands for itself. */
import { parseEffect } from '../../../engine/cards/reading.ts';
import { partsOf, type TermPart } from '../../../engine/game/state/cards/walk.ts';
import type { Name, Statement } from '../../../engine/language/syntax.ts';

/** Those of the names that `isNamed` knows, each where it stands; none of a sentence that cannot be read. */
export const namesInSentence = (statement: Statement, isNamed: (name: string) => boolean): readonly Name[] => {
  if (statement.kind !== 'effect' || statement.effect.kind !== 'sentence') return [];
  const { text, span } = statement.effect;
  const read = parseEffect(text, isNamed);
  if (!read.ok) return [];
  // A term may be in several instructions that one phrase says.
  const byPlace = new Map(
    partsOf(read.instructions)
      .filter(isNamedPart)
      .map(part => [part.start, part]),
  );
  return [...byPlace.values()].map(({ name, start, end }) => ({
    text: name,
    quoted: text[start] === '"',
    span: { start: span.start + start, end: span.start + end },
  }));
};

const isNamedPart = (part: TermPart): part is TermPart & { kind: 'named'; name: string; start: number; end: number } =>
  part.kind === 'named';
