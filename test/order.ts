/**
 * The files of tests that take longest come first, so that none of them is left to the end, while nothing else waits. Vitest knows of
 * earlier runs which those are; a clean clone has none, and goes by the sizes of the files.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the folder of the tests; those of some eight seconds and more, in any order. */
export const LONG = [
  'client/chat.test.ts',
  'docs/diagnostics.test.ts',
  'docs/examples.test.ts',
  'engine/cards/continuation.test.ts',
  'engine/game/abilities/alike.test.ts',
  'engine/game/abilities/traits.test.ts',
  'engine/game/chain/plainlyRefused.test.ts',
  'engine/game/explore/count.test.ts',
  'engine/game/explore/enumerated.test.ts',
  'engine/game/explore/force.test.ts',
  'engine/game/stateKey/stateKey.test.ts',
  'engine/language/mistakes/wordings.test.ts',
  'engine/language/print/properties.test.ts',
  'engine/scenario/outlook.test.ts',
  'engine/scenario/untold.test.ts',
  'engine/scenario/whatTurns.test.ts',
  'fuzz/fuzz.test.ts',
  'house/arrows.test.ts',
  'house/bundles.test.ts',
  'house/copied.test.ts',
  'house/editions.test.ts',
  'reports/reports.test.ts',
  'rules-db/importing/forms.test.ts',
  'rules-db/printed.test.ts',
  'rules-db/search/meaning.test.ts',
  'rules-db/search/prebuilt.test.ts',
  'rulings/rulings.test.ts',
  'server/analysis/radar/radar.test.ts',
  'server/analysis/ruleNames.test.ts',
  'server/cli/auditRulings.test.ts',
  'server/cli/bundle.test.ts',
  'server/cli/heavyFiles.test.ts',
  'server/hosts/node/library/concurrent.test.ts',
  'server/hosts/node/library/pdf.test.ts',
  'server/lsp/everywhere.test.ts',
  'server/lsp/hostile.test.ts',
  'server/lsp/hostilePages.test.ts',
  'server/lsp/lifecycle.test.ts',
  'server/lsp/renames.test.ts',
  'server/lsp/stdio.test.ts',
  'teams/action.test.ts',
  'teams/preCommit.test.ts',
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some(file => moduleId.endsWith(`/test/${file}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
