/** Small texts that multiply: each had Riftbench work for minutes, or fill its memory, with nobody to stop it. */

export interface Hostile {
  readonly name: string;
  readonly text: string;
  /** The first error, code and message; null where there is none. */
  readonly says: RegExp | null;
}

const times = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('');

const table = ({
  cards = '',
  ana = '',
  ben = '',
  units = '',
  base = '',
  script = '',
  players = '',
}): string => `${cards}
scenario "Too much"
  player Ana ${ana}
  player Ben ${ben}
${players}  battlefield Quarry controlled by Ben
    Ben: Guard might 3
${units}  battlefield Meadow
  base Ana
    Raider might 3
${base}
  turn Ana
${script}`;

/** Ten of everything that a cost can be paid with. */
const TEN_OF_ALL =
  times(10, i => `    Unit${i} might ${1 + i} buffed\n`) +
  times(10, i => `    gear Tool${i}\n`) +
  times(10, i => `    gear Blade${i} = "Blade"\n`);

const BLADE = `
card Blade gear equipment
  might +1
  equip calm
`;

const EIGHT_PARTS =
  "discard 1, kill a friendly gear, exhaust me, spend a buff, recycle 1 from your trash, return a friendly unit to its owner's hand, kill a friendly unit, banish a friendly gear";

const HAND = `hand ${Array.from({ length: 10 }, (_, i) => `Card${i}`).join(', ')}`;

const payments: readonly Hostile[] = [
  {
    name: 'an activation cost of eight parts',
    says: null,
    text: table({
      cards: `${BLADE}\ncard Altar gear\n  ${EIGHT_PARTS}: draw 1\n`,
      ana: HAND,
      base: `${TEN_OF_ALL}    gear Altar = "Altar"\n  trash Ana Old0, Old1, Old2, Old3, Old4, Old5, Old6, Old7, Old8, Old9\n`,
      script: '  Ana activates Altar\n',
    }),
  },
  {
    name: 'an activation cost of eight parts that cannot be paid',
    says: /^flow\/limit There are too many ways to pay/,
    text: table({
      cards: `${BLADE}\ncard Altar gear\n  ${EIGHT_PARTS}, spend 7 xp: draw 1\n`,
      ana: HAND,
      base: `${TEN_OF_ALL}    gear Altar = "Altar"\n  trash Ana Old0\n`,
      script: '  Ana activates Altar\n',
    }),
  },
  {
    name: 'an activation cost of eight kills over seven units',
    says: /^play\/cost /,
    text: table({
      cards: `card Altar gear\n  ${Array.from({ length: 8 }, () => 'kill a friendly unit').join(', ')}: draw 1\n`,
      base: `${times(6, i => `    Unit${i} might 1\n`)}    gear Altar = "Altar"\n`,
      script: '  Ana activates Altar\n',
    }),
  },
  {
    name: 'an activation cost of eight kills',
    says: null,
    text: table({
      cards: `card Altar gear\n  ${Array.from({ length: 8 }, () => 'kill a friendly unit').join(', ')}: draw 1\n`,
      base: `${times(10, i => `    Unit${i} might 1\n`)}    gear Altar = "Altar"\n`,
      script: '  Ana activates Altar\n',
    }),
  },
  {
    name: 'what may be activated for eight parts',
    says: /^expect\/failed .*the rules allow it/,
    text: table({
      cards: `${BLADE}\ncard Altar gear\n  ${EIGHT_PARTS}: draw 1\n`,
      ana: HAND,
      base: `${TEN_OF_ALL}    gear Altar = "Altar"\n  trash Ana Old0\n`,
      script: '  expect Ana can activate Altar\n  expect Ana cannot activate Altar\n',
    }),
  },
  {
    name: 'Deflect 9,999',
    says: null,
    text: table({
      cards: 'card Bolt spell\n  cost 1\n  deal 1 to an enemy unit\n',
      ana: 'hand Bolt energy 9999 power 9999 calm',
      units: '    Ben: Wall might 3 deflect 9999\n',
      script: '  Ana plays Bolt choosing Wall\n  all pass\n',
    }),
  },
  {
    name: 'Power 9,999 of three domains',
    says: /^expect\/failed /,
    text: table({
      cards: 'card Bell gear\n  9999 calm, 9999 mind, 9999 fury: draw 1\n',
      ana: 'energy 9999 power 9999 calm, 9999 mind, 9999 any',
      base: '    gear Bell = "Bell"\n',
      script: '  Ana activates Bell\n  expect Ana drew 1\n',
    }),
  },
  {
    name: 'Power 9,999 that is one short',
    says: /^play\/cost /,
    text: table({
      cards: 'card Bell gear\n  9999 calm, 9999 mind, 9999 fury: draw 1\n',
      ana: 'energy 9999 power 9999 calm, 9999 mind, 9998 any',
      base: '    gear Bell = "Bell"\n',
      script: '  Ana activates Bell\n',
    }),
  },
  {
    name: 'an equip cost of six parts',
    says: /^flow\/limit There are too many ways to pay/,
    text: table({
      cards:
        "card Chain gear equipment\n  might +1\n  equip 0, discard 1, kill a friendly gear, spend a buff, recycle 1 from your trash, return a friendly unit to its owner's hand, kill a friendly unit\n",
      ana: HAND,
      base: `${times(10, i => `    Unit${i} might ${1 + i} buffed\n`)}${times(10, i => `    gear Tool${i}\n`)}    gear Chain = "Chain"\n  trash Ana Old0, Old1, Old2, Old3\n`,
      script: '  Ana activates Chain choosing Raider\n',
    }),
  },
];

