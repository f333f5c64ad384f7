// biome-ignore-all lint/style/noExcessiveLinesPerFile: one table, a row each; divided, nobody would know where to look.
/**
 * What editions do differently: one named behaviour a difference, read wherever an edition matters. The one table of them: what each
 * is about, the rules behind it, and its values. No other file asks which edition it is in.
 */

interface BehaviourRow {
  /** What is decided, in the words of a heading. */
  readonly about: string;
  /** First the rule that states it, then those by which an edition states it instead. */
  readonly concepts: readonly [string, ...string[]];
  /** Beginning with what the first edition does. */
  readonly values: readonly (string | boolean)[];
}

export const BEHAVIOURS = {
  /** When the damage of a combat heals: after control has changed, or in the combat's cleanup, before anything else. */
  combatHeals: {
    about: 'when the damage of a combat heals',
    concepts: ['combat.resolution.heal'],
    values: ['after-control', 'in-combat-cleanup'],
  },
  /** What comes when a combat's showdown closes with no units of either side there: its resolution, or nothing more of the combat. */
  nobodyLeft: {
    about: "what follows when a combat's showdown closes and no units are left there",
    concepts: ['combat.damage.skipped'],
    values: ['no combat', 'resolution'],
  },
  /** When attackers and defenders lose their roles. */
  rolesGo: {
    about: 'when attackers and defenders stop being attackers and defenders',
    concepts: ['combat.ends.roles'],
    values: ['after-control', 'before-control'],
  },
  /** How a combat's result is decided: before attackers are recalled, after that, or after that with a recall giving no result. */
  combatResult: {
    about: 'how the result of a combat is decided',
    concepts: ['combat.result', 'combat.result.none'],
    values: ['before-recall', 'after-recall', 'recall-is-none'],
  },
  /** Whether a combat, and a showdown with it, is staged if both sides still have units after the resolution. */
  bothRemainStage: {
    about: 'what is staged if both sides still have units after a combat',
    concepts: ['combat.result.restage'],
    values: ['nothing', 'combat', 'showdown and combat'],
  },
  /** What happens in a showdown when a second player's unit arrives. */
  showdownOvertaken: {
    about: "what happens to an open showdown when a second player's unit arrives",
    concepts: ['combat.becomes', 'showdown.closes.both-remain', 'showdown.closes.both-remain.attacker'],
    values: ['runs to its close', 'becomes the combat'],
  },
  /** When the controller of a battlefield loses control of it after their units are gone. */
  controlLost: {
    about: 'when a player without units loses control',
    concepts: ['control.lost'],
    values: ['unless contested', 'in an open cleanup'],
  },
  /** Whether units alone give control of a battlefield that nobody contests. */
  controlByPresence: {
    about: 'whether units alone give control of an uncontested battlefield',
    concepts: ['control.established'],
    values: [true, false],
  },
  /** What happens to a unit in a base that is not its controller's. */
  strangersInBase: {
    about: "what happens to a unit in a base that is not its controller's",
    concepts: ['cleanup.strays'],
    values: ['stays', 'is recalled'],
  },
  /** Whether a cleanup recalls runes from battlefields, as it does gear. */
  runesRecalled: {
    about: 'whether a rune that was moved to a battlefield is recalled',
    concepts: ['cleanup.strays'],
    values: [false, true],
  },
  /** Where a card can be hidden from. */
  hiddenFrom: {
    about: 'where a card can be hidden from',
    concepts: ['hide.hidden'],
    values: ['hand', 'hand or Champion Zone'],
  },
  /** What keeps a facedown card where it is. */
  hiddenStays: {
    about: 'what keeps a facedown card in place',
    concepts: ['cleanup.strays'],
    values: ['with a unit', 'while controlled'],
  },
  /** When focus passes after a chain in a showdown has ended. */
  focusAfterChain: {
    about: 'when focus passes after a chain in a showdown',
    concepts: ['showdown.focus-passes', 'showdown.focus-passes.not'],
    values: ['always', 'not after the initial chain or an Add', 'not after a trigger or an Add'],
  },
  /** What adds resources without waiting on the chain. */
  addsAtOnce: {
    about: 'which items that add resources resolve as soon as they are finalised',
    concepts: ['add.at-once', 'add.no-pass'],
    values: ['spells and activated abilities', 'abilities'],
  },
  /** When a card counts as played for what looks back on it: once it has resolved, or as soon as it is finalised. */
  countsAsPlayed: {
    about: 'when a card counts as played for effects that look back',
    concepts: ['action.play.checks'],
    values: ['resolved', 'finalized'],
  },
  /** The same for Legion, which one edition words on its own. */
  legionAsks: {
    about: 'when a card counts as played for Legion',
    concepts: ['keyword.legion.active'],
    values: ['resolved', 'finalized'],
  },
  /** Whether a card itself counts for Legion on those of its abilities that are not play effects. */
  legionCounts: {
    about: 'which cards count for Legion if the ability is not a play effect',
    concepts: ['keyword.legion.meaning.other-abilities'],
    values: ['other cards', 'also itself, except for play effects'],
  },
  /** What a keyword with a condition applies to if it stands between the cost of an ability and its effect. */
  keywordBehindCost: {
    about: "what a keyword such as Legion applies to if it stands between an ability's cost and its effect",
    concepts: ['dependent.kinds.activated', 'keyword.legion.meaning.other-abilities'],
    values: ['the effect', 'the whole ability'],
  },
  /**
   * When a trigger's leading "you may", and what is to be paid for it, is decided. What is decided as it triggers is asked as it
   * is finalised, with its targets: nothing happens in between.
   */
  leadingMay: {
    about: 'when a trigger\'s leading "you may", and its cost, are decided',
    concepts: ['ability.triggered.may', 'ability.triggered.cost', 'ability.triggered.cost.paid'],
    values: ['on resolution', 'as it triggers', 'as it is finalised'],
  },
  /** Whether Deflect costs Power once for each spell or ability, or each time that one chooses the unit. */
  deflectAsks: {
    about: 'how often Deflect costs Power',
    concepts: ['keyword.deflect.meaning'],
    values: ['once', 'each time'],
  },
  /** What Deflect applies to: permanents alone, or legends as well. */
  deflectOn: {
    about: 'what Deflect applies to',
    concepts: ['keyword.deflect.mandatory'],
    values: ['permanents', 'any game object'],
  },
  /** When stuns end: before or after what triggers at the end of the turn. */
  stunsEnd: {
    about: 'when stuns end',
    concepts: ['stun.ends'],
    values: ['as the ending step begins', 'with what lasts this turn'],
  },
  /** Whether the end of the turn is repeated if anything happened in it. */
  endingRepeats: {
    about: 'whether the end of the turn is repeated if anything happened in it',
    concepts: ['turn.ending.repeat'],
    values: [true, false],
  },
  /** Which text of an attached card is inactive: all of it, or what is printed on it but not what it was given. */
  inactiveText: {
    about: 'which text of an attached card is inactive',
    concepts: ['attachment.attached.rules-text'],
    values: ['all', 'printed'],
  },
  /** Who controls a battlefield's triggered ability that lets a certain player choose. */
  placeAbilities: {
    about: "who controls a battlefield's ability that lets a certain player choose",
    concepts: ['control.abilities.indicated'],
    values: ['its controller', 'the player it lets choose'],
  },
  /** When a cost later in a trigger's instructions is paid. */
  innerCosts: {
    about: "when a cost later in a trigger's instructions is paid",
    concepts: ['ability.triggered.cost.not-later', 'ability.triggered.cost'],
    values: ['on resolution', 'as it is finalised'],
  },
  /** Whether a player who is instructed to act on hidden cards of some kind may decline, apart from any "may". */
  hiddenCards: {
    about: 'whether a player instructed to act on hidden cards of some kind may decline',
    concepts: ['privacy.not-compelled'],
    values: ['must find them', 'may decline'],
  },
  /** Who orders the replacements of an event that affects an object. */
  replacementOrder: {
    about: 'who orders the replacements of an event that affects an object',
    concepts: ['ability.replacement.order'],
    values: ['its owner', 'its controller'],
  },
  /** What attaching a card to what it is already attached to does. */
  attachSame: {
    about: 'what attaching a card to what it is already attached to does',
    concepts: ['attach.same'],
    values: ['detaches and reattaches it', 'does nothing'],
  },
  /** When something that is done "as" a card is attached happens: before or after abilities see the attachment. */
  asAttached: {
    about: 'when something done “as” a card is attached happens: before or after abilities see the attachment',
    concepts: ['ability.replacement.as'],
    values: ['with the attaching', 'after it'],
  },
  /** Whether a replacement or trigger limited to "once each turn" may be declined, apart from any "may" that it says. */
  onceEachTurn: {
    about: 'whether a replacement or trigger limited to "once each turn" is optional without a "may"',
    concepts: ['ability.replacement.limit.may.when', 'ability.triggered.limit.may'],
    values: ['as worded', 'optional'],
  },
  /** What uses up a trigger's "once each turn": going on the chain, or only being performed, from its finalisation on. */
  usedUpBy: {
    about: 'what uses up a trigger limited to "once each turn"',
    concepts: ['ability.triggered.limit.used-up', 'ability.triggered.limit'],
    values: ['triggering', 'being performed'],
  },
  /** Whether a replaced action counts as done for an "if you do" after it. */
  replacedActions: {
    about: 'whether replaced actions count as done for an "if you do" that follows',
    concepts: ['play.linked.replaced'],
    values: ['are not done', 'count as done'],
  },
  /** Whether a prevented instruction is ignored together with those linked to it, or only has no effect. */
  preventedInstructions: {
    about: 'whether a prevented instruction, and those linked to it, are ignored',
    concepts: ['play.linked.earlier', 'play.impossible.ignored'],
    values: ['are negated', 'are ignored'],
  },
  /** When a spell that was played to be recycled "then" is recycled: as it resolves, or however it leaves the chain. */
  thenRecycled: {
    about: 'when a spell played to be recycled or banished "then" is recycled or banished',
    concepts: ['ability.delayed.replacement.then'],
    values: ['as it resolves', 'as it leaves the chain'],
  },
  /** Whether a player who is instructed to pay resources may decline, even without a "may" before the instruction. */
  instructedPayments: {
    about: 'whether a player instructed to pay resources may decline without a "may" before the instruction',
    concepts: ['pay.choice'],
    values: ['must pay', 'may decline'],
  },
  /** Which replacements of damage count as it is assigned: those that prevent it, those that double it. */
  replacementsAtAssignment: {
    about: 'which replacements of damage count as damage is assigned',
    concepts: ['combat.assign.replacements', 'prevent.assignment.lethal'],
    values: ['none', 'prevention', 'both'],
  },
  /** Whether Bonus Damage is added before prevention, or to the damage that is dealt in spite of it. */
  bonusDamage: {
    about: 'where Bonus Damage is added',
    concepts: ['bonus-damage.none-dealt'],
    values: ['on what is dealt', 'before prevention'],
  },
  /** When rune pools empty during a turn's start. */
  poolsEmpty: {
    about: 'when rune pools empty as a turn begins',
    concepts: ['turn.main.pools-empty'],
    values: ['after drawing', 'as the main phase begins'],
  },
  /** What can pay for Power of a card's own domains if it has several. */
  ownPower: {
    about: "what can pay for Power of a card's own domains if it has several, including Accelerate's",
    concepts: ['card.text.symbols.own.none', 'card.text.symbols.own.several'],
    values: ['of one of them', 'of any domain'],
  },
  /** Which contested battlefields get a showdown. */
  showdownStaged: {
    about: 'which contested battlefields get a showdown',
    concepts: ['cleanup.stage-showdown'],
    values: ['unopposed', 'any contested'],
  },
  /** Whether a combat is staged at a battlefield as soon as it is opposed, or only once no showdown is open there. */
  combatStaged: {
    about: 'whether a combat is staged while a showdown is open there',
    concepts: ['cleanup.stage-combat'],
    values: ['even in a showdown', 'outside a showdown'],
  },
  /** Whether a cleanup kills before it gives and takes roles, or after. */
  cleanupKills: {
    about: 'whether a cleanup kills before or after assigning roles',
    concepts: ['cleanup.kill', 'cleanup.roles'],
    values: ['before roles', 'after roles'],
  },
  /** What the turn player chooses from first. */
  beginFirst: {
    about: 'what the turn player picks from first',
    concepts: ['cleanup.begin-showdown', 'cleanup.begin-showdown.with-combat'],
    values: ['showdowns', 'any', 'showdowns without a combat'],
  },
  /** Whether a battlefield stops being contested when the contesting player's units are gone, outside a combat. */
  uncontestInCleanup: {
    about: 'whether a battlefield stops being contested when the contesting units are gone',
    concepts: ['cleanup.uncontest'],
    values: [false, true],
  },
  /** How much damage one unit can be assigned while another lacks lethal damage. */
  overLethal: {
    about: 'how much damage a unit can be assigned while another unit lacks lethal damage',
    concepts: ['combat.assign.over-lethal'],
    values: ['unlimited', 'only-when-none-short'],
  },
  /** Whether Might below 0 is tracked, and counts as 0 only where it is read. */
  mightBelowZero: {
    about: 'what Might below 0 counts as',
    concepts: ['unit.might.below-zero'],
    values: ['is zero', 'is tracked'],
  },
  /** Whether the limit of "to a minimum of" is worked out once, as the decrease is applied, or each time that Might is read. */
  limitedDecrease: {
    about: 'when the limit of a decrease "to a minimum of" is worked out',
    concepts: ['layers.snapshot'],
    values: ['looked up', 'fixed when applied'],
  },
  /** Whether all increases of Might apply before all decreases, or each in order of time. */
  mightOrder: {
    about: 'in what order Might is increased and decreased',
    concepts: ['layers.arithmetic', 'layers.arithmetic.order', 'layers.increases'],
    values: ['by time', 'increases first'],
  },
  /**
   * Whether a keyword is there that is given after an effect took it away. Where any change of what an effect results in makes that
   * effect depend on the other, the loss depends on the gift and not the other way, and so is applied after it whenever it was made;
   * where only a change that is not fixed beforehand does, or nothing says which of two depends, the time stamps decide.
   */
  laterKeywords: {
    about: 'whether a keyword given after an effect took it away is kept',
    concepts: ['layers.dependency.outcome', 'layers.dependency.which'],
    values: ['kept', 'lost'],
  },
  /** When an item on the chain can be chosen: as soon as it is pending, or only once it is finalised. */
  chainTargets: {
    about: 'which spells and abilities on the chain can be chosen',
    concepts: ['play.target.valid.where.chain'],
    values: ['pending or finalised', 'finalised'],
  },
  /** What part of a group of targets that is no longer legal its controller may keep: any legal part, or one to which no target can be added. */
  legalSubset: {
    about: 'how much of a group of targets that is no longer legal can be kept',
    concepts: ['play.target.group.subset.most', 'play.target.group.subset'],
    values: ['any', 'as large as it can be'],
  },
  /** What is chosen when new choices are made: any of the choices, each different from before, or all of them, including the same ones again. */
  newChoices: {
    about: 'what is chosen when new choices are made',
    concepts: ['new-choices.any'],
    values: ['any choices, differently', 'all choices'],
  },
  /** When a triggered ability that adds resources is finalised: after what is being done, before other items, or in the middle of it. */
  triggersThatAdd: {
    about: 'when triggered abilities that add resources are finalised',
    concepts: ['add.at-once'],
    values: ['before other items', 'at once'],
  },
  /** Whether a unit that changes controllers contests its battlefield only if a player takes control of it, or also as control goes back. */
  controlChangeContests: {
    about: 'when a unit that changes controllers contests its battlefield',
    concepts: ['control.contested.new-controller', 'control.contested.applies-when'],
    values: ['if control is taken', 'however control changes'],
  },
  /** When abilities that trigger on something being chosen trigger: before the item that chooses it is paid for, or once it is finalised. */
  targetingTriggers: {
    about: 'when abilities that trigger on being chosen trigger',
    concepts: ['ability.targeting-effect.chain'],
    values: ['once it is finalised', 'as it is chosen'],
  },
  /** Where the play effects of a permanent that was played from facedown choose. */
  hiddenPlayEffects: {
    about: 'where the play effects of a permanent played from facedown choose',
    concepts: ['keyword.hidden.here.play-effect', 'keyword.hidden.here.targets'],
    values: ['where it was hidden', 'where it was played to'],
  },
  /** Whether a facedown card counts as a card with Hidden, if it has that keyword. */
  facedownCards: {
    about: 'whether a facedown card counts as a card with Hidden',
    concepts: ['keyword.hidden.facedown-apart'],
    values: ['with Hidden', 'without Hidden'],
  },
  /** Whose choices as an item was finalised count for its "if you played this …": its controller's, or anybody's. */
  finalizedBy: {
    about: 'whose choices as a spell was finalised count after another player has taken it',
    concepts: ['card.text.instructions.finalizing', 'action.play.triggers.countered'],
    values: ['its controller', 'anybody'],
  },
  /** Whether each player of a team can score a battlefield in a turn, or the team once. */
  teamScores: {
    about: 'how often a team scores a battlefield in a turn',
    concepts: ['mode.team.scoring', 'score.once'],
    values: ['once each turn for each player', 'once each turn'],
  },
  /** When a teammate's battlefields do not count for the last point: in any turn, or in the team's turns, while in others' turns every battlefield counts. */
  teamFinalPoint: {
    about: "when a teammate's battlefields do not count for the last point",
    concepts: ['mode.team.final-point', 'score.final-point.rule'],
    values: ['in any turn', "in the team's turns"],
  },
  /** Whether a unit can be attached, including gear that is also a unit or has become one. */
  attachedUnits: {
    about: 'whether a unit can be attached',
    concepts: ['unit.not-attached', 'attach'],
    values: ['like other cards', 'never'],
  },
  /** Whether a trigger that is activated by name counts as triggered by such an event for extra triggers that ask where or how it happened. */
  activatedEffects: {
    about: 'how extra triggers apply to a trigger that is activated by name',
    concepts: ['ability.triggered.activate-named.no-event', 'ability.triggered.activate-named'],
    values: ['as if its event had happened', 'as without an event'],
  },
  /** Where a permanent goes if several effects say where: as any one of them says, or as most of them do together. */
  placeRequirements: {
    about: 'which effects are followed if several of them say where a permanent goes',
    concepts: ['play.choices.requirement.several', 'play.choices.location.granted'],
    values: ['any of them', 'as many as possible'],
  },
  /** Whether the layers are evaluated for all objects at once, or for each object separately, after those that it depends on. */
  layersOf: {
    about: 'how objects are evaluated in layers',
    concepts: ['layers.object-dependency', 'layers.repeated'],
    values: ['all objects at once', 'each object'],
  },
  /** Whether becoming a copy is one of the effects that alter traits, in order of time, or applies before all of them. */
  copiesApply: {
    about: 'when copying applies in relation to other changes of traits',
    concepts: ['layers.copy'],
    values: ['with other traits', 'before other traits'],
  },
  /** What reduces the cost that Weaponmaster pays for Equip: everything that would as it is activated, or nothing that is about activating. */
  weaponmasterPays: {
    about: 'which reductions apply to what Weaponmaster pays for Equip',
    concepts: ['keyword.weaponmaster.cost.not-played', 'keyword.weaponmaster.cost'],
    values: ['as if Equip were activated', 'none for activating'],
  },
  /** When something that is done "as you play me" happens: as the permanent enters, or with the first choices for it, before anything is paid. */
  doneAsPlayed: {
    about: 'when something done “as” a permanent is played happens',
    concepts: ['play.choices.as-played'],
    values: ['as it enters', 'among the choices'],
  },
  /** What is read of a card that was shown off: its characteristics at that later time, or those it had when it was shown off. */
  shownOffIsRead: {
    about: 'which characteristics of a card that was shown off are read',
    concepts: ['keyword.show-off.information.when', 'play.referent.when'],
    values: ['those it has by then', 'those it had as it was shown off'],
  },
  /** What makes a player whose deck has too few cards burn out; for looking, the deck has to be empty. */
  burnOutFor: {
    about: 'what makes a player with too few cards in the deck burn out',
    concepts: ['burn-out.when-to'],
    values: ['drawing, the trash and looking', 'any move'],
  },
  /** How the trash gets into the deck of a player who burns out. */
  burnOutTrash: {
    about: 'how the trash goes into the deck when a player burns out',
    concepts: ['burn-out.recycle'],
    values: ['is shuffled in', 'is recycled'],
  },
  /** Whether the point for a second or later burn out in a row can be prevented and replaced. */
  burnOutAgain: {
    about: 'whether the point for a second or later burn out in a row can be changed',
    concepts: ['burn-out.again.points'],
    values: ['like any point', 'no'],
  },
  win: {
    about: 'when a player at the victory score wins',
    concepts: ['cleanup.win'],
    values: ['at once', 'in a cleanup, strictly ahead'],
  },
  /** When the last point needs every battlefield: with exactly one point missing, or with one or fewer. */
  lastPointFrom: {
    about: 'when a conquer needs every battlefield to score the last point',
    concepts: ['score.final-point.near'],
    values: ['one short', 'one short or more'],
  },
  /** Who passes in a combat's showdown. */
  combatPasses: {
    about: "who passes in a combat's showdown",
    concepts: ['showdown.pass.all', 'showdown.relevant.combat'],
    values: ['its players', 'all'],
  },
  /** Who acts first on the chain that attack and defend triggers have opened. */
  initialChain: {
    about: 'who acts first on the chain opened by attack and defend triggers',
    concepts: ['combat.showdown.attacker-active'],
    values: ['attacker first', 'as any chain'],
  },
  /** Whether units that come late to a combat become attackers or defenders. */
  lateArrivals: {
    about: 'when units that arrive late in a combat get a role',
    concepts: ['combat.showdown.late'],
    values: ['no role', 'in a cleanup'],
  },
  /** Whether units can move to a teammate's battlefield. */
  teammatePlace: {
    about: "whether units can move to a teammate's battlefield",
    concepts: ['move.destination.teammate'],
    values: ['allowed', 'barred if controlled', 'barred if occupied'],
  },
  /** When a player plays and activates on a teammate's turn: as freely as that teammate, or by an invitation to use their priority. */
  teammatesAct: {
    about: "when a player can play and activate on a teammate's turn",
    concepts: ['mode.team.teammates-turn', 'turn.main.teammates'],
    values: ['freely', 'when invited'],
  },
  teamPoints: {
    about: "who has a team's points",
    concepts: ['mode.team.points'],
    values: ['each their own', 'shared'],
  },
  /** Who is removed from the game by a concession: the player alone, or their teammates as well. */
  concession: {
    about: 'who is removed by a concession',
    concepts: ['concede.removed.teammates'],
    values: ['the player', 'the team'],
  },
  /** Who keeps or gains focus when an open showdown becomes a combat. */
  overtakenFocus: {
    about: 'who has focus when an open showdown becomes a combat',
    concepts: ['combat.showdown.keeps-focus', 'combat.showdown.attacker-gains-focus'],
    values: ['attacker', 'keeps in spite of another rule', 'keeps'],
  },
  /** What a team game's first player skips in their first turn. */
  firstTeamTurn: {
    about: 'what the first player of a team game skips in their first turn',
    concepts: ['mode.team.first-turn'],
    values: ['no draw in the channel phase', 'no draw in the draw phase'],
  },
} as const satisfies Readonly<Record<string, BehaviourRow>>;

export type Behaviour = keyof typeof BEHAVIOURS;

/** What is done where editions differ. */
export type Behaviours = { readonly [Name in Behaviour]: (typeof BEHAVIOURS)[Name]['values'][number] };

/** What the first edition does. */
export const firstBehaviours = (): Behaviours =>
  Object.fromEntries(Object.entries(BEHAVIOURS).map(([name, { values }]) => [name, values[0]])) as Behaviours;
