/** Every scenario of the project, run, and its whole report in words: a text for each edition. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { runExploring } from '../../engine/scenario/exploring/exploring.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { blocksOf, cardsIn } from '../../server/analysis/checking/blocks.ts';
import { runContext, withCards } from '../../server/analysis/document/context.ts';
import { usedOnDisk } from '../../server/hosts/node/nodeFiles.ts';
import { type ReportText, reportTexts } from './text.ts';

/** A scenario under one edition. `name` is the same as long as neither the file nor the scenario is renamed. */
export interface ScenarioText extends ReportText {
  readonly file: string;
  readonly name: string;
}

/** `files` are paths from `root`; those without a scenario are passed over, and scenarios that are not `asked` for. */
export function* scenarioTexts(
  root: string,
  files: readonly string[],
  asked: (file: string, name: string) => boolean = () => true,
): Generator<ScenarioText> {
  const base = runContext(loadRuleBook(), NEWEST);
  const uses = usedOnDisk();
  for (const file of files.filter(name => /\.(rift|md)$/.test(name))) {
    const absolute = path.join(root, file);
    const source = { path: file, absolute, text: readFileSync(absolute, 'utf8') };
    if (!/^[ \t]*(?:scenario|puzzle)\b/m.test(source.text)) continue;
    const context = withCards(base, cardsIn(source, uses).cards);
    const named = new Map<string, number>();
    for (const block of blocksOf(source.text, file)) {
      const { tree } = block;
      if (tree.kind !== 'scenario') continue;
      const title = tree.name?.text ?? '';
      const count = (named.get(title) ?? 0) + 1;
      named.set(title, count);
      const name = count === 1 ? title : `${title} #${count}`;
      if (!asked(file, name)) continue;
      for (const text of reportTexts({ ...block, tree }, runExploring({ ...block, tree }, context), context.rules))
        yield { file, name, ...text };
    }
  }
}
