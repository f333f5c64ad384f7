/** The fields of a value of which nothing is known, as it came from somewhere else; none where it is no object. */
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
