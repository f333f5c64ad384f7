/** What an `expect` line claims, as text. */

import type {
  BookCitation,
  Citation,
  Claim,
  NamedRule,
  OutlookClaim,
  PlaceFact,
  PlayerFact,
  UnitFact,
  WrittenHorizon,
  WrittenNumber,
} from '../syntax.ts';
import { action } from './actions.ts';
import { bookCitationText } from './bookCitation.ts';
import { item, keyword, name, nameList, place } from './parts.ts';

/** What a claim says of its subjects: `is` and what follows, or `has` and what follows, or a verb in its forms. */
export type Predicate =
  | { readonly verb: 'is' | 'has' | 'was'; readonly rest: string }
  | { readonly verb: 'does'; readonly third: string; readonly plain: string; readonly rest: string }
  | { readonly verb: 'did'; readonly past: string; readonly plain: string; readonly rest: string };

/** Without the word `expect`. */
export const claim = (said: Claim): string => {
  switch (said.about) {
    case 'units':
      return sentence(said.units.length, nameList(said.units), predicate(said), said.negated);
    case 'players':
      return sentence(said.players.length, nameList(said.players), predicate(said), said.negated);
    case 'places':
      return sentence(said.places.length, said.places.map(place).join(', '), predicate(said), said.negated);
    case 'presence':
      return `${said.negated ? 'no' : article(said.what.text)} ${name(said.what)}${said.at === undefined ? '' : ` at ${place(said.at)}`}`;
    case 'combat':
      if (said.result === 'no result') return `${said.negated ? 'not ' : ''}the combat has no result`;
      return `the combat is ${said.negated ? 'not ' : ''}a tie`;
    case 'chain':
      return `the chain is ${said.negated ? 'not ' : ''}${said.items.length === 0 ? 'empty' : said.items.map(item).join(', ')}`;
    case 'state':
      return `the state is ${said.negated ? 'not ' : ''}${said.turn} ${said.chain}`;
    case 'triggered':
      return sentence(said.sources.length, nameList(said.sources), predicate(said), said.negated);
    case 'legality': {
      const { because } = said;
      const reason = because === undefined ? '' : ` because ${ruleText(because)}`;
      return `${name(said.player)} ${said.legal ? 'can' : 'cannot'} ${action(said.action, 'plain')}${reason}`;
    }
    case 'outlook':
      return `${outlookHead(said)}${claimedAhead(said)}${said.horizon === undefined ? '' : ` ${horizon(said.horizon)}`}`;
  }
};

const claimedAhead = (said: OutlookClaim): string => {
  if (said.modality !== 'repeat') return ` ${said.claims.map(claim).join(' and ')}`;
  return said.gain === undefined ? '' : ` for more ${said.gain}`;
};

/** `it is possible that`, `Ana cannot force`, `Ana can repeat` */
export const outlookHead = (said: OutlookClaim): string => {
  const { modality, negated } = said;
  if (modality === 'force' || modality === 'repeat')
    return `${name(said.player)} ${negated ? 'cannot' : 'can'} ${modality}`;
  if (modality === 'possible') return `it is ${negated ? 'impossible' : 'possible'} that`;
  return `it is ${negated ? 'not ' : ''}${modality === 'always' ? 'always ' : ''}certain that`;
};

const horizon = (said: WrittenHorizon): string => {
  switch (said.kind) {
    case 'turns':
      return `within ${said.count.value} turn${said.count.value === 1 ? '' : 's'}`;
    case 'acts':
      return `after at most ${said.count.value} act${said.count.value === 1 ? '' : 's'}`;
    default:
      return `within this ${said.kind}`;
  }
};

const article = (text: string): string => (/^[aeiou]/i.test(text) ? 'an' : 'a');

type OfSubjects = Extract<Claim, { about: 'units' | 'players' | 'places' | 'triggered' }>;

export const predicate = (said: OfSubjects): Predicate => {
  switch (said.about) {
    case 'units':
      return ofUnits(said.fact, said.units.length);
    case 'players':
      return ofPlayer(said.fact);
    case 'places':
      return ofPlace(said.fact);
    case 'triggered':
      return triggered(said.times);
  }
};

const ruleText = (rule: Citation | BookCitation | NamedRule): string => {
  if (rule.kind === 'book') return bookCitationText(rule);
  if (rule.kind === 'named-rule') return rule.text;
  return rule.edition === undefined ? rule.number : `${rule.edition.text}: ${rule.number}`;
};

const OFTEN: Readonly<Partial<Record<number | 'any', string>>> = { any: '', 1: 'once', 2: 'twice' };

const triggered = (times: number | 'any'): Predicate => ({
  verb: 'did',
  past: 'triggered',
  plain: 'trigger',
  rest: OFTEN[times] ?? `${times} times`,
});

