/**
 * The state of a game: plain, immutable values. Every step makes a new state that shares what did not change. Types of all that it is
 * made of can be had from here.
 */
import type { Act } from './act.ts';
import type { Nameable } from './cards/effectTerms.ts';
import type { CombatResult } from './combatResult.ts';
import type { OpenQuestion, Reply } from './decision.ts';
import type { Behaviours, Edition } from './editions.ts';
import type { Past } from './events.ts';
import type { ChainItem } from './item.ts';
import type { LastingAbility } from './lastingAbility.ts';
import type { Memory } from './memory.ts';
import type { Clarified } from './rulesets.ts';
import type {
  AssignedDamage,
  Battlefield,
  BattlefieldId,
  GameMode,
  GameObject,
  ObjectId,
  PlayerId,
  Pool,
  Role,
  UnitId,
  UnspecifiedOrder,
} from './things.ts';
import type { Budget } from './work.ts';

export type * from './act.ts';
export type * from './combatResult.ts';
export type * from './decision.ts';
export type * from './events.ts';
export type * from './item.ts';
export type * from './lastingAbility.ts';
export type * from './ref.ts';
export type * from './things.ts';
export { MODES } from './things.ts';
export type * from './work.ts';

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** Equal for teammates. */
  readonly team: number;
  /** Whether they were removed from the game, which goes on without them (`concede.removed`). */
  readonly left: boolean;
  readonly points: number;
  readonly xp: number;
  /** How many turns of theirs have begun. */
  readonly turns: number;
  /** Since the last `turn` line, the Draw Phase aside. */
  readonly drew: number;
  /** Cards of the hand that were drawn from a deck that the scenario does not list. */
  readonly unseen: number;
  /** Cards of the trash that came from a deck that the scenario does not list. */
  readonly unseenInTrash: number;
  /** Whether the scenario lists the cards in hand; if not, there is always one more. */
  readonly handKnown: boolean;
  /** What their Chosen Champion is called, which lies in its zone as the scenario begins; null where none lies there. */
  readonly championName: string | null;
  /** The legends that were chosen as the deck was built, besides the champion legend (`deck.choices`). */
  readonly chosenLegends: readonly ObjectId[];
  /** The top card first; null where the scenario does not list it: then it never runs out. */
  readonly deck: readonly ObjectId[] | null;
  /** The runes of the rune deck, the top one first; null where the scenario does not list them. */
  readonly runeDeck: readonly ObjectId[] | null;
  /** Whether cards of a deck that the scenario does not list have been taken or looked at: what they are nobody knows. */
  readonly unspecifiedDeckUsed: boolean;
  /** Oldest first; those that were relied on stay here. */
  readonly unspecifiedOrders: readonly UnspecifiedOrder[];
  /** Whether cards of a hand that the scenario does not list were discarded: nobody knows which, nor whether there were so many. */
  readonly unspecifiedHandUsed: boolean;
  /**
   * What was paid with resources that the scenario does not give. `unasked`: also something that need not be paid, which whoever counts
   * their resources is asked about.
   */
  readonly unspecifiedPayments: 'none' | 'willing' | 'unasked';
  /** Whether Power of a certain domain was paid with runes of which the scenario does not say of which domain they are. */
  readonly unspecifiedDomainUsed: boolean;
  /** Null where the scenario gives no resources: then costs are free. */
  readonly pool: Pool | null;
  /** What they have paid this turn, for anything. A price counts even if it is free because the scenario gives no resources. */
  readonly energySpent: number;
  readonly powerSpent: number;
  /** This turn. */
  readonly conquered: readonly BattlefieldId[];
  readonly held: readonly BattlefieldId[];
  /** Scored this turn, from either way. */
  readonly scored: readonly BattlefieldId[];
}

export interface Showdown {
  readonly at: BattlefieldId;
  readonly focus: PlayerId;
  /** Passes in a row. */
  readonly passes: number;
  /** Whether nothing has happened in it yet. */
  readonly fresh: boolean;
}

/** The steps of a combat; from `cleanup` on, those of its resolution. */
export type CombatStage = 'showdown' | 'damage' | 'cleanup' | 'result' | 'control' | 'end' | 'over';

/** A unit that has come to attack or defend; what left the board and came back is another (`object.new`). */
export interface Designation {
  readonly unit: UnitId;
  readonly incarnation: number;
  readonly role: Role;
}

/** In which order what changes the damage to a unit applies: places in the list of those changes. */
export interface DamageOrder {
  readonly unit: UnitId;
  readonly order: readonly number[];
}

export interface Combat {
  readonly at: BattlefieldId;
  readonly attacker: PlayerId;
  readonly defender: PlayerId;
  readonly stage: CombatStage;
  readonly result: CombatResult | null;
  /** Units that have been attackers or defenders in it: their triggers for that have looked (`ability.attack-trigger.once`). */
  readonly designated: readonly Designation[];
  /** What each side has assigned beyond what is lethal. */
  readonly excess: Readonly<Record<Role, number>>;
  /** Said before the damage was assigned, where it matters (`combat.assign.replacements`). */
  readonly damageOrders: readonly DamageOrder[];
  /** Whether attackers were recalled in its cleanup. */
  readonly recalled: boolean;
  /** Whether nobody was left as its showdown closed. */
  readonly abandoned: boolean;
}

