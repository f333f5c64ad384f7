/** What can be seen at each stop of a scenario: one scene told in full, and what holds for the scenes of random games. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { pathOf, stateAtStop, stopAtLine } from '../../../server/analysis/scene/path.ts';
import type { Scene } from '../../../server/analysis/scene/scene.ts';
import { sceneOf } from '../../../server/analysis/scene/sceneOf.ts';
import { playGame } from '../../engine/game/random/game.ts';

const CONTEXT = runContext(loadRuleBook(), '1.4');

const walked = (text: string) => {
  const block = parseFile(text).blocks[0];
  if (block?.tree.kind !== 'scenario') throw new Error('no scenario');
  const scenario = { ...block, tree: block.tree };
  const run = runScenario(scenario, CONTEXT).runs[0];
  if (run === undefined) throw new Error('not run');
  const path = pathOf(scenario, run, CONTEXT.rules);
  const sceneAt = (stop: number) => {
    const at = stateAtStop(run, path, stop);
    if (at === undefined) throw new Error(`no stop ${stop}`);
    return sceneOf(at.state, { ruleset: path.ruleset, before: at.before });
  };
  return { path, sceneAt };
};

const ASSAULT = `scenario "Assault on the quarry"
  edition 1.4
  player Ana points 3
  player Ben hand "Gust" runes 2x calm deck Gust, Gust rune deck 2x calm, mind, calm
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
  base Ana
    Raider might 4 assault 2
  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Wall is dead
`;

test('what leaves no choice belongs to the line that led to it, and not to an expectation', () => {
  const of = (script: string) => {
    const { path, sceneAt } = walked(ASSAULT.replace('  expect Wall is dead', script));
    const { stops, lines } = path;
    const led = lines.find(({ line }) => line === stops.find(({ text }) => text.startsWith('Ana assigns'))?.line);
    const isWallThere = (text: string) => {
      const line = lines.find(each => each.text === text);
      return sceneAt(line?.to ?? 0).objects.some(({ name }) => name === 'Wall');
    };
    return { led: led?.text, isWallThere };
  };
  const plain = of('  expect Wall is dead\n  expect Raider is alive');
  expect(plain.led).toBe('all pass');
  expect(plain.isWallThere('all pass')).toBe(false);
  // Asked about the assignment, it is still open at that line.
  const asked = of('  expect Ana can assign 6 to Wall\n  expect Wall is dead');
  expect(asked.led).toBe('expect Ana can assign 6 to Wall');
  expect(asked.isWallThere('all pass')).toBe(true);
  expect(asked.isWallThere('expect Wall is dead')).toBe(false);
});

describe('a path', () => {
  const { path } = walked(ASSAULT);

  test('has a stop for the board as laid out and one for each step, with its rule', () => {
    expect(path.stops[0]).toEqual({ line: 0, text: '' });
    expect(path.stops.length).toBeGreaterThan(5);
    for (const { rule, text } of path.stops.slice(1)) {
      expect(rule?.concept).toMatch(/^[a-z]/);
      expect(text).toMatch(/\.$/);
    }
  });

  test('has the lines of the script, each from where it found the game to where it left it', () => {
    expect(path.lines.map(({ text }) => text)).toEqual([
      'turn Ana',
      'Ana moves Raider to Quarry',
      'all pass',
      'expect Wall is dead',
    ]);
    expect(path.lines[0]?.from).toBe(0);
    for (const [at, { from, to }] of path.lines.entries()) {
      expect(to).toBeGreaterThanOrEqual(from);
      expect(from).toBe(path.lines[at - 1]?.to ?? 0);
    }
    expect(path.lines.at(-1)?.to).toBe(path.stops.length - 1);
  });

  test('shows at a line where it left the game, and above the script the board as laid out', () => {
    expect(stopAtLine(path, 2)).toBe(0);
    expect(stopAtLine(path, 9)).toBe(path.lines[1]?.to);
    expect(stopAtLine(path, 400)).toBe(path.stops.length - 1);
  });
});

describe('a scene', () => {
  const { path, sceneAt } = walked(ASSAULT);

  test('tells what lies on the table', () => {
    const scene = sceneAt(0);
    expect(
      scene.players.map(({ name, points, deck, runeDeck, hand }) => ({ name, points, deck, runeDeck, hand })),
    ).toEqual([
      { name: 'Ana', points: 3, deck: null, runeDeck: null, hand: { names: [], unseen: 0, isWhole: false } },
      {
        name: 'Ben',
        points: 0,
        deck: 2,
        runeDeck: ['calm', 'calm', 'mind', 'calm'],
        hand: { names: ['Gust'], unseen: 0, isWhole: true },
      },
    ]);
    expect(scene.players[1]?.resources?.runes).toEqual([{ domain: 'calm', ready: 2, exhausted: 0 }]);
    expect(
      scene.objects.map(({ name, place, might, lethal }) => ({ name, place, might: might?.value, lethal })),
    ).toEqual([
      { name: 'Wall', place: { kind: 'battlefield', at: 0 }, might: 3, lethal: 3 },
      { name: 'Raider', place: { kind: 'base', player: 0 }, might: 4, lethal: 4 },
    ]);
    expect(scene.changed).toEqual({ objects: [], players: [], battlefields: [], chain: [] });
  });

  test('tells of a combat who attacks, with what Might and why', () => {
    const scene = sceneAt(stopAtLine(path, 9));
    expect(scene.combat).toMatchObject({ at: 0, attacker: 0, defender: 1, damage: { attacker: 6, defender: 3 } });
    expect(scene.objects[1]).toMatchObject({ role: 'attacker', exhausted: true });
    expect(scene.objects[1]?.might).toEqual({
      value: 6,
      printed: 4,
      parts: [
        { label: 'its own', amount: 4 },
        { label: 'Assault', amount: 2 },
      ],
    });
    expect(scene.focus).toBe(0);
  });

  test('shows what dies at the stop where it does, with where it went, and what changed', () => {
    const stop = path.stops.findIndex((_, at) => sceneAt(at).left.length > 0);
    const scene = sceneAt(stop);
    expect(scene.left.map(({ object, to }) => [object.name, to])).toEqual([['Wall', 'trash']]);
    expect(scene.players[1]?.trash).toEqual(['Wall']);
    expect(scene.changed.players).toContain(1);
  });

  test('is plain JSON at every stop of random games, and says that something changed where something did', () => {
    for (let seed = 40; seed < 52; seed++) {
      const { play, opening } = playGame(seed, { acts: 40, cards: 'many' });
      let before = opening;
      for (const { after } of play.recorder.steps) {
        const scene = sceneOf(after, { ruleset: after.edition, before });
        expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
        const { changed, left, leftChain } = scene;
        const isLit = [left, leftChain, ...Object.values(changed)].some(({ length }) => length > 0);
        const shown = ({ objects, players, battlefields, chain }: Scene) => [objects, players, battlefields, chain];
        expect(isLit).toBe(!isDeepStrictEqual(shown(scene), shown(sceneOf(before, { ruleset: after.edition }))));
        before = after;
      }
    }
  });
});
