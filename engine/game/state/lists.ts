/** What is done with lists wherever every act passes. */

/**
 * The same as `list.flatMap(each)`, which Node 20 carries out in a general way that asks of each item whether it is a list: it took
 * a twentieth of the time of acts with cards.
 */
export const flatMapped = <T, R>(list: readonly T[], each: (item: T, at: number) => readonly R[]): R[] => {
  const all: R[] = [];
  list.forEach((item, at) => {
    for (const one of each(item, at)) all.push(one);
  });
  return all;
};
