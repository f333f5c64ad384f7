/** One object, as the contract of the command line has it. */
import type { FileReport } from '../check/report.ts';
import type { MakeFormat } from './format.ts';

export const json: MakeFormat = ({ io }) => {
  let before = '{"version":1,"files":[\n';
  return {
    begin: () => undefined,
    file: report => {
      io.out.write(before + fileText(report));
      before = ',\n';
    },
    end: () => io.out.write(`${before === ',\n' ? '\n' : before}]}\n`),
  };
};

const fileText = ({ path, problems, scenarios }: FileReport): string =>
  JSON.stringify({
    path,
    diagnostics: problems,
    scenarios: scenarios.map(({ name, edition, line, status, expectations }) => ({
      name,
      edition,
      line,
      status,
      expectations,
    })),
  });
