/** What client and server say to each other beyond the Language Server Protocol. Plain JSON; no code of either side. */

export * from './protocol/imports.ts';
export * from './protocol/migration.ts';
export * from './protocol/tests.ts';

/** Initialization options of a client. All optional: a client that sends none gets a plain language server. */
export interface InitializationOptions {
  /**
   * `riftbench`: rule links are `riftbench:` URIs, which the client opens as pages.
   * Left out: links go to a page on disk (`file:`). Never to the network.
   */
  readonly pages?: 'riftbench';
  /** The `riftbench.edition` setting: for files outside any folder. */
  readonly edition?: string;
  /** The `riftbench.citations` setting: `always` checks the citations of every article. */
  readonly citations?: string;
  /** Whether the user trusts the workspace. `false`: `use` does not lead out of its folders. Left out: they do. */
  readonly trusted?: boolean;
}

/** Bytes of the largest file of the workspace that either side reads. */
export const LARGEST_FILE = 5_000_000;

/** A notification: the user has come to trust the workspace, or no longer does. Params: `TrustParams`. */
export const TRUST = 'riftbench/trust';
export interface TrustParams {
  readonly trusted: boolean;
}

/**
 * Pages: `riftbench:/1.4/rule/465.2.c.3.md`, `riftbench:/1.4/faq/equal-might.md`, of keywords and cards likewise;
 * `riftbench:/1.4/scenario/faq/combat%3A%20NAME.md` runs a ruling's scenario, `riftbench:/1.3..1.4/diff/all.md` compares
 * editions (`all` or a rule's number). In pages, a link `riftbench:/1.4/open/…` is to a scenario's text.
 */
export const PAGE_SCHEME = 'riftbench';

/** Search the rule book. Params: `LookUpParams`; the words may hold filters. Result: `LookUpResult`. */
export const LOOK_UP = 'riftbench/lookUp';
export interface LookUpParams {
  readonly words: string;
  readonly edition?: string;
  readonly limit?: number;
}
export interface LookUpResult {
  /** Best first. */
  readonly items: readonly LookUpItem[];
  /** The edition that was searched. */
  readonly edition: string;
  /** The words as they were probably meant, where some are not known. */
  readonly meant?: string;
  /** What could not be understood, a sentence each. */
  readonly notes: readonly string[];
}
export interface LookUpItem {
  readonly kind: 'rule' | 'faq' | 'ruling' | 'card' | 'keyword' | 'book' | 'document';
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly excerpt: string;
  /** Where in title and excerpt the words are for which it was found: from the first letter to behind the last. */
  readonly marks: {
    readonly title: readonly (readonly [number, number])[];
    readonly excerpt: readonly (readonly [number, number])[];
  };
  /** Of a FAQ entry or a ruling: `holds`, `superseded`, `contradicts`. */
  readonly standing?: string;
  /** Of one that does not simply hold in the edition that was asked: "held until 1.2", "the source is wrong". */
  readonly doubt?: string;
  /** Of a rule: the titles above it, from the chapter down, and the page of the rule above. */
  readonly path?: readonly string[];
  readonly section?: string;
  /** Its page's URI. */
  readonly uri: string;
  /** As its page has it: "CR 465.2.c.3 (1.4)", "FAQ equal-might (Combat FAQ …)". */
  readonly citation: string;
}

/** A page's text. Params: `{ uri }`. Result: `PageResult`, or null where there is no such page. */
export const PAGE = 'riftbench/page';
export interface PageParams {
  readonly uri: string;
}
export interface PageResult {
  readonly markdown: string;
  readonly title: string;
  readonly citation: string;
  /** Where the workspace cites it is still being looked for: worth asking again in a moment. */
  readonly incomplete?: true;
}

/** A combat typed in one line: `7 assault 2, 3 vs 3 tank, 5 in 1.2`. Params: `CombatParams`. Result: `CombatResult`. */
export const COMBAT = 'riftbench/combat';
export interface CombatParams {
  readonly text: string;
}
/** What is wrong with the line, and where in it; or the answer. */
export type CombatResult =
  | { readonly problem: { readonly message: string; readonly start: number; readonly end: number } }
  | {
      readonly title: string;
      /** A sentence for each side: what it has to give, what is lethal to its units. */
      readonly sides: readonly string[];
      /** Grouped by who dies, with what follows, one assignment, and a scenario that shows it. */
      readonly outcomes: readonly {
        readonly label: string;
        readonly after: string;
        readonly example: string;
        readonly scenario: string;
      }[];
      /** By their numbers. */
      readonly rules: readonly string[];
      /** The whole answer, to be copied. */
      readonly text: string;
      /** A scenario with a branch for each outcome. */
      readonly scenario: string;
    };

