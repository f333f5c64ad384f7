/** One JSON object; docs/command-line.md describes it. */

import { isRuleset } from '../../../engine/game/state/rulesets.ts';
import { type FileReport, hasError } from '../../analysis/checking/report.ts';
import { saidOf } from '../../analysis/document/edition.ts';
import { jsonText } from '../../analysis/text/printable.ts';
import type { Shard } from '../check/find.ts';
import type { UnreadPath } from '../check/read.ts';
import type { MakeFormat } from './format.ts';

/** Written file by file, so that a long check can be read while it runs. */
export const json: MakeFormat = ({ io, shard }) => {
  let before = opening(shard);
  let isFirst = true;
  return {
    begin: () => undefined,
    file: report => {
      io.out.write(before + fileText(report));
      before = ',\n';
      isFirst = false;
    },
    end: (_, unread) => io.out.write(`${isFirst ? before : '\n'}${closing(unread)}`),
  };
};

/** The report of a whole check, of the entries of its files as they are in JSON. */
export const reportText = (files: readonly object[], unread: readonly UnreadPath[]): string =>
  `${opening()}${files.map(jsonText).join(',\n')}${files.length === 0 ? '' : '\n'}${closing(unread)}`;

const opening = (shard?: Shard): string =>
  `{"version":1,${shard === undefined ? '' : `"shard":${jsonText(shard)},`}"files":[\n`;

const closing = (unread: readonly UnreadPath[]): string =>
  `]${unread.length === 0 ? '' : `,"unread":${jsonText(unread)}`}}\n`;

const fileText = ({ path, position, problems, scenarios, cards }: FileReport): string =>
  jsonText({
    path,
    ...(position === undefined ? {} : { position }),
    diagnostics: problems,
    scenarios: scenarios.map(
      ({ name, edition, line, status, expectations, questions, puzzle, proofs = [], notRun, assumed }) => ({
        name,
        ...(isRuleset(edition) ? saidOf(edition) : { edition }),
        line,
        status,
        expectations,
        ...(questions.length === 0 ? {} : { questions }),
        ...(puzzle === undefined ? {} : { puzzle }),
        ...(proofs.length === 0 ? {} : { proofs }),
        ...(notRun.length === 0 ? {} : { notRun }),
        ...(assumed.length === 0 ? {} : { assumed }),
      }),
    ),
    cards: cards.map(card => ({ name: card.name, line: card.line, status: hasError(card) ? 'invalid' : 'read' })),
  });
