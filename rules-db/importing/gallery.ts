/** The card gallery as JSON: `{ "cards": [{ "name", "abilityText", … }] }`. */
import { capitalized } from '../../engine/lists.ts';
import { thrownText } from '../thrownText.ts';
import { type DocumentReading, type Doubt, doubt, emptyDocument, type ImportedCard } from './document.ts';
import { dateIn } from './summary.ts';

/** `why` where the text is no JSON, or no list of cards with names. */
export const readGallery = (text: string): DocumentReading => {
  const value = parsed(text);
  if (value instanceof Error) return { why: `it begins as JSON and breaks off or goes wrong: ${value.message}.` };
  const { cards: list, source, count, updatedAt } = fieldsOf(Array.isArray(value) ? { cards: value } : value);
  if (!Array.isArray(list))
    return {
      why: 'it is JSON without a list "cards"; the card gallery\'s looks like {"cards": [{"name": …, "abilityText": …}]}.',
    };
  const cards = new Map<string, ImportedCard>();
  const doubts: Doubt[] = [];
  for (const [at, each] of list.entries()) {
    const { name, abilityText, publicCode } = fieldsOf(each);
    if (typeof name !== 'string' || name.trim() === '' || (abilityText !== null && typeof abilityText !== 'string'))
      return { why: `card ${at + 1} of ${list.length} has no "name" and "abilityText".` };
    const card = {
      name: name.trim(),
      text: symbols(abilityText ?? ''),
      ...(typeof publicCode === 'string' ? { code: publicCode } : {}),
      line: at + 1,
    };
    const before = cards.get(card.name);
    if (before === undefined) cards.set(card.name, card);
    else if (before.text !== card.text)
      doubts.push(
        doubt(
          at + 1,
          card.name,
          `another printing with a different text; that of ${before.code ?? 'the first'} counts`,
        ),
      );
  }
  if (cards.size === 0) return { why: 'its list "cards" is empty.' };
  const date = typeof updatedAt === 'string' ? dateIn(updatedAt) : undefined;
  return {
    document: {
      ...emptyDocument('gallery', typeof source === 'string' && source.trim() !== '' ? source.trim() : 'Card gallery'),
      ...(date === undefined ? {} : { date }),
      cards: [...cards.values()],
      doubts,
      cutOff:
        typeof count === 'number' && count > list.length
          ? [`It says that it has ${count} cards, but ${list.length} are there.`]
          : [],
    },
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(thrownText(error));
  }
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** `:rb_energy_1:` as rulings write it: `[1]`. */
const symbols = (text: string): string =>
  text
    .replace(/:rb_(?:energy|rune)_(\w+?):/g, (_, name: string) => `[${SYMBOLS[name] ?? capitalized(name)}]`)
    .replace(/:rb_(\w+?):/g, (_, name: string) => `[${SYMBOLS[name] ?? capitalized(name)}]`)
    .trim();

const SYMBOLS: Readonly<Record<string, string>> = { rainbow: 'A', might: 'M', exhaust: 'E' };
