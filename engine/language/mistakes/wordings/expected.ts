/** Of what is expected: claims and their tenses. */
import { rows, type Wording } from './wording.ts';

export const EXPECTED_WORDINGS: readonly Wording[] = [
  ...rows(
    'anywhere',
    'A line that checks something begins with “expect”.',
    `
    (assert|check|expected|result|verify|ensure|outcome|expecting|answer|confirm) (:|that|if|: that)? (then|so)? REST => expect REST
    expect (:|that|if|: that|then|so|that then) REST => expect REST
    (then|so|therefore|thus|now|finally|after that|afterwards|hence) ,? REST => REST
    `,
  ),
  ...rows(
    'anywhere',
    'A unit attacks by moving to where the other player has units.',
    `
    expect UNITS LEGAL (attack|invade|contest|raid) (at|on|into)? PLACE => expect OWNER LEGAL move UNITS to PLACE
    expect UNITS LEGAL (attack|swing) => expect OWNER LEGAL move UNITS to TARGET
    expect UNIT LEGAL (attack|hit|strike|fight) UNIT2 => expect OWNER LEGAL move UNIT to WHERE
    expect PLAYER LEGAL (attack|invade|contest|raid) (at|on|into)? PLACE (with|using) UNITS => expect PLAYER LEGAL move UNITS to PLACE
    expect PLAYER LEGAL (attack|swing|strike) (with|using) UNITS (at|on|into|against) PLACE => expect PLAYER LEGAL move UNITS to PLACE
    expect PLAYER LEGAL (attack|swing|strike) (with|using) UNITS => expect PLAYER LEGAL move UNITS to TARGET
    `,
  ),
  ...rows(
    'anywhere',
    'Units are moved by the player who controls them.',
    `
    expect UNITS LEGAL (attack|move|go|move back|go back|return|retreat) (to|into|onto|on|at) PLACE => expect OWNER LEGAL move UNITS to PLACE
    `,
  ),
  ...rows(
    'anywhere',
    '',
    `
    expect it (is|'s|to be)? (illegal|not allowed|not legal|not possible) (for PLAYER to|that PLAYER|if PLAYER) REST => expect PLAYER cannot REST
    expect (illegal|not allowed|refused|error) :? PLAYER REST => expect PLAYER cannot REST
    expect (legal|allowed) :? PLAYER REST => expect PLAYER can REST
    expect PLAYER (may not|is not allowed to|isn't allowed to|is unable to|must not|could not|couldn't|should not be able to|shouldn't be able to) REST => expect PLAYER cannot REST
    expect PLAYER (may|could|is allowed to|is able to|should be able to) REST => expect PLAYER can REST
    PLAYER (may not|is not allowed to|isn't allowed to|is unable to|should not be able to|shouldn't be able to) REST => expect PLAYER cannot REST
    PLAYER (may|could|is allowed to|is able to|should be able to) REST => expect PLAYER can REST
    expect PLAYER REST is (illegal|not legal|not allowed|not possible|impossible) => expect PLAYER cannot REST
    expect PLAYER REST is (legal|allowed|possible) => expect PLAYER can REST
    expect NAMES NOT? WILL be REST => expect NAMES is NOT? REST
    expect NAMES WILL NOT? be REST => expect NAMES is NOT? REST
    expect NAMES WILL NOT? have REST => expect NAMES has NOT? REST
    expect NAMES NOT? WILL (die|be killed|be destroyed) => expect NAMES is NOT? dead
    expect NAMES WILL NOT? (die|perish) => expect NAMES is NOT? dead
    expect nothing is (left)? on the (chain|stack) => expect the chain is empty
    expect (the)? game is not over => expect EVERYONE does not win the game
    expect NOBODY (wins|won|has won) the game => expect EVERYONE does not win the game
    expect NOBODY (wins|won|has won) (the)? (combat|battle|fight|showdown) => expect EVERYONE does not win the combat
    expect NOBODY (scores|scored|has scored) PLACE => expect EVERYONE has not scored PLACE
    expect NOBODY (conquers|conquered|has conquered) PLACE => expect EVERYONE did not conquer PLACE
    expect NOBODY (controls|holds) PLACE => expect PLACE is uncontrolled
    expect NOBODY (draws|drew|has drawn) (anything|a card|cards)? => expect EVERYONE did not draw
    expect PLAYER (has|have|holds|hold) NAME in (the)? ZONE => expect NAME is in ZONE of PLAYER
    expect NAMES (has|have) exactly REST => expect NAMES has REST
    expect NAMES (does|do)? NOT? (has|have|with|is|are|=|:)? COMPARED REST => expect NAMES has NOT? COMPARED REST
    expect NAMES (has|have) between NUMBER and NUMBER2 REST => expect NAMES has NUMBER or more REST / expect NAMES has NUMBER2 or less REST
    expect NAMES (has|have) NUMBER + REST => expect NAMES has NUMBER or more REST
    expect NAMES (has|have) might NUMBER (or more|or higher|or greater|or above|+) => expect NAMES has NUMBER or more might
    expect NAMES (has|have) might NUMBER (or less|or lower|or fewer|or below) => expect NAMES has NUMBER or less might
    expect NAMES (has|have) NUMBER COUNTABLE (or more|or higher|or greater|or above) => expect NAMES has NUMBER or more COUNTABLE
    expect NAMES (has|have) NUMBER COUNTABLE (or less|or lower|or fewer|or below) => expect NAMES has NUMBER or less COUNTABLE
    expect NAMES (needs|need) COMPARED damage? => expect NAMES needs COMPARED damage
    expect NAMES (was|were|is|are) dealt COMPARED damage? => expect NAMES was dealt COMPARED damage
    expect PLAYER (drew|draws|has drawn) COMPARED (cards|card)? => expect PLAYER drew COMPARED
    expect PLAYER has NUMBER (cards|card|runes|rune) (left)? in (the|their|his|her)? rune deck => expect PLAYER has NUMBER runes in rune deck
    expect PLAYER 's rune deck has NUMBER (cards|card|runes|rune) => expect PLAYER has NUMBER runes in rune deck
    expect PLAYER 's rune deck is empty => expect PLAYER has 0 runes in rune deck
    expect PLAYER 's hand has NUMBER (cards|card) => expect PLAYER has NUMBER cards in hand
    expect NAMES WILL NOT? (survive|live) => expect NAMES is NOT? alive
    expect NAMES WILL win (the)? (combat|battle|fight|showdown) => expect NAMES wins the combat
    expect NAMES WILL not win (the)? (combat|battle|fight|showdown) => expect NAMES does not win the combat
    expect NAMES WILL lose (the)? (combat|battle|fight|showdown) => expect NAMES loses the combat
    expect NAMES WILL win the game => expect NAMES wins the game
    expect NAMES WILL (conquer|capture) PLACE => expect NAMES conquered PLACE
    expect NAMES WILL not conquer PLACE => expect NAMES did not conquer PLACE
    expect NAMES WILL hold PLACE => expect NAMES held PLACE
    expect NAMES WILL score PLACE => expect NAMES has scored PLACE
    expect NAMES WILL control PLACE => expect NAMES controls PLACE
    expect NAMES WILL (take|receive|be dealt) NUMBER damage? => expect NAMES was dealt NUMBER damage
    expect NAMES WILL attack => expect NAMES is an attacker
    expect NAMES WILL (defend|block) => expect NAMES is a defender
    expect NAMES (wins|win|won|takes) (the)? (combat|battle|fight|showdown) => expect NAMES wins the combat
    expect NAMES (loses|lose|lost) (the)? (combat|battle|fight|showdown) => expect NAMES loses the combat
    expect NAMES (conquers|captures|captured|takes over) PLACE => expect NAMES conquered PLACE
    expect NAMES holds PLACE => expect NAMES held PLACE
    expect NAMES scores PLACE => expect NAMES has scored PLACE
    expect PLAYER (owns|keeps|takes control of|gains control of|has control of|gets) PLACE => expect PLAYER controls PLACE
    expect PLACE (is|to be)? (now)? (controlled by|owned by|held by|belongs to|belonging to|under control of) PLAYER => expect PLACE is controlled by PLAYER
    expect PLACE 's controller (is|=) PLAYER => expect PLACE is controlled by PLAYER
    expect PLACE (neutral|is neutral|has no controller|uncontrolled|is controlled by nobody) => expect PLACE is uncontrolled
    expect NAMES (is|are)? NOT? STATE => expect NAMES is NOT? STATE
    expect NAMES (is|are)? NOT? (still|now|also|both|already) STATE => expect NAMES is NOT? STATE
    expect NAMES (was|were|got|gets|get|becomes|become|=|= =|:) STATE => expect NAMES is STATE
    expect NAMES (is|are|stays|remains|stayed|remained)? NOT? (still|now|back)? (at|in|on|inside) PLACE => expect NAMES is NOT? at PLACE
    expect NAMES (stays|remains|ended up|ends up)? NOT? (still|now|back)? in ZONE => expect NAMES is NOT? in ZONE
    expect NAMES (moved|goes|went|ends up|ended up|returns|returned|is recalled|was recalled) (at|in|on|to|back to) PLACE => expect NAMES is at PLACE
    expect NAMES (is recalled|was recalled|goes home|went home|is home|returns|returned) => expect NAMES is at base
    expect NAMES (is|are|goes|went|ends up|ended up)? NOT? (in|into|to|inside|back in) (the)? PLAYER 's ZONE => expect NAMES is NOT? in ZONE of PLAYER
    expect NAMES (is|are|goes|went|ends up|ended up)? NOT? (in|into|to|inside|back in) the ZONE => expect NAMES is NOT? in ZONE
    expect NAMES (is|are|was|were|gets|got|has been|have been) NOT? recycled => expect NAMES is NOT? in deck
    expect NAMES (is|are|stays|remains)? NOT? (still)? (on|in) (the)? (board|play) => expect NAMES is NOT? alive
    expect NAMES (lives|survives|survived|lived|is alive|stays alive|remains alive) (with|at|on) NUMBER (might|damage) => expect NAMES is alive / expect NAMES has NUMBER damage
    expect UNIT (is|was|got|gets) damaged => expect UNIT does not have 0 damage
    expect UNIT (is|was) (undamaged|unharmed|unhurt|not damaged) => expect UNIT has 0 damage
    expect NUMBERED REST => expect NUMBERED REST
    expect PLAYER (has lost|lost|loses) control of PLACE => expect PLAYER does not control PLACE
    expect NAMES (is|are)? (attacking|the attackers|attackers) => expect NAMES is an attacker
    expect NAMES (is|are)? (defending|blocking|the defenders|defenders|blockers) => expect NAMES is a defender
    expect NAMES ('s|has|is|.|at|with)? (might|hp|health|power|strength|toughness) (is|=|= =|:|of)? NUMBER => expect NAMES has NUMBER might
    expect NAMES (has|is|have|at|is at|with) NUMBER (might|hp|health|power|strength|toughness) (left)? => expect NAMES has NUMBER might
    expect ONBOARD NUMBER (might|hp|health|power|strength|toughness) (left)? => expect ONBOARD has NUMBER might
    expect (might|power|strength|hp) of NAMES (is|=|= =|:) NUMBER => expect NAMES has NUMBER might
    expect NAMES ('s|has|is|.|with)? damage (is|=|= =|:|of)? NUMBER => expect NAMES has NUMBER damage
    expect NAMES (takes|took|take|receives|received|suffers|suffered|is dealt|gets|got|damaged by|is damaged by|was damaged by|dealt) NUMBER damage? => expect NAMES was dealt NUMBER damage
    expect NAMES (takes|took|take|receives|received|suffers|suffered|is dealt|are dealt|was dealt|were dealt|gets|got|dealt) (nothing|no damage|zero damage) => expect NAMES was dealt 0 damage
    expect NAMES (is|are|was|were) not dealt (any|anything)? damage? => expect NAMES was dealt 0 damage
    expect NAMES (do|does|did) not (take|receive|suffer|get) (any|anything)? damage? => expect NAMES was dealt 0 damage
    expect UNIT (is|was)? NOT? (equipped with|equipped by|wearing|wielding|holding|bearing|carrying) NAME => expect NAME is NOT? attached to UNIT
    expect UNIT (has|have|bears|holds|wears|wields|carries) NAME (attached|equipped) => expect NAME is attached to UNIT
    expect NAME (is|sits|stays|remains) NOT? (still|now)? (on|equipped to|equipped on|attached on|attached with) ONBOARD => expect NAME is NOT? attached to ONBOARD
    expect PLAYER LEGAL (afford|pay for) (to play)? CARD => expect PLAYER LEGAL play CARD
    expect NAMES (has|have) (a|the|one) buff => expect NAMES is buffed
    expect NAMES (has|have) no (buff|buffs) => expect NAMES is not buffed
    expect NAMES (has been|have been|enters|enter|entered|comes in|came in|comes into play) STATE => expect NAMES is STATE
    expect NAMES (is returned|was returned|were returned|returned|returns|went back|goes back|go back) to (the|its owner 's|their owner 's|their owners '|its|their)? ZONE => expect NAMES is in ZONE
    expect PLAYER (drew|draws|has drawn) CARD => expect CARD is in hand of PLAYER
    expect PLAYER (discards|discarded|has discarded) CARD => expect CARD is in trash of PLAYER
    expect NAMES (is|are|was|were|got|gets|has been|have been) NOT? discarded => expect NAMES is NOT? in trash
    expect NAME 's (ability|trigger|triggered ability) (triggers|triggered|fires|fired|goes off|went off|has triggered) => expect NAME triggered
    expect NAME 's (ability|trigger|triggered ability) (does not trigger|did not trigger|never triggers|never triggered) => expect NAME did not trigger
    expect PLAYER ('s)? (score|points|point total) (is|are|=|= =|:)? NUMBER => expect PLAYER has NUMBER points
    expect PLAYER (has|have) (a|one|a single) point => expect PLAYER has 1 point
    expect PLAYER (at|is at|is on|with|now has|has now|on) NUMBER (points|point|pts)? => expect PLAYER has NUMBER points
    expect (a|the combat is|combat is|the combat ends in|combat ends in|the combat ends in a|it is a)? (tie|draw) => expect the combat is a tie
    `,
  ),
  ...rows(
    'anywhere',
    'Ask about each battlefield separately.',
    'expect NOBODY (scores|scored|has scored) => expect EVERYONE has not scored BATTLEFIELDS',
  ),
  ...rows(
    'anywhere',
    'Each expectation goes on a separate line.',
    `
    expect PLAYER REST and REST2 => expect PLAYER REST / expect PLAYER REST2
    expect UNIT REST and REST2 => expect UNIT REST / expect UNIT REST2
    expect UNITS REST and UNITS2 REST2 => expect UNITS REST / expect UNITS2 REST2
    expect PLAYER REST and UNITS2 REST2 => expect PLAYER REST / expect UNITS2 REST2
    expect UNITS REST and PLAYER REST2 => expect UNITS REST / expect PLAYER REST2
    `,
  ),
  ...rows(
    'script',
    'A line that checks something begins with “expect”.',
    `
    expect? PLAYER (has|have|controls|control) UNITS (at|in|on) PLACE => expect UNITS is at PLACE
    PLAYER (has|have|holds|hold) NAME in (the)? ZONE => expect NAME is in ZONE of PLAYER
    NAMES CLAIM => expect NAMES CLAIM
    NOBODY REST => expect NOBODY REST
    might of NAMES REST => expect might of NAMES REST
    `,
  ),
];
