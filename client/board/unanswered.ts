/** Watches for requests without an answer: what is shown meanwhile is old, and has to say so. */

export interface Unanswered {
  asked(): void;
  answered(): void;
}

/**
 * `tell` is called once if there has been no answer for this long since the first request, however often the request
 * was repeated: a user who keeps typing cancels each request with the next.
 */
export const unanswered = (tell: () => void, patience = PATIENCE): Unanswered => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    asked: () => {
      timer ??= setTimeout(tell, patience);
    },
    answered: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};

/** In milliseconds: an answer within this time counts as immediate. */
const PATIENCE = 500;
