/** Of those who write tests for programs: assertions, steps of “given, when, then”, and cases with a name. */
import { rows, type Wording } from './wording.ts';

export const TEST_WORDINGS: readonly Wording[] = [
  ...rows(
    'anywhere',
    'A line that checks something begins with “expect”.',
    `
    (assert|expect|check|verify|ensure) (true|is true|that) REST => expect REST
    (assert|expect|check|verify|ensure) (false|is false|not true) NAMES (is|are)? STATE => expect NAMES is not STATE
    (assert|expect|check|verify) that? MEASURE , (is|equals|equal to|has) (NUMBER|PLAYER) => expect MEASURE = NUMBER? PLAYER?
    (assert|expect|check|verify) (equal|equals|eq|same|are equal|is) MEASURE , NUMBER => expect MEASURE = NUMBER
    (assert|expect|check|verify) (equal|equals|eq|same|are equal|is) NUMBER , MEASURE => expect MEASURE = NUMBER
    expect MEASURE (to be|to equal|to eq|to have|equals|equal to|is equal to) NUMBER => expect MEASURE = NUMBER
    expect REST (to be true|to be truthy|is true|= true) => expect REST
    expect NAMES (is|are)? STATE (to be false|to be falsy|is false|= false) => expect NAMES is not STATE
    expect (not|!) NAMES (is|are)? STATE => expect NAMES is not STATE
    expect NAMES (! =|is not|not) STATE => expect NAMES is not STATE
    expect (is|are)? NOT? STATE :? NAMES => expect NAMES is NOT? STATE
    expect ! (is|are)? STATE :? NAMES => expect NAMES is not STATE
    expect (the)? (survivors|survivor|left|remaining) (:|is|are|=)? NAMES => expect NAMES is alive
    expect (the)? (casualties|deaths|losses|victims) (:|is|are|=)? NAMES => expect NAMES is dead
    expect (len|length|size|count|number of cards in|cards in) (of)? PLAYER 's? ZONE (=|= =|:|is|,)? NUMBER => expect PLAYER has NUMBER cards in ZONE
    expect PLAYER 's? ZONE (size|count|length)? (=|= =|:|is|has)? NUMBER cards? => expect PLAYER has NUMBER cards in ZONE
    expect NUMBER (point|points|pts) for PLAYER => expect PLAYER has NUMBER points
    expect PLACE 's? (control|controller|controlled by|owner)? (=|= =|:|is) PLAYER => expect PLACE is controlled by PLAYER
    expect NAMES WILL win => expect NAMES wins the combat || expect NAMES wins the game
    (=>|==>|→) ,? REST => expect REST
    (should|must|is|are) (be)? NOT? STATE :? NAMES => expect NAMES is NOT? STATE
    LINE & & LINE2 => LINE / LINE2
    expect (the)? (units|unit|creatures|minions) (at|in|on) PLACE (:|are|is|=|= =) NAMES => expect NAMES is at PLACE
    expect PLACE (=|= =|:|has|contains) NAMES => expect NAMES is at PLACE
    expect PLACE (is)? empty => expect ALLUNITS is not at PLACE
    expect UNIT (deals|does|hits for) NUMBER damage? => expect UNIT has NUMBER might
    expect PLAYER DOES (to throw|throws|to fail|fails|raises|to be illegal|to be refused) => expect PLAYER cannot DOES
    expect PLAYER LEGAL move UNITS , PLACE => expect PLAYER LEGAL move UNITS to PLACE
    PLAYER (has|owns) ONBOARD => expect ONBOARD is controlled by PLAYER
    `,
  ),
  ...rows(
    'anywhere',
    'Expect this of each unit separately, by name.',
    `
    expect no (units|unit|creatures|minions|one|survivors) (left)? (at|in|on) PLACE => expect ALLUNITS is not at PLACE
    expect (the)? (board|field|battlefield|table|battlefields) (is|to be)? (empty|clear|cleared|wiped) => expect ALLUNITS is dead
    expect no (units|unit|creatures|minions|survivors|survivor) (left|alive|is alive|are alive|remain|remains|survive|survives)? => expect ALLUNITS is dead
    expect no (casualties|deaths|losses|victims) => expect ALLUNITS is alive
    expect (nobody|noone|no one|nothing|no unit|neither) (is|are|has|was)? (dead|died|dies|killed|destroyed) => expect ALLUNITS is alive
    expect (nobody|noone|no one|nothing|no unit|neither) (is|are)? (alive|survives|survived|left) => expect ALLUNITS is dead
    expect (nobody|noone|no one|nothing|no unit|neither) (is|are|was)? STATE => expect ALLUNITS is not STATE
    expect (everyone|everybody|everything|all units|all of them|they all|all) (is|are)? NOT? STATE => expect ALLUNITS is NOT? STATE
    expect (both|both of them|both units|both creatures|they both|they) (is|are)? NOT? STATE => expect BOTH is NOT? STATE
    `,
  ),
  ...rows(
    'script',
    'A script says what happens, line by line, without an introduction.',
    `
    (given|when|and|but) ,? PLAYER DOES => PLAYER DOES
    (given|when|and|but) ,? UNITS CLAIM => UNITS CLAIM
    `,
  ),
  ...rows(
    'script',
    'An alternative is a branch, with a name in quotes; its lines go below it.',
    '(it|test|case|describe|context|example|should) :? QUOTED (,|:)? => what if QUOTED',
  ),
  ...rows(
    'script',
    'Units are moved by the player who controls them.',
    `
    (move|send) UNITS , PLACE => OWNER moves UNITS to PLACE
    PLAYER (move|moves) UNITS , PLACE => PLAYER moves UNITS to PLACE
    `,
  ),
  ...rows(
    'script',
    'A line is carried out if the rules allow it; otherwise it is refused, with the reason.',
    'PLAYER (tries to|attempts to|wants to|tries|attempts|will|would like to) REST => PLAYER REST',
  ),
];
