/** Terms as plain data: their parts searched and changed, and whether two say the same. */

export type TermPart = { readonly kind?: unknown; readonly is?: unknown; readonly on?: unknown } & Readonly<
  Record<string, unknown>
>;

/** Whether any part of some terms is as asked: the terms themselves, and all within them. */
export const anywhere = (terms: unknown, is: (part: TermPart) => boolean): boolean => {
  if (typeof terms !== 'object' || terms === null) return false;
  if (Array.isArray(terms)) return terms.some(t => anywhere(t, is));
  const part = terms as TermPart;
  return is(part) || Object.values(part).some(v => anywhere(v, is));
};

/** The fields in which a term says anything: what is undefined says as much as what is missing. */
export const fieldsOf = (term: object): readonly string[] => {
  const said: string[] = [];
  for (const [field, value] of Object.entries(term)) if (value !== undefined) said.push(field);
  return said;
};

/** Whether a term says nothing in any other field than these. */
export const saysOnly = (term: object, ...fields: readonly string[]): boolean =>
  fieldsOf(term).every(field => fields.includes(field));

/** Visits the parts of some terms, each before those within it. `visit` returns the terms to go on with, undefined for none. */
export const visitParts = (terms: unknown, visit: (part: TermPart) => unknown): void => {
  if (typeof terms !== 'object' || terms === null) return;
  if (Array.isArray(terms)) for (const t of terms) visitParts(t, visit);
  else visitParts(visit(terms as TermPart), visit);
};

/** All parts of some terms, in the order of the text: each before those within it. */
export const partsOf = (terms: unknown): readonly TermPart[] => {
  const parts: TermPart[] = [];
  visitParts(terms, part => {
    parts.push(part);
    return Object.values(part);
  });
  return parts;
};

/** The same terms with each part changed, from the innermost to the whole. */
export const mapParts = (terms: unknown, change: (part: TermPart) => unknown): unknown => {
  if (typeof terms !== 'object' || terms === null) return terms;
  if (Array.isArray(terms)) return terms.map(t => mapParts(t, change));
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(terms)) copy[key] = mapParts(value, change);
  return change(copy);
};

/** Whether two terms say the same; what is undefined in one may be missing in the other. `but`: fields that do not count. */
export const sameTerms = (a: unknown, b: unknown, but?: string): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => sameTerms(each, b[i], but))
    );
  const [x, y] = [a as TermPart, b as TermPart];
  return [...new Set([...Object.keys(x), ...Object.keys(y)])].every(
    key => key === but || sameTerms(x[key], y[key], but),
  );
};

/** The same terms with parts replaced, from the whole to the innermost: those for which `replacement` returns anything but undefined. */
export const replaceParts = (terms: unknown, replacement: (part: TermPart) => unknown): unknown => {
  if (typeof terms !== 'object' || terms === null) return terms;
  if (Array.isArray(terms)) return terms.map(t => replaceParts(t, replacement));
  const replaced = replacement(terms as TermPart);
  if (replaced !== undefined) return replaced;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(terms)) copy[key] = replaceParts(value, replacement);
  return copy;
};

/** The same terms with a number wherever they speak of "that much". */
export const withAmount = <T>(terms: T, amount: number): T =>
  mapParts(terms, part => (part.kind === 'that much' ? amount : part)) as T;
