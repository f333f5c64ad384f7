/** Random boards, as their authors would write them: so what goes wrong can be read, and pasted into a file. */
import { DOMAINS } from '../../../../engine/domains.ts';
import { type Edition, PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { oneIn, pick, type Random, shuffled, some } from './chance.ts';
import { BATTLEFIELDS, CHAMPIONS, EQUIPMENT, GEAR, HIDDEN, LEGENDS, SPELLS, UNITS } from './library.ts';

export interface BoardWishes {
  readonly edition?: Edition;
  /** Whether the library's cards are there, or only units with a few keywords. */
  readonly cards: 'many' | 'none';
}

const PLAYERS = ['Ana', 'Ben', 'Cleo', 'Dora'];
const PLACES = ['Grove', 'Mill', 'Tower'];
const WORDS = [
  '',
  '',
  '',
  'tank',
  'backline',
  'tank backline',
  'assault 2',
  'shield',
  'ganking',
  'immune',
  'stunned',
  'buffed',
  'exhausted',
  'deflect',
];
const MORE_WORDS = [...WORDS, 'temporary', 'hunt 2', 'empowered', 'vision', 'token', 'weaponmaster', 'tag Mech'];

export interface RandomBoard {
  readonly edition: Edition;
  /** Up to the script. */
  readonly text: string;
}

/** Each card stands once on a board, so that a name means one thing. */
const drawer = (random: Random) => {
  const taken = new Set<string>();
  return (from: readonly string[], count: number): string[] => {
    const drawn = some(
      random,
      from.filter(name => !taken.has(name)),
      count,
    );
    for (const name of drawn) taken.add(name);
    return drawn.map(name => `"${name}"`);
  };
};

export const randomBoard = (random: Random, declared: BoardWishes): RandomBoard => {
  const edition = declared.edition ?? pick(random, PLAYED_EDITIONS) ?? '1.4';
  const count = 2 + random(oneIn(random, 2) ? 3 : 1);
  const names = PLAYERS.slice(0, count);
  const cards = declared.cards === 'many';
  const draw = drawer(random);
  const lines = [`scenario "random"`, `  edition ${edition}`];
  const teams = count === 4 && oneIn(random, 2);
  if (teams) lines.push('  mode magma chamber');
  for (const name of names) lines.push(`  player ${name}${playerText(random, cards, draw)}`);
  let unit = 0;
  let gear = 0;
  const words = cards ? MORE_WORDS : WORDS;
  const unitText = (): string => {
    const name = `U${unit++}`;
    if (!cards || oneIn(random, 4)) return `${name} might ${random(6)} ${pick(random, words) ?? ''}`.trimEnd();
    const [card] = draw(UNITS, 1);
    const more = oneIn(random, 4) ? ` ${pick(random, words) ?? ''}` : '';
    const damage = oneIn(random, 6) ? ' damage 1' : '';
    const attached = oneIn(random, 5) ? ` attached ${draw(EQUIPMENT, 1).join(', ')}` : '';
    return `${name} = ${card}${damage}${more}${attached}`.trimEnd();
  };
  const fields = count === 2 && oneIn(random, 2) ? PLACES.slice(0, 2) : PLACES;
  for (const place of fields) {
    const [card] = cards && oneIn(random, 2) ? draw(BATTLEFIELDS, 1) : [];
    const here = shuffled(random, names).slice(0, random(3));
    const [first] = here;
    const controller = oneIn(random, 2) ? first : pick(random, names);
    const controlled = controller === undefined || oneIn(random, 4) ? '' : ` controlled by ${controller}`;
    const strangers = here.filter(name => controlled === '' || name !== controller);
    const contested = strangers.length > 1 || oneIn(random, 4) ? strangers[0] : undefined;
    const facedown =
      cards && controlled !== '' && oneIn(random, 3) ? ` facedown ${draw(HIDDEN, 1).join('')} by ${controller}` : '';
    lines.push(
      `  battlefield ${place}${card === undefined ? '' : ` = ${card}`}${controlled}${contested === undefined ? '' : ` contested by ${contested}`}${facedown}`,
    );
    for (const name of here) for (let n = 1 + random(3); n > 0; n--) lines.push(`    ${name}: ${unitText()}`);
  }
  for (const name of names) {
    lines.push(`  base ${name}`);
    for (let n = random(4); n > 0; n--) lines.push(`    ${unitText()}`);
    if (cards) for (const card of draw(GEAR, random(3))) lines.push(`    gear G${gear++} = ${card}`);
    if (cards && oneIn(random, 3))
      lines.push(`  trash ${name} ${draw([...UNITS, ...SPELLS], 1 + random(3)).join(', ')}`);
  }
  return { edition, text: lines.join('\n') };
};

type Draw = (from: readonly string[], count: number) => string[];

const playerText = (random: Random, cards: boolean, draw: Draw): string => {
  const parts = [` points ${random(8)}`];
  if (!cards) return parts.join('');
  if (!oneIn(random, 5)) {
    const hand = [
      ...draw(SPELLS, 1 + random(4)),
      ...draw(UNITS, random(3)),
      ...draw(GEAR, random(2)),
      ...draw(HIDDEN, random(2)),
    ];
    parts.push(` hand ${hand.join(', ')}`);
  }
  if (oneIn(random, 2)) parts.push(` deck ${draw([...UNITS, ...SPELLS, ...GEAR], 1 + random(6)).join(', ')}`);
  if (oneIn(random, 2)) {
    parts.push(` energy ${random(9)}`);
    for (const domain of some(random, DOMAINS, random(4))) parts.push(` power ${1 + random(3)} ${domain}`);
    for (const domain of some(random, DOMAINS, random(3))) parts.push(` runes ${1 + random(4)}x ${domain}`);
  }
  if (oneIn(random, 2)) parts.push(` legend ${draw(LEGENDS, 1).join('')}`);
  if (oneIn(random, 3)) parts.push(` champion ${draw(CHAMPIONS, 1).join('')}`);
  if (oneIn(random, 3)) parts.push(` xp ${random(7)}`);
  return parts.join('');
};
