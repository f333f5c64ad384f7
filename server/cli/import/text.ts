/** The result of an import as text for people. */
import { inFigures } from '../../../engine/bounds.ts';
import { largestOf } from '../../../engine/lists.ts';
import { datesOf, datesText } from '../../../rules-db/editions.ts';
import type { ImportReport, MappingReport, RenumberedRule } from '../../../rules-db/importing/importReport.ts';
import { printable } from '../../analysis/text/printable.ts';
import type { Shelfmark } from '../../hosts/node/library/store.ts';
import { counted, type Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';

interface TableOptions {
  readonly folder: string;
  /** Whether nothing was written. */
  readonly isTried: boolean;
  readonly width: number;
  readonly paint: Paint;
}

export const reportTable = (
  reports: readonly ImportReport[],
  { folder, isTried, width, paint }: TableOptions,
): string => {
  const rows = reports.map(report => [
    report.name,
    report.edition ?? report.abbreviation ?? '–',
    inFigures(report.rules),
    inFigures(report.answers + report.cards + report.notes),
    inFigures(report.matched),
    ...(report.mapping === undefined
      ? ['–', '–', '–']
      : [
          report.mapping.texts === 'ours' ? '–' : inFigures(report.mapping.changed.length),
          inFigures(report.mapping.added.length),
          inFigures(report.mapping.gone.length),
        ]),
    inFigures(report.unsure.length),
  ]);
  const [first] = reports.filter(({ mapping, unsure }) => mapping !== undefined || unsure.length > 0);
  const compared = reports.find(({ mapping }) => mapping?.texts === 'ours');
  return [
    table(['Document', 'Edition', 'Rules', 'Others', 'Beside ours', 'Changed', 'New', 'Gone', 'Unsure'], rows, paint),
    '',
    ...reports.flatMap(({ name, uses }) => [`${name}:`, ...uses.map(use => item('', printable(use), width))]),
    '',
    isTried ? 'Nothing was imported: this was a dry run.' : `${counted(reports.length, 'document')} in ${folder}.`,
    ...(compared?.mapping === undefined
      ? []
      : [`To see which words changed, import edition ${compared.mapping.base}, too.`]),
    ...(first === undefined || isTried
      ? []
      : [`What changed and what is uncertain: riftbench import --show ${first.name}`]),
    '',
  ].join('\n');
};

export const listText = (marks: readonly Shelfmark[], folder: string, paint: Paint): string =>
  marks.length === 0
    ? `Nothing was imported yet. It would be kept in ${printable(folder)}.\n`
    : `${table(
        ['Document', 'Edition', 'Form', 'Title'],
        marks.map(({ name, edition, abbreviation, form, title }) => [
          name,
          printable(edition ?? abbreviation ?? '–'),
          form,
          printable(title),
        ]),
        paint,
        NO_NUMBERS,
      )}\n\nKept in ${printable(folder)}.\n`;

/** All of it: what changed, what is new and gone, what is unsure. */
export const reportText = (report: ImportReport, width: number, paint: Paint): string => {
  const { title, name, edition, file, rules, answers, cards, notes, mapping, unsure } = report;
  const counts = Object.entries({ rule: rules, answer: answers, card: cards, note: notes }).flatMap(([thing, many]) =>
    many === 0 ? [] : counted(many, thing),
  );
  return `${[
    `${paint('bold', printable(title))}  ${name}\n  ${[...formOf(report), ...counts, `from ${printable(file)}`].join(', ')}`,
    `How it is used\n${report.uses.map(use => item('', printable(use), width)).join('\n')}`,
    ...(mapping === undefined ? [] : mappingParts(mapping, edition ?? '', width, paint)),
    ...(unsure.length === 0
      ? ['Nothing is uncertain.']
      : [
          `${paint('yellow', `Uncertain (${inFigures(unsure.length)})`)}\n${unsure
            .map(({ line, what, took }) =>
              item(line === undefined ? '' : `line ${line}`, printable(`${what}: taken for ${took}`), width),
            )
            .join('\n')}`,
        ]),
  ].join('\n\n')}\n`;
};

/** What it is of, and since when that applies. */
const formOf = ({ form, edition }: ImportReport): readonly string[] => {
  const dates = edition === undefined || form !== 'core rules' ? undefined : datesOf(edition);
  return [edition === undefined ? form : `${form} ${edition}`, ...(dates === undefined ? [] : [datesText(dates)])];
};

const mappingParts = (mapping: MappingReport, edition: string, width: number, paint: Paint): readonly string[] => {
  const { base, texts, same, changed, moved, added, gone } = mapping;
  const part = (
    colour: 'yellow' | 'green' | 'red' | 'cyan',
    name: string,
    list: readonly RenumberedRule[],
  ): readonly string[] =>
    list.length === 0
      ? []
      : [
          `${paint(colour, `${name} (${inFigures(list.length)})`)}\n${list.map(each => item(printable(where(each)), printable(each.says), width)).join('\n')}`,
        ];
  return [
    texts === 'official'
      ? `Compared with the published text of ${base}: ${counted(same, 'rule')} the same under the same number.`
      : `Compared with our wording of ${base}; to see which words changed, import that edition, too.`,
    ...part('yellow', 'Changed', changed),
    ...part('green', `New in ${edition}`, added),
    ...part('red', `No longer in ${edition}`, gone),
    ...part('cyan', 'Moved', moved),
  ];
};

const where = ({ number: now, was }: RenumberedRule): string =>
  was === undefined || was === now ? now : `${was} is ${now}`;

const item = (head: string, text: string, width: number): string =>
  wrap(text, width - 6)
    .map((line, at) => (at === 0 ? `  ${head}${head === '' ? '' : '  '}${line}` : `      ${line}`))
    .join('\n');

const NO_NUMBERS = 99;

const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  paint: Paint,
  numbersFrom = 2,
): string => {
  const widths = head.map((name, at) =>
    largestOf(
      rows.map(row => (row[at] ?? '').length),
      name.length,
    ),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at < numbersFrom ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [paint('bold', line(head)), ...rows.map(line)].join('\n');
};
