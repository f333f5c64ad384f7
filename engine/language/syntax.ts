// biome-ignore-all lint/style/noExcessiveLinesPerFile: it is the whole tree, which is read as one.
/**
 * The syntax tree of the `.rift` language.
 *
 * Spans and lines are relative to the block (one `scenario`, `card` or `use`) that holds them, so that a block whose
 * text did not change keeps its tree, and all that was computed from it, wherever it moves to in its file.
 * Offsets count UTF-16 units; lines count from 0.
 */

/** A half-open range of UTF-16 offsets, from the start of the block. */
import type { ComparisonWords } from '../comparisons.ts';
import type { Domain, PowerDomain } from '../domains.ts';
import type { Gain } from '../gains.ts';
import type { KeywordName } from '../keywords.ts';
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A name as the author wrote it: without its quotes and escapes. */
export interface Name {
  readonly text: string;
  readonly quoted: boolean;
  readonly span: Span;
}

/** A whole number as written. */
export interface WrittenNumber {
  readonly value: number;
  readonly span: Span;
  /** Words for what is left of the damage, in an assignment; the value is 0. */
  readonly isRest?: true;
  /** “lethal”: as much as is lethal to the unit, in an assignment; the value is 0. */
  readonly isLethal?: true;
  /** In a claim, what is behind it; without, exactly this number is claimed. */
  readonly comparison?: ComparisonWords;
}

/** A word of the language (a keyword, an edition, a mode), in lower case. */
export interface Word<Text extends string = string> {
  readonly text: Text;
  readonly span: Span;
}

/** The codes of errors that the parser itself reports. */
const SYNTAX_CODES = [
  'syntax/unknown-statement',
  'syntax/expected',
  'syntax/wording',
  'syntax/unterminated-string',
  'flow/limit',
] as const;
export type SyntaxCode = (typeof SYNTAX_CODES)[number];

/** The right text for a place, and the title of a quick fix that writes it. */
export interface TextReplacement {
  readonly span: Span;
  readonly text: string;
  readonly title: string;
  /** A card that has to counter something for this to be right: only who knows the cards can say. */
  readonly counters?: string;
}

/** An error of the parser; `replacement` is what would be right there, where the parser knows it. */
export interface SyntaxProblem {
  readonly code: SyntaxCode;
  readonly span: Span;
  readonly message: string;
  readonly replacement?: TextReplacement;
  /** In place of a replacement, if several would be right: the author has to say which is meant. */
  readonly alternatives?: readonly TextReplacement[];
}

/** A rule number as cited: `465.2.c.6`, or `1.3: 460.2.c.6` with the edition that the number belongs to. */
export interface Citation {
  readonly kind: 'rule';
  readonly number: string;
  readonly edition?: Word;
  /** The number alone. */
  readonly span: Span;
}

/** A rule by its name, after `because`: a keyword, or a concept with its dots. What the words come to, the rule book knows. */
export interface NamedRule {
  readonly kind: 'named-rule';
  readonly text: string;
  readonly span: Span;
}

/** A rule of a book beside the core rules, by the book's prefix: `TR 601.2`. */
export interface BookCitation {
  readonly kind: 'book';
  /** In capitals: `TR`. */
  readonly prefix: string;
  readonly number: string;
  /** The edition that it is read in, by its day or month, `2026-07-16`; with its parentheses in the span. */
  readonly date?: Word;
  /** From the prefix to the number. */
  readonly span: Span;
}

/** `cites faq NAME` or `cites ruling NAME`. */
export interface EntryCitation {
  readonly kind: 'faq' | 'ruling';
  readonly name: Name;
  readonly span: Span;
}

/** Where something goes or is. `base` without a player is the base of the player that the statement is about. */
export type Place =
  | { readonly kind: 'base'; readonly player?: Name; readonly span: Span }
  | { readonly kind: 'named'; readonly name: Name; readonly span: Span };

// --- the board -----------------------------------------------------------------------------------------------------

/** `tank`, `assault 2`: a keyword with its value where it has one. */
export interface KeywordUse {
  readonly word: Word<KeywordName>;
  readonly value?: WrittenNumber;
}

