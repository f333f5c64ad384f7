/** What is said of a pasted print beside its lines: a sentence for each thing that it leaves out or that is not understood. */
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import type { Pasted } from '../../../engine/cards/pasting/paste.ts';

/** Of JSON whose text is not found, its fields that may be it; undefined for any other print. */
export const unknownFieldsNote = ({ unknownFields }: Pick<Pasted, 'unknownFields'>): string | undefined =>
  unknownFields.length === 0
    ? undefined
    : `The JSON has no field with the card's text: call it "text". Fields left out: ${unknownFields.join(', ')}.`;

/** A sentence for each thing that a card of its kind has printed. */
export const missingNotes = ({ missing }: Pick<Pasted, 'missing'>): readonly string[] =>
  missing.map(each => LACKING[each]);

const LACKING: Readonly<Record<Pasted['missing'][number], string>> = {
  type: 'The print does not say what kind of card it is, so that is a guess: begin with a line “Type: unit” or another.',
  cost: 'The print gives no cost: add “cost N”, or the card costs nothing.',
  Might: 'The print gives no Might: add “might N”, or each scenario has to give it.',
  domain:
    'The print gives no domain, so that [C] is Power of any domain: add a line “Domain: fury” or another, if it has one.',
  'amount of Power':
    'The print names a domain beside its Energy without an amount, which is read as 1 Power of it: where that is only what the card belongs to, take it out of the line “cost”.',
  'Might bonus': 'The print gives no Might bonus, which nearly all Equipment has: add “might +N”, or it adds nothing.',
};

/** Of a print that is longer than what is read of one; undefined for any other. */
const cutNote = (print: string): string | undefined =>
  print.length <= BOUNDS.print
    ? undefined
    : `Only the first ${inFigures(BOUNDS.print)} of its ${inFigures(print.length)} characters are read: paste one card at a time.`;

/** All of them, as an editor shows them. */
export const printNotes = (print: string, pasted: Pick<Pasted, 'missing' | 'unknownFields'>): readonly string[] => [
  ...[cutNote(print), unknownFieldsNote(pasted)].filter(note => note !== undefined),
  ...missingNotes(pasted),
];
