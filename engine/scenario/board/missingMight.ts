/** The report of a unit to which neither its line nor a card gives Might. */
import type { Print } from '../../game/state/state.ts';
import type { Name } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import type { Cards } from '../names/cards.ts';
import { changesTo, type Fits, isType, orBetween } from '../names/unknownCards.ts';
import { type Problem, preferredFix, problem, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';

export const unknownMight = ({ span }: Name, { name }: Print): Problem => {
  const message = `The Might of the card "${name}" is not known; give it on this line, as in "might 4".`;
  return problem('setup/value', span, message);
};

/** What a line can lay out: the word `gear` may be left out. */
export const isPiece: Fits = ({ type }) => type === 'unit' || type === 'gear';

/** A bare name is no card's: a message says so where quotes, or most of a card's name, were left out. */
export const withoutMight = (name: Name, cards: Cards): Problem => {
  const { text, span, quoted } = name;
  const lacks = `"${text}" has no Might; a unit needs it, as in "might 3"`;
  const add = replacementFix({ start: span.end, end: span.end }, ' might 1', 'Add "might 1"');
  const print = cards.print(text);
  if (print === null) {
    const near = cards.near(text, isType('unit'));
    // A name in quotes that is nearly a card's is meant as that one; a bare one is the author's own.
    const isCard = quoted && near.length > 0;
    if (!isCard) {
      const longer = near.filter(each => each.toLowerCase().startsWith(`${text.toLowerCase()},`));
      const meant = longer.length === 0 ? '' : ` For a card, write its whole name in quotes: ${orBetween(longer)}.`;
      return problem('setup/value', span, `${lacks}.${meant}`, {
        fixes: [{ ...add, preferred: true }, ...mightApart(name), ...plainly(changesTo(name, near))],
      });
    }
    const message = `No card is called "${text}"; did you mean ${orBetween(near)}? A unit without a card needs Might, as in "might 3".`;
    return problem('setup/value', span, message, { fixes: [...changesTo(name, near), add] });
  }
  if (!isPiece(print)) {
    const where = print.type === 'spell' ? BELONGS : '';
    const message = `The card "${text}" is a ${print.type}, not a unit${where}; a unit with that name needs Might, as in "might 3".`;
    return problem('setup/value', span, message, { fixes: [add] });
  }
  return problem('setup/value', span, `${lacks}; or put the name in quotes to mean the card with that name.`, {
    fixes: [preferredFix(span, quote(text), `Use the card ${quote(text)}`), add],
  });
};

/** `Golem3`: the number may be the Might. */
const mightApart = ({ text, quoted, span }: Name): readonly Fix[] => {
  const [, word, might] = /^(\p{L}+)(\d+)$/u.exec(text) ?? [];
  if (quoted || word === undefined || might === undefined) return [];
  const apart = `${word} might ${might}`;
  return [replacementFix(span, apart, `Change to "${apart}"`)];
};

const BELONGS =
  ', and belongs in a hand (after “hand” in its player’s line) or facedown (after “facedown” in the line of a battlefield)';

const plainly = (fixes: readonly Fix[]): readonly Fix[] => fixes.map(fix => ({ ...fix, preferred: false }));
