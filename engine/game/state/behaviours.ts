/** What editions do differently: one named behaviour a difference, read wherever an edition matters. No other file asks which edition it is in. */
export interface Behaviours {
  /** When the damage of a combat heals: after control has changed, or in the combat's cleanup, before anything else. */
  readonly combatHeals: 'after-control' | 'in-combat-cleanup';
  /** What comes when a combat's showdown closes and neither side has units there: its resolution, or nothing of the combat. */
  readonly nobodyLeft: 'resolution' | 'no combat';
  /** When attackers and defenders stop being that. */
  readonly rolesGo: 'before-control' | 'after-control';
  /** Who has won a combat: judged before attackers are recalled, after it, or after it with recalls counted as none. */
  readonly combatResult: 'before-recall' | 'after-recall' | 'recall-is-none';
  /** Whether both sides still there after the resolution stage a combat, and a showdown with it. */
  readonly bothRemainStage: 'nothing' | 'combat' | 'showdown and combat';
  /** What happens in a showdown when a second player's unit comes. */
  readonly showdownOvertaken: 'runs to its close' | 'becomes the combat';
  /** When control goes from a battlefield without its controller's units. */
  readonly controlLost: 'unless contested' | 'in an open cleanup';
  /** Whether units alone give control of a battlefield that nobody contests. */
  readonly controlByPresence: boolean;
  /** What becomes of a unit in a base that is not its controller's. */
  readonly strangersInBase: 'stay' | 'are recalled';
  /** Whether a cleanup recalls runes from battlefields, as it does gear. */
  readonly runesRecalled: boolean;
  /** Where a card can be hidden from. */
  readonly hiddenFrom: 'hand' | 'hand or Champion Zone';
  /** What keeps a facedown card where it is. */
  readonly hiddenStays: 'with a unit' | 'while controlled';
  /** When focus passes on as a chain in a showdown has come to its end. */
  readonly focusAfterChain: 'always' | 'not after the initial chain or an Add' | 'not after a trigger or an Add';
  /**
   * When a trigger's leading "you may", and what is to be paid for it, is decided. What is decided as it triggers is asked as it
   * is finalised, with its targets: nothing happens in between.
   */
  readonly leadingMay: 'on resolution' | 'as it triggers' | 'as it is finalised';
  /** What adds resources without waiting on the chain. */
  readonly addsAtOnce: 'spells and activated abilities' | 'abilities';
  /** Whose a battlefield's triggered ability is that lets some player choose. */
  readonly placeAbilities: 'its controller' | 'whom it lets choose';
  /** Whether what was replaced was done, for an "if you do" after it. */
  readonly replacedActions: 'count as done' | 'are not done';
  /** Whether an instruction that something prevents is ignored, and what is linked with it too, or only has no effect. */
  readonly preventedInstructions: 'are ignored' | 'are negated';
  /** Whether a player who is instructed to do something with hidden cards of some kind may leave it, besides any "may". */
  readonly hiddenCards: 'have to be found' | 'may be left';
  /** When a spell that was played to be recycled "then" is: as it resolves, or however else it leaves the chain, too. */
  readonly thenRecycled: 'as it resolves' | 'as it leaves the chain';
  /** Who orders replacements of what happens to an object. */
  readonly replacementOrder: 'its owner' | 'its controller';
  /** Whether a replacement or trigger limited to "once each turn" may be left unused, besides any "may" that it says. */
  readonly onceEachTurn: 'as it says' | 'may be left';
  /** What uses up a trigger's "once each turn": that it went on the chain, or only that it was performed, from its finalisation on. */
  readonly usedUpBy: 'triggering' | 'being performed';
  /** What comes of attaching a card to what it is attached to already. */
  readonly attachSame: 'off and on' | 'does nothing';
  /** When that is done which is done "as" a card is attached: before what sees the attaching has its say, or once that has happened. */
  readonly asAttached: 'with the attaching' | 'after it';
  /** When a cost further on in a trigger's instructions is paid. */
  readonly innerCosts: 'on resolution' | 'as it is finalised';
  /** Whether a player who is instructed to pay resources may decline, even without a "may" in front. */
  readonly instructedPayments: 'is done' | 'may be left';
  /** Which replacements of damage count as it is assigned: what prevents it, what doubles it. */
  readonly replacementsAtAssignment: 'none' | 'prevention' | 'both';
  /** When a card counts as played for what looks back on it: once it has resolved, or as soon as it is finalised. */
  readonly countsAsPlayed: 'resolved' | 'finalized';
  /** What a team game's first player goes without in their first turn. */
  readonly firstTeamTurn: 'no draw in the channel phase' | 'no draw in the draw phase';
  /** The same for Legion, which one edition words on its own. */
  readonly legionAsks: 'resolved' | 'finalized';
  /** Whether a card itself counts for the Legion of its abilities that are no play effects. */
  readonly legionCounts: 'other cards' | 'itself, but for play effects';
  /** What a keyword with a condition rules that stands between the cost of an ability and what it does. */
  readonly keywordBehindCost: 'what it does' | 'the whole ability';
  /** Whether Bonus Damage comes before prevention, or on top of what is dealt in spite of it. */
  readonly bonusDamage: 'on what is dealt' | 'before prevention';
  /** What pays for Power of its own that a card of several domains asks for. */
  readonly ownPower: 'of one of them' | 'of any domain';
  /** When rune pools empty during a turn's start. */
  readonly poolsEmpty: 'after drawing' | 'as the main phase begins';
  /** Whether Deflect asks its Power once of a spell or ability, or for each time that it chooses the unit. */
  readonly deflectAsks: 'once' | 'each time';
  /** What Deflect works on: permanents alone, or legends as well. */
  readonly deflectOn: 'permanents' | 'any game object';
  /** Which text of an attached card is inactive: all of it, or what is printed on it but not what it was given. */
  readonly inactiveText: 'all' | 'printed';
  /** When stuns end: what triggers at the end of the turn comes before or after. */
  readonly stunsEnd: 'as the ending step begins' | 'with what lasts this turn';
  /** Whether the end of the turn is done over when something has come of it. */
  readonly endingRepeats: boolean;
  /** Which contested battlefields get a showdown. */
  readonly showdownStaged: 'unopposed' | 'any contested';
  /** Whether a combat is staged at a battlefield as soon as it is opposed, or only once no showdown is open there. */
  readonly combatStaged: 'even in a showdown' | 'outside a showdown';
  /** Whether a cleanup kills before it gives and takes roles, or after. */
  readonly cleanupKills: 'before roles' | 'after roles';
  /** What the turn player picks from first. */
  readonly beginFirst: 'showdowns' | 'any' | 'showdowns without a combat';
  /** Whether a battlefield stops being contested when the contesting player's units are gone, outside a combat. */
  readonly uncontestInCleanup: boolean;
  /** How much damage one unit can be assigned while another lacks lethal damage. */
  readonly overLethal: 'unlimited' | 'only-when-none-short';
  /** Whether Might below 0 is kept, and counts as 0 only where it is read. */
  readonly mightBelowZero: 'is zero' | 'is tracked';
  /** Whether "to a minimum of" is worked out once, as the decrease is applied, or anew whenever Might is read. */
  readonly limitedDecrease: 'looked up' | 'fixed when applied';
  /** Whether all increases of Might come before all decreases, or each in the order of time. */
  readonly mightOrder: 'by time' | 'increases first';
  /**
   * Whether a keyword is there that is given after an effect took it away. Where any change of what an effect results in makes that
   * effect depend on the other, the loss depends on the gift and not the other way, and so is applied after it whenever it was made;
   * where only a change that is not fixed beforehand does, or nothing says which of two depends, the time stamps decide.
   */
  readonly laterKeywords: 'are there' | 'are lost';
  /** Whether the layers are evaluated for all objects at once, or for each by itself, after those that it depends on. */
  readonly layersOf: 'all objects at once' | 'each object';
  /** Whether becoming a copy is one of the effects that alter traits, in the order of time, or comes before all of them. */
  readonly copiesApply: 'with other traits' | 'before other traits';
  /** From when on what is on the chain can be chosen: as it waits to be finalised, too. */
  readonly chainTargets: 'pending or finalised' | 'finalised';
  /** What part of a group of targets that is no longer legal its controller may keep: any legal one, or one that nothing could be added to. */
  readonly legalSubset: 'any' | 'as large as it can be';
  /** What is chosen anew where new choices are made: what the player wants, each other than before, or everything, the same again if they want. */
  readonly newChoices: 'any of them, differently' | 'all of them';
  /** When a triggered ability that adds resources is finalised: once what is being done has been done, before other items, or in the middle of it. */
  readonly triggersThatAdd: 'before other items' | 'at once';
  /** Whether a unit that changes its controller contests the battlefield where it is only as somebody takes control of it, or also as control goes back. */
  readonly controlChangeContests: 'as it is taken' | 'in any way';
  /** When abilities trigger that wait for something to be chosen: before what chooses it is paid for, or once that is finalised. */
  readonly targetingTriggers: 'as it is chosen' | 'once it is finalised';
  /** Where the play effects of a permanent choose that was played from facedown. */
  readonly hiddenPlayEffects: 'where it was hidden' | 'where it was played to';
  /** Whether what lies facedown counts as a card with Hidden, if it has that. */
  readonly facedownCards: 'have Hidden' | 'are without Hidden';
  /** Whose it has to be what was done as an item was finalised, for its "if you played this …": its controller's, or anybody's. */
  readonly finalizedBy: 'its controller' | 'anybody';
  /** Whether each player of a team can score a battlefield in a turn, or the team once. */
  readonly teamScores: 'once each turn for each player' | 'once each turn';
  /** When what a teammate occupied is no part of the last point: in any turn, or in the team's turns, while in others' turns every battlefield counts. */
  readonly teamFinalPoint: 'in any turn' | "in the team's turns";
  /** Whether a unit can be attached, as gear that is a unit as well or has become one. */
  readonly attachedUnits: 'like other cards' | 'are never';
  /** Whether a trigger that is activated by its name counts as set off by such an event for what asks where or how that was. */
  readonly activatedEffects: 'as if it had happened' | 'of no event';
  /** Where a permanent goes that several effects send somewhere: as one of them says, or as most of them do together. */
  readonly placeRequirements: 'any of them' | 'as many as possible';
  /** What lowers what Weaponmaster pays for Equip: all that would as that is activated, or nothing that speaks of activating. */
  readonly weaponmasterPays: 'as if it were activated' | 'what is not activated';
  /** When that is done which a permanent has done "as you play me": as it enters, or with the first choices for it, before anything is paid. */
  readonly doneAsPlayed: 'as it enters' | 'among the choices';
  /** What words read of something that was shown off: as it is by then, or as it was when that was done. */
  readonly shownOffIsRead: 'as it is by then' | 'as it was shown off';
  /** What a player burns out for whose deck has too few cards; looking asks for an empty deck. */
  readonly burnOutFor: 'drawing, the trash and looking' | 'any move';
  /** How the trash gets into the deck of a player who burns out. */
  readonly burnOutTrash: 'is shuffled in' | 'is recycled';
  /** Whether the point of a second burn out in a row, and of those after it, can be prevented and replaced. */
  readonly burnOutAgain: 'as any point' | 'is certain';
  readonly win: 'at once' | 'in a cleanup, strictly ahead';
  /** When the last point asks for every battlefield: exactly one short, or one short or more. */
  readonly lastPointFrom: 'one short' | 'one short or more';
  /** Who passes in a combat's showdown. */
  readonly combatPasses: 'its players' | 'all';
  /** Who acts first on the chain that attacking and defending has opened. */
  readonly initialChain: 'attacker first' | 'as any chain';
  /** Whether units that come late to a combat become attackers or defenders. */
  readonly lateArrivals: 'no role' | 'in a cleanup';
  /** Who is removed from the game by a concession: the player alone, or their teammates as well. */
  readonly concession: 'of the player' | 'of the team';
  /** Whether a teammate's battlefield can be moved to. */
  readonly teammatePlace: 'allowed' | 'barred if controlled' | 'barred if occupied';
  /** When a player plays and activates on a teammate's turn: like that teammate, or by an invitation to use their priority. */
  readonly teammatesAct: 'freely' | 'when invited';
  readonly teamPoints: 'each their own' | 'shared';
  /** Who keeps or gains focus when an open showdown becomes a combat. */
  readonly overtakenFocus: 'attacker' | 'keeps in spite of another rule' | 'keeps';
}