const repeats: readonly Hostile[] = [
  {
    name: 'twenty Repeats',
    says: null,
    text: table({
      cards: `card Spark spell\n  cost 1\n${times(20, () => '  repeat 1\n')}  deal 1 to an enemy unit\n`,
      ana: 'hand Spark energy 99',
      script: '  Ana plays Spark choosing Guard paying repeat, repeat, repeat\n  Ana chooses Guard\n',
    }),
  },
  {
    name: 'twenty-six Repeats, paying half of them for a sum that none comes to',
    says: /^play\/cost /,
    text: table({
      cards: `card Spark spell\n  cost 1\n${times(26, i => `  repeat ${2 + 2 * (i % 5)}\n`)}  deal 1 to an enemy unit\n`,
      ana: 'hand Spark energy 999',
      script: `  Ana plays Spark choosing Guard paying ${'repeat, '.repeat(13)}77\n`,
    }),
  },
  {
    name: 'twenty Repeats, and what may be played',
    says: null,
    text: table({
      cards: `card Spark spell\n  cost 1\n${times(20, () => '  repeat 1\n')}  deal 1 to an enemy unit\n`,
      ana: 'hand Spark energy 99',
      units: times(10, i => `    Ben: Foe${i} might 9\n`),
      script: '  expect Ana can play Spark\n  Ana plays Spark\n',
    }),
  },
];

const WITHIN = 'with might equal to the number of units ';

const values: readonly Hostile[] = [
  {
    name: 'a number of units within a number of units, three deep over a thousand',
    says: null,
    text: table({
      cards: `card Sage unit\n  might 1\n  my might is increased by the number of units ${WITHIN.repeat(3)}with 1 might\n`,
      units: times(10, i => `    Ben: 100x Crowd${i}x might 1\n`),
      base: '    Sage = "Sage"\n',
      script: '  expect Sage has 1 might\n',
    }),
  },
  {
    name: 'an effect that counts within a count, three deep over a thousand',
    says: null,
    text: table({
      units: times(10, i => `    Ben: 100x Crowd${i}x might 1\n`),
      ana: 'hand nothing',
      script: `  effect by Ana: draw 1 for each unit ${WITHIN.repeat(3)}\n  effect by Ana: give Raider might equal to the number of units ${WITHIN.repeat(3)}this turn\n  effect by Ana: deal 1 to all units ${WITHIN.repeat(2)}\n`,
    }),
  },
  {
    name: 'four deep over a hundred',
    says: null,
    text: table({
      units: times(1, i => `    Ben: 100x Crowd${i}x might 1\n`),
      script: `  effect by Ana: give Raider might equal to the number of units ${WITHIN.repeat(4)}this turn\n`,
    }),
  },
  {
    name: 'a hundred sages that count one another',
    says: null,
    text: table({
      cards: `card Sage unit\n  might 1\n  my might is increased by the number of units ${WITHIN.repeat(2)}\n`,
      base: times(100, i => `    Sage${i} = "Sage"\n`),
      script: '  expect Sage1 has 1 might\n',
    }),
  },
];

