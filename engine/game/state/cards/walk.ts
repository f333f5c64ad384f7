/** Terms as plain data: whether some part of them is as asked, and whether two say the same. */

export type Part = { readonly kind?: unknown; readonly is?: unknown; readonly on?: unknown } & Readonly<
  Record<string, unknown>
>;

/** Whether any part of some terms is as asked: the terms themselves, and all within them. */
export const anywhere = (terms: unknown, is: (part: Part) => boolean): boolean => {
  if (typeof terms !== 'object' || terms === null) return false;
  if (Array.isArray(terms)) return terms.some(t => anywhere(t, is));
  const part = terms as Part;
  return is(part) || Object.values(part).some(v => anywhere(v, is));
};

/** Whether two terms say the same; what is undefined in one may be missing in the other. `but`: fields that do not count. */
export const sameTerms = (a: unknown, b: unknown, but?: string): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => sameTerms(each, b[i], but))
    );
  const [x, y] = [a as Part, b as Part];
  return [...new Set([...Object.keys(x), ...Object.keys(y)])].every(
    key => key === but || sameTerms(x[key], y[key], but),
  );
};

/** The same terms with a number wherever they speak of "that much". */
export const withAmount = <T>(terms: T, amount: number): T => {
  if (typeof terms !== 'object' || terms === null) return terms;
  if (Array.isArray(terms)) return terms.map(each => withAmount(each, amount)) as T;
  if ((terms as Part).kind === 'that much') return amount as T;
  return Object.fromEntries(Object.entries(terms).map(([key, part]) => [key, withAmount(part, amount)])) as T;
};
