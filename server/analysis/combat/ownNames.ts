/** The same card on both sides, or more than once on one: each unit with a name of its own. */
import { quote } from '../../../engine/language/tokens/lexer.ts';
import type { Cards } from '../../../engine/scenario/names/cards.ts';
import type { CombatInput, InputUnit } from './combatInput.ts';

type Sides = Pick<CombatInput, 'attackers' | 'defenders'>;

/** `Ana's Staunch Survivor` against `Ben's Staunch Survivor`; on one side, `Spiderling 1` and `Spiderling 2`. */
export const withOwnNames = (attackers: readonly InputUnit[], defenders: readonly InputUnit[], cards: Cards): Sides => {
  const all = [...attackers, ...defenders];
  const like = ({ name = '' }: InputUnit): readonly InputUnit[] =>
    all.filter(each => each.name?.toLowerCase() === name.toLowerCase());
  const named = (unit: InputUnit, side: readonly InputUnit[], player: string): InputUnit => {
    const { name } = unit;
    const alike = name === undefined ? [] : like(unit);
    if (name === undefined || alike.length < 2) return unit;
    const own = alike.filter(each => side.includes(each));
    const owner = own.length < alike.length ? `${player}'s ` : '';
    return renamed(unit, name, `${owner}${name}${own.length > 1 ? ` ${own.indexOf(unit) + 1}` : ''}`, cards);
  };
  return {
    attackers: attackers.map(each => named(each, attackers, 'Ana')),
    defenders: defenders.map(each => named(each, defenders, 'Ben')),
  };
};

const renamed = (unit: InputUnit, name: string, as: string, cards: Cards): InputUnit => {
  const written = unit.line.startsWith('"') ? quote(name) : name;
  const head = cards.print(name) === null ? quote(as) : `${quote(as)} = ${written}`;
  return {
    ...unit,
    line: head + unit.line.slice(written.length),
    attributes: { ...unit.attributes, line: unit.attributes.line + head.length - written.length },
  };
};
