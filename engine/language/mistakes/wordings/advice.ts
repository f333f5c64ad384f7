/**
 * Advice for lines that the language cannot express: lines to choose from instead, in the notation of `notation.ts`.
 */
import { type Advice, advice } from './advising.ts';
import { BOARD_ADVICE } from './boardAdvice.ts';

export const ADVICE: readonly Advice[] = [
  ...BOARD_ADVICE,
  ...advice(
    'Ask about one unit at a time.',
    `
    (who|what|which unit|which units|which) (dies|die|died|is dead|are dead|is killed|are killed|gets killed) => is ANYUNIT dead
    (who|what|which unit|which units|which) (survives|survive|survived|is alive|are alive|lives|is left|remains) => is ANYUNIT alive
    (are|do|will) (both|all|they|these) (of them|units)? (dead|die|killed) => is ANYUNIT dead
    `,
  ),
  ...advice(
    'The line has to say which battlefield.',
    `
    (does|did|will|can|has) PLAYER (conquer|conquered|capture|captured) (it|the battlefield|now)? => did PLAYER conquer BATTLEFIELDS
    (does|did|will|can|has) PLAYER (score|scored) (it|the battlefield|a point|points|now)? => has PLAYER scored BATTLEFIELDS || how many points has PLAYER
    (can|could|may) PLAYER move UNITS (now|away|out)? => can PLAYER move UNITS to BATTLEFIELDS
    (is|was) (the)? combat (over|done|finished) => has BATTLEFIELDS a combat
    (does|is there|was there|will there be) (a|the)? combat (happen|happens|begin|start|now)? => has BATTLEFIELDS a combat
    (does|is there|was there|will there be) (a|the)? showdown (happen|happens|begin|start|now)? => has BATTLEFIELDS a showdown
    `,
  ),
  ...advice(
    'Nobody declares blockers: in a combat, all units of the defending player there defend. A script can check that they do.',
    `
    PLAYER (blocks|block|defends|defend|is blocking|is defending) => expect ANYUNIT is a defender
    `,
  ),
  ...advice(
    'Write what happens without a card after “effect”, with what it affects.',
    `
    PLAYER (buffs|buff) => effect by PLAYER : buff ANYUNIT
    UNIT (buffs|buff) => effect by OWNER : buff ANYUNIT
    `,
  ),
  ...advice(
    'Ask card by card what a player can play.',
    `
    (can|could|may|does|will) PLAYER (respond|react|answer|do anything|do something|act|interrupt|play anything|play something|play a card|reply|have a response|have an answer|have anything) (now|here|to it|to this|to that|at all)? => can PLAYER play PLAYABLE || who has priority
    what (can|could|may) PLAYER (do|play|respond with|cast|activate) (now|here|next)? => can PLAYER play PLAYABLE || who has priority
    (can|could|may) PLAYER (counter|negate) NAMES => can PLAYER play COUNTERING choosing NAMES || can PLAYER play COUNTERING
    (can|could|may) PLAYER (stop|answer|respond to|react to) NAMES => can PLAYER play PLAYABLE choosing NAMES || can PLAYER play PLAYABLE
    (has|have) PLAYER (a|an|any) (response|answer|reaction|play) => can PLAYER play PLAYABLE || who has priority
    `,
  ),
  ...advice(
    'To respond to a card, play another one while it is on the chain.',
    `
    PLAYER (counters|negates|cancels|stops|counter) NAMES => PLAYER plays COUNTERING choosing NAMES || effect by PLAYER : counter NAMES
    PLAYER (responds|reacts|answers|replies|respond|react|answer) => PLAYER plays PLAYABLE || PLAYER passes
    `,
  ),
  ...advice(
    'A countered card does nothing and goes to the trash; a spell goes there after it resolves as well.',
    `
    (expect|is|was|has|did|does|will|would)? NAME (is|was|been|gets|get|got)? NOT? (countered|negated|cancelled|canceled|fizzle|fizzles|fizzled|resolve|resolved|counterspelled) => expect NAME is in trash || expect the chain is empty
    (does|did|will|has) (the)? (trigger|ability|spell) (resolve|resolved|happen|trigger) => did ANYUNIT trigger || is the chain empty
    `,
  ),
  ...advice(
    'To ask what can be chosen for a card, ask whether its player can play it with that choice.',
    `
    (can|could|may|does) NAME (target|hit|choose|affect|stun|select|reach) NAMES => can SOMEONE play NAME choosing NAMES
    (can|could|may) NAMES be (targeted|chosen|hit|affected|countered) by NAME => can SOMEONE play NAME choosing NAMES
    (can|could|may) NAMES be (targeted|chosen|hit|affected|countered) => can ANYPLAY choosing NAMES
    `,
  ),
  ...advice(
    'The line has to say what is moved, and where it goes.',
    `
    (can|could|may) PLAYER (attack|swing|go in|invade) (now)? => can PLAYER move ATTACKERS to TARGETS
    (can|could|may) PLAYER (attack|invade|contest|raid) PLACE (now)? => can PLAYER move ATTACKERS to PLACE
    (can|could|may) UNITS (move|go|leave|retreat) (now|away|out)? => can OWNER move UNITS to BATTLEFIELDS || can OWNER move UNITS to base
    (can|could|may) UNITS (attack|swing) (now)? => can OWNER move UNITS to BATTLEFIELDS
    PLAYER (moves|move|sends|send) UNITS => PLAYER moves UNITS to BATTLEFIELDS || PLAYER moves UNITS to base
    PLAYER (moves|move|goes|walks|heads|advances|comes|sends|send) (over)? (to|into|onto|in|at) PLACE => PLAYER moves ATTACKERS to PLACE
    UNITS (moves|move|goes|go) => OWNER moves UNITS to BATTLEFIELDS || OWNER moves UNITS to base
    PLAYER (reinforces|reinforce|ganks|gank) PLACE => PLAYER moves ATTACKERS to PLACE
    PLAYER (ganks|gank) (with)? UNITS => PLAYER moves UNITS to BATTLEFIELDS
    `,
  ),
  ...advice(
    'The line has to say which unit’s.',
    `
    (the|a|expect)? (deathknell|trigger|triggers|ability|abilities|triggered ability) (triggers|trigger|fires|resolves|happens|goes on the chain|go on the chain)? => expect ANYUNIT triggered
    (what|how much) (damage)? is lethal (damage)? (here|now)? => how much damage does ANYUNIT need
    `,
  ),
  ...advice(
    'Ask about each player separately.',
    `
    who (scores|scored|gets a point|gets points|has scored) (a point|points|now)? => has SOMEONE scored BATTLEFIELDS || how many points has SOMEONE
    (is|has|was) (the)? game (over|finished|won|ended|decided) => expect SOMEONE wins the game
    (expect|is|was|has|did)? PLACE (is|was|been|get|gets)? (conquered|taken|captured|lost) => expect SOMEONE conquered PLACE
    (expect|is|was|has|did)? PLACE (is|was|been|get|gets)? held => expect SOMEONE held PLACE
    (expect|is|was|has|did)? PLACE (is|was|been|get|gets)? scored => expect SOMEONE has scored PLACE
    `,
  ),
  ...advice(
    'A game is won by points, a combat by the player who still has units.',
    `
    (is|are|has|have|did|does) PLAYER (winning|ahead|losing|won|win|lost) => expect PLAYER wins the combat || expect PLAYER wins the game || how many points has PLAYER
    `,
  ),
  ...advice(
    'The line has to say what exactly it asks.',
    `
    (did|does|has|have|will) PLAYER (draw|drawn|drew) (a card|anything|cards|any cards)? => did PLAYER draw 1
    (did|does|has|have|will) PLAYER (get|gain|score|earn|gotten) (a point|points|any points|the point) => how many points has PLAYER || has PLAYER scored BATTLEFIELDS
    (is|was) it (now)? PLAYER 's (turn|main phase) => has PLAYER priority
    `,
  ),
  ...advice(
    'The line has to say what is swapped.',
    `
    PLAYER (swaps|swap|switches|switch|exchanges|exchange|trades) UNIT (and|with|for|,) UNIT2 => effect by PLAYER : swap the places of UNIT and UNIT2 || effect by PLAYER : swap the might of UNIT and UNIT2 this turn
    PLAYER (swaps|swap|switches|switch|exchanges|exchange) (the)? (places|place|positions|locations) of UNIT (and|with|,) UNIT2 => effect by PLAYER : swap the places of UNIT and UNIT2
    PLAYER (swaps|swap|switches|switch|exchanges|exchange) (the)? might of UNIT (and|with|,) UNIT2 => effect by PLAYER : swap the might of UNIT and UNIT2 this turn
    `,
  ),
  ...advice(
    'An effect makes copies; the line has to say what becomes a copy.',
    'UNIT (copies|copy|becomes|transforms into|turns into|clones) UNIT2 => effect by OWNER : UNIT becomes a copy of UNIT2',
  ),
  ...advice(
    'A facedown card is played, and a card to show off is chosen.',
    'PLAYER (reveals|reveal|shows|show|shows off) NAME => PLAYER plays NAME from facedown || PLAYER chooses NAME',
  ),
  ...advice(
    'Nobody declares blockers: all units of the defending player there defend.',
    `
    (can|could|may|does|must) PLAYER (block|defend|chump) REST? => is BLOCKERS a defender
    (can|could|may|does|must) UNITS (block|defend|chump) REST? => is UNITS a defender
    `,
  ),
  ...advice(
    'The line has to say whether it is the damage on the unit or the damage that is still lethal to it.',
    'expect UNIT (has|have) NUMBER damage (left|to go|remaining|more) => expect UNIT has NUMBER damage || expect UNIT needs NUMBER damage',
  ),
  ...advice(
    'Expect this of each unit separately, by name.',
    'expect (both|both of them|both units|both creatures|they both|they|it) (is|are)? NOT? STATE => expect ANYUNIT is NOT? STATE',
  ),
  ...advice(
    '“turn” says whose turn it is; a script cannot ask it. While nothing else is going on, the turn player has priority.',
    `
    expect it (is|'s) NOT? PLAYER 's (turn|main phase) => expect PLAYER has NOT? priority
    expect PLAYER is NOT? (the)? (turn player|active player|active|current player|player whose turn it is) => expect PLAYER has NOT? priority
    `,
  ),
  ...advice(
    'A trash (called graveyard in other games) has a separate line that says whose it is.',
    '(the)? (graveyard|trash|discard pile) :? REST => trash SOMEONE REST',
  ),
  ...advice(
    'A game is over when a player wins it; the line has to say which.',
    'expect (the)? game (is over|is won|has ended|ended|ends|is finished) => expect SOMEONE wins the game',
  ),
  ...advice(
    'A unit attacks by moving to where the other player has units; the line has to say which unit.',
    `
    PLAYER (attacks|attack|invades|contests|raids) PLACE => PLAYER moves ATTACKERS to PLACE
    PLAYER (attacks|attack|swings|charges) => PLAYER moves ATTACKERS to TARGETS
    PLAYER (attacks|attack|swings at) PLAYER2 => PLAYER moves ATTACKERS to TARGETS
    PLAYER (attacks|attack|hits|strikes|fights) UNIT2 => PLAYER moves ATTACKERS to WHERE
    PLAYER (declare|declares) (attackers|attacks|attack) => PLAYER moves ATTACKERS to TARGETS
    `,
  ),
  ...advice(
    'The line has to say which battlefield.',
    `
    PLAYER (moves|move|sends|send|brings|takes|marches|puts) UNITS (to|onto|into|at) (the|a)? battlefield => PLAYER moves UNITS to BATTLEFIELDS
    (move|send|bring|march|put) UNITS (to|onto|into|at) (the|a)? battlefield => OWNER moves UNITS to BATTLEFIELDS
    UNITS (moves|move|goes|go|walks|runs|marches) (to|onto|into|at) (the|a)? battlefield => OWNER moves UNITS to BATTLEFIELDS
    PLAYER (attacks|attack|invades|contests) (the|a)? battlefield (with|using) UNITS => PLAYER moves UNITS to BATTLEFIELDS
    expect UNITS (is|are)? (at|on|in) (the|a)? battlefield => expect UNITS is at BATTLEFIELDS
    `,
  ),
  ...advice(
    'A combat begins by itself once units of two players are at the same battlefield: move units there.',
    'PLAYER? (go to|goes to|move to|moves to|enters|enter|to|begin|start|declare|let us)? (the|a)? (combat|battle|fight|attack) (phase|step|begins|starts)? => ACTIVE moves ATTACKERS to TARGETS',
  ),
  ...advice(
    'Nobody declares blockers: all units of the defending player there defend. A combat begins when a player moves units to where the other has some.',
    'PLAYER? (declares|has|makes)? no (blockers|blocks|blocker|block) => ACTIVE moves ATTACKERS to TARGETS || all pass',
  ),
  ...advice('The line has to say whose turn it is.', '(turn|round) (no|no .|number)? NUMBER :? => turn SOMEONE NUMBER'),
  ...advice(
    'A unit’s Might is set in its line on the board and changed by effects, by an amount; a script can check it.',
    `
    (let|set|change|make) UNIT 's? might? (=|to|:|is|be)? NUMBER might? => expect UNIT has NUMBER might
    UNIT 's? might (=|:|to|be) NUMBER => expect UNIT has NUMBER might
    `,
  ),
  ...advice(
    'The rules make this happen by themselves, and a script can check it; the line has to say where.',
    `
    expect? PLAYER (conquers|conquer|captures|capture|conquered) (the battlefield|it)? => expect PLAYER conquered BATTLEFIELDS
    expect? PLAYER (holds|hold|held) (the battlefield|it)? => expect PLAYER held BATTLEFIELDS
    expect? PLAYER (controls|control) (the battlefield|it)? => expect PLAYER controls BATTLEFIELDS
    expect? PLAYER (gets|get|gains|gain|takes|take|receives|wins) (the battlefield|battlefield) => expect PLAYER controls BATTLEFIELDS
    `,
  ),
  ...advice(
    'A unit attacks by moving to where the other player has units; who dies follows from the damage, and a script can check it.',
    `
    UNIT (kills|kill|takes|captures|destroys|beats|defeats|trades with|slays) UNIT2 => OWNER moves UNIT to WHERE || expect UNIT2 is dead
    PLAYER (takes|captures|beats|defeats) UNIT2 (with|using) UNIT => PLAYER moves UNIT to WHERE || expect UNIT2 is dead
    `,
  ),
  ...advice(
    'Points are scored by the rules or given by an effect; a script can check their total.',
    `
    PLAYER (gets|gains|get|gain|scores|score|earns|wins) NUMBER (points|point|pts|pt|vp) => effect by PLAYER : gain NUMBER points || expect PLAYER has TOTAL points
    expect? PLAYER (conquers|conquer|captures|capture|takes|conquered) PLACE (,|and|, and|for) (scores|score|gets|gains|scored)? NUMBER (points|point|pts|pt|vp)? => expect PLAYER conquered PLACE / expect PLAYER has TOTAL points
    expect? PLAYER (holds|hold|held) PLACE (,|and|, and|for) (scores|score|gets|gains|scored)? NUMBER (points|point|pts|pt|vp)? => expect PLAYER held PLACE / expect PLAYER has TOTAL points
    expect? PLAYER (can|could) (score|gain|get|make|earn) (at least)? NUMBER (more)? (points|point|pts|pt|vp) HORIZON? => expect PLAYER can force PLAYER has TOTAL or more points HORIZON?
    PLAYER (scores|score) NUMBER => effect by PLAYER : gain NUMBER points || expect PLAYER has TOTAL points
    PLAYER (gets|gains|get|gain|scores|score|earns|wins) (a|another) (point|vp) => effect by PLAYER : gain 1 point || expect PLAYER has TOTAL points
    expect PLAYER (gets|gains|get|gain|scores|scored|score|earns|wins) NUMBER (points|point|pts|pt|vp) => expect PLAYER has TOTAL points
    expect PLAYER (gets|gains|get|gain|scores|scored|score|earns|wins) (a|another) (point|vp) => expect PLAYER has TOTAL points
    expect? PLAYER (scores|score) => expect PLAYER has scored BATTLEFIELDS || expect PLAYER has TOTAL points
    `,
  ),
  ...advice(
    'Experience is checked by its total.',
    'expect PLAYER (gains|gained|gain|gets|got|has gained) NUMBER (more)? (xp|experience) => expect PLAYER has NUMBER xp',
  ),
  ...advice(
    'What a card costs shows in what it can be played for.',
    'expect CARD (costs|cost) (only|just)? NUMBER (energy)? (now|here)? => expect SOMEONE can play CARD paying NUMBER',
  ),
  ...advice(
    'What was paid shows in what is left in the pool.',
    'expect PLAYER (pays|paid|spends|spent|has paid|has spent) NUMBER (energy)? => how much energy has PLAYER',
  ),
  ...advice(
    'A unit in a combat is an attacker or a defender.',
    `
    expect UNITS (is|are) (still|now)? in (the|a)? (combat|battle|fight) => expect UNITS is an attacker || expect UNITS is a defender
    expect UNITS (is|are) not in (the|a)? (combat|battle|fight) => expect UNITS is neither attacker nor defender
    `,
  ),
  ...advice(
    'Units are not counted: each is expected where it is, by its name.',
    `
    expect PLAYER (has|have|controls|control) (exactly|only)? NUMBER (units|unit) (at|in|on) PLACE => expect ALLUNITS is at PLACE
    expect PLACE (has|have|holds|contains) (exactly|only)? NUMBER (units|unit) => expect ALLUNITS is at PLACE
    expect (there are|there is) (exactly|only)? NUMBER (units|unit) (at|in|on) PLACE => expect ALLUNITS is at PLACE
    `,
  ),
  ...advice(
    'What a player has to decide is not asked as such; what they can choose is.',
    'expect PLAYER (must|has to|is forced to|needs to) (choose|pick|select|target) NAME => expect PLAYER can choose NAME',
  ),
  ...advice(
    'Whether a player can answer depends on having priority, and on a card or an ability to answer with.',
    'expect PLAYER (can|could|may) (respond|react|answer|interact|act) (now|here)? => expect PLAYER has priority',
  ),
  ...advice(
    'Players are not attacked: they score points by conquering and holding battlefields, to which units move.',
    `
    PLAYER (attacks|attack|goes|hits|swings|strikes) (at|to)? (the)? (face|nexus|hero|player) (with|using) UNITS => PLAYER moves UNITS to BATTLEFIELDS
    UNITS (attacks|attack|goes|go|hits|swings|strikes) (at|to)? (the)? (face|nexus|hero|player) => OWNER moves UNITS to BATTLEFIELDS
    PLAYER (attacks|attack|goes|hits|swings|strikes) (at|to)? (the)? (face|nexus|hero|player) => PLAYER moves ATTACKERS to BATTLEFIELDS
    PLAYER (open attacks|opens with an attack|open attack) => PLAYER moves ATTACKERS to TARGETS
    `,
  ),
  ...advice(
    'The player whose turn it is can attack, by moving units.',
    'PLAYER (has|gets|takes) (the)? (attack token|attack|initiative) => turn PLAYER',
  ),
  ...advice(
    'A line says which player passes; with “all pass”, everyone passes until nothing is open any more.',
    '(pass|passes) (the)? (priority|focus) => SOMEONE passes || all pass',
  ),
  ...advice(
    'The line has to say who plays the card.',
    'NAME (->|→|=>|on|onto|targeting|at) ONBOARD => SOMEONE plays NAME choosing ONBOARD',
  ),
  ...advice(
    'Players have no life: they score points, which count up.',
    `
    (PLAYER|UNIT) (deals|deal|does|assigns|hits for) NUMBER damage? (to|at|on) PLAYER2 => how many points has PLAYER2
    expect? PLAYER (has|is at|is on|is down to) NUMBER (life|life total|hp|lp) => how many points has PLAYER
    PLAYER (loses|lose|gains|gain|pays|gets|takes) NUMBER (life|hp|lp) => how many points has PLAYER
    `,
  ),
];
