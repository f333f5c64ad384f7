/** The text of a PDF, read by a process of its own (`process.ts`), so that no PDF can harm this one. */
import { fork } from 'node:child_process';
import { cannotBeRead, PDF_LIMITS, type PdfLimits } from './limits.ts';
import type { PdfProgress, PdfTask, PdfText } from './messages.ts';
import { pdfProgram } from './program.ts';

export interface PdfOptions {
  readonly onPage?: (page: number, of: number) => void;
  /** Asked often: a reading that is not wanted any more ends at once. */
  readonly isCancelled?: () => boolean;
  readonly limits?: PdfLimits;
  /** The file of the program that reads it. */
  readonly program?: string;
}

/** Never throws and always answers: with a sentence if a limit is reached. */
export const readPdf = (
  bytes: Uint8Array,
  { onPage, isCancelled, limits = PDF_LIMITS, program = pdfProgram() }: PdfOptions = {},
): Promise<PdfText> =>
  new Promise(resolve => {
    const reader = fork(program, [], {
      // Options are for this process: a debugger's port, say, is taken.
      execArgv: [],
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const asking = setInterval(() => {
      if (isCancelled?.() === true) end({ why: CANCELLED });
    }, ASK_EVERY);
    const end = (text: PdfText): void => {
      clearInterval(asking);
      reader.kill('SIGKILL');
      resolve(text);
    };
    reader.on('message', (progress: PdfProgress) => {
      if ('page' in progress) onPage?.(progress.page, progress.of);
      else end(progress);
    });
    reader.on('error', error => end({ why: notStarted(error.message) }));
    reader.on('exit', (code, signal) => end({ why: endedBy(signal ?? `status ${code}`) }));
    reader.send({ bytes, limits } satisfies PdfTask, error => {
      if (error !== null) end({ why: notStarted(error.message) });
    });
  });

/**
 * What reads a stranger's file has nothing of the user's environment but what it takes to start it: without the folder of the system,
 * Windows starts no program at all, and an editor's own program is Node only where it is told so.
 */
const NEEDED = ['SystemRoot', 'ELECTRON_RUN_AS_NODE'];
const ENVIRONMENT: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => NEEDED.includes(name)),
);

/** In milliseconds. */
const ASK_EVERY = 30;
const CANCELLED = 'the import was cancelled.';

const notStarted = (why: string): string =>
  `the program that reads PDF could not be started (${why}). Save the text of the PDF, and import that.`;

const endedBy = (end: string): string =>
  cannotBeRead(
    `reading it ended with ${end}`,
    'It may need more memory than there is: save its text, and import that.',
  );