const RANKS = ['', ' tank', ' backline', ' tank backline'] as const;

/** Against a Might of so much, each of so many units has another one, and one of the four ranks. */
const ranks = (count: number, might: number, script: string): string =>
  table({
    units: times(count, i => `    Ben: Foe${i}x might ${1 + i}${RANKS[i % RANKS.length]}\n`),
    base: `    Giant might ${might}\n`,
    script: `  Ana moves Giant to Quarry\n  all pass\n${script}`,
  });

const SAGE = 'card Sage unit\n  might 1\n  when a unit dies, draw 1\n  when a unit dies, deal 1 to a unit\n';
const CROWD = Array.from({ length: 100 }, (_, i) => `Crowd${Math.floor(i / 10)}x${1 + (i % 10)}`).join(', ');

const combats: readonly Hostile[] = [
  {
    name: 'a hundred ranks, assigned wrongly',
    says: /^assign\/total /,
    text: ranks(100, 2500, '  Ana assigns 3 to Guard\n'),
  },
  {
    name: 'a hundred ranks, and what hangs on the assignment',
    says: null,
    text: ranks(100, 2500, '  expect Guard is dead\n'),
  },
  {
    name: 'four hundred ranks, and what hangs on the assignment',
    says: /^flow\/limit There are too many ways to assign the damage/,
    text: ranks(400, 9999, '  expect Guard is dead\n'),
  },
  {
    name: 'four hundred ranks, assigned wrongly',
    says: /^flow\/limit There are too many ways to assign the damage/,
    text: ranks(400, 9999, '  Ana assigns 3 to Guard\n'),
  },
  {
    name: 'a hundred against a hundred, with a third player beside them',
    says: null,
    text: table({
      players: '  player Cal\n',
      units: times(10, i => `    Ben: 10x Foe${i}x might ${1 + i}\n`),
      base: `${times(10, i => `    10x Crowd${i}x might ${1 + i}\n`)}  base Cal\n${times(10, i => `    10x Other${i}x might ${1 + i}\n`)}`,
      script: `  Ana moves ${CROWD} to Quarry\n  all pass\n  expect Guard is dead\n`,
    }),
  },
  {
    name: 'two thousand triggers at once, of two kinds, in no order that was told',
    says: /^flow\/not-now Nobody can pass here/,
    text: table({
      cards: SAGE,
      base: times(10, i => `    100x Sage${i}x = "Sage"\n`),
      script: '  effect by Ana: kill Guard\n  all pass\n',
    }),
  },
];

const ALL_EDITIONS = '  edition 1.0, 1.1, 1.2, 1.3, 1.4, 1.5\n';

const CROWDS = {
  units: times(14, i => `    Ben: 100x Foe${i}x might 200\n`),
  base: times(14, i => `    100x Crowd${i}x might 200\n`),
};

const crowds: readonly Hostile[] = [
  {
    name: 'a gift to twenty-eight hundred units is one step, over and over until it is too much',
    says: /^flow\/limit Too much happens here, or within this scenario as a whole/,
    text: table({ ...CROWDS, script: times(200, () => '  effect by Ana: give all units +1 might this turn\n') }),
  },
  {
    name: 'a gift to twenty-eight hundred units, fifteen times',
    says: null,
    text: table({
      ...CROWDS,
      script: `${times(15, () => '  effect by Ana: give all units +1 might this turn\n')}  expect Guard has 18 might\n`,
    }),
  },
  {
    name: 'twenty-eight hundred units exhausted and readied, over and over',
    says: /^flow\/limit Too much happens here, or within this scenario as a whole/,
    text: table({
      ...CROWDS,
      script: times(60, () => '  effect by Ana: exhaust all units\n  effect by Ana: ready all units\n'),
    }),
  },
  {
    name: 'ten thousand lines under every edition',
    says: /^flow\/limit In 1\.0, 1\.1, 1\.2, 1\.3: Too much happens here, or within this scenario as a whole/,
    text: table({
      units: '    Ben: Wall might 9999\n',
      script: times(9_900, () => '  effect by Ana: deal 1 to Wall\n'),
    }).replace('  player Ana', `${ALL_EDITIONS}  player Ana`),
  },
];

