/** The result of a migration as text and as JSON: the lines that change, and what needs review. */
import type { Edit } from '../../../engine/scenario/report/report.ts';
import type { ChangeKind, ReviewNote } from '../../../rules-db/citing/migrate.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import { type LineIndex, lineIndex } from '../../analysis/document/lines.ts';
import { groupedBy } from '../../analysis/text/groupedBy.ts';
import { printable } from '../../analysis/text/printable.ts';
import type { UnreadPath } from '../check/read.ts';
import { counted, type Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';
import { editedText, type MigratedFile } from './write.ts';

export interface ReportedMigration {
  readonly from?: BookEdition | undefined;
  readonly to: BookEdition;
  readonly isWritten: boolean;
  readonly files: readonly MigratedFile[];
  /** Files that stay as they are, with the reason. */
  readonly leftOut: readonly UnreadPath[];
}

export const migrationText = (migrated: ReportedMigration, width: number, paint: Paint): string => {
  const changed = migrated.files
    .filter(({ text, after }) => text !== after)
    .map(file => changesText(file, migrated, paint));
  const looks = migrated.files.flatMap(file => looksText(file, width, paint));
  const lookAt = looks.length === 0 ? [] : [`${paint('bold', 'To look at')}\n${looks.join('\n')}`];
  const left = migrated.leftOut.map(({ path, why }) => `  ${printable(path)}: ${printable(why)}`);
  const leftOut = left.length === 0 ? [] : [`${paint('bold', 'Left as they are')}\n${left.join('\n')}`];
  return `${[...changed, ...lookAt, ...leftOut, summary(migrated, paint)].join('\n\n')}\n`;
};

/** The lines as they are, and as they would be. */
const changesText = ({ path, text, migration }: MigratedFile, { to }: ReportedMigration, paint: Paint): string => {
  const head = paint('bold', `${printable(path)} (${migration.from} → ${to})`);
  const shown = linesChanged(text, migration.edits).map(({ sign, line, text: shownText }) =>
    paint(sign === '-' ? 'red' : 'green', `${String(line + 1).padStart(6)} ${sign} ${printable(shownText)}`),
  );
  return [head, ...shown].join('\n');
};

interface Shown {
  readonly sign: '-' | '+';
  /** From 0: of the text as it is for `-`, as it would be for `+`. */
  readonly line: number;
  readonly text: string;
}

/** No edit goes over a line's end, but one may bring lines of its own. */
const linesChanged = (text: string, edits: readonly Edit[]): readonly Shown[] => {
  const lines = lineIndex(text);
  const byLine = new Map<number, readonly Edit[]>();
  for (const edit of edits) {
    const { line } = lines.positionAt(edit.span.start);
    byLine.set(line, [...(byLine.get(line) ?? []), edit]);
  }
  let more = 0;
  return [...byLine].flatMap(([line, inLine]): readonly Shown[] => {
    const start = lines.offsetAt({ line, character: 0 });
    const old = text.slice(start, lines.lineEnd(line));
    const local = inLine.map(edit => ({
      ...edit,
      span: { start: edit.span.start - start, end: edit.span.end - start },
    }));
    const fresh = editedText(old, local).split(/\r\n|\n|\r/);
    const added = fresh.map((text, at) => ({ sign: '+', line: line + more + at, text }) as const);
    more += fresh.length - 1;
    return fresh.at(-1) === old ? added.slice(0, -1) : [{ sign: '-', line, text: old }, ...added];
  });
};

/** What is said of several places alike is said once. */
const looksText = ({ path, text, migration }: MigratedFile, width: number, paint: Paint): readonly string[] => {
  const lines = lineIndex(text);
  const alike = groupedBy(migration.looks, ({ message, wordings }) => JSON.stringify([message, wordings]));
  return alike.flatMap(looks => {
    const [look] = looks;
    if (look === undefined) return [];
    const at = ({ span }: ReviewNote): string => {
      const { line, character } = lines.positionAt(span.start);
      return `${line + 1}:${character + 1}`;
    };
    const place = `${printable(path)}:${looks.map(at).join(', ')}`;
    const wordings = look.wordings.flatMap(each => {
      const [first = '', ...more] = wrap(
        `${each.prefix === undefined ? '' : `${each.prefix} `}${each.number} (${each.edition}): ${printable(each.text)}`,
        width - 6,
      );
      return [`    ${first}`, ...more.map(next => `      ${next}`)];
    });
    return [[`  ${place} ${paint(COLOURS[look.kind], printable(look.message))}`, ...wordings].join('\n')];
  });
};

const COLOURS = { entry: 'red', unsure: 'blue', changed: 'yellow', gone: 'red' } as const satisfies Record<
  ReviewNote['kind'],
  string
>;

const summary = ({ files, isWritten, to }: ReportedMigration, paint: Paint): string => {
  const sum = (kind: ChangeKind): number => files.reduce((all, { migration }) => all + migration.counts[kind], 0);
  const [moved, changed, gone] = [sum('moved'), sum('changed'), sum('gone')];
  if (files.length === 0) return `No citations can be migrated to ${to}.`;
  const parts = [
    paint('green', `${moved} with the same meaning`),
    ...(changed === 0 ? [] : [paint('yellow', `${changed} with another one`)]),
    ...(gone === 0 ? [] : [paint('red', `${gone} left, as ${to} lacks the rule`)]),
  ];
  const written = files.filter(({ text, after }) => text !== after).length;
  const done = isWritten
    ? `${counted(written, 'file')} written.`
    : 'Nothing was written; use --write to write the files.';
  return `${counted(moved + changed + gone, 'citation')}: ${parts.join(', ')}. ${done}`;
};

/** Places count from 0, in UTF-16 units, in the text as it is. */
export const inJson = ({ from, to, isWritten, files, leftOut }: ReportedMigration): object => ({
  version: 1,
  ...(from === undefined ? {} : { from }),
  to,
  written: isWritten,
  ...(leftOut.length === 0 ? {} : { leftOut }),
  files: files.map(({ path, text, migration }) => {
    const lines = lineIndex(text);
    return {
      path,
      from: migration.from,
      edits: migration.edits.map(({ kind, span, text: newText }) => ({ kind, range: rangeOf(lines, span), newText })),
      lookAt: migration.looks.map(look => lookInJson(look, lines)),
    };
  }),
});

const lookInJson = ({ kind, span, message, wordings }: ReviewNote, lines: LineIndex): object => ({
  kind,
  range: rangeOf(lines, span),
  message,
  wordings: wordings.map(({ number, edition, text }) => ({ number, edition, text })),
});

const rangeOf = (lines: LineIndex, { start, end }: ReviewNote['span']) => ({
  start: lines.positionAt(start),
  end: lines.positionAt(end),
});
