/** The type of a page, and what pages need from the code that shows them. */
import type { Blocks } from '../blocks/blocks.ts';
import type { BookEdition } from '../types.ts';
import { type LinkTo, pageUri } from './links.ts';

/** A page to read, with what to call it and how to cite it. */
export interface Page {
  readonly title: string;
  readonly citation: string;
  readonly blocks: Blocks;
}

/** A place that cites a rule. */
export interface CitedIn {
  readonly uri: string;
  /** The file as people call it: its path below the folder that is open. */
  readonly file: string;
  /** From 0. */
  readonly line: number;
  readonly text: string;
}

/** What a page needs from the code that shows it. */
export interface Showing {
  readonly link: LinkTo;
  /** The editions that a ruling's scenario is run in; none where nobody knows it. */
  readonly testedIn: (scenario: string) => readonly BookEdition[];
  /** Where the workspace cites a concept; none where there is no workspace. */
  readonly citedIn: (concept: string) => readonly CitedIn[];
  /** The scenarios of the workspace that apply a concept; none before they have been run for that. */
  readonly provedBy: (concept: string) => readonly CitedIn[];
}

/** With links as pages have them, and nothing known of scenarios and of a workspace. */
export const PLAINLY: Showing = { link: pageUri, testedIn: () => [], citedIn: () => [], provedBy: () => [] };