export const PHASES = [
  'awaken',
  'beginning',
  'scoring',
  'channel',
  'draw',
  'main',
  'ending',
  'expiration',
  'expired',
] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The game as it was when the last act began, with the answers given since: the act is done over with one answer more. All
 * that is done is a function of the state, so doing it over comes to the same place.
 */
export interface Resume {
  readonly start: State;
  readonly who: PlayerId;
  readonly act: Exclude<Act, { kind: 'answer' }>;
  readonly answers: readonly Reply[];
  /** The items in the middle of whose finalising or resolving the question came up, by number. */
  readonly underWay: readonly number[];
  /** How many steps had been taken from `start` to the question. */
  readonly steps: number;
}

/** What a player has to decide before the game can go on. */
export type Decision =
  | {
      readonly kind: 'begin';
      readonly player: PlayerId;
      readonly what: 'showdown' | 'combat';
      readonly places: readonly BattlefieldId[];
    }
  | { readonly kind: 'assign'; readonly player: PlayerId; readonly role: Role }
  | ChooseDecision;

/** A question, with how the game goes on once it is answered: neither is there without the other. */
export interface ChooseDecision extends OpenQuestion {
  readonly kind: 'choose';
  readonly resume: Resume;
}

/** A name that a player has given, as an ability of `by` said. */
export interface GivenName {
  readonly by: ObjectId;
  readonly incarnation: number;
  readonly of: Nameable;
  readonly name: string;
}

export interface State {
  readonly edition: Edition;
  /** What is done where editions differ: as its edition does, or with some of that replaced. */
  readonly behaviours: Behaviours;
  /** Shared by all states of a scenario; no part of the game. */
  readonly budget: Budget;
  /** Of the game that the state belongs to; no part of the game either. */
  readonly memory: Memory;
  /** Which of that the publisher clarified, and on which day. */
  readonly clarified: Clarified;
  readonly mode: GameMode;
  readonly victoryScore: number;
  readonly players: readonly Player[];
  readonly battlefields: readonly Battlefield[];
  readonly objects: readonly GameObject[];
  readonly turnPlayer: PlayerId;
  /** Battlefields that a teammate of the turn player controlled as this turn's Scoring Step came. */
  readonly teammateHeld: readonly BattlefieldId[];
  /** Where each player who has teammates had units then. */
  readonly occupied: readonly { readonly at: BattlefieldId; readonly by: PlayerId }[];
  readonly showdown: Showdown | null;
  /** The combat under way, or the last one (`stage` is then `over`). */
  readonly combat: Combat | null;
  /** The attacker's assignment, made and waiting for the defender's. */
  readonly assigned: readonly AssignedDamage[] | null;
  readonly decision: Decision | null;
  readonly phase: Phase;
  /** What players will skip the next time (`skip`). */
  readonly skips: readonly { readonly player: PlayerId; readonly what: 'draw phase' | 'channel phase' | 'turn' }[];
  /** Counts the turns from 1. */
  readonly turnNumber: number;
  /** Whether the scenario has said of some turn that it is a player's first: those of others are then known, too. */
  readonly firstTurnDeclared: boolean;
  /** Turns to be taken before the next in turn order. */
  readonly extraTurns: readonly PlayerId[];
  /** Whose turn it was last in turn order: additional turns leave that as it is. */
  readonly orderedTurn: PlayerId;
  /** Where the script leads after this turn's end: that player's Main Phase, or the start of that turn. */
  readonly nextTurn: { readonly player: PlayerId; readonly from: 'start' | 'main' } | null;
  /** Oldest first. */
  readonly chain: readonly ChainItem[];
  /** Who may add to the chain now; null while there is none, or items are still pending. */
  readonly priority: PlayerId | null;
  /** Passes in a row on the chain. */
  readonly passes: number;
  /** What opened the chain that there is, or the last one. */
  readonly chainBy: 'play' | 'trigger' | 'add' | 'combat';
  /** The id of the next item: they are counted. */
  readonly nextItem: number;
  /** Units on the board, and the Might of each, as was last noticed; null where nothing has asked for it. */
  readonly mighty: { readonly seen: readonly ObjectId[]; readonly mights: readonly number[] } | null;
  /** Whether that is kept although nothing in the game asks for it yet: something that comes later may. */
  readonly recordsMight: boolean;
  /** Abilities in force that no object has: delayed triggers, and replacements and passives that last for a while. */
  readonly lastingAbilities: readonly LastingAbility[];
  /** What was banished by the abilities of an object, for those of its abilities that speak of it (`ability.linked`). */
  readonly banishedBy: readonly { readonly by: ObjectId; readonly what: ObjectId; readonly incarnation: number }[];
  /** What was named for an object in this incarnation of it, for those of its abilities that speak of that (`naming.what`). */
  readonly named: readonly GivenName[];
  /** What happened this turn, newest first. */
  readonly past: Past | null;
  /** Whether any ability is in the game at all, or may come later: without, nothing has to be looked for, or kept. */
  readonly hasAbilities: boolean;
  /** Empty until the game is won; a winner's teammates win with them. */
  readonly winners: readonly PlayerId[];
}