/** What an inlay hint tells; its `data`. Each has a setting of a client: `riftbench.inlayHints.might`, … */
export const HINT_KINDS = ['might', 'lethal', 'turn', 'points'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** The text of a ruling's scenario, with the cards that it needs. Params: `{ id }`. Result: `ScenarioResult`, or null. */
export const SCENARIO = 'riftbench/scenario';
export interface ScenarioParams {
  /** `faq/combat: NAME` */
  readonly id: string;
}
export interface ScenarioResult {
  readonly name: string;
  readonly text: string;
}

/** The rule book as a tree. Params: `OutlineParams`. Result: `OutlineResult`. */
export const OUTLINE = 'riftbench/outline';
export interface OutlineParams {
  /** The default edition without one. */
  readonly edition?: string;
  /** The node whose children are wanted; the root's without one. */
  readonly node?: string;
  /** Only what has all of these words, with all that stands above it, each node with its children. */
  readonly filter?: string;
}
export interface OutlineResult {
  readonly edition: string;
  readonly editions: readonly string[];
  readonly nodes: readonly OutlineNode[];
}
export interface OutlineNode {
  /** Stable, in every edition. */
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly tooltip?: string;
  readonly kind: 'group' | 'rule' | 'faq' | 'ruling' | 'keyword' | 'card' | 'book' | 'document';
  /** Its page; a group has none. */
  readonly uri?: string;
  readonly citation?: string;
  readonly hasChildren: boolean;
  /** Only in a filtered tree. */
  readonly children?: readonly OutlineNode[];
}

/** The verdict at a position. Params: `VerdictParams`. Result: `{ text }`, or null where no scenario is. */
export const VERDICT = 'riftbench/verdict';
export interface VerdictParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}
export interface VerdictResult {
  readonly text: string;
}

/** What passes in a file that is open. Params: `PassingParams`. Result: `PassingResult`. */
export const PASSING = 'riftbench/passing';
export interface PassingParams {
  readonly uri: string;
}
export interface PassingResult {
  readonly scenarios: readonly PassingScenario[];
}
export interface PassingScenario {
  readonly name: string;
  /** Of the file, from 0. */
  readonly line: number;
  readonly status: 'invalid' | 'failed' | 'undecided' | 'passed';
  /** "passed, 3 of 3 expectations hold" */
  readonly text: string;
  /** Lines whose expectations hold. */
  readonly holding: readonly number[];
}

/** Check files that need not be open. Params: `CheckParams`. Result: `CheckResult`. Reports progress; can be cancelled. */
export const CHECK = 'riftbench/check';
export interface CheckParams {
  readonly uris: readonly string[];
  readonly workDoneToken?: string | number;
}
export interface CheckResult {
  readonly files: readonly {
    readonly uri: string;
    readonly passed: number;
    readonly failed: number;
    readonly errors: number;
    /** Why the file could not be read. */
    readonly unreadable?: string;
  }[];
}

/** A printed card as a `card` block. Params: `PasteCardParams`. Result: `PasteCardResult`. */
export const PASTE_CARD = 'riftbench/pasteCard';
export interface PasteCardParams {
  /** As the publisher's gallery has it, or as players write it. */
  readonly print: string;
}
export interface PasteCardResult {
  readonly name: string;
  /** What is not understood stands in it as it is printed, for diagnostics to mark the word. Ends with a line break. */
  readonly block: string;
  /** How many of the print's lines are understood, and how many are not. */
  readonly understood: number;
  readonly refused: number;
}

/** The edition in use at a file. Params: `{ uri, line? }`. Result: `EditionResult`. */
export const EDITION = 'riftbench/edition';
export interface EditionParams {
  readonly uri: string;
  readonly line?: number;
}
export interface EditionResult {
  readonly editions: readonly string[];
  /** Where it comes from: the scenario's own line, the article's front matter, `riftbench.json`, the setting, or the newest. */
  readonly from: 'scenario' | 'front matter' | 'riftbench.json' | 'setting' | 'newest';
}

