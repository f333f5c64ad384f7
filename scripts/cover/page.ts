/** docs/coverage.md: each rule with the code and scenarios that name it. */
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
  /** Files whose code names it, and files that name it in a comment only. */
  readonly code: readonly string[];
  readonly comments: readonly string[];
  readonly scenarios: readonly string[];
  /** Why there is nothing to carry out, or null. */
  readonly reason: string | null;
}

const isNamed = ({ code, comments }: Covered): boolean => code.length + comments.length > 0;

export const isOpen = (covered: Covered): boolean =>
  !isNamed(covered) && covered.scenarios.length === 0 && covered.reason === null;

/** Whether the files name the rule itself, and not only one above it. */
const isNamedItself = (covered: Covered): boolean => isNamed(covered) && covered.by === covered.rule.number;

/** How the engine names a rule; each rule that it names is one of these. */
const NAMED = {
  code: (c: Covered): boolean => isNamedItself(c) && c.code.length > 0,
  comment: (c: Covered): boolean => isNamedItself(c) && c.code.length === 0,
  above: (c: Covered): boolean => isNamed(c) && !isNamedItself(c),
} as const;

/** How many rules there are of each kind. */
export const figures = (all: readonly Covered[]) => ({
  rules: all.length,
  code: all.filter(NAMED.code).length,
  comment: all.filter(NAMED.comment).length,
  above: all.filter(NAMED.above).length,
  scenarios: all.filter(c => c.scenarios.length > 0).length,
  reason: all.filter(c => c.reason !== null).length,
  open: all.filter(isOpen).length,
});

export const coverage = (root: string): readonly (Section & { readonly covered: readonly Covered[] })[] => {
  const named = namedIn(root);
  const cited = citedIn(root);
  const reasons = new Map(Object.entries(notes).flatMap(([name, why]) => matching(name).map(id => [id, why] as const)));
  const cover = (rule: Rule): Covered => {
    const own = named.get(rule.concept);
    const reason =
      own === undefined ? (reasons.get(rule.concept) ?? (rule.isHeading ? 'heads the rules under it' : null)) : null;
    const by = [rule.number, ...(reason === null ? rule.above : [])].find(number => named.has(conceptOf(number)));
    const files = by === undefined ? undefined : named.get(conceptOf(by));
    return {
      rule,
      by: by ?? rule.number,
      code: files?.code ?? [],
      comments: files === undefined || files.code.length > 0 ? [] : files.comments,
      scenarios: cited.get(rule.concept) ?? [],
      reason,
    };
  };
  return sections().map(section => ({ ...section, covered: section.rules.map(cover) }));
};

const conceptOf = (number: string): string => book.conceptOf(number, NEWEST) ?? '';

/** How many files of a rule a row names. */
type Extent = 'some files' | 'all files';

/** The whole document. `root` is the project's folder. */
export const page = (root: string, extent: Extent = 'some files'): string => {
  const parts = coverage(root);
  const links: Links = { shown: extent === 'some files' ? SHOWN : Number.POSITIVE_INFINITY, paths: new Map() };
  const tables = parts.map(part => table(part.number, part.title, part.covered, links));
  const paths = [...links.paths].sort().map(([name, path]) => `[${name}]: ../${path}`);
  return `${[HEAD, summary(parts), ...tables, withoutScenario(root), paths.join('\n')].join('\n\n')}\n`;
};

const HEAD = `# The rules of ${NEWEST}, one by one

<!-- Made by \`npm run coverage\`; do not edit. Tests see that nothing here is untrue; what came since may be missing. -->

For each rule on units, gear, spells, control, winning, the turn, playing, abilities, actions, movement, combat, scoring,
special terms and keywords:

- **carried out in code**: the files whose code has its name, as the rule of a step, of a refusal or of another value, so that
  whoever runs a scenario sees it cited;
- **said in a comment**: the files that only say in a comment that they carry it out;
- **with** and a number: the files that name the rule of that number, which this one is a part of;
- **scenarios**: those that cite it.

A rule that is in none of these columns has a reason instead: it heads others, says how cards are worded, or is about the
table at home.`;

type Part = Section & { readonly covered: readonly Covered[] };

const summary = (parts: readonly Part[]): string => {
  const row = (name: string, all: readonly Covered[]) =>
    `| ${[name, ...COLUMNS.map(([, key]) => figures(all)[key])].join(' | ')} |`;
  const all = parts.flatMap(part => part.covered);
  const open = all.filter(isOpen).map(({ rule }) => rule.number);
  const { rules, code, comment, above } = figures(all);
  return [
    `Of ${rules} rules, ${code} run under their name: whoever plays a scenario sees them cited. Of ${comment} more a comment alone says`,
    `where they are carried out, which nothing checks but a reader; ${above} are parts of a rule of either kind.`,
    '',
    `| ${['section', ...COLUMNS.map(([title]) => title)].join(' | ')} |`,
    `|${' --- |'.repeat(COLUMNS.length + 1)}`,
    ...parts.map(part => row(`[${part.number} ${part.title}](#${anchor(part)})`, part.covered)),
    row('**all**', all),
    '',
    open.length === 0 ? 'No rule is open.' : `Open: ${open.join(', ')}.`,
  ].join('\n');
};

const COLUMNS = [
  ['rules', 'rules'],
  ['in code', 'code'],
  ['in a comment only', 'comment'],
  ['with a rule above', 'above'],
  ['in scenarios', 'scenarios'],
  ['with a reason', 'reason'],
  ['open', 'open'],
] as const satisfies readonly (readonly [string, keyof ReturnType<typeof figures>])[];

const anchor = ({ number, title }: Pick<Section, 'number' | 'title'>): string =>
  `${number} ${title}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const table = (number: string, title: string, covered: readonly Covered[], links: Links): string =>
  [
    `## ${number} ${title}`,
    '',
    '| rule | name | | carried out in code | said in a comment | scenarios |',
    '| --- | --- | --- | --- | --- | --- |',
    ...covered.map(c => {
      const by = c.by === c.rule.number ? '' : `with ${c.by}: `;
      const code = c.code.length > 0 ? by + listed(c.code, links) : (c.reason ?? '');
      const comments = c.comments.length > 0 ? by + listed(c.comments, links) : '';
      const title = c.rule.title.replaceAll('|', '\\|');
      return `| ${[c.rule.number, `\`${c.rule.concept}\``, title, code, comments, listed(c.scenarios, links)].join(' | ')} |`;
    }),
  ].join('\n');

const SHOWN = 2;

interface Links {
  readonly shown: number;
  /** The path of each name that has been listed. */
  readonly paths: Map<string, string>;
}

const listed = (files: readonly string[], { shown, paths }: Links): string => {
  const names = files.slice(0, shown).map(path => {
    const name = path.replace(/^engine\/game\/|^test\/(?=rulings\/)|^test\/engine\/scenario\//, '');
    paths.set(name, path);
    return `[${name}]`;
  });
  return names.join(', ') + (files.length > shown ? ` +${files.length - shown}` : '');
};

/** What the indexes of the rulings say of what no scenario can show. */
const withoutScenario = (root: string): string => {
  const rows = indexes(root).flatMap(index =>
    index.tables.filter(({ title }) => title === UNTOLD).flatMap(t => t.rows),
  );
  return [`## ${UNTOLD}`, '', '| what | why |', '| --- | --- |', ...rows.map(row => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
};
