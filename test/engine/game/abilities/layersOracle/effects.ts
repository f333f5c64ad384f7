/** The effects of passives on units of the model, and what each of them asks about. */
import type { Condition, Passive, Piece, Printed, Which } from './board.ts';

/** An effect that is on one unit: what is given to several is there for each of them by itself. */
export interface Effect {
  readonly on: number;
  readonly source: number;
  readonly passive: Passive;
  /** The order of time. */
  readonly stamp: number;
}

/** A piece with what has been done to it: copies are in `printed` already, and what was limited is fixed. */
export interface Unit {
  readonly piece: Piece;
  readonly printed: Printed;
  readonly textSince: number;
  readonly baseMight: number | null;
  readonly changes: readonly number[];
  readonly keywords: readonly { readonly name: string; readonly value: number }[];
}

export type Units = readonly Unit[];

/** What is the same whatever the layers come to: sides and places. `me` is whose text it is. */
export const isAmong = (all: Units, me: number, which: Which, o: number): boolean => {
  const [a, b] = [all[me]?.piece, all[o]?.piece];
  if (a === undefined || b === undefined) return false;
  const sameSide = a.controller === b.controller;
  if (which.side !== undefined && (which.side === 'friendly') !== sameSide) return false;
  if (which.other && me === o) return false;
  return !which.here || (a.place === b.place && (a.place === 'battlefield' || sameSide));
};

/** Whether it asks for anything that layers change. */
export const asks = ({ tag, keyword, without, most, mighty }: Which): boolean =>
  [tag, keyword, without, most, mighty].some(each => each !== undefined);

export const asksMight = ({ most, mighty }: Which): boolean => most !== undefined || mighty !== undefined;

/** Each question of an effect: of which units it asks what. */
export const questionsOf = (all: Units, { on, source, passive }: Effect): readonly (readonly [number, Which])[] => {
  const among = (which: Which): readonly (readonly [number, Which])[] =>
    all.flatMap((_, o) => (asks(which) && isAmong(all, source, which, o) ? [[o, which] as const] : []));
  const { condition, to, gives } = passive;
  return [
    ...(to !== 'me' && asks(to) ? [[on, to] as const] : []),
    ...questionsOfCondition(condition, source, among),
    ...(gives.kind === 'might' && gives.forEach !== undefined ? among(gives.forEach) : []),
  ];
};

const questionsOfCondition = (
  condition: Condition | undefined,
  source: number,
  among: (which: Which) => readonly (readonly [number, Which])[],
): readonly (readonly [number, Which])[] => {
  if (condition === undefined) return [];
  return condition.kind === 'me' ? [[source, condition.am]] : among(condition.unit);
};

/** In the order of time for each unit that has them. */
export const effectsIn = (all: Units): readonly Effect[] =>
  all.flatMap(({ printed, textSince }, source) =>
    printed.passives.flatMap((passive, n) =>
      all.flatMap((_, on) => {
        const isOn = passive.to === 'me' ? on === source : isAmong(all, source, passive.to, on);
        return isOn ? [{ on, source, passive, stamp: textSince + source + n / 10 }] : [];
      }),
    ),
  );
