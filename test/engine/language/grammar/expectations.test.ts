import { expect, test } from 'vitest';
import { brief, problemsOf, treeOf } from '../support.ts';

const QUARRY = { kind: 'named', name: 'Quarry' };
const claimOf = (line: string): unknown => {
  const text = `scenario x\n${line}\n`;
  expect(problemsOf(text), line).toEqual([]);
  const tree = treeOf(text);
  const statement = tree?.kind === 'scenario' ? tree.statements.at(-1) : undefined;
  if (statement?.kind !== 'expect') throw new Error('no expectation');
  return brief(statement.claim);
};

const unit = (fact: unknown, negated = false, units = ['X']) => ({ about: 'units', units, fact, negated });
const player = (fact: unknown, negated = false, players = ['P']) => ({ about: 'players', players, fact, negated });
const place = (fact: string, negated = false) => ({
  about: 'places',
  places: [{ kind: 'named', name: 'Temple' }],
  fact,
  negated,
});
const triggered = (times: number | 'any', negated = false, sources = ['X']) => ({
  about: 'triggered',
  sources,
  times,
  negated,
});
const is = (what: string, more = {}) => ({ kind: 'is', what, ...more });
const at = (name: string) => ({ kind: 'named', name });

test.each<[string, unknown]>([
  ['X is dead', unit(is('dead'))],
  ['X is not dead', unit(is('dead'), true)],
  ['not X is dead', unit(is('dead'), true)],
  ['not X is not dead', unit(is('dead'))],
  ['X, Y are dead', unit(is('dead'), false, ['X', 'Y'])],
  ['X is alive', unit(is('alive'))],
  ['X is at Temple', unit({ kind: 'at', place: at('Temple') })],
  ['X is at base', unit({ kind: 'at', place: { kind: 'base' } })],
  ['X is not at base of Ben', unit({ kind: 'at', place: { kind: 'base', player: 'Ben' } }, true)],
  ['X is in hand', unit(is('in hand'))],
  ['X is in hand of P', unit(is('in hand', { player: 'P' }))],
  ['X is in trash', unit(is('in trash'))],
  ['X is banished', unit(is('banished'))],
  ['X is gone', unit(is('gone'))],
  ['X is exhausted', unit(is('exhausted'))],
  ['X is ready', unit(is('ready'))],
  ['X is stunned', unit(is('stunned'))],
  ['X is an attacker', unit(is('an attacker'))],
  ['X is a defender', unit(is('a defender'))],
  ['X, Y are attackers', unit(is('an attacker'), false, ['X', 'Y'])],
  ['X is neither attacker nor defender', unit(is('neither attacker nor defender'))],
  ['X is controlled by P', unit({ kind: 'controlled by', player: 'P' })],
  ['X is immune', unit(is('immune'))],
  ['X is facedown at Temple', unit({ kind: 'facedown', place: at('Temple') })],
  ['X has 3 might', unit({ kind: 'might', amount: 3 })],
  ['X has -1 might', unit({ kind: 'might', amount: -1 })],
  ['X, Y have 3 might', unit({ kind: 'might', amount: 3 }, false, ['X', 'Y'])],
  ['X counts as 0 might', unit({ kind: 'counts as', amount: 0 })],
  ['X does not count as 0 might', unit({ kind: 'counts as', amount: 0 }, true)],
  ['X has 2 damage', unit({ kind: 'damage', amount: 2 })],
  ['X needs 2 damage', unit({ kind: 'needs', amount: 2 })],
  ['X was dealt 2 damage', unit({ kind: 'was dealt', amount: 2 })],
  ['X was not dealt 2 damage', unit({ kind: 'was dealt', amount: 2 }, true)],
  ['X has tank', unit({ kind: 'keyword', keyword: { word: 'tank' } })],
  ['X has not Assault 2', unit({ kind: 'keyword', keyword: { word: 'assault', value: 2 } }, true)],
  ['P has 1 point', player({ kind: 'points', amount: 1 })],
  ['P has 1 points', player({ kind: 'points', amount: 1 })],
  ['P controls Temple', player({ kind: 'controls', place: at('Temple') })],
  ['P does not control Temple', player({ kind: 'controls', place: at('Temple') }, true)],
  ['P has focus', player({ kind: 'has focus' })],
  ['P has not priority', player({ kind: 'has priority' }, true)],
  ['P wins the combat', player({ kind: 'wins the combat' })],
  ['P loses the combat', player({ kind: 'loses the combat' })],
  ['P conquered Temple', player({ kind: 'conquered', place: at('Temple') })],
  ['P did not conquer Temple', player({ kind: 'conquered', place: at('Temple') }, true)],
  ['P held Temple', player({ kind: 'held', place: at('Temple') })],
  ['P has not scored Temple', player({ kind: 'scored', place: at('Temple') }, true)],
  ['P wins the game', player({ kind: 'wins the game' })],
  ['P does not win the game', player({ kind: 'wins the game' }, true)],
  ['P drew 1', player({ kind: 'drew', amount: 1 })],
  ['P has 7 damage to assign', player({ kind: 'damage to assign', amount: 7 })],
  ['P has 2 xp', player({ kind: 'xp', amount: 2 })],
  ['P has 2 energy', player({ kind: 'energy', amount: 2 })],
  ['P has no energy', player({ kind: 'energy', amount: 0 })],
  ['P has 2 power', player({ kind: 'power', amount: 2 })],
  ['P has 1 calm power', player({ kind: 'power', amount: 1, domain: 'calm' })],
  ['P has 1 any power', player({ kind: 'power', amount: 1, domain: 'any' })],
  ['P has 3 runes', player({ kind: 'runes', amount: 3, which: 'all' })],
  ['P has 1 calm rune', player({ kind: 'runes', amount: 1, which: 'all', domain: 'calm' })],
  ['P has 2 ready runes', player({ kind: 'runes', amount: 2, which: 'ready' })],
  ['P has no ready fury runes', player({ kind: 'runes', amount: 0, which: 'ready', domain: 'fury' })],
  ['P has 3 cards in hand', player({ kind: 'cards', amount: 3, zone: 'hand' })],
  ['P does not have 1 card in deck', player({ kind: 'cards', amount: 1, zone: 'deck' }, true)],
  ['P has no cards in trash', player({ kind: 'cards', amount: 0, zone: 'trash' })],
  ['P is the attacker', player({ kind: 'is the attacker' })],
  ['Temple is uncontrolled', place('uncontrolled')],
  ['Temple is not uncontrolled', place('uncontrolled', true)],
  ['Temple is contested', place('contested')],
  ['Temple is not contested', place('contested', true)],
  ['Temple has a staged combat', place('a staged combat')],
  ['Temple has a staged showdown', place('a staged showdown')],
  ['Temple has a combat', place('a combat')],
  ['Temple has not a showdown', place('a showdown', true)],
  ['no Sprite', { about: 'presence', what: 'Sprite', negated: true }],
  ['no Sprite at Quarry', { about: 'presence', what: 'Sprite', at: QUARRY, negated: true }],
  ['a Sprite at Quarry', { about: 'presence', what: 'Sprite', at: QUARRY, negated: false }],
  ['an "Iron Hook"', { about: 'presence', what: '"Iron Hook"', negated: false }],
  ['not a Sprite', { about: 'presence', what: 'Sprite', negated: true }],
  ['the combat is a tie', { about: 'combat', result: 'tie', negated: false }],
  ['the combat is not a tie', { about: 'combat', result: 'tie', negated: true }],
  ['the combat has no result', { about: 'combat', result: 'no result', negated: false }],
  ['the chain is A, "B 2"', { about: 'chain', items: ['A', '"B 2"'], negated: false }],
  ['the chain is empty', { about: 'chain', items: [], negated: false }],
  ['the state is neutral open', { about: 'state', turn: 'neutral', chain: 'open', negated: false }],
  ['the state is not showdown closed', { about: 'state', turn: 'showdown', chain: 'closed', negated: true }],
  ['X triggered once', triggered(1)],
  ['X triggered 1 times', triggered(1)],
  ['X triggered three times', triggered(3)],
  ['not X triggered twice', triggered(2, true)],
  ['X did not trigger twice', triggered(2, true)],
  ['X triggered', triggered('any')],
  ['X was triggered', triggered('any')],
  ['X has triggered', triggered('any')],
  ['X has triggered once', triggered(1)],
  ['X did not trigger', triggered('any', true)],
  ['X does not trigger', triggered('any', true)],
  ['X was not triggered', triggered('any', true)],
  ['X has not triggered', triggered('any', true)],
  ['X never triggered', triggered('any', true)],
  ['X has never triggered', triggered('any', true)],
  ["X didn't trigger", triggered('any', true)],
  ['X, Y did not trigger', triggered('any', true, ['X', 'Y'])],
  ["X isn't dead", unit(is('dead'), true)],
  ['X hasn’t tank', unit({ kind: 'keyword', keyword: { word: 'tank' } }, true)],
  ["P didn't conquer Temple", player({ kind: 'conquered', place: at('Temple') }, true)],
  ["X wasn't dealt 2 damage", unit({ kind: 'was dealt', amount: 2 }, true)],
  ['X is at the base of Ben', unit({ kind: 'at', place: { kind: 'base', player: 'Ben' } })],
  ['X is neither an attacker nor a defender', unit(is('neither attacker nor defender'))],
  ['P has scored Temple', player({ kind: 'scored', place: at('Temple') })],
  ['P scored Temple', player({ kind: 'scored', place: at('Temple') })],
  ['P did not score Temple', player({ kind: 'scored', place: at('Temple') }, true)],
  ['P won the combat', player({ kind: 'wins the combat' })],
  ['P did not lose the combat', player({ kind: 'loses the combat' }, true)],
  ['P won the game', player({ kind: 'wins the game' })],
  ['P drew 2 cards', player({ kind: 'drew', amount: 2 })],
  ['P drew nothing', player({ kind: 'drew', amount: 0 })],
  ['P drew no cards', player({ kind: 'drew', amount: 0 })],
  ['P did not draw', player({ kind: 'drew', amount: 0 })],
  ['P did not draw 2', player({ kind: 'drew', amount: 2 }, true)],
  ['P has the focus', player({ kind: 'has focus' })],
  ['Temple has no combat', place('a combat', true)],
  ['Temple has no staged showdown', place('a staged showdown', true)],
  ['the combat has a result', { about: 'combat', result: 'no result', negated: true }],
  ['that X is dead', unit(is('dead'))],
  ['P has no points', player({ kind: 'points', amount: 0 })],
  ['X has no damage', unit({ kind: 'damage', amount: 0 })],
  ['P drew two', player({ kind: 'drew', amount: 2 })],
  ['X has three might', unit({ kind: 'might', amount: 3 })],
])('expect %s', (line, claim) => expect(claimOf(`expect ${line}`)).toEqual(claim));

