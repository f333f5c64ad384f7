/** docs/rulings.md: every question that was put to the engine, and what became of its answer in each edition. */
import { EDITIONS, isEdition } from '../../engine/game/state/editions.ts';
import { RULESETS, type Ruleset } from '../../engine/game/state/rulesets.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { filesIn } from './files.ts';
import { type Index, indexes, type Table } from './indexes.ts';

export interface RulingScenario {
  /** From the project's root. */
  readonly path: string;
  readonly name: string;
  readonly editions: readonly Ruleset[];
  /** What is above it as `# verdict: …`, or nothing. */
  readonly verdict: string;
}

/** A question of a source, the scenarios that put it, and what became of its answer. */
export interface Ruling {
  readonly source: string;
  readonly scenarios: readonly RulingScenario[];
  /** Names in the index that no scenario of its files has. */
  readonly unknown: readonly string[];
  readonly verdict: string;
}

export const rulings = (root: string): string => {
  const all = rulingScenarios(root);
  const parts = indexes(root).map(index => part(index, all));
  return `${[HEAD, ...parts].join('\n\n')}\n`;
};

const HEAD = `# Rulings, run

<!-- Made by \`npm run coverage\` from the indexes in test/rulings; do not edit there what the engine decides. -->

Questions of FAQs, of players and of the rules' own examples, each put as a scenario that the engine plays by the rules
alone. Behind a scenario stand the editions that it is run in. Where the answer that was given once and the rules
differ, the scenario says what the rules give, and the last column why: the answer is superseded since an edition, or
contradicts a rule. [Coverage](coverage.md) lists every rule.`;

/** The scenarios of all rulings. */
export const rulingScenarios = (root: string): readonly RulingScenario[] =>
  filesIn(root, 'test/rulings', '.rift').flatMap(({ path, text }) =>
    parseFile(text).blocks.flatMap(({ tree, offset }) => {
      if (tree.kind !== 'scenario') return [];
      const said = tree.statements.flatMap(s => (s.kind === 'edition' ? s.editions.map(each => each.text) : []));
      return {
        path,
        name: tree.name?.text ?? '',
        editions: RULESETS.filter(each => said.includes(each)),
        verdict: verdictAbove(text.slice(0, offset)),
      };
    }),
  );

/** In the comment that ends where the scenario begins; it may go on over several lines. */
const verdictAbove = (text: string): string => {
  const comment = /(?:(?<=^|\n)[ \t]*#.*\n)+$/.exec(text)?.[0] ?? '';
  const [, verdict = ''] = comment.split('# verdict: ');
  return verdict.replace(/\n[ \t]*# ?/g, ' ').trim();
};

/** The rows of an index that name scenarios; what stands several times for one question is put together. */
export const rulingsOf = (index: Index, all: readonly RulingScenario[]): readonly Ruling[] => {
  const rows = index.tables.filter(namesScenarios).flatMap(table => table.rows.map(row => read(row, table, all)));
  const found: Ruling[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last === undefined || last.source !== row.source || last.verdict !== row.verdict) found.push(row);
    else
      found[found.length - 1] = {
        ...last,
        scenarios: [...last.scenarios, ...row.scenarios],
        unknown: [...last.unknown, ...row.unknown],
      };
  }
  return found;
};

const namesScenarios = ({ head }: Table): boolean => head[1] === 'file';

const read = (row: readonly string[], { head }: Table, all: readonly RulingScenario[]): Ruling => {
  const [source = '', file = '', names = ''] = row;
  const files = file
    .replaceAll('`', '')
    .split(', ')
    .map(name => `/${name.replace(/\.rift$/, '')}.rift`);
  const there = all.filter(({ path }) => files.some(name => path.endsWith(name)));
  const named = head[2] === 'scenarios' ? quoted(names) : [names];
  const found = named.map(name => there.filter(each => isCalled(each.name, name)));
  return {
    source,
    scenarios: found.flat(),
    unknown: named.filter((_, i) => found[i]?.length === 0),
    verdict: row.at(-1) ?? '',
  };
};

const quoted = (cell: string): readonly string[] =>
  [...cell.matchAll(/"((?:[^"\\]|\\.)+)"/g)].map(([, name = '']) => name);

/** "…, in a showdown too" ends as the name does; editions in brackets after a name can be left out. */
const isCalled = (name: string, said: string): boolean =>
  [name, name.replace(/ \([^)]*\)$/, '')].some(each =>
    said.startsWith('…') ? each.endsWith(said.slice(1)) : each === said.replaceAll('\\|', '|'),
  );

const part = (index: Index, all: readonly RulingScenario[]): string => {
  const rows = rulingsOf(index, all).map(
    ({ source, scenarios, verdict }) =>
      `| ${[source, scenarios.map(linked).join('<br>'), standing(verdict), verdict].join(' | ')} |`,
  );
  const others = index.tables.filter(table => !namesScenarios(table));
  return [
    `## ${titled(index.title)}`,
    '',
    '| question | scenario, and its editions | standing | verdict |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...others.flatMap(({ title, head, rows: theirs }) => [
      '',
      `### ${title}`,
      '',
      `| ${head.join(' | ')} |`,
      `| ${head.map(() => '---').join(' | ')} |`,
      ...theirs.map(row => `| ${row.map(titled).join(' | ')} |`),
    ]),
  ].join('\n');
};

/** As it is to be read in docs/: files from the root. */
const titled = (text: string): string => text.replace(/`(community|examples|faq)\//g, '`test/rulings/$1/');

const linked = ({ path, name, editions }: RulingScenario): string =>
  `[${name.replaceAll('|', '\\|')}](../${path}) ${span(editions)}`;

/** `1.1–1.4`, `1.3`, `1.0, 1.2–1.4, 1.3 as printed`. */
const span = (rulesets: readonly Ruleset[]): string => {
  const runs: string[][] = [];
  for (const edition of rulesets.filter(isEdition)) {
    const run = runs.at(-1);
    const before = EDITIONS[EDITIONS.indexOf(edition) - 1];
    if (run !== undefined && run.at(-1) === before) run.push(edition);
    else runs.push([edition]);
  }
  const spans = runs.map(run => (run.length === 1 ? run[0] : `${run[0]}–${run.at(-1)}`));
  return [...spans, ...rulesets.filter(each => !isEdition(each))].join(', ');
};

/** What the verdict comes to, in a word. */
export const standing = (verdict: string): string => {
  const contradicts = /contradicts[^0-9]*([0-9][0-9a-z.]*[0-9a-z])/i.exec(verdict)?.[1];
  const since = /superseded\W+since (\d\.\d)/i.exec(verdict)?.[1];
  const said = [
    ...(since === undefined ? [] : [`superseded since ${since}`]),
    ...(contradicts === undefined ? [] : [`contradicts ${contradicts}`]),
  ];
  return said.length === 0 ? 'holds' : said.join('; ');
};
