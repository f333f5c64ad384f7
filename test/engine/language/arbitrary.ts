/** Arbitrary trees and texts of the language. */

import fc from 'fast-check';
import { COMPARISONS } from '../../../engine/comparisons.ts';
import { DOMAINS, POWER_DOMAINS } from '../../../engine/domains.ts';
import { GAINS } from '../../../engine/gains.ts';
import { KEYWORDS } from '../../../engine/keywords.ts';
import {
  type Action,
  type Choices,
  type Claim,
  COUNTED_ZONES,
  type Effect,
  type GoalClaim,
  type KeywordUse,
  type Name,
  type Payment,
  type Place,
  type Question,
  type Span,
  type StandingClaim,
  type Statement,
  type UnitFact,
  type WrittenNumber,
} from '../../../engine/language/syntax.ts';
import { FLAGS, PAYING_VERBS } from '../../../engine/language/words/words.ts';

const span = { start: 0, end: 0 };
const amount = (value: number) => ({ value, span });
const number = fc.integer({ min: 0, max: 30 }).map(amount);
const claimed = (values: fc.Arbitrary<{ readonly value: number; readonly span: Span }>): fc.Arbitrary<WrittenNumber> =>
  fc
    .tuple(values, optional('comparison', fc.constantFrom(...COMPARISONS.map(({ words }) => words))))
    .map(([value, comparison]) => ({ ...value, ...comparison }));

const word = <Text extends string>(text: Text) => ({ text, span });

const bareName = fc.constantFrom('Ana', 'Ben', 'Wall', 'Raider', "Kog'Maw", 'Soldier2', 'A', 'x', 'Élan', 'un-named');
const quotedName = fc.oneof(
  fc.constantFrom(
    'Sunken Temple',
    'say "hi"',
    'back\\slash',
    'tank',
    '# no comment',
    'a, b',
    '',
    'end\\',
    'Caitlyn, Patrolling',
  ),
  fc.string({ maxLength: 8 }).filter(text => !/[\r\n]/.test(text)),
);
export const name: fc.Arbitrary<Name> = fc.oneof(
  bareName.map(text => ({ text, quoted: false, span })),
  quotedName.map(text => ({ text, quoted: true, span })),
);
const bareNamed = (text: string): Name => ({ text, quoted: false, span });
const quoted: fc.Arbitrary<Name> = quotedName.map(text => ({ text, quoted: true, span }));
/** A name, some with the number that tells it from others. */
const item: fc.Arbitrary<Name> = fc.oneof(
  name,
  fc.tuple(bareName, fc.integer({ min: 1, max: 9 })).map(([text, count]) => bareNamed(`${text} ${count}`)),
);
const choice: fc.Arbitrary<Name> = fc.oneof(item, fc.constantFrom('base', 'nothing', 'yes', 'no').map(bareNamed));
const list = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });
const names = list(name);
const optional = <K extends string, T>(key: K, value: fc.Arbitrary<T>): fc.Arbitrary<{ [P in K]?: T }> =>
  fc.option(value, { nil: undefined }).map(each => (each === undefined ? {} : { [key]: each }) as { [P in K]?: T });

const keyword: fc.Arbitrary<KeywordUse> = fc
  .tuple(fc.constantFrom(...KEYWORDS), fc.option(number, { nil: undefined }))
  .map(([entry, value]) => {
    const use = { word: word(entry.name) };
    return entry.takesValue && value !== undefined ? { ...use, value } : use;
  });
const place: fc.Arbitrary<Place> = fc.oneof(
  name.map(each => ({ kind: 'named' as const, name: each, span })),
  optional('player', name).map(player => ({ kind: 'base' as const, ...player, span })),
);
const edition = fc.constantFrom('1.0', '1.1', '1.2', '1.3', '1.4').map(word);
const rule = fc
  .tuple(fc.constantFrom('465', '465.2.c.6', '103.1'), optional('edition', edition))
  .map(([text, more]) => ({ kind: 'rule' as const, number: text, ...more, span }));

