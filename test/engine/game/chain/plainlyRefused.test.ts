/** What is taken to be refused without a look at its choices is refused with all of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Act, isLegal, perform } from '../../../../engine/game/actions.ts';
import type { PlayAct } from '../../../../engine/game/chain/permissions.ts';
import { isPlainlyRefused } from '../../../../engine/game/chain/plainlyRefused.ts';
import { isOthersToAct } from '../../../../engine/game/chain/timing.ts';
import { allLocations } from '../../../../engine/game/play/destinations.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { boardsIn } from '../explore/boards.ts';
import { candidatesIn } from '../random/candidates.ts';
import { newGame, playGame } from '../random/game.ts';

const GAMES = 60;

/** Each position of some games, before the act that follows it there. */
function* positions(): Generator<State> {
  for (let seed = 1; seed <= GAMES; seed++) {
    const { opening, acts, faults } = playGame(seed, {
      acts: 40,
      cards: 'many',
      edition: seed % 2 === 0 ? '1.5' : '1.4',
    });
    if (faults.length > 0) continue;
    const play = newGame(opening);
    for (const { who, act } of acts) {
      yield play.state;
      perform(play, who, act);
    }
  }
}

/** Of every card in a hand, to every place, by every player. */
const playsIn = (state: State): readonly { readonly who: PlayerId; readonly act: PlayAct }[] =>
  state.players.flatMap(({ id: who }) =>
    state.objects
      .filter(({ zone }) => zone.kind === 'hand')
      .flatMap(({ id: card, type }) =>
        (type === 'unit' ? allLocations(state) : [null]).map(to => ({ who, act: playing(card, to) })),
      ),
  );

const playing = (card: PlayAct['card'], to: PlayAct['to']): PlayAct => ({
  kind: 'play',
  card,
  from: null,
  to,
  declared: { choosing: [], moves: [], paying: [], asks: true },
});

/** The games are played once for all that is asked of their positions. */
const plays = { plainly: 0, legal: 0, wrong: [] as string[] };
const others = { asked: 0, wrong: [] as Act[] };
beforeAll(() => {
  for (const state of positions()) {
    for (const { who, act } of playsIn(state)) {
      const isPlain = isPlainlyRefused(state, who, act);
      const isAllowed = isLegal(state, who, act);
      if (isPlain) plays.plainly++;
      else if (isAllowed) plays.legal++;
      if (isPlain && isAllowed) plays.wrong.push(`${state.objects[act.card]?.name}`);
    }
    for (const { who, act } of candidatesIn(state)) {
      if (!isOthersToAct(state, who)) continue;
      others.asked++;
      if (isLegal(state, who, act)) others.wrong.push(act);
    }
  }
});

describe('a play that is plainly refused', () => {
  it('is refused in random games, and many are', () => {
    expect(plays.wrong).toEqual([]);
    expect(plays.plainly).toBeGreaterThan(1000);
    expect(plays.legal).toBeGreaterThan(50);
  });

  const refused = (cards: string, board: string): boolean => {
    const [found] = boardsIn(`card Bolt spell reaction
  cost 2
  deal 2 to a unit

${cards}
scenario "too dear"
  edition 1.5
  player Ana energy 1 hand Bolt
  player Ben hand nothing
  battlefield Quarry
  base Ana
    Raider might 3
${board}
  turn Ana
`);
    if (found === undefined) throw new Error('no board');
    const { state } = found;
    const bolt = state.objects.find(({ name }) => name === 'Bolt');
    if (bolt === undefined) throw new Error('no Bolt');
    const act: Act = playing(bolt.id, null);
    expect(isPlainlyRefused(state, state.turnPlayer, act) && isLegal(state, state.turnPlayer, act)).toBe(false);
    return isPlainlyRefused(state, state.turnPlayer, act);
  };

  it('is one that is too dear, unless something in the game may change that', () => {
    expect(refused('', '')).toBe(true);
    const adding = 'card Cell gear\n  reaction, exhaust this: add 1\n';
    expect(refused(adding, '    gear Cell = "Cell"')).toBe(false);
    expect(refused(adding, '    gear Cell = "Cell" exhausted')).toBe(true);
    expect(refused('card Sage unit\n  might 2\n  your spells cost 1 less\n', '    Sage = "Sage"')).toBe(false);
    expect(
      refused('card Tapper unit\n  might 2\n  when you choose a friendly unit: add 1\n', '    Tapper = "Tapper"'),
    ).toBe(false);
  });
});

describe('somebody who does not have priority', () => {
  it('can do nothing in random games', () => {
    expect(others.wrong).toEqual([]);
    expect(others.asked).toBeGreaterThan(1000);
  });
});
