/**
 * Work that nobody waits for by hand lets the messages go first that have come already: sixteen documents that are opened at once
 * do not hold up a hover that was asked right after them.
 */

export interface Turns {
  /** A message is handed to its handler. */
  readonly noteMessage: () => void;
  /** Resolves when no message has come for a turn of the event loop, for one caller at a time. */
  readonly quiet: () => Promise<void>;
}

/** In turns: whoever is sent message after message goes on all the same. */
const PATIENCE = 1_000;

export const takeTurns = (nextTurn: () => Promise<void>): Turns => {
  let messages = 0;
  let last: Promise<void> = Promise.resolve();
  const untilQuiet = async (): Promise<void> => {
    for (let turns = 0; turns < PATIENCE; turns++) {
      const before = messages;
      // A message that has been read takes up to two turns to its handler.
      await nextTurn();
      await nextTurn();
      if (messages === before) return;
    }
  };
  return {
    noteMessage() {
      messages += 1;
    },
    quiet() {
      last = last.then(untilQuiet);
      return last;
    },
  };
};