const pieceAttribute = fc.oneof(
  fc.record({ kind: fc.constantFrom('might' as const, 'damage' as const), amount: number, span: fc.constant(span) }),
  fc.constantFrom(...FLAGS).map(flag => ({ kind: 'flag' as const, flag, span })),
  // `empowered` is read as the flag on a board line.
  keyword.filter(use => use.word.text !== 'empowered').map(use => ({ kind: 'keyword' as const, keyword: use, span })),
  name.map(player => ({ kind: 'owner' as const, player, span })),
  names.map(gear => ({ kind: 'attached' as const, gear, span })),
  name.map(by => ({ kind: 'made' as const, by, span })),
  name.map(tag => ({ kind: 'tag' as const, tag, span })),
);

const payment: fc.Arbitrary<Payment> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...PAYING_VERBS), names)
    .map(([verb, objects]) => ({ kind: 'do' as const, verb, objects, span })),
  fc
    .tuple(number, optional('domain', fc.constantFrom(...POWER_DOMAINS, 'xp').map(word)))
    .map(([value, domain]) => ({ kind: 'amount' as const, amount: value, ...domain, span })),
  fc.constantFrom('accelerate', 'repeat').map(text => ({ kind: 'keyword' as const, word: word(text), span })),
);
const choices: fc.Arbitrary<Choices> = fc.record({
  choosing: fc.array(choice, { maxLength: 3 }),
  moves: fc.array(fc.record({ unit: item, to: place, span: fc.constant(span) }), { maxLength: 2 }),
  paying: fc.array(payment, { maxLength: 3 }),
});

const action: fc.Arbitrary<Action> = fc.oneof(
  list(fc.record({ units: names, to: place })).map(groups => ({ kind: 'move' as const, groups, span })),
  fc.constantFrom(
    { kind: 'pass' as const, span },
    { kind: 'end-turn' as const, span },
    { kind: 'concede' as const, span },
  ),
  fc
    .array(fc.record({ amount: number, unit: name, span: fc.constant(span) }), { maxLength: 3 })
    .map(shares => ({ kind: 'assign' as const, shares, span })),
  fc.record({
    kind: fc.constant('begin' as const),
    what: fc.constantFrom('combat' as const, 'showdown' as const),
    at: place,
    span: fc.constant(span),
  }),
  fc
    .tuple(
      name,
      optional('as', name),
      optional('to', place),
      fc.oneof(
        fc.constant({ fromFacedown: true }),
        optional('from', fc.constantFrom('hand', 'trash').map(word)).map(from => ({ fromFacedown: false, ...from })),
      ),
      choices,
    )
    .map(([card, ...more]) => ({ kind: 'play' as const, card, ...Object.assign({}, ...more), span })),
  fc
    .tuple(item, optional('ability', fc.oneof(quoted, fc.constantFrom('equip', 'repeat').map(bareNamed))), choices)
    .map(([source, ability, chosen]) => ({ kind: 'activate' as const, source, ...ability, ...chosen, span })),
  fc.tuple(name, place, choices).map(([card, at, { paying }]) => ({ kind: 'hide' as const, card, at, paying, span })),
  fc
    .oneof(
      list(choice).map(chosen => ({ names: chosen, shares: [] })),
      list(fc.record({ amount: number, unit: item, span: fc.constant(span) })).map(shares => ({ names: [], shares })),
      number.map(value => ({ names: [], shares: [], amount: value })),
    )
    .map(chosen => ({ kind: 'choose' as const, ...chosen, span })),
  fc
    .tuple(fc.constantFrom('accept' as const, 'decline' as const), optional('source', item))
    .map(([kind, source]) => ({ kind, ...source, span })),
  name.map(said => ({ kind: 'name' as const, name: said, span })),
  list(item).map(items => ({ kind: 'order' as const, items, span })),
);

