/** Values that are still being put together. */

/** May be written to, until it becomes part of a value that may not. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
