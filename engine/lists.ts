/**
 * Lists whose length the author of a text decides. They are not spread into a call (`push(...all)`): each item would be an
 * argument on the stack, which a hundred thousand of them overflow.
 */

export const addAll = <Item>(list: Item[], more: Iterable<Item>): void => {
  for (const each of more) list.push(each);
};

/** At least `least`, which is what comes of no numbers. */
export const largestOf = (numbers: Iterable<number>, least = Number.NEGATIVE_INFINITY): number => {
  let largest = least;
  for (const each of numbers) largest = Math.max(largest, each);
  return largest;
};

/** At most `most`, which is what comes of no numbers. */
export const smallestOf = (numbers: Iterable<number>, most = Number.POSITIVE_INFINITY): number => {
  let smallest = most;
  for (const each of numbers) smallest = Math.min(smallest, each);
  return smallest;
};
