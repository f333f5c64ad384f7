/** A request that cannot be carried out: its message says why, and what to do. */
export class CannotDo extends Error {}

/** What is asked of a stop that has been left: an editor asks again by itself, so that nobody needs to hear of it. */
export class LeftBehind extends CannotDo {}