const duration = optional('duration', fc.constantFrom('turn' as const, 'combat' as const));
/** Sentences as on cards: a verb that `effect` alone does not know, and what may follow it. */
export const sentence = fc
  .tuple(
    fc.constantFrom('draw', 'When I', 'Choose one:', 'split', '"Big Wall"', 'frobnicate'),
    fc.array(
      fc.constantFrom('2', 'Wall', '"Big  Wall"', 'a UNIT', 'here.', '+1 Might', '(it)', '-', 'kill it, then', '4x'),
      { minLength: 1, maxLength: 5 },
    ),
  )
  .map(([verb, rest]) => [verb, ...rest].join(' '));
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constant('deal' as const), amount: number, units: names, span: fc.constant(span) }),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), names, duration, optional('minimum', number))
    .map(([value, units, during, minimum]) => ({
      kind: 'give-might' as const,
      amount: amount(value),
      units,
      ...during,
      ...minimum,
      span,
    })),
  fc
    .tuple(keyword, names, duration)
    .map(([use, units, during]) => ({ kind: 'give-keyword' as const, keyword: use, units, ...during, span })),
  fc.record({
    kind: fc.constantFrom(
      'stun' as const,
      'recall' as const,
      'kill' as const,
      'heal' as const,
      'ready' as const,
      'exhaust' as const,
    ),
    units: names,
    span: fc.constant(span),
  }),
  fc.record({ kind: fc.constant('move' as const), units: names, to: place, span: fc.constant(span) }),
  sentence.map(text => ({ kind: 'sentence' as const, text, span })),
);

const unitFact: fc.Arbitrary<UnitFact> = fc.oneof(
  fc
    .constantFrom(
      'dead',
      'alive',
      'banished',
      'gone',
      'exhausted',
      'ready',
      'stunned',
      'immune',
      'an attacker',
      'a defender',
      'neither attacker nor defender',
    )
    .map(what => ({ kind: 'is' as const, what: what as 'dead' })),
  fc
    .tuple(fc.constantFrom('in hand' as const, 'in trash' as const), optional('player', name))
    .map(([what, player]) => ({ kind: 'is' as const, what, ...player })),
  fc.record({ kind: fc.constantFrom('at' as const, 'facedown' as const), place }),
  name.map(player => ({ kind: 'controlled by' as const, player })),
  fc.record({
    kind: fc.constantFrom('damage' as const, 'needs' as const, 'was dealt' as const),
    amount: claimed(number),
  }),
  fc.record({
    kind: fc.constantFrom('might' as const, 'counts as' as const),
    amount: claimed(fc.integer({ min: -5, max: 9 }).map(amount)),
  }),
  // `has mighty` is read as `is mighty`.
  keyword.filter(use => use.word.text !== 'mighty').map(use => ({ kind: 'keyword' as const, keyword: use })),
);

const namedRule = fc
  .constantFrom('tank', 'quick-draw', 'combat.assign.over-lethal', 'it is exhausted', '"tank"')
  .map(text => ({ kind: 'named-rule' as const, text, span }));
const standingClaim: fc.Arbitrary<StandingClaim> = fc.oneof(
  fc.record({ about: fc.constant('units' as const), units: names, fact: unitFact, negated: fc.boolean() }),
  fc.record({
    about: fc.constant('players' as const),
    players: names,
    fact: fc.oneof(
      fc.record({
        kind: fc.constantFrom(
          'points' as const,
          'drew' as const,
          'damage to assign' as const,
          'xp' as const,
          'energy' as const,
        ),
        amount: claimed(number),
      }),
      // Without a domain, the power of a name that no player has is taken for Might.
      fc
        .tuple(claimed(number), fc.constantFrom(...POWER_DOMAINS).map(word))
        .map(([many, domain]) => ({ kind: 'power' as const, amount: many, domain })),
      fc
        .tuple(
          claimed(number),
          fc.constantFrom('all' as const, 'ready' as const, 'in rune deck' as const),
          optional('domain', fc.constantFrom(...DOMAINS).map(word)),
        )
        .map(([many, which, domain]) => ({ kind: 'runes' as const, amount: many, which, ...domain })),
      fc.record({
        kind: fc.constant('cards' as const),
        amount: claimed(number),
        zone: fc.constantFrom(...COUNTED_ZONES),
      }),
      fc.record({
        kind: fc.constantFrom('controls' as const, 'conquered' as const, 'held' as const, 'scored' as const),
        place,
      }),
      fc.record({
        kind: fc.constantFrom(
          'has focus' as const,
          'has priority' as const,
          'wins the combat' as const,
          'loses the combat' as const,
          'wins the game' as const,
          'is the attacker' as const,
          'is the defender' as const,
        ),
      }),
    ),
    negated: fc.boolean(),
  }),
  fc.record({
    about: fc.constant('places' as const),
    places: list(name.map(each => ({ kind: 'named' as const, name: each, span }))),
    fact: fc.constantFrom(
      'uncontrolled' as const,
      'contested' as const,
      'a staged combat' as const,
      'a staged showdown' as const,
      'a combat' as const,
      'a showdown' as const,
    ),
    negated: fc.boolean(),
  }),
  fc
    .tuple(name, fc.boolean(), optional('at', place))
    .map(([what, negated, at]) => ({ about: 'presence' as const, what, negated, ...at })),
  fc.record({
    about: fc.constant('combat' as const),
    result: fc.constantFrom('tie' as const, 'no result' as const),
    negated: fc.boolean(),
  }),
  fc.record({ about: fc.constant('chain' as const), items: fc.array(item, { maxLength: 3 }), negated: fc.boolean() }),
  fc.record({
    about: fc.constant('state' as const),
    turn: fc.constantFrom('neutral' as const, 'showdown' as const),
    chain: fc.constantFrom('open' as const, 'closed' as const),
    negated: fc.boolean(),
  }),
  fc.record({
    about: fc.constant('triggered' as const),
    sources: list(name),
    times: fc.oneof(fc.nat(5), fc.constant('any' as const)),
    negated: fc.boolean(),
  }),
  fc.tuple(name, action).map(([player, done]) => ({ about: 'legality' as const, player, action: done, legal: true })),
  fc
    .tuple(name, action, optional('because', fc.oneof(rule, namedRule)))
    .map(([player, done, because]) => ({ about: 'legality' as const, player, action: done, legal: false, ...because })),
);