export type PlayerAttribute =
  | { readonly kind: 'points' | 'energy' | 'xp'; readonly amount: WrittenNumber; readonly span: Span }
  | { readonly kind: 'team'; readonly team: Name; readonly span: Span }
  | { readonly kind: 'hand' | 'deck' | 'trash'; readonly cards: readonly Name[]; readonly span: Span }
  | {
      readonly kind: 'legend';
      readonly card: Name;
      /** As they are written after the card. */
      readonly states: readonly LegendState[];
      /** What has added it to the champion legend, and is on the board. */
      readonly by?: Name;
      readonly span: Span;
    }
  /** The legends that were chosen as the deck was built, besides the champion legend. */
  | { readonly kind: 'chosen'; readonly cards: readonly Name[]; readonly span: Span }
  | { readonly kind: 'champion'; readonly card: Name; readonly span: Span }
  /** All runes of the rune deck, the top one first; empty for `rune deck nothing`. */
  | { readonly kind: 'rune deck'; readonly runes: readonly SeveralRunes[]; readonly span: Span }
  /** `legend nothing`, `runes nothing`: there is none. */
  | { readonly kind: 'none'; readonly of: 'legend' | 'champion' | 'runes'; readonly span: Span }
  | { readonly kind: 'power'; readonly amount: WrittenNumber; readonly domain: Word<PowerDomain>; readonly span: Span }
  | ({ readonly kind: 'runes'; readonly exhausted: boolean; readonly span: Span } & SeveralRunes);

/** `2x calm`. */
export interface SeveralRunes {
  readonly count: number;
  readonly domain: Word<Domain>;
}

/** What a legend can be as the board is laid out, other than ready. */
export type LegendState = 'exhausted' | 'empowered';

export type BattlefieldAttribute =
  | { readonly kind: 'controlled' | 'contested' | 'owner'; readonly player: Name; readonly span: Span }
  | { readonly kind: 'scored'; readonly players: readonly Name[]; readonly span: Span }
  | { readonly kind: 'facedown'; readonly card: Name; readonly player: Name; readonly span: Span };

export type UnitAttribute =
  | { readonly kind: 'might' | 'damage'; readonly amount: WrittenNumber; readonly span: Span }
  | {
      readonly kind: 'flag';
      readonly flag: 'exhausted' | 'ready' | 'stunned' | 'buffed' | 'token' | 'immune' | 'empowered';
      /** Of `empowered 2` alone. */
      readonly times?: WrittenNumber;
      readonly span: Span;
    }
  | { readonly kind: 'keyword'; readonly keyword: KeywordUse; readonly span: Span }
  | { readonly kind: 'owner'; readonly player: Name; readonly span: Span }
  | { readonly kind: 'attached'; readonly gear: readonly Name[]; readonly span: Span }
  /** `made unit by ORIANNA`: gear that this has made a unit, too. */
  | { readonly kind: 'made'; readonly by: Name; readonly span: Span }
  | { readonly kind: 'tag'; readonly tag: Name; readonly span: Span };

// --- the script ----------------------------------------------------------------------------------------------------

/** One share of an assignment: `3 to Wall`. */
export interface Share {
  readonly amount: WrittenNumber;
  readonly unit: Name;
  readonly span: Span;
}

/** A way to pay that the author names. */
export type Payment =
  /** `kill Wall`, `discard "Sky Splitter"` */
  | {
      readonly kind: 'do';
      readonly verb: 'kill' | 'discard' | 'recycle' | 'exhaust' | 'banish' | 'return' | 'spend';
      readonly objects: readonly Name[];
      readonly span: Span;
    }
  /** `2` energy, `1 calm` power, `3 xp` */
  | { readonly kind: 'amount'; readonly amount: WrittenNumber; readonly domain?: Word; readonly span: Span }
  /** `accelerate`, `repeat`: the optional cost of that keyword. */
  | { readonly kind: 'keyword'; readonly word: Word; readonly span: Span };

/** Where a unit goes that was chosen to be moved: `Wall to base`. */
export interface ChosenMove {
  readonly unit: Name;
  readonly to: Place;
  readonly span: Span;
}

/** What was chosen for an item as it is played. */
export interface Choices {
  /**
   * Units, gear, cards, players, battlefields, items of the chain (`X 1` is one name), the words of a mode in quotes.
   * The word `base` is a name with that text.
   */
  readonly choosing: readonly Name[];
  readonly moves: readonly ChosenMove[];
  readonly paying: readonly Payment[];
}

