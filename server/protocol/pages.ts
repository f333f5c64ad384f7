/** Messages about pages of the rule book, of cards and of scenarios. */
import type { Blocks } from '../../rules-db/blocks/blocks.ts';

/**
 * Pages: `riftbench:/1.4/rule/465.2.c.3.md`, `riftbench:/1.4/faq/equal-might.md`, of keywords and cards likewise;
 * `riftbench:/1.4/scenario/faq/combat%3A%20NAME.md` runs a ruling's scenario, `riftbench:/1.3..1.4/diff/all.md` compares
 * editions (`all` or a rule's number), `riftbench:/1.4/story/file%3A///a.rift%23NAME.md` describes how a document's scenario goes. In pages, a link `riftbench:/1.4/open/…` is to a scenario's text.
 */
export const PAGE_SCHEME = 'riftbench';

/** What a page says. Params: `{ uri }`. Result: `PageResult`, or null where there is no such page. */
export const PAGE = 'riftbench/page';
export interface PageParams {
  readonly uri: string;
}
export interface PageResult {
  readonly blocks: Blocks;
  readonly title: string;
  readonly citation: string;
  /** Where the workspace cites it is still being looked for: worth asking again in a moment. */
  readonly incomplete?: true;
  /** Of how a scenario goes: the document's line of each paragraph that shows one, from 0, in their order. */
  readonly lines?: readonly number[];
}

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

/** What a hover says, for a client that shows it without Markdown. Params: `HoverParams`. Result: `HoverResult`, or null. */
export const HOVER = 'riftbench/hover';
export interface HoverParams {
  readonly textDocument: { readonly uri: string };
  readonly position: HoverPlace;
}
export interface HoverResult {
  readonly contents: Blocks;
  readonly range?: { readonly start: HoverPlace; readonly end: HoverPlace };
}
interface HoverPlace {
  readonly line: number;
  readonly character: number;
}
