/** docs/cards-coverage.md: of each card of the library how much of it runs, and which of its abilities a scenario holds. */
import { readFileSync } from 'node:fs';
import type { CardTree } from '../../engine/language/syntax.ts';
import { allCards, type LibraryCard, type Runs, runsOf, SETS } from '../../rules-db/cards.ts';
import type { Held } from '../../test/mutations/mutants.ts';

export const HELD = 'test/mutations/held.json';

export const cardsCoverage = (root: string): string => {
  const held = JSON.parse(readFileSync(`${root}/${HELD}`, 'utf8')) as Held;
  const sets = Object.keys(SETS).map(set => ({ set, cards: allCards().filter(card => card.set === set) }));
  const rows = sets.filter(({ cards }) => cards.length > 0);
  return [
    '# How much of each card runs',
    '',
    'Made by `npm run coverage` from the card library; what scenarios hold is found by `npm run mutations`, which drops each',
    'ability of each card in turn and runs the scenarios that name the card: one of them has to come out otherwise.',
    '',
    '- **whole**: all that the card says runs.',
    '- **in part**: some of it is kept as `text "…"` and does nothing; playing the card [reports](diagnostics/setup/text.md) that.',
    '- **facts only**: none of it runs; cost, Might, domains, tags and type are known.',
    '',
    '| set | cards | whole | in part | facts only | abilities | held by a scenario |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ set, cards }) => row(SETS[set] ?? set, cards, held)),
    row('**all**', allCards(), held),
    '',
    '## In part',
    '',
    ...rows.flatMap(({ set, cards }) => notRun(set, cards, 'in part')),
    '## Facts only',
    '',
    ...rows.flatMap(({ set, cards }) => notRun(set, cards, 'facts only')),
    '## Whole, with abilities that no scenario would miss',
    '',
    'Numbers are those of the lines of the card in `rules-db/cards/`, from the first ability on. What a card says of building a deck is in no',
    'scenario, which begins with the decks that it names.',
    '',
    ...rows.flatMap(({ set, cards }) =>
      named(
        set,
        cards.filter(isWhole).flatMap(card => unheld(card, held)),
      ),
    ),
    '## Whole, and each ability held by a scenario',
    '',
    ...rows.flatMap(({ set, cards }) =>
      named(
        set,
        cards.filter(card => isWhole(card) && unheld(card, held).length === 0).map(({ name }) => name),
      ),
    ),
  ].join('\n');
};

const isWhole = ({ tree }: LibraryCard): boolean => runsOf(tree) === 'whole';

const row = (title: string, cards: readonly LibraryCard[], held: Held): string => {
  const that = (runs: Runs): number => cards.filter(({ tree }) => runsOf(tree) === runs).length;
  const all = cards.flatMap(({ name }) => held[name] ?? []);
  const abilities = all.reduce((sum, each) => sum + each.abilities, 0);
  const missing = all.reduce((sum, each) => sum + each.missing.length, 0);
  return `| ${title} | ${cards.length} | ${that('whole')} | ${that('in part')} | ${that('facts only')} | ${abilities} | ${abilities - missing} |`;
};

const notRun = (set: string, cards: readonly LibraryCard[], runs: Runs): readonly string[] => {
  const short = cards.filter(({ tree }) => runsOf(tree) === runs);
  if (short.length === 0) return [];
  return [
    `### ${SETS[set] ?? set}`,
    '',
    '| card | what does not run |',
    '| --- | --- |',
    ...short.map(({ name, tree }) => `| ${name} | ${wordsOf(tree)} |`),
    '',
  ];
};

const wordsOf = ({ texts }: CardTree): string => texts.map(({ text }) => text.replaceAll('|', '\\|')).join(' ');

const unheld = ({ name }: LibraryCard, held: Held): readonly string[] => {
  const missing = held[name]?.missing ?? [];
  return missing.length === 0
    ? []
    : [`${name} (${missing.map(each => each.replace(/^(?:keyword|line) /, '')).join(', ')})`];
};

const named = (set: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`**${SETS[set] ?? set}** (${names.length}): ${names.join(' · ')}`, ''];
