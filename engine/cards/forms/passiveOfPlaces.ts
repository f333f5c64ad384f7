/** Passive sentences of battlefields. */
import { rows, type SentenceForm } from './form.ts';

export const PASSIVE_FORMS_OF_PLACES: readonly SentenceForm[] = rows('battlefield', [
  ["players can't score here", "players can't score here until their third turn", ''],
  ["units can't move from here to base", "units can't move from here to base", ''],
  ['units can move here from anywhere', 'units can move here from anywhere', ''],
  [
    'if a card would be put into your trash from anywhere but your deck, banish it instead',
    'if a card would be put into your trash from anywhere but your deck, banish it instead',
    'What would be killed or discarded is then neither.',
  ],
  ['you may play CARDS from your trash', 'you may play units from your trash', 'For what they cost.'],
  [
    'you may play CARD from your trash once each turn',
    'you may play a unit with 2 might or less from your trash once each turn',
    '`this turn` instead is one card in that turn; `only on your turn` after either.',
  ],
  [
    'you may play CARDS banished with this',
    'when I conquer: banish the top card of your deck. you may play cards banished with me',
    'From then on, for what they cost, whoever owns them; `but only once each turn`.',
  ],
  ['you can hide cards ignoring costs', 'you can hide cards ignoring costs', '`this turn` after it, of spells.'],
  ['you may hide an additional card here', 'you may hide an additional card here', 'One more facedown card there.'],
  [
    'while you or an ally controls this battlefield, that player may hide an additional card here',
    'while you or an ally controls this battlefield, that player may hide an additional card here',
    'The player who controls it may, whoever controls this.',
  ],
  [
    'PLAYERS ignore KEYWORD while paying for spells and abilities choosing THING',
    'players ignore deflect while paying for spells or abilities targeting something here',
    'One such thing among the chosen is enough.',
  ],
  [
    'damage dealt to UNITS [by SOURCE] is halved / doubled / reduced by N',
    'damage dealt to units here by spells is reduced by 1',
    'Changed before it is dealt; the source stays the same.',
  ],
  [
    "UNITS don't ready during their controller's awaken phase",
    "units here don't ready during their controller's awaken phase",
    'Spells and abilities still do.',
  ],
  ['during showdowns here, PASSIVE', 'during showdowns here, cards with reaction cost 1 any more', ''],
  [
    'during TURN, PASSIVE',
    'during your turn, friendly units have +1 might',
    "`on opponents' turns`, `during showdowns`, `during your main phase`; after the sentence as well.",
  ],
  [
    'PASSIVE, and PASSIVE',
    'friendly units have +1 might and enemy units have -1 might',
    'A condition in front applies to both.',
  ],
  ['increase the victory score by N', 'increase the victory score by 1', ''],
]);