/** The board at a line, drawn, with the path of its scenario. Params: `BoardParams`. Result: `BoardResult`, or null where no scenario stands. */
export const BOARD = 'riftbench/board';
export interface BoardParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  /** Of the scenario's path; left out: where the line leaves the game. */
  readonly stop?: number;
  /** "1.3 as printed"; left out, or where the scenario does not run under it: the newest of its editions. */
  readonly ruleset?: string;
  /** In pixels; below 640 everything stands in one column. Left out: 960. */
  readonly width?: number;
  /** Whose colours stand in for those that the editor does not tell. Left out: `dark`. */
  readonly theme?: string;
  /** `theme`: the colours are that theme's own, for a picture that stands alone. */
  readonly colours?: 'theme';
}
export interface BoardResult {
  readonly name: string;
  /** Of the scenario. Lines are those of the document, from 0. */
  readonly line: number;
  readonly status: string;
  readonly ruleset: string;
  /** All that the scenario is run under. */
  readonly rulesets: readonly string[];
  /** Which of the stops is shown. */
  readonly stop: number;
  /** The first is the board as laid out; each other one is where a step led to. */
  readonly stops: readonly BoardStop[];
  /** The line whose doing is shown. */
  readonly after: number;
  /** Whether the line that was asked about is not understood, and the board is that of a line above it. */
  readonly isBroken: boolean;
  /** Well-formed, without script, style sheet, link or picture; colours are the editor's. */
  readonly svg: string;
}
export interface BoardStop {
  readonly line: number;
  /** One sentence; empty for the first. */
  readonly text: string;
  /** The rule's number in the edition, else its concept. */
  readonly rule?: string;
  /** Its page. */
  readonly uri?: string;
  readonly note?: string;
}

/**
 * What may be played on at a line, and what may not, with the rule. Params: `OpeningsParams`. Result: `OpeningsResult`, or
 * null where no scenario stands or none could be set up.
 */
