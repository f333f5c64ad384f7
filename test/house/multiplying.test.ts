/**
 * Work that multiplies ends by itself: what comes back to itself, and loops over objects within loops over objects, take from the
 * budget (`engine/game/state/work.ts`), or stand here with what else limits them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { multiplyingIn } from './support/multiplying.ts';
import { fromRoot } from './support/root.ts';

const PLACES = ['engine/game', 'engine/cards', 'engine/scenario'];

/** By their files and names. */
const LIMITED: readonly { readonly why: string; readonly code: readonly string[] }[] = [
  {
    why: 'once for each object that others refer to and that is still like another: objects of a board, which are limited; no front end asks yet',
    code: ['engine/game/stateKey/stateKey.ts leastHash', 'engine/game/stateKey/stateKey.ts someHash'],
  },
  {
    why: 'once for each answer to what is asked as one card is played, each act with a budget of its own; whoever explores asks after each whether it is enough',
    code: ['engine/game/legalActs/wholeActs.ts completed'],
  },
  {
    why: 'once more for what was created for as long as what leaves is there, which is gone after that',
    code: [
      'engine/game/play/zones.ts putOffBoard',
      'engine/game/play/zones.ts endWithSource',
      'engine/game/play/zones.ts endCreated',
    ],
  },
  {
    why: 'once more for the state in which an act began, which waits for nothing itself',
    code: ['engine/game/stateKey/stateKey.ts asksForNames', 'engine/game/stateKey/whatCounts.ts inTurn'],
  },
  {
    why: "as deep as the parts of a card's sentence, or of a pasted text, are nested, which their length limits",
    code: [
      'engine/game/abilities/abilityIndex.ts triggersElsewhere',
      'engine/game/abilities/choosing.ts gather',
      'engine/game/abilities/filter.ts fitsAny',
      'engine/game/chain/choices.ts chooseOnes',
      'engine/game/abilities/objectDependencies.ts comparesObjects',
      'engine/game/chain/choosingObjects.ts mostToSplit',
      'engine/game/chain/declaredObjects.ts doneTo',
      'engine/game/chain/unclaimedMoves.ts movedBy',
      'engine/game/costs/addingAbilities.ts addedNow',
      'engine/game/gameActions/replacements.ts isReplacement',
      'engine/game/instructions/flow.ts isOfNothing',
      'engine/game/triggers/idle.ts doesNothing',
      'engine/game/triggers/idle.ts isSettled',
      'engine/game/play/items.ts onlyAdds',
      'engine/game/play/items.ts addsResources',
      'engine/game/play/items.ts adds',
      'engine/game/state/cards/walk.ts anywhere',
      'engine/game/stateKey/hashed.ts textOf',
      'engine/game/stateKey/hashed.ts textOfTerms',
      'engine/game/state/cards/walk.ts visitParts',
      'engine/game/state/cards/walk.ts mapParts',
      'engine/game/state/cards/walk.ts sameTerms',
      'engine/game/state/cards/walk.ts replaceParts',
      'engine/cards/abilities/unbound.ts refuseUnboundFirst',
      'engine/cards/effects/conditional.ts isOfReferent',
      'engine/cards/effects/forEach.ts whenDone',
      'engine/cards/effects/forEach.ts doThis',
      'engine/cards/effects/points.ts isMuch',
      'engine/cards/events/events.ts happening',
      'engine/cards/events/events.ts nthTime',
      'engine/cards/abilities/unbound.ts meansPlayerBefore',
      'engine/cards/pasting/doubts.ts doubtIn',
      'engine/cards/pasting/doubts.ts saysIt',
      'engine/cards/pasting/doubts.ts saysThisWay',
      'engine/cards/pasting/json.ts gathered',
      'engine/cards/pasting/json.ts wordsIn',
      'engine/cards/pasting/json.ts textIn',
      'engine/cards/readAs.ts described',
      'engine/cards/readAs.ts byFields',
      'engine/cards/readAs.ts fields',
      'engine/cards/readAs.ts describedField',
      'engine/cards/readAs.ts steps',
      'engine/cards/values.ts value',
      'engine/cards/values.ts calculated',
    ],
  },
  {
    why: 'a sentence that is gone on with goes at most once into its quotes, and a few words further, as far as `MOST_TRIED` allows',
    code: ['engine/cards/continuation.ts continued', 'engine/cards/continuation.ts isOn'],
  },
  {
    why: 'what it looks for among all objects takes from the budget each time (`objects` in select.ts, `objectsOf` in layering.ts)',
    code: [
      'engine/game/abilities/condition.ts conditionHolds',
      'engine/game/abilities/filter.ts fits',
      'engine/game/abilities/filter.ts objectFits',
      'engine/game/abilities/filter.ts wasDoneTo',
      'engine/game/abilities/filter.ts meetsFilter',
      'engine/game/abilities/filter.ts isFighting',
      'engine/game/abilities/layering.ts disqualify',
      'engine/game/abilities/select.ts refsOf',
      'engine/game/abilities/value.ts valueFor',
      'engine/game/abilities/value.ts reckoned',
      'engine/game/abilities/where.ts locationFits',
      'engine/game/instructions/refs.ts refsFor',
      'engine/game/instructions/refs.ts withPlaces',
      'engine/game/instructions/refs.ts chooseWithin',
    ],
  },
  {
    why: 'what it tries takes from the budget each time (`once` in trial.ts), or is counted (`TRIES_A_WAY`, `MOST_TRIALS`)',
    code: [
      'engine/game/chain/choices.ts choose',
      'engine/game/chain/choices.ts chooseModes',
      'engine/game/chain/choices.ts onlyFitting',
      'engine/game/chain/choices.ts trySaid',
      'engine/game/costs/payCost.ts permutations',
      'engine/game/costs/payCost.ts payParts',
      'engine/game/legalActs/declaredWays.ts declareNext',
      'engine/game/play/trial.ts isReached',
      'engine/scenario/expectations/hanging.ts endsIn',
    ],
  },
  {
    why: 'calls itself once, with one thing less or one answer more',
    code: [
      'engine/game/chain/playing.ts finalizeCard',
      'engine/game/explore/repeat/standing.ts countPool',
      'engine/game/gameActions/putAt.ts takeAlong',
      'engine/game/play/ask.ts ask',
      'engine/game/play/lookInto.ts changed',
      'engine/game/state/editions.ts printedBehaviours',
      'engine/cards/pasting/header.ts withoutFooter',
      'engine/cards/pasting/header.ts takesName',
      'engine/cards/sentence.ts readWhole',
      'engine/cards/tokens.ts pushWord',
    ],
  },
  {
    why: 'what was tried once is not tried again, so that it takes a number of things times another',
    code: [
      'engine/game/costs/repeatCosts.ts from',
      'engine/game/explore/repeat/search.ts goOn',
      'engine/game/play/matching.ts use',
      'engine/game/play/matching.ts makeRoom',
    ],
  },
  {
    why: 'as deep as branches are nested: there are at most `BOUNDS.branches`',
    code: [
      'engine/scenario/script/parts.ts linesOf',
      'engine/scenario/script/playSections.ts playSection',
      'engine/scenario/script/playSections.ts playWithBranches',
    ],
  },
  {
    why: 'a strategy of more plies than are shown, or gone through, is given up (`MOST_PLIES_SHOWN`, `MOST_PLIES`)',
    code: [
      'engine/game/explore/strategy.ts from',
      'engine/game/explore/metOnTheWay.ts pliesOf',
      'engine/scenario/exploring/strategyLines.ts linesFrom',
    ],
  },
];