/** What a player does; also the action after `can` and `cannot`. */
export type Action =
  | {
      readonly kind: 'move';
      /** One group a destination; more than one destination is a mistake that the rules name. */
      readonly groups: readonly { readonly units: readonly Name[]; readonly to: Place }[];
      readonly span: Span;
    }
  | { readonly kind: 'pass'; readonly span: Span }
  | { readonly kind: 'assign'; readonly shares: readonly Share[]; readonly span: Span }
  | { readonly kind: 'begin'; readonly what: 'combat' | 'showdown'; readonly at: Place; readonly span: Span }
  | { readonly kind: 'end-turn'; readonly span: Span }
  | { readonly kind: 'concede'; readonly span: Span }
  | ({
      readonly kind: 'play';
      readonly card: Name;
      readonly as?: Name;
      readonly to?: Place;
      readonly fromFacedown: boolean;
      /** `trash`, `hand`, … in `from trash`. */
      readonly from?: Word;
      /** What is shown off; empty for `nothing`, left out where the line does not speak of it. */
      readonly showing?: readonly Name[];
      readonly span: Span;
    } & Choices)
  | ({
      readonly kind: 'activate';
      readonly source: Name;
      /** Its words in quotes, or the keyword that it is under. */
      readonly ability?: Name;
      readonly span: Span;
    } & Choices)
  | {
      readonly kind: 'hide';
      readonly card: Name;
      readonly at: Place;
      /** The price that is paid, where there is more than one. */
      readonly paying: readonly Payment[];
      readonly span: Span;
    }
  | {
      readonly kind: 'choose';
      /** `base`, `yes`, `no` and `nothing` are names with these texts. */
      readonly names: readonly Name[];
      /** `2 to Wall, 3 to Soldier`: an amount that is split. */
      readonly shares: readonly Share[];
      /** `3`: how much, or how many. */
      readonly amount?: WrittenNumber;
      readonly span: Span;
    }
  | { readonly kind: 'decline'; readonly source?: Name; readonly span: Span }
  /** Accepts a "may" that asks for nothing else. */
  | { readonly kind: 'accept'; readonly source?: Name; readonly span: Span }
  /** A card or a tag, by its name or in words that fit it alone. */
  | { readonly kind: 'name'; readonly name: Name; readonly span: Span }
  | { readonly kind: 'order'; readonly items: readonly Name[]; readonly span: Span };

/** What answers a question. */
export type AnswerAction = Extract<Action, { kind: 'choose' | 'accept' | 'decline' | 'order' | 'name' }>;

export type Duration = 'turn' | 'combat';

/** What an `effect` line does. */
export type Effect =
  | { readonly kind: 'deal'; readonly amount: WrittenNumber; readonly units: readonly Name[]; readonly span: Span }
  | {
      readonly kind: 'give-might';
      /** Positive or negative. */
      readonly amount: WrittenNumber;
      readonly units: readonly Name[];
      readonly duration?: Duration;
      /** "to a minimum of M". */
      readonly minimum?: WrittenNumber;
      readonly span: Span;
    }
  | {
      readonly kind: 'give-keyword';
      readonly keyword: KeywordUse;
      readonly units: readonly Name[];
      readonly duration?: Duration;
      readonly span: Span;
    }
  | {
      readonly kind: 'stun' | 'recall' | 'kill' | 'heal' | 'ready' | 'exhaust';
      readonly units: readonly Name[];
      readonly span: Span;
    }
  | { readonly kind: 'move'; readonly units: readonly Name[]; readonly to: Place; readonly span: Span }
  /** Any other sentence, as it stands; its grammar is that of cards. Line breaks and comments in it are blanks. */
  | { readonly kind: 'sentence'; readonly text: string; readonly span: Span };

/** What a unit can be expected to be. */
export type UnitFact =
  | {
      readonly kind: 'is';
      readonly what:
        | 'dead'
        | 'alive'
        | 'in hand'
        | 'in trash'
        | 'in deck'
        | 'banished'
        | 'gone'
        | 'exhausted'
        | 'ready'
        | 'stunned'
        | 'buffed'
        | 'empowered'
        | 'mighty'
        | 'an attacker'
        | 'a defender'
        | 'neither attacker nor defender'
        | 'immune'
        | 'attached'
        | 'equipped';
      /** `in hand of Ana`. */
      readonly player?: Name;
    }
  | { readonly kind: 'at'; readonly place: Place }
  | { readonly kind: 'facedown'; readonly place: Place }
  | { readonly kind: 'controlled by'; readonly player: Name }
  | { readonly kind: 'attached to'; readonly unit: Name }
  | { readonly kind: 'might' | 'counts as' | 'damage' | 'needs' | 'was dealt'; readonly amount: WrittenNumber }
  | { readonly kind: 'keyword'; readonly keyword: KeywordUse };

