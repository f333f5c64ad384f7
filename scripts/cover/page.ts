/** docs/coverage.md: what becomes of each rule, told from the code and the scenarios. */
import { NEWEST } from '../../engine/game/state/editions.ts';
import { matching, namedIn } from './code.ts';
import { indexes, UNTOLD } from './indexes.ts';
import notes from './notes.json' with { type: 'json' };
import { book, type Rule, type Section, sections } from './rules.ts';
import { citedIn } from './scenarios.ts';

/** What is known of a rule. It is open when nothing is. */
export interface Covered {
  readonly rule: Rule;
  /** The number that the files name it by: its own, or that of a rule above it. */
  readonly by: string;
  readonly code: readonly string[];
  readonly scenarios: readonly string[];
  /** Why there is nothing to carry out, or null. */
  readonly reason: string | null;
}

export const isOpen = ({ code, scenarios, reason }: Covered): boolean =>
  code.length === 0 && scenarios.length === 0 && reason === null;

export const coverage = (root: string): readonly (Section & { readonly covered: readonly Covered[] })[] => {
  const named = namedIn(root);
  const cited = citedIn(root);
  const reasons = new Map(Object.entries(notes).flatMap(([name, why]) => matching(name).map(id => [id, why] as const)));
  const cover = (rule: Rule): Covered => {
    const own = named.get(rule.concept);
    const reason =
      own === undefined ? (reasons.get(rule.concept) ?? (rule.isHeading ? 'heads the rules under it' : null)) : null;
    const by = [rule.number, ...(reason === null ? rule.above : [])].find(number => named.has(conceptOf(number)));
    return {
      rule,
      by: by ?? rule.number,
      code: by === undefined ? [] : (named.get(conceptOf(by)) ?? []),
      scenarios: cited.get(rule.concept) ?? [],
      reason,
    };
  };
  return sections().map(section => ({ ...section, covered: section.rules.map(cover) }));
};

const conceptOf = (number: string): string => book.conceptOf(number, NEWEST) ?? '';

/** The whole document. `root` is the project's folder. */
export const page = (root: string): string => {
  const parts = coverage(root);
  const links = new Set<string>();
  const tables = parts.map(part => table(part.number, part.title, part.covered, links));
  const paths = [...links].sort().map(name => `[${name}]: ../${LINKED.get(name) ?? name}`);
  return `${[HEAD, summary(parts), ...tables, untold(root), paths.join('\n')].join('\n\n')}\n`;
};

const HEAD = `# The rules of ${NEWEST}, one by one

<!-- Made by \`npm run coverage\`; do not edit. -->

For each rule on units, gear, spells, control, winning, the turn, playing, abilities, actions, movement, combat, scoring
and keywords: which file of the engine names it, and which scenarios cite it. "With" another number stand the files
that name that rule, of which it is a part. A rule without either has a reason instead: it heads others,
says how cards are worded, or is about the table at home.`;

type Part = Section & { readonly covered: readonly Covered[] };

const summary = (parts: readonly Part[]): string => {
  const count = (all: readonly Covered[]) => [
    all.length,
    all.filter(c => c.code.length > 0).length,
    all.filter(c => c.scenarios.length > 0).length,
    all.filter(c => c.reason !== null).length,
    all.filter(isOpen).length,
  ];
  const row = (name: string, all: readonly Covered[]) => `| ${[name, ...count(all)].join(' | ')} |`;
  const all = parts.flatMap(part => part.covered);
  const open = all.filter(isOpen).map(({ rule }) => rule.number);
  return [
    '| section | rules | in the engine | in scenarios | with a reason | open |',
    '| --- | --- | --- | --- | --- | --- |',
    ...parts.map(part => row(`[${part.number} ${part.title}](#${anchor(part)})`, part.covered)),
    row('**all**', all),
    '',
    open.length === 0 ? 'No rule is open.' : `Open: ${open.join(', ')}.`,
  ].join('\n');
};

const anchor = ({ number, title }: Pick<Section, 'number' | 'title'>): string =>
  `${number} ${title}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const table = (number: string, title: string, covered: readonly Covered[], links: Set<string>): string =>
  [
    `## ${number} ${title}`,
    '',
    '| rule | name | | engine | scenarios |',
    '| --- | --- | --- | --- | --- |',
    ...covered.map(c => {
      const by = c.by === c.rule.number || c.code.length === 0 ? '' : `with ${c.by}: `;
      const where = c.code.length > 0 ? by + listed(c.code, links) : (c.reason ?? '');
      return `| ${[c.rule.number, `\`${c.rule.concept}\``, c.rule.title.replaceAll('|', '\\|'), where, listed(c.scenarios, links)].join(' | ')} |`;
    }),
  ].join('\n');

const SHOWN = 2;

const listed = (files: readonly string[], links: Set<string>): string => {
  const names = files.slice(0, SHOWN).map(path => {
    const name = path.replace(/^engine\/game\/|^test\/rulings\/|^test\/engine\/scenario\//, '');
    LINKED.set(name, path);
    links.add(name);
    return `[${name}]`;
  });
  return names.join(', ') + (files.length > SHOWN ? ` +${files.length - SHOWN}` : '');
};
/** The path of each name that has been listed. */
const LINKED = new Map<string, string>();

/** What the indexes of the rulings say of what no scenario can show. */
const untold = (root: string): string => {
  const rows = indexes(root).flatMap(index =>
    index.tables.filter(({ title }) => title === UNTOLD).flatMap(t => t.rows),
  );
  return [`## ${UNTOLD}`, '', '| what | why |', '| --- | --- |', ...rows.map(row => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
};
