/**
 * What each of the engine's behaviours is about, and the rules behind it: first the one that states it, then those by
 * which an edition states it instead. The table's type comes from the engine's: a behaviour without a row does not
 * compile.
 */
import type { Behaviours } from '../../engine/game/state/editions.ts';

export interface BehaviourRules {
  /** What is decided, in the words of a heading. */
  readonly about: string;
  readonly concepts: readonly [string, ...string[]];
}

export const BEHAVIOUR_RULES: Readonly<Record<keyof Behaviours, BehaviourRules>> = {
  combatHeals: { about: 'when the damage of a combat heals', concepts: ['combat.resolution.heal'] },
  nobodyLeft: { about: "a combat's showdown closes and nobody has units there", concepts: ['combat.damage.skipped'] },
  rolesGo: {
    about: 'when attackers and defenders stop being attackers and defenders',
    concepts: ['combat.ends.roles'],
  },
  combatResult: {
    about: 'who has won: judged before recalls, after them, or recalls count as no result',
    concepts: ['combat.result', 'combat.result.none'],
  },
  bothRemainStage: { about: 'what is staged when both sides still have units', concepts: ['combat.result.restage'] },
  showdownOvertaken: {
    about: "a second player's unit comes to an open showdown",
    concepts: ['combat.becomes', 'showdown.closes.both-remain', 'showdown.closes.both-remain.attacker'],
  },
  overtakenFocus: {
    about: 'who then has focus',
    concepts: ['combat.showdown.keeps-focus', 'combat.showdown.attacker-gains-focus'],
  },
  controlLost: { about: 'when control without units is lost', concepts: ['control.lost'] },
  controlByPresence: {
    about: 'units give control of a place that nobody contests',
    concepts: ['control.established'],
  },
  strangersInBase: { about: "a unit in a base that is not its controller's", concepts: ['cleanup.strays'] },
  runesRecalled: { about: 'a rune that was moved to a battlefield goes back to base', concepts: ['cleanup.strays'] },
  hiddenFrom: { about: 'where a card can be hidden from', concepts: ['hide.hidden'] },
  hiddenStays: { about: 'what keeps a card facedown where it is', concepts: ['cleanup.strays'] },
  focusAfterChain: {
    about: 'when focus passes on after a chain in a showdown',
    concepts: ['showdown.focus-passes', 'showdown.focus-passes.not'],
  },
  addsAtOnce: {
    about: 'which items that add resources resolve as soon as they are finalised',
    concepts: ['add.at-once', 'add.no-pass'],
  },
  leadingMay: {
    about: 'when a trigger\'s leading "you may", and its cost, is decided',
    concepts: ['ability.triggered.may', 'ability.triggered.cost', 'ability.triggered.cost.paid'],
  },
  innerCosts: {
    about: "when a cost later in a trigger's instructions is paid",
    concepts: ['ability.triggered.cost.not-later', 'ability.triggered.cost'],
  },
  legionCounts: {
    about: 'which card counts for Legion if the ability is not a play effect',
    concepts: ['keyword.legion.meaning.other-abilities'],
  },
  keywordBehindCost: {
    about: "what a keyword such as Legion rules that stands between an ability's cost and what it does",
    concepts: ['dependent.kinds.activated', 'keyword.legion.meaning.other-abilities'],
  },
  placeAbilities: {
    about: "who controls a battlefield's ability that lets a certain player choose",
    concepts: ['control.abilities.indicated'],
  },
  hiddenCards: {
    about: 'whether a player instructed to act on hidden cards of some kind may decline',
    concepts: ['privacy.not-compelled'],
  },
  replacementOrder: {
    about: 'who orders the replacements of an event that affects an object',
    concepts: ['ability.replacement.order'],
  },
  onceEachTurn: {
    about: 'a replacement or trigger limited to "once each turn" without a "may"',
    concepts: ['ability.replacement.limit.may.when', 'ability.triggered.limit.may'],
  },
  usedUpBy: {
    about: 'what uses up a trigger limited to "once each turn"',
    concepts: ['ability.triggered.limit.used-up', 'ability.triggered.limit'],
  },
  asAttached: {
    about: 'when what is done “as” a card is attached is done: before what sees the attaching, or after it',
    concepts: ['ability.replacement.as'],
  },
  attachSame: { about: 'a card is attached to something it is already attached to', concepts: ['attach.same'] },
  replacedActions: {
    about: 'whether replaced actions count as done for an "if you do" that follows',
    concepts: ['play.linked.replaced'],
  },
  preventedInstructions: {
    about: 'whether a prevented instruction, and those linked to it, are ignored',
    concepts: ['play.linked.earlier', 'play.impossible.ignored'],
  },
  thenRecycled: {
    about: 'when a spell played to be recycled or banished "then" is',
    concepts: ['ability.delayed.replacement.then'],
  },
  instructedPayments: {
    about: 'whether a player instructed to pay resources may decline, apart from any "may" before it',
    concepts: ['pay.choice'],
  },
  replacementsAtAssignment: {
    about: 'which replacements of damage count as it is assigned',
    concepts: ['combat.assign.replacements', 'prevent.assignment.lethal'],
  },
  countsAsPlayed: {
    about: 'when a card counts as played for effects that look back',
    concepts: ['action.play.checks'],
  },
  legionAsks: { about: 'the same for Legion', concepts: ['keyword.legion.active'] },
  bonusDamage: { about: 'where Bonus Damage is added', concepts: ['bonus-damage.none-dealt'] },
  poolsEmpty: { about: 'when rune pools empty as a turn begins', concepts: ['turn.main.pools-empty'] },
  ownPower: {
    about: "what pays for Power of a card's own domains if it has several, including Accelerate's",
    concepts: ['card.text.symbols.own.none', 'card.text.symbols.own.several'],
  },
  deflectAsks: { about: 'how often Deflect costs Power', concepts: ['keyword.deflect.meaning'] },
  deflectOn: { about: 'what Deflect works on', concepts: ['keyword.deflect.mandatory'] },
  inactiveText: {
    about: 'which text is inactive on an attached card',
    concepts: ['attachment.attached.rules-text'],
  },
  stunsEnd: { about: 'when stuns end', concepts: ['stun.ends'] },
  endingRepeats: {
    about: 'whether the end of the turn is repeated if it had any effect',
    concepts: ['turn.ending.repeat'],
  },
  showdownStaged: { about: 'which contested battlefields get a showdown', concepts: ['cleanup.stage-showdown'] },
  combatStaged: {
    about: 'whether a combat is staged while a showdown is open there',
    concepts: ['cleanup.stage-combat'],
  },
  cleanupKills: {
    about: 'whether a cleanup kills before or after assigning roles',
    concepts: ['cleanup.kill', 'cleanup.roles'],
  },
  beginFirst: {
    about: 'what the turn player picks from first',
    concepts: ['cleanup.begin-showdown', 'cleanup.begin-showdown.with-combat'],
  },
  uncontestInCleanup: { about: 'a contest ends when the contesting units are gone', concepts: ['cleanup.uncontest'] },
  overLethal: {
    about: 'more than lethal damage while another unit lacks lethal damage',
    concepts: ['combat.assign.over-lethal'],
  },
  mightBelowZero: { about: 'Might below 0', concepts: ['unit.might.below-zero'] },
  limitedDecrease: { about: '"to a minimum of"', concepts: ['layers.snapshot'] },
  mightOrder: {
    about: 'increases and decreases of Might',
    concepts: ['layers.arithmetic', 'layers.arithmetic.order', 'layers.increases'],
  },
  laterKeywords: {
    about: 'a keyword given after an effect took it away',
    concepts: ['layers.dependency.outcome', 'layers.dependency.which'],
  },
  layersOf: {
    about: 'in what order objects are evaluated in layers',
    concepts: ['layers.object-dependency', 'layers.repeated'],
  },
  chainTargets: {
    about: 'which spells and abilities on the chain can be chosen',
    concepts: ['play.target.valid.where.chain'],
  },
  legalSubset: {
    about: 'what is kept of a group of targets that is no longer legal',
    concepts: ['play.target.group.subset.most', 'play.target.group.subset'],
  },
  newChoices: {
    about: 'what is chosen where new choices are made',
    concepts: ['new-choices.any'],
  },
  triggersThatAdd: { about: 'when triggered abilities that add are finalised', concepts: ['add.at-once'] },
  controlChangeContests: {
    about: 'units that change their controller at a battlefield',
    concepts: ['control.contested.new-controller', 'control.contested.applies-when'],
  },
  targetingTriggers: { about: 'when what waits for a choice triggers', concepts: ['ability.targeting-effect.chain'] },
  hiddenPlayEffects: {
    about: 'play effects of what was hidden',
    concepts: ['keyword.hidden.here.play-effect', 'keyword.hidden.here.targets'],
  },
  facedownCards: {
    about: 'whether a facedown card counts as one with Hidden',
    concepts: ['keyword.hidden.facedown-apart'],
  },
  finalizedBy: {
    about: 'what was done as a spell was finalised, after another player took it',
    concepts: ['card.text.instructions.finalizing', 'action.play.triggers.countered'],
  },
  teamScores: {
    about: 'how often a team scores a battlefield in a turn',
    concepts: ['mode.team.scoring', 'score.once'],
  },
  teamFinalPoint: {
    about: "when a teammate's battlefields are no part of the last point",
    concepts: ['mode.team.final-point', 'score.final-point.rule'],
  },
  attachedUnits: { about: 'attaching what is a unit', concepts: ['unit.not-attached', 'attach'] },
  activatedEffects: {
    about: 'what triggers once more of what is activated by its name',
    concepts: ['ability.triggered.activate-named.no-event', 'ability.triggered.activate-named'],
  },
  placeRequirements: {
    about: 'a permanent that several effects send somewhere',
    concepts: ['play.choices.requirement.several', 'play.choices.location.granted'],
  },
  weaponmasterPays: {
    about: 'what lowers what Weaponmaster pays',
    concepts: ['keyword.weaponmaster.cost.not-played', 'keyword.weaponmaster.cost'],
  },
  doneAsPlayed: { about: 'what is done as a permanent is played', concepts: ['play.choices.as-played'] },
  shownOffIsRead: {
    about: 'what is read of something that was shown off',
    concepts: ['keyword.show-off.information.when', 'play.referent.when'],
  },
  copiesApply: { about: 'copying and what else alters traits', concepts: ['layers.copy'] },
  burnOutFor: { about: 'what makes a player with too few cards in the deck burn out', concepts: ['burn-out.when-to'] },
  burnOutTrash: { about: 'how the trash goes into the deck on a burn out', concepts: ['burn-out.recycle'] },
  burnOutAgain: {
    about: 'the point for a second burn out in a row and for later ones',
    concepts: ['burn-out.again.points'],
  },
  win: { about: 'a player at the victory score wins', concepts: ['cleanup.win'] },
  lastPointFrom: { about: 'from when the last point requires every battlefield', concepts: ['score.final-point.near'] },
  combatPasses: {
    about: "who passes in a combat's showdown",
    concepts: ['showdown.pass.all', 'showdown.relevant.combat'],
  },
  initialChain: {
    about: 'who acts first on the chain opened by attack and defend triggers',
    concepts: ['combat.showdown.attacker-active'],
  },
  lateArrivals: { about: 'units that arrive late in a combat', concepts: ['combat.showdown.late'] },
  teammatePlace: { about: "a teammate's battlefield as a destination", concepts: ['move.destination.teammate'] },
  teammatesAct: {
    about: "playing and activating on a teammate's turn",
    concepts: ['mode.team.teammates-turn', 'turn.main.teammates'],
  },
  firstTeamTurn: { about: 'the first turn of a team game', concepts: ['mode.team.first-turn'] },
  teamPoints: { about: 'points of a team', concepts: ['mode.team.points'] },
  concession: { about: 'who is removed by a concession', concepts: ['concede.removed.teammates'] },
};