/** Where a player's cards can be counted. */
export const COUNTED_ZONES = ['hand', 'deck', 'trash'] as const;
export type CountedZone = (typeof COUNTED_ZONES)[number];

export type PlayerFact =
  | { readonly kind: 'points' | 'drew' | 'damage to assign' | 'xp'; readonly amount: WrittenNumber }
  | { readonly kind: 'energy'; readonly amount: WrittenNumber }
  /** In the pool; without a domain, of all of them together. */
  | { readonly kind: 'power'; readonly amount: WrittenNumber; readonly domain?: Word }
  /** At the base, or in the rune deck; without a domain, of all of them together. */
  | {
      readonly kind: 'runes';
      readonly amount: WrittenNumber;
      readonly which: 'all' | 'ready' | 'in rune deck';
      readonly domain?: Word;
    }
  | { readonly kind: 'cards'; readonly amount: WrittenNumber; readonly zone: CountedZone }
  | { readonly kind: 'controls' | 'conquered' | 'held' | 'scored'; readonly place: Place }
  | {
      readonly kind:
        | 'has focus'
        | 'has priority'
        | 'wins the combat'
        | 'loses the combat'
        | 'wins the game'
        | 'is the attacker'
        | 'is the defender';
    };

export type PlaceFact =
  | 'uncontrolled'
  | 'contested'
  | 'a staged combat'
  | 'a staged showdown'
  | 'a combat'
  | 'a showdown';

/** What is claimed of the game as it stands. Negation is folded into `negated`: `is not dead`, `does not win the game`. */
export type StandingClaim =
  | { readonly about: 'units'; readonly units: readonly Name[]; readonly fact: UnitFact; readonly negated: boolean }
  | {
      readonly about: 'players';
      readonly players: readonly Name[];
      readonly fact: PlayerFact;
      readonly negated: boolean;
    }
  | { readonly about: 'places'; readonly places: readonly Place[]; readonly fact: PlaceFact; readonly negated: boolean }
  /** `a Sprite at Quarry`, and negated `no Sprite at Quarry`; anywhere on the board without a place. */
  | { readonly about: 'presence'; readonly what: Name; readonly at?: Place; readonly negated: boolean }
  | { readonly about: 'combat'; readonly result: 'tie' | 'no result'; readonly negated: boolean }
  /** An empty list is the empty chain. Oldest first. */
  | { readonly about: 'chain'; readonly items: readonly Name[]; readonly negated: boolean }
  | {
      readonly about: 'state';
      readonly turn: 'neutral' | 'showdown';
      readonly chain: 'open' | 'closed';
      readonly negated: boolean;
    }
  | {
      readonly about: 'triggered';
      readonly sources: readonly Name[];
      readonly times: number | 'any';
      readonly negated: boolean;
    }
  | {
      readonly about: 'legality';
      readonly player: Name;
      readonly action: Action;
      readonly legal: boolean;
      readonly because?: Citation | BookCitation | NamedRule;
    };

/** How far ahead a claim looks: to the end of what is under way, of so many turns, or after so many acts. */
export type WrittenHorizon =
  | { readonly kind: 'combat' | 'showdown' | 'turn'; readonly span: Span }
  | { readonly kind: 'turns' | 'acts'; readonly count: WrittenNumber; readonly span: Span };

/**
 * What is claimed of all that can come: that it may come true, that it is so at the end of every way (`always`: at every point of it),
 * or that a player can force it. Several claims have to be true together. Without a horizon, up to the end of the turn.
 */
export type ReachClaim = Ahead & { readonly claims: readonly StandingClaim[] } & (
    | { readonly modality: 'possible' | 'certain' | 'always' }
    | { readonly modality: 'force'; readonly player: Name }
  );

/** That a player can go through the same acts again and again within a turn, and have more of something each time. */
export type RepeatClaim = Ahead & { readonly modality: 'repeat'; readonly player: Name; readonly gain?: Gain };

interface Ahead {
  readonly about: 'outlook';
  readonly negated: boolean;
  readonly horizon?: WrittenHorizon;
  /** From `it is` or the player's name to what is claimed. */
  readonly head: { readonly span: Span };
}

