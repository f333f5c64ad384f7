/** The card library: it parses, and says what the card list says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCard } from '../../engine/cards/sentence.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { CARD_TYPES, type CardTree } from '../../engine/language/syntax.ts';
import { readCardTexts } from '../../rules-db/cards/texts.ts';
import { allCards, cardHeaders, cardNamed, cardNames, type LibraryCard, runsOf, SETS } from '../../rules-db/cards.ts';
import { readCatalogue, withCatalogue } from '../official/catalogue.ts';
import { describeWithTexts } from '../official/needed.ts';
import { areAtHand, filesIn, TEXTS } from '../official/texts.ts';

const CARD_FILES = readCardTexts();

describe('the library', () => {
  test('has every file of its folder', () => {
    const files = readdirSync(new URL('../../rules-db/cards/', import.meta.url)).filter(name => name.endsWith('.rift'));
    expect(files.map(name => name.replace('.rift', '')).sort()).toEqual(Object.keys(CARD_FILES).sort());
  });

  test.each(Object.entries(CARD_FILES))('has nothing wrong in %s', (_, text) => {
    const { blocks } = parseFile(text);
    expect(blocks.flatMap(({ tree }) => tree.problems)).toEqual([]);
    // The first block is the comment above the cards.
    expect(blocks.slice(1).filter(({ tree }) => tree.kind !== 'card')).toEqual([]);
  });

  test('has no name twice', () => {
    const names = Object.values(CARD_FILES).flatMap(text =>
      [...text.matchAll(/^card "(.*?)"/gm)].map(([, name]) => name),
    );
    expect(names).toHaveLength(allCards().length);
    expect(names.length).toBeGreaterThan(250);
  });

  test('lists the names of all its cards', () => {
    expect(cardNames()).toEqual(allCards().map(({ name }) => name));
    expect(allCards().filter(({ name, tree }) => tree.name?.text !== name)).toEqual([]);
  });

  test('finds a card by a name with a dash where the card has a comma', () => {
    for (const dash of [' - ', ' – ', ' — '])
      expect(cardNamed(`ahri${dash}inquisitive`)?.name).toBe('Ahri, Inquisitive');
    expect(cardNamed('Dark Child - Starter')?.name).toBe('Dark Child, Starter');
    expect(cardNames().filter(name => / [-–—] /u.test(name))).toEqual([]);
  });

  test('says nothing that is not understood, but for what stands as text', () => {
    const wrong = allCards().flatMap(({ name, tree }) => {
      const lines = textsOf(tree.abilities);
      const said = parseCard(lines, typeOf(tree));
      expect(said).toHaveLength(lines.length);
      return said.flatMap((each, at) => (each.ok ? [] : [`${name}: ${lines[at]} | ${each.problem.message}`]));
    });
    expect(wrong).toEqual([]);
  });

  test('finds a card in any case, and by what else it is called', () => {
    expect(cardNamed('yasuo, REMORSEFUL')?.name).toBe('Yasuo, Remorseful');
    expect(cardNamed('Kai’Sa, Survivor')?.name).toBe("Kai'Sa, Survivor");
    expect(cardNamed('Master Yi, Honed')?.name).toBe('Yi, Honed');
    expect(cardNamed('Candlelit Sanctum')?.name).toBe('The Candlelit Sanctum');
    expect(cardNamed('Nobody')).toBeUndefined();
  });

  test.each([
    ['Fiora, Grand Duelist', 'Grand Duelist'],
    ['kai’sa, daughter of the void', 'Daughter of the Void'],
    ['LeBlanc, Deceiver', 'Deceiver'],
    ['Annie, Dark Child', 'Dark Child, Starter'],
    ['Dark Child', 'Dark Child, Starter'],
    ['Kennen, Heart of the Tempest', 'Heart of the Tempest'],
    ['Boy Who Shattered Time', 'Ekko, Boy Who Shattered Time'],
  ])('has the legend %s', (full, name) => {
    expect(cardNamed(full)?.name).toBe(name);
  });
});

const typeOf = (tree: CardTree): (typeof CARD_TYPES)[number] =>
  CARD_TYPES.find(type => type === tree.type?.text) ?? 'unit';

// --- against the publisher's list, which is no part of this repository ---------------------------------------------

interface Printed {
  readonly name: string;
  readonly publicCode: string;
  readonly setId: string;
  readonly domains: readonly string[];
  readonly cardTypes: readonly string[];
  readonly superTypes: readonly string[];
  readonly energy: string;
  readonly power: string;
  readonly might: string;
  readonly tags: readonly string[];
  readonly abilityText: string;
  readonly provenance?: { readonly mightBonus?: string };
}

/** The newest first: of several prints of a name, the first set's counts. */
const LISTS = ['riftbound_cards_vendetta-radiance.json', 'riftbound_cards_official-gallery_950.json'].map(
  name => new URL(`cards/${name}`, TEXTS),
);

