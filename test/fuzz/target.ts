/** What is fuzzed: cases from chance, each a text that can be kept in a file, and what is wrong with how it is treated. */
import type { Random } from '../../bench/support.ts';

export interface Target {
  readonly name: string;
  /** The same text from the same chance. */
  readonly make: (random: Random) => string;
  /** A sentence for each fault; none if all is well. What it throws is a fault, too. */
  readonly faultsOf: (text: string) => readonly string[] | Promise<readonly string[]>;
}

/** The faults of a case, those that it throws among them. */
export const faultsIn = async (target: Target, text: string): Promise<readonly string[]> => {
  try {
    return await target.faultsOf(text);
  } catch (error) {
    return [thrown(error)];
  }
};

export const thrown = (error: unknown): string =>
  `thrown: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 8).join('\n') : String(error)}`;

/** Names and numbers aside: two faults of one kind have the same cause. */
export const kindOf = (fault: string): string =>
  fault
    .replace(/"[^"]*"|“[^”]*”|\d+/g, '#')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 160);
