/** Messages about looking up: search in words, and the rule book as a tree. */

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
  readonly kind: 'rule' | 'faq' | 'ruling' | 'card' | 'keyword' | 'book' | 'document' | 'diff';
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly excerpt: string;
  /** Where in title and excerpt the words are for which it was found: from the first letter to after the last. */
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

/** The rule book as a tree. Params: `OutlineParams`. Result: `OutlineResult`. */
export const OUTLINE = 'riftbench/outline';
export interface OutlineParams {
  /** The default edition without one. */
  readonly edition?: string;
  /** The node whose children are wanted; the root's without one. */
  readonly node?: string;
  /** Only what has all of these words, with all that is above it, each node with its children. */
  readonly filter?: string;
}
export interface OutlineResult {
  readonly edition: string;
  readonly editions: readonly string[];
  /** Of the books beside the core rules, a list for each, the oldest first: `TR 2026-07-16`, "Tournament rules 2026-07-16". */
  readonly bookEditions: readonly (readonly { readonly edition: string; readonly title: string }[])[];
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
