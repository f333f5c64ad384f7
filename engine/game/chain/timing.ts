/** When cards and abilities can be played: by the state of the turn, and who may act in it (`turn.states`, `play.legality.timing`). */

import { priorityOf } from '../combat/showdown.ts';
import { battlefield, player } from '../play/query.ts';
import type { Timing } from '../state/cards/effectTerms.ts';
import type { Concept } from '../state/concepts.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';

const WORD: Readonly<Record<Timing, string>> = {
  main: 'neither Action nor Reaction',
  action: 'Action, not Reaction',
  reaction: 'Reaction',
};

/** Something that a player would play or activate. */
export interface TimedPlay {
  readonly what: 'card' | 'ability';
  /** As messages call it. */
  readonly name: string;
  readonly timing: Timing;
  /** The card, or what has the ability. */
  readonly object: ObjectId | null;
}

interface Rules {
  readonly rules: readonly [Concept, ...Concept[]];
  /** Cited for spells besides. */
  readonly ofSpells?: Concept;
}

type TurnState = 'chain' | 'showdown' | 'neutral open';

const turnState = ({ chain, showdown }: State): TurnState => {
  if (chain.length > 0) return 'chain';
  return showdown !== null ? 'showdown' : 'neutral open';
};

const NO_PRIORITY: Readonly<Record<TurnState, Rules>> = {
  chain: { rules: ['turn.priority.right', 'chain.execute', 'turn.priority.one'] },
  showdown: { rules: ['turn.focus.permission', 'turn.priority.right', 'turn.focus', 'showdown.options'] },
  'neutral open': {
    rules: [
      'turn.main.turn-player-only',
      'turn.neutral-open.default',
      'turn.priority.right',
      'turn.priority',
      'action.own-turn',
      'action.discretionary.when',
    ],
    ofSpells: 'spell.when',
  },
};

const NO_REACTION: Readonly<Record<TimedPlay['what'], Rules>> = {
  card: {
    rules: [
      'chain.turn-state.closed.cards',
      'turn.closed.timing',
      'chain.execute.play.default',
      'keyword.reaction.meaning.card',
    ],
    ofSpells: 'spell.keywords.reaction.when',
  },
  ability: {
    rules: [
      'chain.turn-state.closed.abilities',
      'turn.closed.timing',
      'chain.execute.play.default',
      'keyword.reaction.meaning.ability',
    ],
  },
};

const NO_ACTION: Readonly<Record<TimedPlay['what'], Rules>> = {
  card: {
    rules: [
      'showdown.turn-state.cards',
      'turn.showdown.timing',
      'turn.focus.restrictions',
      'keyword.action.meaning.card',
    ],
    ofSpells: 'spell.keywords.action.when',
  },
  ability: {
    rules: [
      'showdown.turn-state.abilities',
      'turn.showdown.timing',
      'turn.focus.restrictions',
      'keyword.action.meaning.ability',
    ],
  },
};

/**
 * Why it cannot be played or activated now; none if it can. Rules: `spell.keywords.reaction.action`,
 * `ability.activated.timing`, `keyword.action.permission`, `keyword.reaction.action`, `keyword.action.not-only`,
 * `keyword.reaction.not-only`, `keyword.action.unchanged`, `keyword.reaction.unchanged`, `chain.windows`,
 * `turn.four-states`.
 */
export const refuseTiming = (state: State, who: PlayerId, played: TimedPlay): readonly Refusal[] => {
  const { name, timing, what, object } = played;
  const isSpell = object !== null && state.objects[object]?.type === 'spell';
  const refuse = ({ rules, ofSpells }: Rules, message: string): readonly Refusal[] => [
    {
      code: 'play/timing',
      rules: isSpell && ofSpells !== undefined ? [...rules, ofSpells] : rules,
      message,
      units: object === null ? [] : [object],
    },
  ];
  const holder = priorityOf(state);
  if (isOthers(state, holder, who))
    return refuse(NO_PRIORITY[turnState(state)], withoutPriority(state, holder, player(state, who).name));
  if (state.chain.length > 0 && timing !== 'reaction')
    return refuse(
      NO_REACTION[what],
      `${name} has ${WORD[timing]}; while there is a chain, only Reactions can be played.`,
    );
  if (state.chain.length === 0 && state.showdown !== null && timing === 'main')
    return refuse(
      NO_ACTION[what],
      `${name} has ${WORD[timing]}; in the showdown at ${battlefield(state, state.showdown.at).name}, only Actions and Reactions can be played.`,
    );
  return [];
};

/** Who may play instead, and what would have to come first. */
const withoutPriority = (state: State, holder: PlayerId | null, me: string): string => {
  if (holder === null) return `Nobody has priority now, so ${me} cannot play or activate anything.`;
  const other = player(state, holder).name;
  return state.chain.length > 0 || state.showdown !== null
    ? `${other} has priority now, not ${me}; continue with "${other} passes".`
    : `Only the turn player, ${other}, can play in the open main phase, not ${me}.`;
};

/**
 * The teammate by whose invitation alone this player can play or activate something now; null where none is needed. Rules:
 * `mode.team.teammates-turn`, `turn.main.teammates`.
 */
export const inviterOf = (state: State, who: PlayerId): PlayerId | null => {
  const holder = priorityOf(state);
  if (state.behaviours.teammatesAct === 'freely' || holder === who) return null;
  return isInvited(state, holder, who) ? holder : null;
};

/** `turn.main.teammates`: the turn player's teammate may act in the turn player's open Main Phase, as if invited. */
const isInvited = (state: State, holder: PlayerId | null, who: PlayerId): boolean =>
  holder !== null && holder === state.turnPlayer && player(state, holder).team === player(state, who).team;

/** Whether somebody else has priority or focus, so that this player can do nothing but concede. */
export const isOthersToAct = (state: State, who: PlayerId): boolean => {
  const holder = priorityOf(state);
  return holder !== null && isOthers(state, holder, who);
};

/** `turn.priority.right`: whether what may be done now is not this player's to do. */
const isOthers = (state: State, holder: PlayerId | null, who: PlayerId): boolean =>
  holder !== who && !isInvited(state, holder, who);