/** Words that can be taken in very many ways together, another one each time. */
const involved = (n: number): string =>
  `when you play me, if you paid my additional cost: ${Array.from({ length: 110 }, () => 'stun a unit').join(' and ')} and draw ${n}`;

const sentences: readonly Hostile[] = [
  {
    name: 'three hundred cards whose sentences are too involved',
    says: /^flow\/limit Reading the sentences of the cards and effects here takes too long/,
    text: table({
      cards: times(300, i => `card Sage${i} unit\n  might 1\n  ${involved(i)}\n`),
      base: times(300, i => `    Sage${i}\n`),
    }),
  },
  {
    name: 'a thousand effects whose sentences are too involved',
    says: /^flow\/limit Reading the sentences of the cards and effects here takes too long|^syntax\/sentence /,
    text: table({ script: times(900, i => `  effect by Ana: ${involved(i)}\n`) }),
  },
];

const COPIES = Array.from({ length: 900 }, () => 'Blade').join(', ');

const happenings: readonly Hostile[] = [
  {
    name: 'effects on twenty-eight hundred units, over and over',
    says: /^flow\/limit Too much happens here, or within this scenario as a whole/,
    text: table({
      units: times(14, i => `    Ben: 100x Foe${i}x might 2\n`),
      base: times(14, i => `    100x Crowd${i}x might 2\n`),
      script: times(300, () => '  effect by Ana: give all units +1 might this turn\n'),
    }),
  },
  {
    name: 'a thousand triggers, over and over',
    says: /^flow\/limit Too much happens here, or within this scenario as a whole/,
    text: table({
      cards: 'card Sage unit\n  might 1\n  when a unit is readied: draw 1\n',
      base: times(10, i => `    100x Sage${i}x = "Sage"\n`),
      script: times(30, () => '  effect by Ana: exhaust Raider\n  effect by Ana: ready Raider\n'),
    }),
  },
  {
    name: 'a hundred branches in which five hundred units are dealt damage',
    says: /^flow\/limit (?:Too much happens here|Working out what the words here mean)/,
    text: table({
      units: times(20, i => `    Ben: 100x Foe${i}x might 200\n`),
      script: times(
        100,
        i => `  what if "b${i}"\n    effect by Ana: deal 1 to all units\n    expect Guard is alive\n  back\n`,
      ),
    }),
  },
  {
    name: 'nine hundred copies of a piece of gear on one unit',
    says: null,
    text: table({
      cards: 'card Blade gear equipment\n  might +1\n  equip 1\n',
      base: `    Hero might 1 attached ${COPIES}\n`,
      script: '  Ana moves Hero to Quarry\n',
    }),
  },
  {
    name: 'nine thousand lines that cannot be played',
    says: /^play\/|^flow\/|^move\//,
    text: table({ script: times(9000, i => (i % 2 === 0 ? '  Ben ends turn\n' : '  Ben moves Guard to Meadow\n')) }),
  },
];

/** A thousand units that each say the same of the others. */
const auras = (says: string, script: string): string =>
  table({
    cards: `card Aura unit\n  might 1\n  ${says}\n`,
    base: times(10, i => `    100x Aura${i}x = "Aura"\n`),
    script,
  });

const passives: readonly Hostile[] = [
  {
    name: 'a thousand auras',
    says: null,
    text: auras('your units have +1 might', '  expect Raider has 1003 might\n'),
  },
  {
    name: 'a thousand auras that lend an ability to all',
    says: /^flow\/limit Working out what the passive abilities here make of each other/,
    text: auras('your units have "when I move: draw 1"', '  Ana moves Raider to Quarry\n  all pass\n'),
  },
  {
    name: 'a thousand auras that look at the Might of all',
    says: /^flow\/limit Working out what the passive abilities here make of each other/,
    text: auras('your units with might 1 have tank', '  Ana moves Raider to Quarry\n  all pass\n'),
  },
  {
    name: 'a hundred thousand abilities of levels that nobody has reached',
    says: /^flow\/limit Working out what the passive abilities here make of each other/,
    text: table({
      cards: `card Wall unit\n  might 1\n${times(2000, i => `  level ${i + 1}: I have +1 might\n`)}`,
      base: times(50, i => `    W${i} = "Wall"\n`),
      script: times(3000, () => '  effect by Ana: give Raider +1 might this turn\n'),
    }),
  },
];

