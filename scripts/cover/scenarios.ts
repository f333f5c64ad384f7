/** Which scenarios cite a rule: in their header, or as the reason of something that is refused. */
import { type Edition, NEWEST } from '../../engine/game/state/editions.ts';
import { editionOf, RULESETS } from '../../engine/game/state/rulesets.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { Citation, NamedRule, ScenarioTree } from '../../engine/language/syntax.ts';
import { lookUp, lookUpNamed } from '../../engine/scenario/citations/citing.ts';
import { ruleNumbers } from '../../rules-db/runner.ts';
import { filesIn } from './files.ts';
import { book } from './rules.ts';

const rules = ruleNumbers(book);

const FOLDERS = ['test/rulings', 'examples', 'test/engine/scenario/rules'] as const;

/** The files, by the rule; `under` an edition only those of its scenarios. */
export const citedIn = (root: string, under?: Edition): ReadonlyMap<string, readonly string[]> => {
  const cited = new Map<string, Set<string>>();
  for (const { path, text } of FOLDERS.flatMap(folder => filesIn(root, folder, '.rift')))
    for (const { tree } of parseFile(text).blocks) {
      if (tree.kind !== 'scenario' || (under !== undefined && !editionsOf(tree).includes(under))) continue;
      for (const concept of citedBy(tree)) {
        const files = cited.get(concept) ?? new Set();
        cited.set(concept, files);
        files.add(path);
      }
    }
  return new Map([...cited].map(([concept, files]) => [concept, [...files]]));
};

const citedBy = (tree: ScenarioTree): readonly string[] => {
  const editions = editionsOf(tree);
  return tree.statements.flatMap(statement => {
    if (statement.kind === 'cites')
      return statement.citations.flatMap(c => (c.kind === 'rule' ? meant(c, editions) : []));
    if (statement.kind === 'expect' && 'because' in statement.claim) {
      const { because } = statement.claim;
      return because === undefined || because.kind === 'book' ? [] : meant(because, editions);
    }
    return [];
  });
};

/** Newest first, as a number that names no edition is looked up. */
const editionsOf = (tree: ScenarioTree): readonly Edition[] => {
  const said = tree.statements.flatMap(s => (s.kind === 'edition' ? s.editions.map(each => each.text) : []));
  const listed = [...new Set(RULESETS.filter(each => said.includes(each)).map(editionOf))].toReversed();
  return listed.length === 0 ? [NEWEST] : listed;
};

const meant = (said: Citation | NamedRule, editions: readonly Edition[]): readonly string[] => {
  const cited = said.kind === 'rule' ? lookUp(rules, said, editions) : lookUpNamed(rules, said.text, editions);
  return cited === null ? [] : [cited.concept];
};
