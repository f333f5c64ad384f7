/** Milliseconds since the program started. For `performance.now()` Node would first load what it measures with. */
export const sinceStart = (): number => 1_000 * process.uptime();
