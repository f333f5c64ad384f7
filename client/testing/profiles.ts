/** The ways to run scenarios: as written, under each edition, with coverage, and step by step. */

import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { thrownText } from '../../rules-db/thrownText.ts';
import {
  PROVED,
  type ProvedFile,
  type ProvedResult,
  RUN_TESTS,
  type RunTestsResult,
  type TestOutcome,
} from '../../server/protocol.ts';
import { stepThrough } from '../debugging/debugging.ts';
import { offeredEditions } from '../editionsOffered.ts';
import { ask } from '../requests.ts';
import type { Server } from '../server.ts';
import { type Chosen, chosenTests } from './chosen.ts';
import { messagesOf } from './messages.ts';
import { outputOf } from './output.ts';

export interface Coverage {
  /** How many of the default edition's rules the last run for coverage has proved; undefined before there was one. */
  proved(): { readonly proved: number; readonly rules: number; readonly edition: string } | undefined;
}

/** Of one scenario. */
export interface RunOutcome {
  readonly id: string;
  readonly status: TestOutcome['status'];
  readonly messages: readonly vscode.TestMessage[];
}

interface Parts {
  readonly controller: vscode.TestController;
  readonly server: Server;
  /** The rule book shows what is proved. */
  readonly onProved: () => void;
  /** Waits until all scenarios are listed. */
  readonly refresh: () => Promise<void>;
}

type Runner = (request: vscode.TestRunRequest, token: vscode.CancellationToken) => Promise<void>;

export function registerProfiles(parts: Parts) {
  const { controller } = parts;
  const { Run, Coverage: Covers, Debug } = vscode.TestRunProfileKind;
  let proved: ProvedResult | undefined;
  const keep = (found: ProvedResult): void => {
    proved = found;
    parts.onProved();
  };
  // Those of a single edition are not run unless they are picked.
  const profile = (label: string, kind: vscode.TestRunProfileKind, ruleset?: string) => {
    const once = runner(parts, ruleset, kind === Covers ? keep : undefined);
    const made = controller.createRunProfile(label, kind, alsoContinuous(controller, once), ruleset === undefined);
    made.supportsContinuousRun = kind === Run;
    return made;
  };
  const covers = profile(vscode.l10n.t('Rules and Lines Covered'), Covers);
  covers.loadDetailedCoverage = async (_, coverage) =>
    coverage instanceof ScenarioCoverage ? [...coverage.details] : [];
  const steps = controller.createRunProfile(vscode.l10n.t('Step Through'), Debug, async request => {
    const [first] = chosenTests(controller, request);
    const [item] = first?.items ?? [];
    // A line that opens a branch is outside of it.
    const isBranch = item?.parent?.parent !== undefined;
    if (item !== undefined)
      await stepThrough({ uri: item.uri, line: (item.range?.start.line ?? 0) + (isBranch ? 1 : 0) });
  });
  const asWritten = profile(vscode.l10n.t('As Written'), Run);
  const profiles = [
    asWritten,
    ...offeredEditions().map(edition => profile(vscode.l10n.t('Under {0}', edition), Run, edition)),
    covers,
    steps,
  ];
  return {
    coverage: { proved: () => proved } satisfies Coverage,
    labels: () => profiles.map(({ label }) => label),
    run: (uris: readonly vscode.Uri[]) => runAsWritten(parts, uris),
    runAsWritten: async (item: vscode.TestItem): Promise<void> => {
      const source = new vscode.CancellationTokenSource();
      await asWritten.runHandler(new vscode.TestRunRequest([item], undefined, asWritten), source.token);
    },
    runContinuously: async (item: vscode.TestItem, token: vscode.CancellationToken): Promise<void> => {
      await asWritten.runHandler(new vscode.TestRunRequest([item], undefined, asWritten, true), token);
    },
    dispose: () => {
      for (const each of profiles) each.dispose();
    },
  };
}

/** `onProved`: of a run for coverage, which reports what it has proved. */
const runner =
  (
    { controller, server, refresh }: Parts,
    ruleset: string | undefined,
    onProved?: (found: ProvedResult) => void,
  ): Runner =>
  async (request, token) => {
    if (request.include === undefined) await refresh();
    const run = controller.createTestRun(request);
    const tests = chosenTests(controller, request);
    for (const { items } of tests) for (const item of items) run.enqueued(item);
    const files: ProvedFile[] = [];
    try {
      const client = await server.ready();
      for (const each of tests) {
        if (token.isCancellationRequested || run.token.isCancellationRequested) break;
        const outcomes = await runFile(client, run, each, ruleset, token);
        if (outcomes === undefined || onProved === undefined) continue;
        run.addCoverage(new ScenarioCoverage(each.uri, outcomes));
        files.push(provedBy(each, outcomes));
      }
      if (onProved !== undefined && !token.isCancellationRequested) {
        const found = await ask(client, PROVED, { files });
        const { proved: count, rules, edition } = found;
        run.appendOutput(`${vscode.l10n.t('{0} of {1} rules of {2} are covered.', count, rules, edition)}\r\n`);
        onProved(found);
      }
    } finally {
      run.end();
    }
  };

