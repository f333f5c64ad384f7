/** Acts as lines of the language: what `actOf` reads back as the same act. */
import { nameOfRef } from '../../game/abilities/context.ts';
import { refuse } from '../../game/actions.ts';
import { baseOf, battlefield, player, sameLocation } from '../../game/play/query.ts';
import type { Act, DeclaredChoice, DeclaredChoices, DeclaredPayment } from '../../game/state/act.ts';
import type { AssignedDamage, Location, ObjectId, PlayerId, State } from '../../game/state/state.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { VERBS } from '../../language/words/words.ts';
import { answerText } from './answers.ts';

/** What players do; `turn` and `effect` lines are nobody's act. */
export type LineAct = Exclude<Act, { kind: 'turn' | 'effect' }>;

export const isLineAct = (act: Act): act is LineAct => act.kind !== 'turn' && act.kind !== 'effect';

/** One line, without its indentation: `Ana moves Raider to Quarry`. */
export const lineOf = (state: State, who: PlayerId, act: LineAct): string =>
  `${quoteIfNeeded(player(state, who).name)} ${words(state, who, act)}`;

/** The same as what is expected not to be allowed: `expect Ana cannot move Scout to Quarry because 144.2`. */
export const cannotLine = (state: State, who: PlayerId, act: LineAct, rule: string | undefined): string => {
  const because = rule === undefined ? '' : ` because ${rule}`;
  return `expect ${legalityClaim(state, who, act, 'cannot')}${because}`;
};

/** That the rules allow it, or refuse it: `Ana can move Scout to Quarry`. */
export const legalityClaim = (state: State, who: PlayerId, act: LineAct, says: 'can' | 'cannot'): string => {
  const [third = '', ...rest] = words(state, who, act).split(' ');
  const verb = PLAIN.get(third) ?? third;
  return `${quoteIfNeeded(player(state, who).name)} ${says} ${[verb, ...rest].join(' ')}`;
};

const PLAIN: ReadonlyMap<string, string> = new Map(VERBS);

const words = (state: State, who: PlayerId, act: LineAct): string => {
  const name = (id: ObjectId): string => nameOf(state, id);
  switch (act.kind) {
    case 'move':
      return `moves ${list(act.groups.map(g => `${list(g.units.map(name))} to ${placeText(state, who, g.to)}`))}`;
    case 'pass':
      return 'passes';
    case 'assign':
      return `assigns ${sharesText(state, act.shares)}`;
    case 'begin':
      return `chooses ${whatBegins(state, act)} at ${quoteIfNeeded(battlefield(state, act.at).name)}`;
    case 'end-turn':
      return 'ends turn';
    case 'concede':
      return 'concedes';
    case 'play':
      return `plays ${name(act.card)}${fromText(state, act.card)}${toText(state, who, act)}${declaredText(state, who, act.declared)}`;
    case 'activate':
      return `activates ${name(act.source)}${abilityText(act.ability)}${declaredText(state, who, act.declared)}`;
    case 'activate-place': {
      const place = quoteIfNeeded(battlefield(state, act.at).name);
      return `activates ${place}${abilityText(act.ability)}${declaredText(state, who, act.declared)}`;
    }
    case 'hide':
      return `hides ${name(act.card)} at ${quoteIfNeeded(battlefield(state, act.at).name)}${payingText(state, act.paying)}`;
    case 'answer':
      return state.decision?.kind === 'choose'
        ? answerText(state, state.decision.question, act.answer)
        : 'chooses nothing';
  }
};

/** `3 to Wall, 4 to Soldier`; `nothing` for an assignment of 0. */
export const sharesText = (state: State, shares: readonly AssignedDamage[]): string => {
  const given = shares.filter(({ amount }) => amount > 0);
  return given.length === 0 ? 'nothing' : list(given.map(s => `${s.amount} to ${nameOf(state, s.unit)}`));
};

const nameOf = (state: State, id: ObjectId): string => quoteIfNeeded(state.objects[id]?.name ?? '?');

const list = (all: readonly string[]): string => all.join(', ');

/** Where a combat is staged, its showdown is the combat's. */
const whatBegins = (state: State, { what, at }: Extract<Act, { kind: 'begin' }>): string =>
  battlefield(state, at).stagedCombat ? 'combat' : what;

/** Cards are played from the hand, or the Champion Zone, where nothing else is said. */
const fromText = (state: State, card: ObjectId): string => {
  switch (state.objects[card]?.zone.kind) {
    case 'facedown':
      return ' from facedown';
    case 'trash':
      return ' from trash';
    case 'deck':
      return ' from deck';
    case 'banished':
      return ' from banishment';
    default:
      return '';
  }
};

/** A base of one's own is where a card goes without a word, unless it may not be played there: then it goes where it may. */
const toText = (state: State, who: PlayerId, act: Extract<LineAct, { kind: 'play' }>): string => {
  const { to } = act;
  if (to === null) return '';
  const isUnsaid = sameLocation(to, baseOf(who)) && !refuse(state, who, act).some(({ code }) => code === 'play/place');
  return isUnsaid ? '' : ` to ${placeText(state, who, to)}`;
};

const placeText = (state: State, who: PlayerId, to: Location): string => {
  if (to.kind === 'battlefield') return quoteIfNeeded(battlefield(state, to.at).name);
  return to.player === who ? 'base' : `base of ${quoteIfNeeded(player(state, to.player).name)}`;
};

/** A number stands for an ability by its place. */
const abilityText = (ability: string | null): string => (ability === null ? '' : ` ${quote(ability)}`);

const declaredText = (state: State, who: PlayerId, { showing, choosing, moves, paying }: DeclaredChoices): string => {
  const parts: string[] = [];
  if (showing !== undefined)
    parts.push(` showing off ${showing.length === 0 ? 'nothing' : list(showing.map(w => choiceText(state, who, w)))}`);
  if (choosing.length > 0) parts.push(` choosing ${list(choosing.map(w => choiceText(state, who, w)))}`);
  if (moves.length > 0)
    parts.push(` moving ${list(moves.map(m => `${nameOf(state, m.what)} to ${placeText(state, who, m.to)}`))}`);
  return [...parts, payingText(state, paying)].join('');
};

const payingText = (state: State, paying: readonly DeclaredPayment[]): string =>
  paying.length === 0 ? '' : ` paying ${list(paying.map(p => paymentText(state, p)))}`;

const choiceText = (state: State, who: PlayerId, choice: DeclaredChoice): string => {
  if (choice.kind === 'words') return quote(choice.text);
  if (choice.kind === 'amount') return `${choice.amount}`;
  const { ref } = choice;
  return ref.kind === 'location' && sameLocation(ref.location, baseOf(who))
    ? 'base'
    : quoteIfNeeded(nameOfRef(state, ref));
};

const paymentText = (state: State, p: DeclaredPayment): string => {
  switch (p.kind) {
    case 'cost part':
      return `${p.verb} ${list(p.objects.map(id => nameOf(state, id)))}`;
    case 'amount':
      return p.domain === null ? `${p.amount}` : `${p.amount} ${p.domain}`;
    case 'keyword':
      return p.keyword;
    case 'change':
      return p.by;
  }
};