const move = { kind: 'move', groups: [{ units: ['A'], to: { kind: 'base' } }] };
test.each<[string, unknown]>([
  ['can move A to base', { action: move, legal: true }],
  ['cannot move A to base', { action: move, legal: false }],
  ["can't move A to base", { action: move, legal: false }],
  ['can not move A to base', { action: move, legal: false }],
  [
    'cannot pass because 1.3: 460.2.c.4',
    { action: { kind: 'pass' }, legal: false, because: { kind: 'rule', number: '460.2.c.4', edition: '1.3' } },
  ],
  ['can assign 3 to X', { action: { kind: 'assign', shares: [{ amount: 3, unit: 'X' }] }, legal: true }],
  [
    'cannot pass because CR 465.2.c.4 (1.4)',
    { action: { kind: 'pass' }, legal: false, because: { kind: 'rule', number: '465.2.c.4', edition: '1.4' } },
  ],
  [
    'cannot assign nothing because 465.2',
    { action: { kind: 'assign', shares: [] }, legal: false, because: { kind: 'rule', number: '465.2' } },
  ],
  ['can end turn', { action: { kind: 'end-turn' }, legal: true }],
  ['can end the turn', { action: { kind: 'end-turn' }, legal: true }],
  ['can choose combat at Temple', { action: { kind: 'begin', what: 'combat', at: at('Temple') }, legal: true }],
])('expect Ana %s', (line, claim) =>
  expect(claimOf(`expect Ana ${line}`)).toEqual({ about: 'legality', player: 'Ana', ...(claim as object) }),
);

test('an expectation of some editions only', () => {
  const tree = treeOf('scenario x\nexpect in 1.0, 1.1: X is dead\n');
  const statement = tree?.kind === 'scenario' ? tree.statements[0] : undefined;
  expect(brief(statement)).toMatchObject({ editions: ['1.0', '1.1'], claim: { units: ['X'] } });
});
