/** Words of another card game that many players know, and how this game and its language say the same. */
import { rows, type Wording } from './wording.ts';

export const MAGIC_WORDINGS: readonly Wording[] = [
  ...rows(
    'anywhere',
    'Write what happens without a card after “effect”.',
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
    'To respond to a card, play another one while it is on the chain.',
    `
    (in response|in reaction|at instant speed) ,? REST => REST
    PLAYER (casts|cast|uses|plays|play) NAME (in response|in reaction|at instant speed) => PLAYER plays NAME
    PLAYER (casts|cast|uses|plays|play) NAME (in response|in reaction) to NAMES => PLAYER plays NAME
    PLAYER (casts|cast|uses|plays|play) NAME (in response|in reaction|at instant speed) (on|onto|at|against|targeting|choosing) NAMES => PLAYER plays NAME choosing NAMES
    `,
  ),
  ...rows(
    'anywhere',
    'The stack is called the chain here.',
    `
    PLAYER puts NAME (on|onto) (the)? (stack|chain) => PLAYER plays NAME
    expect (the)? stack is empty => expect the chain is empty
    expect nothing is (on|in) (the)? (stack|chain) => expect the chain is empty
    expect NAME is (on|in) (the)? (stack|chain) => expect the chain is NAME
    `,
  ),
  ...rows(
    'anywhere',
    'The graveyard is called the trash here.',
    `
    expect NAMES NOT? (is|are|was put|were put|goes|go|went|ended up)? (in|into|to|put into) (the|PLAYER 's)? graveyard => expect NAMES is NOT? in trash
    NAMES (is|are|is put|are put|goes|go) (in|into|to) (the|PLAYER 's)? graveyard => expect NAMES is in trash
    expect PLAYER has NUMBER cards in (the)? graveyard => expect PLAYER has NUMBER cards in trash
    `,
  ),
  ...rows(
    'board',
    'A trash (called graveyard in other games) has a separate line.',
    'player NAME (,|with|:)? (graveyard|discard pile) :? REST => player NAME / trash NAME REST',
  ),
  ...rows(
    'board',
    'The graveyard is called the trash here.',
    `
    graveyard (of)? PLAYER :? REST => trash PLAYER REST
    PLAYER 's graveyard :? REST => trash PLAYER REST
    `,
  ),
  ...rows(
    'anywhere',
    'Milling a card is called burning it here, and scrying is called predicting.',
    `
    PLAYER (mills|mill) NUMBER (cards|card)? => effect by PLAYER : burn NUMBER
    PLAYER (mills|mill) a card => effect by PLAYER : burn 1
    PLAYER (scries|scrys|scry|surveils|surveil) NUMBER => effect by PLAYER : predict NUMBER
    `,
  ),
  ...rows(
    'anywhere',
    'Lands are called runes here: they are channelled as a turn begins, and by effects.',
    `
    PLAYER (plays|play|drops|lays|puts down) (a|their|one)? land => effect by PLAYER : channel 1
    PLAYER (ramps|ramp) NUMBER? => effect by PLAYER : channel 1
    expect PLAYER has NUMBER (lands|land) => expect PLAYER has NUMBER runes
    PLAYER has NUMBER (lands|land) => expect PLAYER has NUMBER runes
    `,
  ),
  ...rows(
    'anywhere',
    'The library is called the deck here.',
    `
    expect NAMES is NOT? in (the)? library => expect NAMES is NOT? in deck
    expect NAMES is NOT? in PLAYER 's library => expect NAMES is NOT? in deck of PLAYER
    expect PLAYER has NUMBER cards in (the)? library => expect PLAYER has NUMBER cards in deck
    `,
  ),
  ...rows(
    'anywhere',
    'Exiled cards are called banished here.',
    'expect NAMES (is|are)? NOT? in exile => expect NAMES is NOT? banished',
  ),
  ...rows(
    'anywhere',
    'Units enter when their card is played; a script can check that they have.',
    'UNITS (enters|enter|enters (the)? battlefield|comes into play|enters play|etb) => expect UNITS is alive',
  ),
  ...rows(
    'anywhere',
    'Nobody declares attackers or blockers: the player who moved to the contested battlefield attacks, and all units of the other player there defend.',
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
    'A unit attacks by moving to where the other player has units.',
    `
    declare (attackers|attacker|attacks|attack) (:|with)? UNITS => OWNER moves UNITS to TARGET
    PLAYER (attacks|attack|swings at) PLAYER2 (with|using) UNITS => PLAYER moves UNITS to TARGET
    PLAYER (attacks|attack|swings at) PLAYER2 => PLAYER moves ATTACKER to TARGET
    `,
  ),
  ...rows(
    'anywhere',
    'The phases at the beginning of a turn happen by themselves.',
    '(the)? (upkeep|untap|untap step|untap phase|upkeep step|draw step|draw phase|awaken phase|awaken|beginning phase|channel phase|start of turn|start phase) => turn ACTIVE',
  ),
  ...rows(
    'board',
    'What a player has goes into the player’s line. Mana is called energy here, and points count up instead of life.',
    `
    player NAME (,|with)? (mana) :? NUMBER / NUMBER2 => player NAME energy NUMBER
    player NAME (,|with)? (mana) NUMBER => player NAME energy NUMBER
    player NAME (,|with)? NUMBER (mana) => player NAME energy NUMBER
    player NAME (,|with|:)? (library|draw pile) :? REST => player NAME deck REST
    `,
  ),
  ...rows(
    'script',
    'Mana is called energy here.',
    `
    expect PLAYER has NOT? NUMBER mana => expect PLAYER has NOT? NUMBER energy
    PLAYER (adds|gets|gains|add) NUMBER mana => effect by PLAYER : add NUMBER energy
    PLAYER has NUMBER mana => expect PLAYER has NUMBER energy
    `,
  ),
  ...rows('board', 'Units that are not at a battlefield are in a base.', 'bench (of)? PLAYER :? => base PLAYER'),
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
    'Creatures are called units here.',
    `
    OWNED? creature UNIT WORTH WITH? => OWNED? UNIT WORTH WITH?
    OWNED creature UNIT => OWNED UNIT
    `,
  ),
];
