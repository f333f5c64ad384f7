/**
 * What an expectation lacks to say anything: a "not" or a "cannot" also holds where what it speaks of is not there, and is no
 * proof of the rule that its author means.
 */
import { type Act, refuse } from '../../game/actions.ts';
import { abilitiesToActivate } from '../../game/chain/activatable.ts';
import { openAssignment } from '../../game/combat/damage.ts';
import { isOnBoard, listed } from '../../game/play/query.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import type { Concept } from '../../game/state/concepts.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { Refusal, RefusalCode } from '../../game/state/refusal.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { StandingClaim, UnitFact } from '../../language/syntax.ts';
import { lendsAny } from '../acts/abilityWords.ts';
import { actOf } from '../acts/acts.ts';
import { statesThrough } from '../acts/notRun.ts';
import { type Script, scopeOf } from '../acts/playing.ts';
import { becameOfChoice } from '../acts/settled.ts';
import type { ClaimVerdict } from './claimVerdict.ts';
import { resultText } from './resultText.ts';
import { whereIs } from './whereIs.ts';

type About<K extends StandingClaim['about']> = Extract<StandingClaim, { about: K }>;

/** What is not so, as a sentence without its full stop, and what would be right. */
export interface Missing {
  readonly why: string;
  readonly instead: string;
}

/** Of a claim that holds; null where nothing is missing. */
export const nothingBehind = (script: Script, claim: StandingClaim, verdict: ClaimVerdict): Missing | null => {
  const { state } = script.play;
  switch (claim.about) {
    case 'units':
      return claim.negated || isOfNoRole(claim.fact) ? offBoard(state, claim, verdict) : null;
    case 'players':
      return claim.negated ? withoutCombat(state, claim.fact.kind, verdict) : null;
    case 'combat':
      return claim.negated ? withoutResult(state) : null;
    case 'legality':
      return claim.legal || claim.because !== undefined ? null : withoutCause(script, claim, verdict);
    default:
      return null;
  }
};

const isOfNoRole = (fact: UnitFact): boolean => fact.kind === 'is' && fact.what === 'neither attacker nor defender';

/** What only something on the board can be or have; of these, a legend has the last three as well. */
const ON_BOARD: ReadonlySet<string> = new Set<UnitFact['kind'] | Extract<UnitFact, { kind: 'is' }>['what']>([
  'might',
  'counts as',
  'damage',
  'needs',
  'keyword',
  'stunned',
  'buffed',
  'an attacker',
  'a defender',
  'neither attacker nor defender',
  'immune',
  'exhausted',
  'ready',
  'empowered',
  'attached',
  'attached to',
  'equipped',
]);
const OF_LEGENDS: ReadonlySet<string> = new Set(['exhausted', 'ready', 'empowered']);

const offBoard = (state: State, { fact }: About<'units'>, { units }: ClaimVerdict): Missing | null => {
  const what = fact.kind === 'is' ? fact.what : fact.kind;
  if (!ON_BOARD.has(what)) return null;
  const gone = flatMapped(units, id => {
    const o = state.objects[id];
    const isMeant = o !== undefined && !isOnBoard(o) && !(o.zone.kind === 'legend' && OF_LEGENDS.has(what));
    return isMeant ? [`${o.name} is ${whereIs(state, o)}`] : [];
  });
  return gone.length === 0
    ? null
    : missing(listed([...new Set(gone)]), 'Expect where it is, or put this line where it is on the board.');
};

const withoutCombat = (
  state: State,
  fact: About<'players'>['fact']['kind'],
  { actual }: ClaimVerdict,
): Missing | null => {
  if (fact === 'wins the combat' || fact === 'loses the combat') return withoutResult(state);
  return fact === 'damage to assign' && openAssignment(state) === null && state.combat === null
    ? missing(actual, WHERE_ASSIGNED)
    : null;
};

const withoutResult = (state: State): Missing | null =>
  state.combat === null || state.combat.result === null
    ? missing(resultText(state), 'Put this line where a combat has ended.')
    : null;

