/**
 * What a script may bring into a game whose board does not have it: cards from hands that are not listed, effects, abilities
 * given. From then on it may ask what has happened in the turn, so that is kept from the beginning.
 */
import { dependsOnBecomingMighty } from '../../game/abilities/dependencies.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import { type Action, claimIn, type ScenarioTree, type Statement } from '../../language/syntax.ts';
import type { Cards } from '../names/cards.ts';

export interface ComingLater {
  /** Whether an ability may come. */
  readonly abilities: boolean;
  /** Whether one that asks for something to become Mighty, or to come to some other Might. */
  readonly becomingMighty: boolean;
}

/** A line with a mistake may be meant to bring anything, and so may one that is still being typed. */
export const comingLater = ({ statements, problems }: ScenarioTree, cards: Cards): ComingLater => {
  const bringing = statements.filter(mayBringAbility);
  return {
    abilities: bringing.length > 0 || problems.length > 0,
    becomingMighty: bringing.some(s => mayAskForMight(s, cards)),
  };
};

/** Whatever is not known to bring none. */
const mayBringAbility = (s: Statement): boolean => {
  if (s.kind === 'effect') return s.effect.kind === 'sentence' || s.effect.kind === 'give-keyword';
  if (s.kind === 'action') return mayBringCard(s.action);
  const claim = claimIn(s);
  return claim?.about === 'legality' && mayBringCard(claim.action);
};

const mayBringCard = ({ kind }: Action): boolean => kind === 'play' || kind === 'hide' || kind === 'activate';

/** The words of a sentence are not read yet, and those that may ask for it all name it. */
const mayAskForMight = (s: Statement, cards: Cards): boolean =>
  anywhere(s, ({ kind, text }) => {
    if (typeof text !== 'string') return false;
    if (kind === 'sentence') return /\b(?:become|becomes|became)\b/i.test(text);
    return cards.print(text)?.abilities.some(dependsOnBecomingMighty) === true;
  });
