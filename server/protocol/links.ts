/** Links that hold a scenario. */

/** A link to the scenario at a line. Params: `LinkParams`. Result: `LinkResult`, or null where no scenario is. */
export const LINK = 'riftbench/link';
export interface LinkParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  /** Where it leads to, without a `#`; by default it opens the scenario in the editor. */
  readonly address?: string;
}
export interface LinkResult {
  readonly link: string;
  /** Why a chat may cut it, and what to do; missing where it is short enough. */
  readonly warning?: string;
}

/** What a link holds; nothing in it is run by this. Params: `{ link }`. Result: `OpenLinkResult`. */
export const OPEN_LINK = 'riftbench/openLink';
export type OpenLinkResult =
  | {
      readonly text: string;
      /** Where the cursor is, from 0. */
      readonly line: number;
      /** Of the scenario: missing where it has none. */
      readonly name?: string;
      /** That the newest edition decides it otherwise, where it does. */
      readonly newer?: string;
    }
  /** One sentence. */
  | { readonly why: string };
