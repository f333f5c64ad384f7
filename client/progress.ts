/** Long work of the server: what it reports is shown where the user waits, and stopping it is no failure. */
import { type CancellationToken, type Progress, ProgressLocation, window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

import { noticeText } from './noticeText.ts';

export type VisibleProgress = Progress<{ message?: string; increment?: number }>;

/** `ask` sends the request with the token under which the server reports. Answers undefined where the user stopped it. */
export async function withServerProgress<Result>(
  client: BaseLanguageClient,
  progress: VisibleProgress,
  token: CancellationToken,
  ask: (workDoneToken: string) => Promise<Result>,
): Promise<Result | undefined> {
  runs += 1;
  const workDoneToken = `riftbench-${runs}`;
  let reached = 0;
  const { WorkDoneProgress } = await import('./languageClient.ts');
  const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, value => {
    if (value.kind === 'end') return;
    const percentage = value.percentage ?? reached;
    progress.report({
      increment: percentage - reached,
      ...(value.message === undefined ? {} : { message: noticeText(value.message) }),
    });
    reached = percentage;
  });
  try {
    return await ask(workDoneToken);
  } catch (error) {
    if (token.isCancellationRequested) return undefined;
    throw error;
  } finally {
    listener.dispose();
  }
}

let runs = 0;

/** Shows work as a notification with its progress, which the user may stop. */
export const showProgress = async <T>(
  title: string,
  work: (progress: VisibleProgress, token: CancellationToken) => Promise<T>,
): Promise<T> => window.withProgress({ location: ProgressLocation.Notification, title, cancellable: true }, work);