const found = PLACES.flatMap(place =>
  readdirSync(fromRoot(place), { recursive: true, encoding: 'utf8' })
    .map(name => `${place}/${name.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.ts'))
    .sort()
    .flatMap(file =>
      multiplyingIn(file, readFileSync(fromRoot(file), 'utf8')).map(({ name, line, why }) => ({
        code: `${file} ${name}`,
        told: `${file}:${line} ${name} ${why}: let it take from the budget, or list it here with what limits it`,
      })),
    ),
);

describe('work that multiplies', () => {
  const limited = new Set(LIMITED.flatMap(({ code }) => code));

  it('takes from the budget, or says what limits it', () => {
    expect(found.filter(({ code }) => !limited.has(code)).map(({ told }) => told)).toEqual([]);
  });

  it('is not listed here once it is gone', () => {
    const there = new Set(found.map(({ code }) => code));
    expect([...limited].filter(code => !there.has(code))).toEqual([]);
  });
});

describe('what multiplies', () => {
  const told = (text: string): readonly string[] =>
    multiplyingIn('planted.ts', text).map(({ name, line, why }) => `${line} ${name} ${why}`);

  it.each([
    ['a generator', 'function* all(n) { if (n > 0) yield* all(n - 1); }', ['1 all comes back to itself']],
    [
      'a function',
      'const deep = (n: number): number => (n === 0 ? 0 : deep(n - 1) + 1);',
      ['1 deep comes back to itself'],
    ],
    ['one that hands itself on', 'const each = of => of.parts.some(each);', ['1 each comes back to itself']],
    [
      'two that call each other',
      'const a = n => b(n);\nconst b = n => (n > 0 ? a(n - 1) : 0);',
      ['1 a comes back to itself', '2 b comes back to itself'],
    ],
    [
      'a generator within a function',
      'const outer = () => {\n  function* walk(i) { yield* walk(i + 1); }\n  return [...walk(0)];\n};',
      ['2 walk comes back to itself'],
    ],
    [
      'one that is handed to a call',
      'const deep = once(n => (n === 0 ? 0 : deep(n - 1) + 1));',
      ['1 deep comes back to itself'],
    ],
    [
      'a loop within a loop',
      'const pairs = s => {\n  for (const a of s.objects)\n    for (const b of s.objects) meet(a, b);\n};',
      ['3 pairs loops over objects within a loop over objects'],
    ],
    [
      'one call within another',
      'const some = s => s.objects.filter(isUnit).map(a =>\n  flatMapped(s.objects, b => b.id));',
      ['2 some loops over objects within a loop over objects'],
    ],
  ])('is found: %s', (_, text, says) => {
    expect(told(text)).toEqual(says);
  });

  it.each([
    ['takes from the budget', 'function* all(budget, n) { budget.spend(1, "answers"); yield* all(budget, n - 1); }'],
    ['loops one after the other', 'const some = s => flatMapped(s.objects.filter(isUnit), o => o.id);'],
    [
      'names a variable like another function',
      'const less = n => { const left = n - 1; return left; };\nconst left = n => less(n);',
    ],
    ['has a property of its name', 'const print = tree => tree.print;\ntype print = { print: typeof other };'],
  ])('is not what %s', (_, text) => {
    expect(told(text)).toEqual([]);
  });
});
