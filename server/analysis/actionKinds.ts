/** Kinds of code actions, as editors ask for them: each holds all that begin with it and a dot. */
export const QUICK_FIX = 'quickfix';
export const REWRITE = 'refactor.rewrite';

/** All safe fixes of a file at once. */
export const FIX_ALL = 'source.fixAll.riftbench';

/** What a script leaves no choice in, as lines. */
export const WRITE_REST = 'refactor.riftbench.rest';

/** What now holds, as `expect` lines. */
export const EXPECT_IT = 'refactor.riftbench.expect';

/** A question as an expectation of its answer, and back. */
export const TURN_QUESTION = 'refactor.riftbench.question';
