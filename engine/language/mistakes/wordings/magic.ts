/** Words of another card game that many players know, and how this game and its language say the same. */
import { rows, type Wording } from './wording.ts';

export const MAGIC_WORDINGS: readonly Wording[] = [
  ...rows(
    'anywhere',
    'Anything that simply happens, without a card that does it, follows “effect”.',
    `
    PLAYER (sacrifices|sacrifice|sacs|sac) UNITS => effect by PLAYER : kill UNITS
    PLAYER (exiles|exile) UNITS => effect by PLAYER : banish UNITS
    (sacrifice|sac) UNITS => effect kill UNITS
    exile UNITS => effect banish UNITS
    PLAYER (bounces|bounce) UNITS => effect by PLAYER : return UNITS to its owner's hand
    PLAYER (returns|return) UNITS to (hand|owner 's hand|PLAYER 's hand) => effect by PLAYER : return UNITS to its owner's hand
    (bounce) UNITS => effect return UNITS to its owner's hand
    return UNITS to (hand|owner 's hand|PLAYER 's hand) => effect return UNITS to its owner's hand
    PLAYER (puts|put|places) (a|one)? SIGNED / SIGNED2 counter (on|onto) UNITS => effect by PLAYER : buff UNITS
    put (a|one)? SIGNED / SIGNED2 counter (on|onto) UNITS => effect buff UNITS
    PLAYER (gives|give) UNITS SIGNED / SIGNED2 => effect by PLAYER : give UNITS SIGNED might
    UNITS (gets|get|gains|gain) SIGNED / SIGNED2 => effect give UNITS SIGNED might
    UNITS (gets|get|gains|gain) SIGNED / SIGNED2 (this|until end of|until the end of|for this) turn => effect give UNITS SIGNED might this turn
    `,
  ),
  ...rows(
    'anywhere',
    'A card answers another one by being played while that one is on the chain.',
    `
    (in response|in reaction|at instant speed) ,? REST => REST
    PLAYER (casts|cast|uses|plays|play) NAME (in response|in reaction|at instant speed) => PLAYER plays NAME
    PLAYER (casts|cast|uses|plays|play) NAME (in response|in reaction) to NAMES => PLAYER plays NAME
    PLAYER (casts|cast|uses|plays|play) NAME (in response|in reaction|at instant speed) (on|onto|at|against|targeting|choosing) NAMES => PLAYER plays NAME choosing NAMES
    `,
  ),
  ...rows(
    'anywhere',
    'The chain is what other games call the stack.',
    `
    PLAYER puts NAME (on|onto) (the)? (stack|chain) => PLAYER plays NAME
    expect (the)? stack is empty => expect the chain is empty
    expect nothing is (on|in) (the)? (stack|chain) => expect the chain is empty
    expect NAME is (on|in) (the)? (stack|chain) => expect the chain is NAME
    `,
  ),
  ...rows(
    'anywhere',
    'The trash is what other games call the graveyard.',
    `
    expect NAMES NOT? (is|are|was put|were put|goes|go|went|ended up)? (in|into|to|put into) (the|PLAYER 's)? graveyard => expect NAMES is NOT? in trash
    NAMES (is|are|is put|are put|goes|go) (in|into|to) (the|PLAYER 's)? graveyard => expect NAMES is in trash
    expect PLAYER has NUMBER cards in (the)? graveyard => expect PLAYER has NUMBER cards in trash
    `,
  ),
  ...rows(
    'board',
    'A trash, which other games call the graveyard, has a line of its own.',
    'player NAME (,|with|:)? (graveyard|discard pile) :? REST => player NAME / trash NAME REST',
  ),
  ...rows(
    'board',
    'The trash is what other games call the graveyard.',
    `
    graveyard (of)? PLAYER :? REST => trash PLAYER REST
    PLAYER 's graveyard :? REST => trash PLAYER REST
    `,
  ),
  ...rows(
    'anywhere',
    'To burn a card is what other games call to mill it, and to predict what they call to scry.',
    `
    PLAYER (mills|mill) NUMBER (cards|card)? => effect by PLAYER : burn NUMBER
    PLAYER (mills|mill) a card => effect by PLAYER : burn 1
    PLAYER (scries|scrys|scry|surveils|surveil) NUMBER => effect by PLAYER : predict NUMBER
    `,
  ),
  ...rows(
    'anywhere',
    'Runes are what other games call lands: they are channelled as a turn begins, and by effects.',
    `
    PLAYER (plays|play|drops|lays|puts down) (a|their|one)? land => effect by PLAYER : channel 1
    PLAYER (ramps|ramp) NUMBER? => effect by PLAYER : channel 1
    expect PLAYER has NUMBER (lands|land) => expect PLAYER has NUMBER runes
    PLAYER has NUMBER (lands|land) => expect PLAYER has NUMBER runes
    `,
  ),
  ...rows(
    'anywhere',
    'The deck is what other games call the library.',
    `
    expect NAMES is NOT? in (the)? library => expect NAMES is NOT? in deck
    expect NAMES is NOT? in PLAYER 's library => expect NAMES is NOT? in deck of PLAYER
    expect PLAYER has NUMBER cards in (the)? library => expect PLAYER has NUMBER cards in deck
    `,
  ),
  ...rows(
    'anywhere',
    'A card that is banished is what other games call exiled.',
    'expect NAMES (is|are)? NOT? in exile => expect NAMES is NOT? banished',
  ),
  ...rows(
    'anywhere',
    'Units enter when their card is played; a script can check that one is there.',
    'UNITS (enters|enter|enters (the)? battlefield|comes into play|enters play|etb) => expect UNITS is alive',
  ),
  ...rows(
    'anywhere',
    'Nobody declares attackers or blockers: who moved to a contested battlefield attacks, and all units of the other player there defend.',
    `
    PLAYER? (declares|has|makes)? no (blockers|blocks|blocker|block) => expect BLOCKERS is a defender
    PLAYER (doesn't|does not|cannot|can't) block => expect BLOCKERS is a defender
    PLAYER (chumps|chump blocks) => expect BLOCKERS is a defender
    PLAYER? (declare|declares) (the)? (blockers|blocks|blocker) => expect BLOCKERS is a defender
    declare? (blockers|blocker|blocks|block) (:|with)? UNITS => expect UNITS is a defender
    (declare blockers step|blockers step|blockers) => expect BLOCKERS is a defender
    `,
  ),
  ...rows(
    'anywhere',
    'A unit attacks by moving to where the other player is.',
    `
    declare (attackers|attacker|attacks|attack) (:|with)? UNITS => OWNER moves UNITS to TARGET
    PLAYER (attacks|attack|swings at) PLAYER2 (with|using) UNITS => PLAYER moves UNITS to TARGET
    PLAYER (attacks|attack|swings at) PLAYER2 => PLAYER moves ATTACKER to TARGET
    `,
  ),
  ...rows(
    'anywhere',
    'The phases at the beginning of a turn pass by themselves.',
    '(the)? (upkeep|untap|untap step|untap phase|upkeep step|draw step|draw phase|awaken phase|awaken|beginning phase|channel phase|start of turn|start phase) => turn ACTIVE',
  ),
  ...rows(
    'board',
    'The line of a player says what the player has: energy is what other games call mana, and points are counted upward instead of life.',
    `
    player NAME (,|with)? (mana) :? NUMBER / NUMBER2 => player NAME energy NUMBER
    player NAME (,|with)? (mana) NUMBER => player NAME energy NUMBER
    player NAME (,|with)? NUMBER (mana) => player NAME energy NUMBER
    player NAME (,|with|:)? (library|draw pile) :? REST => player NAME deck REST
    `,
  ),
  ...rows(
    'script',
    'Energy is what other games call mana.',
    `
    expect PLAYER has NOT? NUMBER mana => expect PLAYER has NOT? NUMBER energy
    PLAYER (adds|gets|gains|add) NUMBER mana => effect by PLAYER : add NUMBER energy
    PLAYER has NUMBER mana => expect PLAYER has NUMBER energy
    `,
  ),
  ...rows('board', 'A base is where units are that are at no battlefield.', 'bench (of)? PLAYER :? => base PLAYER'),
  ...rows(
    'board',
    'Units fight at battlefields.',
    '(arena|location|zone|lane|site|field|place|area) NUMBER? :? REST => battlefield REST',
  ),
  ...rows('board', '', '(me|you|opponent|opp|enemy|p1|p2|player1|player2) (:|=|is) NAME => player NAME'),
  ...rows(
    'anywhere',
    'A unit that deals no combat damage is stunned.',
    'PLAYER (freezes|freeze|frostbites|frostbite|taps down) UNITS => effect by PLAYER : stun UNITS',
  ),
  ...rows(
    'anywhere',
    'Nobody declares blockers: all units of the defending player there defend.',
    'UNITS (is|are|gets|get) blocked by UNITS2 => expect UNITS2 is a defender',
  ),
  ...rows(
    'anywhere',
    'A unit is what other games call a creature.',
    `
    OWNED? creature UNIT WORTH WITH? => OWNED? UNIT WORTH WITH?
    OWNED creature UNIT => OWNED UNIT
    `,
  ),
];
