/** Every word of a scenario that means something by itself, with what it stands for: one walk that the features share. */
import type {
  Action,
  Amount,
  BattlefieldAttribute,
  Citation,
  Claim,
  Effect,
  EntryCitation,
  KeywordUse,
  Name,
  Place,
  PlayerAttribute,
  ScenarioTree,
  Span,
  Statement,
  UnitAttribute,
  UnitFact,
  Word,
} from '../../engine/language/syntax.ts';

export type NameRole = 'unit' | 'player' | 'place' | 'card' | 'team' | 'tag';

/** What a word stands for. */
type Piece = { readonly span: Span } & (
  | { readonly kind: 'name'; readonly role: NameRole; readonly name: Name; readonly declares: boolean }
  | { readonly kind: 'scenario'; readonly name: Name }
  | { readonly kind: 'rule'; readonly citation: Citation }
  | { readonly kind: 'entry'; readonly citation: EntryCitation }
  | { readonly kind: 'keyword'; readonly word: string }
  | { readonly kind: 'edition' | 'mode' | 'domain'; readonly word: string }
  | { readonly kind: 'base' }
  | { readonly kind: 'number' }
);
type Pieces = readonly Piece[];

/** `statement` is missing for the scenario's own name. */
export type Mention = Piece & { readonly statement?: Statement };
export type NameMention = Extract<Mention, { kind: 'name' }>;

/** In the order of the text. */
export const mentionsOf = (tree: ScenarioTree): readonly Mention[] => {
  const before = known.get(tree);
  if (before !== undefined) return before;
  const own: readonly Mention[] =
    tree.name === undefined ? [] : [{ kind: 'scenario', name: tree.name, span: tree.name.span }];
  const inside = tree.statements.flatMap(statement => inStatement(statement).map(piece => ({ ...piece, statement })));
  const found = [...own, ...inside].sort((a, b) => a.span.start - b.span.start);
  known.set(tree, found);
  return found;
};

/** The mention that holds an offset of the block; at its end counts, so that a cursor behind a word finds it. */
export const mentionAt = (tree: ScenarioTree, offset: number): Mention | undefined => {
  const touching = mentionsOf(tree).filter(({ span }) => span.start <= offset && offset <= span.end);
  return touching.find(({ span }) => offset < span.end) ?? touching[0];
};

const known = new WeakMap<ScenarioTree, readonly Mention[]>();

const inStatement = (statement: Statement): Pieces => {
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
    case 'turn':
      return name('player', statement.player);
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
      return [];
    case 'effect':
      return [...name('player', statement.by), ...inEffect(statement.effect)];
    case 'expect':
      return [...(statement.editions ?? []).flatMap(edition), ...inClaim(statement.claim)];
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
      return names('card', attribute.cards);
    case 'legend':
    case 'champion':
      return name('card', attribute.card);
    case 'power':
      return [...amount(attribute.amount), ...word('domain', attribute.domain)];
    case 'runes':
      return word('domain', attribute.domain);
  }
};

const inBattlefieldAttribute = (attribute: BattlefieldAttribute): Pieces => {
  switch (attribute.kind) {
    case 'controlled':
    case 'contested':
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
      return [];
    case 'keyword':
      return keyword(attribute.keyword);
    case 'owner':
      return name('player', attribute.player);
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
    case 'later':
      return names('unit', action.names);
    case 'pass':
    case 'end-turn':
      return [];
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
    case 'later':
      return names('unit', effect.names);
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
    case 'chain':
      return names('unit', claim.items);
    case 'triggered':
      return name('unit', claim.source);
    case 'legality':
      return [
        ...name('player', claim.player),
        ...inAction(claim.action),
        ...(claim.because === undefined ? [] : citation(claim.because)),
      ];
    case 'combat':
    case 'state':
      return [];
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
    case 'keyword':
      return keyword(fact.keyword);
    default:
      return amount(fact.amount);
  }
};

// --- single words --------------------------------------------------------------------------------------------------

const named = (role: NameRole, given: Name, declares: boolean): Piece => ({
  kind: 'name',
  role,
  name: given,
  declares,
  span: given.span,
});
const name = (role: NameRole, given: Name | undefined): Pieces =>
  given === undefined ? [] : [named(role, given, false)];
const names = (role: NameRole, given: readonly Name[]): Pieces => given.map(each => named(role, each, false));
const declaration = (role: NameRole, given: Name): Pieces => [named(role, given, true)];

const place = (given: Place): Pieces => (given.kind === 'named' ? name('place', given.name) : base(given));

/** Where no player stands with it, the word itself means the base of whom the statement speaks of. */
const base = ({ player, span }: Extract<Place, { kind: 'base' }>): Pieces =>
  player === undefined ? [{ kind: 'base', span }] : name('player', player);

const word = (kind: 'edition' | 'mode' | 'domain', given: Word): Pieces => [
  { kind, word: given.text, span: given.span },
];
const edition = (given: Word): Pieces => word('edition', given);

const amount = (given: Amount | undefined): Pieces =>
  given === undefined ? [] : [{ kind: 'number', span: given.span }];

const keyword = (use: KeywordUse): Pieces => [
  { kind: 'keyword', word: use.word.text, span: use.word.span },
  ...amount(use.value),
];

const citation = (given: Citation | EntryCitation): Pieces => {
  if (given.kind !== 'rule') return [{ kind: 'entry', citation: given, span: given.name.span }];
  const own: Pieces = given.edition === undefined ? [] : edition(given.edition);
  return [...own, { kind: 'rule', citation: given, span: given.span }];
};
