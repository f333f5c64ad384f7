/** In megabytes, of this thread. */
export const heapUsed = (): number => process.memoryUsage().heapUsed / 1e6;
