/** What the page of a shipped ruling and that of one's own scenario share: each edition's result, and the story in full. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import { bold, type MarkdownText, plain, section, table } from '../../../rules-db/pages/markdown.ts';

export interface EditionText {
  readonly ruleset: Ruleset;
  readonly result: MarkdownText;
  /** To the page with this edition in full. */
  readonly link: MarkdownText;
}

/** Newest first as they come; `shown` is the one that the page is about. */
export const resultTable = (results: readonly EditionText[], shown: Ruleset | undefined): MarkdownText =>
  table(
    ['Edition', 'Result', 'How it goes'],
    results.map(({ ruleset, result, link }) =>
      ruleset === shown ? [bold(ruleset), result, plain('described below')] : [plain(ruleset), result, link],
    ),
  );

/** A section for each branch: what it does, without the lines that lead to it. */
export const branchSections = (
  branches: readonly { readonly path: readonly string[]; readonly story: MarkdownText | undefined }[],
): readonly (MarkdownText | undefined)[] =>
  branches.map(({ path, story }) => section(`What if ${path.join(' › ')}`, story));