export const OPENINGS = 'riftbench/openings';
export interface OpeningsParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  /** As of `BoardParams`. */
  readonly ruleset?: string;
}
export interface OpeningsResult {
  /** Of the scenario. Lines are those of the document, from 0. */
  readonly line: number;
  /** The last line of the script so far; null where there is none. */
  readonly after: WrittenLine | null;
  /** A line that plays on goes behind the end of line `after`, with `before` in front of it: line breaks and indentation. */
  readonly insert: { readonly after: number; readonly before: string };
  readonly openings: Openings;
  /** The board, where it is still being laid out: the line is none of the script. */
  readonly layout: Layout | null;
}
/** What can be changed of a board in place, by index as in a scene. */
export interface Layout {
  readonly players: readonly {
    readonly name: string;
    readonly points: number;
    readonly energy: number;
    readonly xp: number;
  }[];
  readonly battlefields: readonly { readonly name: string; readonly controller: number | null }[];
  readonly pieces: readonly {
    readonly object: number;
    readonly name: string;
    /** Null for gear. */
    readonly might: number | null;
    readonly damage: number;
    /** The states and keywords that it has. */
    readonly words: readonly string[];
  }[];
  /** Those that it can be given. */
  readonly words: readonly string[];
}
/** A statement, which may stand on several lines. */
export interface WrittenLine {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * What may be done at one point of a game, as lines of the language: see docs/openings.md. Players, objects and places are
 * named by their index, as in a scene.
 */
export interface Openings {
  /** What the game is played under: "1.4", "1.3 as printed". */
  readonly ruleset: string;
  /** Lines that are nobody's act: `all pass`, and `turn Ana` before the first turn. */
  readonly lines: readonly string[];
  /** What has become so since the board was laid out, as lines that expect it. */
  readonly expects: readonly string[];
  /** In turn order; those who may do nothing and would not be expected to are left out. */
  readonly players: readonly PlayerOpenings[];
}
export interface PlayerOpenings {
  readonly player: number;
  readonly name: string;
  /** Those that are not empty. */
  readonly groups: readonly OpeningGroup[];
  /** What a person would try and may not. */
  readonly refused: readonly RefusedOpening[];
  /** Whether the scenario does not tell the hand: any card could be played that it might hold. */
  readonly isHandOpen: boolean;
}
export interface OpeningGroup {
  readonly kind: 'choices' | 'assignments' | 'moves' | 'plays' | 'abilities' | 'passes';
  readonly openings: readonly Opening[];
  /** How many more there are, at most. */
  readonly cut: number;
}
export interface Opening {
  /** Without its indentation: `Ana moves Raider to Quarry`. */
  readonly line: string;
  /** The units that move, the card that is played or hidden, what the ability is of, what damage is assigned to. */
  readonly objects: readonly number[];
  readonly to?: OpeningPlace;
  /** Points of damage, one for each of `objects`; of assignments. */
  readonly shares?: readonly number[];
  /** What is asked for once the line stands, in words; missing where nothing is. */
  readonly asks?: string;
  /** Lines that say it all at once. */
  readonly ways?: readonly string[];
  /** How many more ways there are, at least. */
  readonly waysCut?: number;
}
export interface RefusedOpening {
  readonly line: string;
  /** The line that expects just that: `expect Ana cannot move Scout to Quarry because 144.2`. */
  readonly expect: string;
  readonly objects: readonly number[];
  /** Missing where no place would do. */
  readonly to?: OpeningPlace;
  /** One sentence: why not. */
  readonly message: string;
  readonly code: string;
  /** The number is missing where the edition has none for it. */
  readonly rule: { readonly concept: string; readonly number?: string };
}
export type OpeningPlace =
  | { readonly kind: 'base'; readonly player: number }
  | { readonly kind: 'battlefield'; readonly at: number };

/**
 * Damage as it is handed out, point by point. Params: `AssignmentParams`. Result: `AssignmentResult`, or null where no
 * assignment waits.
 */
export const ASSIGNMENT = 'riftbench/assignment';
export interface AssignmentParams extends OpeningsParams {
  /** In the order of the targets; what is missing is 0. */
  readonly shares: readonly number[];
}
export interface AssignmentResult {
  readonly player: number;
  readonly name: string;
  /** Points of damage, all of which have to be handed out. */
  readonly total: number;
  readonly targets: readonly AssignmentTarget[];
  /** The line that hands it out so. */
  readonly line: string;
  /** Every reason against it; none if it is legal. */
  readonly refused: readonly Pick<RefusedOpening, 'message' | 'rule'>[];
  /** The legal assignment that is nearest to it, in the order of the targets. */
  readonly nearest: readonly number[];
  /** How many legal assignments there are, in digits: there can be more than a number holds. */
  readonly ways: string;
}
export interface AssignmentTarget {
  readonly object: number;
  readonly name: string;
  readonly share: number;
  /** The damage that is lethal to it now. */
  readonly lethal: number;
  /** Whether it cannot be dealt damage. */
  readonly isExempt: boolean;
}

/**
 * A step of setting a board up by hand, as an edit of the scenario's text. Params: `SetUpParams`. Result: `SetUpResult`, or
 * null where no scenario stands.
 */
export const SET_UP = 'riftbench/setUp';
export interface SetUpParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  readonly step: SetUp;
}
/** Players, battlefields and objects by their index, as in a scene. */
export type SetUp =
  | { readonly do: 'player' | 'battlefield'; readonly name: string }
  /** A unit or gear: a card's name, or a name with Might and words: `Wall 3 tank`. */
  | { readonly do: 'add'; readonly to: OpeningPlace; readonly player: number; readonly text: string }
  | { readonly do: 'move'; readonly object: number; readonly to: OpeningPlace }
  | { readonly do: 'remove'; readonly object: number }
  | { readonly do: 'number'; readonly object: number; readonly what: 'might' | 'damage'; readonly value: number }
  /** A state or keyword that is there goes, and one that is not comes. */
  | { readonly do: 'word'; readonly object: number; readonly word: string }
  | { readonly do: 'count'; readonly player: number; readonly what: 'points' | 'energy' | 'xp'; readonly value: number }
  | { readonly do: 'hand'; readonly player: number; readonly card: string }
  | { readonly do: 'control'; readonly battlefield: number; readonly player: number | null };
export interface SetUpResult {
  /** Why it cannot be done; there are no edits then. */
  readonly why?: string;
  /** Made at once. */
  readonly edits: readonly {
    readonly range: {
      readonly start: { readonly line: number; readonly character: number };
      readonly end: { readonly line: number; readonly character: number };
    };
    readonly newText: string;
  }[];
}

/** Names of the library's cards that go on from what is typed. Params: `CardNamesParams`. Result: `string[]`. */
export const CARD_NAMES = 'riftbench/cardNames';
export interface CardNamesParams {
  readonly typed: string;
}

/** The scenario at a line as a ruling to post. Params: `RulingParams`. Result: `RulingResult`, or null where none stands. */
export const RULING = 'riftbench/ruling';
export interface RulingParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
}
export interface RulingResult {
  readonly markdown: string;
}
