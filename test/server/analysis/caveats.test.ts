/** What a verdict may rest on beside the rules is said with it, whichever way round it is asked. */
import { expect, test } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { answerCombat } from '../../../server/analysis/combat/answer.ts';
import { answerText } from '../../../server/analysis/combat/text.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { passingOf, passingText } from '../../../server/analysis/verdict/passing.ts';
import { verdictLines } from '../../../server/analysis/verdict/verdict.ts';

const judge = (text: string) => {
  const { blocks } = parseFile(text);
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const context = withCards(runContext(loadRuleBook(), '1.4'), cards);
  const block = blocks.at(-1) as Block<ScenarioTree>;
  const report = runScenario(block, context);
  return {
    lines: verdictLines({ block, report, rules: context.rules }),
    passing: passingText(passingOf(block.tree, report)),
    codes: report.diagnostics.map(({ code, severity }) => `${severity} ${code}`),
    report,
  };
};

const CARD = `card "Half-Lit Lantern" unit
  might 3
  text "Nothing kills me."

`;
const played = (script: string, player = 'Ben'): string => `${CARD}scenario "It counts on words"
  player Ana ${player}
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Lantern = "Half-Lit Lantern"
  battlefield Meadow
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
  ${script}
`;

const FAR = ', as far as Riftbench reads Half-Lit Lantern, whose text “Nothing kills me.” does not run: ';

test.each([
  ['expect Lantern is dead', `Yes${FAR}Lantern is dead in 1.4.`],
  ['expect Lantern is alive', `No${FAR}Lantern is dead in 1.4.`],
  ['expect Lantern is not dead', `Yes${FAR}Lantern is dead in 1.4.`],
  ['expect Ana cannot move Raider to Meadow', `No${FAR}Ana cannot move Raider to Meadow.`],
])('%s', (line, begins) => {
  const { lines, codes } = judge(played(line, ''));
  expect(lines[0]?.slice(0, begins.length)).toBe(begins);
  expect(codes).toContain('warning setup/text');
});

test('a scenario passes, and says without what', () => {
  expect(judge(played('expect Lantern is dead', '')).passing).toBe(
    'passed, without the text of Half-Lit Lantern, 1 of 1 expectations hold',
  );
});

test('a card that only lies in a hand has no part in it, and has once it is asked whether it can be played', () => {
  const text = (line: string): string =>
    played(line, 'hand "Half-Lit Lantern"').replace('Ben: Lantern = "Half-Lit Lantern"', 'Ben: Guard might 3');
  expect(judge(text('expect Guard is dead')).lines[0]).toMatch(/^Yes: Guard is dead/);
  expect(judge(text('expect Ana can play "Half-Lit Lantern"')).lines[0]).toContain(FAR);
});

test('a combat names the card', () => {
  const answer = answerCombat('"Twisted Fate, Gambler" vs 4', runContext(loadRuleBook(), '1.4'));
  expect('sides' in answer ? answerText(answer) : JSON.stringify(answer)).toContain(
    'Played without the text of Twisted Fate, Gambler',
  );
});

test('a unit whose Might is not known needs one', () => {
  const context = runContext(loadRuleBook(), '1.4');
  const told = (line: string) => answerCombat(line, context);
  expect(told('"Seraphine, Inspiring" vs 5')).toMatchObject({
    message: expect.stringContaining('is not known; give it'),
  });
  expect(told('"Seraphine, Inspiring" might 4 vs 5')).toMatchObject({ ways: '1' });
  const { codes } = judge(
    played('Ana plays "Seraphine, Inspiring"\n  all pass', 'energy 9 power 9 mind hand "Seraphine, Inspiring"'),
  );
  expect(codes).toContain('error setup/value');
});

test('what is assumed is said', () => {
  const { lines } = judge(`scenario "Nothing named"
  player Ana hand "Hidden Blade"
  player Ben hand "Flash"
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  battlefield Meadow
  turn Ana
  Ana plays "Hidden Blade" choosing Guard
  Ana passes
  Ben plays "Flash"
  all pass
  expect Guard is alive
`);
  expect(lines[0]).toContain(
    ', assuming that Ben chooses nothing for Flash (name it after “choosing” if something is chosen).',
  );
});

test('a ruling that the rules do not bear is pointed to where all its cards are in play', () => {
  const { lines } = judge(`scenario "Own Charm"
  player Ana hand "Charm"
  player Ben
  battlefield Quarry controlled by Ana
    Ana: Volibear = "Volibear, Imposing"
  battlefield Meadow
  base Ben
    Poro = "Stalwart Poro"
  turn Ana
  Ana plays "Charm" moving Poro to Meadow
  all pass
  expect Ana drew 1
`);
  expect(lines[0]).toMatch(/^No: .* See the rulings? .*volibear-imposing-charm/);
});
