/** What a case may cost. Time is this process's own, so that a busy machine changes nothing. */

/** Milliseconds of processor time. */
export const MOST_TIME = 2_000;
/** Bytes that are held when a case has ended, beyond those before. */
export const MOST_HEAP = 500_000_000;

/** Does some work, and tells where that costs too much: if so, once more, as the first time may have loaded the program. */
export const costly = (what: string, work: () => void): readonly string[] => {
  if (timeOf(work) <= MOST_TIME) return [];
  const time = timeOf(work);
  return time <= MOST_TIME ? [] : [`${what} takes more than ${MOST_TIME} ms: ${Math.round(time)} ms`];
};

/** `most`: in milliseconds of processor time. */
export const costlyAsync = async (
  what: string,
  work: () => Promise<unknown>,
  most = MOST_TIME,
): Promise<readonly string[]> => {
  const took = async (): Promise<number> => {
    const from = process.cpuUsage();
    await work();
    return since(from);
  };
  if ((await took()) <= most) return [];
  const time = await took();
  return time <= most ? [] : [`${what} takes more than ${most} ms: ${Math.round(time)} ms`];
};

/** Where the heap has grown beyond its bound since a moment. */
export const heapSince = (before: number): readonly string[] => {
  const grown = process.memoryUsage().heapUsed - before;
  return grown <= MOST_HEAP ? [] : [`the heap has grown by ${Math.round(grown / 1e6)} MB`];
};

const timeOf = (work: () => void): number => {
  const from = process.cpuUsage();
  work();
  return since(from);
};

const since = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};
