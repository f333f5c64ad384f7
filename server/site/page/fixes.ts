/** Which fixes stand behind which problem: each behind one that it is for, and none twice. */

/** What a problem is known by again. */
interface Told {
  readonly message: unknown;
  readonly range: object;
}

interface ForProblems {
  readonly kind?: string | undefined;
  readonly diagnostics?: readonly Told[] | undefined;
}

/** Those that are for this problem, of all that the server offers there: what else could be done with the line is no fix. Some name no problem: they are for what is wrong with the line. */
export const fixesOf = <Fix extends ForProblems>(problem: Told | undefined, offered: readonly Fix[]): readonly Fix[] =>
  offered.filter(
    ({ kind = '', diagnostics }) =>
      kind.startsWith('quickfix') && (diagnostics === undefined || diagnostics.some(each => isSame(each, problem))),
  );

/** A fix that several problems have stands behind the first of them: of one wrong line, they are often the same. */
export const eachOnce = <Fix extends { readonly edit?: object | undefined }>(
  fixes: readonly (readonly Fix[])[],
): readonly (readonly Fix[])[] => {
  const shown = new Set<string>();
  return fixes.map(those =>
    those.filter(({ edit }) => {
      const key = JSON.stringify(edit);
      const isNew = !shown.has(key);
      shown.add(key);
      return isNew;
    }),
  );
};

const isSame = (one: Told, other: Told | undefined): boolean =>
  JSON.stringify([one.message, one.range]) === JSON.stringify([other?.message, other?.range]);
