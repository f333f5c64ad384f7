/** What the page of a shipped ruling and that of one's own scenario share: each edition's result, and the story in full. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, section, table } from '../../../rules-db/blocks/making.ts';

export interface EditionText {
  readonly ruleset: Ruleset;
  readonly result: Line;
  /** To the page with this edition in full. */
  readonly link: Line;
}

/** Newest first as they come; `shown` is the one that the page is about. */
export const resultTable = (results: readonly EditionText[], shown: Ruleset | undefined): Blocks =>
  table(
    ['Edition', 'Result', 'How it goes'],
    results.map(({ ruleset, result, link }) =>
      ruleset === shown ? [bold(ruleset), result, 'described below'] : [ruleset, result, link],
    ),
  );

/** A section for each branch: what it does, without the lines that lead to it. */
export const branchSections = (
  branches: readonly { readonly path: readonly string[]; readonly story: Blocks | undefined }[],
): readonly (Blocks | undefined)[] => branches.map(({ path, story }) => section(`What if ${path.join(' › ')}`, story));
