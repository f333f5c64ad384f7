/** A request that cannot be carried out: its message says why, and what to do. */
export class CannotDo extends Error {}

/** A request about a stop that the session has left: editors ask again by themselves, so no user needs to be told. */
export class LeftBehind extends CannotDo {}
