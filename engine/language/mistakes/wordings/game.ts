/** The game's own verbs, and what is said at a table, where the language says it otherwise. */
import { rows, type Wording } from './wording.ts';

export const GAME_WORDINGS: readonly Wording[] = [
  ...rows(
    'anywhere',
    'To play a hidden card, add “from facedown”.',
    `
    PLAYER (flips|flip|unhides|unhide|turns up|turns over|flips up|flips over|unveils) NAME (face up|faceup|up|over|from facedown)? => PLAYER plays NAME from facedown
    PLAYER (turns|turn) NAME (face up|faceup|up|over) => PLAYER plays NAME from facedown
    PLAYER (flips|flip|unhides|unhide|turns up|flips up|unveils) NAME (face up|faceup|up|over|from facedown)? (on|onto|at|targeting|choosing) NAMES => PLAYER plays NAME from facedown choosing NAMES
    (can|could|may) PLAYER (flip|unhide|unveil|turn up|turn over|flip up) NAME (face up|faceup|up|over|now)? => can PLAYER play NAME from facedown
    `,
  ),
  ...rows(
    'anywhere',
    'A line says which player passes; with “all pass”, everyone passes until nothing is open any more.',
    `
    (the trigger|the ability|the spell|NAME) (resolves|resolve) => all pass
    PLAYER (resolves|resolve) (it|the chain|the trigger|the combat|the showdown|NAME) => all pass
    (the)? (damage|damage step|combat damage|end of combat|combat ends|end of (the)? showdown) => all pass
    `,
  ),
  ...rows(
    'anywhere',
    '',
    `
    PLAYER (lets it|lets it go|lets that|lets the spell|lets it all) (resolve|happen|through|be)? => PLAYER passes
    PLAYER (allows|accepts|is fine with|is ok with) (it|that) => PLAYER passes
    PLAYER (ends|end) (the)? (phase|main phase|step)? => PLAYER ends turn
    PLAYER (goes to|moves to|goes into) (the)? (end phase|ending phase|end step|end) => PLAYER ends turn
    (now|next|here|ok|okay|so|well|first|also) ,? LINE => LINE
    `,
  ),
  ...rows(
    'board',
    'A line of the board begins with what is there, without an introduction.',
    '(given|assume|assuming|suppose|say|imagine|with|add|create|make|new|there is|there are|we have|let there be|set up|setup|put|place|define|declare|init) (that)? (a|an|the)? :? LINE => LINE',
  ),
  ...rows(
    'script',
    'A line of the script begins with what happens, without an introduction; an alternative is a branch, “what if”.',
    '(assume|assuming|suppose|supposing|given|say|imagine|let us say|pretend) (that)? ,? LINE => LINE',
  ),
  ...rows(
    'anywhere',
    'A unit attacks by moving to where the other player has units.',
    `
    PLAYER (ganks|gank|reinforces|reinforce|joins|walks into) (at|into)? PLACE (using|with) UNITS => PLAYER moves UNITS to PLACE
    PLAYER (ganks|gank) (using|with)? UNITS (at|to|into|on) PLACE => PLAYER moves UNITS to PLACE
    UNITS (ganks|gank|reinforces|reinforce) (at|to|into)? PLACE => OWNER moves UNITS to PLACE
    `,
  ),
  ...rows(
    'anywhere',
    'Ambush lets a unit be played to a battlefield.',
    `
    PLAYER (ambushes|ambush) (at|to|into)? PLACE (using|with) NAME => PLAYER plays NAME to PLACE
    PLAYER (ambushes|ambush) (using|with)? NAME (at|to|into|on) PLACE => PLAYER plays NAME to PLACE
    `,
  ),
  ...rows(
    'anywhere',
    'The rules pass priority and focus; a script can check who has them.',
    `
    PLAYER (keeps|keep|gets|get|has|gains|gain|retains|retain|receives|holds|takes) (the)? priority (now|back|again)? => expect PLAYER has priority
    PLAYER (keeps|keep|gets|get|has|gains|gain|retains|retain|receives|holds|takes) (the)? focus (now|back|again)? => expect PLAYER has focus
    `,
  ),
  ...rows(
    'anywhere',
    'Triggers go on the chain by themselves; a script can check it.',
    `
    UNIT 's (ability|trigger|effect|deathknell|passive|skill) (triggers|trigger|fires|goes on the chain|goes off|happens|is triggered) => expect UNIT triggered
    PLAYER (triggers|trigger) UNIT => expect UNIT triggered
    UNIT (goes off|fires|procs) => expect UNIT triggered
    `,
  ),
  ...rows(
    'anywhere',
    'The rules make this happen by themselves; a script can check it.',
    `
    UNITS (conquers|conquer|takes over|captures|capture|seizes) PLACE => expect OWNER conquered PLACE
    UNITS (holds|hold) PLACE => expect OWNER held PLACE
    UNITS (scores|score) PLACE => expect OWNER has scored PLACE
    PLACE (becomes|gets|turns|remains|stays) (contested|empty) => expect PLACE is contested
    PLACE (becomes|gets|turns|remains|stays) (uncontrolled|neutral) => expect PLACE is uncontrolled
    FIGHT (at|in|on) PLACE => expect PLACE has a FIGHT
    `,
  ),
  ...rows(
    'anywhere',
    'Write what happens without a card after “effect”.',
    `
    PLAYER (burns|burn) NUMBER (cards|card)? => effect by PLAYER : burn NUMBER
    PLAYER (burns|burn) (a card)? => effect by PLAYER : burn 1
    PLAYER (predicts|predict) => effect by PLAYER : predict
    PLAYER (predicts|predict) NUMBER (cards|card)? => effect by PLAYER : predict NUMBER
    PLAYER (peeks|peek) => effect by PLAYER : look at the top card of your deck
    PLAYER (looks|look|peeks|peek) at (the)? top card (of (her|his|their|the)? deck)? => effect by PLAYER : look at the top card of your deck
    PLAYER (looks|look|peeks|peek) at (the)? top NUMBER cards (of (her|his|their|the)? deck)? => effect by PLAYER : look at the top NUMBER cards of your deck
    PLAYER (reveals|reveal|flips) (the)? top card (of (her|his|their|the)? deck)? => effect by PLAYER : reveal the top card of your deck
    PLAYER (taps|exhausts|tap|exhaust) (a|one) rune => effect by PLAYER : exhaust a rune
    PLAYER (adds|add|gains|gain|gets|get) NUMBER energy => effect by PLAYER : add NUMBER energy
    PLAYER (adds|add|gains|gain|gets|get) NUMBER DOMAIN power? => effect by PLAYER : add NUMBER DOMAIN
    PLAYER (gains|gain|gets|get|earns) NUMBER (xp|experience|exp) => effect by PLAYER : gain NUMBER xp
    PLAYER (detaches|detach|unattaches|unequips|unequip|removes) NAME (from UNIT)? => effect by PLAYER : detach NAME
    PLAYER (steals|steal|takes control of|gains control of|takes over|gets control of|mind controls) UNIT => effect by PLAYER : take control of UNIT
    PLAYER (makes|make|creates|create|spawns|spawn|summons|generates) (a|an|one) NAME (token)? => effect by PLAYER : play 1 NAME token
    PLAYER (makes|make|creates|create|spawns|spawn|summons|generates) NUMBER PLURAL => effect by PLAYER : play NUMBER PLURAL tokens
    PLAYER (makes|make|creates|create|spawns|spawn|summons|generates) NUMBER NAME (tokens|token) => effect by PLAYER : play NUMBER NAME tokens
    PLAYER (returns|return) UNITS => effect by PLAYER : return UNITS to its owner's hand
    PLAYER (levels|level) up => effect by PLAYER : gain 1 xp
    UNIT (levels|level) up => effect by OWNER : gain 1 xp
    `,
  ),
  ...rows(
    'anywhere',
    'Abilities of what is on the board are activated; cards are played.',
    `
    PLAYER (uses|use|activates|activate) (the|her|his|their)? (hero power|heropower|hero|leader ability|champion ability) => PLAYER activates LEGEND
    PLAYER (uses|use|activates|activate|taps|tap|exhausts) (the|her|his|their)? legend (ability|'s ability)? => PLAYER activates LEGEND
    PLAYER (uses|use|activates|activate) (the)? (ability|abilities|skill) of (the|her|his|their)? legend => PLAYER activates LEGEND
    PLAYER (uses|use) ONBOARD => PLAYER activates ONBOARD
    PLAYER (exhausts|taps) ONBOARD (for ability|for the ability|for effect|to activate|to use|to activate it|to use it) => PLAYER activates ONBOARD
    PLAYER (uses|use) NAME => PLAYER plays NAME
    `,
  ),
  ...rows(
    'anywhere',
    'To ask what can be chosen for a card, ask whether its player can play it with that choice.',
    `
    (can|could|may) PLAYER (legally)? (target|choose|hit|select|pick|pick on) NAMES (with|using) NAME => can PLAYER play NAME choosing NAMES
    (can|could|may) PLAYER (legally)? (use|cast|play) NAME (on|onto|at|against|targeting) NAMES => can PLAYER play NAME choosing NAMES
    (can|could|may) PLAYER (legally)? (counter|negate|answer|respond to) NAMES (with|using) NAME => can PLAYER play NAME choosing NAMES
    (can|could|may) PLAYER (legally)? (respond|react|answer) (with|using|by playing) NAME => can PLAYER play NAME
    `,
  ),
  ...rows('anywhere', 'The answer to a question says why.', 'why LINE => LINE'),
  ...rows(
    'anywhere',
    'Who dies follows from the damage; ask about the unit.',
    `
    (does|do|will|would|can|could|did) NAME (kill|destroy|slay|beat|defeat|take out|trade with|finish|finish off) UNIT => is UNIT dead
    (does|do|will|would|can|could|did) UNIT (survive|outlive|live through|withstand) (the combat|the damage|that|it|NAME) => is UNIT alive
    `,
  ),
  ...rows(
    'anywhere',
    '',
    `
    how much (damage)? (does|do|will|can) UNITS (deal|do|hit for|inflict) => how much might has UNITS
    how many (cards|card) (are|is) (there)? in PLAYER 's ZONE => how many cards in ZONE has PLAYER
    how many (cards|card) (are|is) (there)? in (the)? ZONE of PLAYER => how many cards in ZONE has PLAYER
    (how|what) (many)? points (does|do|is|has) PLAYER (have|at|on)? (now)? => how many points has PLAYER
    `,
  ),
];
