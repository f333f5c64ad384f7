/** One JSON object; docs/command-line.md describes it. */

import { isRuleset } from '../../../engine/game/state/rulesets.ts';
import { saidOf } from '../../analysis/document/edition.ts';
import { jsonText } from '../../analysis/text/printable.ts';
import { type FileReport, hasError } from '../check/report.ts';
import type { MakeFormat } from './format.ts';

/** Written file by file, so that a long check can be read while it runs. */
export const json: MakeFormat = ({ io }) => {
  let before = '{"version":1,"files":[\n';
  return {
    begin: () => undefined,
    file: report => {
      io.out.write(before + fileText(report));
      before = ',\n';
    },
    end: (_, unread) => {
      const more = unread.length === 0 ? '' : `,"unread":${jsonText(unread)}`;
      io.out.write(`${before === ',\n' ? '\n' : before}]${more}}\n`);
    },
  };
};

const fileText = ({ path, problems, scenarios, cards }: FileReport): string =>
  jsonText({
    path,
    diagnostics: problems,
    scenarios: scenarios.map(({ name, edition, line, status, expectations, questions, notRun, assumed }) => ({
      name,
      ...(isRuleset(edition) ? saidOf(edition) : { edition }),
      line,
      status,
      expectations,
      ...(questions.length === 0 ? {} : { questions }),
      ...(notRun.length === 0 ? {} : { notRun }),
      ...(assumed.length === 0 ? {} : { assumed }),
    })),
    cards: cards.map(card => ({ name: card.name, line: card.line, status: hasError(card) ? 'invalid' : 'read' })),
  });
