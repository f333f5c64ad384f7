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
  /** What comes when a combat's showdown closes and neither side has units there: its resolution, or nothing of the combat. */
  nobodyLeft: {
    about: "a combat's showdown closes and nobody has units there",
    concepts: ['combat.damage.skipped'],
    values: ['no combat', 'resolution'],
  },
  /** When attackers and defenders stop being that. */
  rolesGo: {
    about: 'when attackers and defenders stop being attackers and defenders',
    concepts: ['combat.ends.roles'],
    values: ['after-control', 'before-control'],
  },
  /** Who has won a combat: judged before attackers are recalled, after it, or after it with recalls counted as none. */
  combatResult: {
    about: 'who has won: judged before recalls, after them, or recalls count as no result',
    concepts: ['combat.result', 'combat.result.none'],
    values: ['before-recall', 'after-recall', 'recall-is-none'],
  },
  /** Whether both sides still there after the resolution stage a combat, and a showdown with it. */
  bothRemainStage: {
    about: 'what is staged when both sides still have units',
    concepts: ['combat.result.restage'],
    values: ['nothing', 'combat', 'showdown and combat'],
  },
  /** What happens in a showdown when a second player's unit comes. */
  showdownOvertaken: {
    about: "a second player's unit comes to an open showdown",
    concepts: ['combat.becomes', 'showdown.closes.both-remain', 'showdown.closes.both-remain.attacker'],
    values: ['runs to its close', 'becomes the combat'],
  },
  /** When control goes from a battlefield without its controller's units. */
  controlLost: {
    about: 'when control without units is lost',
    concepts: ['control.lost'],
    values: ['unless contested', 'in an open cleanup'],
  },
  /** Whether units alone give control of a battlefield that nobody contests. */
  controlByPresence: {
    about: 'units give control of a place that nobody contests',
    concepts: ['control.established'],
    values: [true, false],
  },
  /** What becomes of a unit in a base that is not its controller's. */
  strangersInBase: {
    about: "a unit in a base that is not its controller's",
    concepts: ['cleanup.strays'],
    values: ['stay', 'are recalled'],
  },
  /** Whether a cleanup recalls runes from battlefields, as it does gear. */
  runesRecalled: {
    about: 'a rune that was moved to a battlefield goes back to base',
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
    about: 'what keeps a card facedown where it is',
    concepts: ['cleanup.strays'],
    values: ['with a unit', 'while controlled'],
  },
  /** When focus passes on as a chain in a showdown has come to its end. */
  focusAfterChain: {
    about: 'when focus passes on after a chain in a showdown',
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
  legionAsks: { about: 'the same for Legion', concepts: ['keyword.legion.active'], values: ['resolved', 'finalized'] },
  /** Whether a card itself counts for the Legion of its abilities that are no play effects. */
  legionCounts: {
    about: 'which card counts for Legion if the ability is not a play effect',
    concepts: ['keyword.legion.meaning.other-abilities'],
    values: ['other cards', 'itself, but for play effects'],
  },
  /** What a keyword with a condition rules that stands between the cost of an ability and what it does. */
  keywordBehindCost: {
    about: "what a keyword such as Legion rules that stands between an ability's cost and what it does",
    concepts: ['dependent.kinds.activated', 'keyword.legion.meaning.other-abilities'],
    values: ['what it does', 'the whole ability'],
  },
  /**
   * When a trigger's leading "you may", and what is to be paid for it, is decided. What is decided as it triggers is asked as it
   * is finalised, with its targets: nothing happens in between.
   */
  leadingMay: {
    about: 'when a trigger\'s leading "you may", and its cost, is decided',
    concepts: ['ability.triggered.may', 'ability.triggered.cost', 'ability.triggered.cost.paid'],
    values: ['on resolution', 'as it triggers', 'as it is finalised'],
  },
  /** Whether Deflect asks its Power once of a spell or ability, or for each time that it chooses the unit. */
  deflectAsks: {
    about: 'how often Deflect costs Power',
    concepts: ['keyword.deflect.meaning'],
    values: ['once', 'each time'],
  },
  /** What Deflect works on: permanents alone, or legends as well. */
  deflectOn: {
    about: 'what Deflect works on',
    concepts: ['keyword.deflect.mandatory'],
    values: ['permanents', 'any game object'],
  },
  /** When stuns end: what triggers at the end of the turn comes before or after. */
  stunsEnd: {
    about: 'when stuns end',
    concepts: ['stun.ends'],
    values: ['as the ending step begins', 'with what lasts this turn'],
  },
  /** Whether the end of the turn is done over when something has come of it. */
  endingRepeats: {
    about: 'whether the end of the turn is repeated if it had any effect',
    concepts: ['turn.ending.repeat'],
    values: [true, false],
  },
  /** Which text of an attached card is inactive: all of it, or what is printed on it but not what it was given. */
  inactiveText: {
    about: 'which text is inactive on an attached card',
    concepts: ['attachment.attached.rules-text'],
    values: ['all', 'printed'],
  },
  /** Whose a battlefield's triggered ability is that lets some player choose. */
  placeAbilities: {
    about: "who controls a battlefield's ability that lets a certain player choose",
    concepts: ['control.abilities.indicated'],
    values: ['its controller', 'whom it lets choose'],
  },
  /** When a cost further on in a trigger's instructions is paid. */
  innerCosts: {
    about: "when a cost later in a trigger's instructions is paid",
    concepts: ['ability.triggered.cost.not-later', 'ability.triggered.cost'],
    values: ['on resolution', 'as it is finalised'],
  },
  /** Whether a player who is instructed to do something with hidden cards of some kind may leave it, besides any "may". */
  hiddenCards: {
    about: 'whether a player instructed to act on hidden cards of some kind may decline',
    concepts: ['privacy.not-compelled'],
    values: ['have to be found', 'may be left'],
  },
  /** Who orders replacements of what happens to an object. */
  replacementOrder: {
    about: 'who orders the replacements of an event that affects an object',
    concepts: ['ability.replacement.order'],
    values: ['its owner', 'its controller'],
  },
  /** What comes of attaching a card to what it is attached to already. */
  attachSame: {
    about: 'a card is attached to something it is already attached to',
    concepts: ['attach.same'],
    values: ['off and on', 'does nothing'],
  },
  /** When that is done which is done "as" a card is attached: before what sees the attaching has its say, or once that has happened. */
  asAttached: {
    about: 'when what is done “as” a card is attached is done: before what sees the attaching, or after it',
    concepts: ['ability.replacement.as'],
    values: ['with the attaching', 'after it'],
  },
  /** Whether a replacement or trigger limited to "once each turn" may be left unused, besides any "may" that it says. */
  onceEachTurn: {
    about: 'a replacement or trigger limited to "once each turn" without a "may"',
    concepts: ['ability.replacement.limit.may.when', 'ability.triggered.limit.may'],
    values: ['as it says', 'may be left'],
  },
  /** What uses up a trigger's "once each turn": that it went on the chain, or only that it was performed, from its finalisation on. */
  usedUpBy: {
    about: 'what uses up a trigger limited to "once each turn"',
    concepts: ['ability.triggered.limit.used-up', 'ability.triggered.limit'],
    values: ['triggering', 'being performed'],
  },
  /** Whether what was replaced was done, for an "if you do" after it. */
  replacedActions: {
    about: 'whether replaced actions count as done for an "if you do" that follows',
    concepts: ['play.linked.replaced'],
    values: ['are not done', 'count as done'],
  },
  /** Whether an instruction that something prevents is ignored, and what is linked with it too, or only has no effect. */
  preventedInstructions: {
    about: 'whether a prevented instruction, and those linked to it, are ignored',
    concepts: ['play.linked.earlier', 'play.impossible.ignored'],
    values: ['are negated', 'are ignored'],
  },
  /** When a spell that was played to be recycled "then" is: as it resolves, or however else it leaves the chain, too. */
  thenRecycled: {
    about: 'when a spell played to be recycled or banished "then" is',
    concepts: ['ability.delayed.replacement.then'],
    values: ['as it resolves', 'as it leaves the chain'],
  },
  /** Whether a player who is instructed to pay resources may decline, even without a "may" in front. */
  instructedPayments: {
    about: 'whether a player instructed to pay resources may decline, apart from any "may" before it',
    concepts: ['pay.choice'],
    values: ['is done', 'may be left'],
  },
  /** Which replacements of damage count as it is assigned: what prevents it, what doubles it. */
  replacementsAtAssignment: {
    about: 'which replacements of damage count as it is assigned',
    concepts: ['combat.assign.replacements', 'prevent.assignment.lethal'],
    values: ['none', 'prevention', 'both'],
  },
  /** Whether Bonus Damage comes before prevention, or on top of what is dealt in spite of it. */
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
  /** What pays for Power of its own that a card of several domains asks for. */
  ownPower: {
    about: "what pays for Power of a card's own domains if it has several, including Accelerate's",
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
  /** What the turn player picks from first. */
  beginFirst: {
    about: 'what the turn player picks from first',
    concepts: ['cleanup.begin-showdown', 'cleanup.begin-showdown.with-combat'],
    values: ['showdowns', 'any', 'showdowns without a combat'],
  },
  /** Whether a battlefield stops being contested when the contesting player's units are gone, outside a combat. */
  uncontestInCleanup: {
    about: 'a contest ends when the contesting units are gone',
    concepts: ['cleanup.uncontest'],
    values: [false, true],
  },
  /** How much damage one unit can be assigned while another lacks lethal damage. */
  overLethal: {
    about: 'more than lethal damage while another unit lacks lethal damage',
    concepts: ['combat.assign.over-lethal'],
    values: ['unlimited', 'only-when-none-short'],
  },
  /** Whether Might below 0 is kept, and counts as 0 only where it is read. */
  mightBelowZero: { about: 'Might below 0', concepts: ['unit.might.below-zero'], values: ['is zero', 'is tracked'] },
  /** Whether "to a minimum of" is worked out once, as the decrease is applied, or anew whenever Might is read. */
  limitedDecrease: {
    about: '"to a minimum of"',
    concepts: ['layers.snapshot'],
    values: ['looked up', 'fixed when applied'],
  },
  /** Whether all increases of Might come before all decreases, or each in the order of time. */
  mightOrder: {
    about: 'increases and decreases of Might',
    concepts: ['layers.arithmetic', 'layers.arithmetic.order', 'layers.increases'],
    values: ['by time', 'increases first'],
  },
  /**
   * Whether a keyword is there that is given after an effect took it away. Where any change of what an effect results in makes that
   * effect depend on the other, the loss depends on the gift and not the other way, and so is applied after it whenever it was made;
   * where only a change that is not fixed beforehand does, or nothing says which of two depends, the time stamps decide.
   */
  laterKeywords: {
    about: 'a keyword given after an effect took it away',
    concepts: ['layers.dependency.outcome', 'layers.dependency.which'],
    values: ['are there', 'are lost'],
  },
  /** From when on what is on the chain can be chosen: as it waits to be finalised, too. */
  chainTargets: {
    about: 'which spells and abilities on the chain can be chosen',
    concepts: ['play.target.valid.where.chain'],
    values: ['pending or finalised', 'finalised'],
  },
  /** What part of a group of targets that is no longer legal its controller may keep: any legal one, or one that nothing could be added to. */
  legalSubset: {
    about: 'what is kept of a group of targets that is no longer legal',
    concepts: ['play.target.group.subset.most', 'play.target.group.subset'],
    values: ['any', 'as large as it can be'],
  },
  /** What is chosen anew where new choices are made: what the player wants, each other than before, or everything, the same again if they want. */
  newChoices: {
    about: 'what is chosen where new choices are made',
    concepts: ['new-choices.any'],
    values: ['any of them, differently', 'all of them'],
  },
  /** When a triggered ability that adds resources is finalised: once what is being done has been done, before other items, or in the middle of it. */
  triggersThatAdd: {
    about: 'when triggered abilities that add are finalised',
    concepts: ['add.at-once'],
    values: ['before other items', 'at once'],
  },
  /** Whether a unit that changes its controller contests the battlefield where it is only as somebody takes control of it, or also as control goes back. */
  controlChangeContests: {
    about: 'units that change their controller at a battlefield',
    concepts: ['control.contested.new-controller', 'control.contested.applies-when'],
    values: ['as it is taken', 'in any way'],
  },
  /** When abilities trigger that wait for something to be chosen: before what chooses it is paid for, or once that is finalised. */
  targetingTriggers: {
    about: 'when what waits for a choice triggers',
    concepts: ['ability.targeting-effect.chain'],
    values: ['once it is finalised', 'as it is chosen'],
  },
  /** Where the play effects of a permanent choose that was played from facedown. */
  hiddenPlayEffects: {
    about: 'play effects of what was hidden',
    concepts: ['keyword.hidden.here.play-effect', 'keyword.hidden.here.targets'],
    values: ['where it was hidden', 'where it was played to'],
  },
  /** Whether what lies facedown counts as a card with Hidden, if it has that. */
  facedownCards: {
    about: 'whether a facedown card counts as one with Hidden',
    concepts: ['keyword.hidden.facedown-apart'],
    values: ['have Hidden', 'are without Hidden'],
  },
  /** Whose it has to be what was done as an item was finalised, for its "if you played this …": its controller's, or anybody's. */
  finalizedBy: {
    about: 'what was done as a spell was finalised, after another player took it',
    concepts: ['card.text.instructions.finalizing', 'action.play.triggers.countered'],
    values: ['its controller', 'anybody'],
  },
  /** Whether each player of a team can score a battlefield in a turn, or the team once. */
  teamScores: {
    about: 'how often a team scores a battlefield in a turn',
    concepts: ['mode.team.scoring', 'score.once'],
    values: ['once each turn for each player', 'once each turn'],
  },
  /** When what a teammate occupied is no part of the last point: in any turn, or in the team's turns, while in others' turns every battlefield counts. */
  teamFinalPoint: {
    about: "when a teammate's battlefields are no part of the last point",
    concepts: ['mode.team.final-point', 'score.final-point.rule'],
    values: ['in any turn', "in the team's turns"],
  },
  /** Whether a unit can be attached, as gear that is a unit as well or has become one. */
  attachedUnits: {
    about: 'attaching what is a unit',
    concepts: ['unit.not-attached', 'attach'],
    values: ['like other cards', 'are never'],
  },
  /** Whether a trigger that is activated by its name counts as set off by such an event for what asks where or how that was. */
  activatedEffects: {
    about: 'what triggers once more of what is activated by its name',
    concepts: ['ability.triggered.activate-named.no-event', 'ability.triggered.activate-named'],
    values: ['as if it had happened', 'of no event'],
  },
  /** Where a permanent goes that several effects send somewhere: as one of them says, or as most of them do together. */
  placeRequirements: {
    about: 'a permanent that several effects send somewhere',
    concepts: ['play.choices.requirement.several', 'play.choices.location.granted'],
    values: ['any of them', 'as many as possible'],
  },
  /** Whether the layers are evaluated for all objects at once, or for each by itself, after those that it depends on. */
  layersOf: {
    about: 'in what order objects are evaluated in layers',
    concepts: ['layers.object-dependency', 'layers.repeated'],
    values: ['all objects at once', 'each object'],
  },
  /** Whether becoming a copy is one of the effects that alter traits, in the order of time, or comes before all of them. */
  copiesApply: {
    about: 'copying and what else alters traits',
    concepts: ['layers.copy'],
    values: ['with other traits', 'before other traits'],
  },
  /** What lowers what Weaponmaster pays for Equip: all that would as that is activated, or nothing that speaks of activating. */
  weaponmasterPays: {
    about: 'what lowers what Weaponmaster pays',
    concepts: ['keyword.weaponmaster.cost.not-played', 'keyword.weaponmaster.cost'],
    values: ['as if it were activated', 'what is not activated'],
  },
  /** When that is done which a permanent has done "as you play me": as it enters, or with the first choices for it, before anything is paid. */
  doneAsPlayed: {
    about: 'what is done as a permanent is played',
    concepts: ['play.choices.as-played'],
    values: ['as it enters', 'among the choices'],
  },
  /** What words read of something that was shown off: as it is by then, or as it was when that was done. */
  shownOffIsRead: {
    about: 'what is read of something that was shown off',
    concepts: ['keyword.show-off.information.when', 'play.referent.when'],
    values: ['as it is by then', 'as it was shown off'],
  },
  /** What a player burns out for whose deck has too few cards; looking asks for an empty deck. */
  burnOutFor: {
    about: 'what makes a player with too few cards in the deck burn out',
    concepts: ['burn-out.when-to'],
    values: ['drawing, the trash and looking', 'any move'],
  },
  /** How the trash gets into the deck of a player who burns out. */
  burnOutTrash: {
    about: 'how the trash goes into the deck on a burn out',
    concepts: ['burn-out.recycle'],
    values: ['is shuffled in', 'is recycled'],
  },
  /** Whether the point of a second burn out in a row, and of those after it, can be prevented and replaced. */
  burnOutAgain: {
    about: 'the point for a second burn out in a row and for later ones',
    concepts: ['burn-out.again.points'],
    values: ['as any point', 'is certain'],
  },
  win: {
    about: 'a player at the victory score wins',
    concepts: ['cleanup.win'],
    values: ['at once', 'in a cleanup, strictly ahead'],
  },
  /** When the last point asks for every battlefield: exactly one short, or one short or more. */
  lastPointFrom: {
    about: 'from when the last point requires every battlefield',
    concepts: ['score.final-point.near'],
    values: ['one short', 'one short or more'],
  },
  /** Who passes in a combat's showdown. */
  combatPasses: {
    about: "who passes in a combat's showdown",
    concepts: ['showdown.pass.all', 'showdown.relevant.combat'],
    values: ['its players', 'all'],
  },
  /** Who acts first on the chain that attacking and defending has opened. */
  initialChain: {
    about: 'who acts first on the chain opened by attack and defend triggers',
    concepts: ['combat.showdown.attacker-active'],
    values: ['attacker first', 'as any chain'],
  },
  /** Whether units that come late to a combat become attackers or defenders. */
  lateArrivals: {
    about: 'units that arrive late in a combat',
    concepts: ['combat.showdown.late'],
    values: ['no role', 'in a cleanup'],
  },
  /** Whether a teammate's battlefield can be moved to. */
  teammatePlace: {
    about: "a teammate's battlefield as a destination",
    concepts: ['move.destination.teammate'],
    values: ['allowed', 'barred if controlled', 'barred if occupied'],
  },
  /** When a player plays and activates on a teammate's turn: like that teammate, or by an invitation to use their priority. */
  teammatesAct: {
    about: "playing and activating on a teammate's turn",
    concepts: ['mode.team.teammates-turn', 'turn.main.teammates'],
    values: ['freely', 'when invited'],
  },
  teamPoints: { about: 'points of a team', concepts: ['mode.team.points'], values: ['each their own', 'shared'] },
  /** Who is removed from the game by a concession: the player alone, or their teammates as well. */
  concession: {
    about: 'who is removed by a concession',
    concepts: ['concede.removed.teammates'],
    values: ['of the player', 'of the team'],
  },
  /** Who keeps or gains focus when an open showdown becomes a combat. */
  overtakenFocus: {
    about: 'who then has focus',
    concepts: ['combat.showdown.keeps-focus', 'combat.showdown.attacker-gains-focus'],
    values: ['attacker', 'keeps in spite of another rule', 'keeps'],
  },
  /** What a team game's first player goes without in their first turn. */
  firstTeamTurn: {
    about: 'the first turn of a team game',
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
