/** docs/edition-1.5.md: each rule that 1.5 has anew, words otherwise or has no more, and what that means for the engine. */
import changed from '../../rules-db/changes/core-1.5.json' with { type: 'json' };
import { book } from './rules.ts';
import { citedIn } from './scenarios.ts';

/** What a rule means for the engine. None is left open: the edition is the default. */
type Standing = (typeof STANDINGS)[number];

/** A rule of 1.5, or of 1.4 where 1.5 has it no more. */
export interface ChangedRule {
  readonly number: string;
  readonly what: 'new' | 'reworded' | 'gone';
  /** Its number in 1.4, where that is another one. */
  readonly before?: string;
  readonly standing: Standing;
  /** By which behaviours of the engine, or keywords, it plays otherwise. */
  readonly behaviours?: readonly string[];
  readonly keywords?: readonly string[];
  /** Why it says the same, or cannot be written in a scenario. */
  readonly why?: string;
}

export const CHANGED = changed as readonly ChangedRule[];

export const conceptOf = ({ number, what }: ChangedRule): string | undefined =>
  book.conceptOf(number, what === 'gone' ? '1.4' : '1.5');

export const STANDINGS = ['plays otherwise', 'says the same', 'not in a scenario'] as const;

const how = ({ behaviours = [], keywords = [], why = '' }: ChangedRule): string =>
  [...behaviours.map(each => `\`${each}\``), ...keywords.map(each => `${each} (a keyword)`), why]
    .filter(said => said !== '')
    .join(', ');

const row = (rule: ChangedRule, cited: ReadonlyMap<string, readonly string[]>): string => {
  const concept = conceptOf(rule);
  const before = rule.what === 'gone' ? rule.number : (rule.before ?? (rule.what === 'new' ? '–' : rule.number));
  const scenario = concept !== undefined && cited.has(concept) ? 'yes' : '–';
  return `| ${rule.what === 'gone' ? '–' : rule.number} | ${before} | \`${concept ?? '?'}\` | ${rule.what} | ${how(rule)} | ${scenario} |`;
};

export const changesPage = (root: string): string => {
  const cited = citedIn(root, '1.5');
  const parts = STANDINGS.flatMap(standing => {
    const rules = CHANGED.filter(rule => rule.standing === standing);
    if (rules.length === 0) return [];
    return [
      `## ${standing[0]?.toUpperCase()}${standing.slice(1)} (${rules.length})`,
      [
        '| 1.5 | 1.4 | concept | | how, or why | scenario |',
        '| --- | --- | --- | --- | --- | --- |',
        ...rules.map(rule => row(rule, cited)),
      ].join('\n'),
    ];
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
};

const HEAD = `# From 1.4 to 1.5

<!-- Made by \`npm run coverage\` from rules-db/changes/core-1.5.json. -->

Each rule that edition 1.5 has anew, words otherwise or has no more, and what that means for the engine. Rules that only
moved to another number are left out. The behaviours are those of [the table of editions](engine.md#the-editions);
the last column says whether a scenario that runs under 1.5 cites the rule.`;
