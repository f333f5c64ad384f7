/** Scenarios that play cards with sentences of chance, on boards of many units. */
import { PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { oneIn, pick, type Random, some } from '../../engine/game/random/chance.ts';
import { effect, sentence } from './sentences.ts';

export const played = (random: Random): string => {
  const cards = ['Ember', 'Frost', 'Gale'].map(name => card(random, name));
  const names = cards.map(({ name }) => name);
  const units = cards.filter(({ type }) => type === 'unit').map(({ name }) => name);
  const anyone = (): string => pick(random, [...units, 'Wall', 'Raider', 'Crowd 1', 'Ghost']) ?? 'Wall';
  const script = Array.from({ length: 1 + random(6) }, () =>
    (pick(random, LINES) ?? LINES[0])?.(random, names, anyone),
  );
  const board = [
    `scenario "Played ${random(1000)}"`,
    `  edition ${oneIn(random, 2) ? PLAYED_EDITIONS.join(', ') : (pick(random, PLAYED_EDITIONS) ?? '1.4')}`,
    `  player Ana energy 60 power 20 any hand ${names.join(', ')}, ${names.join(', ')} deck ${deck(random, names)}`,
    `  player Ben energy 9 power 9 any hand ${names[0]} deck ${deck(random, names)}`,
    `  battlefield Temple controlled by ${oneIn(random, 2) ? 'Ana' : 'Ben'}`,
    ...units.map(name => `    Ana: ${name} = ${name}`),
    '    Ben: Wall might 3',
    `    Ben: ${1 + random(oneIn(random, 3) ? 40 : 6)}x Crowd might ${random(9)}`,
    '  battlefield Grove',
    '  base Ana',
    '    Raider might 7',
    `    ${1 + random(oneIn(random, 3) ? 40 : 4)}x Mob might ${1 + random(4)}`,
  ];
  return [...cards.map(each => each.text), ...board, '  turn Ana', ...script, ''].join('\n');
};

const deck = (random: Random, names: readonly string[]): string =>
  Array.from({ length: 1 + random(30) }, () => pick(random, names)).join(', ');

const card = (
  random: Random,
  name: string,
): { readonly name: string; readonly type: string; readonly text: string } => {
  const type = pick(random, ['unit', 'unit', 'unit', 'spell', 'gear']) ?? 'unit';
  const lines = type === 'spell' ? [effect(random)] : Array.from({ length: 1 + random(3) }, () => sentence(random));
  const keywords =
    type === 'unit' ? some(random, ['tank', 'deflect 2', 'assault 3', 'hunt 2', 'temporary'], random(2)) : [];
  const head = [
    `card ${name} ${type}`,
    `  cost ${random(4)}`,
    ...(type === 'unit' ? [`  might ${1 + random(6)}`] : []),
  ];
  return { name, type, text: [...head, ...keywords.map(k => `  ${k}`), ...lines.map(l => `  ${l}`), ''].join('\n') };
};

type Line = (random: Random, names: readonly string[], anyone: () => string) => string;
const LINES: readonly Line[] = [
  (random, names) => `  Ana plays ${pick(random, names)}`,
  (random, names) =>
    `  Ana plays ${pick(random, names)}${oneIn(random, 2) ? ' to Temple' : ' to base of Ana'}\n  all pass`,
  (random, names, anyone) => `  Ana plays ${pick(random, names)} choosing ${anyone()}, ${anyone()}\n  all pass`,
  random => `  effect by Ana: ${effect(random)}`,
  random => `  effect by Ana: ${effect(random)}\n  all pass`,
  (_, __, anyone) => `  effect deal 3 to ${anyone()}`,
  (_, __, anyone) => `  Ana moves ${anyone()} to Temple\n  all pass`,
  (_, __, anyone) => `  Ana chooses ${anyone()}, ${anyone()}`,
  (_, names) => `  Ana activates ${names[0]}\n  all pass`,
  () => '  Ana ends turn',
  () => '  all pass',
  random => `  what if "${pick(random, ['a', 'b', 'c'])}"`,
  () => '  back',
  (_, __, anyone) => `  expect ${anyone()} is dead`,
  random => `  expect Ana has ${random(9)} points`,
  (_, __, anyone) => `  expect Ana can choose ${anyone()}`,
];
