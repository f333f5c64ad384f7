/** The editions that a file says itself: in front matter, for all of it, and in a scenario's `edition` line. */
import { type Edition, isEdition, NEWEST } from '../../../engine/game/state/editions.ts';
import { editionOf, isRuleset } from '../../../engine/game/state/rulesets.ts';
import type { ScenarioTree } from '../../../engine/language/syntax.ts';
import { saidEdition } from '../../../rules-db/citing/frontMatter.ts';
import { type DefaultEdition, saidOf } from './edition.ts';

/** The edition for scenarios of a file that name none: Markdown may say one in its front matter. */
export const ownEdition = (text: string, markdown: boolean, project: DefaultEdition): DefaultEdition => {
  const said = markdown ? saidEdition(text)?.text : undefined;
  if (said === undefined || !isEdition(said)) return project;
  const { asPrinted, playedAs, ...rest } = project;
  return { ...rest, ...saidOf(said), from: 'front matter' };
};

/** The edition that a scenario's numbers belong to: the newest it lists, else the default. */
export const editionOfScenario = (tree: ScenarioTree, byDefault: Edition): Edition => {
  const listed = tree.statements.flatMap(each => (each.kind === 'edition' ? each.editions.map(word => word.text) : []));
  return listed.filter(isRuleset).map(editionOf).sort().at(-1) ?? (listed.length > 0 ? NEWEST : byDefault);
};
