/** Prints whose second halves, deciders, places and durations are easily read as something else: read right, or refused. */
import { describe, expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';
import { readAs } from '../../../engine/cards/readAs.ts';

const read = (type: string, text: string): string =>
  pasteCard(`Type: ${type}\n${text}`)
    .lines.flatMap(line => (line.read ? readAs(line.abilities) : [`refused: ${line.message}`]))
    .join(' ');

const NEXT = 'On resolution: replace next (ability: replacement: instead of, or as:';

describe('a print', () => {
  it.each([
    [
      'The next time a friendly unit would be dealt damage this turn, prevent 2 of it and draw 1.',
      `${NEXT} be dealt (unit (friendly)): deal instead (that much -2, to event (part: what)); draw (by you, 1), for turn, times: 1).`,
    ],
    [
      'The next time a friendly unit would be dealt damage this turn, prevent that damage and draw 1.',
      `${NEXT} be dealt (unit (friendly)): draw (by you, 1), for turn, times: 1).`,
    ],
    [
      'The next time a friendly unit would be dealt damage this turn, recall it instead and draw 1.',
      `${NEXT} be dealt (unit (friendly)): recall (event (part: what)); draw (by you, 1), for turn, times: 1).`,
    ],
    [
      'The next time a friendly unit would be dealt damage this turn, stun it instead, then draw 1.',
      `${NEXT} be dealt (unit (friendly)): stun (event (part: what)); draw (by you, 1), for turn, times: 1).`,
    ],
    [
      'The next time a unit would die this turn, its owner may recycle it instead.',
      `${NEXT} die (unit): its owner may: recycle (event (part: what)), for turn, times: 1).`,
    ],
    [
      'Play a unit from your trash, ignoring its cost. Banish it when it leaves the board this turn.',
      'On resolution: play (by you, 1 chosen unit (at zone (zone: trash, of you)) [a], free: cost); later (event: leave (what was chosen [a]), for turn, times: 1, then: banish (what was chosen [a])).',
    ],
    [
      'Move a friendly unit and an enemy unit to the same battlefield.',
      'On resolution: move (both (of 1 chosen unit (friendly) [a], 1 chosen unit (enemy) [b]), to chosen (slot: c, at battlefield, one)).',
    ],
    [
      'Deal 2 to an enemy unit and 1 to each other enemy unit at the same battlefield.',
      'On resolution: deal (2, to 1 chosen unit (enemy) [a]); deal (1, to all unit (enemy, at with (what was chosen [a], battlefield), other)).',
    ],
  ])('of a spell is read as a whole: %s', (print, expected) => {
    expect(read('spell', print)).toBe(expected);
  });

  it.each([
    [
      'If a friendly unit would die, recall it instead and draw 1.',
      'Replacement: instead of, or as: die (unit (friendly)): recall (event (part: what)); draw (by you, 1).',
    ],
    [
      'If a unit would die, its owner may recall it instead.',
      'Replacement: instead of, or as: die (unit): its owner may: recall (event (part: what)).',
    ],
    [
      'If a unit would die, its owner may draw 1 instead.',
      'Replacement: instead of, or as: die (unit): its owner may: each player (by its owner, then: draw (by that player, 1)).',
    ],
    [
      'If an opponent would draw a card, they may gain 1 XP instead.',
      'Replacement: instead of, or as: draw (by an opponent): that player may: gain xp (by that player, 1).',
    ],
    [
      'When an enemy unit moves from here to its base, draw 1.',
      'Triggered: when move (unit (enemy), from here, to base (of its controller)): draw (by you, 1).',
    ],
  ])('of a unit is read as a whole: %s', (print, expected) => {
    expect(read('unit', print)).toBe(expected);
  });

  it.each([
    ['spell', 'Each friendly unit deals 1 to an enemy unit at the same battlefield.'],
    ['spell', "Recycle a card from each opponent's trash."],
    ['spell', 'Units you control at the chosen battlefield have [Tank] this turn.'],
    ['spell', 'The chosen player draws 2.'],
    ['unit', 'If a friendly unit would die this turn, recall it instead.'],
    ['unit', 'The next time a friendly unit would die, recall it instead.'],
    ['unit', 'If a unit would die, an opponent may recall it instead.'],
  ])('of a %s is refused where it leaves open what is meant: %s', (type, print) => {
    expect(read(type, print)).toMatch(/^refused: /u);
  });
});