const sentence = (count: number, subject: string, said: Predicate, negated: boolean): string => {
  const many = count > 1;
  const not = negated ? ' not' : '';
  switch (said.verb) {
    case 'is':
      return `${subject} ${many ? 'are' : 'is'}${not} ${said.rest}`;
    case 'has':
      return `${subject} ${many ? 'have' : 'has'}${not} ${said.rest}`;
    case 'was':
      return `${subject} ${many ? 'were' : 'was'}${not} ${said.rest}`;
    case 'does':
      if (negated) return `${subject} ${many ? 'do' : 'does'} not ${said.plain} ${said.rest}`;
      return `${subject} ${many ? said.plain : said.third} ${said.rest}`;
    case 'did':
      return `${subject} ${negated ? `did not ${said.plain}` : said.past} ${said.rest}`.trimEnd();
  }
};

const is = (rest: string): Predicate => ({ verb: 'is', rest });
const has = (rest: string): Predicate => ({ verb: 'has', rest });
const does = (plain: string, rest: string): Predicate => ({ verb: 'does', third: `${plain}s`, plain, rest });

/** What several are said to be, in their form: `are defenders`. */
const ofUnits = (fact: UnitFact, count: number): Predicate => {
  if (count > 1 && fact.kind === 'is' && fact.player === undefined) {
    if (fact.what === 'an attacker') return is('attackers');
    if (fact.what === 'a defender') return is('defenders');
  }
  return ofUnit(fact);
};

const ofUnit = (fact: UnitFact): Predicate => {
  switch (fact.kind) {
    case 'is':
      return is(`${fact.what}${fact.player === undefined ? '' : ` of ${name(fact.player)}`}`);
    case 'at':
      return is(`at ${place(fact.place)}`);
    case 'facedown':
      return is(`facedown at ${place(fact.place)}`);
    case 'controlled by':
      return is(`controlled by ${name(fact.player)}`);
    case 'attached to':
      return is(`attached to ${name(fact.unit)}`);
    case 'might':
    case 'damage':
      return has(`${claimed(fact.amount)} ${fact.kind}`);
    case 'counts as':
      return does('count', `as ${claimed(fact.amount)} might`);
    case 'needs':
      return does('need', `${claimed(fact.amount)} damage`);
    case 'was dealt':
      return { verb: 'was', rest: `dealt ${claimed(fact.amount)} damage` };
    case 'keyword':
      return has(keyword(fact.keyword));
  }
};

/** How much or how many there is, as every claim says it. */
const claimed = ({ value, comparison }: WrittenNumber): string =>
  comparison === undefined ? `${value}` : `${value} ${comparison}`;

const isOne = ({ value, comparison }: WrittenNumber): boolean => value === 1 && comparison === undefined;

/** `2 ready calm runes`, `1 fury power`, `3 cards in hand`. */
const holding = (fact: Extract<PlayerFact, { kind: 'runes' | 'power' | 'cards' }>): string => {
  const amount = claimed(fact.amount);
  const s = isOne(fact.amount) ? '' : 's';
  if (fact.kind === 'cards') return `${amount} card${s} in ${fact.zone}`;
  const domain = fact.domain === undefined ? '' : ` ${fact.domain.text}`;
  if (fact.kind === 'power') return `${amount}${domain} power`;
  const where = fact.which === 'in rune deck' ? ` ${fact.which}` : '';
  return `${amount}${fact.which === 'ready' ? ' ready' : ''}${domain} rune${s}${where}`;
};

const ofPlayer = (fact: PlayerFact): Predicate => {
  switch (fact.kind) {
    case 'points':
      return has(`${claimed(fact.amount)} ${isOne(fact.amount) ? 'point' : 'points'}`);
    case 'runes':
    case 'power':
    case 'cards':
      return has(holding(fact));
    case 'xp':
    case 'energy':
    case 'damage to assign':
      return has(`${claimed(fact.amount)} ${fact.kind}`);
    case 'drew':
      return { verb: 'did', past: 'drew', plain: 'draw', rest: `${claimed(fact.amount)}` };
    case 'controls':
      return does('control', place(fact.place));
    case 'conquered':
      return { verb: 'did', past: 'conquered', plain: 'conquer', rest: place(fact.place) };
    case 'held':
      return { verb: 'did', past: 'held', plain: 'hold', rest: place(fact.place) };
    case 'scored':
      return has(`scored ${place(fact.place)}`);
    case 'has focus':
      return has('focus');
    case 'has priority':
      return has('priority');
    case 'wins the combat':
      return does('win', 'the combat');
    case 'loses the combat':
      return does('lose', 'the combat');
    case 'wins the game':
      return does('win', 'the game');
    case 'is the attacker':
      return is('the attacker');
    case 'is the defender':
      return is('the defender');
  }
};

const ofPlace = (fact: PlaceFact): Predicate =>
  fact === 'uncontrolled' || fact === 'contested' ? is(fact) : has(fact);
