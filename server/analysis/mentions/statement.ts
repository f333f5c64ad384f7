/** The words of a statement that mean something by themselves: one walk over every kind of statement. */
import type {
  Action,
  BattlefieldAttribute,
  Choices,
  Claim,
  Effect,
  Name,
  Payment,
  PlayerAttribute,
  Question,
  Statement,
  UnitAttribute,
  UnitFact,
} from '../../../engine/language/syntax.ts';
import {
  amount,
  because,
  branch,
  citation,
  declaration,
  edition,
  keyword,
  name,
  names,
  type Pieces,
  place,
  word,
} from './pieces.ts';

/** In the order of the text. */
export const wordsIn = (statement: Statement): Pieces => {
  switch (statement.kind) {
    case 'edition':
      return statement.editions.flatMap(edition);
    case 'mode':
      return word('mode', statement.mode);
    case 'cites':
      return statement.citations.flatMap(citation);
    case 'tags':
      return names('tag', statement.tags);
    case 'player':
      return [...declaration('player', statement.name), ...statement.attributes.flatMap(inPlayerAttribute)];
    case 'battlefield':
      return [
        ...declaration('place', statement.name),
        ...name('card', statement.card),
        ...statement.attributes.flatMap(inBattlefieldAttribute),
      ];
    case 'base':
      return name('player', statement.player);
    case 'turn':
      return [...name('player', statement.player), ...amount(statement.number)];
    case 'trash':
      return [...name('player', statement.player), ...names('card', statement.cards)];
    case 'unit':
    case 'gear':
      return [
        ...name('player', statement.player),
        ...declaration('unit', statement.name),
        ...name('card', statement.card),
        ...statement.attributes.flatMap(inUnitAttribute),
      ];
    case 'action':
      return [...name('player', statement.player), ...inAction(statement.action)];
    case 'all-pass':
    case 'back':
      return [];
    case 'what-if':
      return branch(statement.name);
    case 'effect':
      return [...name('player', statement.by), ...inEffect(statement.effect)];
    case 'expect':
      return [...(statement.editions ?? []).flatMap(edition), ...inClaim(statement.claim)];
    case 'ask':
      return inQuestion(statement.question);
    case 'goal':
      return inClaim(statement.claim);
    case 'hint':
    case 'solution':
      return [];
  }
};

const inQuestion = (question: Question): Pieces => {
  switch (question.asks) {
    case 'whether':
    case 'outlook':
      return inClaim(question.claim);
    case 'who':
      return 'place' in question.deed ? place(question.deed.place) : [];
    case 'how much': {
      const { measure } = question;
      return measure.about === 'units' ? names('unit', measure.units) : names('player', measure.players);
    }
    case 'where':
      return names('unit', question.units);
  }
};

const inPlayerAttribute = (attribute: PlayerAttribute): Pieces => {
  switch (attribute.kind) {
    case 'points':
    case 'energy':
    case 'xp':
      return amount(attribute.amount);
    case 'team':
      return name('team', attribute.team);
    case 'hand':
    case 'deck':
    case 'trash':
    case 'chosen':
      return names('card', attribute.cards);
    case 'legend':
      return [...name('card', attribute.card), ...(attribute.by === undefined ? [] : name('unit', attribute.by))];
    case 'champion':
      return name('card', attribute.card);
    case 'none':
      return [];
    case 'power':
      return [...amount(attribute.amount), ...word('domain', attribute.domain)];
    case 'runes':
      return word('domain', attribute.domain);
    case 'rune deck':
      return attribute.runes.flatMap(({ domain }) => word('domain', domain));
  }
};

const inBattlefieldAttribute = (attribute: BattlefieldAttribute): Pieces => {
  switch (attribute.kind) {
    case 'controlled':
    case 'contested':
    case 'owner':
      return name('player', attribute.player);
    case 'scored':
      return names('player', attribute.players);
    case 'facedown':
      return [...name('card', attribute.card), ...name('player', attribute.player)];
  }
};

const inUnitAttribute = (attribute: UnitAttribute): Pieces => {
  switch (attribute.kind) {
    case 'might':
    case 'damage':
      return amount(attribute.amount);
    case 'flag':
      return attribute.times === undefined ? [] : amount(attribute.times);
    case 'keyword':
      return keyword(attribute.keyword);
    case 'owner':
      return name('player', attribute.player);
    case 'made':
      return name('unit', attribute.by);
    case 'attached':
      return names('unit', attribute.gear);
    case 'tag':
      return name('tag', attribute.tag);
  }
};

