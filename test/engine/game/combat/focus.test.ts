/** Who has focus and priority after what, edition by edition (`showdown.focus-passes`, `chain.execute.pass`). */
import { describe, expect, it } from 'vitest';
import { type Act, perform, refuse } from '../../../../engine/game/actions.ts';
import { priorityOf } from '../../../../engine/game/combat/showdown.ts';
import type { Play } from '../../../../engine/game/play/play.ts';
import { type Edition, PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { PlayerId } from '../../../../engine/game/state/state.ts';
import { FIRST_TURN, newGame, openingOf } from '../random/game.ts';

const BOARD = `scenario "focus"
  player Ana hand "Discipline", "Cleave"
  player Ben hand "Defy"
  player Cleo
  battlefield Grove controlled by Ben
    Ben: Wall might 3
  base Ana
    Raider might 3`;

const seat = (name: string): PlayerId => ['Ana', 'Ben', 'Cleo'].indexOf(name) as PlayerId;

/** The combat at Grove, its showdown open, with focus on Ana. */
const inCombat = (edition: Edition): Play => {
  const play = newGame(openingOf(BOARD, edition));
  act(play, 'Ana', FIRST_TURN);
  const raider = play.state.objects.find(o => o.name === 'Raider')?.id;
  if (raider === undefined) throw new Error('no Raider');
  act(play, 'Ana', { kind: 'move', groups: [{ units: [raider], to: { kind: 'battlefield', at: 0 as never } }] });
  return play;
};

const act = (play: Play, name: string, what: Act): void => {
  expect(refuse(play.state, seat(name), what)).toEqual([]);
  perform(play, seat(name), what);
};

const plays = (play: Play, name: string, card: string): void => {
  const o = play.state.objects.find(c => c.name === card);
  if (o === undefined) throw new Error(`no ${card}`);
  act(play, name, {
    kind: 'play',
    card: o.id,
    from: null,
    to: null,
    declared: { choosing: [], moves: [], paying: [] },
  });
  const { decision } = play.state;
  if (decision?.kind === 'choose' && decision.question.ask === 'refs')
    act(play, name, { kind: 'answer', answer: { kind: 'refs', refs: decision.question.options.slice(0, 1) } });
};

const holder = (play: Play): string | undefined => {
  const who = priorityOf(play.state);
  return who === null ? undefined : play.state.players[who]?.name;
};
const focus = (play: Play): string | undefined => {
  const { showdown } = play.state;
  return showdown === null ? undefined : play.state.players[showdown.focus]?.name;
};

/** In a combat all pass, or, in the first edition, the two whose combat it is. */
const passers = (edition: Edition): readonly string[] => (edition === '1.0' ? ['Ana', 'Ben'] : ['Ana', 'Ben', 'Cleo']);

describe.each(PLAYED_EDITIONS)('focus and priority in %s', edition => {
  it('begin with whoever attacks, and go round with each pass', () => {
    const play = inCombat(edition);
    for (const name of passers(edition)) {
      expect([focus(play), holder(play)]).toEqual([name, name]);
      act(play, name, { kind: 'pass' });
    }
    expect([focus(play), play.state.chain.length]).toEqual([undefined, 0]);
  });

  it('stay apart on a chain: whoever played has priority, and focus does not move before its end', () => {
    const play = inCombat(edition);
    plays(play, 'Ana', 'Discipline');
    for (const name of passers(edition)) {
      expect([focus(play), holder(play)]).toEqual(['Ana', name]);
      act(play, name, { kind: 'pass' });
    }
    expect(play.state.chain).toEqual([]);
    expect([focus(play), holder(play)]).toEqual(['Ben', 'Ben']);
  });

  it('are given to whoever answers, until that has resolved', () => {
    const play = inCombat(edition);
    plays(play, 'Ana', 'Discipline');
    act(play, 'Ana', { kind: 'pass' });
    plays(play, 'Ben', 'Defy');
    expect([focus(play), holder(play)]).toEqual(['Ana', 'Ben']);
    const others = passers(edition).filter(name => name !== 'Ben');
    for (const name of ['Ben', ...[...others.slice(1), ...others.slice(0, 1)]]) act(play, name, { kind: 'pass' });
    expect(play.state.chain).toEqual([]);
    expect([focus(play), holder(play)]).toEqual(['Ben', 'Ben']);
  });

  it('let nobody else pass', () => {
    const play = inCombat(edition);
    for (const name of ['Ben', 'Cleo']) expect(refuse(play.state, seat(name), { kind: 'pass' })).not.toEqual([]);
    plays(play, 'Ana', 'Discipline');
    for (const name of ['Ben', 'Cleo']) expect(refuse(play.state, seat(name), { kind: 'pass' })).not.toEqual([]);
  });
});
