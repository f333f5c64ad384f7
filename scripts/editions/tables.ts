/** The tables and lists of the documents that have an entry for each edition. */
import { BREACH_CONCEPTS } from '../../engine/game/combat/assignment/judge.ts';
import { BEHAVIOURS, type Behaviour } from '../../engine/game/state/behaviours.ts';
import { EDITIONS, type Edition, PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { asPrinted, behaviours } from '../../engine/game/state/rulesets.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { EDITION_DATES } from '../../rules-db/editions.ts';

/** A document with all its tables by editions: a column for each, or a row. */
export const withTables = (text: string): string => {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      if (!line.startsWith('|')) return line;
      const head = headOf(lines, at);
      return head.includes(FIRST) ? withColumns(line, head) : line;
    })
    .join('\n')
    .replace(/(?<=^\| edition \|.*\n\| ---.*\n)(?:\|.*\n)+/m, editionList)
    .replace(/(?<=^\| behaviour \|.*\n\| ---.*\n)(?:\|.*\n)+/m, behaviourList);
};

/** A document with every list of all editions that scenarios run under: in a sentence, in a message, one fix a line. */
export const withLists = (text: string): string =>
  text
    .replace(/1\.0,(?:\s\d\.\d+,)*\s\d\.\d+ (or|and) \d\.\d+/g, (_, word: string) => inWords(PLAYED_EDITIONS, word))
    .replace(/(?<=scenarios run under )[\d., ]+\d/g, PLAYED_EDITIONS.join(', '))
    .replace(/(?:- `Change to \d\.\d+`\n)+(?=(?:- `Change to 1\.0`))- `Change to 1\.0`/g, () =>
      PLAYED_EDITIONS.toReversed()
        .map(each => `- \`Change to ${each}\``)
        .join('\n'),
    );

const FIRST = ` ${EDITIONS[0]} `;

const headOf = (lines: readonly string[], at: number): string => {
  let first = at;
  while (lines[first - 1]?.startsWith('|')) first -= 1;
  return lines[first] ?? '';
};

/** What stands before the columns of the editions stays. */
const withColumns = (line: string, head: string): string => {
  const before = head.split('|').indexOf(FIRST);
  const cells = line.split('|').slice(0, before);
  return `${[...cells, ...columnsOf(line, head).map(cell => ` ${cell} `)].join('|')}|`;
};

const columnsOf = (line: string, head: string): readonly string[] => {
  const editions = head.startsWith('| behaviour') ? PLAYED_EDITIONS : EDITIONS;
  if (line === head) return editions;
  if (line.startsWith('| ---')) return editions.map(() => '---');
  const [, breach] = /^\| \[`assign\/([a-z-]+)`\]/.exec(line) ?? [];
  const [, named] = /^\| `([a-z-]+(?:\.[a-z-]+)*)`/.exec(line) ?? [];
  const concept = Object.entries(BREACH_CONCEPTS).find(([code]) => code === breach)?.[1][0] ?? named ?? '';
  return editions.map(edition => numbersIn(concept, edition));
};

const numbersIn = (concept: string, edition: Edition): string =>
  loadRuleBook().numbersOf(concept, edition).join(', ') || '–';

const YES_OR_NO: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** `| behaviour | rule | 1.0 | … |` */
const behaviourList = (): string =>
  (Object.keys(BEHAVIOURS) as Behaviour[])
    .map(name => {
      const {
        about,
        concepts: [concept],
      } = BEHAVIOURS[name];
      const cells = PLAYED_EDITIONS.map(edition => {
        const value = behaviours(asPrinted(edition))[name];
        return `${YES_OR_NO[`${value}`] ?? value}<br>${numbersIn(concept, edition)}`;
      });
      return `| ${[`\`${name}\`: ${about}`, `\`${concept}\``, ...cells].join(' | ')} |\n`;
    })
    .join('');

/** `| edition | printed | in force from | combat | resolution | damage assignment |` */
const editionList = (): string =>
  EDITIONS.map(edition => {
    const { printed, inForce } = EDITION_DATES[edition];
    const of = (concept: string): string => numbersIn(concept, edition);
    const combat = `${of('combat.chapter')}–${lastOf(of('combat.chapter'), edition)}`;
    return `| ${[edition, printed, inForce, combat, of('combat.resolution'), of('combat.assign')].join(' | ')} |\n`;
  }).join('');

/** The last bare number of the section that a heading opens. */
const lastOf = (heading: string, edition: Edition): string => {
  const headings = loadRuleBook().headings(edition);
  const at = headings.findIndex(({ number }) => number === heading);
  const next = headings.slice(at + 1).find(({ level }) => level <= (headings[at]?.level ?? 0));
  const bare = loadRuleBook()
    .numbers(edition)
    .filter(number => !number.includes('.'));
  return bare.findLast(number => number < (next?.number ?? '999')) ?? heading;
};

const inWords = (editions: readonly Edition[], word: string): string =>
  `${editions.slice(0, -1).join(', ')} ${word} ${editions.at(-1)}`;
