/** Of the script: turns, moves, passes, damage, cards played, and what simply happens. */
import { rows, type Wording } from './wording.ts';

export const SCRIPT_WORDINGS: readonly Wording[] = [
  ...rows(
    'anywhere',
    '',
    `
    turn (of|:)? NUMBER (,|:|-|of|for)? PLAYER => turn PLAYER NUMBER
    (turn|active player|turn player|main phase) (of|:)? PLAYER => turn PLAYER
    PLAYER 's turn NUMBER => turn PLAYER NUMBER
    PLAYER 's (turn|main phase) (begins|starts|start|now|:)? => turn PLAYER
    it (is|'s) (now|again)? PLAYER 's (turn|main phase) (now|again)? => turn PLAYER
    PLAYER (is|'s) (the)? (active|turn|current) player => turn PLAYER
    PLAYER (is|'s) (on|at)? turn => turn PLAYER
    PLAYER (starts|begins) (turn|the turn)? => turn PLAYER
    PLAYER (goes|is|plays|moves|begins) first => turn PLAYER
    (start|begin|new|next) turn :? (for|of)? PLAYER => turn PLAYER
    PLAYER (has|takes) (the|a)? turn => turn PLAYER
    (the)? turn (passes|goes) to PLAYER => turn PLAYER
    (end|ends) of? (turn|the turn|PLAYER 's turn) => ACTIVE ends turn
    (the)? (next player|next turn|turn end|end phase|ending phase|turn ends|turn is over|turn over|end step) => ACTIVE ends turn
    PLAYER 's turn (ends|is over|end) => PLAYER ends turn
    PLAYER (finishes|ends|passes|is done with|completes|end) (the|with)? (turn|the turn) => PLAYER ends turn
    PLAYER is (done|finished) => PLAYER ends turn
    `,
  ),
  ...rows(
    'anywhere',
    'A line says which player passes; with “all pass”, everyone passes until nothing is open any more.',
    `
    (pass|passes|pass pass|continue|proceed|ok|resolve|resolves) => all pass
    (the)? combat damage (step|is dealt|is assigned)? => all pass
    (resolve|resolves) (the)? (chain|stack|showdown|combat|battle|everything|damage) => all pass
    (the)? (chain|stack|showdown|everything|all|spell|it) (resolves|resolve|ends|closes|is over) => all pass
    (we|they) (all|both)? (pass|agree) (priority|focus|again)? => all pass
    (all|both|everyone|everybody|each|either|nobody|noone) (player|players|sides|of them)? (pass|passes|agree|agrees) (priority|focus|again)? => all pass
    (no|neither|nobody|noone) (one|player|players|body)? (plays|responds|reacts|does|play|respond|react|do|has|answers) (anything|nothing|something|a card|more|any response)? (more|else)? => all pass
    no (response|responses|reaction|reactions|actions|more actions|more plays) => all pass
    PLAYERS (both|all)? pass (priority|focus|again)? => all pass
    `,
  ),
  ...rows(
    'anywhere',
    '',
    `
    PLAYER (pass|passes) (priority|focus|the focus|the priority|again|the showdown|on it|and waits) => PLAYER passes
    PLAYER (does nothing|skips|has no response|has no reaction|does not respond|doesn't respond|doesn't react|responds not|reacts not|waits|declines to play|says pass) => PLAYER passes
    `,
  ),
  ...rows(
    'anywhere',
    'A unit attacks by moving to where the other player has units.',
    `
    PLAYER (attacks|attack|hits|invades|assaults|contests|raids|charges|storms) (at|into)? PLACE (using|with) UNITS => PLAYER moves UNITS to PLACE
    PLAYER (attacks|attack|swings|strikes|charges) (using|with) UNITS (at|to|into|on|against) PLACE => PLAYER moves UNITS to PLACE
    PLAYER (swings|strikes) (at|to|into) PLACE with UNITS => PLAYER moves UNITS to PLACE
    PLAYER (attacks|attack|hits|strikes) UNIT2 (using|with) UNITS => PLAYER moves UNITS to WHERE
    PLAYER (attacks|attack|swings|strikes|goes in|moves in|charges|charges in|comes in) (using|with) UNITS => PLAYER moves UNITS to TARGET
    PLAYER (attacks|attack|hits|strikes|fights) UNIT2 => PLAYER moves ATTACKER to WHERE
    PLAYER (moves|move|sends|send) UNITS to PLACE ,? (and|to)? (attacks|attack|attacking|fight|fights|fighting|contest|contests|contesting) (it|them|UNITS2)? => PLAYER moves UNITS to PLACE
    PLAYER (declares|makes|starts|launches) (an)? attack (on|at|against) PLACE (using|with) UNITS => PLAYER moves UNITS to PLACE
    PLAYER (taps|exhausts|commits|turns sideways) UNITS (to|and) (attack|attacks|contest|contests|invade|invades) PLACE => PLAYER moves UNITS to PLACE
    PLAYER (taps|exhausts|commits|turns sideways) UNITS (to|and) (attack|attacks|swing|swings) => PLAYER moves UNITS to TARGET
    PLAYER (declares) UNITS as? (an|the)? (attacker|attackers|attacking) => PLAYER moves UNITS to TARGET
    PLAYER (attacks|attack|invades|contests|raids) PLACE => PLAYER moves ATTACKER to PLACE
    UNITS (attacks|attack|invades|contests|raids|charges|swings at|hits|storms|is attacking|are attacking) PLACE => OWNER moves UNITS to PLACE
    UNIT (attacks|attack|hits|strikes|fights|swings at|is attacking|battles|vs|vs .|versus) UNIT2 => OWNER moves UNIT to WHERE
    UNITS (attacks|attack|swings|charges|is attacking|are attacking) => OWNER moves UNITS to TARGET
    PLAYER (attacks|attack|swings|charges) => PLAYER moves ATTACKER to TARGET
    attack PLACE with UNITS => OWNER moves UNITS to PLACE
    attack with UNITS => OWNER moves UNITS to TARGET
    `,
  ),
  ...rows(
    'anywhere',
    'Units are moved by the player who controls them.',
    `
    UNITS (moves|move|goes|go|walks|advances|advance|runs|marches|travels|heads|joins|enters|is moved|are moved) (from PLACE2)? (back|over|out)? (to|into|onto|on|at|in|towards|->)? PLACE => OWNER moves UNITS to PLACE
    UNITS (->|=>|-|>|→) PLACE => OWNER moves UNITS to PLACE
    (move|moves|send|sends|bring|brings|march|put|puts) UNITS (from PLACE2)? (back)? (to|into|onto|on|at|in|->) PLACE => OWNER moves UNITS to PLACE
    (move|send|bring|march|put) UNITS PLACE => OWNER moves UNITS to PLACE
    UNITS (moves|move|goes|go) PLACE => OWNER moves UNITS to PLACE
    UNITS (retreats|retreat|returns|return|goes home|withdraws|goes back) => OWNER moves UNITS to base
    `,
  ),
  ...rows(
    'anywhere',
    '',
    `
    PLAYER (moves|move|sends|send|brings|takes|marches|puts|shifts|walks|relocates) UNITS (from PLACE2)? (back|over|out|up)? (to|into|onto|on|at|in|towards|toward|->|→) PLACE => PLAYER moves UNITS to PLACE
    PLAYER (moves|move|sends|send|brings|takes|marches|puts) UNITS PLACE => PLAYER moves UNITS to PLACE
    PLAYER (moves|move|goes|walks|heads|advances|comes) (over)? (to|into|onto|in|at) PLACE with UNITS => PLAYER moves UNITS to PLACE
    PLAYER (moves|move|goes|walks|heads|advances|comes) (over)? (to|into|onto|in|at) PLACE => PLAYER moves ATTACKER to PLACE
    PLAYER (moves|sends|brings|takes) (all|everything|everyone|everybody|all units|all of them|each unit|every unit) (over)? (to|into|onto|at|->) PLACE => PLAYER moves GATHERED to PLACE
    PLAYER (moves|sends|brings|takes) UNITS (home|back|back home) => PLAYER moves UNITS to base
    PLAYER (retreats|withdraws) (with)? UNITS (to base)? => PLAYER moves UNITS to base
    `,
  ),
  ...rows(
    'anywhere',
    'A standard move exhausts the units that make it.',
    `
    PLAYER (moves|move|sends|send) UNITS to PLACE ,? and? (exhausts|exhaust|exhausting|taps|tapping) (it|them|UNITS2)? => PLAYER moves UNITS to PLACE
    `,
  ),
  ...rows(
    'anywhere',
    'To conquer a battlefield, move there and be the only player with units there once everyone has passed.',
    `
    PLAYER (conquers|conquer|captures|takes|seizes|occupies|claims) PLACE (using|with) UNITS => PLAYER moves UNITS to PLACE / all pass
    UNITS (conquers|conquer|captures|takes|seizes|occupies|claims) PLACE => OWNER moves UNITS to PLACE / all pass
    `,
  ),
  ...rows(
    'anywhere',
    'Nobody declares blockers: all units of the defending player there defend.',
    `
    UNITS (blocks|block|defends|defend|is blocking|are blocking) (UNITS2|against UNITS2|PLACE)? => expect UNITS is a defender
    PLAYER (blocks|block|defends|defend|is blocking|is defending) (UNITS2|against UNITS2|PLACE)? => expect BLOCKERS is a defender
    PLAYER (blocks|defends) (PLACE)? with UNITS => expect UNITS is a defender
    PLAYER (blocks|defends against) UNITS2 with UNITS => expect UNITS is a defender
    PLAYER declares UNITS as? (a|the)? (blocker|blockers|defender|defenders|blocking) => expect UNITS is a defender
    `,
  ),
  ...rows(
    'anywhere',
    'The rules make this happen by themselves; a script can check it.',
    `
    PLAYER (conquers|conquer|captures|capture) (the battlefield|it)? => expect PLAYER conquered REACHED
    PLAYER (scores|score) (the battlefield|it)? => expect PLAYER has scored REACHED
    PLAYER (gets|get|gains|gain|takes|take|receives|wins) (the battlefield|battlefield) => expect PLAYER controls REACHED
    PLAYER (gets|get|gains|gain|receives|wins) PLACE => expect PLAYER controls PLACE
    `,
  ),
  ...rows(
    'anywhere',
    'An alternative is a branch, with a name in quotes; its lines go below it.',
    `
    what if QUOTED : LINE => what if QUOTED / LINE
    (branch|option|case|variant|version|alternative|variation) :? QUOTED :? => what if QUOTED
    (branch|option|case|variant|version|alternative|variation) NAMED :? => CLOSED / what if NAMED
    (branch|option|case|variant|version|alternative|variation) NAMED :? => what if NAMED
    (what if|if) :? LINE (instead|then) => what if TITLED / LINE
    (what if|if) :? LINE => what if TITLED / LINE
    what if :? LINE => what if TITLED
    (else|otherwise|or else) (:|,)? (if)? LINE => CLOSED / what if TITLED / LINE
    (else|otherwise|or else) (:|,)? (if)? LINE => what if TITLED / LINE
    (else|otherwise|alternatively|or) :? => CLOSED / what if "Otherwise"
    (else|otherwise|alternatively|or) :? => what if "Otherwise"
    (end if|endif|end branch|close branch|end what if|go back) => CLOSED
    `,
  ),
  ...rows(
    'anywhere',
    'This begins by itself; a script can check it.',
    `
    (a|the)? FIGHT (begins|starts|opens|happens|is opened|breaks out) (at|in|on) PLACE => expect PLACE has a FIGHT
    (a|the)? showdown (begins|starts|opens|is opened|is open) => expect the state is showdown open
    (go to|move to|enter|to|begin|start|declare|resolve)? (the|a)? (combat|battle|fight) (phase|step|begins|starts)? => expect REACHED has a combat
    (go to|move to|enter|to|begin|start|declare|resolve)? (the|a)? showdown (phase|step)? => expect REACHED has a showdown
    `,
  ),
  ...rows(
    'anywhere',
    'The player whose units deal combat damage assigns it.',
    `
    PLAYER (assigns|assign|deals|deal|puts|gives|distributes|splits|places|allocates|does) (the|combat)? damage? :? SHARES => PLAYER assigns SHARES
    PLAYER : SHARES => PLAYER assigns SHARES
    PLAYER (assigns|assign|deals|deal|puts|gives) BARESHARES => PLAYER assigns BARESHARES
    PLAYER (assigns|assign|deals|deal) SHARES ,? (for)? (a)? (total|in total|total of) (of|:)? NUMBER (damage|in total|total)? => PLAYER assigns SHARES
    AMOUNTS => OPPONENT assigns AMOUNTS
    GOTTEN => OPPONENT assigns GOTTEN
    assign (the|combat)? damage? :? SHARES => OPPONENT assigns SHARES
    (damage|combat damage) :? SHARES => OPPONENT assigns SHARES
    UNIT (deals|assigns|does|hits for) SHARES => OWNER assigns SHARES
    PLAYER (splits|divides) NUMBER / NUMBER2 between UNIT (and|,) UNIT2 => PLAYER assigns NUMBER to UNIT , NUMBER2 to UNIT2
    PLAYER (assigns|deals) (nothing|no damage) => PLAYER assigns nothing
    expect PLAYER LEGAL (assign|put|deal|give|place) damage? SHARES => expect PLAYER LEGAL assign SHARES
    `,
  ),
  ...rows(
    'anywhere',
    'Only the player with priority or focus can act, so no line is needed to say who has it.',
    'LINE ,? (with|having|holding|who has) (the)? (priority|focus) => LINE',
  ),
  ...rows(
    'anywhere',
    'Write remarks as comments, after “#”.',
    'PLAYER DOES (on curve|on turn NUMBER|for lethal|for value|for the win|for tempo|for fun|of course|obviously|as expected|as usual|immediately|right away|at once) => PLAYER DOES',
  ),
  ...rows(
    'anywhere',
    'A card is played from the hand, unless its line says otherwise.',
    `
    PLAYER DOES from (the)? hand => PLAYER DOES
    PLAYER (casts|cast|summons|deploys|drops|plays|play) NAME from (the)? hand REST => PLAYER plays NAME REST
    `,
  ),
  ...rows(
    'anywhere',
    'Cards are played; write what they affect after “choosing”.',
    `
    PLAYER (casts|cast|uses|summons|deploys|drops|plays|play) (card|spell|unit|gear|the spell|the unit|the card|the gear)? CARD (at|in|on|onto|into|to) PLACE => PLAYER plays CARD to PLACE
    PLAYER (casts|cast|uses|plays|play|fires|throws) (card|spell|the spell|the card)? NAME (on|onto|at|against|targeting|choosing) NAMES (with|for|using|paying|and pays) NUMBER (mana|energy)? => PLAYER plays NAME choosing NAMES paying NUMBER
    PLAYER (casts|cast|uses|plays|play) (card|spell|the spell|the card)? NAME (with|for|using|paying|and pays) NUMBER (mana|energy)? => PLAYER plays NAME paying NUMBER
    PLAYER (casts|cast|uses|plays|play|fires|throws) (card|spell|the spell|the card)? NAME (on|onto|at|against|to|targeting|,? targets|targetting|with target|; target :?|, target :?|with targets) NAMES => PLAYER plays NAME choosing NAMES
    PLAYER (casts|cast|uses|plays|play) NAME with NAMES as (a|the|its)? (target|targets) => PLAYER plays NAME choosing NAMES
    PLAYER : NAME (->|→|=>|on|onto|targeting|at) ONBOARD => PLAYER plays NAME choosing ONBOARD
    PLAYER (responds|reacts|answers|replies|counters|follows up) (with|by playing|by casting) NAME (on|onto|at|against|targeting) NAMES => PLAYER plays NAME choosing NAMES
    PLAYER (casts|cast|plays|play|uses|use) NAME , (targeting|choosing|on|onto|at|against) NAMES => PLAYER plays NAME choosing NAMES
    PLAYER counters (it|this|that) (with|by playing|by casting) NAME => PLAYER plays NAME choosing PLAYED
    PLAYER counters NAMES with NAME => PLAYER plays NAME choosing NAMES
    PLAYER (responds|reacts|answers|replies|counters|follows up) (with|by playing|by casting) NAME choosing NAMES => PLAYER plays NAME choosing NAMES
    PLAYER (responds|reacts|answers|replies|counters|follows up) (with|by playing|by casting) NAME => PLAYER plays NAME
    PLAYER (casts|cast|summons|deploys|drops|plays|play) (card|spell|unit|gear|the spell|the unit|the card|the gear|a|an)? CARD => PLAYER plays CARD
    PLAYER ASVERB (on|at)? NAMES => PLAYER plays ASVERB choosing NAMES
    (cast|play) NAME (on|at|targeting) NAMES => ACTIVE plays NAME choosing NAMES
    (cast|play) NAME => ACTIVE plays NAME
    PLAYER (hides|sets) NAME (facedown|face down)? (at|in|on|under) PLACE => PLAYER hides NAME at PLACE
    `,
  ),
  ...rows(
    'anywhere',
    '',
    `
    PLAYER (uses|activates|triggers|activate|use) (the)? (ability|skill|effect) of UNIT => PLAYER activates UNIT
    PLAYER (uses|activates|triggers|activate|use) UNIT 's (ability|skill|effect)? => PLAYER activates UNIT
    PLAYER (empowers|empower) UNIT => PLAYER activates UNIT empower
    PLAYER (equips|equip) UNIT with CAPITALS => PLAYER activates CAPITALS choosing UNIT
    PLAYER (attaches|attach|equips|equip) CAPITALS (to|onto) UNIT => PLAYER activates CAPITALS choosing UNIT
    PLAYER (equips|equip) UNIT with NAME => PLAYER activates NAME choosing UNIT
    PLAYER (attaches|attach|equips|equip) NAME (to|onto) UNIT => PLAYER activates NAME choosing UNIT
    PLAYER (activates|uses) NAME (on|onto|targeting) NAMES => PLAYER activates NAME choosing NAMES
    PLAYER (targets|picks|selects|target|pick|select) NAMES => PLAYER chooses NAMES
    PLAYER (resigns|resign|gives up|forfeits|surrenders|scoops|concedes the game|concedes the match|gg) => PLAYER concedes
    PLAYER (says yes|agrees|does it|says ok) => PLAYER accepts
    PLAYER (says no|refuses|does not want to|doesn't want to) => PLAYER declines
    `,
  ),
  ...rows(
    'anywhere',
    'Write what happens without a card after “effect”.',
    `
    PLAYER (taps|exhausts|tap|exhaust) UNITS => effect by PLAYER : exhaust UNITS
    PLAYER (untaps|readies|untap|ready) UNITS => effect by PLAYER : ready UNITS
    PLAYER (stuns|stun) UNITS => effect by PLAYER : stun UNITS
    PLAYER (recalls|recall) UNITS (to base)? => effect by PLAYER : recall UNITS
    PLAYER (kills|destroys|kill|destroy) UNITS => effect by PLAYER : kill UNITS
    PLAYER (heals|heal) UNITS => effect by PLAYER : heal UNITS
    PLAYER gives UNITS SIGNED might? => effect by PLAYER : give UNITS SIGNED might
    PLAYER gives UNITS SIGNED might? (this|until end of|until the end of|for|for this) turn => effect by PLAYER : give UNITS SIGNED might this turn
    PLAYER gives UNITS (the)? (keyword)? REST => effect by PLAYER : give UNITS REST
    PLAYER (buffs|buff) UNITS => effect by PLAYER : buff UNITS
    PLAYER (banishes|banish) UNITS => effect by PLAYER : banish UNITS
    PLAYER (discards|discard) (a card|a|card)? => effect by PLAYER : discard 1
    PLAYER (discards|discard) NUMBER (cards|card)? => effect by PLAYER : discard NUMBER
    PLAYER (discards|discard) NAME => effect by PLAYER : discard 1 / PLAYER chooses NAME
    PLAYER (recycles|recycle) (a|one)? rune => effect by PLAYER : recycle a rune
    PLAYER (recycles|recycle) NUMBER runes => effect by PLAYER : recycle NUMBER runes
    PLAYER (recycles|recycle) UNITS => effect by PLAYER : recycle UNITS
    PLAYER (channels|channel) (rune|a rune|one rune)? => effect by PLAYER : channel 1 rune
    PLAYER (channels|channel) NUMBER (runes|rune)? => effect by PLAYER : channel NUMBER runes
    PLAYER (draws|draw) (a card|a|card)? => effect by PLAYER : draw 1
    PLAYER (draws|draw) NUMBER (cards|card)? => effect by PLAYER : draw NUMBER
    UNITS (gets|gains|get|gain|has) SIGNED might? => effect give UNITS SIGNED might
    UNITS (gets|gains|get|gain) SIGNED might? (this|until end of|until the end of|for|for this) turn => effect give UNITS SIGNED might this turn
    UNITS (gets|becomes|get|become) DONE => effect DONE UNITS
    PLAYER (buffs|buff|pumps|boosts|strengthens) UNITS by INCREASE => effect by PLAYER : give UNITS INCREASE might
    PLAYER (buffs|buff|pumps|boosts|strengthens) UNITS (by|with|for)? SIGNED might? => effect by PLAYER : give UNITS SIGNED might
    UNITS SIGNED might? => effect give UNITS SIGNED might
    UNITS (readies|untaps|is readied|are readied|unexhausts) => effect ready UNITS
    UNITS (exhausts|taps) => effect exhaust UNITS
    buff UNITS => effect buff UNITS
    UNITS (loses|lose) ATTRIBUTES => effect UNITS loses ATTRIBUTES
    UNITS (gains|gets|gain|get) REST => effect give UNITS REST
    (tap) UNITS => effect exhaust UNITS
    (untap) UNITS => effect ready UNITS
    (destroy) UNITS => effect kill UNITS
    draw (a|card|a card)? => effect by ACTIVE : draw 1
    effect : REST => effect REST
    effect (by|of|from)? PLAYER VERB REST => effect by PLAYER : VERB REST
    VERB REST => effect VERB REST
    `,
  ),
  ...rows('script', 'Units are moved by the player who controls them.', 'UNITS PLACE => OWNER moves UNITS to PLACE'),
  ...rows(
    'script',
    'Each statement goes on a separate line.',
    `
    LINE (, and then|. then|; then|, then) LINE2 => LINE / LINE2
    LINE and then LINE2 => LINE / LINE2
    LINE (;|.|then) LINE2 => LINE / LINE2
    PLAYER DOES (, and then|, and|, then) DOES2 => PLAYER DOES / PLAYER DOES2
    PLAYER DOES and then DOES2 => PLAYER DOES / PLAYER DOES2
    PLAYER DOES (and|then) DOES2 => PLAYER DOES / PLAYER DOES2
    PLAYER DOES (,|and|, and) PLAYER2 DOES2 => PLAYER DOES / PLAYER2 DOES2
    PLAYER 's UNITS CLAIM => UNITS CLAIM
    UNIT DOES (,|and|, and|;) PLAYER DOES2 => UNIT DOES / PLAYER DOES2
    `,
  ),
  ...rows('anywhere', 'A colon goes only between a player and a unit.', 'PLAYER : REST => PLAYER REST'),
];