export type OutlookClaim = ReachClaim | RepeatClaim;

/** What a puzzle asks for. */
export type GoalClaim = Extract<ReachClaim, { readonly modality: 'force' }> & { readonly negated: false };

/** What an `expect` line claims. */
export type Claim = StandingClaim | OutlookClaim;

/** What one player is, has or did, without a number: `controls Quarry`, `wins the combat`. */
export type PlayerDeed = Exclude<PlayerFact, { readonly amount: WrittenNumber }>;

/** How much or how many something has; the number in it says nothing. */
export type MeasuredClaim = Extract<StandingClaim, { readonly about: 'units' | 'players' }>;

/** What a line asks. There is no "not" in it, and what it asks for has no right or wrong answer. */
export type Question =
  /** `is Wall dead?`, `can Ana assign 7 to Wall?`: what would be so if the answer is yes. */
  | { readonly asks: 'whether'; readonly claim: StandingClaim }
  /** `is it possible that Wall is dead?`, `can Ana force Wall is dead?` */
  | { readonly asks: 'outlook'; readonly claim: OutlookClaim }
  /** `who controls Quarry?` */
  | { readonly asks: 'who'; readonly deed: PlayerDeed }
  /** `how much might has Wall?` */
  | { readonly asks: 'how much'; readonly measure: MeasuredClaim }
  /** `where is Wall?` */
  | { readonly asks: 'where'; readonly units: readonly Name[] };

/** What is claimed, asked: to be put without its "not". */
export const whetherAsked = (claim: Claim): Question =>
  claim.about === 'outlook' ? { asks: 'outlook', claim } : { asks: 'whether', claim };

// --- statements ----------------------------------------------------------------------------------------------------

/** Where a statement is. `line` is that of its first word; a statement that continues covers more lines. */
interface At {
  readonly line: number;
  readonly span: Span;
}

export type Statement = At &
  (
    | { readonly kind: 'edition'; readonly editions: readonly Word[] }
    | { readonly kind: 'mode'; readonly mode: Word }
    | { readonly kind: 'cites'; readonly citations: readonly (Citation | BookCitation | EntryCitation)[] }
    | { readonly kind: 'tags'; readonly tags: readonly Name[] }
    | { readonly kind: 'player'; readonly name: Name; readonly attributes: readonly PlayerAttribute[] }
    | {
        readonly kind: 'battlefield';
        readonly name: Name;
        readonly card?: Name;
        readonly attributes: readonly BattlefieldAttribute[];
      }
    | { readonly kind: 'base'; readonly player: Name }
    | { readonly kind: 'trash'; readonly player: Name; readonly cards: readonly Name[] }
    | {
        readonly kind: 'unit';
        /** `Ben:` before the unit. */
        readonly player?: Name;
        /** `4x`. 1 without it. */
        readonly count: number;
        readonly name: Name;
        readonly card?: Name;
        readonly attributes: readonly UnitAttribute[];
      }
    | {
        readonly kind: 'gear';
        readonly player?: Name;
        readonly count: number;
        readonly name: Name;
        readonly card?: Name;
        readonly attributes: readonly UnitAttribute[];
      }
    /** `number`: which turn of that player's it is, from 1. */
    | { readonly kind: 'turn'; readonly player: Name; readonly number?: WrittenNumber; readonly fromStart: boolean }
    | { readonly kind: 'action'; readonly player: Name; readonly action: Action }
    | { readonly kind: 'all-pass' }
    /** Opens a branch. Its name is missing where the author wrote none: an error on that line. */
    | { readonly kind: 'what-if'; readonly name?: Name }
    /** Closes the innermost branch. */
    | { readonly kind: 'back' }
    | { readonly kind: 'effect'; readonly by?: Name; readonly effect: Effect }
    | { readonly kind: 'expect'; readonly editions?: readonly Word[]; readonly claim: Claim }
    | { readonly kind: 'ask'; readonly question: Question }
    /** Of puzzles alone, as are the two below it. */
    | { readonly kind: 'goal'; readonly claim: GoalClaim }
    | { readonly kind: 'hint'; readonly says: Name }
    /** The script's lines below it are the solution. */
    | { readonly kind: 'solution' }
  );
export type StatementKind = Statement['kind'];

/** What is expected, asked or wanted: it is held against the game and changes nothing in it. */
export type Looking = Extract<Statement, { readonly kind: 'expect' | 'ask' | 'goal' }>;

