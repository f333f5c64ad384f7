/** Picking units up, one or several, and putting them down, somewhere else or where they were. */
import type { GroupMovesResult, OpeningPlace } from '../protocol.ts';
import { allOpenings, isSettingUp, openingOf, type Picked, type PickingTexts, reasonOf, refusalOf } from './allowed.ts';

interface Doing {
  readonly texts: PickingTexts;
  readonly write: (line: string) => void;
  readonly render: () => void;
  /** While the board is laid out. */
  readonly move: (objects: readonly number[], to: OpeningPlace) => void;
  /** Asks what several may do together; `told` takes the answer. */
  readonly askTogether: (objects: readonly number[]) => void;
  /** Shows why something may not be done. */
  readonly tell: (reason: string) => void;
}

export const lifting = (picked: Picked, doing: Doing) => {
  const { texts, write, render, move, askTogether, tell } = doing;

  const hold = (objects: readonly number[]): void => {
    Object.assign(picked, { lifted: objects, together: undefined });
    if (objects.length > 1 && !isSettingUp(picked.shown)) askTogether(objects);
    tell(whatIsHeld(picked, texts));
    render();
  };

  return {
    /** Alone. What alone is picked up already is put down. */
    lift(object: number | undefined): void {
      const { lifted } = picked;
      const isAgain = lifted.length === 1 && lifted[0] === object;
      hold(object === undefined || isAgain ? [] : [object]);
    },

    /** Beside what is picked up already; what is among that is put down. */
    liftAlso(object: number): void {
      const { lifted } = picked;
      hold(lifted.includes(object) ? lifted.filter(each => each !== object) : [...lifted, object]);
    },

    /** All of them beside what is picked up already. */
    liftAll: (objects: readonly number[]): void => hold([...new Set([...picked.lifted, ...objects])]),

    /** What several may do together, once it is known. Ignored where others are picked up by then. */
    told(objects: readonly number[], together: GroupMovesResult | null): void {
      if (`${objects}` !== `${picked.lifted}`) return;
      picked.together = together ?? { openings: [], refused: [] };
      tell(whatIsHeld(picked, texts));
      render();
    },

    /** What is picked up. */
    drop(to: OpeningPlace): void {
      const { shown, lifted } = picked;
      if (isSettingUp(shown)) {
        Object.assign(picked, { lifted: [], together: undefined });
        return move(lifted, to);
      }
      const found = openingOf(picked, to);
      if (found !== undefined) return write(found.line);
      const reason = refusalOf(picked, to);
      Object.assign(picked, { lifted: [], together: undefined });
      render();
      tell(reason === undefined ? '' : reasonOf(reason));
    },
  };
};

/** How many, and why they may go nowhere if that is so. */
const whatIsHeld = (picked: Picked, { pickedUp }: PickingTexts): string => {
  const { shown, lifted, together } = picked;
  const [first] = lifted;
  if (first === undefined) return '';
  const isFree =
    lifted.length > 1
      ? together === undefined || together.openings.length > 0
      : allOpenings(shown).some(({ objects }) => objects.includes(first));
  const reason = isFree ? undefined : refusalOf(picked);
  const count = lifted.length > 1 ? [pickedUp(lifted.length)] : [];
  return [...count, ...(reason === undefined ? [] : [reasonOf(reason)])].join(' ');
};
