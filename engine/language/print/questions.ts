/** Questions as text, with their question mark. */
import type { MeasuredClaim, OutlookClaim, Question, StandingClaim } from '../syntax.ts';
import { action } from './actions.ts';
import { claim as claimOf, type Predicate, predicate } from './claims.ts';
import { item, name, nameList, place } from './parts.ts';

export const question = (asked: Question): string => `${words(asked)}?`;

const words = (asked: Question): string => {
  switch (asked.asks) {
    case 'whether':
      return whether(asked.claim);
    case 'outlook':
      return outlook(asked.claim);
    case 'who':
      return `who ${third(predicate({ about: 'players', players: [], fact: asked.deed, negated: false }))}`;
    case 'how much':
      return howMuch(asked.measure);
    case 'where':
      return `where ${asked.units.length > 1 ? 'are' : 'is'} ${nameList(asked.units)}`;
  }
};

const whether = (claim: StandingClaim): string => {
  switch (claim.about) {
    case 'legality':
      return `can ${name(claim.player)} ${action(claim.action, 'plain')}`;
    case 'presence':
      return `is ${claimOf({ ...claim, negated: false })}`;
    case 'combat':
      return claim.result === 'tie' ? 'is the combat a tie' : 'has the combat no result';
    case 'chain':
      return `is the chain ${claim.items.length === 0 ? 'empty' : claim.items.map(item).join(', ')}`;
    case 'state':
      return `is the state ${claim.turn} ${claim.chain}`;
    case 'units':
      return inverted(claim.units.length, nameList(claim.units), predicate(claim));
    case 'players':
      return inverted(claim.players.length, nameList(claim.players), predicate(claim));
    case 'places':
      return inverted(claim.places.length, claim.places.map(place).join(', '), predicate(claim));
    case 'triggered':
      return inverted(claim.sources.length, nameList(claim.sources), predicate(claim));
  }
};

/** `is it possible that Wall is dead within this turn`, `can Ana force Wall is dead` */
const outlook = (claim: OutlookClaim): string => {
  const asked = claimOf({ ...claim, negated: false });
  if (claim.modality === 'force' || claim.modality === 'repeat')
    return `can ${asked.replace(/ can (?=force|repeat)/, ' ')}`;
  return asked.replace(/^it is/, 'is it');
};

const inverted = (count: number, subject: string, said: Predicate): string => {
  const many = count > 1;
  switch (said.verb) {
    case 'is':
      return `${many ? 'are' : 'is'} ${subject} ${said.rest}`;
    case 'has':
      return `${many ? 'have' : 'has'} ${subject} ${said.rest}`;
    case 'was':
      return `${many ? 'were' : 'was'} ${subject} ${said.rest}`;
    case 'does':
      return `${many ? 'do' : 'does'} ${subject} ${said.plain} ${said.rest}`;
    case 'did':
      return `did ${subject} ${said.plain} ${said.rest}`.trimEnd();
  }
};

const third = (said: Predicate): string => {
  if (said.verb === 'does') return `${said.third} ${said.rest}`;
  return said.verb === 'did' ? `${said.past} ${said.rest}` : `${said.verb} ${said.rest}`;
};

const howMuch = (measure: MeasuredClaim): string => {
  const subjects = measure.about === 'units' ? measure.units : measure.players;
  const many = subjects.length > 1;
  const who = nameList(subjects);
  switch (measure.fact.kind) {
    case 'was dealt':
      return `how much damage ${many ? 'were' : 'was'} ${who} dealt`;
    case 'needs':
      return `how much damage ${many ? 'do' : 'does'} ${who} need`;
    case 'damage to assign':
      return `how much damage ${many ? 'have' : 'has'} ${who} to assign`;
    default: {
      const what = predicate(measure).rest.replace(/^0 /, '');
      return `how ${COUNTED.test(what) ? 'many' : 'much'} ${what} ${many ? 'have' : 'has'} ${who}`;
    }
  }
};

const COUNTED = /^points|runes$|^cards/;
