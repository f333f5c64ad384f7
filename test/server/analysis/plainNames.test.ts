/** A card's name without its quotes: a piece without the card's words, and never silently. */
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { verdictLines } from '../../../server/analysis/verdict/verdict.ts';

const context = runContext(loadRuleBook(), '1.4');

/** Warnings with the texts that their fixes write, and the verdict. */
const said = (place: string, gear: string, unit = 'Scout might 2') => {
  const text = `scenario "At the table"
  player Ana
  player Ben
  battlefield ${place} controlled by Ana
    Ana: ${unit}
  battlefield Grove
  base Ana
    ${gear}
  turn Ana
  Ana ends turn
  expect Ana has 0 points
`;
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  const report = runScenario({ text, tree }, context);
  const near = report.diagnostics.filter(({ code }) => code === 'name/near-card');
  return {
    severities: near.map(({ severity }) => severity),
    written: near.flatMap(({ fixes }) => fixes.flatMap(({ edits }) => edits.map(({ text: as }) => as))),
    verdict: verdictLines({
      block: { line: 0, text, tree },
      report,
      rules: context.rules,
    }).join(' '),
  };
};

describe("a card's name without quotes", () => {
  it.each([
    ['gear', 'Quarry', 'gear Glowstone', 'Scout might 2', 'Glowstone'],
    ['battlefield', 'Rakelstake', 'gear Bell', 'Scout might 2', 'Rakelstake'],
    ['unit', 'Quarry', 'gear Bell', 'Kharox might 5', 'Kharox'],
  ])('is warned of as a %s, with the quotes as a fix, and every answer says so', (kind, place, gear, unit, name) => {
    const { severities, written, verdict } = said(place, gear, unit);
    expect(severities).toEqual(['warning']);
    expect(written).toEqual([`"${name}"`]);
    expect(verdict).toContain(`assuming that ${name} is a plain ${kind}, not the card (write "${name}" for the card)`);
  });

  it.each([
    ['the card itself', 'Quarry', 'gear "Glowstone"', 'Scout might 2'],
    ['another name of the card', 'Quarry', 'gear Stone = "Glowstone"', 'Scout might 2'],
    ['a card that has no words', 'Quarry', 'gear Bell', 'Recruit might 1'],
    ['a unit whose keywords are given', 'Quarry', 'gear Bell', 'Sprite might 3 temporary'],
    ["a card's name where that card cannot stand", 'Quarry', 'gear Kharox', 'Scout might 2'],
  ])('is not asked about: %s', (_, place, gear, unit) => {
    const { severities, verdict } = said(place, gear, unit);
    expect([severities, verdict.includes('assuming')]).toEqual([[], false]);
  });
});
