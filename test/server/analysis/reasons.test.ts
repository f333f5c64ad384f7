/** By which rule a step is told: the one that orders it in the edition that is played. */
import { describe, expect, it } from 'vitest';
import { NEWEST, PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';

import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { storyOf } from '../../../server/analysis/story/story.ts';

const base = { ...runContext(loadRuleBook(), NEWEST), under: PLAYED_EDITIONS };

/** Each step and its rule's number, in an edition: "Ana contests Quarry. 450". */
const stepsIn = (text: string): ReadonlyMap<string, readonly string[]> => {
  const { blocks } = parseFile(text);
  const context = withCards(
    base,
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  const block = blocks.find((each): each is Block<ScenarioTree> => each.tree.kind === 'scenario');
  if (block === undefined) throw new Error('The text has no scenario.');
  const report = runScenario(block, context);
  return new Map(
    report.runs.map(run => [
      run.edition,
      storyOf(block, report, run, context.rules).steps.map(({ text: said, rule }) => `${said} ${rule ?? '-'}`),
    ]),
  );
};

const RETURN_AND_LOOK = `
scenario "A return to hand and a look"
  player Ana hand Gust, "Stacked Deck" deck Defy, Gust, Retreat
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 2
  battlefield Grove

  turn Ana
  Ana plays Gust choosing Wall
  all pass
  Ana plays "Stacked Deck"
  all pass
  Ana chooses Defy
`;

const KEPT_AND_LOST = `
scenario "A battlefield kept, and one lost"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 5
  battlefield Grove controlled by Ben
    Ben: Pike might 2
  base Ana
    Raider might 2
    Scout might 2

  turn Ana
  Ana moves Raider to Quarry
  all pass
  Ana moves Scout to Grove
  all pass
`;

const NEST = `
card "Nest" unit
  might 2
  deathknell: play a 2 might Recruit unit token here

scenario "A combat staged anew"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: "Nest"
  battlefield Grove
  base Ana
    Raider might 4

  turn Ana
  Ana moves Raider to Quarry
  all pass
`;

const HOURGLASS = `
scenario "A gear at a battlefield"
  player Ana
  player Ben
  battlefield Quarry controlled by Ana facedown "Zhonya's Hourglass" by Ana
    Ana: Guard might 2
  battlefield Grove

  turn Ana
  Ana plays "Zhonya's Hourglass" from facedown
`;

const POINTS = `
scenario "Points that no battlefield gives"
  player Ana deck nothing hand nothing
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  trash Ana Gust, Gust, Gust

  turn Ana
  effect by Ana: draw 1
  effect by Ana: gain 1 point
  effect by Ana: gain control of Wall
`;

describe('what an effect does goes by the resolving of the chain', () => {
  it.each([
    ['1.0', '543.1'],
    ['1.1', '336.1'],
    ['1.2', '336.1'],
    ['1.3', '340.1'],
    ['1.4', '340.1'],
  ])('a return and a look in %s', (edition, rule) => {
    const steps = stepsIn(RETURN_AND_LOOK).get(edition);
    expect(steps).toContain(`Wall goes to hand. ${rule}`);
    expect(steps).toContain(`Ana looks at the top 3 cards of the deck. ${rule}`);
    expect(steps).toContain(`Stacked Deck: cards are put into the hand. ${rule}`);
  });

  it('control taken by an effect', () => {
    expect(stepsIn(POINTS).get('1.4')).toContain('Ana takes control of Wall. 340.1');
  });
});

it.each([
  ['1.0', '181.3.a', '181.4.b', '181.4.d'],
  ['1.1', '424', '181.3.c', '181.4.c'],
  ['1.4', '450', '190.4.b', '466.5.b'],
])('control contested, kept and lost in %s', (edition, contested, kept, lost) => {
  const steps = stepsIn(KEPT_AND_LOST).get(edition);
  expect(steps).toContain(`Ana contests Quarry. ${contested}`);
  expect(steps).toContain(`Ben keeps control of Quarry. ${kept}`);
  expect(steps).toContain(`Ben loses control of Grove, which becomes uncontrolled. ${lost}`);
});

it.each(['1.3', '1.4'])('in %s, a combat that is staged anew stays staged until it opens', edition => {
  const staging = stepsIn(NEST)
    .get(edition)
    ?.filter(step => step.includes('staged'));
  expect(staging?.map(step => step.replace(/ [^ ]+$/, ''))).toEqual([
    'A combat is staged at Quarry.',
    'Both sides still have units at Quarry: a combat is staged there again.',
  ]);
});

it.each([
  ['1.0', '619.1'],
  ['1.4', '457.1'],
])('gear at a battlefield goes to base in %s', (edition, rule) => {
  expect(stepsIn(HOURGLASS).get(edition)).toContain(`Zhonya's Hourglass is recalled to base. ${rule}`);
});

it.each([
  ['1.0', '607.2.b', '543.1'],
  ['1.4', '431.2.c', '194.1.c'],
])('points that no battlefield gives are gained in %s', (edition, burntOut, byEffect) => {
  const steps = stepsIn(POINTS).get(edition);
  expect(steps).toContain(`Ben gains a point: Ana burned out; Ben has 1 point. ${burntOut}`);
  expect(steps).toContain(`Ana gains a point: an effect; Ana has 1 point. ${byEffect}`);
});
