/** A card's page: what is printed on it, the rules that it turns on, its errata, and the entries about it. */
import type { CardKeyword, CardTree, WrittenCost } from '../../engine/language/syntax.ts';
import { bansOf, banText } from '../bans.ts';
import type { Line } from '../blocks/blocks.ts';
import { bold, COMMA, emphasis, heading, joined, lineOf, linked, list, section, table } from '../blocks/making.ts';
import { cardNamed, type Runs, runsOf, SETS } from '../cards.ts';
import { cardCitation, sourceOf } from '../citation.ts';
import { evidenceText } from '../evidence.ts';
import { mechanismsOf } from '../mechanisms/mechanisms.ts';
import type { BookEdition, ErratumRecord, RuleBook } from '../types.ts';
import { keywordTitle } from '../wording.ts';
import type { LinkTo } from './links.ts';
import { officialCard } from './official.ts';
import { ownPage } from './ownPage.ts';
import type { Page, Showing } from './page.ts';
import { placedItem } from './ruleItems.ts';
import { byStanding } from './rulings.ts';

/** `id` is the card's name; undefined for a card that the library does not have. */
export const cardPage = (book: RuleBook, id: string, edition: BookEdition, { link }: Showing): Page | undefined => {
  const card = cardNamed(id);
  if (card === undefined) return undefined;
  const { name, set, tree } = card;
  const found = mechanismsOf(tree);
  const numbersOf = (concepts: readonly string[]) =>
    concepts.flatMap(concept => book.numbersOf(concept, edition)[0] ?? []);
  const rules = [...new Set(numbersOf([...found.nature, ...found.abilities]))];
  const keywords = found.keywords.filter(keyword => book.keywords.has(keyword));
  return {
    title: name,
    citation: cardCitation(name, set),
    blocks: ownPage(
      lineOf`Cards › ${SETS[set] ?? set}`,
      heading(1, name),
      table(['Fact', 'On this card'], facts(tree)),
      joined(
        bansOf(book, name).map(ban => bold(banText(book, ban))),
        ' ',
      ),
      evidenceText(name),
      RUNS[runsOf(tree)],
      section('What it says', list(sentences(tree, book, edition, link))),
      officialCard(book, name),
      section('Keywords', list(keywords.map(each => keywordItem(book, each, edition, link)))),
      section(
        `Rules that it depends on, in ${edition}`,
        list(rules.map(each => placedItem(book, each, edition, link))),
      ),
      section('Corrections', list(errata(book, name, edition, link))),
      section(
        'FAQ and rulings',
        byStanding(
          book.entries.filter(entry => entry.cards.includes(name)),
          edition,
          link,
        ),
      ),
    ),
  };
};

const RUNS: Readonly<Record<Runs, Line>> = {
  whole: '',
  'in part': lineOf`${bold('Runs only in part')}: the words marked "not run" do nothing in a scenario.`,
  'facts only': lineOf`${bold('Only its facts are known')}: none of its text runs in a scenario.`,
};

const facts = (tree: CardTree): readonly (readonly [string, Line])[] => {
  const { type, markers, cost, might, mightBonus, domains, tags } = tree;
  const words = (all: readonly { readonly text: string }[]) => all.map(({ text }) => text).join(', ');
  return [
    ['Type', [...markers.map(({ text }) => text), type?.text ?? 'card'].join(' ')],
    ...(cost === undefined ? [] : [['Cost', costText(cost)] as const]),
    ...(might === undefined
      ? []
      : [[mightBonus === true ? 'Might bonus' : 'Might', `${mightBonus === true ? '+' : ''}${might.value}`] as const]),
    ...(domains.length === 0 ? [] : [['Domains', words(domains)] as const]),
    ...(tags.length === 0 ? [] : [['Tags', words(tags)] as const]),
  ];
};

/** Its keywords first, as cards have them; then its sentences as the engine runs them. */
const sentences = (tree: CardTree, book: RuleBook, edition: BookEdition, link: LinkTo): readonly Line[] => [
  ...(tree.keywords.length === 0
    ? []
    : [
        joined(
          tree.keywords.map(each => keywordText(each, book, edition, link)),
          COMMA,
        ),
      ]),
  ...tree.abilities.map(({ text }) => text.trim()),
  ...tree.texts.map(({ text }) => lineOf`${text} ${emphasis('(not run)')}`),
];

const keywordText = ({ word, value, cost }: CardKeyword, book: RuleBook, edition: BookEdition, link: LinkTo): Line => {
  const title = keywordTitle(word.text) + (value === undefined ? '' : ` ${value.value}`);
  const shown = book.keywords.has(word.text) ? linked(title, link('keyword', word.text, edition)) : title;
  return cost === undefined ? shown : lineOf`${shown} (${costText(cost)})`;
};

/** "3 Energy and 2 fury Power" */
const costText = ({ energy, power, rest }: WrittenCost): Line => {
  const sums = new Map<string, number>();
  for (const { text } of power) sums.set(text, (sums.get(text) ?? 0) + 1);
  const resources = [
    ...(energy > 0 || sums.size === 0 ? [`${energy} Energy`] : []),
    ...[...sums].map(([domain, amount]) =>
      domain === 'any' ? `${amount} Power of its domains` : `${amount} ${domain} Power`,
    ),
  ].join(' and ');
  return rest === undefined ? resources : lineOf`${resources}, ${rest.text.trim()}`;
};

const keywordItem = (book: RuleBook, name: string, edition: BookEdition, link: LinkTo): Line =>
  lineOf`${linked(keywordTitle(name), link('keyword', name, edition))}: ${book.keywords.get(name)?.text ?? ''}`;

/** In order of time. */
const errata = (book: RuleBook, name: string, edition: BookEdition, link: LinkTo): readonly Line[] =>
  book.errata
    .filter(({ card }) => card === name)
    .sort((a, b) => dateOf(book, a).localeCompare(dateOf(book, b)))
    .map(erratum => {
      const rules = (erratum.concepts ?? []).flatMap(concept => book.numbersOf(concept, edition)[0] ?? []);
      const by =
        rules.length === 0
          ? ''
          : lineOf` See ${joined(
              rules.map(number => linked(number, link('rule', number, edition))),
              COMMA,
            )}.`;
      const what = erratum.changes === 'function' ? 'does something else since' : 'is worded more clearly since';
      return lineOf`${bold(sourceOf(book, erratum))}: ${what}. Before: ${erratum.was} Now: ${erratum.now}${by}`;
    });

const dateOf = (book: RuleBook, { source }: ErratumRecord): string => book.sources.get(source)?.date ?? '';
