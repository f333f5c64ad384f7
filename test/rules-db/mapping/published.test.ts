/** The mapping held to the book's own, where the published texts lie beside the repository: each edition left out once. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITIONS } from '../../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { readBookData } from '../../../rules-db/data.ts';
import type { ImportedDocument } from '../../../rules-db/importing/document.ts';
import { knownEditions } from '../../../rules-db/importing/known.ts';
import { readText } from '../../../rules-db/importing/read.ts';
import { type KnownEdition, mapEdition, unsureOf } from '../../../rules-db/mapping/map.ts';
import { type HitRate, hitRate, proposalText } from '../../../rules-db/mapping/proposal.ts';
import { describeWithTexts } from '../../official/needed.ts';
import { TEXTS } from '../../official/texts.ts';

const book = loadRuleBook();
const known = knownEditions(readBookData(), []);

const publishedOf = (edition: string): ImportedDocument['rules'] => {
  const reading = readText(readFileSync(new URL(`rules/core-rules-${edition}.txt`, TEXTS), 'utf8'));
  return 'document' in reading ? reading.document.rules : [];
};

const knownOf = (edition: string, texts: KnownEdition['texts']): KnownEdition => {
  const found = known.find(each => each.edition === edition)?.known();
  if (found === undefined) throw new Error(`no edition ${edition}`);
  if (texts === 'ours') return found;
  const words = new Map(publishedOf(edition).map(({ number, text }) => [number, text]));
  return { ...found, texts, rules: found.rules.map(rule => ({ ...rule, text: words.get(rule.number) ?? '' })) };
};

const share = ({ right, all, sure, sureRight }: HitRate) => ({
  right: right / all,
  sure: sure / all,
  sureRight: sureRight / sure,
});

describeWithTexts('an edition is mapped', () => {
  // Floors a little under what was measured: 98 % and more by published texts, 93 % and more by ours.
  test.each(EDITIONS.slice(1))('%s from the text of the one before', edition => {
    const before = EDITIONS[EDITIONS.indexOf(edition) - 1] ?? '';
    const mapping = mapEdition(publishedOf(edition), knownOf(before, 'official'));
    const found = share(hitRate(mapping, book, edition));
    expect(found.right).toBeGreaterThan(0.975);
    expect(found.sureRight).toBeGreaterThan(0.985);
    expect(found.sure).toBeGreaterThan(0.9);
    expect(
      proposalText(mapping)
        .split('\n')
        .filter(line => line.startsWith('?')),
    ).toHaveLength(unsureOf(mapping).length);
  });

  test.each(EDITIONS.slice(1))('%s from our own words for the one before', edition => {
    const before = EDITIONS[EDITIONS.indexOf(edition) - 1] ?? '';
    const found = share(hitRate(mapEdition(publishedOf(edition), knownOf(before, 'ours')), book, edition));
    expect(found.right).toBeGreaterThan(0.93);
    expect(found.sureRight).toBeGreaterThan(0.97);
    expect(found.sure).toBeGreaterThan(0.8);
  });

  test('1.0 from the text of the one after', () => {
    const found = share(hitRate(mapEdition(publishedOf('1.0'), knownOf('1.1', 'official')), book, '1.0'));
    expect(found.right).toBeGreaterThan(0.975);
    expect(found.sureRight).toBeGreaterThan(0.985);
  });

  test('an edition onto itself, rule by rule', () => {
    const mapping = mapEdition(publishedOf('1.4'), knownOf('1.4', 'official'));
    expect(mapping.rules.filter(({ was, number, words }) => was !== number || words !== 'same')).toEqual([]);
    expect(mapping.gone).toEqual([]);
    expect(unsureOf(mapping).length).toBeLessThan(3);
  });
});
