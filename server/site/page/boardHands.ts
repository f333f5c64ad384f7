/** Units of the board picked up and put down by mouse, touch or keyboard: what is put down writes its line, or changes that of the board. */

import type { Picked, PickingTexts } from '../../picking/allowed.ts';
import { dragging } from '../../picking/dragging.ts';
import { lifting } from '../../picking/lifting.ts';
import { light } from '../../picking/lighting.ts';
import type { GroupMovesResult, OpeningPlace, OpeningsResult } from '../../protocol.ts';
import { part, say } from './panes.ts';

const TEXTS: PickingTexts = {
  pickedUp: count => `${count} units are picked up.`,
  putHere: 'Put it here',
  notHere: 'It cannot be put here',
};

export interface BoardWork {
  readonly write: (line: string) => void;
  /** While the cursor is on the board's own lines. */
  readonly move: (objects: readonly number[], to: OpeningPlace) => void;
  /** What several may do together. */
  readonly together: (objects: readonly number[]) => Promise<GroupMovesResult | null>;
  /** Shows what may be done with what is picked up; undefined: with everything. */
  readonly show: (picked: Picked | undefined) => void;
}

export interface BoardHands {
  /** What may be done on the board as it is drawn now; nothing is picked up then. None while that is not known. */
  readonly offer: (openings: OpeningsResult | null) => void;
}

export const boardHands = ({ write, move, together, show }: BoardWork): BoardHands => {
  const picture = part('board');
  const picked: Picked = { shown: null, lifted: [], together: undefined };
  const shine = (): void => light(picture, picked, { texts: TEXTS, sign: () => undefined });
  const { told, ...hands } = lifting(picked, {
    texts: TEXTS,
    write,
    move,
    render() {
      shine();
      show(picked.lifted.length === 0 ? undefined : picked);
    },
    askTogether: objects => void together(objects).then(found => told(objects, found)),
    tell: reason => {
      if (reason !== '') say(reason);
    },
  });
  dragging(picture, { ...hands, lifted: () => picked.lifted });
  return {
    offer(shown) {
      Object.assign(picked, { shown, lifted: [], together: undefined });
      shine();
    },
  };
};
