/** A kind of sentence that is understood. */
export interface SentenceForm {
  /** With the places in capitals where something else may appear. */
  readonly form: string;
  readonly example: string;
  readonly does: string;
  /** The kind of card that the example is on. */
  readonly on: 'unit' | 'spell' | 'gear' | 'battlefield';
}

type Row = readonly [form: string, example: string, does: string];
export const rows = (on: SentenceForm['on'], all: readonly Row[]): readonly SentenceForm[] =>
  all.map(([form, example, does]) => ({ form, example, does, on }));
