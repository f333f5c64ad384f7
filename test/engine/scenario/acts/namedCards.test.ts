/** Looking a name up changes nothing; the cards that a line names come into the game by themselves, before it is read. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../engine/game/state/state.ts';
import { parseBlock, parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Action } from '../../../../engine/language/syntax.ts';
import { actOf } from '../../../../engine/scenario/acts/acts.ts';
import { withNamedCards } from '../../../../engine/scenario/acts/namedCards.ts';
import { boardOf } from '../../../../engine/scenario/board/board.ts';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import type { Scope } from '../../../../engine/scenario/names/resolve.ts';
import { runScenario } from '../../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { runContext } from '../../../../server/analysis/document/context.ts';
import { newGame } from '../../game/random/game.ts';
import { ANA, gameOf, namesIn } from '../../game/support.ts';

const CARD = 'card "Bolt"\n  spell\n  costs 1\n  deal 2 to a unit\n';
const cards = cardsOf(
  parseFile(CARD).blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  () => undefined,
);

const scopeWith = (hand: string, line: string): { readonly scope: Scope; readonly action: Action } => {
  const text = `  player Ana${hand}\n  player Ben\n  battlefield Temple\n  battlefield Quarry\n  base Ben\n    Guard might 4\n`;
  const tree = parseBlock(`scenario "x"\n${text}  turn Ana\n  ${line}`);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  const action = tree.statements.flatMap(s => (s.kind === 'action' ? [s.action] : []))[0];
  if (action === undefined) throw new Error('no action');
  return { scope: { names: boardOf(tree, cards).names, state: gameOf(text, '1.4', CARD).state }, action };
};

const handIn = (state: State): readonly string[] => namesIn(newGame(state), 'hand', ANA);

describe('a card that a line names', () => {
  it('is not made by being looked up', () => {
    const { scope, action } = scopeWith('', 'Ana plays Bolt choosing Guard');
    const { objects } = scope.state;
    expect(actOf(scope, ANA, action)).toMatchObject({ ok: false, problems: [{ code: 'play/not-in-hand' }] });
    expect(scope.state.objects).toBe(objects);
  });

  it('comes into a hand that is not listed, once, and the state that was given stays as it is', () => {
    const { scope, action } = scopeWith('', 'Ana plays Bolt choosing Guard');
    const state = withNamedCards(scope, ANA, action, 'doing');
    expect(handIn(state)).toEqual(['Bolt']);
    expect(handIn(scope.state)).toEqual([]);
    expect(withNamedCards({ ...scope, state }, ANA, action, 'doing')).toBe(state);
    expect(actOf({ ...scope, state }, ANA, action)).toMatchObject({ ok: true, value: { kind: 'play' } });
  });

  it('does not come into a hand that is listed; whoever only asks about it has it in no zone', () => {
    const { scope, action } = scopeWith(' hand empty', 'Ana plays Bolt choosing Guard');
    expect(withNamedCards(scope, ANA, action, 'doing')).toBe(scope.state);
    const asked = withNamedCards(scope, ANA, action, 'asking');
    expect(asked.objects.at(-1)).toMatchObject({ name: 'Bolt', zone: { kind: 'gone' } });
  });
});

describe('names that refer to nothing', () => {
  it('each give a problem, in the order of the line', () => {
    const { scope, action } = scopeWith('', 'Ana moves Nobody and Nothing2 to Nowhere');
    const found = actOf(scope, ANA, action);
    expect(found.ok ? [] : found.problems.map(({ code, message }) => `${code} ${message.split(';')[0]}`)).toEqual([
      'name/unknown No unit is called "Nobody"',
      'name/unknown No unit is called "Nothing2"',
      'name/unknown No battlefield is called "Nowhere"',
    ]);
  });
});

describe('a card that a refused line names', () => {
  const text = (line: string): string => `scenario "x"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 4
  battlefield Grove
  base Ana
    Raider might 3
  trash Ana "Hextech Ray"
  turn Ana
${line}  expect "Hextech Ray" is in hand
  expect "Hextech Ray" is in trash
  expect "Hextech Ray" is in deck
`;
  const context = runContext(loadRuleBook(), '1.4');
  const run = (line: string) => {
    const [block] = parseFile(text(line)).blocks;
    if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
    return runScenario({ ...block, tree: block.tree }, context);
  };
  const answers = (line: string) => run(line).runs[0]?.expectations.map(({ holds, message }) => [holds, message]);

  it.each([
    ['refused by the game', '  Ana plays "Hextech Ray" choosing Raider\n'],
    ['with a name that nothing has', '  Ana plays "Hextech Ray" choosing Nobody2\n'],
  ])('is not in hand after it: %s', (_, line) => {
    expect(run(line).diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    expect(answers(line)).toEqual(answers(''));
  });
});
