/** Questions: `can Ana assign 7 to Wall?`, `is Wall dead?`, `who controls Quarry?`, `how much might has Wall?`, `where is Wall?`. */

import type {
  Name,
  OutlookClaim,
  PlayerDeed,
  PlayerFact,
  Question,
  StandingClaim,
  Statement,
  UnitFact,
  WrittenNumber,
} from '../syntax.ts';
import {
  advance,
  type Cursor,
  either,
  kindAt,
  note,
  oneOf,
  peek,
  tokenSpan,
  tokenText,
  word,
} from '../tokens/cursor.ts';
import { name } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { action } from './actions.ts';
import { beingGeneral, isArticle, predicate, presence, standingClaim, subjectNames } from './expectations.ts';
import { aheadAsked, looksAhead, outlookAsked } from './outlook.ts';
import { being, did, doing, having, resources, undergone } from './predicates.ts';

/** The question mark may be left out. */
export const askLine = (c: Cursor): Statement | null => {
  const question = asked(c);
  if (question === null) return null;
  if (kindAt(c) === T.other && tokenText(c) === '?') advance(c);
  else note(c, { word: '?' });
  return { kind: 'ask', line: c.line, span: c.span, question };
};

const asked = (c: Cursor): Question | null => {
  const first = peek(c);
  advance(c);
  switch (first) {
    case 'can':
      return looksAhead(c) ? outlook(aheadAsked(c, standingClaim)) : whether(legality(c));
    case 'who':
      return who(c);
    case 'where':
      return where(c);
    case 'how':
      return howMuch(c);
    default:
      if (first === 'is' && peek(c) === 'it') {
        const asked = outlookAsked(c, standingClaim);
        if (asked !== null || peek(c) !== 'it') return outlook(asked);
      }
      return whether(c.t.word[c.pos] === 'the' && kindAt(c) === T.word ? general(c, first) : ofSubjects(c, first));
  }
};

const whether = (claim: StandingClaim | null): Question | null => (claim === null ? null : { asks: 'whether', claim });

const outlook = (claim: OutlookClaim | null): Question | null => (claim === null ? null : { asks: 'outlook', claim });

const legality = (c: Cursor): StandingClaim | null => {
  const player = name(c, 'player');
  if (player === null) return null;
  if (c.sentence !== null) {
    c.sentence.player = player;
    c.sentence.mood = 'can';
  }
  const what = action(c, 'plain');
  return what === null ? null : { about: 'legality', player, action: what, legal: true };
};

/** What is asked is whether it is so, and “No” says the rest. */
const AFFIRMED = false;

const ofSubjects = (c: Cursor, verb: string): StandingClaim | null => {
  if (verb === 'is') note(c, { word: 'the' });
  if (verb === 'is' && isArticle(c)) {
    advance(c);
    return presence(c, AFFIRMED);
  }
  const subjects = subjectNames(c);
  if (subjects === null) return null;
  switch (verb) {
    case 'is':
    case 'are':
      return being(c, subjects, AFFIRMED);
    case 'has':
    case 'have':
      return having(c, subjects, AFFIRMED);
    case 'was':
    case 'were':
      return undergone(c, subjects, AFFIRMED);
    case 'did':
      return did(c, subjects, AFFIRMED, 'plain');
    default:
      return doing(c, subjects, AFFIRMED, 'plain');
  }
};

/** `is the combat a tie?`, `is the chain empty?`, `is the state neutral open?`, `has the combat no result?` */
const general = (c: Cursor, verb: string): StandingClaim | null => {
  advance(c);
  const about = verb === 'has' ? oneOf(c, ['combat'])?.text : oneOf(c, ['combat', 'chain', 'state'])?.text;
  if (verb === 'has')
    return about !== undefined && word(c, 'no') && word(c, 'result')
      ? { about: 'combat', result: 'no result', negated: false }
      : null;
  return verb !== 'is' || about === undefined ? null : beingGeneral(c, about, AFFIRMED);
};

/** `who controls PLACE`, `who wins the combat`, `who is the attacker` */
const who = (c: Cursor): Question | null => {
  const nobody: Name = { text: 'who', quoted: false, span: tokenSpan(c) };
  const said = predicate(c, [nobody], AFFIRMED);
  if (said === null || said.about !== 'players' || said.negated) return null;
  return isDeed(said.fact) ? { asks: 'who', deed: said.fact } : null;
};

const isDeed = (fact: PlayerFact): fact is PlayerDeed => !('amount' in fact);

const where = (c: Cursor): Question | null => {
  if (!either(c, 'is', 'are')) return null;
  const units = subjectNames(c);
  return units === null ? null : { asks: 'where', units };
};

/** `how much might has Wall`, `how many points does Ana have`, `how much damage does Wall need` */
const howMuch = (c: Cursor): Question | null => {
  const amount = { value: 0, span: tokenSpan(c) };
  if (!either(c, 'much', 'many')) return null;
  if (word(c, 'damage')) return ofDamage(c, amount);
  const of = measured(c, amount);
  const verb = of === null ? undefined : oneOf(c, HAVING)?.text;
  const subjects = verb === undefined ? null : subjectNames(c);
  if (of === null || subjects === null) return null;
  return verb === 'has' || verb === 'have' || word(c, 'have') ? of(subjects) : null;
};

const HAVING = ['has', 'have', 'does', 'do'] as const;

const ofDamage = (c: Cursor, amount: WrittenNumber): Question | null => {
  const verb = oneOf(c, [...HAVING, 'was', 'were'])?.text;
  const subjects = verb === undefined ? null : subjectNames(c);
  if (subjects === null) return null;
  if (verb === 'was' || verb === 'were')
    return word(c, 'dealt') ? ofUnits(subjects, { kind: 'was dealt', amount }) : null;
  if (verb === 'does' || verb === 'do') {
    if (word(c, 'need')) return ofUnits(subjects, { kind: 'needs', amount });
    if (!word(c, 'have')) return null;
  }
  if (!word(c, 'to')) return ofUnits(subjects, { kind: 'damage', amount });
  return word(c, 'assign') ? ofPlayers(subjects, { kind: 'damage to assign', amount }) : null;
};

type Measured = (subjects: readonly Name[]) => Question;

const measured = (c: Cursor, amount: WrittenNumber): Measured | null => {
  if (word(c, 'might')) return subjects => ofUnits(subjects, { kind: 'might', amount });
  const fact = ofPlayer(c, amount);
  return fact === null ? null : subjects => ofPlayers(subjects, fact);
};

const ofPlayer = (c: Cursor, amount: WrittenNumber): PlayerFact | null => {
  if (either(c, 'points', 'point')) return { kind: 'points', amount };
  return word(c, 'xp') ? { kind: 'xp', amount } : resources(c, amount);
};

const ofUnits = (units: readonly Name[], fact: UnitFact): Question => ({
  asks: 'how much',
  measure: { about: 'units', units, fact, negated: false },
});

const ofPlayers = (players: readonly Name[], fact: PlayerFact): Question => ({
  asks: 'how much',
  measure: { about: 'players', players, fact, negated: false },
});
