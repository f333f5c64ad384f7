/** What a command says by its exit status. */
/** 0: nothing is wrong. 1: problems were found. 2: the work could not be done, and one line on standard error says why. */
export type ExitStatus = 0 | 1 | 2;
