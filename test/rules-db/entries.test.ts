/** FAQ entries, rulings and errata: complete, linked to what there is, and said in our own words. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NEWEST, PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { isRuleset, RULESETS } from '../../engine/game/state/rulesets.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { cardNamed } from '../../rules-db/cards.ts';
import { ENTRY_FILES } from '../../rules-db/data.ts';
import type { EntryRecord } from '../../rules-db/types.ts';
import { STANDINGS } from '../../rules-db/types.ts';

const book = loadRuleBook();
const entries = ENTRY_FILES.flat();

const isKnownCard = (name: string): boolean => cardNamed(name)?.name === name;

/** `community/showdowns: Who contested first` of every scenario that the rulings are run by. */
const scenarios = (): ReadonlySet<string> => {
  const folder = new URL('../rulings/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.rift'));
  return new Set(
    files.flatMap(file =>
      parseFile(readFileSync(new URL(file, folder), 'utf8')).blocks.flatMap(({ tree }) =>
        tree.kind === 'scenario' ? [`${file.replace('.rift', '')}: ${tree.name?.text ?? ''}`] : [],
      ),
    ),
  );
};

describe('entries', () => {
  test('bear each name once among their kind', () => {
    const names = entries.map(entry => `${entry.kind} ${entry.id}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('are judged under the edition in force: what held before it holds on, or says what took its place', () => {
    const before = PLAYED_EDITIONS[PLAYED_EDITIONS.indexOf(NEWEST) - 1] ?? NEWEST;
    const unjudged = entries.filter(
      ({ editions, standing }) => editions.includes(before) && !editions.includes(NEWEST) && standing === 'holds',
    );
    expect(unjudged.map(({ id }) => id)).toEqual([]);
  });

  test('that hold in the edition in force have a rule there', () => {
    const without = entries.filter(
      ({ editions, concepts }) =>
        editions.includes(NEWEST) && concepts.length > 0 && !concepts.some(id => book.numbersOf(id, NEWEST).length > 0),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('are complete, and name what there is', () => {
    const known = scenarios();
    expect(entries.flatMap(entry => faultsOf(entry, known).map(fault => `${entry.id}: ${fault}`))).toEqual([]);
  });
});

const faultsOf = (entry: EntryRecord, known: ReadonlySet<string>): readonly string[] => [
  ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.id) ? [] : ['an id is lower case, words joined by hyphens']),
  ...(/^[A-Z"“‘'(].*[?.]$/s.test(entry.question) ? [] : ['the question is no whole sentence']),
  ...(/\.$/.test(entry.answer) ? [] : ['the answer is no whole sentence']),
  ...[...(entry.steps ?? []), ...(entry.finePoints ?? [])]
    .filter(text => !/\.$/.test(text))
    .map(text => `no whole sentence: ${text}`),
  ...(entry.steps?.length === 0 || entry.finePoints?.length === 0 ? ['an empty list is left out'] : []),
  ...(book.sources.has(entry.source) ? [] : [`no source ${entry.source}`]),
  ...(STANDINGS.includes(entry.standing) ? [] : [`no standing ${entry.standing}`]),
  ...(entry.concepts.length > 0 || entry.topic === 'tournament' ? [] : ['no rule decides it']),
  ...[...entry.concepts, ...(entry.against ?? [])].filter(id => !book.concepts.has(id)).map(id => `no concept ${id}`),
  ...entry.cards.filter(card => !isKnownCard(card)).map(card => `no card ${card}`),
  ...(entry.editions.every(isRuleset) ? [] : ['an unknown edition']),
  ...(RULESETS.filter(each => entry.editions.includes(each)).join() === entry.editions.join()
    ? []
    : ['editions out of order']),
  ...(entry.standing === 'holds' && entry.editions.length === 0 ? ['holds, yet in no edition'] : []),
  ...(entry.standing !== 'holds' && !entry.standingNote ? ['does not hold, and does not say why'] : []),
  ...(entry.standing !== 'holds' && !entry.against?.length ? ['does not hold, and names no rule against it'] : []),
  ...(entry.scenarios ?? []).filter(name => !known.has(name)).map(name => `no scenario ${name}`),
];

describe('errata', () => {
  test('belong to cards, and say what was and what is', () => {
    const wrong = book.errata.filter(
      ({ card, source, was, now, concepts }) =>
        !isKnownCard(card) ||
        !book.sources.has(source) ||
        !was.endsWith('.') ||
        !now.endsWith('.') ||
        !(concepts ?? []).every(id => book.concepts.has(id)),
    );
    expect(wrong.map(({ card }) => card)).toEqual([]);
  });
});

describe('sources', () => {
  test('say when they came out', () => {
    expect([...book.sources.values()].filter(({ date }) => !/^20\d\d(-\d\d){0,2}$/.test(date))).toEqual([]);
  });
});
