/** The words in quotes that say which ability is activated: a slip in them is told, and no refusal by the rules. */

import { inFigures } from '../../bounds.ts';
import { type ActivateAct, otherTextsOf } from '../../game/chain/activatable.ts';
import { anywhere, type TermPart } from '../../game/state/cards/walk.ts';
import type { Act, State } from '../../game/state/state.ts';
import type { Action } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { editDistance } from '../../language/words/distance.ts';
import type { Scope } from '../names/resolve.ts';
import { found, notFound, type Resolved } from '../names/resolved.ts';
import { likeliestFirst, problem, replacementFix } from '../report/problems.ts';

/** The act, or `play/no-ability` with the nearest of those that the object has: what is given to it may be named as it is gone. */
export const knownAbility = (
  { state }: Scope,
  { ability, source }: Extract<Action, { kind: 'activate' }>,
  act: ActivateAct,
): Resolved<Act> => {
  const texts = ability === undefined || lendsAny(state) ? [] : otherTextsOf(state, act);
  if (ability === undefined || texts.length === 0) return found(act);
  const near = nearestFirst(state, ability.text, texts);
  const more = near.length - MOST_NAMED;
  const named = `${near.slice(0, MOST_NAMED).map(quote).join(', ')}${more > 0 ? `, and ${inFigures(more)} more` : ''}`;
  return notFound(
    problem(
      'play/no-ability',
      ability.span,
      `${source.text} has no ability ${quote(ability.text)} to activate. It has ${named}.`,
      {
        concepts: ['ability.activated', 'ability.activated.recognized'],
        fixes: likeliestFirst(
          near
            .slice(0, MOST_OFFERED)
            .map(text => replacementFix(ability.span, quote(text), `Change to ${quote(text)}`)),
        ),
      },
    ),
  );
};

const MOST_OFFERED = 3;
const MOST_NAMED = 12;

const nearestFirst = ({ budget }: State, words: string, texts: readonly string[]): readonly string[] => {
  const all = texts.map(text => {
    // Each letter of one is held against each of the other, once with the cost and once without.
    budget.spend((2 * words.length * text.length) >> LETTERS_AT_ONCE, 'words');
    return { text, far: farFrom(words, text) };
  });
  return all.toSorted((a, b) => a.far - b.far).map(({ text }) => text);
};

const LETTERS_AT_ONCE = 4;

/** Of a whole text or of what it does alone. */
const farFrom = (words: string, text: string): number => {
  const effect = text.slice(text.indexOf(': ') + 1).trim();
  const to = (said: string): number =>
    editDistance(words.toLowerCase(), said.toLowerCase(), said.length + words.length);
  return Math.min(to(text), to(effect));
};

/** Whether anything in the game gives abilities to others, or lends them. */
export const lendsAny = ({ objects, battlefields, lastingAbilities }: State): boolean => {
  const isLending = (part: TermPart): boolean => part.gives === 'abilities' || part.gives === 'exhaust abilities';
  return (
    objects.some(({ print }) => anywhere(print.abilities, isLending)) ||
    battlefields.some(({ print }) => anywhere(print?.abilities, isLending)) ||
    lastingAbilities.some(({ ability }) => anywhere(ability, isLending))
  );
};