const at = { line: 0, span };
const isUnitPlace = { ...at, kind: 'base' as const, player: { text: 'Zoe', quoted: false, span } };

const headStatement: fc.Arbitrary<Statement> = fc.oneof(
  list(edition).map(editions => ({ ...at, kind: 'edition' as const, editions })),
  fc
    .constantFrom('duel', 'match', 'skirmish', 'war', 'magma chamber')
    .map(mode => ({ ...at, kind: 'mode' as const, mode: word(mode) })),
  list(
    fc.oneof(
      rule,
      fc.record({ kind: fc.constantFrom('faq' as const, 'ruling' as const), name, span: fc.constant(span) }),
    ),
  ).map(citations => ({ ...at, kind: 'cites' as const, citations })),
  names.map(tags => ({ ...at, kind: 'tags' as const, tags })),
);

const playerAttribute = fc.oneof(
  fc.record({
    kind: fc.constantFrom('points' as const, 'energy' as const, 'xp' as const),
    amount: number,
    span: fc.constant(span),
  }),
  fc.record({ kind: fc.constant('team' as const), team: name, span: fc.constant(span) }),
  fc.record({
    kind: fc.constantFrom('hand' as const, 'deck' as const, 'trash' as const),
    cards: names,
    span: fc.constant(span),
  }),
  fc.record({ kind: fc.constant('champion' as const), card: name, span: fc.constant(span) }),
  fc.record({
    kind: fc.constant('legend' as const),
    card: name,
    states: fc.subarray(['exhausted' as const, 'empowered' as const]),
    span: fc.constant(span),
  }),
  fc.record({ kind: fc.constant('chosen' as const), cards: names, span: fc.constant(span) }),
  fc.record({
    kind: fc.constant('legend' as const),
    card: name,
    states: fc.constant([]),
    by: name,
    span: fc.constant(span),
  }),
  fc.record({
    kind: fc.constant('none' as const),
    of: fc.constantFrom('legend' as const, 'champion' as const),
    span: fc.constant(span),
  }),
  fc.record({
    kind: fc.constant('power' as const),
    amount: number,
    domain: fc.constantFrom(...POWER_DOMAINS).map(word),
    span: fc.constant(span),
  }),
  fc.record({
    kind: fc.constant('runes' as const),
    count: fc.integer({ min: 1, max: 12 }),
    domain: fc.constantFrom(...DOMAINS).map(word),
    exhausted: fc.boolean(),
    span: fc.constant(span),
  }),
  fc.record({
    kind: fc.constant('rune deck' as const),
    runes: fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 12 }), domain: fc.constantFrom(...DOMAINS).map(word) }),
      { maxLength: 3 },
    ),
    span: fc.constant(span),
  }),
);
const battlefieldAttribute = fc.oneof(
  fc.record({
    kind: fc.constantFrom('controlled' as const, 'contested' as const, 'owner' as const),
    player: name,
    span: fc.constant(span),
  }),
  fc.record({ kind: fc.constant('scored' as const), players: names, span: fc.constant(span) }),
  fc.record({ kind: fc.constant('facedown' as const), card: name, player: name, span: fc.constant(span) }),
);

