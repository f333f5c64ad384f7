/**
 * Edit distance in letters: insertions, deletions, substitutions and swapped neighbours. A result above `most` only says
 * that the distance is greater than that.
 */
export const editDistance = (left: string, right: string, most = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    // What lies further from the diagonal than that is greater.
    const first = Math.max(1, row - most);
    const end = Math.min(right.length, row + most);
    const current = first === 1 ? [row] : new Array<number>(first).fill(most + 1);
    let least = current[0] ?? row;
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
      current.push(distance);
      if (distance < least) least = distance;
    }
    if (least > most) return most + 1;
    if (end < right.length) current.push(most + 1);
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? most + 1;
};
