/** The units of a combat in the words of who typed it: `3 tank` is "the 3 Tank", and nobody has to know what `Defender1` is. */
import { isOfType, listed } from '../../../engine/game/play/query.ts';
import type { State, Unit } from '../../../engine/game/state/state.ts';
import { keywordNamed } from '../../../engine/keywords.ts';
import { eachOf } from './board.ts';
import type { CombatInput } from './combatInput.ts';
import type { TypedUnit } from './types.ts';

/** `opening`: the board as it was laid out; its units at the battlefield are those typed, in that order. */
export const asTyped = ({ attackers, defenders }: CombatInput, opening: State): readonly TypedUnit[] => {
  const inputs = [
    ...eachOf(attackers).map(unit => ({ unit, role: 'attacker' as const })),
    ...eachOf(defenders).map(unit => ({ unit, role: 'defender' as const })),
  ];
  return laidOut(opening).map(({ name }, at): TypedUnit => {
    const input = inputs[at];
    if (input === undefined || input.unit.isNamed) return { name, role: input?.role ?? 'defender', words: null };
    return { name, role: input.role, words: input.unit.line.replace(/^.*?\bmight /, '') };
  });
};

/** The units that the combat was typed with, in that order. */
export const laidOut = ({ objects }: State): readonly Unit[] =>
  objects.filter(each => isOfType(each, 'unit') && each.zone.kind === 'battlefield');

/**
 * "the 3 Tank, both 2s and Sniper". Units that were typed alike are counted, and where both sides have such a one it is
 * said whose it is. What was not typed, a token that came up later, has its name.
 */
export const unitsInWords = (names: readonly string[], typed: readonly TypedUnit[]): string =>
  listed(nounsOf(names, typed));

/** "the 3 Tank"; of several that were typed alike, "the second 3". */
export const unitInWords = (name: string, typed: readonly TypedUnit[]): string => {
  const unit = typed.find(each => each.name === name);
  if (unit === undefined || unit.words === null) return name;
  const alike = typed.filter(({ role, words }) => role === unit.role && words === unit.words);
  if (alike.length === 1) return unitsInWords([name], typed);
  return `the ${ORDINALS[alike.indexOf(unit)] ?? 'next'} ${whose(unit, typed)}${inTitleCase(unit.words)}`;
};

/** A sentence about the scenario, with the units as they were typed in the place of `Defender1`. */
export const inTypedWords = (sentence: string, typed: readonly TypedUnit[]): string =>
  sentence.replace(/[\p{L}\p{N}_]+/gu, word => unitInWords(word, typed));

/** Each kind of unit once, in the order of `names`. */
const nounsOf = (names: readonly string[], typed: readonly TypedUnit[]): readonly string[] => {
  const alike = new Map<string, { readonly first: TypedUnit; count: number }>();
  const nouns: (() => string)[] = [];
  for (const name of names) {
    const unit = typed.find(each => each.name === name);
    if (unit === undefined || unit.words === null) {
      nouns.push(() => name);
      continue;
    }
    const key = `${unit.role} ${unit.words}`;
    const counted = alike.get(key);
    if (counted !== undefined) {
      counted.count++;
      continue;
    }
    const kind = { first: unit, count: 1 };
    alike.set(key, kind);
    nouns.push(() => noun(kind.first, unit.words ?? '', kind.count, typed));
  }
  return nouns.map(each => each());
};

/** `count` of the units that were typed like this one. */
const noun = (unit: TypedUnit, words: string, count: number, typed: readonly TypedUnit[]): string => {
  const all = typed.filter(each => each.role === unit.role && each.words === words).length;
  const one = `${whose(unit, typed)}${inTitleCase(words)}`;
  if (all === 1) return `the ${one}`;
  const many = /^\d+$/.test(words) ? `${one}s` : `${one} units`;
  if (count === all) return all === 2 ? `both ${many}` : `all ${inLetters(all)} ${many}`;
  return `${inLetters(count)} of the ${inLetters(all)} ${many}`;
};

/** Whose it is, where the other side has one that was typed alike. */
const whose = ({ role, words }: TypedUnit, typed: readonly TypedUnit[]): string => {
  if (!typed.some(each => each.role !== role && each.words === words)) return '';
  return role === 'attacker' ? 'attacking ' : 'defending ';
};

/** "3 tank" as "3 Tank": keywords have capitals in a sentence. */
const inTitleCase = (words: string): string =>
  words
    .split(' ')
    .map(word => (keywordNamed(word) === undefined ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join(' ');

const ORDINALS = 'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'.split(',');
const LETTERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const inLetters = (count: number): string => LETTERS[count] ?? `${count}`;
