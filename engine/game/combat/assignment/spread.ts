/** The closed form behind counting assignments: in how many ways points can be placed on units. */

/** Ways to place `points` on `open` units that take any number and one that takes up to `room`. */
export function spread(points: number, open: number, room: number): bigint {
  if (open === 0) return points <= room ? 1n : 0n;
  return choose(points + open, open) - choose(points - room - 1 + open, open);
}

function choose(from: number, picks: number): bigint {
  if (from < picks) return 0n;
  let result = 1n;
  for (let i = 1; i <= picks; i++) result = (result * BigInt(from - picks + i)) / BigInt(i);
  return result;
}
