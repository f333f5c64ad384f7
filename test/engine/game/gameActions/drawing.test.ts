/** Drawing (413 in 1.4) and burning out (431): as many as possible, the trash into the deck, a point for an opponent, the rest. */
import { describe, expect, it } from 'vitest';
import { draw } from '../../../../engine/game/gameActions/cards.ts';
import { player } from '../../../../engine/game/play/query.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { ANA, BEN, gameOf, namesIn, stepsOf } from '../support.ts';

const CARDS = ['One', 'Two', 'Three'].map(name => `card ${name} unit\n  might 1\n`).join('\n');
const board = (deck: string, trash: string, points = 0): string => `
  player Ana${deck}
  player Ben points ${points}
  battlefield Grove
${trash}`;

describe.each(PLAYED_EDITIONS)('in %s', edition => {
  it('the top card goes to hand', () => {
    const play = gameOf(board(' hand Three deck One, Two', ''), edition, CARDS);
    draw(play, ANA, 1);
    expect([...namesIn(play, 'hand', ANA)].sort()).toEqual(['One', 'Three']);
    expect(namesIn(play, 'deck', ANA)).toEqual(['Two']);
  });

  it('with too few cards a player draws them, burns out, and draws the rest', () => {
    const play = gameOf(board(' deck One', '  trash Ana Two'), edition, CARDS);
    const rules = stepsOf(play, () => draw(play, ANA, 2)).map(([rule]) => rule);
    expect([...namesIn(play, 'hand', ANA)].sort()).toEqual(['One', 'Two']);
    expect(namesIn(play, 'trash', ANA)).toEqual([]);
    expect(player(play.state, BEN).points).toBe(1);
    expect(rules.indexOf('burn-out')).toBeLessThan(rules.lastIndexOf('draw'));
  });

  it('drawing exactly what is left burns nobody out', () => {
    const play = gameOf(board(' deck One, Two', '  trash Ana Three'), edition, CARDS);
    draw(play, ANA, 2);
    expect(namesIn(play, 'deck', ANA)).toEqual([]);
    expect(namesIn(play, 'trash', ANA)).toEqual(['Three']);
    expect(player(play.state, BEN).points).toBe(0);
  });

  it('without deck and trash a player burns out until an opponent has won', () => {
    const play = gameOf(board(' deck One', '', 5), edition, CARDS);
    draw(play, ANA, 1);
    expect(play.state.winners).toEqual([]);
    const rules = stepsOf(play, () => draw(play, ANA, 1)).map(([rule]) => rule);
    expect(play.state.winners).toEqual([BEN]);
    // The game is over before the card that was not there could be drawn.
    expect(rules).not.toContain('draw');
    expect(player(play.state, ANA).drew).toBe(1);
    expect(player(play.state, BEN).points).toBe(8);
  });
});
