/**
 * What expectations ask, as plain sentences without the language's quotes, worded so that "yes" and "no" cannot be
 * confused.
 */
import { listed } from '../../game/play/query.ts';
import { action } from '../../language/print/actions.ts';
import { claim as claimText, type Predicate, predicate } from '../../language/print/claims.ts';
import { place } from '../../language/print/parts.ts';
import type { Action, Name, PlayerFact, StandingClaim, UnitFact } from '../../language/syntax.ts';

export type OfFact = Exclude<StandingClaim, { about: 'legality' }>;

/** The same claim of each subject alone, put without its "not"; a claim about the game as a whole has but one part. */
export const claimsOfEach = (claim: OfFact): readonly OfFact[] => {
  switch (claim.about) {
    case 'units':
      return claim.units.map(unit => ({ ...claim, units: [unit], negated: false }));
    case 'players':
      return claim.players.map(player => ({ ...claim, players: [player], negated: false }));
    case 'places':
      return claim.places.map(at => ({ ...claim, places: [at], negated: false }));
    case 'triggered':
      return claim.sources.map(source => ({ ...claim, sources: [source], negated: false }));
    case 'presence':
    case 'combat':
    case 'chain':
    case 'state':
      return [{ ...claim, negated: false }];
  }
};

/**
 * Whether "no" is said in full by what is: the claim is a "not" or a "none" by itself, and its opposite would be a double
 * negation, or what is would only repeat that it is not so.
 */
export const isDeniedByWhatIs = (claim: OfFact): boolean => {
  switch (claim.about) {
    case 'units':
      return isOfNone(claim.fact) || (claim.fact.kind === 'is' && claim.fact.what === 'neither attacker nor defender');
    case 'players':
      return isOfNone(claim.fact) || REPEATED.has(claim.fact.kind);
    case 'triggered':
      return claim.times === 'any' || claim.times === 0;
    case 'combat':
      return claim.result === 'no result';
    case 'places':
    case 'presence':
      return true;
    case 'chain':
    case 'state':
      return false;
  }
};

/** Facts that have no other opposite than that it has not come about. */
const REPEATED: ReadonlySet<PlayerFact['kind']> = new Set(['conquered', 'held', 'scored']);

const isOfNone = (fact: UnitFact | PlayerFact): boolean =>
  'amount' in fact && fact.amount.value === 0 && fact.amount.comparison === undefined;

/** Whether something is said to be so, or not to be so. */
export type YesOrNo = 'yes' | 'no';

/** That it is so of all these, or of none of them. */
export const spokenFact = (parts: readonly OfFact[], answer: YesOrNo): string => {
  const [first] = parts;
  if (first === undefined) return '';
  const not = answer === 'yes' ? '' : 'not ';
  switch (first.about) {
    case 'presence':
      return `there is ${answer === 'yes' ? claimText({ ...first, negated: false }) : claimText({ ...first, negated: true })}`;
    case 'combat':
      return first.result === 'tie' ? `the combat is ${not}a tie` : 'the combat has no result';
    case 'chain': {
      const items = first.items.length === 0 ? 'empty' : listed(first.items.map(({ text }) => text));
      return `the chain is ${not}${items}`;
    }
    case 'state':
      return `the state is ${not}${first.turn} ${first.chain}`;
    default: {
      const subjects = parts.flatMap(subjectsOf);
      return sentence(subjects.length, listed(subjects), spokenPredicate(first), answer);
    }
  }
};

const spokenPredicate = (claim: Parameters<typeof predicate>[0]): Predicate => {
  const said = predicate(claim);
  const isNoDraw = claim.about === 'players' && claim.fact.kind === 'drew' && isOfNone(claim.fact);
  return isNoDraw ? { ...said, rest: 'nothing' } : said;
};

/** "Ana can pass", "Ana cannot assign 7 to Wall" */
export const spokenAction = (player: Name, done: Action, answer: YesOrNo): string =>
  `${player.text} ${answer === 'yes' ? 'can' : 'cannot'} ${unquoted(action(done, 'plain'))}`;

const subjectsOf = (claim: OfFact): readonly string[] => {
  switch (claim.about) {
    case 'units':
      return claim.units.map(({ text }) => text);
    case 'players':
      return claim.players.map(({ text }) => text);
    case 'places':
      return claim.places.map(at => unquoted(place(at)));
    case 'triggered':
      return claim.sources.map(({ text }) => text);
    default:
      return [];
  }
};

const sentence = (count: number, subject: string, said: Predicate, answer: YesOrNo): string => {
  const many = count > 1;
  const isYes = answer === 'yes';
  const rest = unquoted(said.rest);
  const not = isYes ? '' : 'not ';
  switch (said.verb) {
    case 'is':
      return `${subject} ${many ? 'are' : 'is'} ${not}${rest}`;
    case 'was':
      return `${subject} ${many ? 'were' : 'was'} ${not}${rest}`;
    case 'has':
      if (isYes || rest.startsWith('scored')) return `${subject} ${many ? 'have' : 'has'} ${not}${rest}`;
      return `${subject} ${many ? 'do' : 'does'} not have ${rest}`;
    case 'does':
      if (!isYes) return `${subject} ${many ? 'do' : 'does'} not ${said.plain} ${rest}`;
      return `${subject} ${many ? said.plain : said.third} ${rest}`;
    case 'did':
      return `${subject} ${isYes ? said.past : `did not ${said.plain}`} ${rest}`.trimEnd();
  }
};

/** A quotation mark within a name is written with a backslash. */
const unquoted = (text: string): string =>
  text.replace(/"((?:[^"\\]|\\.)*)"/g, (_, name: string) => name.replace(/\\(.)/g, '$1'));
