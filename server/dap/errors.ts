/** A request that cannot be carried out: its message tells the user why, and what to do. */
export class CannotDo extends Error {}
