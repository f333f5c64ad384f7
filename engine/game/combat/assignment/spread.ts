/** The closed form behind counting assignments: in how many ways points can be placed on units. */

/** Ways to place `points` on `open` units that take any number each; none of fewer than 0 points. */
export function spread(points: number, open: number): bigint {
  if (open === 0) return points === 0 ? 1n : 0n;
  return points < 0 ? 0n : choose(points + open - 1, open - 1);
}

function choose(from: number, picks: number): bigint {
  let result = 1n;
  for (let i = 1; i <= picks; i++) result = (result * BigInt(from - picks + i)) / BigInt(i);
  return result;
}