const ADD_UP = ['hand', 'runes', 'power', 'scored', 'facedown', 'attached', 'keyword', 'tag'];
interface Told {
  readonly kind: string;
  readonly of?: string;
  readonly flag?: string;
}
/** What a line can say once: nothing is given twice, and no unit is both ready and exhausted. */
const told = ({ kind, of, flag }: Told): string => (flag === 'ready' ? 'exhausted' : (flag ?? of ?? kind));
const few = <T extends Told>(one: fc.Arbitrary<T>) =>
  fc
    .array(one, { maxLength: 4 })
    .map(all =>
      all.filter((each, i) => ADD_UP.includes(each.kind) || !all.slice(0, i).some(other => told(other) === told(each))),
    );
const boardStatement: fc.Arbitrary<Statement> = fc.oneof(
  fc
    .tuple(name, few(playerAttribute))
    .map(([each, attributes]) => ({ ...at, kind: 'player' as const, name: each, attributes })),
  fc
    .tuple(name, optional('card', name), few(battlefieldAttribute))
    .map(([each, card, attributes]) => ({ ...at, kind: 'battlefield' as const, name: each, ...card, attributes })),
  name.map(player => ({ ...at, kind: 'base' as const, player })),
  fc.tuple(name, names).map(([player, cards]) => ({ ...at, kind: 'trash' as const, player, cards })),
  fc
    .tuple(name, fc.integer({ min: 1, max: 20 }), name, optional('card', name), few(pieceAttribute))
    .map(([player, count, each, card, attributes]) => ({
      ...at,
      kind: 'unit' as const,
      player,
      count,
      name: each,
      ...card,
      attributes,
    })),
  fc
    .tuple(optional('player', name), fc.integer({ min: 1, max: 20 }), name, optional('card', name), few(pieceAttribute))
    .map(([player, count, each, card, attributes]) => ({
      ...at,
      kind: 'gear' as const,
      ...player,
      count,
      name: each,
      ...card,
      attributes,
    })),
);

const horizon = fc.oneof(
  fc.record({
    kind: fc.constantFrom('turn' as const, 'combat' as const, 'showdown' as const),
    span: fc.constant(span),
  }),
  fc.record({ kind: fc.constantFrom('turns' as const, 'acts' as const), count: number, span: fc.constant(span) }),
);

const repeat = fc.record(
  {
    about: fc.constant('outlook' as const),
    modality: fc.constant('repeat' as const),
    negated: fc.boolean(),
    player: name,
    gain: fc.constantFrom(...GAINS),
    horizon,
    head: fc.constant({ span }),
  },
  { requiredKeys: ['about', 'modality', 'negated', 'player', 'head'] },
);

const outlook = fc
  .tuple(
    fc.oneof(
      fc.record({ modality: fc.constantFrom('possible' as const, 'certain' as const, 'always' as const) }),
      fc.record({ modality: fc.constant('force' as const), player: name }),
    ),
    fc.record(
      {
        about: fc.constant('outlook' as const),
        negated: fc.boolean(),
        claims: fc.array(standingClaim, { minLength: 1, maxLength: 3 }),
        horizon,
        head: fc.constant({ span }),
      },
      { requiredKeys: ['about', 'negated', 'claims', 'head'] },
    ),
  )
  .map(([how, said]) => ({ ...said, ...how }));

const goal: fc.Arbitrary<GoalClaim> = fc
  .record(
    {
      player: name,
      claims: fc.array(standingClaim, { minLength: 1, maxLength: 3 }),
      horizon,
      head: fc.constant({ span }),
    },
    { requiredKeys: ['player', 'claims', 'head'] },
  )
  .map(said => ({ about: 'outlook' as const, modality: 'force' as const, negated: false as const, ...said }));