/** What is refused for want of anything that it could be done to. Where a rule is named, that is what was meant. */
const withoutCause = (
  script: Script,
  claim: About<'legality'>,
  { refusals = [], players }: ClaimVerdict,
): Missing | null => {
  const [who] = players;
  if (refusals.length === 0 || who === undefined) return null;
  const { state } = script.play;
  const isOnly = (code: RefusalCode): boolean => refusals.every(r => r.code === code);
  switch (claim.action.kind) {
    case 'choose':
    case 'accept':
    case 'decline':
    case 'order':
    case 'name':
      return isOnly('flow/nothing-pending') && nothingAsked(script) && becameOfChoice(script, who) === null
        ? missing('no choice is waiting', 'Put this line where a choice is waiting.')
        : null;
    case 'assign':
      if (isOnly('assign/not-now'))
        return openAssignment(state) === null ? missing(reasonsOf(refusals), WHERE_ASSIGNED) : null;
      return isOnly('assign/total')
        ? missing(`only the sum is wrong, ${reasonsOf(refusals)}`, `Assign all of it, ${OR_NAME_RULE}`)
        : null;
    case 'activate':
      return isUnrecognized(refusals) ? withoutAbility(script, who, claim, refusals) : null;
    default:
      return null;
  }
};

const missing = (why: string, instead: string): Missing => ({ why, instead });

const WHERE_ASSIGNED = 'Put this line where the damage is assigned.';
const OR_NAME_RULE = 'or name the rule after “because”.';

/** Whether the last line that did anything left nothing that asks or might ask: where it did, it is said that no choice comes of it. */
const nothingAsked = ({ play: { state, recorder } }: Script): boolean => {
  const { steps } = recorder;
  const last = steps.at(-1)?.line;
  const states = [state, ...flatMapped(steps, ({ line, after }) => (line === last ? after : []))];
  return states.every(({ chain, decision }) => chain.length === 0 && decision === null);
};

const reasonsOf = (refusals: readonly Refusal[]): string =>
  refusals.map(({ message }) => message.replace(/\.$/, '')).join('; ');

const RECOGNIZED: ReadonlySet<string> = new Set<Concept>(['ability.activated', 'ability.activated.recognized']);

/** Whether there is no such ability, and nothing that it waits for. */
const isUnrecognized = (refusals: readonly Refusal[]): boolean =>
  refusals.length > 0 && refusals.every(({ rules }) => rules.every(rule => RECOGNIZED.has(rule)));

/**
 * Of what has never had an ability to activate, and could not have been given one by anything in the game. An ability of several
 * none of which can be activated need not be told apart.
 */
const withoutAbility = (
  script: Script,
  who: PlayerId,
  { action }: About<'legality'>,
  refusals: readonly Refusal[],
): Missing | null => {
  const { opening, play } = script;
  const { state, recorder } = play;
  const read = actOf(scopeOf(script), who, action);
  if (!read.ok || (read.value.kind !== 'activate' && read.value.kind !== 'activate-place')) return null;
  const act = read.value;
  const none = missing(reasonsOf(refusals), `Name an ability that it has, ${OR_NAME_RULE}`);
  const isAnyOpen = (words: string | null): boolean => refuse(state, who, { ...act, ability: words }).length === 0;
  if (act.ability === null && abilitiesOf(state, act).some(isAnyOpen)) return none;
  const mayHaveHad = statesThrough(opening, recorder.steps, state).some(
    each => isThereIn(each, act) && (lendsAny(each) || saysAny(each, act) || abilitiesOf(each, act).length > 0),
  );
  return mayHaveHad ? null : none;
};

type Activation = Extract<Act, { kind: 'activate' | 'activate-place' }>;

const isThereIn = ({ objects }: State, act: Activation): boolean =>
  act.kind === 'activate-place' || objects[act.source] !== undefined;

const abilitiesOf = (state: State, act: Activation): readonly (string | null)[] =>
  abilitiesToActivate(
    state,
    act.kind === 'activate' ? { kind: 'object', id: act.source } : { kind: 'battlefield', id: act.at },
  );

/** Whether its own text has an ability to activate, even one that waits for something. */
const saysAny = ({ objects, battlefields }: State, act: Activation): boolean => {
  const print = act.kind === 'activate' ? objects[act.source]?.print : battlefields[act.at]?.print;
  return anywhere(print?.abilities, part => part.kind === 'activated');
};
