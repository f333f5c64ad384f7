/** Requests whose answer nobody wants any more. */

export interface Cancellation {
  readonly isCancellationRequested: boolean;
}

/** Thrown in place of an answer. */
export class Cancelled extends Error {
  constructor() {
    super('The request was cancelled.');
  }
}