const claim: fc.Arbitrary<Claim> = fc.oneof({ weight: 6, arbitrary: standingClaim }, outlook, repeat);

/** What is claimed, put as a question: without a "not", and of a deed of players, who it is. */
const asked = (said: Claim): Question => {
  if (said.about === 'players' && said.negated && !('amount' in said.fact)) return { asks: 'who', deed: said.fact };
  if (said.about === 'outlook') return { asks: 'outlook', claim: { ...said, negated: false } };
  if (said.about !== 'legality') return { asks: 'whether', claim: { ...said, negated: false } };
  const { about, player, action: done } = said;
  return { asks: 'whether', claim: { about, player, action: done, legal: true } };
};

const scriptStatement: fc.Arbitrary<Statement> = fc.oneof(
  fc
    .record({ player: name, number, fromStart: fc.boolean() }, { requiredKeys: ['player', 'fromStart'] })
    .map(turn => ({ ...at, kind: 'turn' as const, ...turn })),
  fc.constant({ ...at, kind: 'all-pass' as const }),
  name.map(each => ({ ...at, kind: 'what-if' as const, name: each })),
  fc.constant({ ...at, kind: 'back' as const }),
  fc.tuple(name, action).map(([player, done]) => ({ ...at, kind: 'action' as const, player, action: done })),
  fc.tuple(optional('by', name), effect).map(([by, done]) => ({ ...at, kind: 'effect' as const, ...by, effect: done })),
  fc
    .tuple(optional('editions', list(edition)), claim)
    .map(([editions, said]) => ({ ...at, kind: 'expect' as const, ...editions, claim: said })),
  claim.map(said => ({ ...at, kind: 'ask' as const, question: asked(said) })),
  goal.map(said => ({ ...at, kind: 'goal' as const, claim: said })),
  name.map(({ text, span }) => ({ ...at, kind: 'hint' as const, says: { text, quoted: true, span } })),
  fc.constant({ ...at, kind: 'solution' as const }),
  fc
    .tuple(list(name), fc.constantFrom('might' as const, 'damage' as const, 'needs' as const, 'was dealt' as const))
    .map(([units, kind]) => ({
      ...at,
      kind: 'ask' as const,
      question: {
        asks: 'how much' as const,
        measure: { about: 'units' as const, units, fact: { kind, amount: amount(0) }, negated: false },
      },
    })),
  list(name).map(units => ({ ...at, kind: 'ask' as const, question: { asks: 'where' as const, units } })),
);

/** A scenario's statements, in an order in which every one may stand. */
export const statements: fc.Arbitrary<Statement[]> = fc
  .tuple(
    fc.array(headStatement, { maxLength: 3 }),
    fc.array(boardStatement, { maxLength: 6 }),
    fc.array(scriptStatement, { maxLength: 8 }),
  )
  .map(([head, board, script]) => {
    // A unit without a player stands at a base; one at the start of the board needs some place.
    const placed = board.flatMap((each): Statement[] =>
      each.kind === 'unit' || each.kind === 'gear' ? [isUnitPlace, each] : [each],
    );
    return [...head, ...placed, ...script];
  });

/** Words of the language, names, signs and line breaks in any order. */
export const soup: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...(
        'scenario puzzle card use goal hint solution edition mode cites tags player battlefield base trash gear turn all pass effect expect what if back Ana Ben Wall Raider moves assigns ' +
        'chooses plays is are not has a the combat chain state to by at of in might damage tank assault 3 4x 1.4 465.2.c +2 -1 −2 , : = "X" "Sunken \\"Temple\\"" ' +
        '"open # Kog\'Maw expct mvoes dead can cannot move because this turn minimum give deal stun attached scored hand runes fury exhausted nothing once each ~ ` “x” x. 9999999 0x ' +
        'choosing moving paying as from facedown discard accelerate activates accepts orders draw then cites because CR rule ( ) (1.3) and died killed wins won'
      ).split(' '),
      '\n',
      '\n',
      '\n  ',
      ',\n',
      '\r\n',
      '\r',
      '\t',
      ' # note\n',
      '\ufeff',
      '```',
    ),
    { maxLength: 60 },
  )
  .chain(parts => fc.constantFrom(' ', ' ', '').map(joint => parts.join(joint)));
