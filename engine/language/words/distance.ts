/**
 * Edit distance in letters: insertions, deletions, substitutions and swapped neighbours. A result above `most` only says
 * that the distance is greater than that.
 */
export const editDistance = (left: string, right: string, most = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  // What both begin or end with changes nothing.
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left.charCodeAt(start) === right.charCodeAt(start)) start++;
  let same = 0;
  while (
    same < shorter - start &&
    left.charCodeAt(left.length - 1 - same) === right.charCodeAt(right.length - 1 - same)
  )
    same++;
  if (start + same === shorter) return Math.max(left.length, right.length) - shorter;
  return distanceOf(left.slice(start, left.length - same), right.slice(start, right.length - same), most);
};

/** Row by row, in three rows that take turns: a name that nothing has is held against thousands. */
const distanceOf = (left: string, right: string, most: number): number => {
  const width = right.length;
  let beforeLast: number[] = new Array<number>(width + 1).fill(0);
  let current: number[] = new Array<number>(width + 1).fill(0);
  let last: number[] = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    // What lies further from the diagonal than that is greater.
    const first = Math.max(1, row - most);
    const end = Math.min(width, row + most);
    current[first - 1] = first === 1 ? row : most + 1;
    let least = current[first - 1] ?? row;
    const letter = left.charCodeAt(row - 1);
    const letterBefore = row > 1 ? left.charCodeAt(row - 2) : -1;
    for (let column = first; column <= end; column++) {
      const other = right.charCodeAt(column - 1);
      let distance = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      const inserted = 1 + Math.min(last[column] ?? most, current[column - 1] ?? 0);
      if (inserted < distance) distance = inserted;
      if (other === letterBefore && column > 1 && right.charCodeAt(column - 2) === letter) {
        const swapped = 1 + (beforeLast[column - 2] ?? 0);
        if (swapped < distance) distance = swapped;
      }
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (least > most) return most + 1;
    if (end < width) current[end + 1] = most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[width] ?? most + 1;
};