const inAction = (action: Action): Pieces => {
  switch (action.kind) {
    case 'move':
      return action.groups.flatMap(group => [...names('unit', group.units), ...place(group.to)]);
    case 'assign':
      return action.shares.flatMap(share => [...amount(share.amount), ...name('unit', share.unit)]);
    case 'begin':
      return place(action.at);
    case 'play':
      return [
        ...name('card', action.card),
        ...(action.as === undefined ? [] : declaration('unit', action.as)),
        ...(action.to === undefined ? [] : place(action.to)),
        ...inChoices(action),
        ...(action.showing ?? []).flatMap(chosen),
      ];
    case 'activate':
      return [...name('unit', action.source), ...inChoices(action)];
    case 'hide':
      return [...name('card', action.card), ...place(action.at), ...action.paying.flatMap(inPayment)];
    case 'choose':
      return [
        ...action.names.flatMap(chosen),
        ...action.shares.flatMap(share => [...amount(share.amount), ...name('unit', share.unit)]),
        ...amount(action.amount),
      ];
    case 'decline':
    case 'accept':
      return name('unit', action.source);
    case 'name':
      return name('card', action.name);
    case 'order':
      return names('unit', action.items);
    case 'pass':
    case 'end-turn':
    case 'concede':
      return [];
  }
};

const inChoices = ({ choosing, moves, paying }: Choices): Pieces => [
  ...choosing.flatMap(chosen),
  ...moves.flatMap(move => [...name('unit', move.unit), ...place(move.to)]),
  ...paying.flatMap(inPayment),
];

/** The word `base` is a choice, too. */
const chosen = (given: Name): Pieces =>
  given.text === 'base' && !given.quoted ? place({ kind: 'base', span: given.span }) : name('unit', given);

const inPayment = (payment: Payment): Pieces => {
  switch (payment.kind) {
    case 'do':
      return names('unit', payment.objects);
    case 'amount':
      return [
        ...amount(payment.amount),
        ...(payment.domain === undefined || payment.domain.text === 'xp' ? [] : word('domain', payment.domain)),
      ];
    case 'keyword':
      return keyword(payment);
  }
};

const inEffect = (effect: Effect): Pieces => {
  switch (effect.kind) {
    case 'deal':
      return [...amount(effect.amount), ...names('unit', effect.units)];
    case 'give-might':
      return [...amount(effect.amount), ...amount(effect.minimum), ...names('unit', effect.units)];
    case 'give-keyword':
      return [...keyword(effect.keyword), ...names('unit', effect.units)];
    case 'move':
      return [...names('unit', effect.units), ...place(effect.to)];
    case 'sentence':
      return [];
    default:
      return names('unit', effect.units);
  }
};

const inClaim = (claim: Claim): Pieces => {
  switch (claim.about) {
    case 'units':
      return [...names('unit', claim.units), ...inUnitFact(claim.fact)];
    case 'players':
      return [
        ...names('player', claim.players),
        ...('amount' in claim.fact ? amount(claim.fact.amount) : []),
        ...('place' in claim.fact ? place(claim.fact.place) : []),
      ];
    case 'places':
      return claim.places.flatMap(place);
    case 'presence':
      return [...name('unit', claim.what), ...(claim.at === undefined ? [] : place(claim.at))];
    case 'chain':
      return names('unit', claim.items);
    case 'triggered':
      return names('unit', claim.sources);
    case 'legality':
      return [...name('player', claim.player), ...inAction(claim.action), ...because(claim.because)];
    case 'combat':
    case 'state':
      return [];
    case 'outlook':
      return [
        ...('player' in claim ? name('player', claim.player) : []),
        ...('claims' in claim ? claim.claims.flatMap(inClaim) : []),
        ...(claim.horizon !== undefined && 'count' in claim.horizon ? amount(claim.horizon.count) : []),
      ];
  }
};

const inUnitFact = (fact: UnitFact): Pieces => {
  switch (fact.kind) {
    case 'is':
      return name('player', fact.player);
    case 'at':
    case 'facedown':
      return place(fact.place);
    case 'controlled by':
      return name('player', fact.player);
    case 'attached to':
      return name('unit', fact.unit);
    case 'keyword':
      return keyword(fact.keyword);
    default:
      return amount(fact.amount);
  }
};
