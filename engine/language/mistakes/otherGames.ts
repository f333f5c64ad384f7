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
const READY =
  'Units are ready unless their line says “exhausted”; a card whose player can pay to have it enter ready has “accelerate”.';
const BEYOND = 'Damage is assigned among all units of the other side; excess damage is not dealt to a player.';
const NO_LIFE = 'Players have no life to gain: they score points.';
const PREVENTED = 'A unit that cannot be dealt damage is “immune”; to prevent some damage, write a sentence on a card.';
const ON_CARD = 'Write that as a sentence in the card’s “card” block.';
const LETHAL =
  'Lethal damage equals a unit’s Might; a unit that kills whatever it damages needs a sentence on its card.';

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
  ['taunt|provoke', 'Write “tank”: the unit is assigned lethal damage before units without it.', 'tank'],
  ['spellshield|hexproof|shroud', 'A unit that costs more to choose has “deflect”.', 'deflect'],
  ['ephemeral|fleeting', 'Write “temporary”: the unit is killed as its player’s next turn begins.', 'temporary'],
  ['indestructible', 'A unit that cannot be dealt damage is “immune”.', 'immune'],
  ['divine shield|barrier|protection', PREVENTED],
  [
    'armor|armour|armored|armoured|tough',
    'No keyword reduces damage: “shield 1” gives Might to a defending unit; to prevent damage, write a sentence on a card.',
  ],
  ['lifesteal|lifelink|drain', NO_LIFE],
  ['deathtouch|poisonous|poison|infect|venomous', LETHAL],
  ['vigilance', 'Units are exhausted by moving, and ready unless their line says “exhausted”.'],
  [
    'defender',
    'A player defends where another player’s units move to theirs; a unit that cannot move needs a sentence on its card.',
  ],
  [
    'flash',
    'A card that can be played in response has “reaction”, and a unit that can be played to a showdown has “ambush”.',
  ],
  ['deathrattle|last breath', 'Write “deathknell” before the card’s sentence.'],
  ['battlecry|etb', 'Write what happens when a unit is played as a card’s sentence, as in “when you play me, draw 1”.'],
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
