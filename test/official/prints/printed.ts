/** The print of cards, from the publisher's lists, with errata: the text in force; of some only the catalogue knows it. Read only where the texts are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readCatalogue, withCatalogue } from '../catalogue.ts';
import { TEXTS } from '../texts.ts';
import type { Line } from './features.ts';
import { normal } from './normal.ts';

export interface Print {
  readonly name: string;
  /** In small letters. */
  readonly set: string;
  readonly domains: readonly string[];
  /** As it is in force. */
  readonly text: string;
}

interface Listed {
  readonly name: string;
  readonly setId: string;
  readonly domains: readonly string[];
  readonly abilityText?: string;
  readonly provenance?: { readonly currentText?: string };
}

/** By name, as the library spells it. The first printing of a card counts; versions of it stand in brackets. */
export const readPrints = (): ReadonlyMap<string, Print> => {
  const errata = readErrata();
  const catalogue = readCatalogue();
  const prints = new Map<string, Print>();
  for (const each of listed()) {
    const card = withCatalogue(each, catalogue);
    const name = nameOf(card.name);
    if (prints.has(name)) continue;
    const text = errata.get(keyOf(name)) ?? card.provenance?.currentText ?? card.abilityText ?? '';
    const domains = card.domains.map(domain => domain.toLowerCase());
    prints.set(name, { name, set: card.setId.toLowerCase(), domains, text });
  }
  return prints;
};

const listed = (): readonly Listed[] =>
  filesOf('cards', '.json').flatMap(text => (JSON.parse(text) as { readonly cards: readonly Listed[] }).cards);

const filesOf = (folder: string, ending: string): readonly string[] => {
  const at = new URL(`${folder}/`, TEXTS);
  if (!existsSync(at)) return [];
  const names = readdirSync(at).filter(name => name.endsWith(ending));
  return names.sort().map(name => readFileSync(new URL(name, at), 'utf8'));
};

const nameOf = (name: string): string =>
  plain(name)
    .replace(' - ', ', ')
    .replace(/\s*\([^)]*\)$/, '');

const plain = (text: string): string => text.replaceAll(/[‘’]/g, "'");

/** Errata name the legend by whom it is, and cards with other signs. */
const keyOf = (name: string): string =>
  plain(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** What each erratum says now, by the card's key. A later document goes before an earlier one. */
const readErrata = (): ReadonlyMap<string, string> => {
  const now = new Map<string, string>();
  const documents = [
    'origins-card-errata',
    'spiritforged-errata',
    'unleashed-errata',
    'vendetta-errata',
    'radiance-errata',
  ];
  for (const document of documents) for (const text of errataOf(document)) readInto(now, text);
  return now;
};

const errataOf = (document: string): readonly string[] => {
  const at = new URL('rulings/', TEXTS);
  const names = existsSync(at)
    ? readdirSync(at).filter(name => name.startsWith('errata_') && name.includes(document))
    : [];
  return names.map(name => readFileSync(new URL(name, at), 'utf8'));
};

const readInto = (now: Map<string, string>, document: string): void => {
  const lines = document.split('\n').map(line => line.trim());
  lines.forEach((line, at) => {
    if (!line.endsWith('[NEW TEXT]')) return;
    const title = lines.slice(0, at).findLast(each => each !== '' && each !== '####');
    const end = lines.findIndex(
      (each, index) => index > at && (each === '####' || each === '▲' || each.includes('[OLD TEXT]')),
    );
    const text = lines.slice(at + 1, end).filter(each => each !== '');
    if (title !== undefined) now.set(keyOf(title.replace(/^#+\s*/, '')), text.join('\n'));
  });
};

/** The lines of a print in normal form, without reminders and without what is a fact of the card. */
export const printedLines = ({ text, domains }: Print): readonly Line[] => {
  const own = domains.length === 1 ? domains[0] : 'any';
  const lines = plain(text)
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/:rb_energy_(\d+):/g, ' e:$1 ')
    .replaceAll(/:rb_rune_rainbow:/g, ' p:any ')
    .replaceAll(/:rb_rune_(\w+):/g, ' p:$1 ')
    .replaceAll(/:rb_might:|\[[MS]\]/g, ' might ')
    .replaceAll(/:rb_exhaust:|\[E\]/g, ' exhaust me ')
    .replaceAll(/\[(\d+)\](?=\s*\[M\]| might)/g, '$1')
    .replaceAll(/\[(\d+)\]/g, ' e:$1 ')
    .replaceAll('[A]', ' p:any ')
    .replaceAll('[C]', ` p:${own} `)
    // An additional cost of the board for energy: the number that stands for it.
    .replaceAll(/\.(?=[A-Z:[])/g, '. ')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
  return joined(lines).flatMap(lineOf);
};

/** What stands after a dash or a colon at a line's end are ways to choose from: they belong to that line. */
const joined = (lines: readonly string[]): readonly string[] => {
  const at = lines.findIndex(line => /[-—:]$/.test(line) && !/exhaust me\s*:$/.test(line));
  return at < 0 ? lines : [...lines.slice(0, at), lines.slice(at).join(' ')];
};

const KEYWORD_LINE = /^(?:\[[A-Z][\w -]*\],?\s*(?:[ep]:\w+\s*)*\.?\s*)+$/;

const lineOf = (line: string): readonly Line[] => {
  if (/^\[?(?:Action|Reaction)\b[\]\s]*$/.test(line)) return [];
  if (/^I must be assigned combat damage last\.$/.test(line)) return [{ text: 'backline', kind: 'keywords' }];
  const isKeywords = KEYWORD_LINE.test(line) && !/^\[(?:Predict|Burn)/.test(line);
  const withDeed = /^\[(?:Equip|Repeat|Empower|Flow)\] ?[-—:]/.test(line) || /^(?:Ganking|Hidden)$/.test(line);
  const text = normal(line.replaceAll('[>>]', ' ').replaceAll(/\[>\]/g, ':').replaceAll(/[[\]]/g, ' '));
  return [{ text, kind: isKeywords || withDeed ? 'keywords' : 'ability' }];
};
