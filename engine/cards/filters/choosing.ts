/** What spells and abilities choose, as said of them: `spells that choose me`, `an ability choosing a unit`. */
import type { Chooses, Filter, ThingType } from '../../game/state/cards/terms.ts';
import { number } from '../numerals.ts';
import { attempt, type Parser, refuse, say } from '../parser.ts';
import { chosenBefore } from '../referents.ts';
import type { FilterDraft } from './draft.ts';

/** The words before what is chosen. */
export const CHOOSING = 'that chooses/targets/choose/target | choosing/targeting';

const AND_NO_OTHER = '(and/but) no other friendly/enemy unit | and nothing else | only | and/but no other unit';

/** `that chooses me`, after `spells you play`; true where nothing of the kind is there, too. */
export const choosingBehind = (p: Parser, of: FilterDraft): boolean =>
  !say(p, CHOOSING) || (of.chooses === undefined && choosing(p, of));

/** What is on the board chooses nothing: `buff a friendly unit choosing Wall` speaks of no such unit. */
export const canChoose = (p: Parser, { types }: FilterDraft): boolean => {
  if (types.length === 0 || types.some(type => CHOOSERS.has(type))) return true;
  refuse(p, NONE_CHOOSES);
  return false;
};

const NONE_CHOOSES =
  'Only spells and abilities choose; a choice that an effect asks for goes on a separate line, as in "Ana chooses Wall".';

export const CHOOSERS: ReadonlySet<ThingType> = new Set(['spell', 'ability', 'card']);

export const choosing = (p: Parser, of: FilterDraft): boolean => {
  const before = attempt(p, () => (say(p, 'it/them') ? chosenBefore(p) : null));
  if (before !== null) {
    of.chooses = { what: before, only: say(p, AND_NO_OTHER) };
    return true;
  }
  if (say(p, 'me')) {
    of.chooses = { what: { kind: 'me' }, only: say(p, 'only | and nothing else | and no other unit/units') };
    return true;
  }
  const least = attempt(p, () => atLeast(p));
  const other = least === null && say(p, 'another');
  if (least === null && !other) say(p, 'a | an | any');
  const found = p.grammar.filter(p);
  if (found === null) return false;
  const what: Filter = other ? { ...found, other } : found;
  const chooses: Chooses = { what, only: say(p, AND_NO_OTHER) };
  of.chooses = least === null ? chooses : { ...chooses, least };
  return true;
};

/** `two or more`, `more than one`. */
const atLeast = (p: Parser): number | null => {
  const above = say(p, 'more than');
  const amount = number(p);
  if (amount === null) return null;
  if (above) return amount + 1;
  return say(p, 'or more | +') ? amount : null;
};
