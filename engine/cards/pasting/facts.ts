/** What a pasted print tells of a card beside its abilities: an entry of the gallery (JSON), or lines before the text. */
import type { CardKind } from '../sentence.ts';
import { plainSigns } from './symbols.ts';

export interface Facts {
  readonly name: string;
  readonly kind: CardKind;
  /** What it is besides, as gear that is a unit, too. */
  readonly also: readonly CardKind[];
  /** `champion`, `signature`, `token`, `equipment`. */
  readonly markers: readonly string[];
  readonly energy?: number;
  readonly power?: number;
  readonly might?: number;
  readonly domains: readonly string[];
  readonly tags: readonly string[];
  readonly text: string;
}

const KINDS: readonly CardKind[] = ['unit', 'spell', 'gear', 'battlefield', 'legend', 'rune'];
const MARKERS: readonly string[] = ['champion', 'signature', 'token', 'equipment'];
const DOMAINS: readonly string[] = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'];

/** What a card is called that comes without a name. */
export const NAMELESS = 'Pasted Card';

export const factsOf = (print: string): Facts => fromGallery(print) ?? fromLines(plainSigns(print).split('\n'));

/** The object of one card, as the gallery gives it; undefined where the text is none. */
const fromGallery = (print: string): Facts | undefined => {
  if (!print.trimStart().startsWith('{')) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(print);
  } catch {
    return undefined;
  }
  const given = read as Readonly<Record<string, unknown>>;
  const types = [...texts(given.cardTypes), ...texts(given.superTypes)].map(each => each.toLowerCase());
  const tags = texts(given.tags).map(plainSigns);
  return {
    name: typeof given.name === 'string' && given.name !== '' ? plainSigns(given.name) : NAMELESS,
    ...kindsIn(types),
    markers: MARKERS.filter(each => types.includes(each) || tags.some(tag => tag.toLowerCase() === each)),
    ...counted('energy', given.energy),
    ...counted('power', given.power),
    ...counted('might', given.might),
    domains: texts(given.domains)
      .map(each => each.toLowerCase())
      .filter(each => DOMAINS.includes(each)),
    tags: tags.filter(tag => tag.toLowerCase() !== 'equipment'),
    text: typeof given.abilityText === 'string' ? given.abilityText : '',
  };
};

/** What is a unit and gear is both; else one word of several tells the type. */
const kindsIn = (types: readonly string[]): Pick<Facts, 'kind' | 'also'> => {
  const kind = KINDS.find(each => types.includes(each)) ?? 'unit';
  return { kind, also: kind === 'unit' && types.includes('gear') ? ['gear'] : [] };
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];

const counted = (field: 'energy' | 'power' | 'might', value: unknown): Partial<Facts> => {
  const text = String(value ?? '').replace(/^\+/u, '');
  return /^\d{1,3}$/u.test(text) ? { [field]: Number(text) } : {};
};

const FIELD = /^(name|type|cost|energy|power|might|domains?|tags?|text|abilit(?:y|ies))\s*:\s*(.*)$/iu;

/** `Name: …`, `Type: champion unit`, `Cost: 4`, `Power: 1`, `Domains: calm, mind`; without a label, a name and a type. */
const fromLines = (lines: readonly string[]): Facts => {
  const said = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? '';
    const [, label, value = ''] = FIELD.exec(line) ?? [];
    const field = label?.toLowerCase().replace(/s$/u, '').replace(/ie$/u, 'y');
    if (field === 'text' || field === 'ability') {
      said.set('text', value);
      at++;
      break;
    }
    const numbers = numbersIn(line);
    if (field !== undefined) said.set(field === 'cost' ? 'energy' : field, value);
    else if (numbers !== undefined) for (const [name, number] of numbers) said.set(name, number);
    else if (said.size === 0 && isName(line) && isHeaderBelow(lines, at + 1)) said.set('name', line);
    else if (!said.has('type') && typeIn(line) !== undefined) {
      const { type, numbers: others } = typeIn(line) ?? { type: '', numbers: [] };
      said.set('type', type);
      for (const [name, number] of others) said.set(name, number);
    } else if (line !== '') break;
  }
  const words = (field: string): readonly string[] => (said.get(field) ?? '').toLowerCase().match(/[a-z]+/gu) ?? [];
  const types = words('type');
  const domains = DOMAINS.filter(each => words('domain').includes(each) || types.includes(each));
  const tags = (said.get('tag') ?? '').split(/[,·|]/u).map(each => each.trim());
  return {
    name: said.get('name')?.replaceAll('"', '') || NAMELESS,
    ...kindsIn(types),
    markers: MARKERS.filter(each => types.includes(each)),
    ...counted('energy', said.get('energy')),
    ...counted('power', said.get('power')),
    ...counted('might', said.get('might')),
    domains,
    tags: tags.filter(each => each !== ''),
    text: [...(said.has('text') ? [said.get('text') ?? ''] : []), ...lines.slice(at)].join('\n'),
  };
};

type Numbers = readonly (readonly ['energy' | 'power' | 'might', string])[];

const LABELLED = /^(?:(cost|energy|power|might)\s+\[?(\d{1,3})\]?|\[?(\d{1,3})\]?\s+(cost|energy|power|might))$/iu;

/** `Cost 3`, `9 energy`, and a number alone, as in the corner of the card: what it costs. */
const numbersIn = (line: string): Numbers | undefined => {
  const alone = /^\[?(\d{1,2})\]?$/u.exec(line)?.[1];
  if (alone !== undefined) return [['energy', alone]];
  const [, before, behind, front, after] = LABELLED.exec(line) ?? [];
  const label = (before ?? after)?.toLowerCase();
  const number = behind ?? front;
  if (label === undefined || number === undefined) return undefined;
  return [[label === 'power' ? 'power' : label === 'might' ? 'might' : 'energy', number]];
};

/** `Champion Unit`, `Champion Unit - 9 energy, 8 might`. */
const typeIn = (line: string): { readonly type: string; readonly numbers: Numbers } | undefined => {
  if (isType(line)) return { type: line, numbers: [] };
  const [type = '', ...others] = line.split(/\s*[-–—•·|,/]\s*/u);
  const numbers = others.map(numbersIn);
  return isType(type) && numbers.every(each => each !== undefined) ? { type, numbers: numbers.flat() } : undefined;
};

/** Below a name stands its type, perhaps behind numbers. */
const isHeaderBelow = (lines: readonly string[], from: number): boolean => {
  const next = lines
    .slice(from)
    .map(each => each.trim())
    .find(each => each !== '' && numbersIn(each) === undefined);
  return next !== undefined && (typeIn(next) !== undefined || /^type\s*:/iu.test(next));
};

const isName = (line: string): boolean => line !== '' && line.length <= 60 && !/[[\]:.()]/u.test(line);

/** Only words that tell what kind of card it is, of which domain. */
const isType = (line: string): boolean => {
  const words = line.toLowerCase().match(/[a-z]+/gu) ?? [];
  return words.some(each => KINDS.some(kind => kind === each)) && words.every(each => TYPE_WORDS.has(each));
};
const TYPE_WORDS: ReadonlySet<string> = new Set([...KINDS, ...MARKERS, ...DOMAINS, 'basic']);
