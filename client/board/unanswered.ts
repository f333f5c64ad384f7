/** Watches for what was asked and is not answered: what is shown meanwhile is old, and has to say so. */

export interface Unanswered {
  asked(): void;
  answered(): void;
}

/**
 * `tell` is called once where nothing was answered for so long since it was first asked, however often it was asked anew:
 * a user who goes on typing cancels each question with the next one.
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

/** In milliseconds: what comes sooner is taken for at once. */
const PATIENCE = 500;
