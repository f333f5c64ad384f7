/** Has a preview rendered again, although it may leave out a request for that. */

export interface Refreshing {
  /** Whether what is to be seen has been rendered, or is no longer what is to be seen. */
  isDone(): boolean;
  refresh(): PromiseLike<unknown>;
  /** Until a refresh that is not left out has rendered. */
  pause(): Promise<void>;
}

/**
 * VS Code's preview does not refresh while it is about to look whether its text has changed, as it is when it has just been
 * opened: it would show the article without answers for good. A preview that is hidden or closed renders nothing.
 */
export async function refreshUntilRendered({ isDone, refresh, pause }: Refreshing): Promise<void> {
  for (let times = 0; times < MOST_TIMES && !isDone(); times += 1) {
    await refresh();
    await pause();
  }
}

const MOST_TIMES = 6;
