/** Keywords of other card games: what there is here instead, and the word of this game where one says the same. */

/** A keyword as it is written, in lower case. */
export interface OtherKeyword {
  /** What there is here, as sentences. */
  readonly here: string;
  /** The keyword or state that says the same. */
  readonly same?: string;
}

const FIGHTS =
  'Nobody declares blockers: all units at a battlefield fight there. One that moves from battlefield to battlefield has “ganking”.';
const CHOSEN =
  'Nobody chooses who fights whom: damage is assigned among all units of the other side, those with “tank” first.';
const AT_ONCE =
  'All combat damage is dealt at once; a unit that deals more as it attacks has “assault 2”, with its number.';
const READY = 'A unit that is laid out is ready; one whose card can be paid to enter ready has “accelerate”.';
const BEYOND =
  'Damage is assigned among all units of the other side; what is beyond lethal damage is not dealt to a player.';
const NO_LIFE = 'Players have no life that could be gained: they score points.';
const PREVENTED = 'What cannot be dealt damage is “immune”; what prevents some of it is a sentence on a card.';
const ON_CARD = 'That is a sentence on a card, in its “card” block.';
const LETHAL =
  'Lethal damage is as much as a unit has Might; what kills whatever it damages says so in a sentence on its card.';

/** `word|word => same | here`, one a line. */
const table = (
  rows: readonly (readonly [words: string, here: string, same?: string])[],
): ReadonlyMap<string, OtherKeyword> =>
  new Map(
    rows.flatMap(([words, here, same]) =>
      words.split('|').map(word => [word, same === undefined ? { here } : { here, same }] as const),
    ),
  );

const OTHER_KEYWORDS = table([
  ['haste|rush|charge|celerity', READY],
  ['flying|elusive|fearsome|menace|reach|stealth|skulk|unblockable|evasive|intimidate', FIGHTS],
  ["can't block|cannot block|can not block", FIGHTS],
  ['challenger|vulnerable', CHOSEN],
  ['trample|overwhelm|overkill|piercing', BEYOND],
  ['first strike|double strike|quick attack|double attack|quick strike|windfury|mega-windfury', AT_ONCE],
  ['taunt|provoke', 'Here “tank” says it: the unit is assigned lethal damage before those without it.', 'tank'],
  ['spellshield|hexproof|shroud', 'What costs more to choose has “deflect”.', 'deflect'],
  ['ephemeral|fleeting', 'Here “temporary” says it: the unit is killed as its player’s next turn begins.', 'temporary'],
  ['indestructible', 'What cannot be dealt damage is “immune”.', 'immune'],
  ['divine shield|barrier|protection', PREVENTED],
  [
    'armor|armour|armored|armoured|tough',
    'Nothing lessens damage by a keyword: “shield 1” gives Might to a unit that defends, and what prevents damage is a sentence on a card.',
  ],
  ['lifesteal|lifelink|drain', NO_LIFE],
  ['deathtouch|poisonous|poison|infect|venomous', LETHAL],
  ['vigilance', 'Units are exhausted by moving; a unit that is laid out is ready.'],
  [
    'defender',
    'Whoever has units where another player moves to defends; a unit that cannot move has that as a card’s sentence.',
  ],
  ['flash', 'What is played while others may answer has “reaction”, and a unit that is played to a showdown “ambush”.'],
  ['deathrattle|last breath', 'Here “deathknell” says it, before the sentence that a card has for it.'],
  ['battlecry|etb', 'What happens as a unit is played is a card’s sentence, as in “when you play me, draw 1”.'],
  [
    'frozen|frostbite|frostbitten',
    'A unit that deals no combat damage is “stunned”; one that cannot move is “exhausted”.',
  ],
  ['regeneration|regenerate|undying|reborn|persist|silenced', ON_CARD],
]);

/** That of a word, or of two words with a space between them. */
export const otherKeyword = (words: string): OtherKeyword | undefined => OTHER_KEYWORDS.get(words.toLowerCase());

/** What is said of such a keyword wherever one is found. */
export const otherKeywordText = (written: string, { here }: OtherKeyword): string =>
  `“${written}” is a word of another card game. ${here}`;
