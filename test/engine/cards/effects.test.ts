import { describe, expect, it } from 'vitest';
import { parseCard, parseCost, parseEffect } from '../../../engine/cards/sentence.ts';
import { compact } from './compact.ts';

const effect = (text: string): string => {
  const found = parseEffect(text);
  return found.ok ? compact(found.instructions) : found.problem.message;
};

describe('an effect in a scenario', () => {
  it.each([
    ['stun Wall', '[stun(what named(name Wall, start 5, end 9))]'],
    ['deal 2 to "Big Wall"', '[deal(amount 2, to named(name Big Wall, start 10, end 20))]'],
    [
      'give Wall, Soldier +1 might this turn',
      '[give might(amount 1, to both(of [named(name Wall, start 5, end 9), named(name Soldier, start 11, end 18)]), until turn)]',
    ],
    [
      'move Scout to "Sunken Temple"',
      '[move(what named(name Scout, start 5, end 10), to location of(what named(name Sunken Temple, start 14, end 29)))]',
    ],
    ['move Scout to base', '[move(what named(name Scout, start 5, end 10), to base(of controller))]'],
    ['draw 1', '[draw(who you, amount 1)]'],
    [
      'kill a friendly unit',
      '[kill(what chosen(slot a, filter (types [unit], side friendly), count (least 1, most 1)))]',
    ],
    [
      'swap the might of Wall and Scout this turn',
      '[swap might(a named(name Wall, start 18, end 22), b named(name Scout, start 27, end 32), until turn)]',
    ],
    [
      "deal Wall's might to Scout",
      '[deal(amount might(of named(name Wall, start 5, end 9)), to named(name Scout, start 21, end 26))]',
    ],
    [
      'attach Sword to Wall',
      '[attach(what named(name Sword, start 7, end 12), to named(name Wall, start 16, end 20))]',
    ],
    ['take control of Wall this turn', '[take control(what named(name Wall, start 16, end 20), until turn)]'],
    ["return Kog'Maw to hand", "[return(what named(name Kog'Maw, start 7, end 14))]"],
  ])('%s', (text, data) => {
    expect(effect(text)).toBe(data);
  });
});

const card = (lines: readonly string[]): readonly string[] =>
  parseCard(lines, 'spell').map(each => (each.ok ? each.abilities.map(compact).join(' & ') : each.problem.message));

describe('the lines of a spell', () => {
  it('speak of what an earlier line chose', () => {
    expect(card(['stun an enemy unit', 'you may move a friendly unit to its battlefield'])[1]).toContain(
      'to location of(what slot(slot a))',
    );
  });

  it('give each choice a slot of its own', () => {
    const all = card(['deal 3 to a unit', 'stun a unit', 'kill a unit']).join();
    expect(all.match(/chosen\(slot (\w)/g)).toEqual(['chosen(slot a', 'chosen(slot b', 'chosen(slot c']);
  });

  it('may replace what the line before says', () => {
    const [first, second] = card(['draw 1', 'level 6: draw 2 instead']);
    expect(first).toBe(
      'spell(instructions [if(when compare(a xp(who you), in (least 6)), instructions [draw(who you, amount 2)], otherwise [draw(who you, amount 1)])])',
    );
    expect(second).toBe('');
  });

  it('are judged one by one', () => {
    expect(parseCard(['draw 1', 'explode', 'stun it'], 'spell').map(({ ok }) => ok)).toEqual([true, false, true]);
  });
});

describe('a cost', () => {
  it.each([
    ['2', '(energy 2, power [], costParts [])'],
    ['1 calm', '(energy 0, power [(domain calm, amount 1)], costParts [])'],
    ['3, 2 any, exhaust me', '(energy 3, power [(domain any, amount 2)], costParts [exhaust(what me)])'],
    [
      '1 chaos, recycle 2 from your trash',
      '(energy 0, power [(domain chaos, amount 1)], costParts [recycle some(amount 2, what (types [card], where zone(zone trash, of you)))])',
    ],
    [
      '1 order, kill a friendly unit',
      '(energy 0, power [(domain order, amount 1)], costParts [kill(what chosen(slot a, filter (types [unit], side friendly), count (least 1, most 1)))])',
    ],
    ['spend 1 xp', '(energy 0, power [], costParts [spend xp(amount 1)])'],
    ['discard 1', '(energy 0, power [], costParts [discard(amount 1)])'],
  ])('%s', (text, data) => {
    const found = parseCost(text);
    expect(found.ok ? compact(found.cost) : found.problem.message).toBe(data);
  });

  it('tells what is none', () => {
    expect(parseCost('1 plum')).toMatchObject({ ok: false, problem: { start: 2 } });
  });
});
