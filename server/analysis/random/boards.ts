/** Small random boards as play leaves them, written as their authors would write them: up to the script. */
import { DOMAINS } from '../../../engine/domains.ts';
import { oneIn, pick, type Random, shuffled, some } from './chance.ts';
import type { CardPools } from './library.ts';

const PLAYERS = ['Ana', 'Ben', 'Cleo', 'Dan'];
const PLACES = ['Quarry', 'Grove', 'Spire'];
const WORDS = ['tank', 'backline', 'assault 2', 'shield 2', 'ganking', 'stunned', 'buffed', 'exhausted', 'damage 1'];
const MORE_WORDS = [...WORDS, 'deflect', 'temporary', 'hunt 2', 'vision', 'token', 'weaponmaster', 'tag Mech'];

/** Each card stands once on a board, so that a name means one thing. */
const drawer = (random: Random) => {
  const taken = new Set<string>();
  return (from: readonly string[], count: number): readonly string[] => {
    const drawn = some(
      random,
      from.filter(name => !taken.has(name)),
      count,
    );
    for (const name of drawn) taken.add(name);
    return drawn.map(name => `"${name}"`);
  };
};

type Draw = ReturnType<typeof drawer>;

/** `pools`: the cards that may be there; null for units with a few keywords alone. */
export const randomBoard = (random: Random, pools: CardPools | null): string => {
  const count = oneIn(random, 4) ? 3 + random(2) : 2;
  const names = PLAYERS.slice(0, count);
  const draw = drawer(random);
  const unit = unitWriter(random, pools, draw);
  const lines = [`scenario "random"`];
  if (count === 4 && oneIn(random, 2)) lines.push('  mode magma chamber');
  for (const name of names) lines.push(`  player ${name}${playerText(random, pools, draw)}`);
  for (const place of count === 2 ? PLACES.slice(0, 2) : PLACES) {
    const here = shuffled(random, names).slice(0, random(3));
    lines.push(`  battlefield ${place}${placeText(random, here, pools, draw)}`);
    for (const name of here) for (let n = 1 + random(2); n > 0; n--) lines.push(`    ${name}: ${unit()}`);
  }
  let gear = 0;
  for (const name of names) {
    lines.push(`  base ${name}`);
    for (let n = random(3); n > 0; n--) lines.push(`    ${unit()}`);
    if (pools === null) continue;
    for (const card of draw(pools.gear, oneIn(random, 3) ? 1 : 0)) lines.push(`    gear G${gear++} = ${card}`);
    if (oneIn(random, 4)) lines.push(`  trash ${name} ${draw([...pools.units, ...pools.spells], 1).join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
};

/** Who is there alone controls it; where two are, the second came to the first. */
const placeText = (random: Random, [first, second]: readonly string[], pools: CardPools | null, draw: Draw): string => {
  const isHeld = first !== undefined && (second === undefined || !oneIn(random, 4));
  return [
    pools !== null && oneIn(random, 3) ? ` = ${draw(pools.battlefields, 1).join('')}` : '',
    isHeld ? ` controlled by ${first}` : '',
    second === undefined ? '' : ` contested by ${second}`,
    pools !== null && isHeld && oneIn(random, 4) ? ` facedown ${draw(pools.hidden, 1).join('')} by ${first}` : '',
  ].join('');
};

const unitWriter = (random: Random, pools: CardPools | null, draw: Draw): (() => string) => {
  const words = pools === null ? WORDS : MORE_WORDS;
  let unit = 0;
  return () => {
    const name = `U${unit++}`;
    const word = oneIn(random, 3) ? ` ${pick(random, words) ?? ''}` : '';
    if (pools === null || oneIn(random, 3)) return `${name} might ${random(6)}${word}`;
    const attached = oneIn(random, 6) ? ` attached ${draw(pools.equipment, 1).join('')}` : '';
    return `${name} = ${draw(pools.units, 1).join('')}${word}${attached}`;
  };
};

const playerText = (random: Random, pools: CardPools | null, draw: Draw): string => {
  const points = oneIn(random, 2) ? ` points ${random(10)}` : '';
  if (pools === null) return points;
  const { units, spells, gear, hidden, legends, champions } = pools;
  const hand = [
    ...draw(spells, random(3)),
    ...draw(units, random(2)),
    ...draw(gear, oneIn(random, 4) ? 1 : 0),
    ...draw(hidden, oneIn(random, 4) ? 1 : 0),
  ];
  return [
    points,
    hand.length > 0 ? ` hand ${hand.join(', ')}` : ' hand nothing',
    oneIn(random, 2) ? ` deck ${draw([...units, ...spells, ...gear], 1 + random(4)).join(', ')}` : '',
    oneIn(random, 3) ? resourcesText(random) : '',
    oneIn(random, 4) ? ` legend ${draw(legends, 1).join('')}` : '',
    oneIn(random, 5) ? ` champion ${draw(champions, 1).join('')}` : '',
    oneIn(random, 4) ? ` xp ${random(7)}` : '',
  ].join('');
};

const resourcesText = (random: Random): string =>
  [
    ` energy ${random(9)}`,
    ...some(random, DOMAINS, random(3)).map(domain => ` power ${1 + random(3)} ${domain}`),
    ...some(random, DOMAINS, random(3)).map(domain => ` runes ${1 + random(3)}x ${domain}`),
  ].join('');
