/** The modules that `npm test` is made of: plain JavaScript, as they run before anything is installed. */
import { fromRoot } from './root.ts';

interface Session {
  readonly ended: Promise<{ readonly status: number | null; readonly signal: string | null }>;
  stop(patience: number): Promise<{ readonly status: number | null; readonly signal: string | null } | undefined>;
}

interface TestResult {
  readonly status: string;
  readonly ancestorTitles: readonly string[];
  readonly title: string;
}

interface Testing {
  commandsOf(readme: string): readonly { readonly command: string; readonly variants: readonly string[] }[];
  makeClone(root: string): { readonly folder: string; readonly files: readonly string[]; remove(): void };
  remarksOn(changes: readonly string[]): readonly string[];
  cloneEnvironment(env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string | undefined>>;
  startCommand(
    command: string,
    options: {
      readonly cwd: string;
      readonly env: Readonly<Record<string, string | undefined>>;
      readonly onLine: (line: string) => void;
    },
  ): Session;
  countsOf(report: {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly testResults: readonly {
      readonly name: string;
      readonly status: string;
      readonly assertionResults: readonly TestResult[];
    }[];
  }): unknown;
  timeOf(seconds: number): string;
}

const MODULES = ['commands', 'clone', 'environment', 'session', 'unit', 'results'];
const loaded = await Promise.all(MODULES.map(name => import(fromRoot(`scripts/testing/${name}.mjs`))));

export const testing = Object.assign({}, ...loaded) as Testing;
