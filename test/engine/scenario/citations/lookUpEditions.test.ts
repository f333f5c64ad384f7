/** Editions that the rule book has from an import alone: cited, not played. */
import { expect, test } from 'vitest';
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { NO_CARDS } from '../../../../engine/scenario/names/cards.ts';
import type { RuleNumbers } from '../../../../engine/scenario/report/report.ts';
import { runScenario } from '../../../../engine/scenario/run.ts';

const NUMBERS = new Map([
  ['combat.assign.lethal-first', '465.2.c.3'],
  ['combat.assign.over-lethal', '465.2.c.4'],
]);
const IN_LATER: Readonly<Record<string, string>> = {
  '470.1': 'combat.assign.lethal-first',
  '830.1': 'imported.1.6.830.1',
};

const rules: RuleNumbers = {
  numbersOf: concept => [NUMBERS.get(concept) ?? []].flat(),
  conceptOf: number => [...NUMBERS].find(([, own]) => own === number)?.[0],
  hasEntry: () => false,
  nearestEntry: () => undefined,
  keywordSince: () => undefined,
  conceptsOf: () => [],
  doubtOn: () => undefined,
  inLookUpEdition: edition => (edition === '1.6' || edition === '1.7' ? number => IN_LATER[number] : undefined),
};

const diagnosticsOf = (...lines: readonly string[]): readonly string[] => {
  const text = [
    'scenario "Cited"',
    ...lines,
    '  player Ana',
    '  player Ben',
    '  battlefield Temple',
    '  battlefield Grove',
    '',
  ].join('\n');
  const [block] = parseFile(text, { markdown: false }).blocks;
  if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
  return runScenario(block as Parameters<typeof runScenario>[0], {
    defaultEdition: NEWEST,
    rules,
    cards: NO_CARDS,
  }).diagnostics.map(({ code, message }) => `${code} ${message}`);
};

test('a scenario is told that it does not run under one', () => {
  expect(diagnosticsOf('  edition 1.6')).toContain(
    'setup/edition Edition 1.6 was imported: it can be looked up and cited, but no scenario runs under it; scenarios run under 1.0, 1.1, 1.2, 1.3, 1.4, 1.5.',
  );
  expect(diagnosticsOf('  edition 1.8')).toContain(
    'setup/edition Edition 1.8 is not implemented; scenarios run under 1.0, 1.1, 1.2, 1.3, 1.4, 1.5.',
  );
});

test('its numbers can be cited, and one that it lacks is told', () => {
  expect(diagnosticsOf('  edition 1.4', '  cites CR 470.1 (1.6)', '  cites CR 830.1 (1.6)')).toEqual([]);
  expect(diagnosticsOf('  edition 1.4', '  cites CR 999 (1.6)')).toEqual([
    'cite/unknown Edition 1.6, which was imported, has no rule 999.',
  ]);
});