/** Sets of which the library has each base card that is known. */
const WHOLE = ['VEN', 'RAD'];

/** Other sets are not begun yet, and counters for buffs and XP are no cards. */
const isOfLibrary = ({ setId, cardTypes }: Printed): boolean =>
  Object.hasOwn(SETS, setId.toLowerCase()) && cardTypes.length > 0;

/** `VEN-021/166`, and neither `VEN-021a/166` nor `VEN-170/166`: the print that has all that the card says. */
const isBase = ({ publicCode }: Printed): boolean => {
  const [, number, of] = /^[A-Z]+-(\d+)\/(\d+)$/.exec(publicCode) ?? [];
  return number !== undefined && Number(number) <= Number(of);
};

const plain = (text: string): string => text.replaceAll(/[‘’]/g, "'");

/** `Yasuo - Remorseful` is Yasuo, Remorseful; versions of a card stand in brackets. */
const nameOf = ({ name }: Printed): string =>
  plain(name)
    .replace(' - ', ', ')
    .replace(/\s*\([^)]*\)$/, '');

// Vitest reads what it will not run, too.
const printed: ReadonlyMap<string, Printed> = areAtHand
  ? new Map(
      LISTS.flatMap(list => {
        const read = JSON.parse(readFileSync(list, 'utf8')) as { readonly cards: readonly Printed[] };
        const catalogue = readCatalogue();
        const cards = read.cards.filter(isOfLibrary).map(card => withCatalogue(card, catalogue));
        return [...cards.filter(card => !isBase(card)).toReversed(), ...cards.filter(isBase).toReversed()];
      }).map(card => [nameOf(card), card] as const),
    )
  : new Map();

const lower = (words: readonly string[]): readonly string[] => words.map(word => word.toLowerCase());
const textsOf = (words: readonly { readonly text: string }[]): readonly string[] => words.map(({ text }) => text);
const sorted = (words: readonly string[]): readonly string[] => [...words].sort();

const domainsOf = (card: Printed): readonly string[] => lower(card.domains).filter(domain => domain !== 'colorless');

/** Equipment is a marker here: what makes a gear one is not a word on it alone. */
const tagsOf = (card: Printed): readonly string[] => [
  ...card.tags.map(plain).filter(tag => tag !== 'Equipment' && !NO_TAGS.has(tag)),
  ...(TAGS_LEFT_OUT[nameOf(card)] ?? []),
];

/** In the list, but not among the tags that exist (763.1 in 1.4). */
const NO_TAGS: ReadonlySet<string> = new Set(['Device']);

/** What the list leaves out and the card in the publisher's other language has. */
const TAGS_LEFT_OUT: Readonly<Record<string, readonly string[] | undefined>> = {
  'Disposal Expert': ['Bandle City', 'Yordle'],
  'Evelynn, Consuming': ['Demon'],
  'Heartening Soul': ['Shadow Isles', 'Spirit'],
  'Herald of the Emperor': ['Shurima'],
  'Lingering Animus': ['Shadow Isles', 'Spirit'],
  'Riptide Mage': ['Bilgewater'],
  'Siren of the Shallows': ['Bilgewater'],
  'Trifarian Captain': ['Noxus', 'Trifarian'],
};

const markersOf = (card: Printed): readonly string[] => [
  ...lower(card.superTypes),
  ...(card.tags.includes('Equipment') ? ['equipment'] : []),
  ...['action', 'reaction'].filter(word => keywordsOf(card).includes(word)),
];

/** Below an empty line, Equipment has its effect text. */
const partsOf = (card: Printed): readonly [rules: string, effect: string] => {
  const at = card.tags.includes('Equipment') ? card.abilityText.indexOf('\n\n') : -1;
  return at < 0 ? [card.abilityText, ''] : [card.abilityText.slice(0, at), card.abilityText.slice(at)];
};

const keywordsOf = (card: Printed): readonly string[] => keywordsIn(partsOf(card)[0]);

