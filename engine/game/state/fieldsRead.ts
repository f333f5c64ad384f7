/** Which fields a function reads of what it is given, so that a list of them is written in one place. */
export const fieldsReadBy = <T extends object>(read: (of: T) => unknown): readonly (keyof T)[] => {
  const fields: (keyof T)[] = [];
  const noting = new Proxy({} as T, {
    get(_, field) {
      fields.push(field as keyof T);
      return undefined;
    },
  });
  read(noting);
  return fields;
};
