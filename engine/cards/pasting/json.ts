/** A card as JSON: the publisher's gallery and other sites call the same facts by different names, some of them within others. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Under what names, in lower case and without signs, a fact is given. */
const NAMES = {
  name: ['name', 'cardname', 'title'],
  type: ['cardtypes', 'supertypes', 'cardtype', 'supertype', 'type', 'types', 'typeline'],
  energy: ['energy', 'cost', 'energycost'],
  power: ['power', 'powercost'],
  might: ['might', 'mightbonus'],
  domains: ['domains', 'domain', 'colors', 'color', 'colours', 'colour'],
  tags: ['tags', 'tag', 'subtypes'],
  text: ['abilitytext', 'text', 'rulestext', 'cardtext', 'ability', 'abilities', 'effect', 'effects'],
} as const;
type Fact = keyof typeof NAMES;

/** Objects that hold nothing but facts of the card. */
const GROUPS: ReadonlySet<string> = new Set(['attributes', 'classification', 'stats']);

export interface GivenFacts {
  readonly facts: Readonly<Partial<Record<Fact, readonly unknown[]>>>;
  /** Names of fields that are no fact known here, such as those of pictures. */
  readonly unknown: readonly string[];
}

/** The facts of one object; null where the text is no object as JSON. */
export const factsInJson = (print: string): GivenFacts | null => {
  if (!print.trimStart().startsWith('{')) return null;
  let read: unknown;
  try {
    read = JSON.parse(print);
  } catch {
    return null;
  }
  return isFields(read) ? gathered(read) : null;
};

const gathered = (given: Fields): GivenFacts => {
  const facts: Partial<Record<Fact, readonly unknown[]>> = {};
  const unknown: string[] = [];
  for (const [field, value] of Object.entries(given)) {
    const name = field.toLowerCase().replaceAll(/[^a-z]/gu, '');
    const fact = (Object.keys(NAMES) as Fact[]).find(each => NAMES[each].some(known => known === name));
    if (fact !== undefined) facts[fact] = [...(facts[fact] ?? []), value];
    else if (GROUPS.has(name) && isFields(value)) {
      const within = gathered(value);
      for (const [each, values] of Object.entries(within.facts) as [Fact, readonly unknown[]][])
        facts[each] = [...(facts[each] ?? []), ...values];
      unknown.push(...within.unknown.map(each => `${field}.${each}`));
    } else unknown.push(field);
  }
  return { facts, unknown };
};

/** Words of a field: a list of them, or one text with signs between; of an object what it is called. */
export const wordsIn = (values: readonly unknown[] = []): readonly string[] =>
  values.flatMap(value => {
    if (typeof value === 'string')
      return value
        .split(/[,;/|]/u)
        .map(each => each.trim())
        .filter(each => each !== '');
    if (Array.isArray(value)) return wordsIn(value);
    return isFields(value) ? wordsIn([value.label ?? value.name]) : [];
  });

/** What is written on the card: a text, lines of it, or an object with the text as it is shown and without signs. */
export const textIn = (values: readonly unknown[] = []): string =>
  values
    .map(value => {
      if (typeof value === 'string') return value;
      if (Array.isArray(value)) return value.map(each => textIn([each])).join('\n');
      return isFields(value) ? textIn([value.plain ?? value.text ?? value.rich]) : '';
    })
    .find(each => each.trim() !== '') ?? '';

/** The first value that is a whole number of up to three digits, with or without a plus sign. */
export const numberIn = (values: readonly unknown[] = []): number | undefined =>
  values
    .map(value => String(value ?? '').replace(/^\+/u, ''))
    .filter(text => /^\d{1,3}$/u.test(text))
    .map(Number)[0];
