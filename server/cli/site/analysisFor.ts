/** A file as its page shows it: read, with its scenarios run when they are first needed. */
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import { type Analysis, analyse } from '../../analysis/document/analysis.ts';
import { isMarkdown } from '../../analysis/document/paths.ts';
import { keepReports } from '../../analysis/document/reports.ts';
import { clientPages } from '../../analysis/pageLinks.ts';
import { uriOf } from '../../hosts/node/fileUris.ts';
import { usedOnDisk } from '../../hosts/node/nodeFiles.ts';
import { bookOf } from '../book.ts';
import type { FoundFile } from '../check/find.ts';
import { cannotRead, readOrReport, type UnreadPath } from '../check/read.ts';
import type { CommandOptions } from '../command.ts';
import { editionOption, projectEditions } from '../editions.ts';
import type { Io } from '../io.ts';
import { runLimitedExploring } from '../limited.ts';

/** Throws `CannotWork` for a file that cannot be read, and for a scenario that takes too much. */
export const analysisFor = (options: CommandOptions, io: Io): ((file: FoundFile) => Analysis) => {
  const book = bookOf(io);
  const asked = editionOption(options);
  const editions = projectEditions();
  const uses = usedOnDisk();
  return file => {
    const { path, absolute } = file;
    const unread: UnreadPath[] = [];
    const text = readOrReport(file, io, unread);
    if (text === undefined) throw cannotRead(unread);
    const markdown = isMarkdown(path);
    const { blocks } = parseFile(text, { markdown });
    const fileWork = newFileWork();
    return analyse({ uri: uriOf(absolute), version: 1, text, markdown }, blocks, {
      book,
      pages: clientPages,
      // Whatever an article cites is a link, whether or not it asks for its citations to be checked.
      edition: { ...(asked === undefined ? editions.of(absolute) : { ...asked, from: 'setting' }), citations: true },
      paths: { uriOf },
      used: uses.of(blocks, absolute),
      reports: keepReports(
        (block, context) => {
          const report = runLimitedExploring({ path, block, io }, context, fileWork.leftForClaims);
          fileWork.add(report);
          return report;
        },
        error => {
          throw error;
        },
      ),
    });
  };
};
