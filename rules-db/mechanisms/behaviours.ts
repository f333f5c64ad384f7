/**
 * What each of the engine's behaviours is about, and the rules that order it: the one that states it first, then those
 * that an edition states it by instead. Typed on the engine's table: a behaviour without a row does not compile.
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
  rolesGo: { about: 'when attackers and defenders stop being that', concepts: ['combat.ends.roles'] },
  combatResult: {
    about: 'who has won: judged before recalls, after them, or with recalls as no result',
    concepts: ['combat.result', 'combat.result.none'],
  },
  bothRemainStage: { about: 'both sides are still there: what is staged', concepts: ['combat.result.restage'] },
  showdownOvertaken: {
    about: "a second player's unit comes to an open showdown",
    concepts: ['combat.becomes', 'showdown.closes.both-remain', 'showdown.closes.both-remain.attacker'],
  },
  overtakenFocus: { about: 'who then has focus', concepts: ['combat.showdown.keeps-focus'] },
  controlLost: { about: 'control without units goes', concepts: ['control.lost'] },
  controlByPresence: {
    about: 'units alone give control of a place that nobody contests',
    concepts: ['control.established'],
  },
  strangersInBase: { about: "a unit in a base that is not its controller's", concepts: ['cleanup.strays'] },
  runesRecalled: { about: 'a rune that was moved to a battlefield goes back to base', concepts: ['cleanup.strays'] },
  hiddenStays: { about: 'what keeps a card facedown where it is', concepts: ['cleanup.strays'] },
  focusAfterChain: {
    about: 'when focus passes on after a chain in a showdown',
    concepts: ['showdown.focus-passes', 'showdown.focus-passes.not'],
  },
  addsAtOnce: {
    about: 'what adds resources resolves as soon as it is finalised',
    concepts: ['add.at-once', 'add.no-pass'],
  },
  leadingMay: {
    about: 'a trigger\'s leading "you may", and what is to be paid for it, is decided',
    concepts: ['ability.triggered.may', 'ability.triggered.cost', 'ability.triggered.cost.paid'],
  },
  innerCosts: {
    about: "a cost further on in a trigger's instructions is paid",
    concepts: ['ability.triggered.cost.not-later', 'ability.triggered.cost'],
  },
  legionCounts: {
    about: 'which card counts for Legion, where the ability is no play effect',
    concepts: ['keyword.legion.meaning.other-abilities'],
  },
  placeAbilities: {
    about: "who controls a battlefield's ability that lets a certain player choose",
    concepts: ['control.abilities.indicated'],
  },
  hiddenCards: {
    about: 'whether a player told to act on hidden cards of some kind may leave it',
    concepts: ['privacy.not-compelled'],
  },
  replacementOrder: {
    about: 'who orders the replacements of what happens to an object',
    concepts: ['ability.replacement.order'],
  },
  onceEachTurn: {
    about: 'a replacement or trigger limited to "once each turn" that says no "may"',
    concepts: ['ability.replacement.limit.may.when', 'ability.triggered.limit.may'],
  },
  attachSame: { about: 'a card is attached to what it is attached to already', concepts: ['attach.same'] },
  replacedDeeds: {
    about: 'whether what was replaced was done, for an "if you do" behind it',
    concepts: ['play.linked.replaced'],
  },
  preventedDeeds: {
    about: 'whether an instruction that something prevents is ignored, and what is linked with it too',
    concepts: ['play.linked.earlier', 'play.impossible.ignored'],
  },
  thenRecycled: {
    about: 'when a spell that was played to be recycled or banished "then" is',
    concepts: ['ability.delayed.replacement.then'],
  },
  toldToPay: {
    about: 'a player who is told to pay resources may leave it, besides any "may" in front',
    concepts: ['pay.choice'],
  },
  replacementsAtAssignment: {
    about: 'which replacements of damage count as it is assigned',
    concepts: ['combat.assign.replacements', 'prevent.assignment.lethal'],
  },
  countsAsPlayed: { about: 'when a card counts as played for what looks back on it', concepts: ['action.play.checks'] },
  legionAsks: { about: 'the same for Legion', concepts: ['keyword.legion.active'] },
  bonusDamage: { about: 'where Bonus Damage comes in', concepts: ['bonus-damage.none-dealt'] },
  poolsEmpty: { about: 'when rune pools empty as a turn begins', concepts: ['turn.main.pools-empty'] },
  ownPower: {
    about: "what pays for Power of its own that a card of several domains asks for, Accelerate's with it",
    concepts: ['card.text.symbols.own.none', 'card.text.symbols.own.several'],
  },
  deflectAsks: { about: 'Deflect asks its Power', concepts: ['keyword.deflect.meaning'] },
  deflectOn: { about: 'what Deflect works on', concepts: ['keyword.deflect.mandatory'] },
  inactiveText: {
    about: 'which text is inactive on a card that is attached',
    concepts: ['attachment.attached.rules-text'],
  },
  stunsEnd: { about: 'when stuns end', concepts: ['stun.ends'] },
  endingRepeats: {
    about: 'the end of the turn is done over when something has come of it',
    concepts: ['turn.ending.repeat'],
  },
  showdownStaged: { about: 'which contested battlefields get a showdown', concepts: ['cleanup.stage-showdown'] },
  combatStaged: {
    about: 'whether a combat is staged while a showdown is open there',
    concepts: ['cleanup.stage-combat'],
  },
  cleanupKills: {
    about: 'a cleanup kills before or after it gives roles',
    concepts: ['cleanup.kill', 'cleanup.roles'],
  },
  beginFirst: {
    about: 'what the turn player picks from first',
    concepts: ['cleanup.begin-showdown', 'cleanup.begin-showdown.with-combat'],
  },
  uncontestInCleanup: { about: 'a contest ends when the contesting units are gone', concepts: ['cleanup.uncontest'] },
  overLethal: { about: 'damage beyond lethal while another unit lacks it', concepts: ['combat.assign.over-lethal'] },
  mightBelowZero: { about: 'Might below 0', concepts: ['unit.might.below-zero'] },
  limitedDecrease: { about: '"to a minimum of"', concepts: ['layers.snapshot'] },
  mightOrder: {
    about: 'increases and decreases of Might',
    concepts: ['layers.arithmetic', 'layers.arithmetic.order', 'layers.increases'],
  },
  burnOutFor: { about: 'what a player burns out for whose deck is short of cards', concepts: ['burn-out.when-to'] },
  burnOutTrash: { about: 'the trash of who burns out goes into the deck', concepts: ['burn-out.recycle'] },
  burnOutAgain: {
    about: 'the point of a second burn out in a row, and of those after it',
    concepts: ['burn-out.again.points'],
  },
  win: { about: 'a player at the victory score wins', concepts: ['cleanup.win'] },
  lastPointFrom: { about: 'the last point asks for every battlefield from', concepts: ['score.final-point.near'] },
  combatPasses: {
    about: "who passes in a combat's showdown",
    concepts: ['showdown.pass.all', 'showdown.relevant.combat'],
  },
  initialChain: {
    about: 'who acts first on the chain that attacking and defending has opened',
    concepts: ['combat.showdown.attacker-active'],
  },
  lateArrivals: { about: 'units that come late to a combat', concepts: ['combat.showdown.late'] },
  teammatePlace: { about: "a teammate's battlefield as a destination", concepts: ['move.destination.teammate'] },
  teamPoints: { about: 'points of a team', concepts: ['mode.team.points'] },
};
