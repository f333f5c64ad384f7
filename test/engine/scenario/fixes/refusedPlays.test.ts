import { describe, expect, test } from 'vitest';
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../../engine/language/syntax.ts';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import type { Diagnostic } from '../../../../engine/scenario/report/report.ts';
import { runScenario } from '../../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { ruleNumbers } from '../../../../rules-db/runner.ts';

const rules = ruleNumbers(loadRuleBook());

const CARDS = `
card Stunner spell
  cost 1 calm
  stun a unit at a battlefield
card Two spell
  stun up to two enemy units
card Hider spell
  hidden
  draw 1
card Poro unit
  might 1
card Bell gear
  exhaust this: draw 1
`;

const board = (script: readonly string[], player = 'player Ana'): string => `${CARDS}
scenario "A play"
  ${player}
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Thorn might 3 deflect
  battlefield Meadow controlled by Ana
    Ana: Keeper might 1
  base Ana
    Raider might 5
    gear Chime = "Bell"
  turn Ana
${script.map(line => `  ${line}\n`).join('')}`;

interface Told {
  readonly text: string;
  readonly errors: readonly Diagnostic[];
  /** The text of the scenario after a fix. */
  readonly fixed: (title: string) => string;
}

const run = (text: string): Told => {
  const { blocks } = parseFile(text);
  const cards = cardsOf(
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
    () => undefined,
  );
  const scenario = blocks.find((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');
  if (scenario === undefined) throw new Error('no scenario');
  const { diagnostics } = runScenario(scenario, { defaultEdition: NEWEST, rules, cards });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const fixed = (title: string): string => {
    const fix = errors.flatMap(({ fixes }) => fixes).find(each => each.title === title);
    const [edit] = fix?.edits ?? [];
    if (edit === undefined) throw new Error(`no fix "${title}"`);
    return (
      text.slice(0, scenario.offset) +
      scenario.text.slice(0, edit.span.start) +
      edit.text +
      scenario.text.slice(edit.span.end)
    );
  };
  return { text: scenario.text, errors, fixed };
};

const RICH = 'player Ana energy 9 power 9 calm';

const CASES: readonly {
  readonly code: string;
  readonly line: string;
  readonly at: string;
  readonly player?: string;
  readonly fixes: readonly string[];
}[] = [
  {
    code: 'play/target',
    line: 'Ana plays Stunner choosing Raider',
    at: 'Raider',
    fixes: ['Choose Wall', 'Choose Thorn', 'Choose Keeper'],
  },
  { code: 'play/target', line: 'Ana plays Two choosing Wall, Keeper', at: 'Keeper', fixes: ['Choose Thorn'] },
  {
    code: 'play/deflect',
    line: 'Ana plays Stunner choosing Thorn',
    player: 'player Ana energy 1 power 1 calm',
    at: 'Thorn',
    fixes: ['Choose Wall', 'Choose Keeper'],
  },
  {
    code: 'play/cost',
    line: 'Ana plays Stunner choosing Wall',
    player: 'player Ana energy 0',
    at: 'Stunner',
    fixes: [],
  },
  { code: 'play/place', line: 'Ana plays Poro to Quarry', at: 'Quarry', fixes: ['Play to Meadow', 'Play to base'] },
  { code: 'play/hidden-place', line: 'Ana hides Hider at Quarry', at: 'Quarry', fixes: ['Hide at Meadow'] },
  { code: 'play/no-ability', line: 'Ana activates Raider', at: 'Raider', fixes: [] },
  { code: 'play/timing', line: 'Ben plays Stunner choosing Wall', at: 'Stunner', fixes: [] },
];

test.each(['Raider retreats', 'Ana retreats with Raider'])(
  'of %s, which names no place, nothing is offered that would replace it',
  line => {
    const { errors } = run(board([line]));
    expect(errors.map(({ code }) => code).sort()).toEqual(['move/same-place', 'syntax/wording']);
    expect(errors.flatMap(({ fixes }) => fixes.map(({ title }) => title))).toEqual([
      'Write it as “Ana moves Raider to base”',
    ]);
  },
);

describe('a refused play', () => {
  test.each(CASES)('$code: "$line" is told at "$at"', ({ code, line, player, at, fixes }) => {
    const { text, errors, fixed } = run(board([line], player ?? RICH));
    const found = errors.find(each => each.code === code);
    expect(found && text.slice(found.span.start, found.span.end)).toBe(at);
    expect(found?.rule).toBeDefined();
    const [instead, ...others] = (found?.fixes ?? []).map(({ title }) => title).reverse();
    expect(others.reverse()).toEqual(fixes);
    expect(instead).toMatch(/^Turn into `expect (Ana|Ben) cannot (play|hide|activate) .* because /);
    for (const title of [...fixes, instead ?? '']) expect(run(fixed(title)).errors).toEqual([]);
  });

  test('of a card that a told hand does not hold names those that it holds', () => {
    const { errors } = run(board(['Ana plays Poro'], 'player Ana hand Stunner'));
    expect(errors).toMatchObject([
      {
        code: 'play/not-in-hand',
        message: "Poro is not in Ana's hand, which holds Stunner; cards are played from hand or the Champion Zone.",
        fixes: [{ title: 'Change to Stunner' }],
      },
    ]);
  });

  test.each([
    ['Ana chooses Raider', 'Raider', ['Choose Wall', 'Choose Thorn', 'Choose Keeper']],
    ['Ana accepts', 'accepts', ['Choose Wall', 'Choose Thorn', 'Choose Keeper']],
  ])('so is an answer: "%s"', (line, at, fixes) => {
    const { text, errors, fixed } = run(board(['Ana plays Stunner', line]));
    const [found] = errors;
    expect(found && text.slice(found.span.start, found.span.end)).toBe(at);
    expect(found?.fixes.slice(0, -1).map(({ title }) => title)).toEqual(fixes);
    for (const { title } of found?.fixes ?? []) expect(run(fixed(title)).errors).toEqual([]);
  });
});

describe('what cannot be played or activated at all', () => {
  const HILL = 'card "Sunny Hill" battlefield\n\ncard "Old Sage" legend\n\n';
  const told = (line: string, player = RICH): readonly [code: string, message: string][] =>
    run(`${HILL}${board([line], player)}`).errors.map(({ code, message }) => [code, message]);

  test.each([
    [
      'Ana plays "Sunny Hill"',
      'player Ana hand "Sunny Hill"',
      'Sunny Hill is a battlefield: battlefields are set out as the game begins, in a "battlefield" line, and never played.',
    ],
    [
      'Ana plays "Sunny Hill"',
      'player Ana hand Stunner',
      'Sunny Hill is a battlefield: battlefields are set out as the game begins, in a "battlefield" line, and never played.',
    ],
    [
      'Ana plays "Sunny Hill"',
      'player Ana',
      'Sunny Hill is a battlefield: battlefields are set out as the game begins, in a "battlefield" line, and never played.',
    ],
    [
      'Ana plays "Old Sage"',
      'player Ana hand "Old Sage"',
      'Old Sage is a legend: legends are in the Legend Zone from the start, in a "player" line, and never played.',
    ],
    [
      'Ana plays "Old Sage"',
      'player Ana legend "Old Sage"',
      'Old Sage is a legend: legends are in the Legend Zone from the start, in a "player" line, and never played.',
    ],
  ])('%s, %s', (line, player, message) => {
    expect(told(line, player)).toEqual([['play/not-playable', message]]);
  });

  test('a player has no ability', () => {
    expect(told('Ana activates Ben')).toEqual([
      [
        'play/no-ability',
        'Ben is a player, and players have no abilities to activate; name the object whose ability it is.',
      ],
    ]);
  });

  test('nothing behind the verb is said to be missing', () => {
    expect(told('Ana activates')).toEqual([
      [
        'syntax/expected',
        'Something is missing at the end of this line: the name of the object whose ability is activated.',
      ],
    ]);
  });
});

const PICKY = `
card Reach spell
  stun a unit at a battlefield
card Small spell
  stun an enemy unit with 2 might or less
card Herd spell
  ready a friendly Poro
card Rest spell
  stun an exhausted unit
card Cheap spell reaction
  counter a spell that costs 4 or less
card Pair spell
  choose a friendly unit. buff another friendly unit
card Lure spell
  move an enemy unit
card Grower unit
  might 1
  when you play me: buff another friendly unit
card Duo spell
  stun two friendly units
`;

describe('a choice that does not fit', () => {
  const messageOf = (line: string): string | undefined =>
    run(
      `${PICKY}
scenario "A choice"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Ghost might 2
  battlefield Meadow
  base Ana
    Raider might 5
  base Ben
    Foe might 2
  turn Ana
  ${line}
`,
    ).errors[0]?.message;

  test.each([
    ['Ana plays Reach choosing Foe', "Reach cannot choose Foe: it is at Ben's base, not at a battlefield."],
    ['Ana plays Small choosing Wall', 'Small cannot choose Wall: it has 3 Might, not 2 or less.'],
    [
      'Ana plays Small choosing Raider',
      'Small cannot choose Raider: it is not an enemy and it has 5 Might, not 2 or less.',
    ],
    [
      'Ana plays Herd choosing Raider',
      'Herd cannot choose Raider: it is no Poro; and there is nothing else to choose.',
    ],
    [
      'Ana plays Rest choosing Wall',
      'Rest cannot choose Wall: it is not exhausted; and there is nothing else to choose.',
    ],
    ['Ana plays Cheap', 'Cheap has to choose one spell, and there is nothing of that kind.'],
    [
      'Ana plays Duo choosing Raider',
      'Duo has to choose 2 friendly units, and only Raider could be chosen, which is not enough.',
    ],
    [
      'Ana plays Pair choosing Raider, Raider',
      'Pair cannot choose Raider: another one has to be chosen; and there is nothing else to choose.',
    ],
    ['Ana plays Lure moving Raider to Meadow', 'Lure cannot choose Raider: it is not an enemy.'],
    [
      'Ana plays Grower choosing Raider',
      'Grower does not choose Raider: it chooses nothing of that kind as it is played; the choices of its abilities are made once they trigger, on a separate line.',
    ],
  ])('%s', (line, message) => {
    expect(messageOf(line)).toBe(message);
  });
});