const names: readonly Hostile[] = [
  {
    name: 'three hundred names that nothing has, among twenty-eight hundred that are near them',
    says: /^name\/unknown No unit is called "Crwod0y"/,
    text: table({
      base: times(28, i => `    100x Crowd${i}x might 1\n`),
      script: times(300, i => `  expect Crwod${i}y is alive\n`),
    }),
  },
  {
    name: 'a hundred thousand names in a line that says nothing',
    says: /^syntax\/unknown-statement The line has to say who does this/,
    text: table({ script: `  names ${Array.from({ length: 100_000 }, (_, i) => `n${i}`).join(', ')}\n` }),
  },
  {
    name: 'five hundred long names that nothing has, among a thousand that are near them',
    says: /^name\/unknown No unit is called "abab/,
    text: table({
      base: times(1_000, i => `    "${'ab'.repeat(100)}${i}" might 1\n`),
      script: times(500, i => `  expect "${'ab'.repeat(99)}ba${i}" is alive\n`),
    }),
  },
];

const abilities: readonly Hostile[] = [
  {
    name: 'five hundred abilities that are alike, and whether any can be activated, over and over',
    says: /^flow\/limit There are too many ways to choose here/,
    text: table({
      cards: `card Boss legend\n${times(500, () => '  1: ready a unit\n')}`,
      ana: 'legend Boss',
      script: times(300, () => '  expect Ana can activate Boss\n'),
    }),
  },
  {
    name: 'a thousand abilities, and five hundred times words that none of them has',
    says: /^play\/no-ability Boss has no ability "draw 3000" to activate\. It has (?:"[^"]+", ){12}and 988 more\.$/,
    text: table({
      cards: `card Boss gear\n${times(1_000, i => `  ${1 + (i % 9)}: draw ${1_000 + i}\n`)}`,
      base: '    gear Boss = "Boss"\n',
      script: times(500, i => `  Ana activates Boss "draw ${i + 3_000}"\n`),
    }),
  },
  {
    name: 'two thousand units, chosen in one line as a card is played',
    says: null,
    text: table({
      cards: 'card Spark spell\n  cost 0\n  kill any number of units\n',
      ana: 'hand Spark',
      base: times(20, i => `    100x U${i}x might 1\n`),
      script: `  Ana plays Spark choosing ${Array.from({ length: 2000 }, (_, i) => `U${Math.floor(i / 100)}x${1 + (i % 100)}`).join(', ')}\n  all pass\n  expect U19x100 is dead\n`,
    }),
  },
  {
    name: 'fourteen hundred units, each chosen by its name',
    says: /^flow\/limit There are too many ways to assign the damage/,
    text: table({
      ...CROWDS,
      script: `  effect by Ana: move any number of friendly units to Quarry\n  Ana chooses ${Array.from({ length: 1_400 }, (_, i) => `Crowd${Math.floor(i / 100)}x${1 + (i % 100)}`).join(', ')}\n  all pass\n`,
    }),
  },
];

const effects: readonly Hostile[] = [
  {
    name: 'as many effects on one unit as there may be',
    says: null,
    text: table({ script: `${times(1000, () => '  effect give Guard +1 might\n')}  expect Guard has 1003 might\n` }),
  },
  {
    name: 'thousands of effects on one unit',
    says: /^flow\/limit With this line, more than 1,000 effects would apply to one object/,
    text: table({ script: times(9900, i => `  effect give Guard ${i % 2 === 0 ? '+1' : '-1'} might\n`) }),
  },
];

export const HOSTILE: readonly Hostile[] = [
  ...payments,
  ...repeats,
  ...values,
  ...combats,
  ...passives,
  ...happenings,
  ...crowds,
  ...sentences,
  ...names,
  ...abilities,
  ...effects,
];