export const onlyLooks = (s: Statement): s is Looking => s.kind === 'expect' || s.kind === 'ask' || s.kind === 'goal';

/** What is claimed there, or asked with "yes" or "no" or a number as its answer; null for any other statement. */
export const claimIn = (s: Statement): Claim | null => {
  if (s.kind === 'expect' || s.kind === 'goal') return s.claim;
  if (s.kind !== 'ask') return null;
  const { question } = s;
  if (question.asks === 'whether' || question.asks === 'outlook') return question.claim;
  return question.asks === 'how much' ? question.measure : null;
};

/** A comment, with its `#`. */
export interface Comment {
  readonly line: number;
  readonly span: Span;
  readonly text: string;
  /** Whether it is all that is on its line. */
  readonly alone: boolean;
}

export type ScenarioHead = 'scenario' | 'puzzle';

export interface ScenarioTree {
  readonly kind: 'scenario';
  /** The word that it begins with. A puzzle is a scenario in everything, and has a goal besides. */
  readonly head: ScenarioHead;
  /** Missing where the author wrote none: an error on that line. */
  readonly name?: Name;
  readonly statements: readonly Statement[];
  readonly problems: readonly SyntaxProblem[];
  readonly comments: readonly Comment[];
}

// --- cards ---------------------------------------------------------------------------------------------------------

export const CARD_TYPES = ['unit', 'spell', 'gear', 'battlefield', 'legend', 'rune'] as const;

/** A sentence as it stands; line breaks and comments in it are blanks, so that its places are those of the block. */
export interface CardLine {
  readonly line: number;
  readonly span: Span;
  readonly text: string;
}

/** `3 fury fury`: energy, and a power for each domain. `any` is a domain here. */
export interface WrittenCost {
  readonly energy: number;
  readonly power: readonly Word[];
  /** `discard 1`, after a dash or a comma. */
  readonly rest?: CardLine;
  /** `this ability costs 1 less for each …`, after a full stop. */
  readonly less?: CardLine;
  readonly span: Span;
}

/** `tank`, `deflect 2`, `equip 1 calm`: with its number or its cost. */
export interface CardKeyword {
  readonly word: Word<KeywordName>;
  readonly value?: WrittenNumber;
  readonly cost?: WrittenCost;
  readonly span: Span;
}

export interface CardTree {
  readonly kind: 'card';
  /** Missing where the author wrote none: an error on that line; so is a type that is null. */
  readonly name?: Name;
  readonly type: Word | null;
  /** Of a card of two types: the other one, as `gear` in `unit gear`. */
  readonly also?: Word;
  /** `action`, `reaction`, `champion`, `signature`, `token`, … */
  readonly markers: readonly Word[];
  readonly cost?: WrittenCost;
  readonly might?: WrittenNumber;
  /** Whether the Might has a sign, as on gear: what it gives. */
  readonly mightBonus?: boolean;
  readonly domains: readonly Word<Domain>[];
  readonly tags: readonly Name[];
  readonly keywords: readonly CardKeyword[];
  readonly abilities: readonly CardLine[];
  /** Words of the card that are not meant to run. */
  readonly texts: readonly Name[];
  readonly problems: readonly SyntaxProblem[];
  readonly comments: readonly Comment[];
}

export interface UseTree {
  readonly kind: 'use';
  readonly path?: Name;
  readonly problems: readonly SyntaxProblem[];
  readonly comments: readonly Comment[];
}

/** Lines before the first `scenario`, `card` or `use`: only comments and blank lines are right there. */
export interface LooseTree {
  readonly kind: 'loose';
  readonly problems: readonly SyntaxProblem[];
  readonly comments: readonly Comment[];
}

export type Tree = ScenarioTree | CardTree | UseTree | LooseTree;

/** One block of a file: its tree, and where its text starts in the file. */
export interface Block<T extends Tree = Tree> {
  readonly text: string;
  /** Of the block's first character in the file. */
  readonly offset: number;
  readonly line: number;
  readonly tree: T;
}

/** A file: its blocks, in order. Together their texts are the file's text (in Markdown: of its `rift` fences). */
export interface FileTree {
  readonly blocks: readonly Block[];
}

export type ScenarioBlock = Block<ScenarioTree>;

export const isScenario = (block: Block): block is ScenarioBlock => block.tree.kind === 'scenario';