/** Where it is asked for: again for each file that changes. */
const alsoContinuous =
  (controller: vscode.TestController, once: Runner): Runner =>
  async (request, token) => {
    if (request.continuous !== true) return once(request, token);
    const again = vscode.workspace.onDidChangeTextDocument(({ document }) => changed(document));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = (document: vscode.TextDocument): void => {
      const file = controller.items.get(document.uri.toString());
      if (file === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const include = included(controller, request, file);
        if (include.length > 0)
          void once(new vscode.TestRunRequest(include, request.exclude, request.profile, true), token);
      }, PAUSE);
    };
    token.onCancellationRequested(() => {
      clearTimeout(timer);
      again.dispose();
    });
  };

/** The outcome of each scenario of files, run as written, without a run in the explorer. */
const runAsWritten = async (
  { controller, server }: Parts,
  uris: readonly vscode.Uri[],
): Promise<readonly RunOutcome[]> => {
  const include = uris.flatMap(uri => controller.items.get(uri.toString()) ?? []);
  const client = await server.ready();
  const { token } = new vscode.CancellationTokenSource();
  const outcomes = chosenTests(controller, new vscode.TestRunRequest(include)).map(async ({ uri, items, ids }) => {
    const { scenarios } = await ask(client, RUN_TESTS, { uri: uri.toString(), ids }, token);
    return scenarios.flatMap(outcome => {
      const item = items[ids.indexOf(outcome.id)];
      if (item === undefined) return [];
      const messages = outcome.status === 'passed' ? [] : messagesOf(uri, item, outcome);
      return [{ id: outcome.id, status: outcome.status, messages }];
    });
  });
  return (await Promise.all(outcomes)).flat();
};

/** Those of the file that a continuous run is about. */
const included = (
  controller: vscode.TestController,
  request: vscode.TestRunRequest,
  file: vscode.TestItem,
): readonly vscode.TestItem[] =>
  chosenTests(controller, request)
    .filter(({ uri }) => uri.toString() === file.uri?.toString())
    .flatMap(({ items }) => items);

/** Undefined where it could not be run: each of its tests says so. */
const runFile = async (
  client: BaseLanguageClient,
  run: vscode.TestRun,
  { uri, items, ids }: Chosen,
  ruleset: string | undefined,
  token: vscode.CancellationToken,
): Promise<readonly TestOutcome[] | undefined> => {
  for (const item of items) run.started(item);
  const params = { uri: uri.toString(), ids, ...(ruleset === undefined ? {} : { ruleset }) };
  let result: RunTestsResult;
  try {
    result = await ask(client, RUN_TESTS, params, token);
  } catch (error) {
    const why = thrownText(error);
    for (const item of items) {
      if (token.isCancellationRequested) run.skipped(item);
      else run.errored(item, new vscode.TestMessage(why));
    }
    return undefined;
  }
  const outcomes = new Map(result.scenarios.map(outcome => [outcome.id, outcome]));
  for (const [at, item] of items.entries()) tell(run, uri, item, outcomes.get(ids[at] ?? ''));
  return result.scenarios;
};

const tell = (run: vscode.TestRun, uri: vscode.Uri, item: vscode.TestItem, outcome: TestOutcome | undefined): void => {
  if (outcome === undefined)
    run.errored(item, new vscode.TestMessage(vscode.l10n.t('This scenario is no longer in the file.')));
  else showOutcome(run, uri, item, outcome);
};

const showOutcome = (run: vscode.TestRun, uri: vscode.Uri, item: vscode.TestItem, outcome: TestOutcome): void => {
  // Not at its place in the file, where the editor would show it after the line.
  for (const line of outputOf(nameOf(item), outcome))
    run.appendOutput(`${line.replace(/\r?\n/g, ' ')}\r\n`, undefined, item);
  if (outcome.status === 'passed') run.passed(item, outcome.milliseconds);
  // Nothing is expected and nothing asked there: it has not been tested, and nothing is wrong.
  else if (outcome.status === 'untested') run.skipped(item);
  else if (outcome.status !== 'invalid') run.failed(item, messagesOf(uri, item, outcome), outcome.milliseconds);
  else run.errored(item, messagesOf(uri, item, outcome), outcome.milliseconds);
};

/** A branch is named after its scenario. */
const nameOf = (item: vscode.TestItem): string =>
  item.parent?.parent === undefined ? item.label : `${nameOf(item.parent)} › ${item.label}`;

const provedBy = ({ uri, items, ids }: Chosen, outcomes: readonly TestOutcome[]): ProvedFile => ({
  uri: uri.toString(),
  // What does not pass proves nothing.
  scenarios: outcomes.flatMap(({ id, status, rules }) => {
    const item = items[ids.indexOf(id)];
    return item === undefined || status !== 'passed'
      ? []
      : [{ name: item.label, line: item.range?.start.line ?? 0, rules }];
  }),
});

/** Lines of the script that were played, and those that no run came to. */
class ScenarioCoverage extends vscode.FileCoverage {
  readonly details: readonly vscode.StatementCoverage[];

  constructor(uri: vscode.Uri, outcomes: readonly TestOutcome[]) {
    const lines = outcomes.flatMap(outcome => outcome.lines);
    super(uri, new vscode.TestCoverageCount(lines.filter(({ ran }) => ran).length, lines.length));
    this.details = lines.map(({ line, ran }) => new vscode.StatementCoverage(ran, new vscode.Position(line, 0)));
  }
}

/** In milliseconds, after the last key. */
const PAUSE = 500;
