/** Sentences that are put together only once somebody reads them: many steps are taken for each one that is shown. */
import type { Said } from '../state/steps.ts';
import { listedNames } from './query.ts';

/**
 * What stands in a sentence: things for their names ("Wall and Soldier"), a function for what takes longer to say. Nothing that is
 * written to later, as it is read late: values of a state, and never the play itself.
 */
type Mentioned = string | number | readonly { readonly name: string }[] | (() => string) | Said;

export class Sentence {
  private readonly parts: readonly string[];
  private readonly values: readonly Mentioned[];

  constructor(parts: readonly string[], values: readonly Mentioned[]) {
    this.parts = parts;
    this.values = values;
  }

  get text(): string {
    let text = this.parts[0] ?? '';
    for (const [i, value] of this.values.entries()) text += textOf(value) + (this.parts[i + 1] ?? '');
    return text;
  }
}

const textOf = (value: Mentioned): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'function') return value();
  return 'text' in value ? value.text : listedNames(value.map(({ name }) => name));
};

/** In place of words that are handed on for a step, in a game of which nobody is told. */
export const UNRECORDED: Said = '';

/** The verb of a sentence about all of these: "Wall is killed", "Wall and Soldier are killed". */
export const isOrAre = (all: readonly unknown[]): 'is' | 'are' => (all.length === 1 ? 'is' : 'are');

/** A tag for a template: sentence`${units} are killed.` */
export const sentence = (parts: TemplateStringsArray, ...values: readonly Mentioned[]): Sentence =>
  new Sentence(parts, values);
