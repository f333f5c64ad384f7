/** What a loop may bring more of each time that it is gone through, as the language calls it. */

export const GAINS = [
  'points',
  'xp',
  'energy',
  'power',
  'runes',
  'tokens',
  'cards',
  'draws',
  'damage',
  'might',
] as const;
export type Gain = (typeof GAINS)[number];

/** Of one, and of several. */
const SAID: Readonly<Record<Gain, readonly [one: string, several: string]>> = {
  points: ['point', 'points'],
  xp: ['XP', 'XP'],
  energy: ['energy', 'energy'],
  power: ['power', 'power'],
  runes: ['rune on the board', 'runes on the board'],
  tokens: ['token', 'tokens'],
  cards: ['card in hand', 'cards in hand'],
  draws: ['card drawn', 'cards drawn'],
  damage: ['damage marked', 'damage marked'],
  might: ['Might', 'Might'],
};

/** `3 more tokens` */
export const moreOf = (gain: Gain, amount: number): string => `${amount} more ${SAID[gain][amount === 1 ? 0 : 1]}`;

/** `more tokens`; null for anything. */
export const moreOfIt = (gain: Gain | null): string => (gain === null ? 'more of anything' : `more ${SAID[gain][1]}`);
