/** Picking a unit up and putting it down, somewhere else or where it was. */
import type { OpeningPlace } from '../../../server/protocol.ts';
import { reasonOf } from './acts.ts';
import { allOpenings, isSettingUp, openingOf, type Playing, refusalOf } from './allowed.ts';

interface Doing {
  readonly write: (line: string) => void;
  readonly render: () => void;
  /** While the board is laid out. */
  readonly move: (object: number, to: OpeningPlace) => void;
  /** Shows why something may not be done. */
  readonly tell: (reason: string) => void;
}

export const lifting = (playing: Playing, { write, render, move, tell }: Doing) => ({
  /** What is picked up already is put down. */
  lift(object: number | undefined): void {
    const { shown } = playing;
    const lifted = object === playing.lifted ? undefined : object;
    playing.lifted = lifted;
    const isFree = lifted === undefined || allOpenings(shown).some(({ objects }) => objects.includes(lifted));
    const reason = isFree ? undefined : refusalOf(shown, lifted);
    tell(reason === undefined ? '' : reasonOf(reason));
    render();
  },

  drop(object: number, to: OpeningPlace): void {
    const { shown } = playing;
    if (isSettingUp(shown)) {
      playing.lifted = undefined;
      return move(object, to);
    }
    const found = openingOf(shown, object, to);
    if (found !== undefined) return write(found.line);
    const reason = refusalOf(shown, object, to);
    playing.lifted = undefined;
    render();
    tell(reason === undefined ? '' : reasonOf(reason));
  },
});
