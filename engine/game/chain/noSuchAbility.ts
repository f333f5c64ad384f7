/** Why nothing can be activated by a player's words: there is no such ability, there are several, or none is active. */
import { battlefield } from '../play/query.ts';
import type { Dependent } from '../state/cards/ability.ts';
import type { Concept } from '../state/concepts.ts';
import type { Refusal } from '../state/refusal.ts';
import type { GameObject, State } from '../state/state.ts';
import type { ActivateAct, NamingAct } from './activatable.ts';

/** What there is instead. */
interface OtherAbilities {
  /** The texts of the abilities that could be activated. */
  readonly texts: readonly string[];
  /** What an ability that is there waits for. */
  readonly inactive: Dependent['on'] | null;
  /** What it is attached to. */
  readonly bearer: GameObject | null;
}

export const nameOfSource = (state: State, act: ActivateAct): string =>
  act.kind === 'activate' ? (state.objects[act.source]?.name ?? '?') : battlefield(state, act.at).name;

/** `words`: those that were to say which ability of it was meant. */
export const noSuchAbility = (
  state: State,
  name: string,
  words: string | null,
  { texts, inactive, bearer }: OtherAbilities,
): Refusal => {
  const none = (why: string, rules: Refusal['rules']): Refusal => ({
    code: 'play/no-ability',
    rules,
    message: `${name} ${why}.`,
    units: [],
  });
  const named = texts.map(text => `"${text}"`).join(', ');
  if (texts.length > 1) return none(sayWhich(texts), ABILITIES);
  if (texts.length === 1) return none(`has no ability "${words}" that can be activated now, only ${named}`, ABILITIES);
  const NONE = 'has no ability that can be activated now';
  if (inactive !== null) {
    const [rule, asks] = conditionOf(state, inactive);
    return none(`${NONE}: ${asks}`, [rule, ...ABILITIES]);
  }
  if (bearer === null) return none(NONE, ABILITIES);
  const why = `it is attached to ${bearer.name}, and an attached card has no active text`;
  return none(`${NONE}: ${why}`, [...ABILITIES, 'attachment.attached.rules-text', 'card.text.attached']);
};

/** Where several of them can be activated, and what a player says fits them all. */
export const ambiguous = (state: State, act: ActivateAct, meant: readonly NamingAct[]): Refusal => ({
  code: 'play/no-ability',
  rules: ABILITIES,
  message: `${nameOfSource(state, act)} ${sayWhich(meant.map(({ text }) => text))}.`,
  units: act.kind === 'activate' ? [act.source] : [],
});

const sayWhich = (texts: readonly string[]): string =>
  `has several; say which: ${texts.map(text => `"${text}"`).join(', ')}`;

const ABILITIES = ['ability.activated', 'ability.activated.recognized'] as const;

/** The rule of a keyword that an ability depends on, and what it asks for. */
const conditionOf = (state: State, on: Dependent['on']): readonly [Concept, string] => {
  switch (on.keyword) {
    case 'legion': {
      const done = state.behaviours.legionAsks === 'finalized' ? 'finalised' : 'played';
      return ['keyword.legion', `Legion needs another card that its player has ${done} this turn`];
    }
    case 'level':
      return ['keyword.level', `Level ${on.level} needs ${on.level} XP`];
    case 'empowered':
      return ['keyword.empowered', 'Empowered needs it to be empowered'];
  }
};