/** The keywords that have a line of their own, without the reminders in brackets. */
const keywordsIn = (text: string): readonly string[] =>
  text
    // What stands below a dash are modes.
    .replace(/—\n.*/s, '')
    .split('\n')
    .map(line => line.replaceAll(/\([^)]*\)/g, '').trim())
    .map(line => (/^I must be assigned combat damage last\.$/.test(line) ? '[Backline]' : line))
    // What is done to pay stands after a dash, and a keyword may stand without its brackets.
    // Of one that may be paid in several ways no keyword tells.
    .map(line => line.replace(/^\[?(Equip|Repeat)\]? (?:-|—|:).*/, '[$1]'))
    .map(line => (/^\[Empower\] (?:—|:)/.test(line) ? '[Empower]' : line))
    .map(line => (/^(?:Ganking|Hidden)$/.test(line) ? `[${line}]` : line))
    .filter(line => /^(?:\[[A-Z][\w -]*\],?\s*(?::\w+:)*\s*)+$/.test(line))
    .flatMap(line => [...line.matchAll(/\[([A-Za-z-]+(?: \d+)?)\]/g)].map(([, word]) => (word ?? '').toLowerCase()))
    // A spell that does no more than this.
    .filter(word => word !== 'predict');

const keywordTexts = (tree: CardTree): readonly string[] =>
  tree.keywords.map(({ word, value }) => (value === undefined ? word.text : `${word.text} ${value.value}`));

/** `attached: I have tank`: what it is attached to has that keyword, it does not. */
const effectKeywords = (tree: CardTree): readonly string[] =>
  textsOf(tree.abilities).flatMap(text => {
    const [, keyword] = /^attached: I have ([a-z-]+(?: \d+)?)$/.exec(text) ?? [];
    return keyword === undefined ? [] : [keyword];
  });

const factsOf = ({ tree }: LibraryCard) => ({
  type: tree.type?.text ?? '',
  energy: tree.cost?.energy ?? 0,
  power: tree.cost?.power.length ?? 0,
  might: tree.mightBonus === true ? 0 : (tree.might?.value ?? 0),
  domains: sorted(textsOf(tree.domains)),
  tags: sorted(textsOf(tree.tags)),
  markers: sorted(textsOf(tree.markers)),
  // Either of two costs makes two abilities of one keyword.
  keywords: sorted([...new Set(keywordTexts(tree))]),
  effectKeywords: sorted(effectKeywords(tree)),
});

const factsPrinted = (card: Printed) => ({
  type: lower(card.cardTypes).join(' '),
  energy: Number(card.energy),
  power: Number(card.power),
  might: Number(card.might),
  domains: sorted(domainsOf(card)),
  tags: sorted(tagsOf(card)),
  markers: sorted(markersOf(card)),
  keywords: sorted(keywordsOf(card).filter(word => word !== 'action' && word !== 'reaction')),
  effectKeywords: sorted(keywordsIn(partsOf(card)[1])),
});

/** Tokens that stand in no list: the rules describe them. */
const UNLISTED = ['Mech', 'Sand Soldier', 'Shadow Clone', 'Tentacle'];

describeWithTexts('beside the printed cards', () => {
  test('has none that is not among them', () => {
    const names = allCards().map(({ name }) => name);
    expect(names.filter(name => !printed.has(name)).sort()).toEqual(UNLISTED);
  });

  test.each(areAtHand ? allCards().filter(({ name }) => printed.has(name)) : [])('has the facts of $name', card => {
    const list = printed.get(card.name);
    expect(factsOf(card)).toEqual(list && factsPrinted(list));
    // The older list leaves out what Equipment gives.
    const bonus = list?.provenance?.mightBonus;
    if (bonus !== undefined) expect(card.tree.mightBonus && card.tree.might?.value).toBe(Number(bonus));
    if (card.set !== 'more') expect(list?.setId.toLowerCase()).toBe(card.set);
  });

  test.each(WHOLE)('has all base cards of %s', set => {
    const names = [...printed.values()].filter(card => card.setId === set && isBase(card)).map(nameOf);
    expect(names.length).toBeGreaterThan(160);
    expect(names.filter(name => cardNamed(name)?.set !== set.toLowerCase())).toEqual([]);
  });

  test('has each one that a seed, a ruling or an example of the rules names', () => {
    const said = (['seeds', 'rulings', 'rules'] as const)
      .flatMap(filesIn)
      .map(({ text }) => plain(text))
      .join('\n');
    const named = [...printed.keys()].filter(name =>
      new RegExp(`(?<![A-Za-z])${escaped(name)}(?![A-Za-z])`).test(said),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(name => cardNamed(name) === undefined)).toEqual([]);
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('the headers of the library say of each card what its block says', () => {
  const said = allCards().map(({ name, tree }) => ({
    name,
    type: tree.type?.text,
    markers: tree.markers.map(({ text }) => text),
    hasHidden: tree.keywords.some(({ word }) => word.text === 'hidden'),
    runs: runsOf(tree),
  }));
  const read = cardHeaders().map(({ name, type, markers, hasHidden, runs }) => ({
    name,
    type,
    markers,
    hasHidden,
    runs,
  }));
  expect(read).toEqual(said);
});
